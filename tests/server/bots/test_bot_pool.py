"""Bots in shared processes: they play as they would alone, and what one of them does hurts nobody else."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvloop

from peerless import Content, Match, SettingsError, View, new_match
from peerless.bots import LEVELS, RandomBot, complaints, make_bot
from peerless.bots.base import bot_seed
from peerless.bots.fallback import Fallback
from peerless.server.bots import bot_pool as bot_pool_module
from peerless.server.bots.bot_pool import FULL, MOST_LOST, NO_PROCESS, NO_TURN, BotPool
from peerless.server.processes import child_process
from peerless.service.bots.interface import Closed
from peerless.service.bots.memory import Memory
from peerless.service.bots.pacing import least_seconds, paced
from tests.bots.test_worker import BAD, lines
from tests.server.support import WAIT_SECONDS

THINKING = "tests.server.bots.slow_bots"
on_both_loops = pytest.mark.parametrize(
    "loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"]
)
Play = Callable[[BotPool], Coroutine[Any, Any, None]]


def duel(content: Content, seed: int = 3) -> Match:
    return new_match(content, seed=seed, heroes=["medusa", "genie"], board="sarpedon")


@pytest.fixture
def view(content: Content) -> View:
    return duel(content).view("p1")


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Is there once a bot `waiting` or `stuck` thinks, and says in which process."""
    path = tmp_path / "begun"
    monkeypatch.setenv("PEERLESS_TEST_BEGUN", str(path))
    return path


def with_bot_pool(play: Play, processes: int = 1, seconds: float = 60.0, **options: Any) -> None:
    async def session() -> None:
        bot_pool = BotPool(processes, seconds, modules=[BAD, THINKING], **options)
        try:
            await play(bot_pool)
        finally:
            await bot_pool.close()

    asyncio.run(session())


async def has_begun(path: Path) -> int:
    """The process that thinks."""
    async with asyncio.timeout(WAIT_SECONDS):
        while not path.exists() or not path.read_text(encoding="utf-8"):
            await asyncio.sleep(0.01)
    return int(path.read_text(encoding="utf-8"))


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")  # a zombie nobody has fetched yet is gone for us
    return not state.exists() or state.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"


def gone(pid: int) -> bool:
    until = time.monotonic() + WAIT_SECONDS
    while is_alive(pid) and time.monotonic() < until:
        time.sleep(0.02)
    return not is_alive(pid)


def logged(caplog: pytest.LogCaptureFixture) -> list[tuple[Any, ...]]:
    """Seat, decision, bot and complaint of each line about a bot."""
    return [record.args for record in caplog.records if isinstance(record.args, tuple) and len(record.args) == 4]


def pids(bot_pool: BotPool) -> list[int]:
    return [worker.process.pid for worker in bot_pool._workers if worker.process is not None]


@pytest.mark.parametrize("level", [*(level for level in LEVELS if level != "expert"), "ismcts:iterations=40"])
@on_both_loops
def test_it_chooses_what_the_same_bot_chooses_here(
    content: Content, caplog: pytest.LogCaptureFixture, level: str, loop: Callable[[], asyncio.AbstractEventLoop]
) -> None:
    """`expert` thinks by the clock: nobody can say what it will choose."""

    async def session() -> None:
        match, other = duel(content), RandomBot(2)
        seed = bot_seed(match.seed, 0)
        here, bot_pool = make_bot(level, seed), BotPool(2, 60.0)
        for _ in range(40):
            seat = match.decision.seat
            view = match.view(seat)
            choice = (here if seat == "p1" else other).choose(view)
            if seat == "p1":
                assert await bot_pool.choose("table p1", level, seed, content, view) == choice
            match.answer(choice)
        await bot_pool.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(session())
    assert lines(caplog) == []


def test_expert_answers_within_its_time(content: Content, view: View, caplog: pytest.LogCaptureFixture) -> None:
    async def play(bot_pool: BotPool) -> None:
        assert 0 <= await bot_pool.choose("table p1", "expert", 1, content, view) < len(view.state.options)

    with_bot_pool(play)
    assert lines(caplog) == []


