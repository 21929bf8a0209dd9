"""Homebrew in processes of its own: what a file does there hurts nobody else."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from peerless.bots.matchup import Matchup
from peerless.catalog.build import build_tables
from peerless.catalog.content import Content
from peerless.catalog.loader import template
from peerless.catalog.settings import Settings
from peerless.core.errors import ContentError
from peerless.server.content import homebrew_pool
from peerless.server.content.homebrew_pool import MOST_WAITING, HomebrewPool
from peerless.server.content.homebrew_worker import Start
from peerless.service.api.file_check import FileChecked
from peerless.service.api.lobby import MOST_NEW_TABLE
from peerless.service.content import homebrew
from peerless.service.content.homebrew import HomebrewBusy, from_row
from peerless.service.http.errors import failure, key_of
from peerless.service.protocol.setup import HomebrewFile
from tests.server.support import WAIT_SECONDS, in_loop, new_guest, server_here, sqlite
from tests.support.words import words

ODD = "tests.server.content.odd_worker"
HERO = template("hero").replace("new_id", "good").replace("NEW_NAME", "Good")


def file(name: str, text: str = HERO) -> HomebrewFile:
    return HomebrewFile(kind="hero", id=name, text=text)


@asynccontextmanager
async def pool(**options: Any) -> AsyncIterator[HomebrewPool]:
    made = HomebrewPool(**{"seconds": WAIT_SECONDS, "worker": ODD, **options})
    try:
        yield made
    finally:
        await made.close()


async def hero_name(made: HomebrewPool, caller: str) -> str:
    checked = msgspec.json.decode(await made.check(caller, file("good"), "en"), type=FileChecked)
    assert checked.hero is not None, checked.problems
    return checked.hero.name


async def refusal(made: HomebrewPool, caller: str, name: str) -> tuple[int, str]:
    """Status and key of the error that a file gets."""
    with pytest.raises((ContentError, HomebrewBusy)) as caught:
        await made.check(caller, file(name), "en")
    return failure(caught.value, "en")[0], key_of(caught.value)


async def until(path: Path) -> int:
    while not path.exists() or not path.read_text(encoding="utf-8"):
        await asyncio.sleep(0.01)
    return int(path.read_text(encoding="utf-8"))


@in_loop
async def test_files_come_back_as_definitions_and_problems(content: Content) -> None:
    async with pool() as made:
        [row] = await made.read("ada", [file("good")])
        assert from_row(row) == homebrew.read_homebrew(file("good"), content)
        with pytest.raises(ContentError) as here:
            homebrew.read_homebrew(file("bad", "name: 3\nmove: x"), content)
        with pytest.raises(ContentError) as there:
            await made.read("ada", [file("good"), file("bad", "name: 3\nmove: x")])
        assert [there.value.said(language) for language in ("en", "cs", "uk")] == [
            here.value.said(language) for language in ("en", "cs", "uk")
        ]
        assert key_of(there.value) == key_of(here.value)
        with pytest.raises(ContentError, match=words("error-id-taken")):
            await made.read("ada", [file("medusa")])
        with pytest.raises(ContentError, match=words("error-id-taken")):
            await made.read("ada", [file("good"), file("good")])


@in_loop
async def test_a_match_up_is_compiled_as_it_is_here(content: Content) -> None:
    settings = Settings(heroes=["good", "medusa"], board="sarpedon")
    own = content.copy()
    own.add(homebrew.read_homebrew(file("good"), content))
    async with pool() as made:
        matchup = Matchup([own.hero("good"), own.hero("medusa")], own.board("sarpedon"))
        tables = await made.compile("ada", matchup, settings)
    expected = build_tables(settings, own.heroes, own.boards)
    for name in (name for name in dir(expected) if not name.startswith("_")):
        assert getattr(tables, name) == getattr(expected, name), name


@in_loop
async def test_nobody_waits_for_the_heavy_files_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One guest's files never end and more of them wait; a stranger gets the other process."""
    monkeypatch.setenv("BEGUN", str(tmp_path / "begun"))
    async with pool() as made:
        heavy = [asyncio.create_task(made.check("eve", file("sleeping"), "en")) for _ in range(3)]
        await until(tmp_path / "begun")
        assert [await hero_name(made, "ada") for _ in range(3)] == ["Good"] * 3
        assert [task.done() for task in heavy] == [False] * 3
        for task in heavy:
            task.cancel()


@in_loop
async def test_a_process_that_is_late_is_replaced() -> None:
    async with pool(processes=1, seconds=0.2) as made:
        assert await refusal(made, "eve", "sleeping") == (422, "error-homebrew-late")
        [child] = made.children
        assert child.process is None
        made.seconds, child.greeting = WAIT_SECONDS, Start(WAIT_SECONDS, made.most_memory)
        assert await hero_name(made, "ada") == "Good"
        assert child.starts == 2


