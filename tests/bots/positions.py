"""Positions in which there is something clear to decide."""

from __future__ import annotations

from typing import Any

from peerless import Content, Match
from peerless.records.scenario import scenarios_from_data, start


def match_at(content: Content, heroes: list[str], position: dict[str, Any], *, board: str = "sarpedon") -> Match:
    """A match at a position, written as in scenario files."""
    data = {"name": "position", "heroes": heroes, "board": board, "position": position, "steps": []}
    return start(scenarios_from_data(data, "test")[0], content)
