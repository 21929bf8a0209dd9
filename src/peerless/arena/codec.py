"""Options as numbers of one fixed action space for all decisions and seats of a match-up.

Cards are numbered by definition, so copies of a card are one action, as they are one option. The layout is documented
in docs/encodings.md; it changes only together with `ACTIONS_VERSION`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core.ids import (
    ACT_MANEUVER,
    ACT_SCHEME,
    AS_ATTACK,
    AS_SCHEME,
    ASK_ACTION,
    ASK_BOOST,
    ASK_CARD,
    ASK_COMMIT,
    ASK_DEFENSE,
    ASK_DISCARD,
    ASK_FIGHTER,
    ASK_MODE,
    ASK_MOVER,
    ASK_NAMES,
    ASK_NUMBER,
    ASK_OPPONENT,
    ASK_ORDER,
    ASK_PLACE,
    ASK_PUT_BACK,
    ASK_SPACE,
    ASK_YES_NO,
    NONE,
)
from peerless.core.state import State
from peerless.core.tables import Tables, is_lendable
from peerless.effects.nodes import MOST_MODES, MOST_NUMBER
from peerless.rules import legal
from peerless.rules.asked import asks_cards

ACTIONS_VERSION: Final = 1
DECLINE: Final = 0
MANEUVER: Final = 1


class Block:
    """A run of actions of one kind."""

    def __init__(self, name: str, first: i64, size: i64) -> None:
        self.name = name
        self.first = first
        self.size = size


class Codec:
    """The action space of one match-up."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.blocks: list[Block] = [Block("decline", DECLINE, 1), Block("maneuver", MANEUVER, 1)]
        self.size: i64 = 2
        """How many actions there are."""
        self.first: list[int] = [NONE] * len(ASK_NAMES)
        """Kind of decision -> its first action."""
        self.is_card: list[bool] = [asks_cards(kind) for kind in range(len(ASK_NAMES))]
        self.scheme: list[int] = [NONE] * len(t.d_type)
        """Definition -> the action of playing it as a scheme with the first fighter of its seat."""
        self.attack: list[int] = [NONE] * len(t.d_type)
        """Definition -> the action of attacking the first of all fighters with the first fighter of its seat."""
        self.any_fighter: list[bool] = [False] * len(t.d_type)
        """Definition -> whether fighters of any seat may play it, because it changes hands."""
        for c in range(t.cards):
            if t.lends and is_lendable(t, c):
                self.any_fighter[t.c_def[c]] = True
        cards = len(t.d_type)
        self._actions()
        for kind, size in (
            (ASK_BOOST, cards),
            (ASK_COMMIT, cards),
            (ASK_DEFENSE, cards),
            (ASK_CARD, cards),
            (ASK_DISCARD, cards),
            (ASK_PUT_BACK, cards),
            (ASK_FIGHTER, int(t.fighters)),
            (ASK_MOVER, int(t.fighters)),
            (ASK_SPACE, int(t.spaces)),
            (ASK_PLACE, int(t.spaces)),
            (ASK_OPPONENT, int(t.seats)),
            (ASK_MODE, MOST_MODES),
            (ASK_YES_NO, 2),
            (ASK_ORDER, 1 + max(len(acting) for acting in t.triggers)),
            (ASK_NUMBER, 1 + max(MOST_NUMBER, *t.highest)),
        ):
            self.first[kind] = int(self.size)
            self._add(ASK_NAMES[kind], size)
        self.blank: bytes = bytes(int(self.size))

    def _actions(self) -> None:
        t = self.t
        begin = self.size
        for d in sorted(set(t.c_def)):
            if t.d_type[d] == AS_SCHEME:
                self.scheme[d] = int(self.size)
                self.size += self._own(d)
        schemes = self.size
        for d in sorted(set(t.c_def)):
            if (t.d_type[d] | t.d_also[d]) & AS_ATTACK:
                self.attack[d] = int(self.size)
                self.size += self._own(d) * t.fighters
        self.blocks.append(Block("scheme", begin, schemes - begin))
        self.blocks.append(Block("attack", schemes, self.size - schemes))

    def _own(self, definition: i64) -> i64:
        """Definition -> number of fighters of its seat, which have consecutive numbers, the hero first."""
        t = self.t
        card = t.c_def.index(definition)
        return t.fighters if self.any_fighter[definition] else t.f_seat.count(t.c_seat[card])

    def _add(self, name: str, size: i64) -> None:
        self.blocks.append(Block(name, self.size, size))
        self.size += size

    def action(self, s: State, option: i64) -> i64:
        """The action of an option of the open decision."""
        if option == NONE:
            return DECLINE
        t, kind = self.t, s.ask_kind
        if kind != ASK_ACTION:
            first: i64 = self.first[kind]
            return first + (t.c_def[option] if self.is_card[kind] else option)
        what = legal.act_kind(option)
        if what == ACT_MANEUVER:
            return MANEUVER
        d: i64 = t.c_def[legal.act_card(option)]
        fighter = legal.act_fighter(option)
        if not self.any_fighter[d]:
            fighter -= t.hero[t.f_seat[fighter]]
        if what == ACT_SCHEME:
            return self.scheme[d] + fighter
        return self.attack[d] + fighter * t.fighters + legal.act_target(option)

    def index(self, s: State, action: i64) -> i64:
        """The index of an action's option in the open decision, or NONE."""
        for i in range(len(s.options)):
            if self.action(s, s.options[i]) == action:
                return i
        return NONE

    def write_mask(self, s: State, out: bytearray, at: i64) -> None:
        """Write a mask of the possible actions to `size` bytes from `at`: 1 if possible, otherwise 0."""
        out[at : at + self.size] = self.blank
        for option in s.options:
            out[at + self.action(s, option)] = 1
