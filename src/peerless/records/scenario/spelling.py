"""Check that every name in a scenario exists.

A misspelled event can never happen, so a check for it would prove nothing. Names that need no match are checked first:
rules, rulings, kinds and fields of events, kinds of decisions. Seats, fighters, cards and spaces are those of the match
that the scenario sets up.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, Final, get_args

from msgspec import UNSET

from peerless.core.errors import RecordError
from peerless.core.ids import ABILITY, ASK_NAMES, REASONS
from peerless.core.tables import Tables
from peerless.messages.message import Message, Sayable
from peerless.records.checks.names import unknown
from peerless.records.event_kinds import EVENT_FIELDS, FIELD_HOLDS, FIELD_WORDS, fields_of
from peerless.records.position import (
    definition_of,
    fighter_of,
    marker_of,
    seat_of,
    space_of,
    token_of,
    viewer_of,
)
from peerless.records.scenario.expected import OFF_BOARD, AnyOrder, Expected, ExpectedSeat
from peerless.records.scenario.file import CombatSeen, Known, Scenario, Step
from peerless.records.scenario.rule_ids import RULE_IDS, RULING_IDS
from peerless.records.values import TERM_NAMES, TermData
from peerless.rules.notation import DECLINING, Status, full_card_id, seat_name, source_id

_VERBS: Final = ("maneuver", "scheme", "attack", "boost", "defend", "move", "discard", "put_back", "effect", "yes")


def misspelled(scenario: Scenario) -> list[Sayable]:
    """The unknown words of a scenario, whatever match it sets up."""
    found: list[Sayable] = [
        *_among("rules", scenario.rules, RULE_IDS),
        *_among("rulings", scenario.rulings, RULING_IDS),
    ]
    refused = scenario.refused
    if refused is not None and refused.rule is not None:
        found += _among("rule", [refused.rule], RULE_IDS)
    return [*found, *_by_step(scenario, _words)]


def misnamed(scenario: Scenario, t: Tables) -> list[Sayable]:
    """The unknown names of a scenario, in the match it sets up."""
    names = _Names(t)
    return _by_step(scenario, names.of_step)


def _by_step(scenario: Scenario, faults: Any) -> list[Sayable]:
    return [
        Message("fault-step", number=number, why=fault)
        for number, step in enumerate(scenario.steps, 1)
        for fault in faults(step)
    ]


def _among(key: str, words: Iterable[str], known: Collection[str]) -> Iterator[Message]:
    return (unknown(key, word, known) for word in words if word not in known)


# ---- words of every match ----


def _words(step: Step) -> Iterator[Message]:
    if step.asked is not None and step.asked.kind is not None:
        yield from _among("asked.kind", [step.asked.kind], ASK_NAMES[1:])
    for refused in step.refused:
        yield from _among("rule", [refused.rule] if refused.rule else [], RULE_IDS)
    if step.expect is not None:
        yield from _among("reason", [] if step.expect.reason is UNSET else [step.expect.reason], REASONS)
        for seat in step.expect.seats.values():
            yield from _among("status", [] if seat.status is UNSET else [seat.status], get_args(Status))
    for term in _terms(step):
        yield from _among("terms", term.split()[:1], TERM_NAMES)
    for event in (*step.happened, *step.not_happened):
        yield from _event_words(event)


def _terms(step: Step) -> Iterator[str]:
    """All terms of combat values that a step names."""
    if step.combat is not None:
        yield from (*(step.combat.attack_terms or ()), *(step.combat.defense_terms or ()))
    for seen in step.combat_seen:
        for side in (seen.attack, seen.defense):
            yield from () if side.terms is UNSET else side.terms


def _event_words(event: dict[str, Any]) -> Iterator[Message]:
    """Check that an event has a kind, only fields of that kind, and valid values; `null` means left out."""
    kind = str(event.get("kind", ""))
    if kind not in EVENT_FIELDS:
        yield unknown("kind", kind, EVENT_FIELDS) if kind else Message("fault-event-kind", event=event)
        return
    for field, value in event.items():
        if field not in fields_of(kind):
            known = ", ".join(fields_of(kind))
            yield Message("fault-event-field", kind=kind, field=field, known=known)
        elif value is not None:
            yield from _value_words(field, value)


def _value_words(field: str, value: Any) -> Iterator[Message]:
    holds = FIELD_HOLDS[field]
    if holds == "number" and type(value) is not int:
        yield Message("fault-event-number", field=field, found=value)
    elif holds == "flag" and value is not True:  # an event says `true` or has no such field
        yield Message("fault-event-flag", field=field, found=value)
    elif holds == "terms":
        for term in value if isinstance(value, list) else [value]:
            yield from _term_words(field, term)
    elif field in FIELD_WORDS:
        yield from _among(field, [value], FIELD_WORDS[field])


def _term_words(field: str, term: Any) -> Iterator[Message]:
    """A term of an event is complete, or it would equal none that can happen."""
    if not isinstance(term, dict) or set(term) != set(TermData.__struct_fields__):
        yield Message("fault-event-term", field=field, found=term, known=", ".join(TermData.__struct_fields__))
        return
    yield from _among(field, [term["kind"]], TERM_NAMES)
    if type(term["amount"]) is not int:
        yield Message("fault-event-number", field=field, found=term["amount"])


# ---- names of one match ----


class _Names:
    """The names that exist in a match."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        seats = [seat_name(seat) for seat in range(int(t.seats))]
        cards = [full_card_id(t, card) for card in range(int(t.cards))]
        sources = [*cards, *(source_id(t, ABILITY + ability) for ability in range(len(t.ability_ids)))]
        fighters = [f"{seat_name(t.f_seat[f])}.{t.fighter_slugs[f]}" for f in range(int(t.fighters))]
        self.held: dict[str, Collection[str]] = {
            "seat": seats,
            "seats": seats,
            "card": cards,
            "fighter": t.fighter_ids,
            "space": t.space_ids,
            "spaces": t.space_ids,
            "source": sources,
            "token": t.token_ids,
            "marker": t.marker_ids,
        }
        self.words: dict[str, Collection[str]] = {
            "shows": {side for sides in t.token_side_ids for side in sides},
            "mode": t.labels,
        }
        self.answers = {
            *_VERBS, *DECLINING, *seats, *t.fighter_ids, *fighters, *t.space_ids, *t.def_ids, *t.labels, *sources,
        }  # fmt: skip
        """All words of answers except numbers."""

    def of_step(self, step: Step) -> Iterator[Sayable]:
        """The names in a step that do not exist."""
        refused = [refusal.answer for refusal in step.refused if refusal.rule is None]
        for text in (*step.not_offered, *refused):
            words = [word for word in text.lower().split() if not word.isdecimal()]
            yield from _among("answer", words, self.answers)
        if step.asked is not None:
            yield from _among("asked.seat", [step.asked.seat] if step.asked.seat else [], self.held["seat"])
            yield from _among("asked.source", [step.asked.source] if step.asked.source else [], self.held["source"])
        for term in _terms(step):
            last = term.split()[1:][-1:]
            yield from _among("terms", [word for word in last if not word.isdecimal()], self.held["source"])
        for event in (*step.happened, *step.not_happened):
            yield from self._of_event(event)
        if step.expect is not None:
            yield from self._of_expected(step.expect)
        for known in step.known:
            yield from self._of_known(known)
        for seen in step.combat_seen:
            yield from self._of_seen(seen)

    def _of_event(self, event: dict[str, Any]) -> Iterator[Message]:
        for field, value in event.items():
            if FIELD_HOLDS[field] == "terms" and value is not None:
                sources = [term["source"] for term in value if term["source"] != ""]  # "": a rule
                yield from _among(field, sources, self.held["source"])
                continue
            known = self.words.get(field, self.held.get(FIELD_HOLDS[field]))
            if known is not None and value is not None:
                yield from _among(field, value if isinstance(value, list) else [value], known)

    def _of_expected(self, expected: Expected) -> Iterator[Sayable]:
        for name, fighter in expected.fighters.items():
            yield from _tried(fighter_of, self.t, name)
            space = fighter if isinstance(fighter, str) else fighter.space
            if isinstance(space, str) and not (space in OFF_BOARD and space == fighter):
                yield from _tried(space_of, self.t, space)
        for name, seat in expected.seats.items():
            wrong = list(_tried(seat_of, self.t, name))
            yield from wrong or self._of_seat(seat_of(self.t, name), seat)
        yield from _among("turn", [] if expected.turn is UNSET else [expected.turn], self.held["seat"])
        yield from _among("winners", [] if expected.winners is UNSET else expected.winners, self.held["seat"])

    def _of_seat(self, seat: int, wanted: ExpectedSeat) -> Iterator[Sayable]:
        piles = (
            wanted.deck, wanted.deck_top, wanted.deck_bottom, wanted.discard, wanted.discard_top, wanted.hand,
            wanted.row, wanted.side_deck, wanted.side_deck_top, wanted.side_discard,
        )  # fmt: skip
        for pile in piles:
            cards = pile.any_order if isinstance(pile, AnyOrder) else [] if pile is UNSET else pile
            yield from self._of_cards(seat, cards)
        for token in wanted.tokens:
            yield from _tried(token_of, self.t, seat, token)
        for marker, spaces in wanted.markers.items():
            yield from _tried(marker_of, self.t, seat, marker)
            yield from _among(marker, spaces, self.held["space"])

    def _of_cards(self, seat: int, cards: Iterable[str]) -> Iterator[Sayable]:
        for card in cards:
            yield from _tried(definition_of, self.t, seat, card)

    def _of_known(self, known: Known) -> Iterator[Sayable]:
        yield from _tried(viewer_of, self.t, known.viewer)
        wrong = list(_tried(seat_of, self.t, known.seat))
        cards = [] if known.cards is UNSET else known.cards
        places = [] if known.deck is UNSET else known.deck.values()
        yield from wrong or self._of_cards(seat_of(self.t, known.seat), [*cards, *places])

    def _of_seen(self, seen: CombatSeen) -> Iterator[Sayable]:
        yield from _tried(viewer_of, self.t, seen.viewer)
        every = {*self.held["card"], *self.t.def_ids}
        for card in (seen.attack.card, seen.attack.boost_card, seen.defense.card, seen.defense.boost_card):
            yield from _among("card", [card] if isinstance(card, str) else [], every)


def _tried(find: Any, *args: Any) -> Iterator[RecordError]:
    try:
        find(*args)
    except RecordError as error:
        yield error
