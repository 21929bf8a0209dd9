"""The recipes are right, say what their texts say, and play."""

from __future__ import annotations

import random
import re

import pytest

import peerless
from tests.docs import pages
from tests.support import properties
from tools.content import recipes
from tools.generated import outdated

TEXT = recipes.PAGE.read_text(encoding="utf-8")
BLOCKS = [block for _, block in pages.blocks(recipes.PAGE, "yaml")]
FRAME = recipes.read_block(BLOCKS[0])


def test_the_page_is_current() -> None:
    assert outdated("content.recipes", recipes.files()) == []


def test_every_recipe_has_a_heading_and_a_text() -> None:
    headings = re.findall(r"^### ", TEXT, re.MULTILINE)
    quotes = re.findall(r"^```\n\n> ", TEXT, re.MULTILINE)
    assert len(headings) == len(quotes) == len(BLOCKS) - 1
    assert len(headings) >= 25


@pytest.mark.parametrize("block", BLOCKS[1:], ids=lambda block: re.search(r"id: (\w+)", block)[1])  # type: ignore[index]
def test_a_recipe_plays_to_the_end(block: str) -> None:
    content = peerless.load_content()
    content.add(recipes.recipe_hero(FRAME, recipes.read_block(block), block.startswith("# ability")))
    match = peerless.new_match(content, seed=1, heroes=["recipe", "medusa"], board="sarpedon")
    dice = random.Random(1)
    while not match.over:
        properties.check_state(match.state)
        match.answer(dice.randrange(len(match.state.options)))
