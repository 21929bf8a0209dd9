"""Conformance check for any bot: it must answer with an option, not change its view, and use only what it may know.

    problems = check_bot(lambda: MyBot(seed=1), content)

Two bots of the same kind play the same seats. One gets the match, the other the same match with other hidden cards.
Their seat may know the same in both, so their answers must be equal. This detects a bot that reads hidden cards, or
depends on anything but its seed and its views.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from peerless.bots.base import Bot, stop_bots
from peerless.bots.random_bot import RandomBot
from peerless.catalog.content import Content
from peerless.catalog.settings import Settings
from peerless.core.state import State
from peerless.rules.driver import apply, new_state
from peerless.rules.notation import option_texts, seat_name
from peerless.rules.view import resample, view_of

MOST_PROBLEMS: Final = 10
MakeBot = Callable[[], Bot]


def check_bot(make: MakeBot, content: Content, *, matches: int = 4, seed: int = 1) -> list[str]:
    """Play matches with bots from `make` and list their problems; an empty list means none.

    `make` is called for each bot, and all its bots must behave alike.
    """
    problems: list[str] = []
    for number, settings in zip(range(matches), _match_ups(content), strict=False):
        state = new_state(content.tables_for(settings), seed + number)
        problems.extend(_check_match(make, state, seed + number, " against ".join(settings.heroes)))
        if len(problems) >= MOST_PROBLEMS:
            break
    return problems[:MOST_PROBLEMS]


def _match_ups(content: Content) -> Iterator[Settings]:
    """Duels of all heroes on all boards, over and over."""
    heroes, boards = sorted(content.heroes), sorted(content.boards)
    number = 0
    while True:
        first, second = heroes[number % len(heroes)], heroes[(number + 1 + number // len(heroes)) % len(heroes)]
        yield Settings(heroes=[first, second], board=boards[number % len(boards)])
        number += 1


def _check_match(make: MakeBot, state: State, seed: int, name: str) -> list[str]:
    """Play one match: the bot in the first seat, random bots in the others."""
    shown, shadow = make(), make()
    other = RandomBot(seed)
    problems: list[str] = []
    try:
        while not state.over and len(problems) < MOST_PROBLEMS:
            if state.ask_seat != 0:
                apply(state, other.choose(view_of(state, state.ask_seat)))
                continue
            where = f"{name}, seed {seed}, decision {state.steps}"
            found, choice = check_decision(shown, shadow, state, seed + int(state.steps))
            problems.extend(f"{where}: {problem}" for problem in found)
            apply(state, choice)
    finally:
        stop_bots([shown, shadow])
    return problems


def check_decision(shown: Bot, shadow: Bot, state: State, seed: int) -> tuple[list[str], int]:
    """Let two equal bots decide, one with the real hidden cards, one with others; return the problems and a choice.

    If the bot's answer is not an option, the choice is the first option.
    """
    hidden_anew = resample(view_of(state, state.ask_seat), seed)
    choice, problems = _decide(shown, state)
    twin, twin_problems = _decide(shadow, hidden_anew)
    if choice is None or twin is None:
        return problems or twin_problems, 0
    if choice != twin:
        texts = option_texts(state)
        problems.append(
            f"{seat_name(state.ask_seat)} answers '{texts[choice]}', but '{texts[twin]}' when only cards differ that "
            "it cannot know"
        )
    return problems, choice


def _decide(bot: Bot, state: State) -> tuple[int | None, list[str]]:
    """The bot's choice, or None if it is not an option."""
    view = view_of(state, state.ask_seat)
    before = _contents(view.state)
    options = len(view.state.options)
    choice: object = bot.choose(view)
    problems = [] if _contents(view.state) == before else ["the view was changed"]
    if isinstance(choice, bool) or not isinstance(choice, int) or not 0 <= choice < options:
        return None, [*problems, f"the answer is {choice!r}, there are {options} options"]
    return choice, problems


def _contents(s: State) -> tuple[int, list[int], list[int], list[int], list[list[int]]]:
    """A fingerprint that detects changes of the view."""
    return s.key(), list(s.options), list(s.know), list(s.rng), [list(pile) for pile in s.piles]
