"""Every rule has a test, every citation a rule, and the page that lists them is current."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "rules_coverage.py"))
FOUND = TOOL["citations"]()


def test_every_rule_has_a_test() -> None:
    assert TOOL["untested"](FOUND) == []


def test_every_citation_names_a_rule() -> None:
    assert TOOL["unknown"](FOUND) == []


def test_the_page_of_the_coverage_is_current() -> None:
    """If this fails, run `python tools/rules_coverage.py`."""
    assert TOOL["complaints"]() == []


def test_a_rule_without_a_test_is_noticed() -> None:
    without = [citation for citation in FOUND if citation.rule != "ATK-2"]
    assert TOOL["untested"](without) == ["ATK-2"]


def test_a_citation_of_no_rule_is_noticed() -> None:
    wrong = TOOL["Citation"]("ATK-99", "tests/conformance/x.yaml", "A test")
    assert TOOL["unknown"]([*FOUND, wrong]) == ["tests/conformance/x.yaml: 'A test' cites ATK-99"]
