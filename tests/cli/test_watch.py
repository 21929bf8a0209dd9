"""`watch`: bots, the same match for the same seed."""

from __future__ import annotations

from pathlib import Path

from peerless import Content, decode_record, replay
from tests.cli.support import call


def test_a_seed_makes_it_the_same_match() -> None:
    first, second = (call("watch", "--seed", "12", "--bot", "greedy:worlds=1").output for _ in range(2))
    assert first == second
    assert first != call("watch", "--seed", "13", "--bot", "greedy:worlds=1").output


def test_everything_is_told(tmp_path: Path, content: Content) -> None:
    path = tmp_path / "match.json"
    output = call(
        "watch", "--seed", "3", "--hero", "alice", "--hero", "king_arthur", "--bot", "random", "--record", str(path)
    ).output
    assert "— Turn 1: Alice's turn —" in output
    assert "King Arthur draws a card" not in output  # cards are open
    assert "wins: the opposing hero is defeated (WIN-1)." in output
    assert "Record written to" in output
    record = decode_record(path.read_bytes())
    assert record.settings.heroes == ["alice", "king_arthur"]
    assert replay(record, content).over


def test_tables_and_modes() -> None:
    output = call("watch", "--seed", "3", "--mode", "free_for_all", "--bot", "random", "--tables").output
    assert output.count("zones A") > 3
