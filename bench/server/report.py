"""The figures as plain text and as Markdown tables."""

from __future__ import annotations

import os
import platform
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bench.server.curve import Curve, Idle, Step
from bench.table import grid

BEGIN: Final = "<!-- figures of `make bench-server` -->"
END: Final = "<!-- end of figures -->"
NAMES: Final = {"sqlite": "SQLite", "postgres": "PostgreSQL"}
GOAL_TABLES: Final = 1000
GOAL_RATE: Final = 2000.0
GOAL_MS: Final = 50.0
HEAD: Final = (
    "tables", "wanted/s", "answers/s", "p50 ms", "p99 ms", "max ms", "sent late ms", "server µs", "store µs",
    "load µs", "server cores", "memory MB", "refused",
)  # fmt: skip


def render(curve: Curve) -> str:
    """The figures of one database as plain text."""
    head = f"{NAMES[curve.store]}, {machine()}"
    return "\n\n".join([head, grid([HEAD, *map(_cells, curve.steps)], left=0), _memory(curve), _idle(curve.idle)])


def markdown(curves: Sequence[Curve]) -> str:
    """The figures of all databases as Markdown."""
    parts = []
    for curve in curves:
        rows = [HEAD, *map(_cells, curve.steps)]
        lines = [f"| {' | '.join(row)} |" for row in rows]
        lines.insert(1, "|" + "---:|" * len(HEAD))
        parts.append(f"**{NAMES[curve.store]}**\n\n" + "\n".join(lines) + f"\n\n{_memory(curve)} {_idle(curve.idle)}")
    return "\n\n".join([f"Measured on {machine()}.", *_goal(curves), *parts])


def put_between(page: Path, text: str, mark: str = BEGIN) -> None:
    """Replace the text between the marks of a page."""
    before, begin, rest = page.read_text("utf-8").partition(mark)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{page} has no place for figures: {mark} … {END}")
    page.write_text(f"{before}{mark}\n\n{text}\n\n{END}{after}", encoding="utf-8")


def _cells(step: Step) -> tuple[str, ...]:
    return (
        f"{step.tables:,}",
        "all" if step.wanted is None else f"{step.wanted:,.0f}",
        f"{step.rate:,.0f}",
        f"{step.p50:.1f}",
        f"{step.p99:.1f}",
        f"{step.most:.1f}",
        f"{step.late:.1f}",
        f"{step.server_us:.0f}",
        f"{step.store_us:.0f}",
        f"{step.load_us:.0f}",
        f"{step.server_cores:.2f}",
        f"{step.memory_mb:.0f}",
        f"{step.refused}",
    )


def _goal(curves: Sequence[Curve]) -> list[str]:
    """Whether the goal is met, if its load was measured."""
    found = {
        NAMES[curve.store]: step
        for curve in curves
        for step in curve.steps
        if (step.tables, step.wanted) == (GOAL_TABLES, GOAL_RATE)
    }
    if not found:
        return []
    times = " and ".join(f"{step.p99:.1f} ms ({name})" for name, step in found.items())
    is_met = all(step.p99 <= GOAL_MS and step.answers > 0 for step in found.values())
    said = (
        f"With {GOAL_TABLES:,} tables and {GOAL_RATE:,.0f} answers per second, 99 % of answers reached both players "
        f"within {times}. The goal of {GOAL_MS:.0f} ms is {'met' if is_met else 'not met'}."
    )
    return [textwrap.fill(said, 120)]


def _memory(curve: Curve) -> str:
    said = (
        f"The server uses {curve.start_mb:.0f} MB at the start; each table adds {curve.table_kb:.0f} KB with its two "
        f"sockets and its match."
    )
    if curve.longest_step_ms is not None:
        said += f" The longest step of its event loop took {curve.longest_step_ms:.1f} ms."
    return said


def _idle(idle: Idle) -> str:
    return (
        f"When all players leave {idle.tables:,} tables, memory goes from {idle.before_mb:.0f} MB "
        f"to {idle.no_sockets_mb:.0f} MB; "
        f"after {idle.left_s:.1f} s no table is in memory and the server uses {idle.empty_mb:.0f} MB. "
        f"When the players of {idle.resumed} tables reconnect, with {idle.answers:.0f} answers to replay on average, "
        f"both see the match after {idle.p50:.1f} ms (p50) or {idle.p99:.1f} ms (p99), "
        f"and the server uses {idle.again_mb:.0f} MB."
    )


def machine() -> str:
    return f"{os.cpu_count()} cores, Python {platform.python_version()}, {platform.system()}"
