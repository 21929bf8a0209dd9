"""Fixtures for all tests."""

from __future__ import annotations

import os

import pytest

import peerless
from peerless import Content

# Need more than the suite: Ray, which is large, a browser with the client built, and minutes to build the package.
# `make test-cluster`, `make test-browser` and `make test-package` bring it along and run these.
NEEDY = {"cluster": "PEERLESS_CLUSTER", "browser": "PEERLESS_BROWSER", "package": "PEERLESS_PACKAGE"}
collect_ignore = [folder for folder, wanted in NEEDY.items() if os.environ.get(wanted) != "1"]
pytest.register_assert_rewrite("tests.support")  # so that its assertions say what was compared


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Runs the server's tests first: they take longest, and short tests spread better over processes at the end."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/server/"))


@pytest.fixture(scope="session")
def content() -> Content:
    """The heroes and boards of the package."""
    return peerless.load_content()


@pytest.fixture(scope="session")
def matches() -> int:
    """How many random matches a property test plays; fewer for the uncompiled run."""
    return int(os.environ.get("PEERLESS_MATCHES", "600"))
