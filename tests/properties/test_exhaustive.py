"""Matches are played until everything has been used: cards in every role, effects to the last instruction, …

What is left over is listed here, each with its reason, and the list is exact.
"""

from __future__ import annotations

import random
from typing import Any

from peerless import Content, Match, new_match
from peerless.core.ids import ASK_ACTION, ASK_BOOST, ASK_CARD, ASK_COMMIT, ASK_DEFENSE, ASK_DISCARD, ASK_SPACE, NONE
from peerless.core.state import State
from peerless.effects.nodes import OP_NAMES
from peerless.rules.notation import option_texts
from tests.support.play import HEROES, TABLES
from tests.support.used import Watch, expected, instructions

MOST_MATCHES = 400

# Written for homebrew and for heroes to come: no card or ability of these needs it.
UNUSED = {
    "decision order",  # none has two effects at one moment whose order matters
    "operation keep",  # none counts something at one timing that it needs at a later one
    "operation recall",
}


def test_everything_is_used(content: Content) -> None:
    wanted = expected(content) - UNUSED
    watch = Watch()
    dice = random.Random(7)
    modes: set[tuple[str, str, str]] = set()
    matches = 0
    while matches < 80 or (wanted - watch.used and matches < MOST_MATCHES):
        chosen = choose_settings(dice, matches, wanted - watch.used)
        modes.add((chosen["mode"], chosen["board"], chosen["edition"]))
        match = new_match(content, seed=matches, **chosen)
        play(match, watch, wanted, dice)
        matches += 1
    left = sorted(wanted - watch.used)
    assert not left, f"never used in {matches} matches: {left}"
    assert len(modes) == len({(mode, board) for (mode, _), board in TABLES}) * 2, (
        "not all modes, boards and editions were played"
    )
    assert not watch.used & UNUSED, f"used after all: {sorted(watch.used & UNUSED)}"


def choose_settings(dice: random.Random, number: int, missing: set[str]) -> dict[str, Any]:
    """One hero still has something to show, if there is one."""
    (mode, seats), board = TABLES[number % len(TABLES)]
    lacking = [hero for hero in HEROES if any(f"{hero}/" in name or f"{hero}." in name for name in missing)]
    return {
        "heroes": [dice.choice(lacking or HEROES), *(dice.choice(HEROES) for _ in range(seats - 1))],
        "board": board,
        "mode": mode,
        "edition": ("current", "classic")[number // len(TABLES) % 2],
        "auto": dice.random() < 0.8,
        "turn_limit": 4 if number % 16 == 15 else 200,
    }


def play(match: Match, watch: Watch, wanted: set[str], dice: random.Random) -> None:
    """Plays on, preferring answers that use something new, to the end, to a resignation or to a draw."""
    watch.begin(match)
    patience = 150 if dice.random() < 0.05 else 100_000
    peaceful = dice.random() < 0.3
    while not match.over:
        if len(match.answers) >= patience and peaceful:
            match.draw()
        elif len(match.answers) >= patience:
            match.resign(match.decision.seat)
        else:
            match.answer(prefer(match, wanted - watch.used, dice))
        watch.look(match)


def prefer(match: Match, missing: set[str], dice: random.Random) -> int:
    """An answer with a card of which something has not been used yet; else any."""
    s = match.state
    options = list(range(len(s.options)))
    if dice.random() < 0.2:
        return dice.choice(options)
    if s.ask_kind == ASK_SPACE and s.ask_source >= 0:
        scores = [frailty(s, space) for space in s.options]  # where an effect could defeat someone
    elif s.ask_kind in (ASK_ACTION, ASK_DEFENSE, ASK_BOOST, ASK_COMMIT, ASK_DISCARD, ASK_CARD):
        hero = s.t.hero_ids[s.ask_seat]
        scores = [score(text, hero, missing) for text in option_texts(s)]
    else:
        return dice.choice(options)
    best = max(scores)
    return dice.choice([i for i in options if scores[i] == best])


def frailty(s: State, space: int) -> int:
    """How near to defeat an opposing fighter on this space is; declining leaves what follows unused."""
    if space == NONE:
        return -1
    for f in range(int(s.t.fighters)):
        if s.place(f) == space and s.t.side[s.t.f_seat[f]] != s.t.side[s.ask_seat]:
            return 100 - int(s.health(f))
    return 0


def score(text: str, hero: str, missing: set[str]) -> int:
    """How much an answer promises: a new role for its card counts most, then unused parts of its effect."""
    words = text.split()
    role = {"attack": "attack", "scheme": "scheme", "defend": "defense", "boost": "boost"}.get(words[0], "")
    card = words[1] if words[0] == "scheme" else words[-1]
    parts = sum(f"{hero}/" in name and f"({card})" in name for name in missing)
    if role == "boost" or words[0] == "discard":
        return (5 if f"card {hero}.{card} as {role}" in missing else 0) - parts
    return (5 if f"card {hero}.{card} as {role}" in missing else 0) + parts


def test_every_operation_is_in_a_hero(content: Content) -> None:
    """What no card or ability needs would have to be listed above."""
    printed: set[str] = set()
    for hero in HEROES:
        tables = content.tables(heroes=[hero, hero], board="sarpedon")
        printed |= {name.rsplit(" ", 1)[1] for name in instructions(tables).values()}
    assert {f"operation {name}" for name in set(OP_NAMES) - printed} == UNUSED - {"decision order"}
