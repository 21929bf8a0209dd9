"""`watch`: bots, the same match for the same seed."""

from __future__ import annotations

import re
from pathlib import Path

from peerless import Content, decode_record, load_content, replay
from peerless.messages.translator import translator
from tests.cli.support import call
from tests.support.words import says, words


def test_a_seed_makes_it_the_same_match() -> None:
    first, second = (call("watch", "--seed", "12", "--bot", "greedy:worlds=1").output for _ in range(2))
    assert first == second
    assert first != call("watch", "--seed", "13", "--bot", "greedy:worlds=1").output


CARDS = [card.name for card in load_content().hero("king_arthur").cards]


def test_everything_is_told(tmp_path: Path, content: Content) -> None:
    path = tmp_path / "match.json"
    output = call(
        "watch", "--seed", "3", "--hero", "alice", "--hero", "king_arthur", "--bot", "random", "--record", str(path)
    ).output
    assert says(output, "event-turn", count=1, who="Alice's")
    drawn = re.findall(words("event-draw", who="King Arthur"), output)
    assert drawn
    assert all(any(name in line for name in CARDS) for line in drawn), "cards are open"
    assert says(output, "outcome-one", why=translator("en").say("reason-WIN-1"))
    assert says(output, "match-record", file=path)
    record = decode_record(path.read_bytes())
    assert record.settings.heroes == ["alice", "king_arthur"]
    assert replay(record, content).over


def test_tables_and_modes() -> None:
    output = call("watch", "--seed", "3", "--mode", "free_for_all", "--bot", "random", "--tables").output
    assert output.count("zones A") > 3
