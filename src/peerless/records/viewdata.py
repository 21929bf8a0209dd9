"""A view as named data, ready for JSON: what a seat or a spectator may see.

Cards are named by definition (`hero.card`), never by number, so equal knowledge gives equal data. Teammates share one
view (TEAM-1).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from peerless.catalog.settings import EDITION_NAMES, MODE_NAMES
from peerless.core import frames, ids
from peerless.core.bits import bit
from peerless.core.ids import NONE
from peerless.core.knowledge import is_known, lies_face_down
from peerless.core.movement import bit_list
from peerless.core.state import State
from peerless.core.values import current_value, explained
from peerless.records.outcome import Outcome, outcome_of
from peerless.records.previewdata import PreviewData, preview_data
from peerless.records.values import TermData, term_data
from peerless.rules.asked import asked_count, asked_fighter
from peerless.rules.markers import asked_marker
from peerless.rules.notation import Status, full_card_id, option_texts, seat_name, seat_status, source_id
from peerless.rules.stakes import asking_step, missing_for_attack, value_at_stake
from peerless.rules.view import View

Lies = Literal["none", "face_down", "revealed"]


class Data(msgspec.Struct, frozen=True, kw_only=True):
    """Base of the parts of a view."""


class DeckCard(Data, frozen=True):
    """A card in a deck whose position the viewer knows."""

    position: int
    """0 is the top."""
    card: str


class SeatData(Data, frozen=True):
    """One player: hero and piles."""

    seat: str
    hero: str
    side: int
    """Seats with the same side are teammates."""
    status: Status
    """`dormant`: no fighter on the board, but at least one away."""
    hand_size: int
    hand: list[str]
    """The whole hand of the viewer's own side; of others the cards known to be held. While a card of theirs lies
    face down it may be one of these."""
    deck_size: int
    deck_known: list[DeckCard]
    discard: list[str]
    """The top card last."""
    exhausted: bool
    """The deck is empty: a card that should be drawn deals damage (DRW-2)."""


class FighterData(Data, frozen=True):
    """One fighter; without a space it is defeated, away or not placed yet."""

    id: str
    seat: str
    hero: bool
    ranged: bool
    health: int
    most: int = msgspec.field(name="max")
    space: str | None
    zones: list[str]


class TokenData(Data, frozen=True):
    """A token and the side it shows."""

    id: str
    seat: str
    shows: str


class MarkerData(Data, frozen=True):
    """Markers of one kind and their spaces, one on each."""

    id: str
    seat: str
    spaces: list[str]


class CombatSideData(Data, frozen=True):
    """The attacker or the defender of a combat."""

    seat: str
    fighter: str
    lies: Lies
    card: str | None
    """Hidden while it is face down, except for the viewer's own side."""
    value: int | None = None
    """Once revealed."""
    terms: list[TermData] = msgspec.field(default_factory=list)
    boost_lies: Lies = "none"
    """A second card, committed face down to boost."""
    boost_card: str | None = None


class CombatData(Data, frozen=True):
    """A combat in progress."""

    attacker: CombatSideData
    defender: CombatSideData
    revealed: bool
    damage: int | None
    """Combat damage dealt, once it is computed."""
    outer: CombatData | None = None
    """The combat this one interrupts."""


class SchemeData(Data, frozen=True):
    """The scheme being carried out."""

    seat: str
    fighter: str
    card: str


class DecisionData(Data, frozen=True):
    """The open decision; its options only for the seat that is asked."""

    number: int
    seat: str
    kind: str
    source: str
    fighter: str | None
    """Who moves, is placed, attacks or defends, where the decision is about one fighter."""
    marker: str | None
    """The marker that is placed or moved, where the decision is about one."""
    count: int | None
    """Spaces that may be moved, or cards that are left to discard."""
    options: list[str] | None
    preview: PreviewData | None = None
    """Of decisions about movement; only for the seat that is asked."""
    step: str | None = None
    """The step of `source` that asks: a key of `asks` in its sheet; only for the seat that is asked."""
    value: int | None = None
    """The value of its card so far, where the answer may add to it; only for the seat that is asked."""
    missing: Literal["target", "card"] | None = None
    """Of an action that cannot be an attack: what is missing for it; only for the seat that is asked."""


