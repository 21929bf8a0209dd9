"""Events as named data, as one viewer may see them."""

from __future__ import annotations

from typing import Any, Final

from peerless.core.events import (
    E_ACTION,
    E_CHOICE,
    E_COMBAT,
    E_DAMAGE,
    E_DISCARD,
    E_LOOK,
    E_MARKER,
    E_OVER,
    E_PUT_BACK,
    E_TOKEN,
    E_VALUE,
    EVENT_NAMES,
    Event,
)
from peerless.core.ids import NONE, REASONS, T_STRIDE
from peerless.core.state import State
from peerless.rules.notation import full_card_id, seat_name, source_id, winners

ACTION_NAMES: Final = ("maneuver", "scheme", "attack")
DAMAGE_NAMES: Final = ("combat", "effect", "exhaustion")
CAUSE_NAMES: Final = ("cost", "effect", "boost", "hand_limit", "played")
TERM_NAMES: Final = (
    "printed", "becomes", "adds", "ignored", "bonus", "boost", "committed_boost", "printed_becomes", "fixed",
    "held",
)  # fmt: skip
SIDE_NAMES: Final = ("attack", "defense")


def event_data(s: State, e: Event, viewer: int, open_cards: bool = False) -> dict[str, Any]:
    """One event as data; a card outside its audience is left out."""
    t = s.t
    out: dict[str, Any] = {"kind": EVENT_NAMES[e.kind], "step": int(e.step)}
    sees = open_cards or e.audience == -1 or e.audience >> viewer & 1 == 1
    if e.source != NONE and (sees or e.source != e.card):
        out["source"] = source_id(t, e.source)
    if e.seat != NONE:
        out["seat"] = seat_name(e.seat)
    if e.card != NONE and sees:
        out["card"] = full_card_id(t, e.card)
    if e.fighter != NONE:
        out["fighter"] = t.fighter_ids[e.fighter]
    if e.target != NONE:
        out["target"] = t.fighter_ids[e.target]
    if e.space != NONE:
        out["space"] = t.space_ids[e.space]
    if e.path:
        out["path"] = [t.space_ids[space] for space in e.path]
    out.update(_numbers(s, e))
    return out


def _numbers(s: State, e: Event) -> dict[str, Any]:
    t = s.t
    match e.kind:
        case k if k == E_ACTION:
            return {"action": ACTION_NAMES[e.number]}
        case k if k == E_DISCARD:
            return {"cause": CAUSE_NAMES[e.number]}
        case k if k == E_DAMAGE:
            return {"amount": int(e.number), "damage": DAMAGE_NAMES[e.other], "lost": int(e.lost)}
        case k if k == E_VALUE:
            return {"side": SIDE_NAMES[e.side], "term": TERM_NAMES[e.other], "amount": int(e.number)}
        case k if k == E_COMBAT:
            return {"attack": int(e.number), "defense": int(e.other), **_terms(s, e)}
        case k if k == E_LOOK:
            return {"at": seat_name(e.number)}
        case k if k == E_PUT_BACK:
            return {"where": "bottom" if e.number else "top"}
        case k if k == E_TOKEN:
            return {"token": t.token_ids[e.number], "shows": t.token_side_ids[e.number][e.other]}
        case k if k == E_MARKER:
            moved = {"from": t.space_ids[e.other]} if e.other != NONE else {}
            return {"marker": t.marker_ids[e.number], **moved}
        case k if k == E_CHOICE:
            return {"mode": t.labels[e.number]}
        case k if k == E_OVER:
            return {"winners": winners(t, e.number), "reason": REASONS[e.other]}
        case _:
            return {"amount": int(e.number)} if e.number != NONE else {}


def _terms(s: State, e: Event) -> dict[str, Any]:
    """What both values of a combat are made of: `attack_terms`, `defense_terms`, the printed value first."""
    out: dict[str, Any] = {f"{side}_terms": [] for side in SIDE_NAMES}
    for i in range(0, len(e.terms), T_STRIDE):
        side, kind, amount, source = e.terms[i : i + T_STRIDE]
        term = {"kind": TERM_NAMES[kind], "amount": amount, "source": source_id(s.t, source)}
        out[f"{SIDE_NAMES[side]}_terms"].append(term)
    return out
