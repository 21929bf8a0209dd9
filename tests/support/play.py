"""Random matches: which exist, how to play one, how to find a failing one again."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product
from typing import Any

from peerless import Content, Match, State, apply, new_match
from peerless.catalog.loader import bundled_files
from peerless.catalog.reading.problems import Problems
from peerless.catalog.reading.yaml_file import read_yaml
from peerless.catalog.settings import MODES
from peerless.core.ids import ASK_ACTION, ASK_CARD, ASK_COMMIT, ASK_DEFENSE, ASK_PUT_BACK

HEROES = tuple(path.stem for path in bundled_files("heroes"))
STARTS = {
    path.stem: sum("start" in space for space in read_yaml(path, Problems(path.name))["spaces"])
    for path in bundled_files("boards")
}
"""Board -> how many start spaces it has."""
BOARDS = tuple(STARTS)
PAIRS = tuple((one, other) for one in HEROES for other in HEROES)
SEATS = tuple((mode, seats) for mode, facts in MODES.items() for seats in facts.seats)
SMALL = tuple(board for board in BOARDS if STARTS[board] < max(facts.starts for facts in MODES.values()))
TABLES = tuple((seats, board) for seats, board in product(SEATS, BOARDS) if STARTS[board] >= MODES[seats[0]].starts)
OPTIONS = tuple((*table, *rest) for table, rest in product(TABLES, product(("current", "classic"), (True, False))))
MOST_ANSWERS = 20_000


def settings(pair: tuple[str, str], number: int) -> dict[str, Any]:
    """The settings of the `number`-th match of a pair; numbers in a row go through all modes, boards and options."""
    (mode, seats), board, edition, auto = OPTIONS[(number * 5 + PAIRS.index(pair)) % len(OPTIONS)]
    rest = random.Random(number)
    heroes = [*pair, *[rest.choice(HEROES) for _ in range(seats - 2)]]
    return {"heroes": heroes, "board": board, "mode": mode, "edition": edition, "auto": auto}


def play_all(content: Content, pair: tuple[str, str], count: int, play: Callable[[Match, random.Random], None]) -> None:
    """Some random matches of a pair, each from its first decision with the dice to play it by."""
    for number in range(count):
        chosen = settings(pair, number)
        try:
            play(new_match(content, seed=number, **chosen), random.Random(number))
        except BaseException as error:
            error.add_note(f"in the random match {number} of {pair}: {chosen}")
            raise


def share(matches: int, part: float = 1.0) -> int:
    """How many matches of each pair make up a part of all."""
    return max(1, round(matches * part / len(PAIRS)))


def pick(s: State, dice: random.Random) -> int:
    """A random option."""
    return int(dice.random() * len(s.options))


def answer(match: Match, dice: random.Random) -> str:
    """Answers the open decision at random; returns what was answered."""
    match.answer(pick(match.state, dice))
    return match.answers[-1]


def finish(s: State, dice: random.Random) -> int:
    """Plays a state to its end; returns how many answers that took."""
    count = 0
    while not s.over:
        apply(s, pick(s, dice))
        count += 1
        assert count < MOST_ANSWERS, "the match does not end"
    return count


def looks_like(s: State, text: str) -> str:
    """What others see of an answer: not the cards played face down or chosen from a hand."""
    words = text.split()
    if s.ask_kind == ASK_ACTION and words[0] == "attack":
        return " ".join(words[:3])
    if s.ask_kind in (ASK_DEFENSE, ASK_COMMIT):
        return words[0]
    if s.ask_kind in (ASK_CARD, ASK_PUT_BACK) and words[0] != "none":
        return "a card"
    return text
