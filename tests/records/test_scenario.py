"""Scenario files: a wrong check fails, and what is wrong with a file is said with its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from peerless import RecordError
from peerless.messages.message import Message
from peerless.records.scenario import ScenarioResult, read_scenarios, run, run_file, scenarios_from_data
from tests.support.table import bench
from tests.support.words import says

POSITION: dict[str, Any] = {
    "fighters": {"p1.dan": "a2", "p1.imp": "a6", "p2.dan": "a3", "p2.imp": "defeated"},
    "seats": {"p1": {"hand": ["stab", "plan"]}, "p2": {"hand": ["guard", "feint"]}},
}
ATTACK = {"p1": "attack p1.dan p2.dan stab"}


def result(*steps: dict[str, Any], **more: Any) -> ScenarioResult:
    data = {"name": "test", "heroes": ["dummy", "dummy"], "board": "tiny", "position": POSITION, **more}
    return run(scenarios_from_data({**data, "steps": list(steps)}, "test.yaml")[0], bench())


RIGHT: list[list[dict[str, Any]]] = [
    [{"asked": {"seat": "p1", "kind": "action", "source": ""}}],
    [{"offered": ["maneuver", "scheme plan p1.dan"], "not_offered": ["attack p1.dan p2.imp stab"]}],
    [{"only": ["maneuver", "scheme plan p1.dan", "scheme plan p1.imp", "attack p1.dan p2.dan stab"]}],
    [{"refused": [{"answer": "attack p1.dan p1.imp stab", "rule": "FIG-5"}, {"answer": "yes", "rule": ""}]}],
    [ATTACK, {"p2": "defend guard", "combat": {"attack": 3, "defense": 2, "damage": 1, "won": "attacker"}}],
    [ATTACK, {"p2": "no_defense", "expect": {"fighters": {"p2.dan": {"health": 9, "space": "a3"}}, "actions": 1}}],
    [ATTACK, {"known": [{"viewer": "p2", "seat": "p1", "cards": []}]}],
    [ATTACK, {"known": [{"viewer": "p1", "seat": "p1", "cards": ["plan", "stab"]}]}],
    [ATTACK, {"answer": "none", "happened": [{"kind": "reveal"}, {"kind": "damage", "amount": 3}]}],
    [ATTACK, {"answer": "none", "not_happened": [{"kind": "defeat"}]}],
    [{"resign": "p1", "expect": {"over": True, "winners": ["p2"], "reason": "resignation"}}],
    [{"expect": {"turn": "p1", "seats": {"p1": {"hand": ["plan", "stab"], "hand_size": 2, "deck_size": 28}}}}],
    [{"expect": {"seats": {"p1": {"discard": [], "deck_top": ["stab", "stab"]}}}}],
]
RIGHT += [
    [{"expect": {"seats": {"p1": {"hand": ["dummy.plan", "stab"], "discard": {"any_order": []}}}}}],
    [{"resign": "p1", "expect": {"seats": {"p1": {"status": "resigned"}}}}],
    [{"expect": {"seats": {"p2": {"deck_top": {"any_order": ["stab", "stab"]}}}}}],
    [
        ATTACK,
        {"p2": "defend guard", "expect": {"seats": {"p1": {"discard": {"any_order": ["stab"]}}}}},
        {"p1": "scheme plan p1.dan", "expect": {"seats": {"p1": {"discard": {"any_order": ["plan", "stab"]}}}}},
    ],
    [{"known": [{"viewer": "p2", "seat": "p1", "cards": [], "deck": {}}]}],
    [
        ATTACK,
        {
            "combat_seen": [
                {"viewer": "p1", "attack": {"card": "stab", "lies": "face_down", "value": None}, "revealed": False},
                {"viewer": "p2", "attack": {"card": None, "terms": []}, "defense": {"lies": "none"}, "damage": None},
                {"viewer": "spectator", "attack": {"card": None, "boost_lies": "none", "boost_card": None}},
            ]
        },
    ],
    [ATTACK, {"p2": "none", "not_happened": [{"kind": "play", "seat": "p1", "target": None}]}],
]
WRONG: list[list[dict[str, Any]]] = [
    [{"asked": {"seat": "p2"}}],
    [{"asked": {"kind": "boost"}}],
    [{"asked": {"source": "dummy.plan"}}],
    [{"offered": ["attack p1.dan p2.imp stab"]}],
    [{"not_offered": ["maneuver"]}],
    [{"only": ["maneuver"]}],
    [{"refused": [{"answer": "maneuver"}]}],
    [{"refused": [{"answer": "attack p1.dan p1.imp stab", "rule": "ATK-1"}]}],
    [{"combat": {"attack": 3}}],
    [ATTACK, {"p2": "defend guard", "combat": {"damage": 2}}],
    [ATTACK, {"p2": "defend guard", "combat": {"won": "defender"}}],
    [ATTACK, {"p2": "defend guard", "combat": {"attack_terms": ["printed 3", "adds 1 dummy.stab"]}}],
    [{"expect": {"fighters": {"p1.dan": "a3"}}}],
    [{"expect": {"fighters": {"p1.dan": "defeated"}}}],
    [{"expect": {"fighters": {"p1.dan": {"health": 11}}}}],
    [{"expect": {"seats": {"p1": {"hand": ["stab"]}}}}],
    [{"expect": {"seats": {"p1": {"deck_top": ["plan"]}}}}],
    [{"expect": {"over": True}}],
    [{"expect": {"turn": "p2"}}],
    [{"known": [{"viewer": "p2", "seat": "p1", "cards": ["stab"]}]}],
    [{"known": [{"viewer": "spectator", "seat": "p2", "cards": ["guard"]}]}],
    [ATTACK, {"p2": "none", "happened": [{"kind": "defeat"}]}],
    [ATTACK, {"p2": "none", "happened": [{"kind": "damage"}, {"kind": "reveal"}]}],
    [ATTACK, {"p2": "none", "not_happened": [{"kind": "damage"}]}],
    [{"p2": "maneuver"}],
    [{"p1": "fly"}],
    [{"p1": "maneuver", "resign": "p2"}],
    [{"resign": "p7"}],
    [{"expect": {"fighters": {"nobody": "a1"}}}],
    [{"expect": {"seats": {"p9": {"hand_size": 1}}}}],
    [{"resign": "p1"}, {"asked": {"seat": "p2"}}],
    [{"expect": {"seats": {"p2": {"discard": {"any_order": ["stab"]}}}}}],
    [{"expect": {"seats": {"p2": {"deck": ["stab"]}}}}],
    [{"known": [{"viewer": "p1", "seat": "p1", "deck": {0: "stab"}}]}],
    [{"combat_seen": [{"viewer": "p1"}]}],
    [ATTACK, {"combat_seen": [{"viewer": "p2", "attack": {"card": "stab"}}]}],
    [ATTACK, {"combat_seen": [{"viewer": "p2", "defense": {"lies": "face_down"}}]}],
    [ATTACK, {"combat_seen": [{"viewer": "p1", "revealed": True}]}],
]


def terms(term: Any) -> dict[str, Any]:
    """A combat with this one term of its attack."""
    return {"kind": "combat", "attack_terms": [term]}


MISSPELLED: list[tuple[dict[str, Any], str, str]] = [
    ({"happened": [{"kind": "damge"}]}, "fault-word-near", "damage"),
    ({"not_happened": [{"kind": "damge"}]}, "fault-word-near", "damage"),
    ({"not_happened": [{"kind": "explosion"}]}, "fault-word", "set_health"),
    ({"not_happened": [{"seat": "p1"}]}, "fault-event-kind", "seat"),
    ({"not_happened": [{"kind": "damage", "figther": "p1.dan"}]}, "fault-event-field", "fighter"),
    ({"not_happened": [{"kind": "damage", "seat": "p1"}]}, "fault-event-field", "fighter"),
    ({"not_happened": [{"kind": "damage", "amount": "2"}]}, "fault-event-number", "2"),
    ({"not_happened": [{"kind": "play", "replaces": "yess"}]}, "fault-event-flag", "yess"),
    ({"not_happened": [{"kind": "play", "bonus": False}]}, "fault-event-flag", "bonus"),
    ({"not_happened": [terms({"kind": "prnted", "amount": 3, "source": "dummy.stab"})]}, "fault-word-near", "printed"),
    (
        {"not_happened": [terms({"kind": "adds", "amount": 3, "source": "dummy.stabb"})]},
        "fault-word-near",
        "dummy.stab",
    ),
    ({"not_happened": [terms({"kind": "adds", "amount": "3", "source": ""})]}, "fault-event-number", "3"),
    ({"not_happened": [terms({"kind": "adds", "sum": 3, "source": ""})]}, "fault-event-term", "amount"),
    ({"not_happened": [terms("printed 3")]}, "fault-event-term", "amount"),
    ({"not_happened": [{"kind": "damage", "damage": "combt"}]}, "fault-word-near", "combat"),
    ({"not_happened": [{"kind": "damage", "fighter": "p1.don"}]}, "fault-word-near", "p1.dan"),
    ({"not_happened": [{"kind": "discard", "card": "stab"}]}, "fault-word-near", "dummy.stab"),
    ({"not_happened": [{"kind": "move", "space": "z9"}]}, "fault-word", "a2"),
    ({"not_happened": [{"kind": "move", "path": ["a1", "z9"]}]}, "fault-word", "a2"),
    ({"not_happened": [{"kind": "turn", "seat": "p3"}]}, "fault-word", "p1"),
    ({"not_happened": [{"kind": "over", "winners": ["p3"]}]}, "fault-word", "p1"),
    ({"not_happened": [{"kind": "effect", "source": "dummy.stabb"}]}, "fault-word-near", "dummy.stab"),
    ({"not_happened": [{"kind": "token", "token": "size"}]}, "fault-word", "size"),
    ({"not_offered": ["attack p1.dan p2.dan stabb"]}, "fault-word-near", "stab"),
    ({"refused": [{"answer": "manoeuvre"}]}, "fault-word-near", "maneuver"),
    ({"refused": [{"answer": "fly", "rule": "ATK-11"}]}, "fault-word-near", "ATK"),
    ({"asked": {"kind": "defence"}}, "fault-word-near", "defense"),
    ({"asked": {"seat": "p3"}}, "fault-word", "p2"),
    ({"asked": {"source": "dummy.plann"}}, "fault-word-near", "dummy.plan"),
    ({"combat": {"attack_terms": ["prints 3"]}}, "fault-word-near", "printed"),
    ({"combat": {"attack_terms": ["adds 3 dummy.stabb"]}}, "fault-word-near", "dummy.stab"),
    ({"combat_seen": [{"viewer": "p2", "attack": {"terms": ["prints 3"]}}]}, "fault-word-near", "printed"),
    ({"combat_seen": [{"viewer": "p2", "attack": {"card": "stabb"}}]}, "fault-word-near", "stab"),
    ({"combat_seen": [{"viewer": "p4"}]}, "fault-word", "p1"),
    ({"known": [{"viewer": "p2", "seat": "p1", "cards": ["stabb"]}]}, "fault-word-near", "stab"),
    ({"known": [{"viewer": "p2", "seat": "p1", "deck": {0: "stabb"}}]}, "fault-word-near", "stab"),
    ({"known": [{"viewer": "p4", "seat": "p1", "cards": []}]}, "fault-word", "p1"),
    ({"known": [{"viewer": "p1", "seat": "p4", "cards": []}]}, "fault-word", "p1"),
    ({"expect": {"fighters": {"p1.dann": "a1"}}}, "fault-word-near", "p1.dan"),
    ({"expect": {"fighters": {"p1.dan": "defeatd"}}}, "fault-word", "a1"),
    ({"expect": {"fighters": {"p1.dan": {"space": "defeated"}}}}, "fault-word", "a1"),
    ({"expect": {"seats": {"p1": {"hand": ["stabb"]}}}}, "fault-word-near", "stab"),
    ({"expect": {"seats": {"p1": {"discard": {"any_order": ["stabb"]}}}}}, "fault-word-near", "stab"),
    ({"expect": {"seats": {"p1": {"tokens": {"size": "small"}}}}}, "fault-word", "size"),
    ({"expect": {"seats": {"p1": {"markers": {"fog": []}}}}}, "fault-word", "fog"),
    ({"expect": {"seats": {"p1": {"status": "alive"}}}}, "fault-word", "playing"),
    ({"expect": {"reason": "WIN-9"}}, "fault-word-near", "WIN"),
    ({"expect": {"turn": "p3"}}, "fault-word", "p1"),
    ({"expect": {"winners": ["p3"]}}, "fault-word", "p1"),
]


@pytest.mark.parametrize("steps", RIGHT, ids=str)
def test_right_checks_hold(steps: list[dict[str, Any]]) -> None:
    found = result(*steps)
    assert found.ok, found.failures
    assert found.failures == []


@pytest.mark.parametrize("steps", WRONG, ids=str)
def test_wrong_checks_fail_and_name_their_step(steps: list[dict[str, Any]]) -> None:
    found = result(*steps)
    assert not found.ok
    assert found.failures
    assert all(str(failure).startswith(f"step {len(steps)}: ") for failure in found.failures)


@pytest.mark.parametrize(("step", "key", "meant"), MISSPELLED, ids=str)
def test_a_misspelled_name_is_an_error_that_says_what_was_meant(step: dict[str, Any], key: str, meant: str) -> None:
    """Also where the check would hold because nothing has that name."""
    found = result(step)
    assert not found.ok
    (failure,) = found.failures
    assert isinstance(failure, Message)
    assert failure.key == "fault-step"
    why = failure.args["why"]
    message = why.message if isinstance(why, RecordError) else why
    assert isinstance(message, Message)
    assert message.key == key
    assert meant in str(message)


@pytest.mark.parametrize(("key", "cited"), [("rules", "ATK-99"), ("rules", "R-ALL-1"), ("rulings", "R-ALL-999")])
def test_rules_and_rulings_that_do_not_exist_cannot_be_cited(key: str, cited: str) -> None:
    found = result({"asked": {"seat": "p1"}}, **{key: [cited]})
    assert not found.ok
    assert cited in str(found.failures[0])
    assert result({"asked": {"seat": "p1"}}, rules=["ATK-1"], rulings=["R-ALL-1"]).ok


REFUSED = {"heroes": ["dummy"] * 4, "mode": "teams", "position": None, "board": "king_solomons_mine"}


@pytest.mark.parametrize(
    ("refused", "ok"),
    [
        ({}, True),
        ({"rule": "TEAM-2"}, True),
        ({"message": "error-few-starts"}, True),
        ({"rule": "TEAM-2", "message": "error-few-starts"}, True),
        ({"rule": "TEAM-1"}, False),
        ({"message": "error-few-start"}, False),
        ({"rule": "TEAM-99"}, False),
    ],
)
def test_a_set_up_must_be_refused_by_its_rule(refused: dict[str, str], ok: bool) -> None:
    found = result(**REFUSED, refused=refused)
    assert found.ok is ok, found.failures
    if not ok and refused.get("rule") != "TEAM-99":
        assert "TEAM-2" in str(found.failures[0])
        assert "error-few-starts" in str(found.failures[0]), "what would have been right"


def test_positions_and_content_can_be_refused_too() -> None:
    taken = {"fighters": {"p1.dan": "a2", "p2.dan": "a2"}}
    assert result(position=taken, refused={"rule": "BRD-1", "message": "fault-position-taken"}).ok
    assert result(content={"hero": {"name": "x"}}, refused={"message": "fault-missing"}).ok


def test_a_set_up_that_is_accepted_is_a_failure() -> None:
    assert not result(refused={}).ok


WUKONG: dict[str, Any] = {"heroes": ["sun_wukong", "dummy"]}


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        (None, "reserve"),
        ("reserve", "reserve"),
        ({}, "reserve"),
        ("defeated", "reserve"),
        ("defeated", "defeated"),
        ("a1", "a1"),
        ({"space": "a1", "health": 1}, {"space": "a1", "health": 1}),
    ],
)
def test_a_fighter_in_reserve_is_off_the_board(at: Any, expected: Any) -> None:
    """A fighter that enters during play is on a space only if the position gives it one."""
    fighters = {"sun_wukong": "a2", "dan": "a3", **({} if at is None else {"clone_1": at})}
    step = {"expect": {"fighters": {"clone_1": expected}}}
    found = result(step, **WUKONG, position={"fighters": fighters})
    assert found.ok, found.failures


@pytest.mark.parametrize("fighters", [{"clone_1": {"health": 1}}, {"dan": "reserve"}, {"clone_1": {"started": "a1"}}])
def test_a_reserve_that_cannot_be_is_refused(fighters: dict[str, Any]) -> None:
    found = result({"asked": {}}, **WUKONG, position={"fighters": fighters})
    assert not found.ok
    assert says(str(found.failures[0]), "fault-scenario-set-up")


def test_what_a_seat_knows_of_a_deck() -> None:
    seats = {"p1": {"deck": ["plan", "stab"], "deck_known": {"p2": [1]}}}
    known: list[dict[str, Any]] = [
        {"viewer": "p2", "seat": "p1", "deck": {1: "stab"}},
        {"viewer": "p1", "seat": "p1", "deck": {}},
    ]
    assert result({"known": known}, position={"seats": seats}).ok
    for wrong in ({}, {0: "plan", 1: "stab"}, {1: "plan"}):
        assert not result({"known": [{**known[0], "deck": wrong}]}, position={"seats": seats}).ok


def test_the_first_failing_step_ends_the_scenario() -> None:
    found = result({"asked": {"seat": "p2"}}, {"asked": {"seat": "p2"}})
    assert len(found.failures) == 1


def test_several_wrong_checks_of_a_step_are_all_named() -> None:
    assert len(result({"asked": {"seat": "p2", "kind": "boost"}, "offered": ["fly"]}).failures) == 3


@pytest.mark.parametrize(
    ("position", "place"),
    [
        ({"fighters": {"nobody": "a1"}}, "nobody"),
        ({"fighters": {"p1.dan": "z9"}}, "z9"),
        ({"fighters": {"p1.dan": "a2", "p2.dan": "a2"}}, "BRD-1"),
        ({"fighters": {"p1.dan": {"health": 13}}}, "FIG-4"),
        ({"seats": {"p9": {}}}, "p9"),
        ({"seats": {"p1": {"hand": ["excalibur"]}}}, "excalibur"),
        ({"seats": {"p1": {"hand": ["stab"] * 9}}}, "stab"),
        ({"seats": {"p1": {"tokens": {"size": "big"}}}}, "size"),
        ({"turn": "p5"}, "p5"),
    ],
)
def test_positions_that_cannot_be_are_refused(position: dict[str, Any], place: str) -> None:
    found = result({"asked": {}}, position=position)
    assert not found.ok
    assert says(str(found.failures[0]), "fault-scenario-set-up")
    assert place in str(found.failures[0])


@pytest.mark.parametrize(
    ("more", "place"),
    [
        ({"heroes": ["dummy"]}, "SET-1"),
        ({"board": "nowhere"}, "nowhere"),
        ({"random": ["stab"]}, str(Message("fault-scenario-random", entry="stab"))),
        ({"random": ["p1 excalibur"]}, "excalibur"),
        ({"content": {"hero": {"name": "x"}}}, "hero"),
    ],
)
def test_settings_that_cannot_be_are_refused(more: dict[str, Any], place: str) -> None:
    found = result({"asked": {}}, **more)
    assert not found.ok
    assert place in str(found.failures[0])


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("name: x\nheroes: [a, b]\nboard: c\n", "scenario 1 (x)"),
        ("- {name: one, heroes: [a, b], board: c, steps: []}\n- {name: two, steps: 3}\n", "scenario 2 (two)"),
        ("name: x\nheroes: [a, b]\nboard: c\nsteps: [{p1: maneuver, color: red}]\n", "color"),
        (
            "name: x\nheroes: [a, b]\nboard: c\nsteps: [{expect: {fighters: {dan: {space: 3}}}}]\n",
            "steps[0].expect",
        ),
        ("scenarios: []\nheroes: [a]\n", "heroes"),
        ("scenarios: [{name: x, heroes: [a, b], board: c, steps: [], content: 3}]\n", "content"),
        ("- [not: a scenario]\n", "scenario 1"),
        ("name: [unclosed\n", "case.yaml:2:1: "),
        ("name: x\nname: y\n", "twice"),
        ("3\n", "scenario 1"),
    ],
)
def test_malformed_files_are_refused_with_their_place(tmp_path: Path, text: str, place: str) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        read_scenarios(path)
    assert "case.yaml" in str(caught.value)
    assert place in str(caught.value)
    found = run_file(path, bench())[-1]
    assert not found.ok
    assert found.path == str(path)


def test_a_malformed_scenario_does_not_hide_the_others(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    fine = "{name: %s, heroes: [dummy, dummy], board: tiny, steps: [{asked: {seat: p1}}]}"
    path.write_text(f"- {fine % 'one'}\n- {{name: two, steps: 3, color: red}}\n- {fine % 'three'}\n", encoding="utf-8")
    found = run_file(path, bench())
    assert [(each.number, each.name, each.ok) for each in found] == [
        (1, "one", True),
        (2, "two", False),
        (3, "three", True),
    ]
    assert len(found[1].failures) > 1, "all of its faults are named"
    assert {each.path for each in found} == {str(path)}


def test_a_missing_file_is_one_failed_result(tmp_path: Path) -> None:
    (found,) = run_file(tmp_path / "none.yaml", bench())
    assert not found.ok


def test_random_outcomes_are_scripted() -> None:
    """Sinbad's Coals of Fire discards at random: the card the script names."""
    position = {
        "fighters": {"sinbad": "a2", "dan": "a3"},
        "seats": {"p1": {"hand": ["voyage_coals"]}, "p2": {"hand": ["stab", "guard", "plan", "spar"]}},
    }
    for name in ("stab", "plan", "spar"):
        found = result(
            {"p1": "attack sinbad dan voyage_coals"},
            {"p2": "no_defense", "expect": {"seats": {"p2": {"discard": [name]}}}},
            heroes=["sinbad", "dummy"],
            position=position,
            random=[f"p2 {name}"],
        )
        assert found.ok, found.failures


def test_a_file_runs_all_its_scenarios(tmp_path: Path) -> None:
    path = tmp_path / "two.yaml"
    path.write_text(
        "- {name: one, heroes: [dummy, dummy], board: tiny, steps: [{asked: {seat: p1}}]}\n"
        "- {name: two, heroes: [dummy, dummy], board: tiny, steps: [{asked: {seat: p2}}]}\n",
        encoding="utf-8",
    )
    assert [(found.name, found.ok) for found in run_file(path, bench())] == [("one", True), ("two", False)]
