"""Bots by specification: `hard`, `random`, `ismcts:ms=1000`, `program:./my_bot.pl`.

`register` adds further kinds of bots.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from peerless.bots.base import Bot
from peerless.bots.greedy_bot import GreedyBot
from peerless.bots.plain_bot import PlainBot
from peerless.bots.random_bot import RandomBot
from peerless.bots.search_bot import SearchBot
from peerless.core.errors import SettingsError
from peerless.messages.message import Message


@dataclass(frozen=True)
class Kind:
    """One kind of bot: its constructor and its options."""

    make: Callable[..., Bot]
    """Takes the options as keywords."""
    options: Mapping[str, tuple[int, int]]
    """Name -> smallest and largest value."""
    about: str
    takes_text: bool = False
    """The rest of the specification is one text for `make`, not a list of options."""
    quick: bool = False
    """Plays several matches per second."""


def _program(command: str) -> Bot:
    from peerless.bots.protocol import ProgramBot  # late: a browser tab has no processes

    return ProgramBot(command)


_SEEDS: Final = (0, 2**63 - 1)
_KINDS: Final[dict[str, Kind]] = {
    "random": Kind(RandomBot, {"seed": _SEEDS}, "a random option, all equally likely", quick=True),
    "plain": Kind(PlainBot, {"seed": _SEEDS}, "likely moves, without looking ahead", quick=True),
    "greedy": Kind(
        GreedyBot,
        {"worlds": (1, 64), "seed": _SEEDS},
        "tries every option and looks a little ahead",
        quick=True,
    ),
    "ismcts": Kind(
        SearchBot,
        {"ms": (1, 600_000), "iterations": (1, 10_000_000), "turns": (0, 200), "seed": _SEEDS},
        "searches many possible worlds, for a time or a number of iterations",
    ),
    "program": Kind(
        _program,
        {},
        "any program that reads and writes JSON lines: program:./my_bot.pl",
        takes_text=True,
    ),
}
Level = Literal["easy", "medium", "hard", "expert"]
LEVELS: Final[dict[str, str]] = {
    "easy": "plain",
    "medium": "greedy",
    "hard": "ismcts:iterations=200",
    "expert": "ismcts:ms=1000",
}
"""Level -> specification of its bot. Every level is measured against the one below (docs/bots.md)."""
DEFAULT_LEVEL: Final[Level] = "medium"
"""Level of a table's bot if the player chose none."""


def register(name: str, kind: Kind) -> None:
    """Add a kind of bot under an unused name. If it makes random choices, its options should include `seed`."""
    if name in _KINDS or name in LEVELS or name == "human" or not name.isidentifier():
        raise SettingsError(Message("error-bot-name", name=name))
    _KINDS[name] = kind


def bot_names() -> dict[str, str]:
    """Every kind of bot, with a short description."""
    return {name: kind.about for name, kind in _KINDS.items()}


def is_quick(spec: str) -> bool:
    """Whether the bot of a specification plays several matches per second."""
    kind, options = _split(spec)
    return kind in _KINDS and _KINDS[kind].quick and not options


def thinking_seconds(spec: str) -> float:
    """The time limit per decision in a bot's specification; 0 if there is none."""
    limits = [part.removeprefix("ms=") for part in _split(spec)[1].split(",") if part.startswith("ms=")]
    return float(limits[0]) / 1000 if limits else 0.0


def make_bot(spec: str, seed: int = 0) -> Bot:
    """Create a bot from its specification; `seed` applies if the specification has none."""
    name, rest = _split(spec)
    kind = _KINDS.get(name)
    if kind is None:
        known = ", ".join([*LEVELS, *sorted(_KINDS)])
        raise SettingsError(Message("error-no-bot", name=name, known=known))
    if kind.takes_text:
        return kind.make(rest.strip())
    numbers = {}
    for part in filter(None, (part.strip() for part in rest.split(","))):
        option, number = _option(spec, part, kind)
        if option in numbers:
            raise SettingsError(Message("error-bot-twice", bot=spec, option=option))
        numbers[option] = number
    if "seed" in kind.options:
        numbers.setdefault("seed", seed)
    return kind.make(**numbers)


def _split(spec: str) -> tuple[str, str]:
    """The kind of bot that a specification names, and the rest."""
    kind, _, rest = LEVELS.get(spec.strip(), spec.strip()).partition(":")
    return kind, rest


def _option(spec: str, part: str, kind: Kind) -> tuple[str, int]:
    option, equals, text = part.partition("=")
    if option not in kind.options:
        known = ", ".join(kind.options) or Message("error-none")
        raise SettingsError(Message("error-bot-no-option", bot=spec, option=option, known=known))
    least, most = kind.options[option]
    if not equals or not text.isdecimal() or not least <= int(text) <= most:
        raise SettingsError(Message("error-bot-number", bot=spec, option=option, least=least, most=most))
    return option, int(text)
