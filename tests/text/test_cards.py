"""Card texts read well in every language; what each of them says is in `goldens` (`python -m tools.card_texts`)."""

from __future__ import annotations

import re

import pytest

import peerless
from peerless import Content
from peerless.catalog.models import HeroDef
from peerless.messages.translator import LANGUAGES
from peerless.text.cards import ability_lines, card_lines
from tests.effects.bench import CONTENT, SCENARIOS, read_bench


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_reads_in_every_language(content: Content, language: str) -> None:
    """Every operation, condition and amount in use has its own words."""
    for hero in content.heroes.values():
        check(hero, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_language_of_effects_can_be_said(language: str) -> None:
    """The bench uses every word; its heroes have no translation, and read in all languages but for their names."""
    content = peerless.load_content(CONTENT)
    testers = {str(s.content): s.content["tester"] for path in SCENARIOS.glob("*.yaml") for s in read_bench(path)}
    for data in testers.values():
        hero = content.add_data(data, "tester")
        assert isinstance(hero, HeroDef)
        check(hero, language)


def check(hero: HeroDef, language: str) -> None:
    lines = [str(line) for card in hero.cards for line in card_lines(card, hero, language)]
    lines += [line for ability in hero.abilities for line in ability_lines(ability, hero, language)]
    assert not [line for line in lines if re.search(r"[\[\]{}$_\ue000]|  | [,.;:]|[,;:][.,;:]|\.\.|[(]\s", line)]
    assert all(line[0].isupper() or line[0] in "+0123456789«„" for line in lines)
    assert all(line.endswith(".") for line in lines)
