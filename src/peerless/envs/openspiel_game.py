"""A match as an OpenSpiel game, registered as `python_peerless`.

    import pyspiel
    import peerless.envs.openspiel_game

    game = pyspiel.load_game("python_peerless(heroes=alice;medusa,board=sarpedon)")

The only chance node is the root: it draws the seed of the match, one of `seeds`, all equally likely. After that, the
match depends only on its seed and the answers. A clone therefore knows what will be drawn: to search from a clone, use
`resampled(player, seed)`, a world that agrees with what that player may know.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from peerless.arena.codec import Codec
from peerless.arena.observer import Observer
from peerless.catalog.content import Content, load_content
from peerless.catalog.settings import MODES, MOST_SEATS, Settings
from peerless.core.ids import NONE
from peerless.core.state import State
from peerless.envs.codec import action_text
from peerless.envs.observation import planes_of
from peerless.records.save import Save, restore, to_save
from peerless.rules.driver import apply, new_state
from peerless.rules.view import resample, view_of

NAME: Final = "python_peerless"
_DEFAULTS: Final = {
    "heroes": "alice;medusa",
    "board": "sarpedon",
    "mode": "duel",
    "edition": "current",
    "turn_limit": 200,
    "seeds": 10_000,
}
_MOST_ANSWERS_A_TURN: Final = 200  # far more than a turn of printed cards takes


def game_type(mode: str) -> pyspiel.GameType:
    """The game is zero-sum with two sides; in free-for-all, several players lose what one wins."""
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Peerless",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if MODES[mode].sides == 2 else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS,
    )


@cache
def _content() -> Content:
    return load_content()


@cache
def _codec(settings: str) -> Codec:
    return Codec(_content().tables_for(msgspec.json.decode(settings, type=Settings)))


class PeerlessGame(pyspiel.Game):  # type: ignore[misc]
    """One match-up."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_DEFAULTS, **(params or {})}
        self.tables = _content().tables(
            heroes=given["heroes"].split(";"),
            board=given["board"],
            mode=given["mode"],
            edition=given["edition"],
            turn_limit=given["turn_limit"],
        )
        self.codec, self.observer = _codec(self.tables.settings), Observer(self.tables)
        self.seeds = int(given["seeds"])
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.codec.size),
            max_chance_outcomes=self.seeds,
            num_players=int(self.tables.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if MODES[given["mode"]].sides == 2 else None,
            max_game_length=given["turn_limit"] * _MOST_ANSWERS_A_TURN,
        )
        super().__init__(game_type(given["mode"]), info, params or {})

    def new_initial_state(self) -> PeerlessState:
        return PeerlessState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> PlaneObserver:
        return PlaneObserver(self.observer)


class Held:
    """Our part of a state. OpenSpiel deep-copies and pickles it, both without the tables."""

    def __init__(self, codec: Codec, seeds: int, match: State | None = None) -> None:
        self.codec, self.seeds, self.match = codec, seeds, match

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.codec, self.seeds, None if self.match is None else self.match.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        saved = None if self.match is None else msgspec.json.encode(to_save(self.match))
        return _held, (self.codec.t.settings, self.seeds, saved)


def _held(settings: str, seeds: int, saved: bytes | None) -> Held:
    codec = _codec(settings)
    match = None if saved is None else restore(msgspec.json.decode(saved, type=Save), codec.t)
    return Held(codec, seeds, match)


class PeerlessState(pyspiel.State):  # type: ignore[misc]
    """One match, without a seed at first."""

    def __init__(self, game: PeerlessGame) -> None:
        super().__init__(game)
        self.held = Held(game.codec, game.seeds)

    @property
    def match(self) -> State | None:
        """The match once its seed is drawn."""
        return self.held.match

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.over else int(self.match.ask_seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / self.held.seeds) for seed in range(self.held.seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        s = self.match
        if s is None or s.over or s.ask_seat != player:
            return []
        return sorted(int(self.held.codec.action(s, option)) for option in s.options)

    def _apply_action(self, action: int) -> None:
        codec, s = self.held.codec, self.match
        if s is None:
            self.held.match = new_state(codec.t, action)
        else:
            apply(s, codec.index(s, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else action_text(self.held.codec, action)

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over != 0

    def returns(self) -> list[float]:
        s = self.match
        if s is None or not s.over or s.winner == NONE:
            return [0.0] * int(self.held.codec.t.seats)
        return [1.0 if side == s.winner else -1.0 for side in s.t.side]

    def resampled(self, player: int, seed: int) -> PeerlessState:
        """A state that agrees with what a player may know; hidden cards are drawn again."""
        other: PeerlessState = self.clone()
        if self.match is not None:
            other.held.match = resample(view_of(self.match, player), seed)
        return other

    def __str__(self) -> str:
        if self.match is None:
            return "before the seed"
        return " ".join(str(action) for action in self.history())


class PlaneObserver:
    """Observations by plane, as OpenSpiel expects them."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.tensor = np.zeros(int(observer.size), np.float32)
        self.dict = planes_of(observer, self.tensor)
        self._bytes = bytearray(int(observer.size))
        self._seen = np.frombuffer(self._bytes, np.uint8)

    def set_from(self, state: PeerlessState, player: int) -> None:
        if state.match is None:
            self._seen[:] = 0
        else:
            self.observer.write(state.match, player, self._bytes, 0)
        self.tensor[:] = self._seen

    def string_from(self, state: PeerlessState, player: int) -> str:
        """The bytes that are not 0, each with its position in its plane."""
        self.set_from(state, player)
        return " ".join(_words(planes_of(self.observer, self._bytes).items()))


def _words(planes: Iterable[tuple[str, Any]]) -> Iterable[str]:
    for name, plane in planes:
        for place in np.argwhere(plane):
            where = ",".join(str(i) for i in place)
            yield f"{name}[{where}]={plane[tuple(place)]}"


pyspiel.register_game(game_type("free_for_all"), PeerlessGame)
