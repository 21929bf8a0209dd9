"""Operations on cards: draw, discard, look, take, put back, search."""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core import knowledge, piles
from peerless.core.bits import bit
from peerless.core.frames import (
    DIS_BY,
    DIS_CAUSE,
    DIS_LEFT,
    DIS_REGISTER,
    DIS_SEAT,
    DIS_SIZE,
    DIS_SOURCE,
    E_PC,
    E_PROGRAM,
    E_REGISTERS,
    E_SEAT,
    E_SOURCE,
)
from peerless.core.ids import AS_COST, ASK_PUT_BACK, BY_EFFECT, DECK, DISCARD, F_DISCARD, NONE, PILES
from peerless.core.state import State, card_set
from peerless.effects import expr
from peerless.effects.nodes import (
    O_DISCARD,
    O_DISCARD_CARDS,
    O_DISCARD_TOP,
    O_DRAW,
    O_LOOK_HAND,
    O_LOOK_TOP,
    O_PUT_BACK,
    O_SEARCH,
    O_TAKE,
    OPPONENT,
    X_CARD_REG,
)


def perform(s: State, fp: i64, op: i64, pc: i64) -> None:
    """Carries out one operation on cards."""
    code = s.t.code
    seat: i64 = s.stack[fp + E_SEAT]
    source: i64 = s.stack[fp + E_SOURCE]
    if op == O_DRAW:
        drawer = expr.who(s, code[pc + 1], seat, fp)
        if drawer != NONE:
            piles.draw(s, drawer, expr.amount(s, code[pc + 2], seat, fp))
    elif op == O_DISCARD:
        _discard(s, fp, pc, seat, source)
    elif op == O_DISCARD_CARDS:
        for c in expr.cards(s, code[pc + 1], seat, fp):
            _forget(s, fp, c, code[pc + 1])
            piles.discard(s, c, BY_EFFECT, seat, source)
    elif op == O_DISCARD_TOP:
        _discard_top(s, fp, pc, seat, source)
    elif op == O_LOOK_HAND:
        foe = expr.who(s, OPPONENT, seat, fp)
        if foe != NONE:
            for c in s.hand(foe):
                piles.look(s, seat, c, source)
    elif op == O_LOOK_TOP:
        _look_top(s, fp, pc, seat, source)
    elif op == O_TAKE:
        for c in expr.cards(s, code[pc + 1], seat, fp):
            _forget(s, fp, c, code[pc + 1])
            piles.take(s, c, c in s.discard(s.t.c_seat[c]), source)
    elif op == O_PUT_BACK:
        _put_back(s, fp, pc, seat, source)
    else:
        assert op == O_SEARCH
        _search(s, fp, pc, seat, source)


def _discard(s: State, fp: i64, pc: i64, seat: i64, source: i64) -> None:
    """A seat discards from hand: at random now, or its own choice in a frame of its own."""
    code = s.t.code
    loser = expr.who(s, code[pc + 1], seat, fp)
    if loser == NONE:
        return
    count = expr.amount(s, code[pc + 2], seat, fp)
    register: i64 = code[pc + 4]
    at: i64 = fp + E_REGISTERS + register if register != NONE else NONE
    if at != NONE:
        s.stack[at] = 0
        s.stack[at + 1] = loser
    cause = AS_COST if loser == seat else BY_EFFECT
    if code[pc + 3]:
        while count > 0 and s.hand(loser):
            card = piles.random_card(s, loser)
            collect(s, at, card)
            piles.discard(s, card, cause, seat, source)
            count -= 1
    elif count > 0 and s.hand(loser):
        base = s.push(F_DISCARD, DIS_SIZE)
        s.stack[base + DIS_SEAT] = loser
        s.stack[base + DIS_LEFT] = count
        s.stack[base + DIS_CAUSE] = cause
        s.stack[base + DIS_BY] = seat
        s.stack[base + DIS_SOURCE] = source
        s.stack[base + DIS_REGISTER] = at


def collect(s: State, at: i64, card: i64) -> None:
    """Adds a card to a set register, if there is one."""
    if at != NONE:
        owner = s.t.c_seat[card]
        s.stack[at] = s.stack[at] | bit(card - s.t.first_card[owner])
        s.stack[at + 1] = owner


