"""Card texts: they say what the effect does, for every card of the package and every operation."""

from __future__ import annotations

import re
from typing import Any

import pytest

import peerless
from peerless import Content
from peerless.catalog.models import HeroDef
from peerless.messages.translator import LANGUAGES
from peerless.text.cards import ability_lines, card_lines, card_text
from tests.effects.bench import CONTENT, SCENARIOS, hero_with, read_bench


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("medusa.gaze_of_stone", "After combat: If you won the combat, deal 8 damage to the opposing fighter."),
        ("medusa.second_shot", "During combat: You may boost this card."),
        ("medusa.the_hounds_of_mighty_zeus", "After combat: Move each of your Harpies up to 3 spaces."),
        ("alice.regroup", "After combat: If you won the combat, draw 2 cards. Otherwise, draw 1 card."),
        ("alice.jaws_that_bite", "After combat: Deal 2 damage to a fighter adjacent to The Jabberwock."),
        (
            "alice.momentous_shift",
            "During combat: If this fighter started this turn on another space, the value of this card becomes 5.",
        ),
        ("king_arthur.excalibur", ""),
        (
            "king_arthur.the_holy_grail",
            "After combat: If King Arthur has 4 or less health, set the health of King Arthur to 8.",
        ),
        (
            "king_arthur.restless_spirits",
            "If a fighter was defeated by this, draw 1 card.",
        ),
        ("sinbad.voyage_coals", "After combat: Your opponent discards 1 card at random."),
    ],
)
def test_texts(content: Content, card: str, text: str) -> None:
    hero_id, _, card_id = card.partition(".")
    hero = content.hero(hero_id)
    found = card_text(next(c for c in hero.cards if c.id == card_id), hero, "en")
    assert found.endswith(text) if text else not found


def test_abilities(content: Content) -> None:
    texts = {
        hero.id: [line for a in hero.abilities for line in ability_lines(a, hero, "en")]
        for hero in content.heroes.values()
    }
    assert texts["alice"][1:] == [
        "+2 to Alice's attack cards while your size is big.",
        "+1 to Alice's defense cards while your size is small.",
    ]
    assert texts["medusa"] == [
        "At the start of your turn, you may deal 1 damage to an opposing fighter in Medusa's zone."
    ]
    assert texts["sinbad"] == ["Add the number of VOYAGE cards in your discard pile to your move value."]
    assert texts["king_arthur"][0].startswith("When King Arthur attacks, you may add a second card face down")


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


def text_of(card: dict[str, Any]) -> str:
    """The text of a card of the bench, given in its short form."""
    content = peerless.load_content(CONTENT)
    hero = content.add_data(hero_with([card]), "tester")
    assert isinstance(hero, HeroDef)
    return card_text(hero.cards[0], hero, "en")


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ({"attack": 1, "face_up": True}, "It is played face up."),
        (
            {"defense": 2, "hides_hand": True},
            "While it is in your hand, you may show it to stop an opponent's effect that would look at your hand.",
        ),
        (
            {"defense": 2, "boost_effect": [{"op": "recover", "who": "hero", "amount": 2}]},
            "When used to boost: Tess recovers 2 health.",
        ),
        (
            {
                "attack": 2,
                "after_combat": [{"op": "bonus_attack"}],
                "bonus_attack": {
                    "name": "Again",
                    "value": 3,
                    "effects": {"after_combat": [{"op": "draw", "count": 1}]},
                },
            },
            (
                "After combat: Make a bonus attack against the same fighter. "
                "Again, bonus attack with value 3. After combat: Draw 1 card."
            ),
        ),
        (
            {
                "scheme": [
                    {"op": "discard_any", "bind": "$x"},
                    {"op": "draw", "count": {"count": "cards", "among": "$x"}},
                ]
            },
            "Discard any number of cards. Draw as many cards as the number of those cards.",
        ),
        (
            {"scheme": [{"op": "take", "cards": {"pile": "discard", "value": 4}}]},
            "Take all cards from your discard pile whose printed value is 4 into your hand.",
        ),
        (
            {"scheme": [{"op": "choose_number", "up_to": 3, "bind": "$n"}, {"op": "draw", "count": "$n"}]},
            "Choose a number from 0 to 3. Draw as many cards as the number chosen.",
        ),
        (
            {
                "attack": 1,
                "after_combat": [{"op": "damage", "to": "opponent_hero", "amount": {"count": "damage_taken"}}],
            },
            ("After combat: Deal the opponent's hero damage equal to the damage your fighter took in this combat."),
        ),
    ],
)
def test_texts_of_words_no_card_may_have(card: dict[str, Any], text: str) -> None:
    assert text_of({"id": "card", **card}) == text


def test_a_hero_who_may_be_placed() -> None:
    content = peerless.load_content(CONTENT)
    abilities = [{"id": "gift", "parts": [{"kind": "boosted_place", "who": "hero"}]}]
    hero = content.add_data(hero_with([], abilities=abilities), "tester")
    assert isinstance(hero, HeroDef)
    assert ability_lines(hero.abilities[0], hero, "en") == [
        "When you boost a maneuver, you may place Tess on any empty space instead of moving."
    ]
