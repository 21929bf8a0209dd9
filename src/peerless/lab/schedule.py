"""The schedule of a study: heroes, boards, bots, seats and seeds, as tasks of pure data.

A task is a few matches of one set-up. It has everything its matches depend on except the content, so it gives the same
result wherever it is played. Its id is derived from its fields.
"""

from __future__ import annotations

import hashlib
import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from peerless.bots.registry import is_quick
from peerless.catalog.settings import MODES, Edition, Mode, side_count

CHUNK: Final = 8  # matches per task, so that the overhead per task is small


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Matches of one set-up; seats are in turn order."""

    heroes: tuple[str, ...]
    board: str
    bots: tuple[str, ...]
    seeds: tuple[int, ...]
    """One match each."""
    mode: Mode = "duel"
    edition: Edition = "current"

    @property
    def id(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:16]


def seed_of(seed: int, *key: str | int) -> int:
    """The seed of one match, from the seed of the run and the key of the match.

    Matches with the same key are paired: the same decks in the same order.
    """
    text = " ".join(map(str, (seed, *key)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def matchups(
    heroes: Sequence[str],
    boards: Sequence[str],
    bots: tuple[str, str],
    matches: int,
    seed: int,
    edition: Edition = "current",
    among: Sequence[str] = (),
) -> list[Task]:
    """Every pair of heroes on every board in both seats, `matches` each; `among`: only pairs with one of these.

    The first bot plays the first hero of a pair.
    """
    tasks: list[Task] = []
    for one, other in _pairs(heroes, among or heroes):
        for board in boards:
            orders = [((one, other), bots), ((other, one), bots[::-1])]
            for pair, players in orders[:1] if orders[0] == orders[1] else orders:
                seeds = [seed_of(seed, *pair, board, number) for number in range(matches)]
                tasks += _cut(Task(heroes=pair, board=board, bots=players, seeds=tuple(seeds), edition=edition))
    return tasks


def compare(
    versions: tuple[str, str],
    opponents: Sequence[str],
    boards: Sequence[str],
    bot: str,
    matches: int,
    seed: int,
    edition: Edition = "current",
) -> list[Task]:
    """Two versions of a hero against the same opponents, boards, seats and seeds."""
    tasks: list[Task] = []
    for opponent in opponents:
        for board in boards:
            for seat in (0, 1):
                seeds = tuple(seed_of(seed, opponent, board, seat, number) for number in range(matches))
                for version in versions:
                    pair = (version, opponent) if seat == 0 else (opponent, version)
                    tasks += _cut(Task(heroes=pair, board=board, bots=(bot, bot), seeds=seeds, edition=edition))
    return tasks


def ladder(
    bots: Sequence[str],
    heroes: Sequence[str],
    boards: Sequence[str],
    matches: int,
    seed: int,
    edition: Edition = "current",
    hero: str | None = None,
) -> list[Task]:
    """Every pair of bots, `matches` duels each: every deal is played twice with the bots swapped.

    All pairs of bots get the same deals. Heroes and boards rotate, so that a few matches include all of them. A `hero`
    takes part in every deal, against the others and itself.
    """
    tasks: list[Task] = []
    deals = _deals(heroes, boards, 2) if hero is None else _deals_with(hero, heroes, boards)
    for number, (pair, board) in zip(range((matches + 1) // 2), deals, strict=False):
        seeds = (seed_of(seed, *pair, board, number),)
        for one, other in _pairs(bots, bots):
            for players in ((one, other), (other, one)):
                tasks.append(Task(heroes=pair, board=board, bots=players, seeds=seeds, edition=edition))
    return tasks


def ladder_of_many(
    bots: Sequence[str],
    against: str,
    mode: Mode,
    heroes: Sequence[str],
    boards: Sequence[str],
    matches: int,
    seed: int,
    edition: Edition = "current",
) -> list[Task]:
    """Each bot in one seat or one team, `against` in the others; the bot rotates through the seats."""
    seats = MODES[mode].most
    sides = side_count(mode, seats)
    tasks: list[Task] = []
    for number, (dealt, board) in zip(range(-(-matches // sides)), _deals(heroes, boards, seats), strict=False):
        seeds = (seed_of(seed, *dealt, board, number),)
        for bot in bots:
            for side in range(sides):
                players = tuple(bot if seat % sides == side else against for seat in range(seats))
                tasks.append(Task(heroes=dealt, board=board, bots=players, seeds=seeds, mode=mode, edition=edition))
    return tasks


def _pairs(names: Sequence[str], among: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Every pair of names with one from the second list, which comes first; of two such, the earlier one."""
    chosen = set(among)
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            if one in chosen:
                yield one, other
            elif other in chosen:
                yield other, one


def _deals(heroes: Sequence[str], boards: Sequence[str], seats: int) -> Iterator[tuple[tuple[str, ...], str]]:
    """Endless heroes and boards: in a round every hero takes every seat once, and every round differs."""
    number, count = 0, len(heroes)
    turned = math.gcd(count, len(boards)) > 1  # otherwise boards would be tied to heroes
    while True:
        round_, first = divmod(number, count)
        step = 1 + round_ % max(1, count - 1)
        dealt = [heroes[(first + step * seat) % count] for seat in range(seats)]
        for seat in range(1, seats):  # if the step leads to a hero that has a seat already, take the next free one
            while dealt[seat] in dealt[:seat] and len(set(dealt[:seat])) < count:
                dealt[seat] = heroes[(heroes.index(dealt[seat]) + 1) % count]
        yield tuple(dealt), boards[(number + round_ * turned) % len(boards)]
        number += 1


def _deals_with(hero: str, opponents: Sequence[str], boards: Sequence[str]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Endless duels of a hero: in a round it meets each opponent once, in two rounds in both seats of a board."""
    for number in itertools.count():
        round_, index = divmod(number, len(opponents))
        pair = (hero, opponents[index])
        yield pair[:: -1 if (index + round_) % 2 else 1], boards[(index + round_ // 2) % len(boards)]


def _cut(task: Task) -> Iterator[Task]:
    """Split a task into pieces of about a second; slow bots get one match at a time."""
    size = CHUNK if all(map(is_quick, task.bots)) else 1
    for first in range(0, len(task.seeds), size):
        yield msgspec.structs.replace(task, seeds=task.seeds[first : first + size])
