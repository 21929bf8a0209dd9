"""Write the texts of the recipes into docs/recipes.md: what each card and ability says."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any, Final

from peerless.catalog.content import Content
from peerless.catalog.models import HeroDef
from peerless.catalog.reading.problems import Problems
from peerless.catalog.reading.yaml_file import parse_yaml
from peerless.core.errors import ContentError
from peerless.text.cards import ability_text, card_lines
from tools.generated import ROOT, main

PAGE: Final = ROOT / "docs" / "recipes.md"
_BLOCK: Final = re.compile(r"^```yaml\n(.*?)^```\n(?:\n(?:>[^\n]*\n)+)?", re.MULTILINE | re.DOTALL)
_DECK: Final = 30


def page(text: str) -> str:
    """The page with the texts of its recipes."""
    blocks = _BLOCK.findall(text)
    frame = read_block(blocks[0])
    return _BLOCK.sub(lambda found: _with_texts(found[1], frame), text)


def _with_texts(block: str, frame: dict[str, Any]) -> str:
    written = f"```yaml\n{block}```\n"
    data = read_block(block)
    if not isinstance(data, list):
        return written
    abilities = block.startswith("# ability")
    hero = recipe_hero(frame, data, abilities)
    ids = {item["id"] for item in data}
    if abilities:
        lines = [ability_text(ability, hero, "en") for ability in hero.abilities if ability.id in ids]
    else:
        lines = [" ".join(map(str, card_lines(card, hero, "en"))) for card in hero.cards if card.id in ids]
    quoted = "\n".join(f"> {line}\n>" for text in lines for line in text.split("\n") if line).rstrip(">\n")
    return f"{written}\n{quoted}\n" if quoted else written


def recipe_hero(frame: dict[str, Any], recipe: list[Any], abilities: bool) -> HeroDef:
    """A whole hero with the cards or abilities of a recipe; plain cards fill the deck."""
    cards = [] if abilities else recipe
    left = _DECK - sum(card["copies"] for card in cards)
    plain = {
        "id": "plain",
        "name": "Plain",
        "type": "attack",
        "value": 2,
        "boost": 1,
        "copies": 10,
        "fighters": ["any"],
    }
    filling: list[dict[str, Any]] = []
    while left:
        copies = min(left, 10)
        filling.append({**plain, "id": f"plain_{len(filling)}", "copies": copies})
        left -= copies
    data = {**frame, "cards": [*cards, *filling], "abilities": recipe if abilities else []}
    made = Content().add_data(data, "recipe")
    assert isinstance(made, HeroDef)
    return made


def read_block(text: str) -> Any:
    problems = Problems("recipes.md")
    data = parse_yaml(text, problems)
    if problems:
        raise ContentError(problems)
    return data


def files() -> dict[Path, str]:
    """The page -> its text."""
    return {PAGE: page(PAGE.read_text(encoding="utf-8"))}


if __name__ == "__main__":
    sys.exit(main("content.recipes", files))
