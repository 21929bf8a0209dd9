"""Write the sentences of real matches that the browser client must reproduce.

Random matches of all heroes, in all modes: one event and one decision of each sort per match-up, as data, with the
sentence in every language. And events of the same matches with how long they are shown, and what each answer changes
on screen.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from peerless.catalog.content import Content, load_content
from peerless.core import ids
from peerless.core.ids import NONE
from peerless.core.state import State
from peerless.messages.translator import LANGUAGES
from peerless.records.beats import beats
from peerless.records.match import Match, new_match
from peerless.records.view_builder import view_data
from peerless.records.viewdata import DecisionData, ViewData
from peerless.rules import legal
from peerless.rules.notation import card_id, option_text
from peerless.text.events import LogWriter, outcome_text
from peerless.text.match_names import MatchNames
from peerless.text.options import option_words
from peerless.text.prompts import question, waiting
from tools.generated import ROOT, main

FOLDER = ROOT / "web" / "test" / "vectors"
UPDATES = ROOT / "web" / "test" / "updates"
"""Whole matches, answer by answer: after the last event of each the client must show the view of the server."""
BEATS = ROOT / "web" / "test" / "beats.json"
MATCHES = [
    ("duel", ["alice", "medusa"]),
    ("duel", ["sinbad", "king_arthur"]),
    ("duel", ["houdini", "genie"]),
    ("duel", ["sherlock_holmes", "dracula"]),
    ("duel", ["jekyll_and_hyde", "invisible_man"]),
    ("duel", ["sun_wukong", "sun_wukong"]),
    ("teams", ["medusa", "sun_wukong", "dracula", "invisible_man"]),
    ("free_for_all", ["sinbad", "alice", "houdini"]),
    ("free_for_all", ["bloody_mary", "beowulf", "achilles", "yennenga"]),
    ("duel", ["oda_nobunaga", "tomoe_gozen"]),
    ("teams", ["robin_hood", "bigfoot", "little_red_riding_hood", "bloody_mary"]),
    ("duel", ["golden_bat", "chupacabra"]),
    ("duel", ["annie_christmas", "hamlet"]),
    ("free_for_all", ["loki", "medusa", "loki"]),
]
ELSEWHERE = [("santas_workshop", "free_for_all", ["genie", "houdini", "alice"])]
"""Matches on other boards than that of most, for what only these boards have."""
WHOLE = (25, 60)
"""Number of answers after which the whole view is stored, for drawing tests."""
TIMED = 60
"""Number of events of a match that are stored with their beats."""
_CARDS = {
    ids.ASK_BOOST: "boost", ids.ASK_COMMIT: "boost", ids.ASK_DEFENSE: "defend", ids.ASK_DISCARD: "discard",
    ids.ASK_PUT_BACK: "put_back", ids.ASK_CARD: "card",
}  # fmt: skip


class Translators:
    """The names of one match in all languages."""

    def __init__(self, match: Match) -> None:
        self.names = {
            language: MatchNames(match.content, match.settings, match.state.t, language) for language in LANGUAGES
        }

    def said(self, make: Any) -> dict[str, Any]:
        return {language: make(names) for language, names in self.names.items()}


def played(match: Match, seed: int) -> dict[str, Any]:
    """One random match, played to its end, as vectors."""
    translators, rng = Translators(match), random.Random(seed)
    decisions: dict[tuple[Any, ...], dict[str, Any]] = {}
    views: list[ViewData] = []
    while not match.over:
        s = match.state
        view = view_data(match.view(match.decision.seat))
        d = view.decision
        assert d is not None
        verbs = {text.split()[0] for text in d.options or ()} if d.kind == "action" else set()
        source = d.source if d.kind == "mode" else bool(d.source)
        key = (d.kind, source, d.marker, d.count is None, frozenset(verbs))
        if key not in decisions:
            decisions[key] = _decision(s, view, d, translators)
        if len(match.answers) in WHOLE:
            views.append(view)
        match.answer(rng.randrange(len(match.decision.options)))
    view = view_data(match.view(None))
    return {
        "seats": [{"seat": seat.seat, "hero": seat.hero} for seat in view.seats],
        "fighters": [{"id": fighter.id, "seat": fighter.seat} for fighter in view.fighters],
        "views": views,
        "decisions": list(decisions.values()),
        "events": _events(match, translators),
        "outcomes": [_outcome(view, me, translators) for me in ("p1", "p2", None)],
    }


def _decision(s: State, view: ViewData, d: DecisionData, translators: Translators) -> dict[str, Any]:
    options = d.options or []
    parsed = [{"text": text, **_structure(s, option)} for text, option in zip(options, s.options, strict=True)]
    kinds = [option["kind"] for option in parsed]
    shown = sorted({*(kinds.index(kind) for kind in kinds), len(kinds) // 2, len(kinds) - 1})
    attacker = None if view.combat is None else {"attacker": {"fighter": view.combat.attacker.fighter}}
    moved = {p.get("fighter") for p in parsed} if d.kind in ("mover", "fighter") else set()
    if d.kind == "space" and d.count is None:
        moved.add(d.fighter)  # it returns, or it is carried
    return {
        "view": {"actions": view.actions, "combat": attacker, "fighters": [f for f in view.fighters if f.id in moved]},
        "decision": d,
        "question": translators.said(lambda names: question(view, names)),
        "waiting": translators.said(lambda names: waiting(view, names)),
        "parsed": [parsed[i] for i in shown],
        "words": translators.said(lambda names: [option_words(view, d, options[i], names) for i in shown]),
    }


def _structure(s: State, option: int) -> dict[str, Any]:
    """What an option means, from the number behind its text."""
    t, kind = s.t, s.ask_kind
    if option == NONE and kind != ids.ASK_ACTION:
        return {"kind": "decline", "word": option_text(s, option)}
    if kind == ids.ASK_ACTION:
        act = legal.act_kind(option)
        if act == ids.ACT_MANEUVER:
            return {"kind": "maneuver"}
        parts = {"card": card_id(t, legal.act_card(option)), "fighter": t.fighter_ids[legal.act_fighter(option)]}
        if act == ids.ACT_SCHEME:
            return {"kind": "scheme", **parts}
        return {"kind": "attack", **parts, "target": t.fighter_ids[legal.act_target(option)]}
    if kind in _CARDS:
        return {"kind": _CARDS[kind], "card": card_id(t, option)}
    if kind in (ids.ASK_SPACE, ids.ASK_PLACE):
        return {"kind": "space", "space": t.space_ids[option]}
    if kind in (ids.ASK_MOVER, ids.ASK_FIGHTER):
        return {"kind": "move" if kind == ids.ASK_MOVER else "fighter", "fighter": t.fighter_ids[option]}
    if kind == ids.ASK_MODE:
        return {"kind": "mode", "mode": option_text(s, option)}
    if kind == ids.ASK_NUMBER:
        return {"kind": "number", "number": option}
    if kind == ids.ASK_OPPONENT:
        return {"kind": "opponent", "seat": f"p{option + 1}"}
    if kind == ids.ASK_ORDER:
        return {"kind": "effect", "source": option_text(s, option).removeprefix("effect ")}
    return {"kind": "yes"} if option else {"kind": "decline", "word": "no"}


def _events(match: Match, translators: Translators) -> list[dict[str, Any]]:
    """The first event of each sort with its fighter's earlier health, as a player and a spectator see it."""
    found: dict[tuple[Any, ...], dict[str, Any]] = {}
    for me in ("p1", None):
        writers = {language: LogWriter(names, me) for language, names in translators.names.items()}
        for event in match.events(me):
            health = writers["en"].health.get(event.get("fighter", ""))
            lines = {language: writer.tell([event]) for language, writer in writers.items()}
            said = {language: line[0] if line else "" for language, line in lines.items()}
            found.setdefault(_sort(event, me), {"me": me, "health": health, "event": event, "said": said})
    return list(found.values())


