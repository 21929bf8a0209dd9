"""The log: sentences for a viewer, in an order that explains."""

from __future__ import annotations

from peerless import Content, Match
from peerless.cli.names import Names
from peerless.cli.sentences import Teller
from tests.bots.positions import match_at


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
        "Attack 4 against defense 3.",
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
