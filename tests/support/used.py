"""The parts of the content and the engine that a series of matches has used."""

from __future__ import annotations

from peerless import Content, Match
from peerless.catalog.models import CardDef
from peerless.core.events import E_BOOST, E_COMMIT, E_PLAY, E_SCHEME, E_VALUE, Event
from peerless.core.frames import BELOW, MAN_BOOST, MOVE_DISTANCE, MOVE_SOURCE
from peerless.core.ids import ABILITY, ASK_NAMES, F_MANEUVER, F_MOVE, NONE, REASONS, RULE, T_BONUS
from peerless.core.state import State
from peerless.core.tables import Tables
from peerless.effects.abilities import AttackBoost, Bonus, Trigger
from peerless.effects.language import ChooseModes
from peerless.effects.nodes import O_MODES, OP_NAMES, OP_SIZE
from peerless.records.event_kinds import EVENT_NAMES
from peerless.rules.notation import full_card_id, source_id

ROLES = {"attack": ("attack",), "defense": ("defense",), "versatile": ("attack", "defense"), "scheme": ("scheme",)}


def instructions(t: Tables) -> dict[int, str]:
    """Address -> its effect, the position in the effect, the operation."""
    out: dict[int, str] = {}
    for program, path in enumerate(t.program_paths):
        end = t.p_start[program + 1] if program + 1 < len(t.p_start) else len(t.code)
        at = t.p_start[program]
        while at < end:
            op = t.code[at]
            out[at] = f"instruction {path} +{at - t.p_start[program]} {OP_NAMES[op]}"
            at += 2 * OP_SIZE if op == O_MODES else OP_SIZE  # the targets of modes follow
    return out


def roles_of(card: CardDef) -> list[str]:
    return [*ROLES[card.type], "boost"]


def expected(content: Content) -> set[str]:
    """Everything that can be used."""
    out = {f"decision {name}" for name in ASK_NAMES[1:]}
    out |= {f"event {name}" for name in EVENT_NAMES}
    out |= {f"operation {name}" for name in OP_NAMES}
    out |= {f"reason {reason}" for reason in REASONS if reason}
    for hero in content.heroes.values():
        tables = content.tables(heroes=[hero.id, hero.id], board="sarpedon")
        out |= set(instructions(tables).values())
        for card in hero.cards:
            out |= {f"card {hero.id}.{card.id} as {role}" for role in roles_of(card)}
            out |= {
                f"mode {hero.id}.{card.id} {mode}"
                for steps in card.effects.values()
                for step in steps
                if isinstance(step, ChooseModes)
                for mode in step.modes
            }
        for ability in hero.abilities:
            name = f"{hero.id}:{ability.id}"
            for part in ability.parts:
                if isinstance(part, Bonus):
                    out.add(f"bonus {name} {part.to}")
                elif isinstance(part, AttackBoost):
                    out.add(f"attack_boost {name}")
                elif isinstance(part, Trigger):  # what it does is in the instructions
                    out |= {f"mode {name} {m}" for step in part.do if isinstance(step, ChooseModes) for m in step.modes}
    return out


class Watch:
    """Follows matches and remembers what was used."""

    def __init__(self) -> None:
        self.used: set[str] = set()
        self._names: dict[int, dict[int, str]] = {}

    def begin(self, match: Match) -> None:
        match.listen()
        match.state.trace = []

    def look(self, match: Match) -> None:
        """Record what happened since the last call."""
        s = match.state
        used = self.used
        if s.over:
            used.add(f"reason {REASONS[s.reason]}")
        else:
            used.add(f"decision {ASK_NAMES[s.ask_kind]}")
            self._bonus_to_movement(s)
        names = self._names.setdefault(id(s.t), instructions(s.t))
        for at in s.trace or []:
            used.add(names[at])
            used.add(f"operation {names[at].rsplit(' ', 1)[1]}")
        for event, data in zip(s.log or [], match.events(open_cards=True), strict=True):
            used.add(f"event {EVENT_NAMES[event.kind]}")
            self._event(s.t, event)
            if data["kind"] == "mode":
                used.add(f"mode {data['source']} {data['mode']}")
        s.trace, s.log = [], []

    def _event(self, t: Tables, e: Event) -> None:
        if e.kind == E_PLAY:
            self.used.add(f"card {full_card_id(t, e.card)} as {'defense' if e.target == NONE else 'attack'}")
        elif e.kind == E_SCHEME:
            self.used.add(f"card {full_card_id(t, e.card)} as scheme")
        elif e.kind in (E_BOOST, E_COMMIT):
            self.used.add(f"card {full_card_id(t, e.card)} as boost")
            if e.kind == E_COMMIT:
                self.used.add(f"attack_boost {source_id(t, ABILITY + t.commit_ability[e.seat])}")
        elif e.kind == E_VALUE and e.other == T_BONUS:
            self.used.add(f"bonus {source_id(t, e.source)} {'defense' if e.side else 'attack'}")

    def _bonus_to_movement(self, s: State) -> None:
        """A maneuver further than the move value and the boost."""
        fp = s.fp
        if s.stack[fp] != F_MOVE or s.stack[fp + MOVE_SOURCE] != RULE:
            return
        below = s.stack[fp + BELOW]
        assert s.stack[below] == F_MANEUVER
        if s.stack[fp + MOVE_DISTANCE] > s.t.move[s.active] + s.stack[below + MAN_BOOST]:
            for ability, seat in enumerate(s.t.a_seat):
                if seat == s.active:
                    self.used.add(f"bonus {source_id(s.t, ABILITY + ability)} maneuver")
