"""Heroes have the numbers that are printed on their cards: `printed.yaml` against the content."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from peerless import Content
from peerless.catalog.models import CardDef, FighterDef

PRINTED: Final[dict[str, dict[str, Any]]] = yaml.safe_load(Path(__file__).with_name("printed.yaml").read_text("utf-8"))


def printed(card: CardDef) -> dict[str, Any]:
    """A card as `printed.yaml` has it: only what it says, and what else is printed only where there is any."""
    plain = {key: getattr(card, key) for key in ("id", "name", "type", "value", "boost", "copies", "fighters")}
    more: dict[str, Any] = {}
    if card.bonus_attack is not None:
        more["bonus"] = [card.bonus_attack.name, card.bonus_attack.value]
    if card.uncancellable:
        more["uncancellable"] = True
    if card.keywords:
        (more["symbol"],) = card.keywords
    return plain | more


def of_character_card(fighter: FighterDef) -> list[Any]:
    return [fighter.id, fighter.name, fighter.health, fighter.attack, fighter.count]


@pytest.mark.parametrize("hero", PRINTED)
def test_cards_are_as_printed(hero: str, content: Content) -> None:
    assert [printed(card) for card in content.hero(hero).cards] == PRINTED[hero]["cards"]


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize("hero", PRINTED)
def test_the_deck_has_30_cards(hero: str, content: Content) -> None:
    assert sum(card.copies for card in content.hero(hero).cards) == 30


@pytest.mark.rule("FIG-2")
@pytest.mark.parametrize("hero", PRINTED)
def test_fighters_are_as_printed(hero: str, content: Content) -> None:
    made, known = content.hero(hero), PRINTED[hero]
    assert [of_character_card(fighter) for fighter in (made.hero, *made.sidekicks)] == known["fighters"]
    assert (made.name, made.set, made.move) == (known["name"], known["set"], known["move"])


@pytest.mark.parametrize("hero", PRINTED)
def test_none_has_tokens_or_cards_with_conditions(hero: str, content: Content) -> None:
    made = content.hero(hero)
    assert [made.tokens, made.markers] == [[], []]
    assert [card.id for card in made.cards if card.playable_if is not None or card.face_up or card.hides_hand] == []
