"""What fighters could do: what the rules then allow, and the same whatever the hands are."""

from __future__ import annotations

from random import Random

import pytest

from peerless import Content, Match
from peerless.core.ids import NONE
from peerless.records.threatdata import ThreatData, threat_data
from peerless.records.view_builder import view_data
from peerless.rules.view import resample, view_of
from tests.support.play import PAIRS, answer, play_all


def told_of(match: Match) -> dict[str, ThreatData]:
    return {one.fighter: one for one in threat_data(match.view(None))}


def attacked(match: Match) -> dict[str, set[str]]:
    """Whom each fighter may attack, as the open options say it."""
    found: dict[str, set[str]] = {}
    for option in match.decision.options:
        words = option.split()
        if words[0] == "attack":
            found.setdefault(words[1], set()).add(words[2])
    return found


def check(match: Match, dice: Random) -> None:
    for _ in range(60):
        if match.over:
            return
        told, view, decision = told_of(match), view_data(match.view(None)), match.decision
        places = {fighter.id: fighter.space for fighter in view.fighters if fighter.space is not None}
        assert set(told) == set(places)
        for fighter, targets in attacked(match).items():
            assert set(told[fighter].threatens) == targets
        preview = decision_preview(match)
        if preview is not None and decision.kind == "action":
            for fighter, ends in preview.items():
                assert set(told[fighter].reach) == ends - {places[fighter]}
        answer(match, dice)
    other = resample(match.view(None), 7)  # another world that looks the same from outside
    assert threat_data(view_of(other, NONE)) == threat_data(match.view(None))


def decision_preview(match: Match) -> dict[str, set[str]] | None:
    """Where the fighters of the asked seat may move, as its own preview says it."""
    s = match.state
    decision = view_data(match.view(match.decision.seat)).decision
    if decision is None or decision.preview is None:
        return None
    most = decision.preview.move.distance
    return {
        reach.fighter: {s.t.space_ids[i] for i, distance in enumerate(reach.distance) if 0 <= distance <= most}
        for reach in decision.preview.fighters
    }


@pytest.mark.parametrize("pair", PAIRS[::9])
def test_threats_are_what_the_rules_allow(content: Content, pair: tuple[str, str]) -> None:
    play_all(content, pair, 1, check)
