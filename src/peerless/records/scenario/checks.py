"""The checks of a step: decision, refusals, values, knowledge, position, events."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from peerless.core.errors import AnswerError
from peerless.core.knowledge import is_known
from peerless.messages.message import Message
from peerless.records.match import Match
from peerless.records.position import definition_of, seat_of, viewer_of
from peerless.records.scenario.expected import differences
from peerless.records.scenario.file import Asked, Combat, CombatSeen, Known, Refused, SeenSide, Step
from peerless.records.values import combat_report, short_terms
from peerless.records.view_builder import view_data
from peerless.records.viewdata import CombatSideData
from peerless.rules.notation import card_id


def check(match: Match, step: Step, told: int) -> list[Message]:
    """All failed checks of a step; its events are those from `told` on."""
    wrong: list[Message] = []
    if step.asked is not None:
        wrong += _check_asked(match, step.asked)
    wrong += _check_offered(match, step)
    for refused in step.refused:
        wrong += _check_refused(match, refused)
    if step.combat is not None:
        wrong += _check_combat(match, step.combat)
    for seen in step.combat_seen:
        wrong += _check_seen(match, seen)
    if step.expect is not None:
        wrong += differences(match.state, step.expect)
    for known in step.known:
        wrong += _check_known(match, known)
    wrong += _check_events(match, step, told)
    return wrong


def _check_asked(match: Match, asked: Asked) -> list[Message]:
    if match.over:
        return [Message("fault-step-over")]
    decision = match.decision
    return [
        Message(key, found=is_, expected=wanted)
        for key, is_, wanted in (
            ("fault-step-asked-seat", decision.seat, asked.seat),
            ("fault-step-asked-kind", decision.kind, asked.kind),
            ("fault-step-asked-source", decision.source, asked.source),
        )
        if wanted is not None and is_ != wanted
    ]


def _check_offered(match: Match, step: Step) -> list[Message]:
    offered = () if match.over else match.decision.options
    missing = [option for option in step.offered if not _offers(match, option)]
    wrong = [Message("fault-step-not-offered", option=option, offered=", ".join(offered)) for option in missing]
    wrong += [Message("fault-step-offered", option=option) for option in step.not_offered if _offers(match, option)]
    if step.only is not None and sorted(offered) != sorted(step.only):
        wrong.append(Message("fault-step-only", offered=", ".join(offered), expected=", ".join(step.only)))
    return wrong


def _offers(match: Match, text: str) -> bool:
    if match.over:
        return False
    try:
        match.copy().answer(text)
    except AnswerError:
        return False
    return True


def _check_refused(match: Match, refused: Refused) -> list[Message]:
    """The answer must be refused by the rule, and must change nothing."""
    before = match.save()
    try:
        match.copy().answer(refused.answer)
    except AnswerError as error:
        if match.save() != before:
            return [Message("fault-step-refusal", answer=refused.answer)]
        if refused.rule is not None and error.rule != refused.rule:
            key = "fault-step-rule" if error.rule else "fault-step-no-rule"
            return [Message(key, answer=refused.answer, rule=error.rule, why=error, expected=refused.rule)]
        return []
    return [Message("fault-step-accepted", answer=refused.answer)]


def _check_combat(match: Match, wanted: Combat) -> list[Message]:
    report = combat_report(match.state)
    if report is None:
        return [Message("fault-step-no-combat")]
    return [
        Message("fault-step-differs", what=name, found=str(getattr(report, name)), expected=str(getattr(wanted, name)))
        for name in ("attack", "defense", "damage", "won", "attack_terms", "defense_terms")
        if getattr(wanted, name) is not None and getattr(report, name) != getattr(wanted, name)
    ]


# ---- what a viewer sees and knows ----


def _check_seen(match: Match, wanted: CombatSeen) -> list[Message]:
    """The combat as the view of a seat, or of a spectator, shows it."""
    viewer_of(match.state.t, wanted.viewer)
    combat = view_data(match.view(None if wanted.viewer == "spectator" else wanted.viewer)).combat
    if combat is None:
        return [Message("fault-step-no-combat-now")]
    pairs: list[tuple[str, object, object]] = [
        ("revealed", combat.revealed, wanted.revealed),
        ("damage", combat.damage, wanted.damage),
        *_sides("attack", combat.attacker, wanted.attack),
        *_sides("defense", combat.defender, wanted.defense),
    ]
    return [
        Message(
            "fault-step-differs",
            what=Message("fault-step-seen", viewer=wanted.viewer, what=what),
            found=str(is_),
            expected=str(expected),
        )
        for what, is_, expected in pairs
        if expected is not UNSET and is_ != expected
    ]


def _sides(name: str, seen: CombatSideData, wanted: SeenSide) -> list[tuple[str, object, object]]:
    return [
        (f"{name}.card", _called(seen.card, wanted.card), wanted.card),
        (f"{name}.lies", seen.lies, wanted.lies),
        (f"{name}.value", seen.value, wanted.value),
        (f"{name}.terms", short_terms(seen.terms), wanted.terms),
        (f"{name}.boost_card", _called(seen.boost_card, wanted.boost_card), wanted.boost_card),
        (f"{name}.boost_lies", seen.boost_lies, wanted.boost_lies),
    ]


def _called(card: str | None, wanted: object) -> str | None:
    """`hero.card`, or the card's own id if the check uses that."""
    short = isinstance(wanted, str) and "." not in wanted
    return card.partition(".")[2] if card is not None and short else card


def _check_known(match: Match, known: Known) -> list[Message]:
    s, t = match.state, match.state.t
    seat = seat_of(t, known.seat)
    viewer = viewer_of(t, known.viewer)
    wrong: list[Message] = []
    if known.cards is not UNSET:
        cards = sorted(card_id(t, c) for c in s.hand(seat) + s.play(seat) if is_known(s, c, viewer))
        expected = sorted(t.def_ids[definition_of(t, seat, card)] for card in known.cards)
        if cards != expected:
            wrong.append(_differs("fault-step-known", known, cards, expected))
    if known.deck is not UNSET:
        deck = {i: card_id(t, c) for i, c in enumerate(reversed(s.deck(seat))) if is_known(s, c, viewer)}
        places = {place: t.def_ids[definition_of(t, seat, card)] for place, card in known.deck.items()}
        if deck != places:
            wrong.append(_differs("fault-step-known-deck", known, deck, places))
    return wrong


def _differs(key: str, known: Known, found: object, expected: object) -> Message:
    return Message(key, viewer=known.viewer, seat=known.seat, found=found, expected=expected)


# ---- events ----


def _check_events(match: Match, step: Step, told: int) -> list[Message]:
    events = match.events(open_cards=True)[told:]
    wrong: list[Message] = []
    at = 0
    for wanted in step.happened:
        while at < len(events) and not _fits(events[at], wanted):
            at += 1
        if at == len(events):
            wrong.append(Message("fault-step-not-happened", event=wanted, events=events))
            break
        at += 1
    unwanted = [wanted for wanted in step.not_happened if any(_fits(e, wanted) for e in events)]
    wrong += [Message("fault-step-happened", event=wanted) for wanted in unwanted]
    return wrong


def _fits(event: dict[str, Any], wanted: dict[str, Any]) -> bool:
    return all(event.get(key) == value for key, value in wanted.items())
