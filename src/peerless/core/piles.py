"""Moving cards between deck, hand, discard pile and play; drawing from an empty deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core import knowledge, rng, sharing, values
from peerless.core.events import (
    E_CHOSEN,
    E_DISCARD,
    E_DRAW,
    E_EXHAUSTED,
    E_LOOK,
    E_PUT_BACK,
    E_REVEAL,
    E_SHUFFLE,
    E_TAKE,
)
from peerless.core.fighters import deal_damage
from peerless.core.frames import C_CARD
from peerless.core.ids import (
    ABILITY,
    AS_PLAYED,
    BY_EFFECT,
    DECK,
    EXHAUSTION,
    NONE,
    OUT,
    PILES,
    SIG_CARD_BACK,
    SIG_DISCARDED,
    TIMINGS,
    WHEN_DISCARDED,
)
from peerless.core.state import State
from peerless.core.tables import is_lendable

ON_TOP: Final = 0
AT_BOTTOM: Final = 1
TO_SHUFFLE: Final = 2


def shuffle(s: State, seat: i64) -> None:
    """Shuffle a seat's deck, or order it as scripted."""
    deck = s.deck(seat)
    size: i64 = len(deck)
    if len(s.script) >= size > 0:
        _lay_as_scripted(s, seat)
    else:
        stream = seat * rng.STREAMS + rng.SHUFFLES
        i = size - 1
        while i > 0:
            j = rng.below(s, stream, i + 1)
            deck[i], deck[j] = deck[j], deck[i]
            i -= 1
    knowledge.shuffled(s, deck)
    if s.log is not None:
        e = s.note(E_SHUFFLE, NONE)
        e.seat = seat


def _lay_as_scripted(s: State, seat: i64) -> None:
    """Order the deck by the next definitions of the script, top first."""
    left = s.deck(seat)[:]
    laid: list[int] = []
    for definition in s.script[: len(left)]:
        for c in left:
            if s.t.c_def[c] == definition:
                laid.append(c)
                left.remove(c)
                break
    if left:
        return
    s.script = s.script[len(laid) :]
    laid.reverse()
    s.piles[seat * PILES + DECK] = laid


def draw(s: State, seat: i64, count: i64) -> None:
    """Draw cards; each missing card deals 2 damage to each of the seat's fighters (DRW-1, DRW-2)."""
    deck = s.deck(seat)
    viewer = s.t.viewer[seat]
    mine: i64 = s.t.seat_fighters[seat]
    missing: i64 = 0
    for _ in range(count):
        if len(deck) > 0:
            card = deck.pop()
            add_to_hand(s, seat, card)
            knowledge.show(s, card, viewer)
            if s.log is not None:
                e = s.note_piles(E_DRAW, NONE, seat)
                e.card = card
                e.audience = 1 << viewer
        else:
            if s.log is not None:
                e = s.note(E_EXHAUSTED, NONE)
                e.seat = seat
            if mine & s.t.sharers:
                missing += 1
            else:
                deal_damage(s, mine, 2, EXHAUSTION, NONE)
    if missing:
        sharing.push(s, mine, 2, EXHAUSTION, NONE, missing)


def discard(s: State, card: i64, cause: i64, by: i64, source: i64) -> None:
    """Put a card face up on its owner's discard pile, from wherever it is.

    `by` is the seat behind the effect, cost or limit; a card may react to an opponent's effect.
    """
    t = s.t
    seat = t.c_seat[card]
    if t.lends and cause != AS_PLAYED:
        holder = s.holder(card)
        if t.side[holder] != t.side[seat]:
            _give_back(s, card, cause, holder, source)
            return
    take_out(s, card)
    knowledge.reveal(s, card)
    s.discard(seat).append(card)
    if s.log is not None:
        e = s.note_piles(E_DISCARD, source, seat)
        e.card = card
        e.number = cause
    if (
        cause == BY_EFFECT
        and t.side[by] != t.side[seat]
        and t.d_program[t.c_def[card] * TIMINGS + WHEN_DISCARDED] != NONE
    ):
        s.signals = [*s.signals, SIG_DISCARDED, card]


