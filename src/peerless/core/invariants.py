"""Properties that hold after every step of every match; for tests, debug runs and loaded saves."""

from __future__ import annotations

from typing import Final

from peerless.core.bits import bit
from peerless.core.frames import (
    B_CARD,
    B_SIZE,
    BELOW,
    C_CARD,
    C_COMMIT,
    C_FIGHTER,
    C_OUTER,
    C_SEAT,
    C_SIZE,
    C_TERMS,
    DIS_SIZE,
    E_PROGRAM,
    E_REGISTERS,
    KIND,
    MAN_SIZE,
    MOVE_SIZE,
    RIDE_SIZE,
    SCHEME_CARD,
    SCHEME_SIZE,
    SETUP_SIZE,
    SHARE_SIZE,
    TRIG_SIZE,
    TURN_SIZE,
    WALK_SIZE,
)
from peerless.core.ids import (
    ASK_ACTION,
    ASK_BOOST,
    ASK_COMMIT,
    ASK_DEFENSE,
    ASK_DISCARD,
    ASK_FIGHTER,
    ASK_MOVER,
    ASK_NAMES,
    ASK_OPPONENT,
    ASK_PLACE,
    ASK_SPACE,
    F_BOOST,
    F_COMBAT,
    F_DISCARD,
    F_EFFECT,
    F_MANEUVER,
    F_MOVE,
    F_RIDE,
    F_SCHEME,
    F_SETUP,
    F_SHARE,
    F_TRIGGERS,
    F_TURN,
    F_WALK,
    HAND,
    MOD_STRIDE,
    NONE,
    OUT,
    PILES,
    PLAY,
    T_STRIDE,
    THIS_TURN,
)
from peerless.core.knowledge import face_down
from peerless.core.state import State

_SIZES: Final = {
    F_SETUP: SETUP_SIZE,
    F_TURN: TURN_SIZE,
    F_TRIGGERS: TRIG_SIZE,
    F_MANEUVER: MAN_SIZE,
    F_MOVE: MOVE_SIZE,
    F_SCHEME: SCHEME_SIZE,
    F_DISCARD: DIS_SIZE,
    F_BOOST: B_SIZE,
    F_COMBAT: C_SIZE,
    F_RIDE: RIDE_SIZE,
    F_SHARE: SHARE_SIZE,
    F_WALK: WALK_SIZE,
}


def check(s: State) -> list[str]:
    """All problems of a state; empty if there are none."""
    wrong = _frames(s)
    if not wrong:
        wrong = [*_cards(s), *_knowledge(s), *_fighters(s), *_decision(s), *_combat(s)]
    return wrong


def frame_bases(s: State) -> list[int] | None:
    """The bases of all frames, from the bottom; None if the frames do not exactly fill the stack."""
    bases: list[int] = []
    end, fp = int(s.top), int(s.fp)
    while fp != NONE:
        if not 0 <= fp <= end - 3 or s.stack[fp + BELOW] >= fp:
            return None
        kind = s.stack[fp + KIND]
        if kind == F_EFFECT:
            if end - fp < E_REGISTERS or not 0 <= s.stack[fp + E_PROGRAM] < len(s.t.p_start):
                return None
            size = E_REGISTERS + int(s.t.p_registers[s.stack[fp + E_PROGRAM]])
        else:
            size = _SIZES.get(kind, 0)
        if end - fp != size:
            return None
        bases.append(fp)
        end, fp = fp, s.stack[fp + BELOW]
    bases.reverse()
    return bases if end == 0 else None


def _frames(s: State) -> list[str]:
    wrong: list[str] = []
    bases = frame_bases(s)
    if bases is None:
        return ["the frames do not fill the stack"]
    if not bases and not s.over:
        wrong.append("nothing runs")
    outer = NONE
    for base in bases:
        if s.stack[base] == F_COMBAT:
            if s.stack[base + C_OUTER] != outer:
                wrong.append("a combat does not know the combat around it")
            outer = base
    if s.cb != outer:
        wrong.append("the innermost combat is another one")
    return wrong


