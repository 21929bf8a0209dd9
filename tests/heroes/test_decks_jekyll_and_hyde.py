"""The printed numbers of the deck and the fighter of Jekyll & Hyde, written out."""

from __future__ import annotations

import pytest

from peerless import Content

ANY = ["any"]
ONE = ["jekyll_and_hyde"]

# id, name, type, value, boost, copies, fighters, keywords
DECK: list[tuple[str, str, str, int | None, int, int, list[str], list[str]]] = [
    ("recoiling_blow", "Recoiling Blow", "attack", 5, 2, 2, ONE, ["hyde"]),
    ("forever_hyde", "Forever Hyde", "attack", 5, 2, 2, ONE, ["hyde"]),
    ("feint", "Feint", "versatile", 2, 2, 3, ANY, []),
    ("skirmish", "Skirmish", "versatile", 4, 1, 3, ANY, []),
    ("duality_of_man", "Duality of Man", "versatile", 3, 1, 2, ANY, []),
    ("distracted_triage", "Distracted Triage", "versatile", 3, 3, 2, ONE, ["jekyll"]),
    ("succumb_to_compulsion", "Succumb to Compulsion", "versatile", 2, 2, 3, ONE, ["jekyll"]),
    ("madness_relents", "Madness Relents", "versatile", 4, 2, 2, ONE, ["hyde"]),
    ("with_haste", "With Haste!", "defense", 4, 3, 2, ONE, ["jekyll"]),
    ("scientific_method", "Scientific Method", "defense", 2, 2, 2, ONE, ["jekyll"]),
    ("calming_research", "Calming Research", "scheme", None, 3, 2, ONE, ["jekyll"]),
    ("pure_evil", "Pure Evil", "scheme", None, 3, 3, ONE, ["hyde"]),
    ("strange_case", "Strange Case", "scheme", None, 2, 2, ONE, ["hyde"]),
]


def test_every_card_has_its_printed_numbers(content: Content) -> None:
    cards = content.hero("jekyll_and_hyde").cards
    assert [(c.id, c.name, c.type, c.value, c.boost, c.copies, c.fighters, list(c.keywords)) for c in cards] == DECK


@pytest.mark.rule("SET-1")
def test_the_deck_has_30_cards(content: Content) -> None:
    assert sum(card.copies for card in content.hero("jekyll_and_hyde").cards) == 30


@pytest.mark.rule("FIG-2")
def test_one_hero_of_16_health_without_sidekicks(content: Content) -> None:
    made = content.hero("jekyll_and_hyde")
    assert (made.hero.id, made.hero.name, made.hero.health, made.hero.attack) == (
        "jekyll_and_hyde",
        "Jekyll & Hyde",
        16,
        "melee",
    )
    assert made.sidekicks == []
    assert made.move == 2
    assert made.set == "Cobble & Fog"


def test_the_form_begins_as_jekyll(content: Content) -> None:
    assert [(token.id, token.sides) for token in content.hero("jekyll_and_hyde").tokens] == [
        ("form", ["jekyll", "hyde"])
    ]