def _forget(s: State, fp: i64, card: i64, dealt_with: i64) -> None:
    """A card that was dealt with leaves the sets it was seen in, even as the last of them; what the step itself
    names keeps it, for later steps that read it."""
    x = s.t.x
    named: i64 = x[dealt_with + 1] if x[dealt_with] == X_CARD_REG else NONE
    owner = s.t.c_seat[card]
    own = bit(card - s.t.first_card[owner])
    for register in s.t.p_cards[s.stack[fp + E_PROGRAM]]:
        at = fp + E_REGISTERS + register
        if register != named and s.stack[at + 1] == owner:
            s.stack[at] = s.stack[at] & ~own


def _discard_top(s: State, fp: i64, pc: i64, seat: i64, source: i64) -> None:
    code = s.t.code
    owner = expr.who(s, code[pc + 1], seat, fp)
    if owner == NONE:
        return
    at: i64 = fp + E_REGISTERS + code[pc + 3] if code[pc + 3] != NONE else NONE
    if at != NONE:
        s.stack[at] = 0
    cause = AS_COST if owner == seat else BY_EFFECT
    deck = s.deck(owner)
    for _ in range(expr.amount(s, code[pc + 2], seat, fp)):
        if not deck:
            break
        card = deck[-1]
        collect(s, at, card)
        piles.discard(s, card, cause, seat, source)


def _look_top(s: State, fp: i64, pc: i64, seat: i64, source: i64) -> None:
    """What a seat looks at it may rearrange unseen: for the others those cards become one group."""
    code = s.t.code
    at = fp + E_REGISTERS + code[pc + 2]
    s.stack[at] = 0
    s.stack[at + 1] = seat
    deck = s.deck(seat)
    count = expr.amount(s, code[pc + 1], seat, fp)
    size: i64 = len(deck)
    seen = deck[size - count :] if count < size else deck[:]
    knowledge.confuse(s, seen, s.t.viewer[seat])
    for c in seen:
        collect(s, at, c)
        piles.look(s, seat, c, source)


def _put_back(s: State, fp: i64, pc: i64, seat: i64, source: i64) -> None:
    """Lays cards back one by one, each on top of (or below) the one before; asks while an order is left."""
    at = fp + E_REGISTERS + s.t.code[pc + 1]
    left = card_set(s, at)
    if not left:
        return
    if len(left) == 1:
        put_back_chosen(s, fp, pc, left[0])
        return
    s.stack[fp + E_PC] = pc  # comes back here until the set is empty
    s.ask(ASK_PUT_BACK, seat, source, piles.distinct(s, piles.in_deck_order(s, left)), False)


def put_back_chosen(s: State, fp: i64, pc: i64, card: i64) -> None:
    """One card is laid back; the instruction is entered again for the rest."""
    at = fp + E_REGISTERS + s.t.code[pc + 1]
    s.stack[at] = s.stack[at] & ~bit(card - s.t.first_card[s.t.c_seat[card]])
    piles.put_back(s, card, s.t.code[pc + 2] != 0, s.stack[fp + E_SEAT], s.stack[fp + E_SOURCE])


def _search(s: State, fp: i64, pc: i64, seat: i64, source: i64) -> None:
    """Takes a named card from one pile, openly; a searched deck is shuffled whether it was there or not."""
    t, code = s.t, s.t.code
    wanted = t.first_def[seat] + code[pc + 1]
    pile: i64 = code[pc + 2]
    found: i64 = NONE
    for c in s.piles[seat * PILES + pile]:
        if t.c_def[c] == wanted:
            found = c
    if found != NONE:
        piles.take(s, found, True, source)
        s.stack[fp + E_PC] = code[pc + 3]
    if pile == DECK:
        piles.shuffle(s, seat)
        if found == NONE:
            # Neither here nor in the open discard pile: whoever watched knows where the copies are.
            for c in s.hand(seat):
                if t.c_def[c] == wanted:
                    knowledge.reveal(s, c)
    else:
        assert pile == DISCARD
