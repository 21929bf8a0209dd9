"""`peerless doctor`: healthy, damaged, in use, and in both databases."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from peerless import Content, Match, new_match
from peerless.messages.translator import LANGUAGES, translator
from peerless.records.log.entry import Entry
from peerless.server.store.open import store_of
from peerless.server.store.script import Script
from peerless.server.store.scripted import ScriptedStore
from peerless.server.store.sqlite import SqliteStore
from peerless.service.protocol.setup import TableSetup
from peerless.service.store.base import Seat, TableData
from tests.cli.support import call
from tests.server.store.support import change, with_store
from tests.support.play import answer

HEROES = ["alice", "medusa"]
SAY = translator("en").part
BAD = f"{SAY('doctor-mark-bad')}: "


@pytest.fixture(scope="module")
def match(content: Content) -> Match:
    """Some answers of a match that runs."""
    made = new_match(content, heroes=HEROES, board="sarpedon", seed=3)
    dice = random.Random(3)
    while len(made.answers) < 40:
        answer(made, dice)
    return made


@pytest.fixture
def path(tmp_path: Path, match: Match) -> Path:
    made = tmp_path / "data" / "peerless.sqlite3"
    with_store(str(made), lambda store: fill(store, match))
    return made


async def fill(store: ScriptedStore, match: Match) -> None:
    """A running match, and a table at which nothing was played."""
    seats = [Seat(kind="person", guest=f"g{i}", hero=hero) for i, hero in enumerate(HEROES)]
    data = TableData(
        setup=TableSetup(), phase="playing", host="g0", invite="", seats=seats, board="sarpedon", seed=match.seed
    )
    await store.add_table("t", data, "me", 1)
    await store.add_table("u", replace(data, phase="gathering"), "me", 1)
    for number, text in enumerate(match.answers):
        await store.commit(change(number, entry=Entry(answer=text, seat="p1")))


def told(path: Path, code: int, *more: str) -> str:
    """What it says of a database, which stays as it was."""
    before = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    said = call("doctor", "--db", f"sqlite:{path}", *more, code=code).output
    for name, data in before.items():
        assert name.endswith(("-shm", ".lock")) or (path.parent / name).read_bytes() == data, name
    return said


def test_a_healthy_database(path: Path) -> None:
    said = told(path, 0, "--lang", "en")
    lines = said.splitlines()
    assert lines[0] == SAY("doctor-place", place=str(path))
    assert lines[-1] == SAY("doctor-good")
    assert all(line.startswith(f"{SAY('doctor-mark-good')}: ") for line in lines[1:-1])
    assert SAY("doctor-logs", tables=2, entries=40) in said
    assert SAY("doctor-matches", count=1) in said
    texts = [told(path, 0, "--lang", language) for language in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)


def test_a_database_in_use(path: Path) -> None:
    async def scenario(store: ScriptedStore) -> None:
        said = await asyncio.to_thread(told, path, 0, "--lang", "en")
        assert f"{SAY('doctor-mark-note')}: {SAY('doctor-used')}" in said
        await store.check()

    with_store(str(path), scenario)


def cut_off(data: bytes) -> bytes:
    return data[: len(data) // 2]


def spoiled(data: bytes) -> bytes:
    return data[:4096] + b"\xff" * 64 + data[4160:]


@pytest.mark.parametrize("spoil", [cut_off, spoiled])
def test_damaged_pages(path: Path, spoil: Callable[[bytes], bytes]) -> None:
    path.write_bytes(spoil(path.read_bytes()))
    said = told(path, 1, "--lang", "en")
    assert BAD in said
    assert SAY("doctor-good") not in said


def test_a_damaged_log(path: Path, tmp_path: Path, match: Match) -> None:
    copy = tmp_path / "copy" / "peerless.sqlite3"
    copy.parent.mkdir()

    async def scenario(store: ScriptedStore) -> None:
        await store.claim("t", "me")
        for number in range(len(match.answers), len(match.answers) + 5):
            await store.commit(change(number))
        for suffix in ("", "-wal", "-shm"):
            shutil.copy(f"{path}{suffix}", f"{copy}{suffix}")

    with_store(str(path), scenario)
    log = copy.with_name(copy.name + "-wal")
    whole = log.read_bytes()
    log.write_bytes(whole[:5000] + bytes([whole[5000] ^ 4]) + whole[5001:])
    said = told(copy, 1, "--lang", "en")
    assert f"{BAD}{log}" in said
    assert " 2 " in said.split(str(log))[1]  # the damaged frame


def test_a_log_with_a_gap_and_a_match_that_cannot_be_played(url: str, match: Match) -> None:
    async def scenario(store: ScriptedStore) -> None:
        await fill(store, match)
        row = await store.table("t")
        assert row is not None
        for table, hashes in (("gap", {}), ("lost", {"alice": "nowhere"}), ("odd", {})):
            await store.add_table(table, replace(row.data, hashes=hashes), "me", 1)
            await store.commit(change(0, table=table, entry=Entry(answer="fly to the moon")))
        await store.write(_forget)

    with_store(url, scenario)
    said = call("doctor", "--db", url, "--lang", "en", code=1).output
    assert BAD + SAY("error-store-log", table="gap", found=0, number=1) in said
    assert BAD + SAY("doctor-match", table="lost", why="") in said
    assert BAD + SAY("doctor-match-rules", table="odd", number=1, count=1) in said
    assert SAY("doctor-bad", count=3) in said
    assert "table 't'" not in said


def _forget() -> Script[None]:
    yield "DELETE FROM entries WHERE table_id = 'gap'", ()


def test_what_is_not_there_or_has_a_second_name(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = tmp_path / "nowhere.sqlite3"
    assert f"{BAD}{nowhere}" in call("doctor", "--db", str(nowhere), "--lang", "en", code=1).output
    assert not nowhere.exists()
    os.link(path, tmp_path / "link")
    assert BAD + SAY("error-store-links", file=str(path), links=2) in told(path, 1, "--lang", "en")
    monkeypatch.setenv("PEERLESS_PORT", "many")
    setting = SAY("error-config", why="")
    assert f"{BAD}{setting}" in call("doctor", "--db", str(nowhere), "--lang", "en", code=1).output


def test_a_command_that_reads_leaves_the_log_where_it_is(path: Path, tmp_path: Path) -> None:
    """Closing the last connection of SQLite would move it into the database, and delete it."""
    copy = tmp_path / "copy" / "peerless.sqlite3"
    copy.parent.mkdir()

    async def scenario(store: ScriptedStore) -> None:
        await store.check()
        for suffix in ("", "-wal"):
            shutil.copy(f"{path}{suffix}", f"{copy}{suffix}")

    with_store(str(path), scenario)
    told(copy, 0)

    async def read() -> None:
        store = store_of(str(copy))
        await store.open_to_read()
        assert isinstance(store, SqliteStore)
        assert await store.table("t") is not None
        await store.close()

    log = copy.with_name(copy.name + "-wal")
    before = log.read_bytes()
    asyncio.run(read())
    assert log.read_bytes() == before