def test_many_tables_at_once(content: Content, caplog: pytest.LogCaptureFixture) -> None:
    """Each plays its own match to the end; some meet at other boards."""

    async def table(bot_pool: BotPool, number: int) -> None:
        heroes = [["medusa", "genie"], ["alice", "medusa"], ["genie", "alice"]][number % 3]
        match = new_match(content, seed=number, heroes=heroes, board="sarpedon")
        here = {seat: make_bot("easy", bot_seed(number, at)) for at, seat in enumerate(("p1", "p2"))}
        for _ in range(30):
            seat = match.decision.seat
            view = match.view(seat)
            seed = bot_seed(number, int(view.seat))
            choice = await bot_pool.choose(f"{number} {seat}", "easy", seed, content, view)
            assert choice == here[seat].choose(view)
            match.answer(choice)

    async def play(bot_pool: BotPool) -> None:
        await asyncio.gather(*(table(bot_pool, number) for number in range(30)))
        seats = [worker.seats for worker in bot_pool._workers]
        assert sum(seats) == 60
        assert min(seats) >= 15

    with_bot_pool(play, processes=2)
    assert lines(caplog) == []


def test_a_seat_stays_with_its_process_and_its_bot(content: Content, view: View) -> None:
    async def play(bot_pool: BotPool) -> None:
        keys = [f"table{number} p1" for number in range(6)]
        for asked in range(3):
            counts = [bot_pool.choose(key, "counting", 1, content, view) for key in keys]
            assert await asyncio.gather(*counts) == [asked] * 6
        assert [worker.seats for worker in bot_pool._workers] == [3, 3]
        bot_pool.forget(keys[0])
        bot_pool.forget("nobody")
        assert await bot_pool.choose(keys[0], "counting", 1, content, view) == 0
        assert await bot_pool.choose(keys[1], "counting", 1, content, view) == 3
        assert await bot_pool.choose(keys[1], "counting", 2, content, view) == 0, "another seed is another bot"

    with_bot_pool(play, processes=2)


def test_heroes_of_one_id_at_two_tables_are_two(content: Content, caplog: pytest.LogCaptureFixture) -> None:
    def own(health: int) -> Content:
        made = content.copy()
        data = made.heroes["medusa"]
        fields = {name: getattr(data, name) for name in data.__struct_fields__}
        hero = type(data.hero)(**{**{n: getattr(data.hero, n) for n in data.hero.__struct_fields__}, "health": health})
        made.heroes["gorgon"] = type(data)(**{**fields, "id": "gorgon", "hero": hero})
        return made

    async def play(bot_pool: BotPool) -> None:
        for health in (10, 17):
            mine = own(health)
            view = new_match(mine, seed=1, heroes=["gorgon", "alice"], board="sarpedon").view("p1")
            here = make_bot("medium", 1).choose(view)
            assert await bot_pool.choose(f"{health} p1", "medium", 1, mine, view) == here

    with_bot_pool(play)
    assert lines(caplog) == []


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("raising", complaints.raised("ValueError")),
        ("dying", complaints.ENDED),
        ("killed", complaints.ENDED),
        ("nonsense", complaints.NONSENSE),
        ("scribbling:seed=0", complaints.UNREADABLE),
        ("scribbling:seed=1", complaints.NOT_ASKED),
        ("scribbling:seed=2", complaints.UNREADABLE),
        ("scribbling:seed=3", complaints.UNREADABLE),
        ("clever", complaints.raised("SettingsError")),
    ],
)
def test_what_goes_wrong_gets_the_plain_answer_and_hurts_nobody(
    content: Content, view: View, caplog: pytest.LogCaptureFixture, spec: str, complaint: str
) -> None:
    async def play(bot_pool: BotPool) -> None:
        bad = bot_pool.choose("bad p1", spec, 0, content, view)
        good = [bot_pool.choose(f"good{number} p2", "stubborn", number, content, view) for number in range(5)]
        assert await asyncio.gather(bad, *good) == [Fallback().choose(view), 0, 1, 2, 3, 4]

    with_bot_pool(play)
    assert logged(caplog) == [("bad p1", 0, spec, complaint)]


def test_what_a_bot_prints_is_no_answer(content: Content, view: View, caplog: pytest.LogCaptureFixture) -> None:
    async def play(bot_pool: BotPool) -> None:
        assert await bot_pool.choose("table p1", "talking", 0, content, view) == 0

    with_bot_pool(play)
    assert lines(caplog) == []


