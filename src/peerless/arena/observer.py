"""What a seat may know of a match, as bytes in named planes.

It reads the match itself without building a view, but uses only what the seat's viewer knows about each card: equal
views give equal bytes (tests/envs/test_observer.py). The layout is documented in docs/encodings.md; it changes only
together with `OBSERVATIONS_VERSION`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core.bits import bit
from peerless.core.fighters import DAMAGE, HOLDS, MANEUVERS, WINS, held, hurt, maneuvered, taken_over, wins
from peerless.core.frames import (
    BELOW,
    C_CARD,
    C_COMMIT,
    C_DAMAGE,
    C_FIGHTER,
    C_OUTER,
    C_REVEALED,
    C_SEAT,
    C_VALUE,
    C_WORKED_OUT,
    MOVE_LEFT,
    RIDE_PASSED,
    SCHEME_CARD,
)
from peerless.core.ids import ABILITY, ASK_NAMES, F_MOVE, F_RIDE, F_SCHEME, F_SHARE, NONE
from peerless.core.knowledge import face_down, lies_face_down
from peerless.core.movement import bit_list
from peerless.core.state import State
from peerless.core.tables import Tables, is_lendable
from peerless.core.values import played_def, value_of
from peerless.rules.asked import asked_count, asked_fighter
from peerless.rules.markers import asked_marker

OBSERVATIONS_VERSION: Final = 3
MOST: Final = 255
STATUS_BITS: Final = 4
FACE_DOWN: Final = 1
FACE_UP: Final = 2


class Plane:
    """A run of bytes with one meaning."""

    def __init__(self, name: str, first: i64, shape: list[int]) -> None:
        self.name = name
        self.first = first
        self.shape = shape
        """The numbers of its axes; a plane without axes is one byte."""
        self.size: i64 = 1
        for n in shape:
            self.size *= n


class Observer:
    """Writes observations of one match-up."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.planes: list[Plane] = []
        self.size: i64 = 0
        """How many bytes an observation has."""
        seats, fighters, spaces = int(t.seats), int(t.fighters), int(t.spaces)
        cards, markers = len(t.d_type), int(t.markers)
        self.me = self._add("me", [seats])
        self.won = self._add("won", [seats])
        self.turn = self._add("turn", [])
        self.active = self._add("active", [seats])
        self.actions = self._add("actions", [])
        self.status = self._add("status", [seats, STATUS_BITS])
        self.hand_size = self._add("hand_size", [seats])
        self.deck_size = self._add("deck_size", [seats])
        self.hand = self._add("hand", [cards])
        self.deck = self._add("deck", [cards])
        self.top = self._add("top", [cards])
        self.discard = self._add("discard", [cards])
        self.health = self._add("health", [fighters])
        self.place = self._add("place", [fighters, spaces])
        self.started = self._add("started", [fighters, spaces])
        self.token = self._add("token", [sum(t.token_sides)])
        self.marked = self._add("marked", [markers, spaces])
        self.asked = self._add("asked", [seats])
        self.kind = self._add("kind", [len(ASK_NAMES)])
        self.source_card = self._add("source_card", [cards])
        self.source_ability = self._add("source_ability", [len(t.ability_ids)])
        self.fighter = self._add("fighter", [fighters])
        self.marker = self._add("marker", [markers])
        self.count = self._add("count", [])
        self.left = self._add("left", [fighters])
        self.scheme = self._add("scheme", [cards])
        self.combats = self._add("combats", [])
        self.attacker = self._add("attacker", [fighters])
        self.defender = self._add("defender", [fighters])
        self.attack_card = self._add("attack_card", [cards])
        self.defense_card = self._add("defense_card", [cards])
        self.boost_card = self._add("boost_card", [cards])
        self.lies = self._add("lies", [3])
        self.value = self._add("value", [2])
        self.damage = self._add("damage", [])
        self.action = self._add("action", [])
        self.discard_top = self._add("discard_top", [cards])
        self.passed = self._add("passed", [fighters])
        self.shared = self._add("shared", [fighters])
        self.held = self._add("held", [fighters if t.records & HOLDS else 0])
        self.maneuvered = self._add("maneuvered", [seats if t.records & MANEUVERS else 0])
        self.wins = self._add("wins", [seats if t.records & WINS else 0])
        self.hurt = self._add("hurt", [fighters if t.records & DAMAGE else 0])
        self.lent_place: list[int] = [NONE] * cards
        """Definition -> its place among those of cards that may change hands."""
        lent: i64 = 0
        for c in range(t.cards):
            if t.lends and is_lendable(t, c) and self.lent_place[t.c_def[c]] == NONE:
                self.lent_place[t.c_def[c]] = lent
                lent += 1
        self.lent_kinds: i64 = lent
        self.lent = self._add("lent", [seats, lent] if lent else [0])
        self.blank: bytes = bytes(int(self.size))
        self.no_cards: list[int] = [0] * cards
        self.first_side: list[int] = []
        """Token -> its first byte in the plane of tokens."""
        first = 0
        for sides in t.token_sides:
            self.first_side.append(first)
            first += sides

    def _add(self, name: str, shape: list[int]) -> i64:
        plane = Plane(name, self.size, shape)
        self.planes.append(plane)
        self.size += plane.size
        return plane.first

    def write(self, s: State, seat: i64, out: bytearray, at: i64) -> None:
        """Write what a seat may know to `size` bytes from `at`."""
        t = self.t
        viewer: i64 = t.viewer[seat]
        out[at : at + self.size] = self.blank
        out[at + self.me + seat] = 1
        out[at + self.turn] = min(s.turn, MOST)
        out[at + self.active + s.active] = 1
        out[at + self.actions] = s.actions
        out[at + self.action] = s.action_number
        self._fighters(s, out, at)
        if len(s.mods) > 0:
            self._turn(s, out, at)
        self._cards(s, viewer, out, at)
        if s.cb != NONE:
            self._combat(s, viewer, out, at)
        if s.over:
            for other in range(t.seats):
                if t.side[other] == s.winner:
                    out[at + self.won + other] = 1
        elif s.ask_kind:
            self._decision(s, out, at)

    def _fighters(self, s: State, out: bytearray, at: i64) -> None:
        t = self.t
        place, started = at + self.place, at + self.started
        for f in range(t.fighters):
            health = s.health(f)
            if health:
                out[at + self.health + f] = min(health, MOST)
            here = s.place(f)
            if here != NONE:
                out[place + here] = 1
            there = s.started(f)
            if there != NONE:
                out[started + there] = 1
            place += t.spaces
            started += t.spaces
        for token in range(len(t.token_sides)):
            out[at + self.token + self.first_side[token] + s.token(token)] = 1
        for kind in range(t.markers):
            for space in bit_list(t, s.marked(kind)):
                out[at + self.marked + kind * t.spaces + space] = 1

    def _turn(self, s: State, out: bytearray, at: i64) -> None:
        """What is recorded of this turn."""
        t = self.t
        for f in range(t.fighters):
            if (held(s) >> f) & 1:
                out[at + self.held + f] = 1
            if (hurt(s) >> f) & 1:
                out[at + self.hurt + f] = 1
        for seat in range(t.seats):
            if maneuvered(s, seat):
                out[at + self.maneuvered + seat] = 1
            won = wins(s, seat)
            if won:
                out[at + self.wins + seat] = min(won, MOST)

    def _cards(self, s: State, viewer: i64, out: bytearray, at: i64) -> None:
        t, know, c_def = self.t, s.know, self.t.c_def
        unknown = bit(4 * viewer) * 15  # the bits of this viewer's group of a card
        counts = self.no_cards[:]
        for seat in range(t.seats):
            status = s.status(seat)
            if status:
                for b in range(STATUS_BITS):
                    if (status >> b) & 1:
                        out[at + self.status + STATUS_BITS * seat + b] = 1
            hand, deck = s.hand(seat), s.deck(seat)
            held: i64 = len(hand)
            left: i64 = len(deck)
            out[at + self.hand_size + seat] = held
            out[at + self.deck_size + seat] = left
            last: i64 = NONE
            copies: i64 = 0
            i: i64 = 0
            while i < held:  # copies are adjacent
                card: i64 = hand[i]
                if t.c_seat[card] != seat:
                    self._lent(card, seat, out, at)
                elif know[card] & unknown == 0:
                    d: i64 = c_def[card]
                    copies = copies + 1 if d == last else 1
                    last = d
                    out[at + self.hand + d] = copies
                i += 1
            if s.cb != NONE and t.viewer[seat] != viewer:
                for c in face_down(s, seat):  # one holding with the hand: any of them may be the known card
                    if t.c_seat[c] != seat:
                        self._lent(c, seat, out, at)
                    elif know[c] & unknown == 0:
                        out[at + self.hand + c_def[c]] = out[at + self.hand + c_def[c]] + 1
            i = 0
            while i < left:
                card = deck[i]
                if know[card] & unknown == 0:
                    d = c_def[card]
                    out[at + self.deck + d] = out[at + self.deck + d] + 1
                    if i == left - 1:
                        out[at + self.top + d] = 1
                i += 1
            discard = s.discard(seat)
            i = len(discard) - 1
            if i >= 0:
                out[at + self.discard_top + c_def[discard[i]]] = 1
            while i >= 0:
                d = c_def[discard[i]]
                counts[d] = counts[d] + 1
                i -= 1
        i = len(counts) - 1
        while i >= 0:
            copies = counts[i]
            if copies:
                out[at + self.discard + i] = copies
            i -= 1

    def _lent(self, card: i64, seat: i64, out: bytearray, at: i64) -> None:
        """A card that another seat than its owner holds; everyone knows that it does."""
        place = at + self.lent + seat * self.lent_kinds + self.lent_place[self.t.c_def[card]]
        out[place] = out[place] + 1

    def _combat(self, s: State, viewer: i64, out: bytearray, at: i64) -> None:
        t, stack, cb = self.t, s.stack, s.cb
        depth: i64 = 0
        outer: i64 = cb
        while outer != NONE:
            depth += 1
            outer = stack[outer + C_OUTER]
        out[at + self.combats] = min(depth, MOST)
        out[at + self.attacker + stack[cb + C_FIGHTER]] = 1
        out[at + self.defender + stack[cb + C_FIGHTER + 1]] = 1
        revealed: bool = stack[cb + C_REVEALED] == 1
        for side in range(2):
            d = played_def(s, cb, side)
            if d == NONE:
                continue
            down = lies_face_down(s, cb, cb + C_CARD + side)
            out[at + self.lies + side] = FACE_DOWN if down else FACE_UP
            if not down or t.viewer[stack[cb + C_SEAT + side]] == viewer:
                out[at + (self.defense_card if side else self.attack_card) + d] = 1
            if not down:
                value = stack[cb + C_VALUE + side] if stack[cb + C_WORKED_OUT] else value_of(s, cb, side, len(s.terms))
                out[at + self.value + side] = min(value, MOST)
        boost: i64 = stack[cb + C_COMMIT]
        if boost != NONE:
            out[at + self.lies + 2] = FACE_UP if revealed else FACE_DOWN
            if revealed or t.viewer[stack[cb + C_SEAT]] == viewer:
                out[at + self.boost_card + t.c_def[boost]] = 1
        if stack[cb + C_WORKED_OUT]:
            out[at + self.damage] = min(stack[cb + C_DAMAGE], MOST)

    def _decision(self, s: State, out: bytearray, at: i64) -> None:
        t = self.t
        out[at + self.asked + s.ask_seat] = 1
        out[at + self.kind + s.ask_kind] = 1
        source = s.ask_source
        if source >= ABILITY:
            out[at + self.source_ability + source - ABILITY] = 1
        elif source >= 0:
            out[at + self.source_card + t.c_def[source]] = 1
        fighter = asked_fighter(s)
        if fighter != NONE:
            out[at + self.fighter + fighter] = 1
        marker = asked_marker(s)
        if marker != NONE:
            out[at + self.marker + marker] = 1
        count = asked_count(s)
        if count > 0:
            out[at + self.count] = min(count, MOST)
        base = s.fp
        while base != NONE:
            kind = s.stack[base]
            if kind == F_MOVE:
                for f in bit_list(t, s.stack[base + MOVE_LEFT] & ~held(s)):
                    out[at + self.left + f] = 1
            elif kind == F_RIDE:
                for f in bit_list(t, s.stack[base + RIDE_PASSED]):
                    out[at + self.passed + f] = 1
            elif kind == F_SHARE:
                for f in range(t.fighters):
                    out[at + self.shared + f] = taken_over(s, f)
            elif kind == F_SCHEME:
                out[at + self.scheme + t.c_def[s.stack[base + SCHEME_CARD]]] = 1
            base = s.stack[base + BELOW]
