"""The step that asks, and what is at stake; for the deciding seat, computed from its view."""

from __future__ import annotations

from bisect import bisect_right
from typing import Literal

from peerless.core.frames import C_REVEALED, C_SEAT, E_SEAT
from peerless.core.ids import ACT_ATTACK, ASK_ACTION, NONE
from peerless.core.state import State
from peerless.core.values import current_value
from peerless.effects import expr
from peerless.effects.nodes import O_ADD_VALUE, O_BOOST, O_DISCARD_ANY, O_DISCARD_CARDS, O_FLIP, O_YES_NO, OP_SIZE
from peerless.rules.asked import asking_instruction, lacks_target
from peerless.rules.legal import act_kind


def asking_step(s: State) -> str | None:
    """The step that asks, by its path in the card or ability: `effects.during_combat[0]`.

    If it offers to turn a token, the side the token would show follows: `parts[0].do=hyde`.
    """
    pc = int(asking_instruction(s))
    if pc == NONE:
        return None
    t = s.t
    step = t.step_ids[bisect_right(t.step_starts, pc) - 1]
    if t.code[pc] != O_YES_NO or t.code[pc + OP_SIZE] != O_FLIP:
        return step
    token = t.first_token[s.ask_seat] + t.code[pc + OP_SIZE + 1]
    shown = (s.token(token) + 1) % t.token_sides[token]
    return f"{step}={t.token_side_ids[token][shown]}"


def value_at_stake(s: State) -> int | None:
    """The current value of the deciding player's card, if the answer may add to it."""
    pc, cb, code = int(asking_instruction(s)), int(s.cb), s.t.code
    if pc == NONE or cb == NONE or s.stack[cb + C_REVEALED] != 1 or code[pc] not in (O_BOOST, O_DISCARD_ANY):
        return None
    side = 0 if s.stack[cb + C_SEAT] == s.ask_seat else 1
    value = int(current_value(s, cb, side, len(s.terms)))
    if code[pc] == O_BOOST:
        return value
    following = pc + OP_SIZE
    if code[following] != O_ADD_VALUE or code[following + 1]:
        return None
    return value + int(expr.amount(s, code[following + 2], s.ask_seat, s.fp))  # including what was discarded so far


def card_at_stake(s: State) -> int:
    """The card that the deciding player would discard, if another player has chosen it from their hand; or NONE."""
    pc, code = int(asking_instruction(s)), s.t.code
    if pc == NONE or code[pc] != O_YES_NO or code[pc + OP_SIZE] != O_DISCARD_CARDS:
        return NONE
    seat: int = s.stack[s.fp + E_SEAT]
    cards = [] if seat == s.ask_seat else expr.cards(s, code[pc + OP_SIZE + 1], seat, s.fp)
    return int(cards[0]) if len(cards) == 1 and s.holder(cards[0]) == s.ask_seat else NONE


def missing_for_attack(s: State) -> Literal["target", "card"] | None:
    """For an action that cannot be an attack: what is missing for one."""
    if s.ask_kind != ASK_ACTION or any(act_kind(option) == ACT_ATTACK for option in s.options):
        return None
    return "target" if lacks_target(s) else "card"
