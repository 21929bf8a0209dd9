"""The first lesson: its script is a legal match that teaches what it promises, and its content is in no list."""

from __future__ import annotations

from peerless import Content, Match
from peerless.catalog.lesson import add_lesson, first_lesson


def begun(content: Content) -> Match:
    content = content.copy()
    add_lesson(content)
    lesson = first_lesson()
    return Match(content, lesson.settings, lesson.seed)


def test_the_script_is_a_match_that_the_player_wins(content: Content) -> None:
    """Three turns: a hit without a defense, an attack that is blocked, and the attack that wins."""
    match = begun(content)
    match.listen()
    for step in first_lesson().steps:
        assert (match.decision.seat == "p1") == bool(step.note), step
        match.answer(step.answer)
    assert match.outcome is not None
    assert match.outcome.winners == ("p1",)
    events = match.events("p1")
    assert [event["amount"] for event in events if event["kind"] == "turn"] == [2, 3]
    combats = [(event["fighter"], event["lost"]) for event in events if event["kind"] == "combat"]
    assert combats == [("lesson_squire", 3), ("lesson_scarecrow", 0), ("lesson_squire", 4)]


def test_every_note_is_told_once() -> None:
    notes = [step.note for step in first_lesson().steps if step.note]
    assert len(notes) == len(set(notes))


def test_the_script_goes_on_only_where_it_was_followed() -> None:
    lesson = first_lesson()
    script = [step.answer for step in lesson.steps]
    assert [lesson.next_answer(script[:given]) for given in range(len(script))] == script
    assert lesson.next_answer(script) is None
    assert lesson.next_answer(["maneuver", "boost thrust"]) is None


def test_nobody_can_choose_the_heroes_or_the_board_of_the_lesson(content: Content) -> None:
    settings = first_lesson().settings
    assert not {*settings.heroes} & {*content.heroes}
    assert settings.board not in content.boards
