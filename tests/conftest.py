"""Fixtures for all tests."""

from __future__ import annotations

import os

import pytest

import peerless
from peerless import Content

pytest.register_assert_rewrite("tests.support")  # so that its assertions say what was compared


@pytest.fixture(scope="session")
def content() -> Content:
    """The heroes and boards of the package."""
    return peerless.load_content()


@pytest.fixture(scope="session")
def matches() -> int:
    """How many random matches a property test plays; fewer for the uncompiled run."""
    return int(os.environ.get("PEERLESS_MATCHES", "600"))
