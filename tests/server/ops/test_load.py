"""The load generator of `make bench-server`, on a few tables: what it measures must have happened."""

from __future__ import annotations

from pathlib import Path

from bench.server.curve import curve, idle, measure
from bench.server.host import SETTINGS, served
from bench.server.load import Load
from bench.server.report import BEGIN, END, markdown, put_between, render
from peerless.server.ops.config import Config
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


def test_settings_are_those_of_the_server() -> None:
    """A misspelled one would be passed over, and a limit would hinder."""
    assert set(SETTINGS) <= set(Config.__struct_fields__)
