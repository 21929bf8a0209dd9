"""Positions of random matches, always the same: what the page is asked to draw."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from peerless import Content
from peerless.records.match import Match, new_match
from peerless.records.view_builder import view_data
from peerless.records.viewdata import ViewData
from peerless.text.match_names import MatchNames
from peerless.text.prompts import question

PLAYERS: Final = {"duel": 2, "free_for_all": 3, "teams": 4}


class Position(NamedTuple):
    """What the asked seat sees, and the question in English."""

    view: ViewData
    question: str
    source: str
    """The name of the card or ability that asks."""


def position(match: Match) -> Position:
    view = view_data(match.view(match.decision.seat))
    names = MatchNames(match.content, match.settings, match.state.t, "en")
    source = match.decision.source
    return Position(view, question(view, names), str(names.source(source)) if source else "")


def walked(content: Content, heroes: list[str], board: str, seed: int, mode: str = "duel") -> Iterator[Match]:
    """A random match, before each of its answers."""
    match = new_match(content, heroes=heroes, board=board, mode=mode, seed=seed)
    dice = random.Random(seed)
    while not match.over:
        yield match
        match.answer(dice.randrange(len(match.decision.options)))


def of_hero(content: Content, hero: str, matches: int) -> list[Position]:
    """A position for everything that a card or an ability of the hero has asked in so many duels."""
    found: dict[tuple[str, str], Position] = {}
    heroes, boards = sorted(content.heroes), sorted(content.boards)
    for seed in range(matches):
        other = heroes[seed % len(heroes)]
        for match in walked(content, [hero, other], boards[seed % len(boards)], seed):
            decision = match.decision
            key = (decision.kind, decision.source)
            if decision.source.startswith((f"{hero}.", f"{hero}:")) and key not in found:
                found[key] = position(match)
    return [found[key] for key in sorted(found)]


def of_all(content: Content) -> list[Position]:
    """Positions of all heroes, modes and boards: one for each kind of decision of each match."""
    heroes = sorted(content.heroes)
    found: list[Position] = []
    for seed in range(len(heroes)):
        for board in content.boards.values():
            roomy = sum(space.start is not None for space in board.spaces) >= 4
            mode = ("teams", "free_for_all")[seed % 2] if roomy and seed % 3 else "duel"
            players = [heroes[(seed + step) % len(heroes)] for step in range(PLAYERS[mode])]
            kinds: dict[str, Position] = {}
            for match in walked(content, players, board.id, seed, mode):
                if match.decision.kind not in kinds and len(match.answers) >= 4 * len(kinds):
                    kinds[match.decision.kind] = position(match)
            found += kinds.values()
    return found
