"""The printed numbers of Houdini's deck and fighters, written out."""

from __future__ import annotations

from peerless import Content
from peerless.catalog.models import CardDef

# id, name, type, value, boost, copies, fighters, keywords
Row = tuple[str, str, str, int | None, int, int, list[str], list[str]]

ANY = ["any"]
HOUDINI = ["houdini"]
BESS = ["bess"]

DECK: list[Row] = [
    ("an_illusion_of_my_own_design", "An Illusion of My Own Design", "attack", 4, 1, 2, HOUDINI, []),
    ("flourish", "Flourish", "attack", 3, 2, 4, ANY, []),
    ("for_my_next_trick", "For My Next Trick", "attack", 2, 2, 2, ANY, []),
    ("sleight_of_hand", "Sleight of Hand", "attack", 1, 3, 2, ANY, []),
    ("the_big_reveal", "The Big Reveal", "attack", 2, 3, 2, HOUDINI, []),
    ("and_the_beautiful_bess", "And the Beautiful Bess!", "versatile", 3, 1, 2, BESS, []),
    ("misdirection", "Misdirection", "versatile", 2, 1, 3, ANY, []),
    ("smoke_and_mirrors", "Smoke and Mirrors", "versatile", 3, 1, 2, ANY, []),
    ("vanishing_act", "Vanishing Act", "versatile", 2, 2, 3, HOUDINI, []),
    ("all_part_of_the_show", "All Part of the Show", "defense", 2, 2, 2, ANY, []),
    ("grand_escape", "Grand Escape", "defense", 2, 3, 3, HOUDINI, []),
    ("a_magician_never_reveals", "A Magician Never Reveals His Secrets", "scheme", None, 4, 1, HOUDINI, []),
    ("set_the_stage", "Set the Stage", "scheme", None, 2, 2, BESS, []),
]

WITH_A_BOOST_EFFECT = {
    "flourish",
    "sleight_of_hand",
    "and_the_beautiful_bess",
    "misdirection",
    "all_part_of_the_show",
    "set_the_stage",
}


def row(card: CardDef) -> Row:
    return card.id, card.name, card.type, card.value, card.boost, card.copies, card.fighters, list(card.keywords)


def test_every_card_has_its_printed_numbers(content: Content) -> None:
    assert [row(card) for card in content.hero("houdini").cards] == DECK


def test_the_deck_has_30_cards(content: Content) -> None:
    assert sum(card.copies for card in content.hero("houdini").cards) == 30


def test_cards_with_something_besides_numbers_and_timings(content: Content) -> None:
    cards = content.hero("houdini").cards
    assert {card.id for card in cards if "boost_effect" in card.effects} == WITH_A_BOOST_EFFECT
    assert [card.id for card in cards if card.uncancellable] == ["all_part_of_the_show"]
    assert [card.id for card in cards if card.hides_hand] == ["a_magician_never_reveals"]


def test_the_fighters(content: Content) -> None:
    made = content.hero("houdini")
    assert [(f.id, f.name, f.health, f.attack, f.count) for f in (made.hero, *made.sidekicks)] == [
        ("houdini", "Houdini", 14, "melee", 1),
        ("bess", "Bess", 5, "melee", 1),
    ]
    assert (made.name, made.move, made.tokens) == ("Houdini", 2, [])