class ViewData(Data, frozen=True):
    """A match as one viewer may know it."""

    seat: str | None
    """None for a spectator."""
    mode: str
    edition: str
    board: str
    turn: int
    active: str
    actions: int
    seats: list[SeatData]
    fighters: list[FighterData]
    tokens: list[TokenData]
    markers: list[MarkerData]
    combat: CombatData | None
    scheme: SchemeData | None
    decision: DecisionData | None
    outcome: Outcome | None


def view_data(view: View, *, previews: bool = True) -> ViewData:
    """Everything in a view, by names; `previews`: with the preview of the decision, which only an answer needs."""
    s, t = view.state, view.state.t
    seats = range(int(t.seats))
    return ViewData(
        seat=None if view.seat == NONE else seat_name(view.seat),
        mode=MODE_NAMES[t.mode],
        edition=EDITION_NAMES[t.edition],
        board=t.board_id,
        turn=int(s.turn),
        active=seat_name(s.active),
        actions=int(s.actions),
        seats=[_seat(view, seat) for seat in seats],
        fighters=[_fighter(s, f) for f in range(int(t.fighters))],
        tokens=[_token(s, token) for token in range(len(t.token_ids))],
        markers=[_marker(s, seat, kind) for seat in seats for kind in range(*t.first_marker[seat : seat + 2])],
        combat=_combat(view, int(s.cb), len(s.terms)),
        scheme=_scheme(s),
        decision=_decision(view, previews),
        outcome=outcome_of(s),
    )


def _seat(view: View, seat: int) -> SeatData:
    s, t = view.state, view.state.t
    deck = list(reversed(s.deck(seat)))
    return SeatData(
        seat=seat_name(seat),
        hero=t.hero_ids[seat],
        side=t.side[seat],
        status=seat_status(s, seat),
        hand_size=len(s.hand(seat)),
        hand=_known_hand(view, seat),
        deck_size=len(deck),
        deck_known=[
            DeckCard(position=i, card=full_card_id(t, card))
            for i, card in enumerate(deck)
            if is_known(s, card, view.viewer)
        ],
        discard=[full_card_id(t, card) for card in s.discard(seat)],
        exhausted=not deck,
    )


def _known_hand(view: View, seat: int) -> list[str]:
    """Another side's hand and face-down cards are one holding, so the viewer cannot tell which is played."""
    s, t = view.state, view.state.t
    if t.viewer[seat] == view.viewer:
        return [full_card_id(t, card) for card in s.hand(seat)]
    shown = _shown_in_play(s)
    holding = sorted([*s.hand(seat), *(card for card in s.play(seat) if card not in shown)])
    return [full_card_id(t, card) for card in holding if is_known(s, card, view.viewer)]


def _shown_in_play(s: State) -> set[int]:
    """Cards that are face up on the table."""
    found: set[int] = set()
    cb = int(s.cb)
    while cb != NONE:
        for at in (cb + frames.C_CARD, cb + frames.C_CARD + 1, cb + frames.C_COMMIT):
            if s.stack[at] != NONE and not lies_face_down(s, cb, at):
                found.add(s.stack[at])
        cb = s.stack[cb + frames.C_OUTER]
    found.update(s.stack[frame + frames.SCHEME_CARD] for frame in _frames(s, ids.F_SCHEME))
    found.update(s.stack[frame + frames.B_CARD] for frame in _frames(s, ids.F_BOOST))
    return found


def _frames(s: State, kind: int) -> list[int]:
    """Bases of the running frames of a kind, the innermost first."""
    found = []
    fp = int(s.fp)
    while fp != NONE:
        if s.stack[fp] == kind:
            found.append(fp)
        fp = s.stack[fp + frames.BELOW]
    return found


