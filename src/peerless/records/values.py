"""Combat values explained: the terms of both sides with their causes.

They come from a running combat or from its events.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from peerless.core.events import E_COMBAT, Event
from peerless.core.frames import C_DAMAGE, C_WORKED_OUT
from peerless.core.ids import NONE, T_IGNORE, T_STRIDE
from peerless.core.state import State
from peerless.core.tables import Tables
from peerless.core.values import combat_value, explained
from peerless.rules.notation import source_id

TERM_NAMES: Final = (
    "printed", "becomes", "adds", "ignored", "bonus", "boost", "committed_boost", "printed_becomes", "fixed",
    "held", "high_ground", "locked", "swapped",
)  # fmt: skip
SIDE_NAMES: Final = ("attack", "defense")


class TermData(msgspec.Struct, frozen=True, kw_only=True):
    """One part of a combat value (EFF-7): its kind, its number, the card or ability behind it."""

    kind: str
    amount: int
    source: str


def term_data(t: Tables, terms: Sequence[int], side: int) -> list[TermData]:
    """The terms of one side, from numbers as `State.terms` has them."""
    return [
        TermData(kind=TERM_NAMES[terms[i + 1]], amount=terms[i + 2], source=source_id(t, terms[i + 3]))
        for i in range(0, len(terms), T_STRIDE)
        if terms[i] == side
    ]


@dataclass
class CombatReport:
    """Both values with their terms, printed value first."""

    attack: int = 0
    defense: int = 0
    damage: int | None = None
    won: str | None = None
    attack_terms: list[str] = field(default_factory=list)
    defense_terms: list[str] = field(default_factory=list)


def combat_report(s: State) -> CombatReport | None:
    """The combat in progress, or the last one among the events collected."""
    if s.cb != NONE:
        return report_of(s)
    ended = next((e for e in reversed(s.log or []) if e.kind == E_COMBAT), None)
    return None if ended is None else _report(s.t, ended)


def report_of(s: State) -> CombatReport:
    """The combat in progress: the values now, or when damage was computed."""
    worked_out = s.stack[s.cb + C_WORKED_OUT] == 1
    damage = int(s.stack[s.cb + C_DAMAGE])
    report = CombatReport(int(combat_value(s, 0)), int(combat_value(s, 1)))
    report.attack_terms, report.defense_terms = terms(s, 0), terms(s, 1)
    if worked_out:
        report.damage = damage
        report.won = "attacker" if damage > 0 else "defender"
    return report


def terms(s: State, side: int) -> list[str]:
    """The terms of one side's value, `printed 3`, `adds 2 sinbad.voyage_home` …; empty without a card."""
    return short_terms(term_data(s.t, explained(s, s.cb, side, len(s.terms)), side))


def _report(t: Tables, e: Event) -> CombatReport:
    """A combat whose damage has been computed, from its event."""
    return CombatReport(
        attack=int(e.number),
        defense=int(e.other),
        damage=int(e.lost),
        won="defender" if e.side else "attacker",
        attack_terms=short_terms(term_data(t, e.terms, 0)),
        defense_terms=short_terms(term_data(t, e.terms, 1)),
    )


def short_terms(found: Sequence[TermData]) -> list[str]:
    """Terms as scenarios write them."""
    return [_term(term) for term in found]


def _term(term: TermData) -> str:
    """`adds 2 sinbad.voyage_home`; a printed value needs no source, an ignored one no number."""
    if term.kind == TERM_NAMES[0]:
        return f"{term.kind} {term.amount}"
    number = "" if term.kind == TERM_NAMES[T_IGNORE] else f" {term.amount}"
    return f"{term.kind}{number} {term.source}".rstrip()
