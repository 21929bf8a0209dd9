"""The figures of attacks, whether they are good enough, and how they are printed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from bench.server.report import machine
from bench.table import grid

MOST_RATIO: Final = 2.0
"""Answers may take at most this many times as long as before the attack."""
QUICK_MS: Final = 50.0
"""The slowest answers (p99) may take this long in any case: with a few hundred answers, they are mostly noise."""
MOST_WAIT_MS: Final = 500.0
"""No answer may take longer."""
MOST_MEMORY_MB: Final = 200.0
"""The server's process, without its bots."""
BEGIN: Final = "<!-- figures of `make attack` -->"
OTHERS: Final = (
    "Attacks on hidden cards, seats and clocks are tests: "
    "python -m pytest tests/server/tables/test_leaks.py tests/server/tables/test_fairness.py "
    "tests/server/tables/test_clocks.py"
)
HEAD: Final = (
    "attack", "verdict", "before p50/p99 ms", "during p50/p99/longest ms", "times", "server cores", "memory MB",
    "after", "descriptors", "longest step ms", "new players",
)  # fmt: skip


@dataclass(frozen=True)
class Times:
    """How long answers took, in milliseconds."""

    count: int = 0
    p50: float = 0.0
    p99: float = 0.0
    longest: float = 0.0

    @classmethod
    def of(cls, seconds: Iterable[float]) -> Times:
        ordered = sorted(second * 1000 for second in seconds)
        if not ordered:
            return cls()
        last = len(ordered) - 1
        p50, p99 = (ordered[min(last, int(len(ordered) * share))] for share in (0.5, 0.99))
        return cls(len(ordered), p50, p99, ordered[last])


@dataclass
class Found:
    """What an attack has done. None: not measured."""

    attack: str
    before: Times = Times()
    during: Times = Times()
    lost: int = 0
    """Answers that players never got, and players who could not begin a match."""
    late_ms: float = 0.0
    """How late the players' own process was (p99). If it is not small, the machine was too busy for these figures."""
    cores: float | None = None
    """How busy the server was. Its event loop is one thread, so about 1 is the maximum."""
    memory_mb: float | None = None
    memory_peak_mb: float | None = None
    memory_after_mb: float | None = None
    descriptors: int | None = None
    longest_step_ms: float | None = None
    disk_mb: float | None = None
    """Growth of the database."""
    newcomers: list[float | None] = field(default_factory=list)
    """Milliseconds until new players were at a table; None if they were refused."""
    newcomers_needed: bool = True
    bot_before: Times | None = None
    bot_during: Times | None = None
    counts: dict[str, int] = field(default_factory=dict)
    most: dict[str, int] = field(default_factory=dict)
    """Maximum values of the counts."""
    failure: str = ""
    """Why the attack could not be measured to its end."""

    @property
    def ratio(self) -> float:
        return self.during.p50 / self.before.p50 if self.before.p50 else float("inf")


def faults(found: Found) -> list[str]:
    """All criteria that fail; empty if the server has repelled the attack."""
    if found.failure:
        return [found.failure]
    said = []
    if not found.before.count or not found.during.count:
        said.append("no answers")
    elif found.ratio > MOST_RATIO:
        said.append(f"{found.ratio:.1f} times as slow")
    elif found.during.p99 > max(QUICK_MS, MOST_RATIO * found.before.p99):
        said.append(f"p99 {found.during.p99:.0f} ms")
    if found.during.longest > MOST_WAIT_MS:
        said.append(f"a wait of {found.during.longest:,.0f} ms")
    if found.lost:
        said.append(f"{found.lost} answers lost")
    if found.memory_peak_mb is not None and found.memory_peak_mb > MOST_MEMORY_MB:
        said.append(f"{found.memory_peak_mb:,.0f} MB")
    if found.newcomers_needed and not found.newcomers:
        said.append("no new player came")
    elif found.newcomers_needed and None in found.newcomers:
        said.append(f"{found.newcomers.count(None)} new players shut out")
    said += _bot_faults(found.bot_before, found.bot_during)
    said += [
        f"{found.counts.get(name, 0)} {name}, limit {most}"
        for name, most in found.most.items()
        if found.counts.get(name, 0) > most
    ]
    return said


def _bot_faults(before: Times | None, during: Times | None) -> list[str]:
    if before is None or during is None:
        return []
    if not before.count or not during.count:
        return ["the easy bot never answered"]
    if during.p50 <= MOST_RATIO * before.p50:
        return []
    return [f"the easy bot took {during.p50 / 1000:.1f} s instead of {before.p50 / 1000:.1f} s"]


def render(rows: Sequence[Found]) -> str:
    """The figures as plain text."""
    lines = [HEAD, *map(_cells, rows)]
    return "\n\n".join([machine(), grid(lines, left=2), "\n".join(map(_details, rows)), summary(rows), OTHERS])


def markdown(rows: Sequence[Found]) -> str:
    """The figures as a table of a page."""
    table = [(*HEAD, "what fails"), *((*_cells(found), "; ".join(faults(found))) for found in rows)]
    lines = [f"| {' | '.join(row)} |" for row in table]
    lines.insert(1, "|---|---|" + "---:|" * (len(HEAD) - 2) + "---|")
    return "\n\n".join([f"Measured on {machine()}.", "\n".join(lines), summary(rows)])


def summary(rows: Sequence[Found]) -> str:
    good = sum(not faults(found) for found in rows)
    return f"{good} of {len(rows)} attacks repelled."


def _cells(found: Found) -> tuple[str, ...]:
    during = found.during
    return (
        found.attack,
        "FAIL" if faults(found) else "pass",
        f"{found.before.p50:.1f} / {found.before.p99:.1f}",
        f"{during.p50:.1f} / {during.p99:.1f} / {during.longest:,.0f}",
        f"{found.ratio:.1f}" if during.count and found.before.count else "–",
        "–" if found.cores is None else f"{found.cores:.2f}",
        f"{_number(found.memory_mb)} → {_number(found.memory_peak_mb)}",
        _number(found.memory_after_mb),
        _number(found.descriptors),
        _number(found.longest_step_ms),
        _newcomers(found.newcomers),
    )


def _details(found: Found) -> str:
    """What the hostile clients have counted."""
    said = [f"{count:,} {name}" for name, count in sorted(found.counts.items())]
    if found.disk_mb is not None and found.disk_mb >= 1:
        said.append(f"{found.disk_mb:.0f} MB of disk")
    for word, bot in (("before", found.bot_before), ("during", found.bot_during)):
        if bot is not None and bot.count:
            said.append(f"easy bot {word} {bot.p50 / 1000:.1f} s, longest {bot.longest / 1000:.1f} s")
    if found.late_ms > QUICK_MS / 2:
        said.append(f"the players' own process was {found.late_ms:.0f} ms late (p99): the machine is too busy")
    wrong = "".join(f"\n    FAIL: {fault}" for fault in faults(found))
    return f"  {found.attack}: {', '.join(said) or 'nothing to count'}{wrong}"


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:,.0f}"


def _newcomers(times: Sequence[float | None]) -> str:
    let_in = [time for time in times if time is not None]
    return f"{len(let_in)} of {len(times)}" + (f", {max(let_in):,.0f} ms" if let_in else "")
