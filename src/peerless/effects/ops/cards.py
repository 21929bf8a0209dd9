"""Operations on cards: draw, discard, look, take, put back, search."""

from __future__ import annotations

from typing import Final

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
from peerless.core.ids import (
    ABILITY,
    AS_COST,
    ASK_CARD,
    ASK_PUT_BACK,
    ASK_YES_NO,
    BY_EFFECT,
    DECK,
    DISCARD,
    DORMANT,
    F_DISCARD,
    NONE,
    OUT,
    PILES,
)
from peerless.core.state import State, card_set
from peerless.core.tables import number_in
from peerless.effects import expr
from peerless.effects.nodes import (
    BOTH,
    O_DISCARD,
    O_DISCARD_ANY,
    O_DISCARD_CARDS,
    O_DISCARD_TOP,
    O_DRAW,
    O_LOOK_HAND,
    O_LOOK_TOP,
    O_PUT_BACK,
    O_PUT_BACK_ANY,
    O_REVEAL_COPIES,
    O_REVEAL_HAND,
    O_REVEAL_TOP,
    O_SEARCH,
    O_TAKE,
    OP_SIZE,
    OPPONENT,
    X_CARD_REG,
)

_NOTHING: Final[list[int]] = []


def perform(s: State, fp: i64, op: i64, pc: i64) -> None:
    """Carry out one operation on cards."""
    code = s.t.code
    seat: i64 = s.stack[fp + E_SEAT]
    source: i64 = s.stack[fp + E_SOURCE]
    if op == O_DRAW:
        _draw(s, fp, pc, seat)
    elif op == O_DISCARD:
        _discard(s, fp, pc, seat, source)
    elif op == O_DISCARD_CARDS:
        for c in expr.cards(s, code[pc + 1], seat, fp):
            _forget(s, fp, c, code[pc + 1], False)
            piles.discard(s, c, BY_EFFECT, seat, source)
    elif op == O_DISCARD_TOP:
        _discard_top(s, fp, pc, seat, source)
    elif op == O_DISCARD_ANY:
        _discard_any(s, fp, pc, seat, source)
    elif op == O_LOOK_HAND:
        _look_hand(s, fp, pc, seat, source)
    elif op == O_REVEAL_HAND:
        foe = expr.who(s, OPPONENT, seat, fp)
        if foe != NONE:
            for c in s.hand(foe):
                piles.reveal(s, c, source)
    elif op == O_REVEAL_TOP:
        owner = expr.who(s, code[pc + 3], seat, fp)
        at = fp + E_REGISTERS + code[pc + 2]
        s.stack[at] = 0
        if owner != NONE:
            for c in _collect_top(s, at, owner, expr.amount(s, code[pc + 1], seat, fp), code[pc + 4] != 0):
                piles.reveal(s, c, source)  # one by one: the order shows everyone where each card is
    elif op == O_LOOK_TOP:
        _look_top(s, fp, pc, seat, source)
    elif op == O_TAKE:
        for c in expr.cards(s, code[pc + 1], seat, fp):
            held = piles.lies_in(s.hand(seat), c)
            _forget(s, fp, c, code[pc + 1], held)
            if not held and s.t.c_seat[c] != seat and not code[pc + 2]:
                holder = s.holder(c)
                piles.take_out(s, c)
                piles.hold(s, c, seat, source, holder)
            elif not held:
                piles.take(s, c, c in s.discard(s.t.c_seat[c]), source)
    elif op == O_REVEAL_COPIES:
        _reveal_copies(s, fp, pc, seat, source)
    elif op == O_PUT_BACK_ANY:
        _put_back_any(s, fp, pc, seat, source)
    elif op == O_PUT_BACK:
        _put_back(s, fp, pc, seat, source)
    else:
        assert op == O_SEARCH
        _search(s, fp, pc, seat, source)


def _draw(s: State, fp: i64, pc: i64, seat: i64) -> None:
    """Let one seat or two draw: in one step, so that fighters defeated by it are defeated together (R-WUK-5)."""
    code = s.t.code
    count = expr.amount(s, code[pc + 2], seat, fp)
    which = code[pc + 1]
    drawer = expr.who(s, which, seat, fp)  # you, if it is both
    if drawer != NONE and not s.status(drawer) & (DORMANT | OUT):
        if code[pc + 3] != NONE:
            _collect_top(s, fp + E_REGISTERS + code[pc + 3], drawer, count)
        piles.draw(s, drawer, count)
    if which == BOTH:
        foe = expr.who(s, OPPONENT, seat, fp)
        if foe != NONE and not s.status(foe) & DORMANT:
            piles.draw(s, foe, count)


