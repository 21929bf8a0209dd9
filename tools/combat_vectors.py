"""Writes combats of real matches with the line of a card that begins at each moment, which events do not say.

The browser works it out from the order of events; by this file it proves that it does so for every card. The engine's
sources are watched while they play, so it runs uncompiled.
"""

from __future__ import annotations

import os
import random
import sys
from itertools import count
from pathlib import Path
from typing import Any, Final

os.environ["PEERLESS_PURE"] = "1"  # before the engine is imported

import msgspec

from peerless.catalog.content import Content, load_content
from peerless.core.ids import AFTER, DURING, IMMEDIATELY
from peerless.records.match import Match, new_match
from peerless.records.viewdata import view_data
from peerless.rules import combat
from tools.generated import ROOT, main

FILE: Final = ROOT / "web" / "test" / "combats.json"
TIMINGS: Final = {IMMEDIATELY: "immediately", DURING: "during_combat", AFTER: "after_combat"}
ENOUGH: Final = 300
"""So many matches in a row that show nothing new are enough."""

Fired = list[tuple[int, str]]


def wanted(content: Content) -> set[tuple[str, str]]:
    """Every card with every moment of a combat at which it does something."""
    return {
        (f"{hero.id}.{card.id}", timing)
        for hero in content.heroes.values()
        for card in hero.cards
        for timing in TIMINGS.values()
        if timing in card.effects
    }


def watched(match: Match, dice: random.Random) -> tuple[list[dict[str, Any]], Fired]:
    """A random match that rather attacks; the events, and which of them begin a line of a card."""
    match.listen()
    fired: Fired = []
    start = combat._start

    def spy(s: Any, side: Any, timing: Any, which: Any) -> None:
        if which == 0:
            fired.append((len(s.log), TIMINGS[timing]))
        start(s, side, timing, which)

    combat._start = spy
    try:
        while not match.over:
            options = match.decision.options
            attacks = [i for i, option in enumerate(options) if str(option).startswith("attack ")]
            match.answer(dice.choice(attacks) if attacks and dice.random() < 0.8 else dice.randrange(len(options)))
    finally:
        combat._start = start
    return match.events("p1", open_cards=True), fired


def combats(events: list[dict[str, Any]], fired: Fired) -> list[dict[str, Any]]:
    """The events of each combat, up to the next action or turn, and what begins at which of them."""
    found: list[dict[str, Any]] = []
    for at, event in enumerate(events):
        if _begins(event):
            ends = (i for i in range(at + 1, len(events)) if _ends(events[i]))
            end = next(ends, len(events))
            lines = [[i - at, timing] for i, timing in fired if at < i < end]
            found.append({"events": events[at:end], "fired": lines})
    return found


def _begins(event: dict[str, Any]) -> bool:
    """An attack; a card that is played in place of another begins none."""
    return event["kind"] == "play" and "target" in event and event.get("source", event["card"]) == event["card"]


def _ends(event: dict[str, Any]) -> bool:
    return event["kind"] in ("action", "turn", "over") or _begins(event)


def data() -> str:
    content = load_content()
    missing, kept, idle = wanted(content), [], 0
    heroes = sorted(content.heroes)
    for seed in count():
        other = heroes[(seed // len(heroes)) % len(heroes)]  # each against each, and against itself
        match = new_match(content, heroes=[heroes[seed % len(heroes)], other], board="sarpedon", seed=seed)
        view = view_data(match.view("p1"))
        cast = {
            "seats": [{"seat": seat.seat, "hero": seat.hero} for seat in view.seats],
            "fighters": [{"id": fighter.id, "seat": fighter.seat} for fighter in view.fighters],
        }
        before = len(missing)
        for one in combats(*watched(match, random.Random(seed))):
            shows = {(one["events"][i].get("source", ""), timing) for i, timing in one["fired"]}
            if shows & missing:
                missing -= shows
                kept.append({**cast, **one})
        idle = 0 if len(missing) < before else idle + 1
        if not missing or idle == ENOUGH:
            break
    if missing:
        print("never seen:", ", ".join(f"{card} {timing}" for card, timing in sorted(missing)), file=sys.stderr)
    return msgspec.json.format(msgspec.json.encode(kept), indent=0).decode()


def files() -> dict[Path, str]:
    """The file -> its text."""
    return {FILE: data()}


if __name__ == "__main__":
    sys.exit(main("combat_vectors", files))
