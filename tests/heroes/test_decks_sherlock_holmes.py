"""Every number printed in the deck of Sherlock Holmes: cards, fighters, and which cards cannot be canceled."""

from __future__ import annotations

import pytest

from peerless import Content
from peerless.catalog.models import CardDef, FighterDef

# name, type, value, boost, copies, fighters, keywords
Row = tuple[str, str, int | None, int, int, list[str], list[str]]

ANY, HOLMES, WATSON = ["any"], ["sherlock_holmes"], ["dr_watson"]

DECK: dict[str, Row] = {
    "the_game_is_afoot": ("The Game Is Afoot", "attack", 5, 2, 2, HOLMES, []),
    "service_revolver": ("Service Revolver", "attack", 5, 3, 2, WATSON, []),
    "feint": ("Feint", "versatile", 2, 1, 3, ANY, []),
    "education_never_ends": ("Education Never Ends", "versatile", 3, 1, 2, ANY, []),
    "study_methods": ("Study Methods", "versatile", 3, 2, 2, ANY, []),
    "deduce_strategy": ("Deduce Strategy", "versatile", 3, 1, 3, HOLMES, []),
    "counterpunch": ("Counterpunch", "versatile", 3, 1, 3, HOLMES, []),
    "fixed_point_in_a_changing_age": ("Fixed Point in a Changing Age", "versatile", 3, 1, 2, WATSON, []),
    "elementary": ("Elementary", "defense", 3, 3, 2, HOLMES, []),
    "confirm_suspicion": ("Confirm Suspicion", "scheme", None, 1, 3, HOLMES, []),
    "eliminate_the_impossible": ("Eliminate the Impossible", "scheme", None, 2, 2, HOLMES, []),
    "master_of_disguise": ("Master of Disguise", "scheme", None, 2, 2, HOLMES, []),
    "administer_aid": ("Administer Aid", "scheme", None, 2, 2, WATSON, []),
}


def row(card: CardDef) -> Row:
    return card.name, card.type, card.value, card.boost, card.copies, card.fighters, card.keywords


def test_every_card_has_its_printed_numbers(content: Content) -> None:
    assert {card.id: row(card) for card in content.hero("sherlock_holmes").cards} == DECK


@pytest.mark.rule("EFF-6")
def test_the_cards_of_holmes_and_watson_cannot_be_canceled_those_of_any_fighter_can(content: Content) -> None:
    for card in content.hero("sherlock_holmes").cards:
        assert card.uncancellable == (card.fighters != ANY), card.id


def test_only_elementary_is_played_face_up(content: Content) -> None:
    assert [card.id for card in content.hero("sherlock_holmes").cards if card.face_up] == ["elementary"]


@pytest.mark.rule("SET-1")
def test_the_deck_has_30_cards(content: Content) -> None:
    assert sum(card.copies for card in content.hero("sherlock_holmes").cards) == 30


@pytest.mark.rule("FIG-2")
def test_fighters_have_their_printed_numbers(content: Content) -> None:
    made = content.hero("sherlock_holmes")
    fighters: list[FighterDef] = [made.hero, *made.sidekicks]
    assert [(f.id, f.name, f.health, f.attack, f.count) for f in fighters] == [
        ("sherlock_holmes", "Sherlock Holmes", 16, "melee", 1),
        ("dr_watson", "Dr. Watson", 8, "ranged", 1),
    ]
    assert (made.name, made.set, made.move, made.tokens) == ("Sherlock Holmes", "Cobble & Fog", 2, [])
