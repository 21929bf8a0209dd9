"""Properties that must always hold, as checks of a match at one moment.

The property tests and the fuzzer share them.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from peerless import Content, Match, PeerlessError, State, apply, resample, view_of
from peerless.core.events import E_LOOK, E_PUT_BACK, E_SHUFFLE, E_TAKE, EVERYONE, Event
from peerless.core.ids import NONE
from peerless.core.invariants import check
from peerless.core.knowledge import is_known
from peerless.records import save
from peerless.records.event_kinds import FIELD_HOLDS, FIELD_WORDS, fields_of
from peerless.records.events import event_data
from peerless.rules.notation import option_texts
from tests.support.play import answer, looks_like, pick

GARBAGE = (
    "", " ", "\0", "maneuver maneuver", "attack", "attack alice", "attack a b c", "attack alice medusa feint feint",
    "scheme", "scheme x y", "defend", "boost", "move", "discard", "put_back", "effect", "resign p1", "p1", "yes no",
    "-1", "999", "💥", "ё" * 300, "attack king_arthur king_arthur excalibur", "s99", "mаneuver", "none none",
)  # fmt: skip
TYPES: dict[str, type] = {"number": int, "flag": bool, "seats": list, "spaces": list, "terms": list}
OF_PLAYERS = frozenset({"turn", "action", "scheme", "draw", "mode", "number", "move", "commit_boost"})
"""Events that only a player who is still in the match can cause."""
WRONG_KINDS: tuple[object, ...] = (None, 1.5, True, b"maneuver", ["maneuver"], {}, ("yes",))


def check_state(s: State) -> None:
    """The invariants of the engine."""
    wrong = check(s)
    assert not wrong, wrong


def check_options(s: State) -> None:
    """Options have different texts, and each is accepted."""
    names = option_texts(s)
    assert len(set(names)) == len(names)
    for index in range(len(s.options)):
        twin = s.copy()
        apply(twin, index)
        wrong = check(twin)
        assert not wrong, f"after '{names[index]}': {wrong}"


def check_copy(s: State, dice: random.Random, answers: int = 20) -> None:
    """A copy can continue without changing the original."""
    before = save.encode(s)
    twin = s.copy()
    assert save.encode(twin) == before
    for _ in range(answers):
        if twin.over:
            break
        apply(twin, pick(twin, dice))
    assert save.encode(s) == before
    assert twin.over or save.encode(twin) != before


def check_save(s: State, content: Content) -> State:
    """The state that comes back from a save is the same."""
    data = save.encode(s)
    loaded = save.decode(data, content)
    assert save.encode(loaded) == data
    assert loaded.key() == s.key()
    return loaded


def viewers(s: State) -> list[int]:
    """All seats, and the spectator."""
    return [*range(int(s.t.seats)), NONE]


def viewer_number(s: State, seat: int) -> int:
    """The viewer that a seat, or the spectator, is."""
    return int(s.t.viewers - 1 if seat == NONE else s.t.viewer[seat])


def check_views(s: State, dice: random.Random) -> None:
    """A view does not change when everything its viewer cannot know is resampled."""
    for seat in viewers(s):
        view = view_of(s, seat)
        again = view_of(view.state, seat)
        assert save.encode(again.state) == save.encode(view.state), f"the view of seat {seat} is not its own view"
        world = resample(view, dice.randrange(1 << 30))
        assert check(world) == [], f"seat {seat}: {check(world)}"
        seen = view_of(world, seat)
        assert seen.state.key() == view.state.key(), f"seat {seat}"
        assert save.encode(seen.state) == save.encode(view.state), f"seat {seat}"
        if view.mine:
            assert option_texts(world) == option_texts(s)


def check_fields(event: dict[str, Any]) -> None:
    """An event has only fields of its kind, each holding what the table of kinds says."""
    assert event.keys() <= set(fields_of(event["kind"])), event
    for field, value in event.items():
        assert type(value) is TYPES.get(FIELD_HOLDS[field], str), event
        assert value in FIELD_WORDS.get(field, (value,)), event


def check_events(match: Match, told: int) -> None:
    """No event since `told` shows a viewer a card that this viewer does not know."""
    s = match.state
    events = (s.log or [])[told:]
    for number, event in enumerate(events):
        for key, card in (("card", event.card), ("source", event.source)):
            if not 0 <= card < s.t.cards or s.know[card] == 0:
                continue  # no card, or a card that everyone knows
            owner = s.t.c_seat[card]
            for seat in viewers(s):
                viewer = viewer_number(s, seat)
                if is_known(s, card, viewer):
                    continue
                data = event_data(s, event, viewer)
                forgot = any(
                    _hides(later, owner, viewer) or _is_copy(s, later.card, card) for later in events[number + 1 :]
                )
                assert key not in data or forgot, f"seat {seat} is told of {data}"


def _hides(e: Event, owner: int, viewer: int) -> bool:
    """After this event a viewer may no longer know where a card of the owner is."""
    if e.kind == E_SHUFFLE:
        return e.seat == owner
    seat = e.number if e.kind == E_LOOK else e.seat
    unseen = e.audience != EVERYONE and not e.audience >> viewer & 1
    return e.kind in (E_LOOK, E_PUT_BACK, E_TAKE) and seat == owner and unseen


def _is_copy(s: State, card: int, of: int) -> bool:
    """When a copy leaves a hand, viewers take it for the one they knew of (`leave_holding`)."""
    return 0 <= card < s.t.cards and s.t.c_seat[card] == s.t.c_seat[of] and s.t.c_def[card] == s.t.c_def[of]


def check_gone(match: Match) -> None:
    """Players who are out draw nothing, lose no card to others and make no choice (R-ALL-24, R-ALL-25)."""
    gone: set[str] = set()
    for event in match.events(None):
        if event["kind"] == "out":
            gone.add(event["seat"])
        elif event.get("seat") in gone:
            assert event["kind"] not in OF_PLAYERS, event
            assert event["kind"] != "discard" or event["cause"] not in ("effect", "hand_limit"), event


def check_observer(match: Match, seat: int, dice: random.Random, answers: int = 30) -> int:
    """Viewers who saw the same have the same view.

    A world that the viewer cannot tell from the true one goes on beside it: the viewer's own answers are the same,
    others' answers only look the same. As long as the events do too, the views must be equal. Returns how many
    answers that took.
    """
    t = match.state.t
    viewer = viewer_number(match.state, seat)
    true = match.copy()
    world = match.copy()
    world.state = resample(view_of(true.state, seat), dice.randrange(1 << 30))
    world.state.rng = true.state.rng[:]
    true.listen()
    world.listen()
    told = 0
    for count in range(answers):
        if _told(true, viewer, told) != _told(world, viewer, told):
            return count  # something was revealed that differs
        told = len(true.state.log or [])
        mine, theirs = view_of(true.state, seat).state, view_of(world.state, seat).state
        assert save.to_save(mine) == save.to_save(theirs), (
            f"seat {seat} saw the same, but its views differ after {true.answers[-count:]} / {world.answers[-count:]}"
        )
        if true.over:
            return count
        wanted = option_texts(true.state)[pick(true.state, dice)]
        like = looks_like(true.state, wanted)
        offered = option_texts(world.state)
        if int(t.viewer[true.state.ask_seat]) == viewer:
            assert offered == option_texts(true.state)
            like_it = [wanted]
        else:
            like_it = [text for text in offered if looks_like(world.state, text) == like]
        if not like_it:
            return count
        true.answer(wanted)
        world.answer(wanted if wanted in like_it and dice.random() < 0.5 else dice.choice(like_it))
    return answers


def _told(match: Match, viewer: int, first: int) -> list[dict[str, Any]]:
    """The events sent to a viewer, from some event on."""
    return [event_data(match.state, event, viewer) for event in (match.state.log or [])[first:]]


def check_refusals(match: Match, dice: random.Random) -> None:
    """Anything that is not offered is refused with a named error and changes nothing."""
    before, answers = match.save(), list(match.answers)
    decision = match.decision
    options = len(decision.options)
    for number in (decision.number - 1, decision.number + 1, -1):
        with pytest.raises(PeerlessError):
            match.answer(0, number=number)
    for seat in ("p1", "p2", "p3", "p4", "p5", "", "P1"):
        if seat != decision.seat:
            with pytest.raises(PeerlessError):
                match.answer(0, seat=seat)
    for index in (-1, options, options + 1, 1 << 40, 1 << 80):
        with pytest.raises(PeerlessError):
            match.answer(index)
    for wrong in WRONG_KINDS:
        with pytest.raises(PeerlessError):
            match.answer(wrong)  # type: ignore[arg-type]
    for seat in ("p9", "", "spectator"):
        with pytest.raises(PeerlessError):
            match.resign(seat)
    for text in (*GARBAGE, dice.choice(decision.options) + " x", dice.choice(decision.options)[1:]):
        check_refused_or_meant(match, text)
    assert match.save() == before
    assert match.answers == answers


def check_refused_or_meant(match: Match, text: str) -> None:
    """A text is refused, or means one of the options (`no` for `no_defense`)."""
    twin = match.copy()
    try:
        twin.answer(text)
    except PeerlessError:
        return
    assert twin.answers[-1] in match.decision.options


def foreign_answers(match: Match, dice: random.Random, answers: int) -> list[str]:
    """Texts that other decisions of the same match offer."""
    twin = match.copy()
    out: list[str] = []
    for _ in range(answers):
        if twin.over:
            break
        out += option_texts(twin.state)[:5]
        answer(twin, dice)
    return out
