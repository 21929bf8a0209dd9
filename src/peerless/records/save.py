"""Convert a state to plain data and back, even in the middle of an effect.

Running effects are stored by the path of their program, so a save does not depend on how a match-up is numbered.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from peerless.catalog.content import Content
from peerless.catalog.settings import Number, Settings
from peerless.core.errors import BudgetError, PeerlessError, RecordError
from peerless.core.frames import BELOW, E_PC, E_PROGRAM, E_REGISTERS
from peerless.core.ids import F_EFFECT, NONE, RULES_VERSION
from peerless.core.invariants import check
from peerless.core.rng import KEY, LONG_KEY, key_words
from peerless.core.state import State
from peerless.core.tables import Tables
from peerless.effects.compiler import MOST_INSTRUCTIONS
from peerless.effects.nodes import OP_SIZE
from peerless.messages.message import Message
from peerless.records.checks.saved_state import unsound
from peerless.rules import driver

FORMAT: Final = "peerless-save-1"
_NUMBERS: Final = (
    "turn", "active", "actions", "action_number", "effects", "over", "winner", "reason", "steps", "fp", "cb",
    "combats", "ask_kind", "ask_seat", "ask_source",
)  # fmt: skip
_LISTS: Final = ("options", "cells", "running", "terms", "mods", "signals", "rng", "know", "script")


class Frame(msgspec.Struct, forbid_unknown_fields=True):
    """One frame of the stack; a running effect names its program and its position there."""

    values: list[Number]
    program: str = ""
    at: Number = 0


class Save(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A saved state: what it belongs to, and everything in it."""

    format: str
    rules: int
    settings: Settings
    hashes: dict[str, str]
    numbers: dict[str, Number]
    flags: dict[str, bool]
    lists: dict[str, list[Number]]
    piles: list[list[Number]]
    frames: list[Frame]
    checksum: str = ""
    """Checksum of everything else."""


def to_save(s: State) -> Save:
    """Everything in a state."""
    t = s.t
    return Save(
        format=FORMAT,
        rules=RULES_VERSION,
        settings=settings_of(t),
        hashes=dict(t.hashes),
        numbers={name: int(getattr(s, name)) for name in _NUMBERS},
        flags={"falls": s.falls, "ask_public": s.ask_public},
        lists={name: list(getattr(s, name)) for name in _LISTS},
        piles=[list(pile) for pile in s.piles],
        frames=_frames(s),
    )


def settings_of(t: Tables) -> Settings:
    """The settings that made a match-up."""
    return msgspec.json.decode(t.settings, type=Settings)


def _frames(s: State) -> list[Frame]:
    bases: list[int] = []
    fp = int(s.fp)
    while fp != NONE:
        bases.append(fp)
        fp = s.stack[fp + BELOW]
    bases.reverse()
    ends = [*bases[1:], int(s.top)]
    frames = []
    for base, end in zip(bases, ends, strict=True):
        frame = Frame(list(s.stack[base:end]))
        if frame.values[0] == F_EFFECT:
            program = frame.values[E_PROGRAM]
            frame.program = s.t.program_paths[program]
            frame.at = frame.values[E_PC] - s.t.p_start[program]
            frame.values[E_PROGRAM] = frame.values[E_PC] = 0
        frames.append(frame)
    return frames


def encode(s: State) -> bytes:
    """A state as JSON."""
    save = to_save(s)
    save.checksum = _digest(save)
    return msgspec.json.encode(save, order="sorted")


def checksum(s: State) -> str:
    """Checksum of a whole state, including random streams; the same on every machine, compiled or not."""
    return _digest(to_save(s))


def _digest(save: Save) -> str:
    rest = msgspec.structs.replace(save, checksum="")
    return hashlib.sha256(msgspec.json.encode(rest, order="sorted")).hexdigest()[:16]


