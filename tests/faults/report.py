"""The table of docs/mutants.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.faults.entries import AREAS, Fault
from tests.faults.scratch import Result


def table(faults: Sequence[Fault], before: Mapping[str, Result], after: Mapping[str, Result]) -> str:
    """The page: each fault, and the first test that caught it before and after."""
    lines = ["# Which faults the tests catch", "", *_counts(faults, before, after)]
    for area in AREAS:
        lines += ["", f"## {area.capitalize()}", "", "| fault | before | after |", "|---|---|---|"]
        for fault in faults:
            if fault.area == area:
                told = [_told(results.get(fault.id), fault) for results in (before, after)]
                lines.append(f"| {fault.about} (`{fault.id}`) | {' | '.join(told)} |")
    return "\n".join(lines) + "\n"


def _counts(faults: Sequence[Fault], before: Mapping[str, Result], after: Mapping[str, Result]) -> list[str]:
    def caught(results: Mapping[str, Result]) -> str:
        known = [results[fault.id] for fault in faults if fault.id in results]
        return f"{sum(result.caught for result in known)} of {len(known)}"

    return [
        "`make mutants` makes one-line faults in a copy of the tree and runs the tests of the package until one fails.",
        "The faults are in `tests/faults/*.yaml`. This page compares two runs: the tests before they were made faster,",
        f"which caught {caught(before)}, and after that, which catch {caught(after)}. Print it from two files of",
        "results with `python -m tests.faults --table BEFORE AFTER`.",
    ]


def _told(result: Result | None, fault: Fault) -> str:
    if result is None:
        return "–"
    if not result.caught:
        return f"**survives**: {fault.survives}" if fault.survives else "**survives**"
    return result.by.replace("|", "\\|").removeprefix("tests/")
