"""Search: iterations and simulated decisions per second, compared with OpenSpiel's C++ search."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from bench.ours import Ours

POSITIONS = 24
SIMULATIONS = 200
PEERS = ("oh_hell(players=3,num_suits=4,num_cards_per_suit=13)", "gin_rummy")


@dataclass
class Searched:
    """One search: what it did in a second of CPU time, the best of all rounds."""

    name: str
    iterations_per_s: float
    decisions_per_s: float

    def merge(self, other: Searched) -> Searched:
        best = max(self, other, key=lambda found: found.iterations_per_s)
        return Searched(self.name, best.iterations_per_s, best.decisions_per_s)


OURS: dict[str, dict[str, Any]] = {
    "ours, to the end, any option": {"turns": -1, "informed": False},
    "ours, to the end, likely options": {"turns": -1},
    "ours, two turns, judged": {"turns": 2},
}


@cache
def _positions(seed: int) -> list[Any]:
    """Views of positions spread over matches of all heroes."""
    from peerless.rules.view import view_of

    engine, dice = Ours("all heroes"), Random(seed)
    found: list[Any] = []
    while len(found) < POSITIONS:
        state = engine.new_state(engine.tables[dice.randrange(len(engine.tables))], dice.randrange(1 << 30))
        for _ in range(dice.randrange(20, 160)):
            if not state.over:
                engine.apply(state, dice.randrange(len(state.options)))
        if not state.over and len(state.options) > 1:
            found.append(view_of(state, state.ask_seat))
    return found


def ours(name: str, seconds: float, seed: int, number: int) -> Searched:
    """Search from all positions, for this long in total."""
    from peerless.search.geometry import Geometry
    from peerless.search.ismcts import Search

    iterations = decisions = 0
    spent = 0.0
    views = _positions(seed)
    for view in views:
        search = Search(Geometry(view.state.t), seed + number, **OURS[name])
        until = process_time() + seconds / len(views)
        start = process_time()
        while process_time() < until:
            search.run(view, 20)
        spent += process_time() - start
        iterations += int(search.iterations)
        decisions += int(search.answers)
    return Searched(name, iterations / spent, decisions / spent)


def peer(name: str, seconds: float, seed: int) -> Searched:
    """OpenSpiel's own search in C++, one random rollout an iteration, from positions spread over its game."""
    pyspiel: Any = import_module("pyspiel")
    game, dice = pyspiel.load_game(name), Random(seed)
    iterations, decisions, spent = 0, 0.0, 0.0
    while spent < seconds:
        state, past = game.new_initial_state(), dice.randrange(1, 12)
        while not state.is_terminal() and (past > 0 or state.is_chance_node()):
            past -= not state.is_chance_node()
            state.apply_action(dice.choice(state.legal_actions()))
        if state.is_terminal() or len(state.legal_actions()) < 2:
            continue
        bot = pyspiel.ISMCTSBot(
            seed, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, SIMULATIONS, -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False,
        )  # fmt: skip
        start = process_time()
        bot.step(state)
        spent += process_time() - start
        iterations += SIMULATIONS
        decisions += SIMULATIONS * _length(state, dice)
    return Searched(f"open_spiel ISMCTS, {name.partition('(')[0]}", iterations / spent, decisions / spent)


def _length(state: Any, dice: Random) -> float:
    """Decisions to the end of the game in random play: what an iteration has to simulate."""
    total = 0
    for _ in range(3):
        world = state.clone()
        while not world.is_terminal():
            total += not world.is_chance_node()
            world.apply_action(dice.choice(world.legal_actions()))
    return total / 3


def searches(seconds: float, rounds: int, seed: int) -> list[Searched]:
    """Every search, over all rounds."""
    found: dict[str, Searched] = {}
    for number in range(rounds):
        # The same positions in every round: otherwise the best round would be the one with the shortest matches.
        rows = [ours(name, seconds, seed, number) for name in OURS]
        if find_spec("pyspiel"):
            rows += [peer(name, seconds, seed) for name in PEERS]
        for row in rows:
            found[row.name] = found[row.name].merge(row) if row.name in found else row
    return list(found.values())


def render(rows: list[Searched]) -> str:
    lines = [f"{'search':<40} {'iterations/s':>14} {'simulated decisions/s':>24}"]
    lines += [f"{row.name:<40} {row.iterations_per_s:>14,.0f} {row.decisions_per_s:>24,.0f}" for row in rows]
    mine = rows[1]
    for row in rows[len(OURS) :]:
        what = f"likely options / {row.name.rpartition(', ')[2]}"
        ratios = mine.iterations_per_s / row.iterations_per_s, mine.decisions_per_s / row.decisions_per_s
        lines.append(f"{what:<40} {ratios[0]:>14.2f} {ratios[1]:>24.2f}")
    return "\n".join(lines)
