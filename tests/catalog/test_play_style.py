"""How a hero plays, read from its deck."""

from __future__ import annotations

import msgspec
import pytest

from peerless import Content
from peerless.catalog.models import CardDef, HeroDef
from peerless.catalog.play_style import MOST, MOST_DIFFICULTY, PlayStyle, measure, play_style, signature_cards

SCALES = ("attack", "defense", "movement", "tricks")


def stronger(hero: HeroDef, /, **changes: object) -> HeroDef:
    return msgspec.structs.replace(hero, **changes)


@pytest.mark.parametrize(("scale", "most"), [*((scale, MOST) for scale in SCALES), ("difficulty", MOST_DIFFICULTY)])
def test_every_step_of_a_scale_has_a_hero(content: Content, scale: str, most: int) -> None:
    """A scale on which all heroes look the same would say nothing."""
    found = {getattr(play_style(hero), scale) for hero in content.heroes.values()}
    assert found == {*range(1, most + 1)}


def test_known_heroes(content: Content) -> None:
    """Who plays whom knows this: a sample against a scale that is read upside down."""
    style = {name: play_style(hero) for name, hero in content.heroes.items()}
    assert style["medusa"].attack == MOST
    assert style["genie"].tricks == MOST
    assert style["invisible_man"].movement == MOST
    assert style["sun_wukong"].defense == MOST
    assert style["medusa"].difficulty == 1
    assert style["sun_wukong"].difficulty == MOST_DIFFICULTY


def test_each_scale_follows_what_it_is_about(content: Content) -> None:
    hero = content.heroes["king_arthur"]

    def with_cards(*types: str) -> HeroDef:
        cards = [
            msgspec.structs.replace(card, value=(card.value or 0) + 3) if card.type in types else card
            for card in hero.cards
        ]
        return stronger(hero, cards=cards)

    def higher(changed: HeroDef) -> set[str]:
        before, after = measure(hero), measure(changed)
        assert all(after[scale] >= before[scale] for scale in before)
        return {scale for scale in before if after[scale] > before[scale]}

    assert higher(with_cards("attack")) == {"attack"}
    assert higher(with_cards("defense")) == {"defense"}
    assert higher(with_cards("versatile")) == {"attack", "defense"}
    assert higher(stronger(hero, move=hero.move + 1)) == {"movement"}
    assert higher(stronger(hero, hero=msgspec.structs.replace(hero.hero, health=30))) == {"defense"}


def test_a_card_counts_for_every_purpose_of_its_effects(content: Content) -> None:
    plain = {"id": "plain", "name": "Plain", "type": "versatile", "value": 2, "boost": 1, "copies": 3,
             "fighters": ["any"]}  # fmt: skip
    clever = {**plain, "effects": {"after_combat": [
        {"op": "may", "do": [{"op": "draw", "count": 1}, {"op": "move", "who": "self", "up_to": 2}]}]}}  # fmt: skip

    def measured(card: dict[str, object]) -> dict[str, float]:
        return measure(stronger(content.heroes["medusa"], cards=[msgspec.convert(card, CardDef)], abilities=[]))

    before, after = measured(plain), measured(clever)
    assert {scale for scale in SCALES if after[scale] > before[scale]} == {"movement", "tricks"}


def test_signature_cards_are_not_for_any_fighter(content: Content) -> None:
    for hero in content.heroes.values():
        cards = {card.id: card for card in hero.cards}
        chosen = signature_cards(hero)
        assert len(chosen) == len({*chosen}) == 3
        several = any(card.fighters != ["any"] for card in hero.cards)
        assert not several or all(cards[card].fighters != ["any"] for card in chosen)
    assert signature_cards(content.heroes["medusa"])[0] == "gaze_of_stone"


def test_a_deck_of_shared_cards_has_signature_cards(content: Content) -> None:
    hero = content.heroes["medusa"]
    shared = [card for card in hero.cards if card.fighters == ["any"]]
    assert len(signature_cards(stronger(hero, cards=shared))) == 3


def test_the_smallest_deck(content: Content) -> None:
    """One card without effects, no ability: the bottom of what has no bottom otherwise."""
    card = CardDef(id="wait", name="Wait", type="scheme", boost=0, copies=1, fighters=["any"])
    hero = stronger(content.heroes["medusa"], cards=[card], abilities=[], sidekicks=[], move=0)
    assert play_style(hero) == PlayStyle(attack=1, defense=1, movement=1, tricks=1, difficulty=1)
