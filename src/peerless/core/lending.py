"""Cards that other players may hold: how sets of cards number them.

A set of cards is a mask over the cards a seat may hold: those of its own deck, then the lendable cards of the others.
"""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core.tables import Tables


def number_in(t: Tables, seat: i64, card: i64) -> i64:
    """The number of a card among those that a seat may hold."""
    if t.c_seat[card] == seat:
        return card - t.first_card[seat]
    foreign = t.foreign[seat]
    number = own_cards(t, seat)
    for other in foreign:
        if other == card:
            return number
        number += 1
    raise ValueError(card)


def card_numbered(t: Tables, seat: i64, number: i64) -> i64:
    """The card with a number among those that a seat may hold."""
    own = own_cards(t, seat)
    return t.first_card[seat] + number if number < own else t.foreign[seat][number - own]


def own_cards(t: Tables, seat: i64) -> i64:
    """How many cards the deck of a seat has."""
    return t.first_card[seat + 1] - t.first_card[seat]


def holdable(t: Tables, seat: i64) -> i64:
    """How many cards a seat may hold."""
    return own_cards(t, seat) + len(t.foreign[seat])


def is_lendable(t: Tables, card: i64) -> bool:
    """Whether a card goes to another player once its owner has played it."""
    return t.lent_by[t.c_seat[card]] != -1 and (t.d_words[t.c_def[card]] >> t.lent_word[t.c_seat[card]]) & 1 == 1
