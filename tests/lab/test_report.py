"""The report: all parts, the numbers of the results, nothing from elsewhere."""

from __future__ import annotations

import html
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from peerless import Content
from peerless.lab import schedule, summary
from peerless.lab.collect import MatchResult
from peerless.lab.report import TITLES, report, write_report
from peerless.lab.runner import describe, play
from peerless.lab.tables import markdown, tables
from tests.lab.support import BOARDS, HEROES, kept, played, small_plan

DRAWN = {"path", "polyline", "polygon"}


class Page(HTMLParser):
    """Reads a page and notes what is wrong with it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.parts: list[str] = []
        self.titles: list[str] = []
        self.notes: list[str] = []
        self.cells: list[dict[str, str]] = []
        self.feed(text)
        self.close()
        assert self.open == [], "elements that are not closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        assert not {"src", "href", "srcset", "action"} & set(named), (tag, named)
        if tag != "meta":
            self.open.append(tag)
        if "id" in named:
            self.parts.append(named["id"])
        if named.get("class") == "note":
            self.notes.append("")
        if "data-share" in named:
            self.cells.append(named)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in DRAWN

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h1":
            self.titles.append(data)
        if self.open and self.open[-1] == "p" and self.notes:
            self.notes[-1] += data


@pytest.fixture(scope="module")
def results(content: Content) -> list[MatchResult]:
    return played(content, small_plan(content, "plain")[1])


def test_the_parts_of_matchups(content: Content, results: list[MatchResult]) -> None:
    page = Page(report(small_plan(content, "plain")[0], results))
    assert page.titles == [TITLES["matchups"]]
    assert page.parts == ["matchups", "first-player", "length", "damage", "cards", "strongest", "deadest", "costs"]


def test_the_heat_map_holds_the_numbers_of_the_results(content: Content, tmp_path: Path) -> None:
    """From the file of results to the page: every cell with share, interval and count."""
    info, tasks = small_plan(content)
    assert play(tmp_path, info, tasks, content)
    page = Page(write_report(tmp_path).read_text(encoding="utf-8"))
    wins: dict[tuple[str, str], list[float]] = {}
    for result in kept(tmp_path):
        one, other = (seat.hero for seat in result.seats)
        wins.setdefault((one, other), []).append(result.score(0))
        wins.setdefault((other, one), []).append(result.score(1))
    cells = {(cell["data-one"], cell["data-other"]): cell for cell in page.cells if cell["data-other"] != "all"}
    assert cells.keys() == wins.keys()
    for pair, scores in wins.items():
        cell = cells[pair]
        assert float(cell["data-share"]) == pytest.approx(sum(scores) / len(scores), abs=1e-4)
        assert int(cell["data-count"]) == len(scores)
        assert float(cell["data-low"]) < float(cell["data-share"]) + 1e-4
        assert str(len(scores)) in re.findall(r"\d+", cell["title"])
    assert len(page.cells) == len(cells) + len(HEROES)


def test_nothing_is_loaded_from_elsewhere(content: Content, results: list[MatchResult]) -> None:
    text = report(small_plan(content, "plain")[0], results)
    assert not re.search(r"https?:|//\w|url\(|@import|fetch\(|XMLHttp", text)
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text


def test_names_are_text_not_markup(content: Content, results: list[MatchResult]) -> None:
    info = small_plan(content, "plain")[0]
    bad = "<script>alert(1)</script>"
    info.names["alice"] = info.names["alice.feint"] = bad
    text = report(info, results)
    assert bad not in text
    assert html.escape(bad) in text
    Page(text)


def test_the_page_of_a_ladder(content: Content) -> None:
    tasks = schedule.ladder(["random", "plain"], HEROES, BOARDS, 40, 1)
    info = describe("ladder", "", ["random", "plain"], 1, tasks, content)
    results = played(content, tasks)
    page = Page(report(info, results))
    assert {"bots", "ratings"} <= set(page.parts)
    assert {(cell["data-one"], cell["data-other"]) for cell in page.cells} >= {("plain", "random"), ("random", "all")}
    first, against = tables(info, results)
    assert [row[0] for row in first.rows] == ["plain", "random"]  # the stronger first
    assert (
        against.rows[0][2]
        == f"{100 * summary.bots_matrix(results).cells['plain', 'random'].value:.0f} % "
        + (against.rows[0][2].partition(" % ")[2])
    )


@pytest.mark.parametrize(("mode", "fair"), [("teams", "50 %"), ("free_for_all", "25 %")])
def test_the_page_of_a_table_of_four(content: Content, mode: str, fair: str) -> None:
    heroes = ["alice", "medusa", "dracula", "sinbad", "houdini"]
    tasks = schedule.ladder_of_many(["random"], "plain", mode, heroes, ["sarpedon"], 8, 1)  # type: ignore[arg-type]
    info = describe("ladder", "", ["random", "plain"], 1, tasks, content)
    results = played(content, tasks)
    assert len(results) == 8
    page = Page(report(info, results))
    assert "bots-of-many" in page.parts
    assert [note for note in page.notes if fair in note]
    assert tables(info, results)[0].rows[0][2] == "8"


def test_the_page_of_a_comparison(content: Content) -> None:
    tasks = schedule.compare(("alice", "medusa"), ["dracula"], BOARDS, "random", 4, 1)
    info = describe("compare", "", ["alice", "medusa"], 1, tasks, content)
    results = played(content, tasks)
    page = report(info, results)
    assert "difference" in Page(page).parts
    difference = summary.compare(results, ("alice", "medusa")).difference
    assert f"{100 * difference.value:+.1f}".replace("-", "−") in page


def test_a_page_of_markdown_has_every_table(content: Content, results: list[MatchResult]) -> None:
    info = small_plan(content, "plain")[0]
    text = markdown((info, results))
    assert text.startswith("# ")
    assert f"    {info.command}\n" in text
    for table in tables(info, results):
        assert f"## {table.title}\n" in text
        assert all(len(row) == len(table.head) for row in table.rows)
        assert all("| " + " | ".join(row) + " |" in text for row in table.rows)


def test_a_run_without_a_match_has_a_page(content: Content) -> None:
    info = small_plan(content)[0]
    page = report(info, [])
    assert (Page(page).titles, Page(page).parts) == ([TITLES["matchups"]], [])
    assert info.command in page
    assert tables(info, []) == []
