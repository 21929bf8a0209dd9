"""What the browser client proves itself by is what Python says today."""

from __future__ import annotations

import pytest

from peerless.messages.translator import LANGUAGES
from tools import browser_data, browser_vectors
from tools.generated import outdated


def test_the_vectors_of_the_browser_are_current() -> None:
    """If this fails, the browser's tests are to be run on the new ones as well."""
    assert outdated("browser_vectors", browser_vectors.files()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_gets_whole_messages(language: str) -> None:
    """Whatever its messages refer to comes along, and nothing of the terminal's."""
    messages: str = browser_data.messages(language)
    keys = {line.partition(" =")[0] for line in messages.splitlines() if line[:1].isalpha()}
    assert {"event-attack", "prompt-action", "quoted"} <= keys
    assert not any(key.startswith(("error-", "match-", "help")) for key in keys)
