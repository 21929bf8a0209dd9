"""Forged saves: real ones, edited at random, with the checksum that goes with them. One number makes one forgery."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from peerless import (
    Content,
    Match,
    RecordError,
    decode_record,
    encode_record,
    load_match,
    new_match,
    replay,
    to_record,
)
from peerless.core.invariants import check
from peerless.records import save
from peerless.records.save import Frame, Save
from peerless.records.view_builder import view_data
from peerless.rules.notation import seat_name
from tests.support.play import HEROES, TABLES, pick

MOST_ANSWERS: Final = 25
"""After loading; what is wrong somewhere below comes up when the turn goes on."""
NUMBERS: Final = (0, 1, -1, 2, 3, 7, 8, 15, 16, 63, 64, 99, 255, 1000, 1001, 2**31, 2**40, 2**62, 2**63 - 1, -(2**63))


@dataclass
class Tally:
    """What became of the forgeries."""

    tried: int = 0
    refused: int = 0
    loaded: int = 0
    answers: int = 0


class Forger:
    """Takes saves out of random matches, edits them, and plays on with those that are accepted."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.tally = Tally()

    def run(self, number: int, edits: int = 20) -> None:
        """Edit saves of one match; whatever is accepted has to hold."""
        dice = random.Random(number)
        match = self.played(dice)
        other = self.played(dice)
        whole, strange = save.to_save(match.state), save.to_save(other.state)
        for _ in range(edits):
            forged = msgspec.json.decode(msgspec.json.encode(whole), type=Save)
            for _ in range(dice.choice((1, 1, 1, 2, 3))):
                dice.choice(EDITS)(forged, strange, dice)
            self.attempt(forged, dice)
        for _ in range(edits // 5):
            self.attempt_record(forged_record(other, dice), verify=dice.random() < 0.5)

    def played(self, dice: random.Random) -> Match:
        """A match somewhere in the middle."""
        (mode, seats), board = dice.choice(TABLES)
        match = new_match(
            self.content,
            seed=dice.randrange(2**62),
            heroes=[dice.choice(HEROES) for _ in range(seats)],
            board=board,
            mode=mode,
            edition=dice.choice(("current", "classic")),
            auto=dice.random() < 0.7,
        )
        for _ in range(dice.choice((0, 1, 3, 10, 30, 60, 100, 150))):
            if match.over:
                break
            match.answer(pick(match.state, dice))
        for _ in range(12):  # further to a moment with much on the stack
            if match.over or len(save.to_save(match.state).frames) > 2:
                break
            match.answer(pick(match.state, dice))
        return match

    def attempt(self, forged: Save, dice: random.Random) -> None:
        """Load a forgery: it is refused, or it is as good as a real save."""
        self.tally.tried += 1
        forged.checksum = save._digest(forged)
        try:
            match = load_match(msgspec.json.encode(forged), self.content)
        except RecordError:
            self.tally.refused += 1
            return
        self.tally.loaded += 1
        try:
            self.play_on(match, dice)
        except Exception as error:
            error.add_note(f"forged: {msgspec.json.encode(forged).decode()}")
            raise

    def attempt_record(self, data: bytes, *, verify: bool) -> None:
        """Play a forged record again: it is refused, or it is a match like any other."""
        self.tally.tried += 1
        try:
            match = replay(decode_record(data), self.content, verify=verify)
        except RecordError:
            self.tally.refused += 1
            return
        except Exception as error:
            error.add_note(f"forged: {data.decode()}")
            raise
        self.tally.loaded += 1
        look(match)

    def play_on(self, match: Match, dice: random.Random) -> None:
        look(match)
        assert load_match(match.save(), self.content).save() == match.save()
        for _ in range(MOST_ANSWERS):
            if match.over:
                break
            if dice.random() < 0.02:
                match.resign(match.decision.seat)
            else:
                match.answer(pick(match.state, dice))
            self.tally.answers += 1
            wrong = check(match.state)
            assert not wrong, wrong
            if dice.random() < 0.3:
                look(match)
        look(match)


def look(match: Match) -> None:
    """All there is to see, by everyone."""
    seats = [seat_name(seat) for seat in range(int(match.state.t.seats))]
    for seat in [None, *seats]:
        msgspec.json.encode(view_data(match.view(seat)))
    repr(match)
    str(match)
    if not match.over:
        repr(match.decision)


# ---- edits: each takes the save, one of another match, and the dice ----

Edit = Callable[[Save, Save, random.Random], None]


def _holders(forged: Save) -> list[list[int]]:
    return [found for found in [*forged.lists.values(), *forged.piles, *(f.values for f in forged.frames)] if found]


def _other(was: int, dice: random.Random) -> int:
    new = dice.choice((*NUMBERS, was + 1, was - 1, was + 1, was - 1, was ^ (1 << dice.randrange(62)), -was))
    return max(-(2**63), min(2**63 - 1, new))


def _number(forged: Save, strange: Save, dice: random.Random) -> None:
    name = dice.choice(sorted(forged.numbers))
    forged.numbers[name] = _other(forged.numbers[name], dice)


def _element(forged: Save, strange: Save, dice: random.Random) -> None:
    holder = dice.choice(_holders(forged))
    at = dice.randrange(len(holder))
    holder[at] = _other(holder[at], dice)


def _slot(forged: Save, strange: Save, dice: random.Random) -> None:
    if forged.frames:
        values = dice.choice(forged.frames).values
        at = dice.randrange(len(values))
        values[at] = _other(values[at], dice)


def _swap(forged: Save, strange: Save, dice: random.Random) -> None:
    one, other = dice.choice(_holders(forged)), dice.choice(_holders(forged))
    i, j = dice.randrange(len(one)), dice.randrange(len(other))
    one[i], other[j] = other[j], one[i]


def _length(forged: Save, strange: Save, dice: random.Random) -> None:
    holder: list[int] = dice.choice([*forged.lists.values(), *forged.piles, *(f.values for f in forged.frames)])
    if holder and dice.random() < 0.5:
        del holder[dice.randrange(len(holder)) :: dice.choice((1, 1000))]
    else:
        for _ in range(dice.choice((1, 2, 4, 8))):
            holder.insert(dice.randrange(len(holder) + 1), dice.choice(NUMBERS))


def _move_card(forged: Save, strange: Save, dice: random.Random) -> None:
    source, target = dice.choice(forged.piles), dice.choice(forged.piles)
    if source:
        target.append(source.pop(dice.randrange(len(source))))
        target.sort()


def _frames(forged: Save, strange: Save, dice: random.Random) -> None:
    """Frames that go, come from elsewhere, or change places; what points to them may be put right."""
    frames = forged.frames
    kind = dice.randrange(4)
    if kind == 0 and frames:
        del frames[dice.randrange(len(frames))]
    elif kind == 1 and strange.frames:
        frames.insert(dice.randrange(len(frames) + 1), _copied(dice.choice(strange.frames)))
    elif kind == 2 and frames:
        frames.insert(dice.randrange(len(frames) + 1), _copied(dice.choice(frames)))
    elif len(frames) > 1:
        dice.shuffle(frames)
    if dice.random() < 0.8:
        _link(forged)


def _link(forged: Save) -> None:
    below, base, combat, running = -1, 0, -1, 0
    for frame in forged.frames:
        if len(frame.values) < 3:
            return
        frame.values[1] = below
        if frame.values[0] == 7 and len(frame.values) > 20:
            frame.values[20], combat = combat, base
            running += 1
        below, base = base, base + len(frame.values)
    forged.numbers["fp"], forged.numbers["cb"] = below, combat
    forged.lists["running"] = list(range(1, running + 1))
    forged.numbers["combats"] = max(forged.numbers["combats"], running)


def _copied(frame: Frame) -> Frame:
    return Frame(list(frame.values), frame.program, frame.at)


def _program(forged: Save, strange: Save, dice: random.Random) -> None:
    effects = [frame for frame in forged.frames if frame.program]
    others = [frame.program for frame in [*effects, *strange.frames] if frame.program]
    if effects:
        frame = dice.choice(effects)
        if dice.random() < 0.6:
            frame.at += 8 * dice.choice((-2, -1, 1, 2, 5))
        else:
            frame.program = dice.choice(others)


def _flag(forged: Save, strange: Save, dice: random.Random) -> None:
    name = dice.choice(sorted(forged.flags))
    forged.flags[name] = not forged.flags[name]


def _settings(forged: Save, strange: Save, dice: random.Random) -> None:
    change: dict[str, Any] = dice.choice(
        (
            {"edition": dice.choice(("current", "classic"))},
            {"auto": dice.random() < 0.5},
            {"turn_limit": dice.choice((1, 5, 100_000))},
            {"versatile": dice.choice(("both", "by_use"))},
            {"mode": dice.choice(("duel", "teams", "free_for_all"))},
        )
    )
    forged.settings = msgspec.structs.replace(forged.settings, **change)


def _graft(forged: Save, strange: Save, dice: random.Random) -> None:
    """A part of another match."""
    kind = dice.randrange(3)
    if kind == 0:
        name = dice.choice(sorted(forged.lists))
        forged.lists[name] = list(strange.lists[name])
    elif kind == 1:
        name = dice.choice(sorted(forged.numbers))
        forged.numbers[name] = strange.numbers[name]
    else:
        forged.frames = [_copied(frame) for frame in strange.frames]
        _link(forged)


EDITS: Final[tuple[Edit, ...]] = (
    _number, _element, _element, _slot, _slot, _slot, _slot, _swap, _length, _move_card, _frames, _frames, _program,
    _flag, _settings, _graft,
)  # fmt: skip


# ---- records ----


def forged_record(match: Match, dice: random.Random) -> bytes:
    """The record of a match, edited at random as JSON: values of other kinds, parts that go or come twice."""
    data = msgspec.json.decode(encode_record(to_record(match)))
    for _ in range(dice.choice((1, 1, 2, 3))):
        places = list(_places(data))
        holder, key = dice.choice(places)
        kind = dice.randrange(4)
        if kind == 0:
            holder[key] = dice.choice(STRANGE)
        elif kind == 1 and isinstance(holder, list):
            holder.insert(key, holder[dice.randrange(len(holder))])
        elif kind == 2:
            del holder[key]
        else:
            other, at = dice.choice(places)
            if at in other if isinstance(other, dict) else at < len(other):
                holder[key] = msgspec.json.decode(msgspec.json.encode(other[at]))
    return msgspec.json.encode(data)


def _places(data: Any) -> Iterator[tuple[Any, Any]]:
    keys = list(data) if isinstance(data, dict) else range(len(data))
    for key in keys:
        yield data, key
        if isinstance(data[key], dict | list):
            yield from _places(data[key])


STRANGE: Final[tuple[Any, ...]] = (
    None, True, 0, -1, 2**62, 2**64, 1.5, "", "undo 0", "undo -1", "undo 999999999999", "resign p1", "resign p9",
    "agree draw", "maneuver", "\x00", "x" * 1000, [], {}, ["alice"], "constructor", "duel", "teams",
)  # fmt: skip
