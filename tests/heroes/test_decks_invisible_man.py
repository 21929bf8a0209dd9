"""The printed numbers of the deck, the fighter and the markers of the Invisible Man, written out."""

from __future__ import annotations

import pytest

from peerless import Content

# id, name, type, value, boost, copies; only he plays them
DECK: list[tuple[str, str, str, int | None, int, int]] = [
    ("surprise_attack", "Surprise Attack", "attack", 5, 1, 2),
    ("slip_away", "Slip Away", "attack", 3, 2, 3),
    ("emerge_from_mist", "Emerge From Mist", "attack", 3, 2, 2),
    ("covert_preparation", "Covert Preparation", "versatile", 2, 1, 3),
    ("dreaming_of_revenge", "Dreaming of Revenge", "versatile", 3, 1, 2),
    ("confound", "Confound", "versatile", 3, 2, 2),
    ("impossible_to_see", "Impossible to See", "versatile", 2, 2, 2),
    ("lurking", "Lurking", "defense", 2, 2, 2),
    ("into_thin_air", "Into Thin Air", "defense", 4, 1, 2),
    ("coded_notes", "Coded Notes", "defense", 3, 2, 2),
    ("reign_of_terror", "Reign of Terror", "scheme", None, 1, 2),
    ("vanish", "Vanish", "scheme", None, 3, 2),
    ("step_lightly", "Step Lightly", "scheme", None, 1, 2),
    ("rolling_fog", "Rolling Fog", "scheme", None, 1, 2),
]


def test_every_card_has_its_printed_numbers(content: Content) -> None:
    cards = content.hero("invisible_man").cards
    assert [(c.id, c.name, c.type, c.value, c.boost, c.copies) for c in cards] == DECK


@pytest.mark.rule("CRD-2")
def test_every_card_is_his_own(content: Content) -> None:
    cards = content.hero("invisible_man").cards
    assert [card.id for card in cards if card.fighters != ["invisible_man"] or card.keywords] == []


@pytest.mark.rule("SET-1")
def test_the_deck_has_30_cards(content: Content) -> None:
    assert sum(card.copies for card in content.hero("invisible_man").cards) == 30


@pytest.mark.rule("FIG-2", "FOG-1")
def test_fighter_and_markers_have_their_printed_numbers(content: Content) -> None:
    made = content.hero("invisible_man")
    assert [(f.id, f.name, f.health, f.attack, f.count) for f in [made.hero, *made.sidekicks]] == [
        ("invisible_man", "Invisible Man", 15, "melee", 1),
    ]
    assert [(marker.id, marker.count) for marker in made.markers] == [("fog", 3)]
    assert made.move == 2
    assert made.set == "Cobble & Fog"
    assert made.tokens == []
