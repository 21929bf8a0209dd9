"""The page about security names tests that exist, the figures that are judged, and every attack."""

from __future__ import annotations

import re

from bench.attack import report
from bench.attack.__main__ import DESCRIPTORS
from bench.attack.catalog import ATTACKS
from bench.server.report import END
from tests.docs.pages import DOCS, ROOT

TEXT = (DOCS / "security.md").read_text(encoding="utf-8")


def test_its_tests_exist() -> None:
    named = set(re.findall(r"`(tests/[\w/]+\.py)`", TEXT))
    assert len(named) > 10
    assert [path for path in sorted(named) if not (ROOT / path).is_file()] == []


def test_its_figures_are_those_that_are_judged() -> None:
    said = " ".join(TEXT.split())
    assert report.MOST_RATIO == 2
    assert "at most twice as long as before" in said
    assert f"unless it stays under {report.QUICK_MS:.0f} ms" in said
    assert f"none takes longer than {report.MOST_WAIT_MS:.0f} ms" in said
    assert f"stays under {report.MOST_MEMORY_MB:.0f} MB" in said
    assert f"{DESCRIPTORS:,} descriptors" in said


def test_every_attack_is_described() -> None:
    table = "".join(f"| {made.name} | {made.what} |\n" for made in ATTACKS.values())
    assert f"| attack | what it does |\n|---|---|\n{table}\n" in TEXT


def test_there_is_a_place_for_figures() -> None:
    assert TEXT.index(report.BEGIN) < TEXT.index(END)


def test_it_is_linked() -> None:
    for page in ("README.md", "docs/hosting.md", "docs/operations.md"):
        assert "security.md)" in (ROOT / page).read_text(encoding="utf-8")
