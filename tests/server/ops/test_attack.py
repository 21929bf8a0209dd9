"""The attacks of `make attack`: each does what it says, and the figures are judged as the security page promises."""

from __future__ import annotations

import asyncio
import json
import resource
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bench.attack import __main__ as command
from bench.attack import run
from bench.attack.attack import Attack, Hostile, Pace
from bench.attack.attacks import connections, content, frames, matches
from bench.attack.bystander import Bystanders, between
from bench.attack.catalog import ATTACKS
from bench.attack.report import BEGIN, Found, Times, faults, markdown, render
from bench.attack.target import Reply, Target, reply_of
from bench.attack.watch import Died, Watch
from bench.server.curve import longest_step
from bench.server.host import Process
from bench.server.report import END, put_between
from peerless.service.ops.config import Config
from tests.server.support import WAIT_SECONDS, RunningServer, in_loop, server_here, sqlite

QUIET = Times(count=100, p50=4.0, p99=20.0, longest=40.0)
REPELLED = Found(
    "ping flood", before=QUIET, during=QUIET, cores=0.25, memory_mb=80.0, memory_peak_mb=90.0, memory_after_mb=85.0,
    descriptors=30, newcomers=[20.0, 30.0], counts={"pings": 1_000},
)  # fmt: skip


# ---- figures ----


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({}, None),
        ({"during": replace(QUIET, p50=8.0)}, None),
        ({"during": replace(QUIET, p50=8.1)}, "2.0 times as slow"),
        ({"during": replace(QUIET, p99=50.0)}, None),
        ({"during": replace(QUIET, p99=50.1)}, "p99 50 ms"),
        ({"before": replace(QUIET, p99=100.0), "during": replace(QUIET, p99=200.0)}, None),
        ({"during": replace(QUIET, longest=500.0)}, None),
        ({"during": replace(QUIET, longest=500.1)}, "a wait of 500 ms"),
        ({"during": Times()}, "no answers"),
        ({"before": Times()}, "no answers"),
        ({"lost": 1}, "1 answers lost"),
        ({"memory_peak_mb": 200.0}, None),
        ({"memory_peak_mb": 200.1}, "200 MB"),
        ({"memory_peak_mb": None}, None),
        ({"newcomers": [20.0, None]}, "1 new players shut out"),
        ({"newcomers": [20.0, None], "newcomers_needed": False}, None),
        ({"newcomers": []}, "no new player came"),
        ({"bot_before": Times(5, 500.0), "bot_during": Times(5, 1000.0)}, None),
        ({"bot_before": Times(5, 500.0), "bot_during": Times(5, 1600.0)}, "the easy bot took 1.6 s instead of 0.5 s"),
        ({"bot_before": Times(5, 500.0), "bot_during": Times()}, "the easy bot never answered"),
        ({"most": {"pings": 1_000}}, None),
        ({"most": {"pings": 999}}, "1000 pings, limit 999"),
        ({"failure": "the server has ended"}, "the server has ended"),
    ],
)
def test_what_is_good_enough(change: dict[str, Any], fault: str | None) -> None:
    assert faults(replace(REPELLED, **change)) == ([] if fault is None else [fault])


def test_all_that_is_wrong_is_said() -> None:
    found = replace(REPELLED, during=Times(100, 40.0, 900.0, 1900.0), memory_peak_mb=1167.0, newcomers=[None])
    assert faults(found) == ["10.0 times as slow", "a wait of 1,900 ms", "1,167 MB", "1 new players shut out"]


def test_times() -> None:
    assert Times.of([]) == Times()
    assert Times.of(number / 1000 for number in range(1, 201)) == Times(200, 101.0, 199.0, 200.0)
    assert list(between([(1.0, 0.1), (2.0, 0.2), (3.0, 0.3)], 2.0, 3.0)) == [0.2]


