"""The tutorial is done as it says: files written, changed, commands run, their output as shown."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import peerless
from tests.docs import pages
from tests.support import properties

PAGE = pages.DOCS / "tutorial.md"


def test_the_tutorial_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert pages.run(PAGE, tmp_path) == 6


def test_the_hero_of_the_tutorial_plays_to_the_end(tmp_path: Path) -> None:
    content = peerless.load_content([pages.files(PAGE, tmp_path)["lamplighter.yaml"]])
    for seed in range(3):
        match = peerless.new_match(content, seed=seed, heroes=["lamplighter", "medusa"], board="sarpedon")
        dice = random.Random(seed)
        while not match.over:
            properties.check_state(match.state)
            match.answer(dice.randrange(len(match.state.options)))


def test_its_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", PAGE.read_text(encoding="utf-8"))
    assert len(links) >= 4
    assert [link for link in links if not (pages.DOCS / link).exists()] == []


def test_another_output_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = tmp_path / "page.md"
    page.write_text("```console\n$ peerless --version\npeerless, version … or so\n```\n", encoding="utf-8")
    with pytest.raises(AssertionError, match="or so"):
        pages.run(page, tmp_path)
