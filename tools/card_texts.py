"""Write the text of every hero and card in every language, and of all the language can say, for reading.

Every change of behavior changes these files, so it shows up in review.
"""

from __future__ import annotations

import sys
from pathlib import Path

import yaml

from peerless.catalog.content import Content, load_content
from peerless.catalog.models import HeroDef
from peerless.messages.translator import LANGUAGES
from peerless.text.capitals import upper_first
from peerless.text.cards import ability_lines, card_lines, card_players
from peerless.text.names import names_in
from tests.effects.bench import CONTENT, hero_with
from tests.text.grid import grid_content, grid_text
from tools.generated import ROOT, main

FOLDER = ROOT / "tests" / "text" / "goldens"
WORDS = ROOT / "tests" / "text" / "words.yaml"
"""Cards and abilities that use words which no bundled hero has."""


def hero_text(hero: HeroDef, language: str) -> str:
    """A hero as the review file has it."""
    names = names_in(language)
    out = [f"## {names.hero(hero)} ({hero.id})"]
    for ability in hero.abilities:
        out += [
            "",
            f"* {upper_first(names.ability(hero, ability))}",
            *(_indented(line) for line in ability_lines(ability, hero, language)),
        ]
    for card in hero.cards:
        value = "" if card.value is None else f" {card.value}"
        kind = names.translator.say(f"type-{card.type}")
        players = card_players(card, hero, language)
        out += ["", f"- {names.card(hero, card)} ({card.id}): {kind}{value}, +{card.boost}, {card.copies}x, {players}"]
        out += [_indented(str(line)) for line in card_lines(card, hero, language)]
    return "\n".join(out) + "\n"


def _indented(line: str) -> str:
    return "  " + line.replace("\n", "\n    ")


def texts(content: Content, language: str) -> str:
    return "\n".join(hero_text(hero, language) for _, hero in sorted(content.heroes.items()))


def tester() -> HeroDef:
    """A hero with the cards of `WORDS`."""
    words = yaml.load(WORDS.read_text(encoding="utf-8"), yaml.CSafeLoader)
    made = load_content(CONTENT).add_data(hero_with(words["cards"], abilities=words["abilities"]), "tester")
    assert isinstance(made, HeroDef)
    return made


def files() -> dict[Path, str]:
    """Language by language: the file -> its text."""
    content, words = load_content(), tester()
    cards = {FOLDER / f"cards.{language}.md": texts(content, language) for language in LANGUAGES}
    cards |= {FOLDER / f"words.{language}.md": hero_text(words, language) for language in LANGUAGES}
    all_heroes = grid_content()
    return cards | {FOLDER / f"grid.{language}.md": grid_text(all_heroes, language) for language in LANGUAGES}


if __name__ == "__main__":
    sys.exit(main("card_texts", files))