@pytest.mark.parametrize("name", ["dying", "wordy"])
@in_loop
async def test_a_process_that_fails_is_replaced(name: str) -> None:
    async with pool(processes=1) as made:
        assert await refusal(made, "eve", name) == (422, "error-homebrew-failed")
        assert await hero_name(made, "ada") == "Good"
        assert made.children[0].starts == 2


@in_loop
async def test_a_killed_process_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEGUN", str(tmp_path / "begun"))
    async with pool(processes=1) as made:
        eve = asyncio.create_task(refusal(made, "eve", "sleeping"))
        os.kill(await until(tmp_path / "begun"), signal.SIGKILL)
        assert await eve == (422, "error-homebrew-failed")
        assert await hero_name(made, "ada") == "Good"


@in_loop
async def test_a_file_that_takes_too_much_memory_is_refused() -> None:
    async with pool(processes=1) as made:
        assert await refusal(made, "eve", "hungry") == (422, "error-homebrew-memory")
        assert await hero_name(made, "ada") == "Good"
        assert made.children[0].starts == 2


@in_loop
async def test_a_process_ends_itself_when_its_time_of_computing_is_over() -> None:
    """Also where nobody waits for it any longer."""
    async with pool(processes=1) as made:
        made.children[0].greeting = Start(1.0, made.most_memory)
        assert await refusal(made, "eve", "spinning") == (422, "error-homebrew-failed")


@in_loop
async def test_what_waits_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEGUN", str(tmp_path / "begun"))
    async with pool(processes=1, most_waiting_bytes=100_000) as made:
        tasks = [asyncio.create_task(made.check("eve", file("sleeping"), "en"))]
        await until(tmp_path / "begun")
        tasks += [asyncio.create_task(made.check("eve", file("good"), "en")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        assert await refusal(made, "eve", "good") == (503, "error-homebrew-busy")
        with pytest.raises(HomebrewBusy):
            await made.check("ada", file("good", "x" * 100_000), "en")
        assert made.bytes <= 100_000
        for task in tasks[1:]:
            task.cancel()
        await asyncio.gather(*tasks[1:], return_exceptions=True)
        waiting = asyncio.create_task(refusal(made, "ada", "good"))
        await asyncio.sleep(0)
        await made.close()
        assert await waiting == (503, "error-closing")
        with pytest.raises(HomebrewBusy):
            await tasks[0]
        assert (made.bytes, len(made._queue)) == (0, 0)


@in_loop
async def test_an_unexpected_error_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pool(processes=1) as made:
        with monkeypatch.context() as broken:
            broken.setattr(made.children[0], "line", None)
            assert await refusal(made, "eve", "good") == (503, "error-homebrew-busy")
        assert await hero_name(made, "ada") == "Good"


@in_loop
async def test_a_long_wait_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(homebrew_pool, "PATIENCE", -1)
    async with pool() as made:
        assert await refusal(made, "ada", "good") == (503, "error-homebrew-busy")


@in_loop
async def test_the_event_loop_neither_parses_nor_compiles_homebrew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables are created, played at, left, opened again and checked without it."""

    def here(*_: object) -> None:
        raise AssertionError("in the process of the server")

    monkeypatch.setattr(homebrew, "parse_yaml", here)
    monkeypatch.setattr("peerless.catalog.content.build_tables", here)
    own = {"kind": "hero", "id": "good", "text": HERO}
    async with server_here(sqlite(tmp_path), idle_seconds=0.05) as running:
        ada = await new_guest(running.address)
        setup = {"board": "sarpedon", "seats": [{"hero": "good"}, {"hero": "sinbad"}]}
        table, _ = await ada.create(setup, ["p1", "p2"], homebrew=[own])
        while table in running.registry.tables:
            await asyncio.sleep(0.01)
        running.registry.content_cache.tables_cache.forget(running.registry.content_cache.bundled._number)
        entered = await ada.call("POST", f"/api/tables/{table}/enter")
        assert entered.json()["phase"] == "playing"
        checked = await ada.call("POST", "/api/check", **own)
        assert checked.json()["hero"]["name"] == "Good"
        padded = "# " + "x" * 199_000 + "\n"
        heavy = [{"kind": "hero", "id": f"hero_{number}", "text": padded} for number in range(8)]
        refused = await ada.call("POST", "/api/tables", setup=setup, seats=["p1"], homebrew=heavy)
        assert refused.status_code == 422
        assert len(msgspec.json.encode(heavy)) < MOST_NEW_TABLE
