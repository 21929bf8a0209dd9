"""Fixtures of the server's tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from peerless.catalog.content import Content
from tests.server.http import Http, serving


@pytest.fixture
def http(tmp_path: Path, content: Content) -> Iterator[Http]:
    with serving(tmp_path, content) as made:
        yield made
