"""Positions by name: fighters, health, hands, decks, tokens, the turn.

Scenarios start from them. Everything a position leaves out has a default: heroes on their start spaces, sidekicks next
to them, full health, empty hands, all other cards in the deck in the order of the deck list.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from peerless.catalog.settings import Seed
from peerless.core import knowledge, piles, rng
from peerless.core.bits import bit
from peerless.core.errors import RecordError
from peerless.core.frames import TURN_SIZE
from peerless.core.ids import F_TURN, HAD_TURN, NONE
from peerless.core.movement import bit_list, empty
from peerless.core.state import State
from peerless.core.tables import Tables
from peerless.messages.message import Message
from peerless.records.checks.names import unknown
from peerless.rules import driver
from peerless.rules.markers import marker_spaces, marker_to_place
from peerless.rules.notation import find_card, find_fighter, find_space, held_card_id, seat_name
from peerless.rules.turn import ACTED, ACTIONS, note_dormant

Health = Annotated[int, Meta(ge=0, le=99)]


class Node(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of the parts of a position."""


class FighterAt(Node, frozen=True):
    """A fighter: its space, its health, the space it started the turn on."""

    space: str | None = None
    health: Health | None = None
    started: str | None = None


class SeatAt(Node, frozen=True):
    """A seat's cards and tokens. Decks are written from the top, discard piles from the bottom."""

    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    rest: Literal["deck", "discard"] = "deck"
    """Where all other cards are: below the named cards of the deck, or below the discard pile."""
    tokens: dict[str, str | int] = field(default_factory=dict)
    """Token -> its side; counter -> its number."""
    markers: dict[str, list[str]] = field(default_factory=dict)
    """Marker -> its spaces; markers not named are in the hero's zone."""
    markers_started: dict[str, list[str]] = field(default_factory=dict)
    """Their spaces when the turn started."""
    hand_seen_by: list[str] = field(default_factory=list)
    """Seats that have looked at this hand."""
    known: dict[str, list[str]] = field(default_factory=dict)
    """A seat, or `spectator` -> the cards of this hand that it knows."""
    deck_known: dict[str, list[Annotated[int, Meta(ge=0)]]] = field(default_factory=dict)
    """A seat, or `spectator` -> the positions in this deck (0 is the top) whose card it knows."""


class Position(Node, frozen=True):
    """Where a scenario starts."""

    turn: str = "p1"
    actions: Annotated[int, Meta(ge=1, le=20)] = ACTIONS
    at: Literal["action", "start_of_turn"] = "action"
    fighters: dict[str, str | FighterAt] = field(default_factory=dict)
    """Fighter -> its space, `defeated`, `away`, `reserve`, or more."""
    seats: dict[str, SeatAt] = field(default_factory=dict)
    had_turn: list[str] | None = None
    """Seats that have had a turn (FFA-2); all unless stated."""
    turn_number: Annotated[int, Meta(ge=0)] = 10
    chance: list[Annotated[int, Meta(ge=0, lt=2**32)]] | None = None
    """How many numbers each random stream has produced, two streams per seat; the seed is their key."""


def build(t: Tables, position: Position, seed: Seed) -> State:
    """The state of a position, at its first decision."""
    s = driver.blank_state(t)
    rng.begin_streams(s, seed)
    if position.chance is not None:
        _chance(s, position.chance)
    _fighters(s, position)
    for seat in range(int(t.seats)):
        _lent(s, seat, position.seats.get(seat_name(seat), SeatAt()))
    for seat in range(int(t.seats)):
        wanted = position.seats.get(seat_name(seat), SeatAt())
        _cards(s, seat, wanted)
        _markers(s, seat, wanted)
    _started(s, position)
    for name in position.seats:
        seat_of(t, name)
    had = range(int(t.seats)) if position.had_turn is None else [seat_of(t, name) for name in position.had_turn]
    for seat in had:
        s.set_status(seat, HAD_TURN)
    note_dormant(s)
    s.active = seat_of(t, position.turn)
    s.turn = position.turn_number
    s.push(F_TURN, TURN_SIZE)
    if position.at == "action":
        s.actions = position.actions
        s.set_step(ACTED)
        s.falls = True  # fighters defeated in the position count: check the outcome before the first action (WIN-1)
    return s


def _chance(s: State, drawn: list[int]) -> None:
    streams = rng.STREAMS * int(s.t.seats)
    if len(drawn) != streams:
        raise RecordError(Message("fault-position-chance", count=streams, found=len(drawn)))
    s.rng[rng.key_words(s) :] = drawn