def test_who_thinks_too_long_is_replaced_and_the_others_are_asked_again(
    content: Content, view: View, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool_module, "PATIENCE", 100)  # a new process may take its time on a busy machine

    async def play(bot_pool: BotPool) -> None:
        assert await bot_pool.choose("good p1", "counting", 0, content, view) == 0
        old = pids(bot_pool)
        slow = bot_pool.choose("slow p1", "hanging", 0, content, view)
        good = bot_pool.choose("good p1", "counting", 0, content, view)
        assert list(await asyncio.gather(slow, good)) == [Fallback().choose(view), 0]
        assert pids(bot_pool) != old
        assert not is_alive(old[0])

    with_bot_pool(play, seconds=1.0)
    assert logged(caplog) == [("slow p1", 0, "hanging", complaints.LATE)]


def test_a_seat_that_costs_too_many_processes_is_not_asked_again(
    content: Content, view: View, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(bot_pool: BotPool) -> None:
        for _ in range(MOST_LOST + 2):
            assert await bot_pool.choose("bad p1", "dying", 0, content, view) == Fallback().choose(view)
        assert await bot_pool.choose("good p1", "stubborn", 2, content, view) == 2
        assert bot_pool._workers[0].starts == MOST_LOST + 1

    with_bot_pool(play)
    told = [complaints.ENDED] * MOST_LOST + [complaints.failed(MOST_LOST)] * 2
    assert logged(caplog) == [("bad p1", 0, "dying", complaint) for complaint in told]


def test_a_process_killed_in_mid_thought(
    content: Content, view: View, caplog: pytest.LogCaptureFixture, begun: Path
) -> None:
    async def play(bot_pool: BotPool) -> None:
        thinking = asyncio.create_task(bot_pool.choose("bad p1", "waiting", 0, content, view))
        waiting = asyncio.create_task(bot_pool.choose("good p1", "stubborn", 2, content, view))
        os.kill(await has_begun(begun), signal.SIGKILL)
        assert await thinking == Fallback().choose(view)
        assert await waiting == 2

    with_bot_pool(play)
    assert logged(caplog) == [("bad p1", 0, "waiting", complaints.ENDED)]


def test_a_process_killed_while_nobody_asks_is_not_missed(
    content: Content, view: View, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(bot_pool: BotPool) -> None:
        assert await bot_pool.choose("good p1", "stubborn", 2, content, view) == 2
        process = bot_pool._workers[0].process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        await process.wait()
        assert await bot_pool.choose("good p1", "stubborn", 2, content, view) == 2

    with_bot_pool(play)
    assert lines(caplog) == []


@on_both_loops
@pytest.mark.parametrize("spec", ["waiting", "stuck"])
def test_closing_while_it_thinks(
    content: Content, view: View, begun: Path, spec: str, loop: Callable[[], asyncio.AbstractEventLoop]
) -> None:
    async def session() -> None:
        bot_pool = BotPool(1, 60.0, modules=[THINKING])
        thinking = asyncio.create_task(bot_pool.choose("one p1", spec, 0, content, view))
        waiting = asyncio.create_task(bot_pool.choose("two p1", "counting", 0, content, view))
        pid = await has_begun(begun)
        await bot_pool.close()  # does not wait for a thought that never ends
        assert not is_alive(pid)
        for task in (thinking, waiting, asyncio.create_task(bot_pool.choose("one p1", "counting", 0, content, view))):
            with pytest.raises(Closed):
                await task
        await bot_pool.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(session())


def test_closing_while_it_starts(content: Content, view: View) -> None:
    async def play(bot_pool: BotPool) -> None:
        asking = asyncio.create_task(bot_pool.choose("one p1", "counting", 0, content, view))
        while not pids(bot_pool):
            await asyncio.sleep(0)
        pid = pids(bot_pool)[0]
        await bot_pool.close()
        with pytest.raises(Closed):
            await asking
        assert not is_alive(pid)

    with_bot_pool(play)


def test_who_gives_up_waiting_leaves_the_queue(
    content: Content, view: View, caplog: pytest.LogCaptureFixture, begun: Path
) -> None:
    async def play(bot_pool: BotPool) -> None:
        thinking = asyncio.create_task(bot_pool.choose("one p1", "waiting", 0, content, view))
        pid = await has_begun(begun)
        waiting = [asyncio.create_task(bot_pool.choose("two p1", "counting", 0, content, view)) for _ in range(3)]
        await asyncio.sleep(0)
        assert bot_pool._workers[0].load == 4
        waiting[1].cancel()
        thinking.cancel()
        await asyncio.gather(waiting[1], thinking, return_exceptions=True)
        assert bot_pool._workers[0].load == 3
        os.kill(pid, signal.SIGKILL)
        assert [await waiting[0], await waiting[2]] == [0, 1]

    with_bot_pool(play)
    assert lines(caplog) == []


def test_a_full_queue_and_a_long_wait_get_plain_answers(
    content: Content, view: View, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool_module, "PATIENCE", 0.0)

    async def play(bot_pool: BotPool) -> None:
        asked = [bot_pool.choose(f"{number} p1", "stubborn", number, content, view) for number in range(4)]
        assert await asyncio.gather(*asked) == [Fallback().choose(view)] * 4

    with_bot_pool(play, most_waiting=3)
    assert sorted(logged(caplog)) == sorted((f"{n} p1", 0, "stubborn", FULL if n == 3 else NO_TURN) for n in range(4))


def test_every_seat_has_its_turn(content: Content, view: View) -> None:
    """One that asks ten times at once does not come before another that asks once."""

    async def play(bot_pool: BotPool) -> None:
        order: list[str] = []

        async def ask(key: str) -> None:
            assert await bot_pool.choose(key, "slow", 0, content, view) == 1
            order.append(key)

        greedy = [asyncio.create_task(ask("greedy p1")) for _ in range(10)]
        await asyncio.sleep(0)
        modest = [asyncio.create_task(ask(f"modest{number} p1")) for number in range(3)]
        await asyncio.gather(*greedy, *modest)
        assert order[:5] == ["greedy p1", "modest0 p1", "modest1 p1", "modest2 p1", "greedy p1"]

    with_bot_pool(play)


def test_the_event_loop_goes_on_while_bots_think(content: Content, view: View, begun: Path) -> None:
    async def play(bot_pool: BotPool) -> None:
        thinking = asyncio.create_task(bot_pool.choose("one p1", "stuck", 0, content, view))
        await has_begun(begun)
        for _ in range(50):
            await asyncio.sleep(0.001)
        assert not thinking.done(), "it never ends: whoever waited for it would not get here"
        thinking.cancel()

    with_bot_pool(play)


def test_without_processes_there_are_plain_answers(
    content: Content, view: View, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(child_process, "python_process", lambda module: (["/no/such/program"], {}))

    async def play(bot_pool: BotPool) -> None:
        for _ in range(3):
            assert await bot_pool.choose("one p1", "easy", 0, content, view) == Fallback().choose(view)
        assert bot_pool._workers[0].starts == 1, "not tried again at once"
        monkeypatch.undo()
        monkeypatch.setattr(child_process, "RETRY_SECONDS", 0.0)
        await bot_pool.choose("one p1", "stubborn", 2, content, view)
        assert await bot_pool.choose("one p1", "stubborn", 2, content, view) == 2

    with_bot_pool(play)
    assert logged(caplog).count(("one p1", 0, "easy", NO_PROCESS)) == 3


def test_content_without_the_hero_is_the_fault_of_who_asks(content: Content, view: View) -> None:
    async def play(bot_pool: BotPool) -> None:
        with pytest.raises(SettingsError, match="medusa"):
            await bot_pool.choose("one p1", "easy", 0, Content(), view)
        assert await bot_pool.choose("two p1", "stubborn", 2, content, view) == 2

    with_bot_pool(play)


PARENT = """
import asyncio, os, sys
from pathlib import Path
from peerless import load_content, new_match
from peerless.server.bots.bot_pool import BotPool

async def main():
    content = load_content()
    view = new_match(content, seed=3, heroes=["medusa", "genie"], board="sarpedon").view("p1")
    bot_pool = BotPool(2, float(sys.argv[2]), modules=["tests.server.bots.slow_bots"])
    await bot_pool.choose("idle p1", "counting", 0, content, view)
    bot_pool.start()
    while len([worker for worker in bot_pool._workers if worker.process]) < 2:
        await asyncio.sleep(0.01)
    print(*(worker.process.pid for worker in bot_pool._workers), flush=True)
    await bot_pool.choose("busy p1", sys.argv[1], 0, content, view)

asyncio.run(main())
"""


@pytest.fixture
def parent(begun: Path, request: pytest.FixtureRequest) -> Iterator[subprocess.Popen[str]]:
    spec, seconds = request.param
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", PARENT, spec, str(seconds)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as p:
        yield p
        p.kill()


@pytest.mark.parametrize("parent", [("waiting", 600.0), ("stuck", 3.0)], indirect=True, ids=["waiting", "stuck"])
def test_children_end_when_the_server_is_killed(parent: subprocess.Popen[str], begun: Path) -> None:
    """One that is idle, one that thinks, and one that lets no thread look up: that one when its time is over."""
    assert parent.stdout is not None
    children = [int(pid) for pid in parent.stdout.readline().split()]
    assert asyncio.run(has_begun(begun)) in children
    parent.kill()
    parent.wait()
    assert [gone(pid) for pid in children] == [True, True]


class Clock:
    """Does not advance until a task sleeps or a bot thinks."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    async def spend(self, seconds: float) -> None:
        self.now += seconds

    async def think(self, seconds: float) -> str:
        await self.spend(seconds)
        return "thought"


@pytest.mark.parametrize(
    ("pace", "thinking", "released"),
    [(0.5, 0.0, 0.5), (0.5, 0.1, 0.5), (0.5, 0.5, 0.5), (0.5, 0.51, 1.0), (0.5, 2.2, 2.5), (0, 0.3, 0.3), (0, 0, 0)],
)
def test_pace(pace: float, thinking: float, released: float) -> None:
    clock = Clock()
    assert asyncio.run(paced(clock.think(thinking), pace, clock=clock, sleep=clock.spend)) == "thought"
    assert clock.now - 100.0 == pytest.approx(released)


def test_a_decision_without_a_choice_takes_as_long_as_one_with() -> None:
    released = set()
    for thinking in (0.0, 0.3, 1.05):
        clock = Clock()
        asyncio.run(paced(clock.think(thinking), 0.5, least=least_seconds("expert"), clock=clock, sleep=clock.spend))
        released.add(clock.now)
    assert released == {101.5}


def test_memory_keeps_the_bots_asked_last() -> None:
    memory = Memory(most_bots=3)
    first = memory.bot("a", "easy", 1)
    for key in "bcad":
        memory.bot(key, "easy", 1)
        memory.tidy()
    assert list(memory.kept) == ["c", "a", "d"]
    assert memory.bot("a", "easy", 1) is first
    assert memory.bot("a", "easy", 2) is not first


@pytest.fixture
def choice(content: Content) -> View:
    """A decision with something to think about."""
    match, other = duel(content), RandomBot(2)
    while match.decision.kind != "action" or len(match.decision.options) < 3:
        match.answer(other.choose(match.view(match.decision.seat)))
    return match.view(match.decision.seat)


def test_memory_drops_trees_first(choice: View) -> None:
    memory = Memory(most_nodes=130)
    memory.bot("light", "easy", 1).choose(choice)
    for key in "abc":
        memory.bot(key, "ismcts:iterations=60", 1).choose(choice)
        memory.tidy()
        assert memory.nodes == sum(kept.nodes for kept in memory.kept.values()) <= 130
    assert list(memory.kept) == ["light", "b", "c"]
    memory.bot("d", "ismcts:iterations=300", 1).choose(choice)
    memory.tidy()
    assert list(memory.kept) == ["light"], "nothing else fits beside such a tree, nor does it alone"
    assert memory.nodes == 0


def test_memory_forgets_trees_after_some_time(choice: View) -> None:
    clock = Clock()
    memory = Memory(seconds=300, clock=clock)
    memory.bot("light", "easy", 1)
    for key in "ab":
        memory.bot(key, "ismcts:iterations=60", 1).choose(choice)
        memory.tidy()
        clock.now += 200
    memory.tidy()
    assert list(memory.kept) == ["light", "b"]
    clock.now += 200
    memory.tidy()
    assert list(memory.kept) == ["light"]
    assert memory.nodes == 0
