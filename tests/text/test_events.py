"""The log: sentences for a viewer, in an order that explains."""

from __future__ import annotations

import pytest

import peerless
from peerless import Content, Match
from peerless.cli.terminal.names import Names
from peerless.cli.terminal.prompts import option_lines
from peerless.records.scenario import start
from peerless.records.viewdata import view_data
from peerless.text.events import Teller
from peerless.text.prompts import question
from tests.bots.positions import match_at
from tests.effects.bench import CONTENT, SCENARIOS, read_bench


def told(match: Match, seat: str | None) -> list[str]:
    names = Names(match.content, match.settings, match.state.t)
    return Teller(names, seat).tell(match.events(seat))


def combat(content: Content) -> Match:
    match = match_at(
        content,
        ["king_arthur", "alice"],
        {
            "fighters": {"king_arthur": "s29", "alice": {"space": "s34", "health": 9}},
            "seats": {
                "p1": {"hand": ["the_aid_of_morgana", "skirmish"]},
                "p2": {"hand": ["feint"], "tokens": {"size": "small"}},
            },
        },
    )
    for answer in ("attack king_arthur alice the_aid_of_morgana", "boost skirmish", "defend feint"):
        match.answer(answer)
    return match


def test_a_combat_for_its_attacker(content: Content) -> None:
    lines = told(combat(content), "p1")
    start = lines.index("King Arthur attacks Alice with The Aid of Morgana, face down.")
    assert lines[start:] == [
        "King Arthur attacks Alice with The Aid of Morgana, face down.",
        "You add Skirmish face down to boost the attack.",
        "Alice defends with a card, face down.",
        "You reveal The Aid of Morgana (4).",
        "Alice reveals Feint (2).",
        "You reveal Skirmish (4).",
        "Feint cancels the effects of The Aid of Morgana.",
        "+1 to the defense (Curioser and Curioser).",
        "Attack 4 against defense 3 (2 printed, +1 Curioser and Curioser): 1 damage.",
        "Alice takes 1 damage in combat: 12 left.",
    ]


def test_others_do_not_learn_what_is_face_down(content: Content) -> None:
    for seat in ("p2", None):
        lines = told(combat(content), seat)
        assert "King Arthur attacks Alice with a card, face down." in lines
        assert "King Arthur adds a card face down to boost the attack." in lines


def test_equal_lines_are_counted(content: Content) -> None:
    match = match_at(content, ["sinbad", "alice"], {"seats": {"p1": {"hand": ["riches_beyond_compare"]}}})
    match.answer("scheme riches_beyond_compare sinbad")
    assert "Sinbad draws a card. (3 times)" in told(match, "p2")
    assert [line for line in told(match, "p1") if line.startswith("You draw ")]


def bench(file: str, name: str) -> Match:
    """A scenario of the bench, played to its end."""
    scenario = next(s for s in read_bench(SCENARIOS / f"{file}.yaml") if s.name.startswith(name))
    match = start(scenario, peerless.load_content(CONTENT))
    for step in scenario.steps:
        answer = step.p1 or step.p2
        if answer is not None:
            match.answer(answer)
    return match


@pytest.mark.parametrize(
    ("file", "name", "lines"),
    [
        ("choose_number", "You choose", ["You choose the number 2 (gamble)."]),
        (
            "bonus_attack",
            "Lost outside",
            ["Tess attacks Dan again: Second wind.", "Attack 3 (2 printed, +1 flurry) against defense 0: 3 damage."],
        ),
        ("replace_card", "You may put", ["Strike takes its place in the combat (switcheroo)."]),
        ("set_printed", "The opposing card", ["The printed defense value counts as 0 (belittle)."]),
        ("fix_value", "Every card", ["The attack value is 5 this turn, whatever changes it."]),
        ("timings", "a card that is played face up", ["Tess attacks Dan with open, face up."]),
        ("return", "With another health", ["Tess comes onto b3 with 2 health (linger)."]),
        ("reveal_top", "The boost value", ["You reveal plan."]),
    ],
)
def test_words_of_the_bench(file: str, name: str, lines: list[str]) -> None:
    text = told(bench(file, name), "p1")
    assert [line for line in lines if line not in text] == []


def test_what_is_played_face_up_is_told_to_all() -> None:
    match = bench("timings", "a card that is played face up")
    assert "Tess attacks Dan with open, face up." in told(match, None)


def test_a_number_is_asked_and_typed_as_itself() -> None:
    scenario = next(iter(read_bench(SCENARIOS / "choose_number.yaml")))
    match = start(scenario, peerless.load_content(CONTENT))
    match.answer("scheme gamble tess")
    view = view_data(match.view("p1"))
    names = Names(match.content, match.settings, match.state.t)
    assert question(view, names) == "Gamble: choose a number."
    assert [line.plain for line in option_lines(view, names, 80)] == ["0-3 type the number itself"]
