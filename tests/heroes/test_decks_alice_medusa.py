"""The printed numbers of the decks and fighters of Alice and Medusa, written out."""

from __future__ import annotations

import pytest

from peerless import Content
from peerless.catalog.models import CardDef, FighterDef

# id, name, type, value, boost, copies, fighters
Row = tuple[str, str, str, int | None, int, int, list[str]]

ANY = ["any"]
ALICE = ["alice"]
JABBERWOCK = ["the_jabberwock"]
MEDUSA = ["medusa"]
HARPY = ["harpy"]

DECKS: dict[str, list[Row]] = {
    "alice": [
        ("claws_that_catch", "Claws That Catch", "attack", 3, 2, 2, JABBERWOCK),
        ("jaws_that_bite", "Jaws That Bite", "attack", 4, 2, 2, JABBERWOCK),
        ("snicker_snack", "Snicker-Snack", "attack", 3, 4, 1, ALICE),
        ("o_frabjous_day", "O Frabjous Day!", "attack", 4, 4, 1, ALICE),
        ("the_other_side_of_the_mushroom", "The Other Side of the Mushroom", "attack", 3, 4, 1, ALICE),
        ("im_late_im_late", "I'm Late, I'm Late", "versatile", 2, 3, 3, ALICE),
        ("mad_as_a_hatter", "Mad as a Hatter", "versatile", 3, 1, 2, ALICE),
        ("manxome_foe", "Manxome Foe", "versatile", 3, 2, 2, ANY),
        ("momentous_shift", "Momentous Shift", "versatile", 3, 1, 2, ANY),
        ("skirmish", "Skirmish", "versatile", 4, 1, 2, ANY),
        ("feint", "Feint", "versatile", 2, 2, 3, ANY),
        ("regroup", "Regroup", "versatile", 1, 2, 3, ANY),
        ("looking_glass", "Looking Glass", "defense", 2, 4, 2, ALICE),
        ("drink_me", "Drink Me", "scheme", None, 2, 2, ALICE),
        ("eat_me", "Eat Me", "scheme", None, 3, 2, ALICE),
    ],
    "medusa": [
        ("gaze_of_stone", "Gaze of Stone", "attack", 2, 4, 3, MEDUSA),
        ("second_shot", "Second Shot", "attack", 3, 3, 3, MEDUSA),
        ("clutching_claws", "Clutching Claws", "versatile", 3, 2, 3, HARPY),
        ("the_hounds_of_mighty_zeus", "The Hounds of Mighty Zeus", "versatile", 4, 3, 2, HARPY),
        ("snipe", "Snipe", "versatile", 3, 1, 3, ANY),
        ("dash", "Dash", "versatile", 3, 1, 3, ANY),
        ("feint", "Feint", "versatile", 2, 2, 3, ANY),
        ("regroup", "Regroup", "versatile", 1, 2, 3, ANY),
        ("hiss_and_slither", "Hiss and Slither", "defense", 4, 3, 3, MEDUSA),
        ("a_momentary_glance", "A Momentary Glance", "scheme", None, 4, 2, MEDUSA),
        ("winged_frenzy", "Winged Frenzy", "scheme", None, 2, 2, ANY),
    ],
}

# id, name, health, attack, count; the hero first
FIGHTERS: dict[str, list[tuple[str, str, int, str, int]]] = {
    "alice": [("alice", "Alice", 13, "melee", 1), ("the_jabberwock", "The Jabberwock", 8, "melee", 1)],
    "medusa": [("medusa", "Medusa", 16, "ranged", 1), ("harpy", "Harpy", 1, "melee", 3)],
}

MOVE = {"alice": 2, "medusa": 3}


def row(card: CardDef) -> Row:
    return card.id, card.name, card.type, card.value, card.boost, card.copies, card.fighters


@pytest.mark.parametrize("hero", sorted(DECKS))
def test_every_card_has_its_printed_numbers(hero: str, content: Content) -> None:
    cards = {card.id: row(card) for card in content.hero(hero).cards}
    assert cards == {wanted[0]: wanted for wanted in DECKS[hero]}


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize("hero", sorted(DECKS))
def test_the_deck_has_30_cards(hero: str, content: Content) -> None:
    assert sum(card.copies for card in content.hero(hero).cards) == 30


@pytest.mark.rule("FIG-2", "FIG-3")
@pytest.mark.parametrize("hero", sorted(FIGHTERS))
def test_fighters_have_their_printed_numbers(hero: str, content: Content) -> None:
    made = content.hero(hero)
    fighters: list[FighterDef] = [made.hero, *made.sidekicks]
    assert [(f.id, f.name, f.health, f.attack, f.count) for f in fighters] == FIGHTERS[hero]
    assert made.move == MOVE[hero]
    assert made.set == "Battle of Legends, Volume One"


@pytest.mark.rule("FIG-4")
@pytest.mark.parametrize("edition", ["current", "classic"])
def test_maximum_health_is_the_starting_health(edition: str, content: Content) -> None:
    tables = content.tables(heroes=["alice", "medusa"], board="sarpedon", edition=edition)
    assert list(tables.f_health) == list(tables.f_most) == [13, 8, 16, 1, 1, 1]
    assert [bool(ranged) for ranged in tables.f_ranged] == [False, False, True, False, False, False]


def test_alice_has_a_size_and_medusa_no_token(content: Content) -> None:
    assert [(token.id, token.sides) for token in content.hero("alice").tokens] == [("size", ["big", "small"])]
    assert content.hero("medusa").tokens == []