def seat_of(t: Tables, name: str) -> int:
    for seat in range(int(t.seats)):
        if seat_name(seat) == name:
            return seat
    raise RecordError(unknown("seat", name, map(seat_name, range(int(t.seats)))))


def fighter_of(t: Tables, name: str) -> int:
    fighter = find_fighter(t, name)
    if fighter == NONE:
        raise RecordError(unknown("fighter", name, t.fighter_ids))
    return fighter


def space_of(t: Tables, name: str) -> int:
    space = find_space(t, name)
    if space == NONE:
        raise RecordError(unknown("space", name, t.space_ids))
    return space


def _fighters(s: State, position: Position) -> None:
    t = s.t
    named = {fighter_of(t, name): value for name, value in position.fighters.items()}
    if len(named) < len(position.fighters):
        raise RecordError(Message("fault-position-twice"))
    taken: set[int] = set()
    away: list[int] = []
    for f, value in named.items():
        wanted = FighterAt(space=value) if isinstance(value, str) else value
        if wanted.space == "reserve" or (t.f_off[f] and wanted.space is None and wanted.health != 0):
            _keep_in_reserve(t, f, wanted)
            continue
        if wanted.space == "defeated" or wanted.health == 0:
            s.set_health(f, 0)
            continue
        if wanted.health is not None:
            if wanted.health > t.f_most[f]:
                raise RecordError(Message("fault-position-health", fighter=t.fighter_ids[f], most=t.f_most[f]))
            s.set_health(f, wanted.health)
        elif s.health(f) == 0:
            s.set_health(f, t.f_health[f])  # has entered already
        if wanted.space == "away":
            if not t.leaves:
                raise RecordError(Message("fault-position-away", fighter=t.fighter_ids[f]))
            away.append(f)
        elif wanted.space is not None:
            space = space_of(t, wanted.space)
            if space in taken:
                raise RecordError(Message("fault-position-taken", space=wanted.space))
            taken.add(space)
            s.set_place(f, space)
    for f in range(int(t.fighters)):
        if s.health(f) > 0 and s.place(f) == NONE and f not in away:
            _stand_somewhere(s, f)


def _keep_in_reserve(t: Tables, f: int, wanted: FighterAt) -> None:
    """A fighter that enters during play is off the board until a position gives it a space."""
    if not t.f_off[f]:
        raise RecordError(Message("fault-position-on-board", fighter=t.fighter_ids[f]))
    if wanted.health or wanted.started:
        raise RecordError(Message("fault-position-reserve", fighter=t.fighter_ids[f]))


def _started(s: State, position: Position) -> None:
    """Everything started the turn where it is, unless stated otherwise."""
    t = s.t
    s.snapshot()
    for name, value in position.fighters.items():
        if isinstance(value, FighterAt) and value.started is not None:
            s.cells[2 * int(t.fighters) + fighter_of(t, name)] = space_of(t, value.started)
    for name, seat in position.seats.items():
        for marker, spaces in seat.markers_started.items():
            kind = marker_of(t, seat_of(t, name), marker)
            s.cells[int(t.marker_cell + t.markers) + kind] = _mask(t, marker, spaces)


def _stand_somewhere(s: State, f: int) -> None:
    """As at set-up: the hero on its start space, sidekicks in its zone."""
    t = s.t
    seat = t.f_seat[f]
    free = int(empty(s))
    if f == t.hero[seat] and free >> t.start[seat] & 1:
        s.set_place(f, t.start[seat])
        return
    zone = free & t.zone[s.place(t.hero[seat])] if s.place(t.hero[seat]) != NONE else 0
    s.set_place(f, bit_list(t, zone or free)[0])


def _cards(s: State, seat: int, wanted: SeatAt) -> None:
    t = s.t
    left = [c for c in range(t.first_card[seat], t.first_card[seat + 1]) if s.holder(c) == seat]

    def take(name: str) -> int:
        definition = definition_of(t, seat, name)
        for c in left:
            if t.c_def[c] == definition:
                left.remove(c)
                return c
        raise RecordError(Message("fault-position-copies", seat=seat_name(seat), card=name))

    hand = [take(name) for name in wanted.hand if not _lent_cards(t, seat, name)]
    discard = [take(name) for name in wanted.discard]
    deck = [take(name) for name in wanted.deck]
    if wanted.rest == "discard":
        discard = left + discard
    else:
        deck = deck + left
    for c in hand:
        piles.add_to_hand(s, seat, c)
        knowledge.show(s, c, t.viewer[seat])
        for other in wanted.hand_seen_by:
            knowledge.show(s, c, t.viewer[seat_of(t, other)])
    s.deck(seat).extend(reversed(deck))
    s.discard(seat).extend(discard)
    for c in discard:
        knowledge.reveal(s, c)
    _known(s, seat, wanted)
    for token, side in wanted.tokens.items():
        number, shown = token_of(t, seat, token), str(side)
        if shown not in t.token_side_ids[number]:
            raise RecordError(unknown(token, shown, t.token_side_ids[number]))
        s.set_token(number, t.token_side_ids[number].index(shown))


