"""Combat values explained: the terms of both sides with their causes, while a combat runs or from its events."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from peerless.core.events import E_COMBAT, E_DAMAGE, E_PLAY, E_VALUE, Event
from peerless.core.frames import C_CARD, C_DAMAGE, C_TERMS, C_WORKED_OUT
from peerless.core.ids import COMBAT_DAMAGE, NONE, RULE, T_FIXED, T_IGNORE, T_STRIDE
from peerless.core.state import State
from peerless.core.values import combat_value, played
from peerless.records.events import TERM_NAMES
from peerless.rules.notation import source_id

_OF_SIDE: Final = TERM_NAMES[T_FIXED:]  # terms that stay when another card takes the place


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
    return report_of(s) if s.cb != NONE else _last_combat(s, s.log or [])


def report_of(s: State) -> CombatReport:
    """The combat in progress: what the values are now, or were when damage was worked out."""
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
    if s.stack[s.cb + C_CARD + side] == NONE:
        return []
    out = [f"printed {max(0, s.t.d_value[played(s, s.cb, side)])}"]
    for i in range(s.stack[s.cb + C_TERMS], len(s.terms), T_STRIDE):
        if s.terms[i] == side:
            out.append(_term(s, s.terms[i + 1], s.terms[i + 2], s.terms[i + 3]))
    return out


def _last_combat(s: State, events: list[Event]) -> CombatReport | None:
    """The last combat whose damage was worked out, put together from what was told of it."""
    ends = [i for i, e in enumerate(events) if e.kind == E_COMBAT]
    if not ends:
        return None
    end = ends[-1]
    begin = max((i for i, e in enumerate(events[:end]) if _begins(e)), default=0)
    told = events[begin:end]
    damage = 0
    after = events[end + 1] if end + 1 < len(events) else None
    if after is not None and after.kind == E_DAMAGE and after.other == COMBAT_DAMAGE:
        # the damage of a combat is told right after its values; the attacker may have taken it
        damage = int(after.lost) if after.fighter == events[end].target else 0
    report = CombatReport(int(events[end].number), int(events[end].other), damage)
    report.won = "attacker" if damage > 0 else "defender"
    for e in told:
        if e.kind == E_PLAY:
            side = report.defense_terms if e.target == NONE else report.attack_terms
            lasting = [term for term in side if term.startswith(_OF_SIDE)]
            side[:] = [f"printed {s.t.d_value[_definition(s, e)]}", *lasting]  # a card starts afresh
        elif e.kind == E_VALUE:
            side = report.defense_terms if e.side else report.attack_terms
            side.append(_term(s, int(e.other), int(e.number), int(e.source)))
    return report


def _begins(e: Event) -> bool:
    """An attack, or a bonus attack; not a card that an effect put in the place of another."""
    return e.kind == E_PLAY and e.target != NONE and e.source in (RULE, e.card)


def _definition(s: State, e: Event) -> int:
    """What an event says was played: a card, or the bonus attack of one (its source)."""
    definition = s.t.c_def[e.card]
    return s.t.d_bonus[definition] if e.source == e.card else definition


def _term(s: State, kind: int, amount: int, source: int) -> str:
    number = "" if kind == T_IGNORE else f" {amount}"
    return f"{TERM_NAMES[kind]}{number} {source_id(s.t, source)}".rstrip()
