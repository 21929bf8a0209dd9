"""The printed numbers of the deck and the fighters of Sun Wukong, written out."""

from __future__ import annotations

import pytest

from peerless import Content

# id, name, type, value, boost, copies, keywords; every card may be played by any fighter
DECK: list[tuple[str, str, str, int | None, int, int, list[str]]] = [
    ("infinite_strikes", "Infinite Strikes", "attack", 2, 2, 3, []),
    ("ruyi_jingo_bang", "Ruyi Jingu Bang", "attack", 0, 3, 3, []),
    ("taunting_laughter", "Taunting Laughter", "attack", 3, 2, 3, []),
    ("ox_form", "Ox Form", "attack", 7, 2, 2, ["form"]),
    ("seventy_two_transformations", "72 Transformations", "versatile", 2, 2, 3, []),
    ("sly_monkey", "Sly Monkey", "versatile", 2, 3, 4, []),
    ("wily_fighting", "Wily Fighting", "versatile", 3, 1, 3, []),
    ("bewilderment", "Bewilderment", "defense", 0, 2, 2, []),
    ("golden_chain_mail", "Golden Chain Mail", "defense", 4, 2, 2, []),
    ("tortoise_form", "Tortoise Form", "defense", 5, 2, 2, ["form"]),
    ("fiery_eyes_that_see", "Fiery Eyes That See", "scheme", None, 1, 2, []),
    ("phoenix_form", "Phoenix Form", "scheme", None, 1, 1, ["form"]),
]


def test_every_card_has_its_printed_numbers(content: Content) -> None:
    cards = content.hero("sun_wukong").cards
    assert [(c.id, c.name, c.type, c.value, c.boost, c.copies, list(c.keywords)) for c in cards] == DECK


@pytest.mark.rule("CRD-2")
def test_every_card_may_be_played_by_any_fighter(content: Content) -> None:
    assert [card.id for card in content.hero("sun_wukong").cards if card.fighters != ["any"]] == []


@pytest.mark.rule("EFF-6")
def test_only_ox_form_cannot_be_canceled(content: Content) -> None:
    assert [card.id for card in content.hero("sun_wukong").cards if card.uncancellable] == ["ox_form"]


def test_only_ruyi_jingo_bang_has_a_bonus_attack_of_4(content: Content) -> None:
    bonus = {card.id: card.bonus_attack for card in content.hero("sun_wukong").cards if card.bonus_attack}
    assert [(key, box.name, box.value) for key, box in bonus.items()] == [("ruyi_jingo_bang", "Tricked You", 4)]


@pytest.mark.rule("SET-1")
def test_the_deck_has_30_cards(content: Content) -> None:
    assert sum(card.copies for card in content.hero("sun_wukong").cards) == 30


@pytest.mark.rule("FIG-2", "FIG-3")
def test_fighters_have_their_printed_numbers(content: Content) -> None:
    made = content.hero("sun_wukong")
    assert [(f.id, f.name, f.health, f.attack, f.count) for f in [made.hero, *made.sidekicks]] == [
        ("sun_wukong", "Sun Wukong", 17, "melee", 1),
        ("clone", "Clone", 1, "melee", 3),
    ]
    assert made.move == 2
    assert made.set == "Battle of Legends, Volume Two"
    assert made.tokens == []
