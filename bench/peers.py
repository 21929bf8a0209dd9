"""The engines we compare with: one function each, None where it is not installed.

Each is driven by the fastest loop its public interface allows, so that a ratio in
our favor is not owed to a careless loop. Modules are imported by name: neither
peer ships type stubs, and neither needs to be there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from random import Random
from typing import Any

from bench.measure import Copier, Result, Subject


class Spiel:
    """A game of OpenSpiel: C++ behind a Python binding.

    Each call through the binding costs more than the rule behind it, so the loop
    makes as few as it can. `current_player` alone tells terminal, chance and
    player nodes apart. At a chance node `legal_actions` lists the outcomes without
    their probabilities, at a fraction of the cost of `chance_outcomes`; that samples
    rightly only where outcomes are equally likely, which `walk` checks.
    """

    def __init__(self, game: str) -> None:
        pyspiel: Any = import_module("pyspiel")
        self.name = game
        self.build = f"open_spiel {version('open_spiel')}, C++"
        self.game: Any = pyspiel.load_game(game)
        self.terminal = int(pyspiel.PlayerId.TERMINAL)

    def play(self, seed: int, rng: Random) -> int:
        # All chance is sampled by the caller: `seed` has nothing to seed.
        state = self.game.new_initial_state()
        player_to_move = state.current_player
        legal_actions = state.legal_actions
        apply_action = state.apply_action
        random = rng.random
        terminal = self.terminal
        decisions = 0
        while (player := player_to_move()) != terminal:
            actions = legal_actions()
            apply_action(actions[int(random() * len(actions))])
            if player >= 0:
                decisions += 1
        return decisions

    def walk(self, seed: int, rng: Random) -> Iterator[tuple[int, Copier]]:
        state = self.game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                chances = [chance for _, chance in outcomes]
                if [a for a, _ in outcomes] != actions or max(chances) - min(chances) > 1e-9:
                    raise RuntimeError(f"{self.name}: chance outcomes are not equally likely")
            else:
                yield len(actions), state.clone
            state.apply_action(actions[int(rng.random() * len(actions))])


class Catan:
    """Catanatron, two players: Python, a graph board and hidden cards, as ours.

    Its state keeps the list of playable actions up to date, so `execute` is where
    they are enumerated. Dice and draws happen inside it too. A match ends at ten
    points or at the turn limit of the engine's own `Game.play`.
    """

    def __init__(self) -> None:
        self.name = "catanatron"
        self.build = f"catanatron {version('catanatron')}, Python"
        self.module: Any = import_module("catanatron.game")
        player: Any = import_module("catanatron.models.player")
        # Never asked to decide: the loop chooses for both.
        self.players = [player.Player(player.Color.RED), player.Player(player.Color.BLUE)]

    def start(self, seed: int) -> Any:
        # Its constructor takes seed 0 for "no seed".
        return self.module.Game(self.players, seed=seed + 1)

    def play(self, seed: int, rng: Random) -> int:
        game = self.start(seed)
        state = game.state
        execute = game.execute
        winner = game.winning_color
        limit = self.module.TURNS_LIMIT
        random = rng.random
        decisions = 0
        while winner() is None and state.num_turns < limit:
            actions = state.playable_actions
            # Chosen from its own list: looking it up there again would be waste.
            execute(actions[int(random() * len(actions))], validate_action=False)
            decisions += 1
        return decisions

    def walk(self, seed: int, rng: Random) -> Iterator[tuple[int, Copier]]:
        game = self.start(seed)
        while game.winning_color() is None and game.state.num_turns < self.module.TURNS_LIMIT:
            actions = game.state.playable_actions
            yield len(actions), game.copy
            game.execute(actions[int(rng.random() * len(actions))])


@cache
def _spiel(game: str) -> Subject | None:
    return Subject(Spiel(game)) if find_spec("pyspiel") else None


@cache
def _catan() -> Subject | None:
    return Subject(Catan()) if find_spec("catanatron") else None


def hearts(seconds: float, seed: int) -> Result | None:
    subject = _spiel("hearts")
    return subject.measure(seconds, seed) if subject else None


def cribbage(seconds: float, seed: int) -> Result | None:
    subject = _spiel("cribbage")
    return subject.measure(seconds, seed) if subject else None


def backgammon(seconds: float, seed: int) -> Result | None:
    subject = _spiel("backgammon")
    return subject.measure(seconds, seed) if subject else None


def catanatron(seconds: float, seed: int) -> Result | None:
    subject = _catan()
    return subject.measure(seconds, seed) if subject else None