def _give_back(s: State, card: i64, cause: i64, holder: i64, source: i64) -> None:
    """Discard a card that another player holds: it comes into its owner's hand, unless its owner is out."""
    t = s.t
    seat = t.c_seat[card]
    held = lies_in(s.hand(holder), card)  # not committed to boost
    take_out(s, card)
    knowledge.reveal(s, card)
    out = s.status(seat) & OUT != 0
    if s.log is not None:
        e = s.note_piles(E_DISCARD, source, holder) if out else s.note(E_DISCARD, source)
        e.seat = holder
        e.card = card
        e.number = cause
    if out:
        s.discard(seat).append(card)
        return
    hold(s, card, seat, ABILITY + t.lent_by[seat], holder if held else i64(NONE))
    s.signals = [*s.signals, SIG_CARD_BACK, card]


def lay_down(s: State, card: i64, player: i64, foe: i64, source: i64) -> None:
    """Clean up a played card: onto its owner's discard pile, or into the opponent's hand if its owner lends it."""
    t = s.t
    if player != t.c_seat[card] or foe == NONE or s.status(foe) & OUT or not is_lendable(t, card):
        discard(s, card, AS_PLAYED, player, source)
        return
    take_out(s, card)
    hold(s, card, foe, ABILITY + t.lent_by[player], NONE)


def hold(s: State, card: i64, seat: i64, source: i64, holder: i64) -> None:
    """Put a card that is nowhere into the hand of a seat, face up: everyone knows that it is there.

    `holder` is the seat in whose hand it was, or NONE.
    """
    add_to_hand(s, seat, card)
    knowledge.reveal(s, card)
    if s.log is not None:
        e = s.note_piles(E_TAKE, source, seat)
        e.card = card
        e.number = holder


def take_out(s: State, card: i64) -> None:
    """Remove a card from its pile; for a holding, update what viewers know (see `leave_holding`)."""
    seat = s.holder(card)
    if lies_in(s.hand(seat), card):
        knowledge.leave_holding(s, card)
        remove(s.hand(seat), card)
    elif lies_in(s.play(seat), card):
        knowledge.leave_holding(s, card)
        remove(s.play(seat), card)
    elif lies_in(s.discard(seat), card):
        remove(s.discard(seat), card)
    else:
        remove(s.deck(seat), card)


def lies_in(pile: list[int], card: i64) -> bool:
    """Whether a card is in a pile. (`in` compares objects instead of numbers and is several times slower.)"""
    return any(pile[i] == card for i in range(len(pile)))


def remove(pile: list[int], card: i64) -> None:
    """Take a card out of its pile; the others keep their order."""
    for i in range(len(pile)):
        if pile[i] == card:
            pile.pop(i)
            return
    raise ValueError(card)


def take(s: State, card: i64, shown: bool, source: i64) -> None:
    """Put a card into its owner's hand; not a draw. With `shown`, everyone sees the card."""
    seat = s.t.c_seat[card]
    shown = shown or s.know[card] == 0  # everyone can see it there
    holder = s.holder(card)
    take_out(s, card)
    add_to_hand(s, seat, card)
    viewer = s.t.viewer[seat]
    if shown:
        knowledge.reveal(s, card)
    else:
        knowledge.show(s, card, viewer)
    if s.log is not None:
        e = s.note_piles(E_TAKE, source, seat)
        e.card = card
        if holder != seat:
            e.number = holder
        if not shown:
            e.audience = 1 << viewer


def put_back(s: State, card: i64, where: i64, chooser: i64, among: list[int], source: i64) -> None:
    """Put a card on top or at the bottom of its owner's deck, or there to be shuffled; `chooser` (a seat) knows it.

    To all others it could be any of the cards `among` the hand: they see that a card leaves, not which one. So these
    cards and that position become one group for them.
    """
    seat = s.t.c_seat[card]
    if lies_in(s.hand(seat), card):
        own = [c for c in among if s.t.c_seat[c] == seat] if s.t.lends else among  # the deck tells whose card it is
        if len(own) > 1:
            knowledge.confuse(s, own, s.t.viewer[chooser], s.t.viewer[seat])
        remove(s.hand(seat), card)  # unseen, so no viewer mistakes it for a copy they knew of
    else:
        take_out(s, card)
    if where == AT_BOTTOM:
        s.deck(seat).insert(0, card)
    else:
        s.deck(seat).append(card)
    seen = s.know[card] == 0  # known to all, like a revealed card
    knowledge.show(s, card, s.t.viewer[chooser])
    if s.log is not None:
        e = s.note_piles(E_PUT_BACK, source, seat)
        e.card = card
        e.number = where
        if not seen:
            e.audience = knowledge.audience(s, card)


