"""Every number printed in the decks of Sinbad and King Arthur: cards, fighters, keywords."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from peerless import Content
from peerless.catalog.models import CardDef, FighterDef


class Card(NamedTuple):
    """What is printed on a card in addition to its text."""

    name: str
    type: str
    value: int | None
    boost: int
    copies: int
    fighters: tuple[str, ...]
    keywords: tuple[str, ...] = ()
    timings: tuple[str, ...] = ()
    """The moments at which its text acts."""


class Fighter(NamedTuple):
    """What the character card prints of a fighter."""

    name: str
    health: int
    attack: str
    number: int = 1


ANY = ("any",)
SINBAD, PORTER = ("sinbad",), ("the_porter",)
ARTHUR, MERLIN = ("king_arthur",), ("merlin",)
VOYAGE = ("voyage",)
IMMEDIATELY, DURING, AFTER, SCHEME = ("immediately",), ("during_combat",), ("after_combat",), ("scheme",)
BOTH = DURING + AFTER

CARDS = {
    "sinbad": {
        "voyage_home": Card("Voyage Home", "attack", 2, 1, 1, SINBAD, VOYAGE, BOTH),
        "voyage_whale": Card("Voyage to the Island That Was a Whale", "attack", 2, 0, 1, SINBAD, VOYAGE, BOTH),
        "voyage_snakes": Card("Voyage to the Valley of the Giant Snakes", "attack", 2, 0, 1, SINBAD, VOYAGE, BOTH),
        "voyage_coals": Card(
            "Voyage to the Creature With Eyes Like Coals of Fire", "attack", 2, 0, 1, SINBAD, VOYAGE, BOTH
        ),
        "voyage_cannibals": Card(
            "Voyage to the Cannibals With the Root of Madness", "attack", 2, 0, 1, SINBAD, VOYAGE, BOTH
        ),
        "voyage_apes": Card("Voyage to the City of the Man-Eating Apes", "attack", 2, 0, 1, SINBAD, VOYAGE, BOTH),
        "voyage_serendib": Card("Voyage to the City of the King of Serendib", "attack", 2, 0, 1, SINBAD, VOYAGE, BOTH),
        "by_fortune_and_fate": Card("By Fortune and Fate", "attack", 3, 1, 3, PORTER, (), AFTER),
        "commanding_impact": Card("Commanding Impact", "attack", 5, 2, 1, ANY, (), AFTER),
        "exploit": Card("Exploit", "versatile", 4, 1, 2, ANY, (), AFTER),
        "toil_and_danger": Card("Toil and Danger", "versatile", 3, 1, 4, SINBAD, (), AFTER),
        "leap_away": Card("Leap Away", "versatile", 4, 1, 2, ANY, (), AFTER),
        "momentous_shift": Card("Momentous Shift", "versatile", 3, 1, 3, ANY, (), DURING),
        "feint": Card("Feint", "versatile", 2, 1, 3, ANY, (), IMMEDIATELY),
        "regroup": Card("Regroup", "versatile", 1, 1, 3, ANY, (), AFTER),
        "riches_beyond_compare": Card("Riches Beyond Compare", "scheme", None, 1, 2, SINBAD, (), SCHEME),
    },
    "king_arthur": {
        "excalibur": Card("Excalibur", "attack", 6, 3, 1, ARTHUR),
        "noble_sacrifice": Card("Noble Sacrifice", "attack", 2, 3, 3, ARTHUR, (), DURING),
        "the_aid_of_morgana": Card("The Aid of Morgana", "attack", 4, 2, 1, ARTHUR, (), AFTER),
        "aid_the_chosen_one": Card("Aid the Chosen One", "attack", 4, 2, 1, MERLIN, (), AFTER),
        "swift_strike": Card("Swift Strike", "attack", 3, 2, 2, ANY, (), AFTER),
        "divine_intervention": Card("Divine Intervention", "versatile", 3, 2, 2, ARTHUR, (), AFTER),
        "skirmish": Card("Skirmish", "versatile", 4, 1, 3, ANY, (), AFTER),
        "momentous_shift": Card("Momentous Shift", "versatile", 3, 1, 3, ANY, (), DURING),
        "feint": Card("Feint", "versatile", 2, 1, 3, ANY, (), IMMEDIATELY),
        "regroup": Card("Regroup", "versatile", 1, 1, 3, ANY, (), AFTER),
        "the_holy_grail": Card("The Holy Grail", "defense", 1, 2, 1, ARTHUR, (), AFTER),
        "bewilderment": Card("Bewilderment", "defense", 0, 2, 2, MERLIN, (), BOTH),
        "the_lady_of_the_lake": Card("The Lady of the Lake", "scheme", None, 2, 1, ARTHUR, (), SCHEME),
        "prophecy": Card("Prophecy", "scheme", None, 2, 1, MERLIN, (), SCHEME),
        "restless_spirits": Card("Restless Spirits", "scheme", None, 2, 1, MERLIN, (), SCHEME),
        "command_the_storms": Card("Command the Storms", "scheme", None, 2, 2, MERLIN, (), SCHEME),
    },
}

FIGHTERS = {
    "sinbad": {"sinbad": Fighter("Sinbad", 15, "melee"), "the_porter": Fighter("The Porter", 6, "melee")},
    "king_arthur": {"king_arthur": Fighter("King Arthur", 18, "melee"), "merlin": Fighter("Merlin", 7, "ranged")},
}

MOVES = {"sinbad": 2, "king_arthur": 2}


def printed(card: CardDef) -> Card:
    return Card(
        card.name,
        card.type,
        card.value,
        card.boost,
        card.copies,
        tuple(card.fighters),
        tuple(card.keywords),
        tuple(timing for timing in (*IMMEDIATELY, *BOTH, *SCHEME) if timing in card.effects),
    )


def of_character_card(fighter: FighterDef) -> Fighter:
    return Fighter(fighter.name, fighter.health, fighter.attack, fighter.count)


@pytest.mark.parametrize(("hero", "card"), [(hero, card) for hero, cards in CARDS.items() for card in cards])
def test_card_is_as_printed(hero: str, card: str, content: Content) -> None:
    found = [c for c in content.hero(hero).cards if c.id == card]
    assert [printed(c) for c in found] == [CARDS[hero][card]]
    assert not found[0].uncancellable
    assert found[0].playable_if is None


@pytest.mark.parametrize("hero", CARDS)
def test_deck_holds_exactly_these_30_cards(hero: str, content: Content) -> None:
    cards = content.hero(hero).cards
    assert [c.id for c in cards] == list(CARDS[hero])
    assert sum(c.copies for c in cards) == 30


@pytest.mark.parametrize("hero", FIGHTERS)
def test_fighters_are_as_printed(hero: str, content: Content) -> None:
    found = content.hero(hero)
    assert {f.id: of_character_card(f) for f in (found.hero, *found.sidekicks)} == FIGHTERS[hero]
    assert found.hero.id == hero
    assert found.move == MOVES[hero]
    assert found.tokens == []


def test_names_of_the_heroes(content: Content) -> None:
    assert {hero: content.hero(hero).name for hero in CARDS} == {"sinbad": "Sinbad", "king_arthur": "King Arthur"}


def test_seven_voyages(content: Content) -> None:
    voyages = [c.name for c in content.hero("sinbad").cards if c.keywords]
    assert len(voyages) == 7
    assert all(name.startswith("Voyage ") for name in voyages)