def _timed(match: Match) -> list[dict[str, Any]]:
    """The events from the longest combat on, with what their beats depend on, and their beats."""
    events = match.events(None)
    combats = Counter(event["combat"] for event in events if "combat" in event)
    first = max(range(len(events)), key=lambda place: combats[events[place].get("combat")])
    part = events[first : first + TIMED]
    names = ("kind", "step", "combat", "timing", "path")
    used = [{name: event[name] for name in names if name in event} for event in part]
    return [{"event": event, "ms": ms} for event, ms in zip(used, beats(part), strict=True)]


def _sort(event: dict[str, Any], me: str | None) -> tuple[Any, ...]:
    details = [event.get(name) for name in ("kind", "cause", "damage", "term", "where", "marker", "mode")]
    facts = [name in event for name in ("source", "card", "from", "path")]
    terms = [term["kind"] for side in ("attack", "defense") for term in event.get(f"{side}_terms", ())]
    return (*details, *facts, *sorted(set(terms)), me is not None and event.get("seat") == me)


def _outcome(view: ViewData, me: str | None, translators: Translators) -> dict[str, Any]:
    outcome = view.outcome
    assert outcome is not None
    said = translators.said(lambda names: outcome_text(names, outcome.winners, outcome.reason, me))
    return {"me": me, "winners": outcome.winners, "reason": outcome.reason, "said": said}


