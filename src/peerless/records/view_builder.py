"""Build views as named data. Compiled, because a server does this for every viewer after every answer."""

from __future__ import annotations

from bisect import bisect_right

import msgspec

from peerless.catalog.settings import EDITION_NAMES, MODE_NAMES
from peerless.core import frames, ids
from peerless.core.bits import bit
from peerless.core.ids import NONE
from peerless.core.knowledge import holding, is_known, lies_face_down
from peerless.core.movement import bit_list, empty, reach
from peerless.core.state import State
from peerless.core.tables import Tables
from peerless.core.values import current_value, explained
from peerless.records.outcome import outcome_of
from peerless.records.values import term_data
from peerless.records.viewdata import (
    CombatData,
    CombatSideData,
    DecisionData,
    DeckCard,
    FighterData,
    LentCard,
    Lies,
    MarkerData,
    MoveData,
    PreviewData,
    ReachData,
    SchemeData,
    SeatData,
    TokenData,
    ViewData,
)
from peerless.rules.asked import asked_count, asked_fighter
from peerless.rules.markers import asked_marker
from peerless.rules.notation import card_id, full_card_id, option_texts, seat_name, seat_status, source_id
from peerless.rules.previews import Preview, preview
from peerless.rules.stakes import asking_step, card_at_stake, missing_for_attack, value_at_stake
from peerless.rules.view import View


class PublicData:
    """The parts of a view that are the same in the views of all viewers of a moment."""

    def __init__(self, view: View) -> None:
        s, t = view.state, view.state.t
        seats = range(int(t.seats))
        self.fighters = [_fighter(s, f) for f in range(int(t.fighters))]
        self.tokens = [_token(s, token) for token in range(len(t.token_ids))]
        self.markers = [_marker(s, seat, kind) for seat in seats for kind in range(*t.first_marker[seat : seat + 2])]
        self.scheme = _scheme(s)
        self.outcome = outcome_of(s)


def view_data(view: View, *, previews: bool = True, public: PublicData | None = None) -> ViewData:
    """Everything in a view by name.

    `previews` adds the preview of the decision, which only a player needs; `public` comes from another view of the same
    moment.
    """
    s, t = view.state, view.state.t
    shared = PublicData(view) if public is None else public
    return ViewData(
        seat=None if view.seat == NONE else seat_name(view.seat),
        mode=MODE_NAMES[t.mode],
        edition=EDITION_NAMES[t.edition],
        board=t.board_id,
        turn=int(s.turn),
        active=seat_name(s.active),
        actions=int(s.actions),
        seats=[_seat(view, seat) for seat in range(int(t.seats))],
        fighters=shared.fighters,
        tokens=shared.tokens,
        markers=shared.markers,
        combat=_combat(view, int(s.cb), len(s.terms)),
        scheme=shared.scheme,
        decision=_decision(view, previews),
        outcome=shared.outcome,
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
        lent=_lent(view, seat) or msgspec.UNSET,
    )


def _lent(view: View, seat: int) -> list[LentCard]:
    """Cards of others that a seat holds. Which of them lies face down is told only to its own side."""
    s, t = view.state, view.state.t
    if not t.lends:
        return []
    cards = s.hand(seat) if t.viewer[seat] == view.viewer else holding(s, seat)
    held = [card for card in cards if t.c_seat[card] != seat]
    return [LentCard(card=full_card_id(t, card), owner=seat_name(t.c_seat[card])) for card in sorted(held)]


def _known_hand(view: View, seat: int) -> list[str]:
    """Another side's hand and face-down cards are one holding, so the viewer cannot tell which is played."""
    s, t = view.state, view.state.t
    if t.viewer[seat] == view.viewer:
        return [full_card_id(t, card) for card in s.hand(seat)]
    holding = s.hand(seat)
    if s.play(seat):
        shown = _shown_in_play(s)
        holding = sorted([*holding, *[card for card in s.play(seat) if card not in shown]])
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
    seat = bisect_right(t.first_token, token) - 1
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
            seat=seat_name(s.t.f_seat[s.stack[frame + frames.SCHEME_FIGHTER]]),
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
    card = card_at_stake(s) if view.mine else NONE
    return DecisionData(
        number=int(s.steps),
        seat=seat_name(s.ask_seat),
        kind=ids.ASK_NAMES[s.ask_kind],
        source=source_id(s.t, s.ask_source),
        fighter=None if fighter == NONE else s.t.fighter_ids[fighter],
        marker=None if marker == NONE else s.t.marker_ids[marker],
        count=None if count == NONE else count,
        options=option_texts(s) if view.mine else None,
        preview=_preview(s) if previews and view.mine else None,
        step=asking_step(s) if view.mine else None,
        value=value_at_stake(s) if view.mine else None,
        card=None if card == NONE else full_card_id(s.t, card),
        missing=missing_for_attack(s) if view.mine else None,
    )


def _preview(s: State) -> PreviewData | None:
    """What the open decision could move, in the view of the deciding seat; None if it moves nothing."""
    found = preview(s)
    if found is None:
        return None
    t, spaces, most = s.t, int(s.t.spaces), found.most()
    places = found.placed or found.placed_if_boosted
    near = [(t.fighter_ids[f], _reach(s, f, most, found)) for f in bit_list(t, found.movers)]
    return PreviewData(
        move=_move(t, found.distance, found.placed),
        boosts=[
            _move(t, distance, found.placed if card == NONE else found.placed_if_boosted, card)
            for card, distance in zip(found.cards, found.boosts, strict=True)
        ],
        fighters=[
            ReachData(fighter=fighter, distance=numbers[:spaces], previous=numbers[spaces:])
            for fighter, numbers in near
        ],
        empty=[t.space_ids[space] for space in bit_list(t, empty(s))] if places else [],
    )


def _reach(s: State, fighter: int, most: int, found: Preview) -> list[int]:
    """How far away each space is and where its path comes from; its own space is out of reach if it may not stay."""
    numbers = reach(s, fighter, most, found.through)
    here = int(s.place(fighter))
    if found.away and any(0 < distance <= most for distance in numbers[: int(s.t.spaces)]):
        numbers[here] = NONE
    return numbers


def _move(t: Tables, distance: int, placed: int, card: int = NONE) -> MoveData:
    return MoveData(
        distance=int(distance),
        placed=[t.fighter_ids[f] for f in bit_list(t, placed)],
        card=None if card == NONE else card_id(t, card),
    )