def test_the_table(tmp_path: Path) -> None:
    rows = [REPELLED, replace(REPELLED, attack="endless headers", memory_peak_mb=2200.0, longest_step_ms=12.4)]
    text, page = render(rows), tmp_path / "page.md"
    assert "1 of 2 attacks repelled" in text
    assert "ping flood: 1,000 pings" in text
    page.write_text(f"a\n{BEGIN}\nold\n{END}\nz\n", encoding="utf-8")
    put_between(page, markdown(rows), BEGIN)
    written = page.read_text("utf-8")
    first, second = [line for line in written.splitlines() if line.startswith(("| ping", "| endless"))]
    cells = "4.0 / 20.0 | 4.0 / 20.0 / 40 | 1.0 | 0.25 | 80 → 90 | 85 | 30 | – | 2 of 2, 30 ms"
    assert first == f"| ping flood | pass | {cells} |  |"
    assert second.startswith("| endless headers | FAIL | ")
    assert "| 80 → 2,200 | 85 | 30 | 12 |" in second
    assert second.endswith("| 2,200 MB |")
    assert "old" not in written


def test_the_longest_step() -> None:
    page = "# TYPE peerless_longest_step_seconds gauge\npeerless_longest_step_seconds 0.0125\npeerless_sockets 3.0\n"
    assert longest_step(page) == 12.5
    assert longest_step("peerless_sockets 3.0\n") is None


def test_replies() -> None:
    assert reply_of(b'HTTP/1.1 200 OK\r\na: b\r\n\r\n{"x":1}').json() == {"x": 1}
    assert reply_of(b"") == Reply(0, b"")


def test_targets() -> None:
    assert Target.of("https://peerless.example.org") == Target("peerless.example.org", 443, secure=True)
    far = Target.of("http://example.org:8600")
    assert far.seen_from(1, 3) is far
    near = Target.of("http://localhost:8600")
    assert near.seen_from(1, 251).source == "127.1.1.2"
    with pytest.raises(ValueError, match="not an http"):
        Target.of("example.org")


def test_a_server_that_is_gone() -> None:
    """No process has this number."""
    watch = Watch(None, None)
    assert watch.memory() is None
    watch.look()
    watch._process = Process(2**22 + 1)
    with pytest.raises(Died):
        watch.look()