def _discard(s: State, fp: i64, pc: i64, seat: i64, source: i64) -> None:
    """Let a seat discard from its hand: at random now, or by choice in a frame."""
    code = s.t.code
    loser = expr.who(s, code[pc + 1], seat, fp)
    if loser == NONE or s.status(loser) & (DORMANT | OUT):
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
            card = piles.random_card(s, loser, s.hand(loser))
            collect(s, at, card, loser)
            piles.discard(s, card, cause, seat, source)
            count -= 1
    elif count > 0 and s.hand(loser):
        push_discard(s, loser, count, cause, seat, source, at)


def push_discard(s: State, loser: i64, count: i64, cause: i64, by: i64, source: i64, register: i64) -> None:
    """Push the frame in which a seat chooses cards to discard; a register, if any, collects them."""
    base = s.push(F_DISCARD, DIS_SIZE)
    s.stack[base + DIS_SEAT] = loser
    s.stack[base + DIS_LEFT] = count
    s.stack[base + DIS_CAUSE] = cause
    s.stack[base + DIS_BY] = by
    s.stack[base + DIS_SOURCE] = source
    s.stack[base + DIS_REGISTER] = register


def collect(s: State, at: i64, card: i64, holder: i64) -> None:
    """Add a card that a seat holds, or held before, to a set register, if there is one."""
    if at != NONE:
        s.stack[at] = s.stack[at] | bit(number_in(s.t, holder, card))
        s.stack[at + 1] = holder


def _forget(s: State, fp: i64, card: i64, dealt_with: i64, unseen: bool) -> None:
    """Remove a handled card from the sets it was seen in, even if it is the last. The set that the step itself names
    keeps it for later steps. With `unseen`, it stays in the hand, and others do not see which card of those sets it
    is."""
    x = s.t.x
    named: i64 = x[dealt_with + 1] if dealt_with != NONE and x[dealt_with] == X_CARD_REG else NONE
    for register in s.t.p_cards[s.stack[fp + E_PROGRAM]]:
        at = fp + E_REGISTERS + register
        if register != named and s.stack[at] and piles.lies_in(card_set(s, at), card):
            owner: i64 = s.stack[at + 1]
            among = _held_of(s, at) if unseen else _NOTHING
            if len(among) > 1:
                knowledge.confuse(s, among, s.t.viewer[owner])
            s.stack[at] = s.stack[at] & ~bit(number_in(s.t, owner, card))


def _held_of(s: State, at: i64) -> list[int]:
    """The cards of a set register that are in their owner's hand."""
    hand = s.hand(s.stack[at + 1])
    return [c for c in card_set(s, at) if piles.lies_in(hand, c)]


def _collect_top(s: State, at: i64, seat: i64, count: i64, lowest: bool = False) -> list[int]:
    """Put the top cards of a deck, or the lowest, into a set register, as many as there are, the outermost first."""
    s.stack[at] = 0
    s.stack[at + 1] = seat
    deck = s.deck(seat)
    found: list[int] = []
    size: i64 = len(deck)
    i: i64 = 0
    while i < size and i < count:
        card = deck[i if lowest else size - 1 - i]
        collect(s, at, card, seat)
        found.append(card)
        i += 1
    return found


def _reveal_copies(s: State, fp: i64, pc: i64, seat: i64, source: i64) -> None:
    """Ask for a card of which the hand has enough copies; not where everyone sees that it cannot."""
    wanted = s.t.code[pc + 1]
    hand = s.hand(seat)
    if len(hand) < wanted or s.status(seat) & OUT:
        s.stack[fp + E_PC] = s.t.code[pc + 2]
        return
    options = [c for c in piles.distinct(s, hand) if len(_copies(s, hand, c)) >= wanted]
    options.append(NONE)
    s.stack[fp + E_PC] = pc
    s.ask(ASK_CARD, seat, source, options, False)


def _copies(s: State, hand: list[int], card: i64) -> list[int]:
    """The copies of a card in a hand, those first that others know most about."""
    copies = [c for c in hand if s.t.c_def[c] == s.t.c_def[card]]
    copies.sort(key=lambda c: s.know[c])
    return copies


