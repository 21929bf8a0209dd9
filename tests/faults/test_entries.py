"""The faults of `make mutants` can still be made: sources change, and a fault whose line is gone proves nothing."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.faults.entries import AREAS, Fault, faults, place_of

LEAST = {"engine": 40, "views": 20, "server": 20, "client": 20}
ALL = faults()


def test_there_are_enough_in_every_area() -> None:
    counts = Counter(fault.area for fault in ALL)
    assert [area for area in AREAS if counts[area] < LEAST[area]] == []
    assert len({fault.id for fault in ALL}) == len(ALL)


@pytest.mark.parametrize("fault", ALL, ids=lambda fault: fault.id)
def test_a_fault_has_its_place(fault: Fault) -> None:
    """If this fails, bring `text` and `fault` in tests/faults/*.yaml in line with what the source says now."""
    place_of(fault)
    assert fault.text != fault.fault
