"""The log: sentences for a viewer, in an order that explains. What they say is in `goldens/log.en.md`."""

from __future__ import annotations

from peerless import Content
from tests.bots.positions import match_at
from tests.support.words import says
from tools import log_texts
from tools.generated import outdated
from tools.log_texts import combat, told


def test_the_log_reads_as_it_was_read() -> None:
    assert outdated("log_texts", log_texts.files()) == []


def test_others_do_not_learn_what_is_face_down() -> None:
    hidden = {"The Aid of Morgana", "Skirmish"}
    for seat in ("p2", None):
        lines = told(combat(), seat)
        turned = next(at for at, line in enumerate(lines) if says(line, "event-reveal"))
        assert not [line for line in lines[:turned] for name in hidden if name in line]
        assert all(any(name in line for line in lines[turned:]) for name in hidden)


def test_equal_lines_are_counted(content: Content) -> None:
    match = match_at(content, ["sinbad", "alice"], {"seats": {"p1": {"hand": ["riches_beyond_compare"]}}})
    match.answer("scheme riches_beyond_compare sinbad")
    assert [line for line in told(match, "p2") if says(line, "event-times", count=3)]
    assert not [line for line in told(match, "p1") if says(line, "event-times")]
