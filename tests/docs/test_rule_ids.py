"""The rules and rulings that scenario files may cite are those of the pages."""

from __future__ import annotations

from peerless.records.scenario.rule_ids import RULE_IDS, RULING_IDS
from tools import rule_ids, rules_coverage
from tools.generated import outdated


def test_the_list_is_current() -> None:
    assert outdated("rule_ids", rule_ids.files()) == []


def test_it_holds_every_rule() -> None:
    assert list(rules_coverage.rules()) == RULE_IDS
    assert all(ruling.startswith("R-") for ruling in RULING_IDS)