def copies_chosen(s: State, fp: i64, pc: i64, card: i64) -> None:
    """Reveal copies of the chosen card, or do what follows without them."""
    if card == NONE:
        s.stack[fp + E_PC] = s.t.code[pc + 2]
        return
    s.stack[fp + E_PC] = pc + OP_SIZE
    source: i64 = s.stack[fp + E_SOURCE]
    shown = _copies(s, s.hand(s.stack[fp + E_SEAT]), card)[: s.t.code[pc + 1]]
    knowledge.show_copies(s, shown)
    for c in shown:
        piles.reveal(s, c, source)


def _put_back_any(s: State, fp: i64, pc: i64, seat: i64, source: i64) -> None:
    """Ask for one more card of the hand to put back while the hand is not empty (which everyone sees)."""
    if s.t.code[pc + 3]:
        s.stack[fp + E_REGISTERS + s.t.code[pc + 2]] = 0
    elif s.hand(seat):
        options = piles.distinct(s, s.hand(seat))
        options.append(NONE)
        s.stack[fp + E_PC] = pc
        s.ask(ASK_CARD, seat, source, options, False)


def back_chosen(s: State, fp: i64, pc: i64, card: i64) -> None:
    """Put one more card of the hand on top of or below the deck, or stop."""
    s.stack[fp + E_PC] = pc + OP_SIZE
    if card == NONE:
        return
    seat: i64 = s.stack[fp + E_SEAT]
    source: i64 = s.stack[fp + E_SOURCE]
    at = fp + E_REGISTERS + s.t.code[pc + 2]
    s.stack[at] = s.stack[at] + 1
    piles.put_back(s, card, s.t.code[pc + 1], seat, knowledge.holding(s, seat), source)
    _put_back_any(s, fp, pc, seat, source)


def _discard_any(s: State, fp: i64, pc: i64, seat: i64, source: i64) -> None:
    """Ask for one more card to discard while the hand is not empty (which everyone sees)."""
    if s.t.code[pc + 3]:  # to begin with nothing is remembered
        s.stack[fp + E_REGISTERS + s.t.code[pc + 2]] = 0
    elif s.hand(seat):
        options = piles.distinct(s, expr.cards(s, s.t.code[pc + 1], seat, fp))
        options.append(NONE)
        s.stack[fp + E_PC] = pc
        s.ask(ASK_CARD, seat, source, options, False)


def discard_chosen(s: State, fp: i64, pc: i64, card: i64) -> None:
    """Discard one more card, or stop."""
    seat: i64 = s.stack[fp + E_SEAT]
    source: i64 = s.stack[fp + E_SOURCE]
    s.stack[fp + E_PC] = pc + OP_SIZE
    if card != NONE:
        collect(s, fp + E_REGISTERS + s.t.code[pc + 2], card, seat)
        piles.discard(s, card, AS_COST, seat, source)
        if s.signals:
            s.stack[fp + E_PC] = pc  # its owner reacts first; then this step goes on
        else:
            _discard_any(s, fp, pc, seat, source)


def _look_hand(s: State, fp: i64, pc: i64, seat: i64, source: i64) -> None:
    """Let a seat look at the opponent's hand, unless a card there prevents it.

    Whether the opponent is asked depends on public facts only: the card could be in the hand unless every copy is face
    up elsewhere. An effect that cannot be canceled cannot be prevented either (EFF-6).
    """
    t = s.t
    foe = expr.who(s, OPPONENT, seat, fp)
    if foe == NONE or s.status(seat) & OUT:
        return
    hiding = t.hiding[foe]
    firm = source < ABILITY and source >= 0 and t.d_firm[t.c_def[source]]
    if hiding == NONE or firm or not s.hand(foe) or not _could_hold(s, foe, hiding):
        _look(s, seat, foe, source)
        return
    held = _held(s, foe, hiding) != NONE
    s.stack[fp + E_PC] = pc
    s.ask(ASK_YES_NO, foe, t.first_hiding[foe], [1, 0] if held else [0], False)


def _could_hold(s: State, seat: i64, definition: i64) -> bool:
    """Whether not every copy of the card is face up."""
    t = s.t
    for c in range(t.first_card[seat], t.first_card[seat + 1]):
        if t.c_def[c] == definition and c not in s.discard(seat) and c not in s.play(seat):
            return True
    return any(t.c_def[c] == definition for c in knowledge.face_down(s, seat))


