"""A host of the static site for each test, and browsers that visit it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Visits
from tests.browser.support.tab import SITE, Host


@pytest.fixture
def host() -> Iterator[Host]:
    assert (SITE / "index.html").exists(), "the static site is not built: run `make site`"
    made = Host(SITE)
    yield made
    made.stop()


@pytest.fixture
def visits(browser: Browser, host: Host) -> Iterator[Visits]:
    made = Visits(browser, host.address)
    yield made
    made.close(None)
    assert [text for text in made.wrong if not made.forgiven(text)] == []
