"""One bus for the tests of a process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.cluster.support import Bus, running_bus


@pytest.fixture(scope="session")
def bus() -> Iterator[Bus]:
    """A bus that stays; clusters on it have databases of their own, and names nobody else has."""
    with running_bus() as running:
        yield running
