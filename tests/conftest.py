"""Fixtures for all tests."""

from __future__ import annotations

import os

import pytest

import peerless
from peerless import Content

# Needs Ray, which is large: `make test-cluster` installs it and runs these.
collect_ignore = [] if os.environ.get("PEERLESS_CLUSTER") == "1" else ["cluster"]
pytest.register_assert_rewrite("tests.support")  # so that its assertions say what was compared


@pytest.fixture(scope="session")
def content() -> Content:
    """The heroes and boards of the package."""
    return peerless.load_content()


@pytest.fixture(scope="session")
def matches() -> int:
    """How many random matches a property test plays; fewer for the uncompiled run."""
    return int(os.environ.get("PEERLESS_MATCHES", "600"))
