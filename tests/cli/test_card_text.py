"""Card texts: they say what the effect does, for every card of the package and every operation."""

from __future__ import annotations

import pytest

from peerless import Content
from peerless.cli.card_text import ability_lines, card_lines, card_summary


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("medusa.gaze_of_stone", "After combat: If you won the combat, deal 8 damage to the opposing fighter."),
        ("medusa.second_shot", "During combat: You may boost this card."),
        ("medusa.the_hounds_of_mighty_zeus", "After combat: Move each of your Harpies up to 3 spaces."),
        ("alice.regroup", "After combat: If you won the combat, draw 2 cards; otherwise draw 1 card."),
        ("alice.jaws_that_bite", "After combat: Deal 2 damage to a fighter adjacent to The Jabberwock."),
        (
            "alice.momentous_shift",
            "During combat: If this fighter started this turn on another space, the value of this card becomes 5.",
        ),
        ("king_arthur.excalibur", ""),
        (
            "king_arthur.the_holy_grail",
            "After combat: If King Arthur has 4 or less health, set the health of King Arthur to 8.",
        ),
        (
            "king_arthur.restless_spirits",
            "If the number of fighters this defeated is 1 or more, draw 1 card.",
        ),
        ("sinbad.voyage_coals", "After combat: Your opponent discards 1 card at random."),
    ],
)
def test_texts(content: Content, card: str, text: str) -> None:
    hero_id, _, card_id = card.partition(".")
    hero = content.hero(hero_id)
    found = card_summary(next(c for c in hero.cards if c.id == card_id), hero)
    assert found.endswith(text) if text else not found


def test_abilities(content: Content) -> None:
    texts = {
        hero.id: [line for a in hero.abilities for line in ability_lines(a, hero)] for hero in content.heroes.values()
    }
    assert texts["alice"][1:] == [
        "+2 to Alice's attacks while your size is big.",
        "+1 to Alice's defense cards while your size is small.",
    ]
    assert texts["medusa"] == [
        "At the start of your turn: you may deal 1 damage to an opposing fighter in Medusa's zone."
    ]
    assert texts["sinbad"] == ["Add the number of VOYAGE cards in your discard pile to your move value."]
    assert texts["king_arthur"][0].startswith("When King Arthur attacks, you may add a second card face down")


def test_nothing_of_the_package_is_shown_raw(content: Content) -> None:
    """Every operation, condition and amount in use has its own words."""
    for hero in content.heroes.values():
        lines = [line for card in hero.cards for line in card_lines(card, hero)]
        lines += [line for ability in hero.abilities for line in ability_lines(ability, hero)]
        assert not [line for line in lines if "[" in line or "$" in line or "_" in line]
        assert all(line[0].isupper() or line[0] in "+0123456789" for line in lines)
        assert all(line.endswith(".") for line in lines)
