"""How the package is installed: under its own name, on every page and in every message."""

from __future__ import annotations

import re

import pytest

from tests.architecture.test_repository import committed_files, lines_with

INSTALLERS = r"pip3? install|pipx (?:install|run)|uvx|uv (?:tool install|tool run|pip install|add)|pip3? download"
OTHER_PROJECT = re.compile(rf"(?:{INSTALLERS})\b[^\n`]*?[\s'\"]peer(?:)less(?![-\w./])", re.IGNORECASE)
"""The name without `-game` belongs to an unrelated project."""


def test_no_page_installs_the_other_project() -> None:
    assert lines_with(OTHER_PROJECT, committed_files()) == []


@pytest.mark.parametrize(
    "text",
    ["pip install {}", "pip install -U '{}[postgres]'", "uvx {}", "python -m pip install {}==1.0", "pipx run {} serve"],
)
def test_the_pattern_finds(text: str) -> None:
    assert OTHER_PROJECT.search(text.format("peer" + "less"))


@pytest.mark.parametrize(
    "text", ["pip install peerless-game", "pip install './peerless_game-0.1.0-py3-none-any.whl'", "uvx peerless-game"]
)
def test_the_pattern_spares(text: str) -> None:
    assert not OTHER_PROJECT.search(text)
