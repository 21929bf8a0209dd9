"""The figures as plain text, and as tables of a page."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bench.server.curve import Curve, Idle, Step
from bench.table import grid

BEGIN: Final = "<!-- figures of `make bench-server` -->"
END: Final = "<!-- end of figures -->"
NAMES: Final = {"sqlite": "SQLite", "postgres": "PostgreSQL"}
HEAD: Final = (
    "tables", "wanted/s", "answers/s", "p50 ms", "p99 ms", "max ms", "sent late ms", "server µs", "store µs",
    "load µs", "server cores", "memory MB", "refused",
)  # fmt: skip


def render(curve: Curve) -> str:
    """One database as plain text."""
    head = f"{NAMES[curve.store]}, {machine()}"
    return "\n\n".join([head, grid([HEAD, *map(_cells, curve.steps)], left=0), _memory(curve), _idle(curve.idle)])


def markdown(curves: Sequence[Curve]) -> str:
    """All databases as tables of a page."""
    parts = []
    for curve in curves:
        rows = [HEAD, *map(_cells, curve.steps)]
        lines = [f"| {' | '.join(row)} |" for row in rows]
        lines.insert(1, "|" + "---:|" * len(HEAD))
        parts.append(f"**{NAMES[curve.store]}**\n\n" + "\n".join(lines) + f"\n\n{_memory(curve)} {_idle(curve.idle)}")
    return "\n\n".join([f"Measured on {machine()}.", *parts])


def put_between(page: Path, text: str, mark: str = BEGIN) -> None:
    """Replaces what stands between the marks of a page."""
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


def _memory(curve: Curve) -> str:
    said = (
        f"The server begins with {curve.start_mb:.0f} MB; a table with its two sockets and its match adds "
        f"{curve.table_kb:.0f} KB."
    )
    if curve.longest_step_ms is not None:
        said += f" The longest step of its event loop took {curve.longest_step_ms:.1f} ms."
    return said


def _idle(idle: Idle) -> str:
    return (
        f"Everybody leaves {idle.tables:,} tables: {idle.before_mb:.0f} MB, "
        f"without sockets {idle.no_sockets_mb:.0f} MB, "
        f"after {idle.left_s:.1f} s no table is in memory and {idle.empty_mb:.0f} MB are left. "
        f"{idle.resumed} tables visited again, with {idle.answers:.0f} answers each to replay: "
        f"both persons know where the match stands after {idle.p50:.1f} ms (p50), {idle.p99:.1f} ms (p99); "
        f"then the server has {idle.again_mb:.0f} MB."
    )


def machine() -> str:
    return f"{os.cpu_count()} cores, Python {platform.python_version()}, {platform.system()}"