def decode(data: bytes | str, content: Content) -> State:
    """Load the state of a save; refuses damaged, unknown and outdated ones."""
    try:
        save = msgspec.json.decode(data, type=Save)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RecordError(Message("error-save-unreadable", why=error)) from error
    if save.format != FORMAT:
        raise RecordError(Message("error-save-format", format=save.format))
    if save.rules != RULES_VERSION:
        raise RecordError(Message("error-save-rules", version=save.rules, current=RULES_VERSION))
    try:
        t = content.tables_for(save.settings)
    except PeerlessError as error:
        raise RecordError(Message("error-save-unusable", why=error)) from error
    check_hashes(save.hashes, t)
    if save.checksum != _digest(save):
        raise RecordError(Message("error-save-checksum"))
    try:
        s = restore(save, t)
        wrong = unsound(s) or "; ".join(check(s))
        if not wrong and not _is_asked(s):
            raise RecordError(Message("error-save-decision"))
    except (IndexError, ValueError, AssertionError, BudgetError) as error:  # a forged save
        raise RecordError(Message("error-save-damaged", why=error)) from error
    if wrong:
        raise RecordError(Message("error-save-damaged", why=wrong))
    return s


def _is_asked(s: State) -> bool:
    """Whether its frames ask the open decision and asking again changes nothing, so that no step is pending."""
    again = s.copy()
    again.ask_kind = 0
    driver.advance(again)
    return to_save(again) == to_save(s)


def check_hashes(hashes: dict[str, str], t: Tables) -> None:
    """Refuse content that differs from that of a save or record."""
    for name in sorted(set(hashes) | set(t.hashes)):
        if hashes.get(name) != t.hashes.get(name):
            raise RecordError(Message("error-content-differs", name=name))


def restore(save: Save, t: Tables) -> State:
    """Load the state of a trusted save: only its shape is checked."""
    if (
        set(save.numbers) != set(_NUMBERS)
        or set(save.lists) != set(_LISTS)
        or set(save.flags) != {"falls", "ask_public"}
    ):
        raise RecordError(Message("error-save-fields"))
    s = State(t, save.lists["cells"], save.piles, save.lists["know"], save.lists["rng"], [])
    for name in _NUMBERS:
        setattr(s, name, save.numbers[name])
    for name in ("options", "running", "terms", "mods", "signals", "script"):
        setattr(s, name, save.lists[name])
    s.falls, s.ask_public = save.flags["falls"], save.flags["ask_public"]
    for frame in save.frames:
        if frame.program:
            if frame.program not in t.program_paths:
                raise RecordError(Message("error-save-no-effect", effect=frame.program))
            program = t.program_paths.index(frame.program)
            if len(frame.values) < E_REGISTERS or not 0 <= frame.at < MOST_INSTRUCTIONS * OP_SIZE or frame.at % OP_SIZE:
                raise RecordError(Message("error-save-program", effect=frame.program))
            frame.values[E_PROGRAM] = program
            frame.values[E_PC] = t.p_start[program] + frame.at
        s.stack.extend(frame.values)
    s.top = len(s.stack)
    _check_restored(s)
    for f, space in enumerate(s.cells[: int(t.fighters)]):
        s.cells[f] = NONE
        s.set_place(f, space)  # fills the derived masks
    return s


def _check_restored(s: State) -> None:
    """Whether the pieces have the sizes the tables say; `unsound` checks what is in them."""
    t: Any = s.t
    cards = sorted(c for pile in s.piles for c in pile)
    sizes_hold = (
        len(s.cells) == t.marker_cell + 2 * t.markers
        and len(s.piles) == driver.pile_count(t)
        and len(s.know) == t.cards
        and key_words(s) in (KEY, LONG_KEY)
        and cards == list(range(t.cards))
        and all(-1 <= place < t.spaces for place in s.cells[: t.fighters])
        and (s.over != 0) == (not s.options)
        and -1 <= s.fp < s.top
        and -1 <= s.cb < s.top
    )
    if not sizes_hold:
        raise RecordError(Message("error-save-sizes"))
