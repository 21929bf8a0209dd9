"""The rows as plain text, and our engine's ratios to each peer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bench.environments import Environments
from bench.measure import Result

PEERS = ("catanatron", "hearts", "cribbage", "backgammon")
OURS = ("ours", "pure", "eleven", "all")
Rows = Mapping[str, Result | None]

HEAD = (
    "engine",
    "build",
    "decisions/s",
    "slowest",
    "matches/s",
    "dec./match",
    "options/dec.",
    "forced",
    "copy µs",
)


def ratios(rows: Rows) -> dict[str, dict[str, float]]:
    """Our rate divided by the peer's: above 1, ours is faster."""
    found: dict[str, dict[str, float]] = {}
    for mine in OURS:
        us = rows.get(mine)
        for peer in PEERS:
            them = rows.get(peer)
            if us is None or them is None:
                continue
            found.setdefault(f"ours / {peer} decisions", {})[mine] = us.decisions_per_s / them.decisions_per_s
            found.setdefault(f"ours / {peer} copies", {})[mine] = them.copy_us / us.copy_us
    return found


def render(rows: Rows, learners: Environments | None = None) -> str:
    parts = [_engines(rows)] if rows else []
    if learners is not None:
        parts.append(_learners(learners))
    return "\n\n".join(parts)


def _learners(found: Environments) -> str:
    head = ("for learners", "build", "observation + mask µs", "vector steps/s", "bytes", "actions")
    figures = (f"{found.observation_us:.2f}", f"{found.vector_steps_per_s:,.0f}")
    sizes = (f"{found.observation_bytes:.0f}", f"{found.actions:.0f}")
    return grid([head, ("ours", found.build, *figures, *sizes)], left=2)


def _engines(rows: Rows) -> str:
    lines = [_cells(r, name) for name, r in rows.items()]
    text = grid([HEAD, *lines], left=2)
    block = ratios(rows)
    if not block:
        return text
    columns = [mine for mine in OURS if rows.get(mine) is not None]
    head = ("ratio of rates", *(_label(rows[mine]) for mine in columns))
    body = [
        (what, *(f"{by[mine]:.2f}" for mine in columns))
        for what, by in sorted(block.items(), key=lambda item: item[0].endswith("copies"))
    ]
    return text + "\n\n" + grid([head, *body], left=1)


def _label(result: Result | None) -> str:
    return f"{result.name}, {result.build.rpartition(', ')[2]}" if result else ""


def _cells(r: Result | None, name: str) -> tuple[str, ...]:
    if r is None:
        return (name, "not installed", *[""] * (len(HEAD) - 2))
    return (
        r.name,
        r.build,
        f"{r.decisions_per_s:,.0f}",
        f"{r.slowest_decisions_per_s:,.0f}",
        f"{r.matches_per_s:,.1f}",
        f"{r.decisions_per_match:.1f}",
        f"{r.options_per_decision:.2f}",
        f"{r.forced_share:.0%}",
        f"{r.copy_us:.2f}",
    )


def grid(rows: Sequence[Sequence[str]], left: int) -> str:
    """Columns as wide as their widest cell; the first `left` are words, the rest figures."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(
            cell.ljust(width) if i < left else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join(lines)