def look(s: State, seat: i64, card: i64, source: i64) -> None:
    """Let a seat look at a card where it is."""
    viewer = s.t.viewer[seat]
    knowledge.show(s, card, viewer)
    if s.log is not None:
        e = s.note(E_LOOK, source)
        e.seat = seat
        e.number = s.holder(card)
        e.card = card
        e.audience = 1 << viewer


def tell_choice(s: State, seat: i64, card: i64, source: i64) -> None:
    """Tell all who know where a card is that a seat has chosen it."""
    if s.log is not None:
        e = s.note(E_CHOSEN, source)
        e.seat = seat
        e.card = card
        e.audience = knowledge.audience(s, card)


def reveal(s: State, card: i64, source: i64) -> None:
    """Show everyone a card where it is."""
    knowledge.reveal(s, card)
    if s.log is not None:
        e = s.note_piles(E_REVEAL, source, s.holder(card))
        e.card = card
        e.side = values.side_of(s, card)
        if e.side != NONE and s.stack[s.cb + C_CARD + e.side] == card:
            e.value = values.revealed_value(s, e.side)
        elif e.side != NONE:
            e.number = values.boost_value(s, card)


def random_card(s: State, seat: i64, among: list[int]) -> i64:
    """Pick one of a seat's cards at random, or as scripted."""
    if s.script:
        for c in among:
            if s.t.c_def[c] == s.script[0]:
                s.script = s.script[1:]
                return c
    return among[rng.below(s, seat * rng.STREAMS + rng.PICKS, len(among))]


def add_to_hand(s: State, seat: i64, card: i64) -> None:
    """Insert a card by its number: the order in which cards came into a hand must not matter."""
    hand = s.hand(seat)
    i: i64 = len(hand)
    while i > 0 and hand[i - 1] > card:
        i -= 1
    hand.insert(i, card)


def distinct(s: State, cards: list[int]) -> list[int]:
    """One card of each definition, in the order of the deck list: copies are one option.

    Of several copies, take the one that others know most about: when a copy is played, they assume it is that one. The
    choice must not depend on how copies are numbered.
    """
    out: list[int] = []
    c_def = s.t.c_def
    last: i64 = NONE
    for c in cards:
        d: i64 = c_def[c]
        if d != last:
            out.append(c)
            last = d
        elif s.know[c] < s.know[out[-1]]:
            out[-1] = c
    return out


def in_deck_order(s: State, cards: list[int]) -> list[int]:
    """Cards in the order of the deck list; copies in the order of their pile."""
    if len(cards) < 2:
        return cards
    lying: list[int] = []
    seat = s.holder(cards[0])
    for pile in (s.hand(seat), s.deck(seat), s.discard(seat), s.play(seat)):
        for c in pile:
            if lies_in(cards, c):
                lying.append(c)
    lying.sort(key=lambda c: s.t.c_def[c])
    return lying


def count_lent(s: State, seat: i64, foe: i64, each: bool) -> i64:
    """How many of a seat's cards are in the hand of an opponent, or of each of them."""
    found: i64 = 0
    for other in range(s.t.seats):
        if s.t.side[other] != s.t.side[seat] and (other == foe or (each and not s.status(other) & OUT)):
            for card in s.hand(other):
                if s.t.c_seat[card] == seat:
                    found += 1
    return found


def is_marked(s: State, card: i64, seat: i64, word: i64) -> bool:
    """Whether a card has a keyword of a seat's hero; cards of other heroes have none of them."""
    t = s.t
    return (t.d_words[t.c_def[card]] >> word) & (t.alike[seat] >> t.c_seat[card]) & 1 == 1