def _held(s: State, seat: i64, definition: i64) -> i64:
    found: i64 = NONE
    for c in piles.distinct(s, s.hand(seat)):
        if s.t.c_def[c] == definition:
            found = c
    return found


def _look(s: State, seat: i64, foe: i64, source: i64) -> None:
    for c in s.hand(foe):
        piles.look(s, seat, c, source)


def look_answered(s: State, fp: i64, pc: i64, stopped: i64) -> None:
    """Protect the hand by showing the card and skip the steps of the look, or let the look happen."""
    t = s.t
    seat: i64 = s.stack[fp + E_SEAT]
    foe = expr.who(s, OPPONENT, seat, fp)
    if stopped:
        card = _held(s, foe, t.hiding[foe])
        knowledge.leave_holding(s, card)  # a viewer who knew of a copy sees that one
        piles.reveal(s, card, card)
        s.stack[fp + E_PC] = t.code[pc + 1]
    else:
        s.stack[fp + E_PC] = pc + OP_SIZE
        _look(s, seat, foe, s.stack[fp + E_SOURCE])


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
        collect(s, at, card, owner)
        piles.discard(s, card, cause, seat, source)


def _look_top(s: State, fp: i64, pc: i64, seat: i64, source: i64) -> None:
    """Merge cards a seat looks at into one group for the others: it may rearrange them unseen."""
    code = s.t.code
    at = fp + E_REGISTERS + code[pc + 2]
    owner = expr.who(s, code[pc + 3], seat, fp)
    s.stack[at] = 0
    if owner == NONE:
        return
    s.stack[at + 1] = owner
    deck = s.deck(owner)
    count = expr.amount(s, code[pc + 1], seat, fp)
    size: i64 = len(deck)
    seen = deck[size - count :] if count < size else deck[:]
    knowledge.confuse(s, seen, s.t.viewer[seat])
    for c in seen:
        collect(s, at, c, owner)
        piles.look(s, seat, c, source)


def _put_back(s: State, fp: i64, pc: i64, seat: i64, source: i64) -> None:
    """Put cards back one by one, each on top of (or below) the previous one; ask while the order is open."""
    at = fp + E_REGISTERS + s.t.code[pc + 1]
    left = card_set(s, at)
    if not left:
        return
    if s.t.code[pc + 2] == piles.TO_SHUFFLE:
        _shuffle_in(s, fp, pc, left)
        return
    if len(left) == 1:
        put_back_chosen(s, fp, pc, left[0])
        return
    s.stack[fp + E_PC] = pc  # returns here until the set is empty
    s.ask(ASK_PUT_BACK, seat, source, piles.distinct(s, piles.in_deck_order(s, left)), False)


def _shuffle_in(s: State, fp: i64, pc: i64, cards: list[int]) -> None:
    """Put cards into their owners' decks and shuffle these."""
    for card in cards:
        put_back_chosen(s, fp, pc, card)
    for owner in range(s.t.seats):
        if any(s.t.c_seat[card] == owner for card in cards):
            piles.shuffle(s, owner)


def put_back_chosen(s: State, fp: i64, pc: i64, card: i64) -> None:
    """Put one card back; the instruction runs again for the rest."""
    code = s.t.code
    drawn: i64 = code[pc + 3]
    at = fp + E_REGISTERS + code[pc + 1]
    holder: i64 = s.stack[at + 1]
    among = knowledge.holding(s, holder) if drawn == NONE else _held_of(s, fp + E_REGISTERS + drawn)
    s.stack[at] = s.stack[at] & ~bit(number_in(s.t, holder, card))
    _forget(s, fp, card, NONE, False)
    piles.put_back(s, card, code[pc + 2], s.stack[fp + E_SEAT], among, s.stack[fp + E_SOURCE])


def _search(s: State, fp: i64, pc: i64, seat: i64, source: i64) -> None:
    """Take a named card from one pile, face up; a searched deck is shuffled even if the card was not there."""
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
            # Neither here nor in the discard pile, so viewers know where the copies are.
            for c in s.hand(seat):
                if t.c_def[c] == wanted:
                    knowledge.reveal(s, c)
    else:
        assert pile == DISCARD