@pytest.mark.parametrize(("memory", "code"), [(90.0, 0), (900.0, 1)])
def test_the_command_fails_if_an_attack_succeeds(
    memory: float, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    async def measured(made: Attack, seconds: float) -> Found:
        return replace(REPELLED, attack=made.name, memory_peak_mb=memory)

    monkeypatch.setattr(command, "_here", measured)
    monkeypatch.setattr(resource, "setrlimit", lambda *limits: None)
    file = tmp_path / "figures.json"
    monkeypatch.setattr("sys.argv", ["attack", "ping flood", "long address", "--json", str(file)])
    with pytest.raises(SystemExit) as left:
        command.main()
    assert left.value.code == code
    assert f"{0 if code else 2} of 2 attacks repelled." in capsys.readouterr().out
    said = json.loads(file.read_text("utf-8"))
    assert [row["attack"] for row in said] == ["ping flood", "long address"]
    assert said[0]["faults"] == (["900 MB"] if code else [])
    assert said[0]["before"]["p50"] == 4.0


def test_a_server_in_use_is_spared(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["attack", "endless headers", "--url", "http://localhost:1", "--yes"])
    with pytest.raises(SystemExit) as left:
        command.main()
    assert left.value.code == 2
    assert "only for a server of its own" in capsys.readouterr().err


# ---- attacks ----

EFFECTS: Mapping[str, str] = {
    "ping flood": "pings",
    "tiny fragments": "fragments",
    "invalid JSON": "texts",
    "slow readers": "answers",
    "program sockets": "answers",
    "endless headers": "KB sent",
    "long address": "KB sent",
    "endless bodies": "KB sent",
    "idle connections": "open at most",
    "idle connections, many addresses": "open at most",
    "slow handshakes": "open at most",
    "refused tables": "refused",
    "homebrew files": "refused",
    "finished tables": "finished",
    "chat flood": "accepted",
    "joins, leaves and names": "accepted",
    "undo storm": "undone",
    "reconnect storm": "connected",
    "replay pages": "accepted",
    "record files": "refused",
    "code guessing": "codes tried",
    "forged addresses": "guests made",
    "expert bots": "watched",
}
"""What each attack counts when it reaches a server without limits."""


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Attacks of a few messages."""
    for module, name, value in (
        (matches, "ENTRIES", 6),
        (matches, "FILES", 1),
        (frames, "READERS", 3),
        (frames, "PROGRAMS", 3),
        (frames, "BLOCK", 10),
        (connections, "IDLE", 5),
        (connections, "SCATTERED", 5),
        (connections, "SLOW", 5),
        (content, "FILES", 1),
    ):
        monkeypatch.setattr(module, name, value)


def target_of(here: RunningServer) -> Target:
    return Target.of(here.address)


async def no_sign() -> None:
    """Attack as soon as all is prepared."""


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT_SECONDS):
        while not holds():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def attacking(made: Attack, target: Target) -> AsyncIterator[Hostile]:
    """The attack runs alongside the rest."""
    me = Hostile(target, no_sign, WAIT_SECONDS)
    task = asyncio.ensure_future(made.run(me))
    try:
        yield me
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        me.close()


def test_every_attack_is_known() -> None:
    assert list(ATTACKS) == list(EFFECTS)
    assert all(made.what.endswith(".") for made in ATTACKS.values())
    fields = {*Config.__struct_fields__}
    assert all(fields >= {*made.settings} for made in ATTACKS.values())


@pytest.mark.parametrize("name", ATTACKS)
@pytest.mark.usefixtures("small")
def test_an_attack_reaches_the_server(name: str, tmp_path: Path) -> None:
    """Otherwise it would be repelled by its own mistakes."""

    @in_loop
    async def reach() -> None:
        async with server_here(sqlite(tmp_path)) as here, attacking(ATTACKS[name], target_of(here)) as me:
            await until(lambda: me.counts[EFFECTS[name]] > 0)

    reach()


@in_loop
async def test_limits_hold_what_is_counted(tmp_path: Path) -> None:
    """A forged address gains nothing, and the count is that of the server."""
    async with server_here(sqlite(tmp_path), guests_per_hour=3) as here:
        async with attacking(ATTACKS["forged addresses"], target_of(here)) as me:
            await until(lambda: me.counts["refused"] > 10)
        assert me.counts["guests made"] == 3


@in_loop
async def test_bystanders_play(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        players = Bystanders(target_of(here), duels=2, easy_bot=True)
        try:
            await until(lambda: len(players.tally.answers) > 5 and len(players.tally.bot_answers) > 1)
            assert await players.newcomer() is not None
            players.check()
        finally:
            await players.close()
        assert players.tally.shut_out == []
        assert all(seconds > 0 for _, seconds in players.tally.answers)


@in_loop
async def test_bystanders_say_when_they_are_cut_off(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        players = Bystanders(target_of(here), duels=1)
        try:
            await until(lambda: len(players.tally.answers) > 0)
            for table in list(here.registry.tables.values()):
                table.audience.disconnect(lambda listener: True)
            await until(lambda: len(players.tally.lost) > 0)
        finally:
            await players.close()


@in_loop
async def test_a_newcomer_who_is_shut_out(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), guests_per_hour=0) as here:
        players = Bystanders(target_of(here), duels=0)
        assert await players.newcomer() is None


@in_loop
async def test_an_attack_from_a_process_of_its_own(tmp_path: Path) -> None:
    """From the server to the row: nothing here depends on how fast it was."""
    async with server_here(sqlite(tmp_path), guests_per_hour=40) as here:
        found = await run.measure(ATTACKS["code guessing"], target_of(here), Watch(None, tmp_path), 2.0)
    assert found.failure == ""
    assert found.counts.get("codes tried", 0) <= 40
    assert found.memory_peak_mb is None
    assert found.disk_mb is not None
    assert found.most == {"codes tried": Config().guests_per_hour}
    assert "code guessing" in render([found])


@in_loop
async def test_a_pace_is_not_exceeded() -> None:
    pace, loop = Pace(1000.0), asyncio.get_running_loop()
    began = loop.time()
    for _ in range(20):
        await pace.take(5)
    assert loop.time() - began >= 0.09