def _cards(s: State) -> list[str]:
    t = s.t
    wrong: list[str] = []
    if sorted(c for pile in s.piles for c in pile) != list(range(int(t.cards))):
        return ["a card is not in exactly one place"]
    for index, pile in enumerate(s.piles):
        seat, held = index // PILES, index % PILES in (HAND, PLAY)
        if any(t.c_seat[c] != seat and not (held and c in t.foreign[seat]) for c in pile):
            wrong.append(f"pile {index} holds a card of another seat")
    for seat in range(int(t.seats)):
        hand = s.hand(seat)
        if hand != sorted(hand):
            wrong.append(f"the hand of seat {seat} is not in order")
    played: list[int] = []
    for base in frame_bases(s) or []:
        if s.stack[base] == F_COMBAT:
            played += [s.stack[base + C_CARD], s.stack[base + C_CARD + 1], s.stack[base + C_COMMIT]]
        elif s.stack[base] == F_SCHEME:
            played.append(s.stack[base + SCHEME_CARD])
        elif s.stack[base] == F_BOOST:
            played.append(s.stack[base + B_CARD])
    on_table = [c for seat in range(int(t.seats)) for c in s.play(seat)]
    if any(c not in played for c in on_table):
        wrong.append("a card is in play, but nothing plays it")
    return wrong


def _knowledge(s: State) -> list[str]:
    t = s.t
    wrong: list[str] = []
    for seat in range(int(t.seats)):
        own = 4 * t.viewer[seat]
        if any(s.know[c] for c in s.discard(seat)):
            wrong.append(f"a discarded card of seat {seat} is not known to all")
        if any(s.know[c] for c in s.play(seat) if c not in face_down(s, seat)):
            wrong.append(f"a card seat {seat} played openly is not known to all")
        if any(s.know[c] for c in s.hand(seat) + s.play(seat) if t.c_seat[c] != seat):
            wrong.append(f"a lent card of seat {seat} is not known to all")
        if any((s.know[c] >> own) & 15 for c in s.hand(seat) + s.play(seat)):
            wrong.append(f"seat {seat} does not know its own hand")
    public = 4 * (int(t.viewers) - 1)
    if any(s.know[c] and not (s.know[c] >> public) & 15 for c in range(int(t.cards))):
        wrong.append("a spectator knows a card that not everyone knows")
    return wrong


def _fighters(s: State) -> list[str]:
    t = s.t
    wrong: list[str] = []
    places = [s.place(f) for f in range(int(t.fighters)) if s.place(f) != NONE]
    if len(places) != len(set(places)) or any(not 0 <= p < t.spaces for p in places):
        wrong.append("two fighters share a space, or one stands off the board")
    held = [0, 0, 0, 0]
    for f in range(int(t.fighters)):
        if s.place(f) != NONE:
            held[t.side[t.f_seat[f]]] |= bit(s.place(f))
    if held != [s.held0, s.held1, s.held2, s.held3]:
        wrong.append("the masks of held spaces are not what the places say")
    for f in range(int(t.fighters)):
        health = s.health(f)
        if not 0 <= health <= t.f_most[f]:
            wrong.append(f"{t.fighter_ids[f]} has health {health}")
        if health == 0 and s.place(f) != NONE:
            wrong.append(f"{t.fighter_ids[f]} is defeated and on the board")
        if health > 0 and s.status(t.f_seat[f]) & OUT:
            wrong.append(f"{t.fighter_ids[f]} lives, but its player is out")
        if health > 0 and s.place(f) == NONE and not t.leaves and s.stack and s.stack[0] != F_SETUP:
            wrong.append(f"{t.fighter_ids[f]} is away, but nothing lets it leave")
        if not -1 <= s.started(f) < t.spaces:
            wrong.append(f"{t.fighter_ids[f]} started the turn off the board")
    for token, sides in enumerate(t.token_sides):
        if not 0 <= s.token(token) < sides:
            wrong.append(f"token {t.token_ids[token]} shows no side")
    return wrong + _markers(s)


