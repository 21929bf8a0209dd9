"""The load generator of `make bench-server`, on a few tables: what it measures must have happened."""

from __future__ import annotations

from pathlib import Path

from bench.server.curve import Curve, Idle, Step, curve, idle, measure
from bench.server.host import SETTINGS, served
from bench.server.load import Load
from bench.server.report import BEGIN, END, GOAL_MS, GOAL_RATE, GOAL_TABLES, HEAD, markdown, put_between, render
from peerless.service.ops.config import Config
from tests.docs.pages import DOCS
from tests.server.support import in_loop, sqlite

TABLES = 10


@in_loop
async def test_every_answer_is_stored_and_heard_by_all(tmp_path: Path) -> None:
    with served(sqlite(tmp_path)) as (server, port):
        load = Load(port)
        await load.grow(TABLES)
        for rate in (100.0, None):
            step = await measure(load, server, None, rate, 1.0)
            assert step.refused == 0
            assert step.answers > 0
            assert 0 < step.p50 <= step.p99 <= step.most
            if rate is not None:
                assert step.answers == rate
        before = [table.number for table in load.tables]
        found = await idle(load, server)
        # From the store, where every answer that was heard of has to be.
        assert [table.number for table in load.tables] == before
        assert found.resumed == TABLES
        await load.leave()
        load.close()


@in_loop
async def test_the_figures_go_into_a_page(tmp_path: Path) -> None:
    found = await curve("sqlite", [2, 4], rate=40.0, seconds=0.5)
    assert [(step.tables, step.wanted) for step in found.steps] == [(2, 40.0), (4, 40.0), (4, None)]
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")
    put_between(page, markdown([found]))
    text = page.read_text("utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert f"| 4 | 40 | {found.steps[1].rate:,.0f} |" in text
    assert "SQLite" in render(found)
    assert found.longest_step_ms is not None
    assert found.longest_step_ms > 0
    for report in (text, render(found)):
        assert f"event loop took {found.longest_step_ms:.1f} ms" in report


def with_p99(store: str, p99: float) -> Curve:
    step = Step(GOAL_TABLES, GOAL_RATE, 10_000, 5.0, 2.0, p99, p99, 1.0, 0, 400.0, 0.0, 60.0, 0.9, 185.0)
    return Curve(store, 64.0, [step], Idle(1000, 185.0, 185.0, 185.0, 3.8, 200, 100.0, 185.0, 5.0, 20.0))


def test_the_goal_is_judged_by_the_figures() -> None:
    text = " ".join(markdown([with_p99("sqlite", 11.6), with_p99("postgres", GOAL_MS)]).split())
    assert "reached both players within 11.6 ms (SQLite) and 50.0 ms (PostgreSQL). The goal of 50 ms is met." in text
    text = " ".join(markdown([with_p99("sqlite", GOAL_MS + 0.1)]).split())
    assert "within 50.1 ms (SQLite). The goal of 50 ms is not met." in text


def test_the_page_agrees_with_its_table() -> None:
    text = (DOCS / "server_load.md").read_text(encoding="utf-8")
    p99 = HEAD.index("p99 ms")
    rows = [row.strip("| ").split(" | ") for row in text.splitlines() if row.startswith("| 1,000 | 2,000 |")]
    found = zip(("sqlite", "postgres"), rows, strict=True)
    said = markdown([with_p99(store, float(row[p99])) for store, row in found]).split("\n\n")[1]
    assert f"\n{said}\n" in text


def test_settings_are_those_of_the_server() -> None:
    """A misspelled one would be passed over, and a limit would hinder."""
    assert set(SETTINGS) <= set(Config.__struct_fields__)