def stepwise(match: Match, seed: int, viewer: str | None) -> str:
    """The first view of a match, then for each random answer its events and what they change on screen."""
    rng = random.Random(seed)
    view = view_data(match.view(viewer), previews=False)
    told, known = len(match.events(viewer)), _shown(view)
    lines = []
    while not match.over:
        match.answer(rng.randrange(len(match.decision.options)))
        events = list(match.events(viewer))[told:]
        now = _shown(view_data(match.view(viewer), previews=False))
        told += len(events)
        lines.append(_line({"events": events, "changed": {key: now[key] for key in now if now[key] != known[key]}}))
        known = now
    steps = ",\n".join(lines)
    return f'{{"view":{_line(view)},\n"steps":[\n{steps}\n]}}\n'


def _shown(view: ViewData) -> dict[str, Any]:
    """What events change on screen, each value under a name of its own."""
    return {
        "active": view.active,
        "turn": view.turn,
        "actions": view.actions,
        **{f"fighter {f.id}": [f.space, f.health] for f in view.fighters},
        **{f"piles {seat.seat}": [seat.hand_size, seat.deck_size, *seat.discard] for seat in view.seats},
        **{f"token {token.seat} {token.id}": token.shows for token in view.tokens},
        **{f"marker {marker.seat} {marker.id}": sorted(marker.spaces) for marker in view.markers},
    }


def files() -> dict[Path, str | None]:
    """Every file -> its text."""
    content = load_content()
    made: dict[Path, str | None] = dict.fromkeys([*FOLDER.glob("*.json"), *UPDATES.glob("*.json")])
    timed = {}
    most = [
        (f"{number:02}_{'_'.join(heroes[:2])}", "sarpedon", mode, heroes)
        for number, (mode, heroes) in enumerate(MATCHES)
    ]
    others = [(board, board, mode, heroes) for board, mode, heroes in ELSEWHERE]
    for number, (name, board, mode, heroes) in enumerate(most + others):
        match, again = (_begun(content, mode, heroes, board, number) for _ in range(2))
        made[FOLDER / f"{name}.json"] = _json(played(match, number))
        timed[name] = _timed(match)
        made[UPDATES / f"{name}.json"] = stepwise(again, number, ("p1", None)[number % 2])
    made[BEATS] = _json(timed)
    return made


def _begun(content: Content, mode: str, heroes: list[str], board: str, seed: int) -> Match:
    match = new_match(content, heroes=heroes, board=board, mode=mode, seed=seed)
    match.listen()
    return match


def _line(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def _json(data: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(data), indent=0).decode()


if __name__ == "__main__":
    sys.exit(main("browser_vectors", files))
