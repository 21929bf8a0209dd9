"""The scenarios of the heroes hold: one per sentence of a card or ability."""

from __future__ import annotations

from pathlib import Path

import pytest

from peerless import Content
from peerless.records.scenario import Scenario
from tests.support.scenarios import assert_holds, cases


@pytest.mark.parametrize("scenario", cases(Path(__file__).parent / "scenarios"))
def test_sentence_holds(scenario: Scenario, content: Content) -> None:
    assert_holds(scenario, content)
