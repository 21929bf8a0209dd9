"""The printed numbers of the Genie's deck and of the Genie himself, written out."""

from __future__ import annotations

from peerless import Content
from peerless.catalog.models import CardDef

# id, name, type, value, boost, copies, fighters, keywords
Row = tuple[str, str, str, int | None, int, int, list[str], list[str]]

GENIE = ["the_genie"]

DECK: list[Row] = [
    ("careful_what_you_wish_for", "Careful What You Wish For", "attack", 4, 2, 3, GENIE, []),
    ("i_am_freed", "I Am Freed", "attack", 3, 2, 2, GENIE, []),
    ("imprisoned_wrath", "Imprisoned Wrath", "attack", 3, 1, 2, GENIE, []),
    ("your_wish_is_my_command", "Your Wish Is My Command", "attack", 3, 1, 2, GENIE, []),
    ("wishing_for_more_wishes", "Wishing for More Wishes", "versatile", 3, 2, 3, GENIE, []),
    ("ive_made_sultans_out_of_less", "I've Made Sultans Out of Less", "versatile", 2, 1, 2, GENIE, []),
    ("i_grant_you_death", "I Grant You… Death", "versatile", 2, 1, 3, GENIE, []),
    ("feint", "Feint", "versatile", 2, 1, 3, GENIE, []),
    ("this_is_no_parlor_trick", "This Is No Parlor Trick", "versatile", 1, 2, 2, GENIE, []),
    ("back_in_the_lamp", "Back in the Lamp", "defense", 0, 1, 3, GENIE, []),
    ("prisoners_torment", "Prisoner's Torment", "defense", 1, 2, 2, GENIE, []),
    ("three_wishes", "Three Wishes", "scheme", None, 3, 3, GENIE, []),
]


def row(card: CardDef) -> Row:
    return card.id, card.name, card.type, card.value, card.boost, card.copies, card.fighters, list(card.keywords)


def test_every_card_has_its_printed_numbers(content: Content) -> None:
    assert [row(card) for card in content.hero("genie").cards] == DECK


def test_the_deck_has_30_cards_and_none_that_cannot_be_canceled(content: Content) -> None:
    cards = content.hero("genie").cards
    assert sum(card.copies for card in cards) == 30
    assert not any(card.uncancellable or card.hides_hand for card in cards)


def test_the_genie_stands_alone(content: Content) -> None:
    made = content.hero("genie")
    hero = made.hero
    assert (hero.id, hero.name, hero.health, hero.attack) == ("the_genie", "The Genie", 16, "ranged")
    assert (made.name, made.move, made.sidekicks, made.tokens) == ("The Genie", 3, [], [])