def _lent(s: State, seat: int, wanted: SeatAt) -> None:
    """Cards of others in a hand, each named with the seat or the hero it belongs to; everyone knows of them."""
    t = s.t
    for name in wanted.hand:
        if not _lent_cards(t, seat, name):
            continue
        found = [c for c in _lent_cards(t, seat, name) if s.holder(c) == t.c_seat[c]]
        if not found:
            raise RecordError(Message("fault-position-copies", seat=seat_name(seat), card=name))
        piles.hold(s, found[0], seat, NONE, NONE)


def _lent_cards(t: Tables, seat: int, name: str) -> list[int]:
    """The cards of others with this name that a hand may hold: `hero.card`, or `seat.card` if both play that hero."""
    return [card for card in t.foreign[seat] if name == held_card_id(t, seat, card)]


def _known(s: State, seat: int, wanted: SeatAt) -> None:
    """What others know about single cards."""
    t = s.t
    for name, cards in wanted.known.items():
        viewer, left = viewer_of(t, name), s.hand(seat)[:]
        for card in cards:
            definition = definition_of(t, seat, card)
            copies = [c for c in left if t.c_def[c] == definition]
            if not copies:
                raise RecordError(Message("fault-position-copies", seat=seat_name(seat), card=card))
            left.remove(copies[0])
            knowledge.show(s, copies[0], viewer)
    deck = s.deck(seat)
    for name, places in wanted.deck_known.items():
        for place in places:
            if place >= len(deck):
                raise RecordError(Message("fault-position-place", seat=seat_name(seat), place=place, count=len(deck)))
            knowledge.show(s, deck[len(deck) - 1 - place], viewer_of(t, name))


def viewer_of(t: Tables, name: str) -> int:
    """The viewer a seat is, or a spectator."""
    return int(t.viewers - 1 if name == "spectator" else t.viewer[seat_of(t, name)])


def _markers(s: State, seat: int, wanted: SeatAt) -> None:
    t = s.t
    for name, spaces in wanted.markers.items():
        kind = marker_of(t, seat, name)
        if len(spaces) > t.marker_count[kind]:
            most, wrong = t.marker_count[kind], len(spaces)
            raise RecordError(
                Message("fault-position-markers", seat=seat_name(seat), count=most, marker=name, wrong=wrong)
            )
        s.set_marked(kind, _mask(t, name, spaces))
    kind = int(marker_to_place(s, seat))
    while kind != NONE:
        s.set_marked(kind, s.marked(kind) | bit(bit_list(t, marker_spaces(s, seat, kind))[0]))
        kind = int(marker_to_place(s, seat))


def _mask(t: Tables, name: str, spaces: list[str]) -> int:
    if len(set(spaces)) < len(spaces):
        raise RecordError(Message("fault-position-marked", marker=name))
    return sum(1 << space_of(t, space) for space in spaces)


def marker_of(t: Tables, seat: int, name: str) -> int:
    first, last = t.first_marker[seat : seat + 2]
    if name not in t.marker_ids[first:last]:
        raise RecordError(unknown(f"{seat_name(seat)}.markers", name, t.marker_ids[first:last]))
    return t.marker_ids.index(name, first)


def token_of(t: Tables, seat: int, name: str) -> int:
    last = t.first_token[seat + 1] if seat + 1 < t.seats else len(t.token_ids)
    own = t.token_ids[t.first_token[seat] : last]
    if name not in own:
        raise RecordError(unknown(f"{seat_name(seat)}.tokens", name, own))
    return t.token_ids.index(name, t.first_token[seat])


def definition_of(t: Tables, seat: int, name: str) -> int:
    definition = find_card(t, seat, name)
    lent = _lent_cards(t, seat, name) if definition == NONE or "." in name else []
    if lent:
        return t.c_def[lent[0]]
    if definition == NONE:
        raise RecordError(unknown(t.hero_ids[seat], name, cards_of(t, seat)))
    return definition


def cards_of(t: Tables, seat: int) -> list[str]:
    """The ids of the cards of a seat's deck."""
    last = t.first_def[seat + 1] if seat + 1 < t.seats else len(t.def_ids)
    return t.def_ids[t.first_def[seat] : last]
