"""Every number printed in the deck of Dracula: cards, fighters."""

from __future__ import annotations

import pytest

from peerless import Content
from peerless.catalog.models import CardDef, FighterDef

# name, type, value, boost, copies, fighters, keywords
Row = tuple[str, str, int | None, int, int, list[str], list[str]]

ANY, DRACULA, SISTER = ["any"], ["dracula"], ["sister"]

DECK: dict[str, Row] = {
    "ambush": ("Ambush", "attack", 2, 3, 2, ANY, []),
    "feeding_frenzy": ("Feeding Frenzy", "attack", 2, 3, 2, DRACULA, []),
    "beastform": ("Beastform", "attack", 6, 4, 2, DRACULA, []),
    "thirst_for_sustenance": ("Thirst for Sustenance", "attack", 3, 3, 3, SISTER, []),
    "feint": ("Feint", "versatile", 2, 2, 3, ANY, []),
    "dash": ("Dash", "versatile", 3, 1, 3, ANY, []),
    "exploit": ("Exploit", "versatile", 4, 1, 2, ANY, []),
    "do_my_bidding": ("Do My Bidding", "defense", 3, 3, 2, DRACULA, []),
    "look_into_my_eyes": ("Look Into My Eyes", "defense", 1, 2, 2, DRACULA, []),
    "mistform": ("Mistform", "scheme", None, 2, 2, DRACULA, []),
    "prey_upon": ("Prey Upon", "scheme", None, 4, 2, DRACULA, []),
    "baptism_of_blood": ("Baptism of Blood", "scheme", None, 2, 2, DRACULA, []),
    "ravening_seduction": ("Ravening Seduction", "scheme", None, 2, 3, SISTER, []),
}


def row(card: CardDef) -> Row:
    return card.name, card.type, card.value, card.boost, card.copies, card.fighters, card.keywords


def test_every_card_has_its_printed_numbers(content: Content) -> None:
    assert {card.id: row(card) for card in content.hero("dracula").cards} == DECK


def test_every_card_can_be_canceled(content: Content) -> None:
    assert not any(card.uncancellable or card.face_up for card in content.hero("dracula").cards)


@pytest.mark.rule("SET-1")
def test_the_deck_has_30_cards(content: Content) -> None:
    assert sum(card.copies for card in content.hero("dracula").cards) == 30


@pytest.mark.rule("FIG-2", "FIG-3")
def test_fighters_have_their_printed_numbers(content: Content) -> None:
    made = content.hero("dracula")
    fighters: list[FighterDef] = [made.hero, *made.sidekicks]
    assert [(f.id, f.name, f.health, f.attack, f.count) for f in fighters] == [
        ("dracula", "Dracula", 13, "melee", 1),
        ("sister", "Sister", 1, "melee", 3),
    ]
    assert (made.name, made.set, made.move, made.tokens) == ("Dracula", "Cobble & Fog", 2, [])
