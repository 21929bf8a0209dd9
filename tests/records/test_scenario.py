"""Scenario files: a wrong check fails, and what is wrong with a file is said with its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from peerless import RecordError
from peerless.records.scenario import ScenarioResult, read_scenarios, run, run_file, scenarios_from_data
from tests.support.table import bench

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
    [{"refused": [{"answer": "attack p1.dan p1.imp stab", "rule": "FIG-5"}, {"answer": "fly"}]}],
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
    assert str(found.failures[0]).startswith("cannot be set up: ")
    assert place in str(found.failures[0])


@pytest.mark.parametrize(
    ("more", "place"),
    [
        ({"heroes": ["dummy"]}, "SET-1"),
        ({"board": "nowhere"}, "nowhere"),
        ({"random": ["stab"]}, "random outcome"),
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
        ("name: x\nheroes: [a, b]\nboard: c\nsteps: [{p1: maneuver, colour: red}]\n", "colour"),
        ("name: x\nheroes: [a, b]\nboard: c\nsteps: [{expect: {fighters: {dan: {space: 3}}}}]\n", "$.steps[0].expect"),
        ("scenarios: []\nheroes: [a]\n", "heroes"),
        ("scenarios: [{name: x, heroes: [a, b], board: c, steps: [], content: 3}]\n", "content"),
        ("- [not: a scenario]\n", "scenario 1"),
        ("name: [unclosed\n", "line"),
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
    (found,) = run_file(path, bench())
    assert not found.ok
    assert found.path == str(path)


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