def _fighter(s: State, f: int) -> FighterData:
    t = s.t
    place = s.place(f)
    return FighterData(
        id=t.fighter_ids[f],
        seat=seat_name(t.f_seat[f]),
        hero=(t.heroes & bit(f)) != 0,
        ranged=t.f_ranged[f] != 0,
        health=int(s.health(f)),
        most=t.f_most[f],
        space=None if place == NONE else t.space_ids[place],
        zones=[] if place == NONE else list(t.space_zones[place]),
    )


def _token(s: State, token: int) -> TokenData:
    t = s.t
    seat = max(seat for seat in range(int(t.seats)) if t.first_token[seat] <= token)
    return TokenData(id=t.token_ids[token], seat=seat_name(seat), shows=t.token_side_ids[token][s.token(token)])


def _marker(s: State, seat: int, kind: int) -> MarkerData:
    t = s.t
    return MarkerData(
        id=t.marker_ids[kind],
        seat=seat_name(seat),
        spaces=[t.space_ids[space] for space in bit_list(t, s.marked(kind))],
    )


def _combat(view: View, cb: int, terms_end: int) -> CombatData | None:
    if cb == NONE:
        return None
    stack = view.state.stack
    terms_begin = stack[cb + frames.C_TERMS]
    return CombatData(
        attacker=_combat_side(view, cb, 0, terms_end),
        defender=_combat_side(view, cb, 1, terms_end),
        revealed=stack[cb + frames.C_REVEALED] == 1,
        damage=stack[cb + frames.C_DAMAGE] if stack[cb + frames.C_WORKED_OUT] else None,
        outer=_combat(view, stack[cb + frames.C_OUTER], terms_begin),
    )


def _combat_side(view: View, cb: int, side: int, terms_end: int) -> CombatSideData:
    s, t, stack = view.state, view.state.t, view.state.stack
    seat, card = stack[cb + frames.C_SEAT + side], stack[cb + frames.C_CARD + side]
    boost = stack[cb + frames.C_COMMIT] if side == 0 else NONE
    revealed = stack[cb + frames.C_REVEALED] == 1
    shown = card != NONE and not lies_face_down(s, cb, cb + frames.C_CARD + side)
    sees = revealed or t.viewer[seat] == view.viewer
    terms = term_data(t, explained(s, cb, side, terms_end), side) if shown else []
    value = int(current_value(s, cb, side, terms_end)) if revealed or shown else None
    return CombatSideData(
        seat=seat_name(seat),
        fighter=t.fighter_ids[stack[cb + frames.C_FIGHTER + side]],
        lies=_lies(card, revealed or shown),
        card=full_card_id(t, card) if card != NONE and (sees or shown) else None,
        value=value,
        terms=terms,
        boost_lies=_lies(boost, revealed),
        boost_card=full_card_id(t, boost) if boost != NONE and sees else None,
    )


def _lies(card: int, revealed: bool) -> Lies:
    if card == NONE:
        return "none"
    return "revealed" if revealed else "face_down"


def _scheme(s: State) -> SchemeData | None:
    for frame in _frames(s, ids.F_SCHEME):
        card = s.stack[frame + frames.SCHEME_CARD]
        return SchemeData(
            seat=seat_name(s.t.c_seat[card]),
            fighter=s.t.fighter_ids[s.stack[frame + frames.SCHEME_FIGHTER]],
            card=full_card_id(s.t, card),
        )
    return None


def _decision(view: View, previews: bool) -> DecisionData | None:
    s = view.state
    if s.over or not s.ask_kind:
        return None
    fighter, count = int(asked_fighter(s)), int(asked_count(s))
    marker = int(asked_marker(s))
    return DecisionData(
        number=int(s.steps),
        seat=seat_name(s.ask_seat),
        kind=ids.ASK_NAMES[s.ask_kind],
        source=source_id(s.t, s.ask_source),
        fighter=None if fighter == NONE else s.t.fighter_ids[fighter],
        marker=None if marker == NONE else s.t.marker_ids[marker],
        count=None if count == NONE else count,
        options=option_texts(s) if view.mine else None,
        preview=preview_data(s) if previews and view.mine else None,
        step=asking_step(s) if view.mine else None,
        value=value_at_stake(s) if view.mine else None,
        missing=missing_for_attack(s) if view.mine else None,
    )
