"""Every rule has a test, every citation a rule, and the page that lists them is current."""

from __future__ import annotations

from tools import rules_coverage
from tools.generated import outdated
from tools.rules_coverage import citations


def test_every_rule_has_a_test() -> None:
    assert rules_coverage.untested(citations()) == []


def test_every_citation_names_a_rule() -> None:
    assert rules_coverage.unknown(citations()) == []


def test_the_page_of_the_coverage_is_current() -> None:
    assert [*rules_coverage.faults(), *outdated("rules_coverage", rules_coverage.files())] == []


def test_a_rule_without_a_test_is_noticed() -> None:
    without = [citation for citation in citations() if citation.rule != "ATK-2"]
    assert rules_coverage.untested(without) == ["ATK-2"]


def test_a_citation_of_no_rule_is_noticed() -> None:
    wrong = rules_coverage.Citation("ATK-99", "tests/conformance/x.yaml", "A test")
    assert rules_coverage.unknown([*citations(), wrong]) == ["tests/conformance/x.yaml: 'A test' cites ATK-99"]
