"""Moments of random matches, always the same, before and after something that a page is asked to present."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from peerless import Content
from peerless.records.match import Match, new_match
from peerless.records.view_builder import view_data
from peerless.records.viewdata import ViewData

Shown = tuple[ViewData, list[dict[str, Any]]]
"""A view and all events so far."""
Events = list[dict[str, Any]]


def shown(match: Match, seat: str | None = "p1") -> Shown:
    return view_data(match.view(seat)), list(match.events(seat))


def pairs(
    content: Content, heroes: list[str], board: str, matches: int, viewer: str | None = "p1"
) -> Iterator[tuple[Shown, Shown]]:
    """Moments at which the first seat decides, each with the next one, as a viewer sees them."""
    for seed in range(matches):
        match = new_match(content, heroes=heroes, board=board, seed=seed)
        match.listen()
        dice = random.Random(seed)
        before: Shown | None = None
        while not match.over:
            if match.decision.seat == "p1":
                now = shown(match, viewer)
                if before is not None:
                    yield before, now
                before = now
            match.answer(dice.randrange(len(match.decision.options)))


def found(
    content: Content,
    heroes: list[str],
    fits: Callable[[Events], bool],
    matches: int = 60,
    viewer: str | None = "p1",
) -> tuple[Shown, Shown]:
    """The first pair whose new events fit."""
    for before, after in pairs(content, heroes, "sarpedon", matches, viewer):
        if fits(after[1][len(before[1]) :]):
            return before, after
    raise AssertionError("it has not happened")


def fought(content: Content, viewer: str | None = "p1") -> tuple[Shown, Shown]:
    """A combat as the viewer sees it before and after, with an effect, damage, and cards on both sides."""

    def fits(events: Events) -> bool:
        kinds = [event["kind"] for event in events]
        wanted = {"reveal", "effect", "combat", "damage"} <= set(kinds) and kinds.count("reveal") == 2
        return wanted and "action" not in kinds[kinds.index("reveal") :]

    return found(content, ["medusa", "king_arthur"], fits, viewer=viewer)


def gazed(content: Content) -> tuple[Shown, Shown]:
    """Medusa wins a combat with Gaze of Stone, which deals its damage after the combat."""

    def fits(events: Events) -> bool:
        hits = [event for event in events if event["kind"] == "damage"]
        causes = [event["damage"] for event in hits if event.get("source") == "medusa.gaze_of_stone"]
        return causes == ["combat", "effect"] and events[-1]["kind"] != "over"

    return found(content, ["king_arthur", "medusa"], fits, 400)


def schemed(content: Content, seat: str = "p2") -> tuple[Shown, Shown]:
    """A player, by default the opponent, plays a scheme that deals damage."""

    def fits(events: Events) -> bool:
        schemes = [event for event in events if event["kind"] == "scheme" and event["seat"] == seat]
        hurt = {event["source"] for event in events if event["kind"] == "damage" and event["damage"] == "effect"}
        return any(event["card"] in hurt for event in schemes)

    heroes = ["king_arthur", "medusa"] if seat == "p2" else ["medusa", "king_arthur"]
    return found(content, heroes, fits, 400)


def felled(content: Content) -> tuple[Shown, Shown]:
    """A fighter is defeated in a combat."""

    def fits(events: Events) -> bool:
        kinds = [event["kind"] for event in events if "combat" in event]
        return "defeat" in kinds and events[-1]["kind"] != "over"

    return found(content, ["king_arthur", "medusa"], fits)
