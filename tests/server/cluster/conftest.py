"""One bus for the tests of a process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from peerless.server.cluster import bus as bus_module
from tests.server.cluster.support import Bus, running_bus
from tests.server.support import WAIT_SECONDS


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a bus may be used is known when it has answered, however slow the machine is."""
    monkeypatch.setattr(bus_module, "START_SECONDS", WAIT_SECONDS)


@pytest.fixture(scope="session")
def bus() -> Iterator[Bus]:
    """A bus that stays; clusters on it have databases of their own, and names nobody else has."""
    with running_bus() as running:
        yield running