def _markers(s: State) -> list[str]:
    """All markers are on the board once they are placed; those of a player who is out are removed."""
    t = s.t
    wrong: list[str] = []
    placing = len(s.stack) > 0 and s.stack[0] == F_SETUP
    for seat in range(int(t.seats)):
        for kind in range(t.first_marker[seat], t.first_marker[seat + 1]):
            for spaces in (int(s.marked(kind)), int(s.marked_at_start(kind))):
                if not 0 <= spaces < bit(t.spaces) or spaces.bit_count() > t.marker_count[kind]:
                    wrong.append(f"markers {t.marker_ids[kind]} lie off the board, or there are too many")
            lie, wanted = int(s.marked(kind)).bit_count(), 0 if s.status(seat) & OUT else t.marker_count[kind]
            if lie != wanted and not placing:
                wrong.append(f"{lie} markers {t.marker_ids[kind]} instead of {wanted}")
    return wrong


def _decision(s: State) -> list[str]:
    t = s.t
    wrong: list[str] = []
    if s.over:
        if s.options or s.ask_kind:
            wrong.append("a decision is open although the match is over")
        return wrong
    if not s.options or not 0 < s.ask_kind < len(ASK_NAMES) or not 0 <= s.ask_seat < t.seats:
        return ["the match waits for nothing"]
    if s.status(s.ask_seat) & OUT:
        wrong.append("a player who is out is asked")
    if s.ask_kind == ASK_ACTION and (s.ask_seat != s.active or s.actions < 1):
        wrong.append("an action is asked of a player who has none")
    if len(set(s.options)) != len(s.options):
        wrong.append("an option stands twice")
    given = [option for option in s.options if option != NONE]
    if s.ask_kind in (ASK_BOOST, ASK_COMMIT, ASK_DEFENSE, ASK_DISCARD):
        fits = all(c in s.hand(s.ask_seat) for c in given)
    elif s.ask_kind in (ASK_FIGHTER, ASK_MOVER):
        fits = all(0 <= f < t.fighters for f in given)
    elif s.ask_kind in (ASK_SPACE, ASK_PLACE):
        fits = all(0 <= space < t.spaces for space in given)
    elif s.ask_kind == ASK_OPPONENT:
        fits = all(0 <= seat < t.seats and t.side[seat] != t.side[s.ask_seat] for seat in given)
    else:
        fits = True
    if not fits:
        wrong.append(f"options {s.options} do not fit the question '{ASK_NAMES[s.ask_kind]}'")
    if s.signals and s.stack[s.fp] not in (F_DISCARD, F_SHARE):  # what happens together is reacted to together
        wrong.append("signals were left unanswered")
    return wrong


def _combat(s: State) -> list[str]:
    t = s.t
    wrong: list[str] = []
    if len(s.terms) % T_STRIDE or len(s.mods) % MOD_STRIDE:
        wrong.append("a term or a modifier is cut off")
    if s.cb == NONE:
        if s.terms or any(s.mods[i] not in (THIS_TURN, NONE) for i in range(MOD_STRIDE - 1, len(s.mods), MOD_STRIDE)):
            wrong.append("terms or modifiers outlived their combat")
        return wrong
    if not 0 <= s.stack[s.cb + C_TERMS] <= len(s.terms):
        wrong.append("the terms of a combat begin nowhere")
    for side in range(2):
        fighter, card = s.stack[s.cb + C_FIGHTER + side], s.stack[s.cb + C_CARD + side]
        if not 0 <= fighter < t.fighters or not -1 <= card < t.cards:
            wrong.append("a fighter or a card of the combat does not exist")
        elif t.side[t.f_seat[fighter]] != t.side[s.stack[s.cb + C_SEAT + side]]:
            wrong.append("a fighter of the combat is another side's")
    return wrong
