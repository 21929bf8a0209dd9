"""Thinking of a bot within the clock of a tab: iterations and milliseconds per decision.

Runs under any Python that has the sources, also in Pyodide (`bench/tab/in_pyodide.mjs`):

    python -m bench.tab.bot_speed hard 40
    python -m bench.tab.bot_speed ismcts:iterations=200 40

CPU times compare machines that are busy with other things. Pyodide knows none, so its caller prints it.
"""

from __future__ import annotations

import sys
import time
from statistics import mean, median

from peerless.bots.registry import LEVELS, make_bot
from peerless.bots.search_bot import SearchBot
from peerless.catalog.content import load_content
from peerless.records.match import Match, new_match
from peerless.tab.bots import within_clock

HEROES = (("alice", "medusa"), ("king_arthur", "sinbad"), ("medusa", "sinbad"), ("alice", "king_arthur"))


def matches() -> list[Match]:
    content = load_content()
    return [new_match(content, heroes=pair, board="sarpedon", seed=number) for number, pair in enumerate(HEROES)]


def measure(level: str, decisions: int) -> str:
    """Play matches of the level against itself and report what the search did at decisions with a choice."""
    spec = within_clock(LEVELS[level]) if level in LEVELS else level
    done: list[int] = []
    times: list[float] = []
    cpu = time.process_time()
    for match in matches():
        bots = [make_bot(spec, seat) for seat in range(2)]
        asked = 0
        while not match.over and asked < decisions // len(HEROES):
            seat = match.state.ask_seat
            bot, view = bots[seat], match.view(match.decision.seat)
            before = iterations(bot)
            began = time.perf_counter()
            choice = bot.choose(view)
            if len(match.decision.options) > 1:
                times.append((time.perf_counter() - began) * 1000)
                done.append(iterations(bot) - before)
                asked += 1
            match.answer(choice)
    rate = sum(done) / sum(times) * 1000
    used = time.process_time() - cpu
    return (
        f"{level}: {len(times)} decisions, iterations mean {mean(done):.0f} median {median(done):.0f} "
        f"least {min(done)} most {max(done)}, {rate:.0f} per second; "
        f"ms mean {mean(times):.0f} median {median(times):.0f} most {max(times):.0f}; "
        f"{sum(done)} iterations in {used:.1f} s of CPU time"
    )


def iterations(bot: object) -> int:
    """Iterations of all searches of a bot so far."""
    search = bot._search if isinstance(bot, SearchBot) else None
    return 0 if search is None else int(search.iterations)


if __name__ == "__main__":
    print(measure(sys.argv[1], int(sys.argv[2])))
