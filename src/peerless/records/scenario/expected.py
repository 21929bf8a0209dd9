"""Expected positions, and how a state differs from them."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType, field

from peerless.core.ids import NONE, REASONS, ROW, SIDE_DECK, SIDE_DISCARD
from peerless.core.movement import bit_list
from peerless.core.state import State
from peerless.core.tables import Tables
from peerless.messages.message import Message
from peerless.records.position import Node, definition_of, fighter_of, marker_of, seat_of, token_of
from peerless.rules.notation import card_id, seat_name, seat_status, winners

OFF_BOARD: Final = ("defeated", "away", "reserve")
"""The states of a fighter that is not on a space."""


class ExpectedFighter(Node, frozen=True):
    """What is expected of a fighter; `space: null` means off the board."""

    space: str | UnsetType | None = UNSET
    health: int | UnsetType = UNSET


class AnyOrder(Node, frozen=True):
    """Cards of a pile, whatever their order."""

    any_order: list[str]


Cards = list[str] | AnyOrder | UnsetType


class ExpectedSeat(Node, frozen=True):
    """What is expected of a seat. Hands compare without order, decks from the top, discard piles from the bottom."""

    hand: list[str] | UnsetType = UNSET
    hand_size: int | UnsetType = UNSET
    deck: Cards = UNSET
    deck_top: Cards = UNSET
    deck_bottom: Cards = UNSET
    deck_size: int | UnsetType = UNSET
    discard: Cards = UNSET
    discard_top: Cards = UNSET
    discard_size: int | UnsetType = UNSET
    row: Cards = UNSET
    side_deck: Cards = UNSET
    side_deck_top: Cards = UNSET
    side_discard: Cards = UNSET
    tokens: dict[str, str | int] = field(default_factory=dict)
    markers: dict[str, list[str]] = field(default_factory=dict)
    """Marker -> its spaces, in any order."""
    status: str | UnsetType = UNSET
    """`playing`, `dormant`, `out` or `resigned`."""


class Expected(Node, frozen=True):
    """An expected position; fields that are not given are not compared."""

    fighters: dict[str, str | ExpectedFighter] = field(default_factory=dict)
    """Fighter -> its space, `defeated`, `away`, `reserve`, or more."""
    seats: dict[str, ExpectedSeat] = field(default_factory=dict)
    turn: str | UnsetType = UNSET
    actions: int | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    winners: list[str] | UnsetType = UNSET
    reason: str | UnsetType = UNSET


def differences(s: State, expected: Expected) -> list[Message]:
    """All differences between the state and the expected position."""
    found = _Differences()
    for name, value in expected.fighters.items():
        _compare_fighter(s, name, value, found)
    for name, wanted in expected.seats.items():
        seat = seat_of(s.t, name)
        _compare_piles(s, seat, wanted, found)
        _compare_pieces(s, seat, wanted, found)
    found.same("turn", seat_name(s.active), expected.turn)
    found.same("actions", int(s.actions), expected.actions)
    found.same("over", s.over != 0, expected.over)
    found.same("winners", winners(s.t, s.winner), expected.winners)
    found.same("reason", REASONS[s.reason], expected.reason)
    return found.all


class _Differences:
    """The differences found so far."""

    def __init__(self) -> None:
        self.all: list[Message] = []

    def same(self, what: Message | str, is_: object, wanted: object) -> None:
        """Note a difference, unless nothing is expected."""
        if wanted is not UNSET and is_ != wanted:
            self.all.append(Message("fault-step-differs", what=what, found=str(is_), expected=str(wanted)))


def _compare_fighter(s: State, name: str, value: str | ExpectedFighter, found: _Differences) -> None:
    f = fighter_of(s.t, name)
    space = None if s.place(f) == NONE else s.t.space_ids[s.place(f)]
    if isinstance(value, str):
        found.same(name, _where(s, f, space, value), value)
        return
    found.same(Message("fault-step-fighter-space", fighter=name), space, value.space)
    found.same(Message("fault-step-fighter-health", fighter=name), int(s.health(f)), value.health)


def _where(s: State, f: int, space: str | None, wanted: str) -> str:
    """A space, or why a fighter has none; a defeated fighter that enters during play is in reserve again."""
    if s.health(f) > 0:
        return space or "away"
    if not s.t.f_off[f]:
        return "defeated"
    return wanted if wanted in ("defeated", "reserve") else "reserve"


def _compare_piles(s: State, seat: int, wanted: ExpectedSeat, found: _Differences) -> None:
    t, name = s.t, seat_name(seat)
    hand = [card_id(t, c) for c in s.hand(seat)]
    deck = [card_id(t, c) for c in reversed(s.deck(seat))]
    discard = [card_id(t, c) for c in s.discard(seat)]
    row = [card_id(t, c) for c in s.pile(seat, ROW)]
    side_deck = [card_id(t, c) for c in reversed(s.pile(seat, SIDE_DECK))]
    spent = [card_id(t, c) for c in s.pile(seat, SIDE_DISCARD)]
    held = UNSET if wanted.hand is UNSET else AnyOrder(any_order=wanted.hand)
    for key, pile, cards in (
        ("fault-step-hand", hand, held),
        ("fault-step-deck", deck, wanted.deck),
        ("fault-step-deck-top", deck[: _count(wanted.deck_top)], wanted.deck_top),
        ("fault-step-deck-bottom", deck[max(0, len(deck) - _count(wanted.deck_bottom)) :], wanted.deck_bottom),
        ("fault-step-discard", discard, wanted.discard),
        ("fault-step-discard-top", discard[max(0, len(discard) - _count(wanted.discard_top)) :], wanted.discard_top),
        ("fault-step-row", row, wanted.row),
        ("fault-step-side-deck", side_deck, wanted.side_deck),
        ("fault-step-side-deck", side_deck[: _count(wanted.side_deck_top)], wanted.side_deck_top),
        ("fault-step-side-discard", spent, wanted.side_discard),
    ):
        if isinstance(cards, AnyOrder):
            found.same(Message(key, seat=name), sorted(pile), sorted(_short(t, seat, cards.any_order)))
        elif cards is not UNSET:
            found.same(Message(key, seat=name), pile, _short(t, seat, cards))
    found.same(Message("fault-step-hand-size", seat=name), len(hand), wanted.hand_size)
    found.same(Message("fault-step-deck-size", seat=name), len(deck), wanted.deck_size)
    found.same(Message("fault-step-discard-size", seat=name), len(discard), wanted.discard_size)


def _count(cards: Cards) -> int:
    if isinstance(cards, AnyOrder):
        return len(cards.any_order)
    return 0 if cards is UNSET else len(cards)


def _short(t: Tables, seat: int, cards: list[str]) -> list[str]:
    """Ids within the deck; `hero.card` is accepted, too."""
    return [t.def_ids[definition_of(t, seat, card)] for card in cards]


def _compare_pieces(s: State, seat: int, wanted: ExpectedSeat, found: _Differences) -> None:
    t, name = s.t, seat_name(seat)
    for token, side in wanted.tokens.items():
        number = token_of(t, seat, token)
        shown = t.token_side_ids[number][s.token(number)]
        found.same(Message("fault-step-token", seat=name, token=token), shown, str(side))
    for marker, spaces in wanted.markers.items():
        marked = bit_list(t, s.marked(marker_of(t, seat, marker)))
        lies = sorted(t.space_ids[space] for space in marked)
        found.same(Message("fault-step-token", seat=name, token=marker), lies, sorted(spaces))
    found.same(Message("fault-step-status", seat=name), seat_status(s, seat), wanted.status)
