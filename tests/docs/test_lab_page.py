"""The page of the lab: its commands run, its prose agrees with their output, its links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from peerless import Content
from peerless.cli.lab import lab
from peerless.lab import summary
from peerless.lab.results import read_results
from peerless.lab.runner import MATCHES, read_info
from peerless.lab.stats import percent, span
from tests.docs import pages

PAGE = pages.DOCS / "lab.md"


def test_the_page_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert pages.run(PAGE, tmp_path) == 2
    assert (tmp_path / "duel" / "report.html").exists()
    assert explanation(tmp_path / "duel") in " ".join(PAGE.read_text(encoding="utf-8").split())


def explanation(folder: Path) -> str:
    """What the page says about a duel, with the figures of this run."""
    info, results = read_info(folder), read_results(folder / MATCHES)
    matrix = summary.heroes_matrix(results)
    best = matrix.order[0]
    share, first = matrix.overall[best], [result.seats[0].hero for result in results]
    assert len({first.count(hero) for hero in matrix.order}) == 1
    return (
        f"{info.names[best]} won {percent(share.value)} of the {len(results)} matches, with a 95 % confidence interval "
        f"of {span(share)} %. Each hero went first in {first.count(best)} of them."
    )


def test_it_names_every_command() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert set(re.findall(r"\| `lab (\w+)", text)) == set(lab.commands)


def test_its_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", PAGE.read_text(encoding="utf-8"))
    assert "balance.md" in links
    assert [link for link in links if not (pages.DOCS / link).exists()] == []


def test_the_balance_page_holds_every_hero(content: Content) -> None:
    text = (pages.DOCS / "balance.md").read_text(encoding="utf-8")
    found = re.findall(r"^#+ Who beats whom\n(.*?)^#", text, re.MULTILINE | re.DOTALL)
    assert len(found) == len(re.findall(r"^    peerless lab matchups\b", text, re.MULTILINE)) > 0
    for matrix in found:
        rows = re.findall(r"^\| (.+?) \|", matrix, re.MULTILINE)[1:]
        assert sorted(rows) == sorted(hero.name for hero in content.heroes.values())
