"""`heroes` and `hero`: for reading, and as JSON."""

from __future__ import annotations

from pathlib import Path

import pytest

from peerless import Content
from tests.cli.support import call, call_json

CARD_TEXTS = Path(__file__).parents[1] / "text" / "goldens" / "cards.en.md"


def test_list(content: Content) -> None:
    output = call("heroes").output
    assert all(hero.name in output for hero in content.heroes.values())
    listed = call_json("heroes")
    assert [hero["id"] for hero in listed] == sorted(content.heroes)
    medusa = next(hero for hero in listed if hero["id"] == "medusa")
    assert (medusa["name"], medusa["move"], medusa["health"], medusa["attack"]) == ("Medusa", 3, 16, "ranged")
    assert medusa["sidekicks"] == [{"id": "harpy", "name": "Harpy", "count": 3}]


def test_hero_as_json() -> None:
    alice = call_json("hero", "alice")
    assert (alice["id"], alice["name"], alice["move"]) == ("alice", "Alice", 2)
    assert alice["set"] == "Battle of Legends, Volume One"
    assert (alice["hero"]["health"], alice["hero"]["attack"], alice["hero"]["count"]) == (13, "melee", 1)
    assert [(s["id"], s["name"], s["health"]) for s in alice["sidekicks"]] == [("the_jabberwock", "The Jabberwock", 8)]
    assert alice["tokens"] == [{"id": "size", "sides": ["big", "small"]}]
    assert alice["abilities"][0]["id"] == "size"
    assert sum(card["copies"] for card in alice["cards"]) == 30
    feint = next(card for card in alice["cards"] if card["id"] == "feint")
    assert {key: feint[key] for key in ("name", "type", "value", "boost", "copies", "fighters", "keywords")} == {
        "name": "Feint",
        "type": "versatile",
        "value": 2,
        "boost": 2,
        "copies": 3,
        "fighters": ["any"],
        "keywords": [],
    }
    assert feint["effects"] == {"immediately": [{"op": "cancel"}]}
    (text,) = feint["text"]
    assert f"({feint['id']}): versatile 2, +2, 3x, any\n  {text}\n" in CARD_TEXTS.read_text(encoding="utf-8")
    assert next(card for card in alice["cards"] if card["id"] == "eat_me")["value"] is None


@pytest.mark.parametrize("hero_id", ["alice", "king_arthur", "medusa", "sinbad"])
def test_hero_for_reading(content: Content, hero_id: str) -> None:
    output = call("hero", hero_id).output
    hero = content.hero(hero_id)
    for text in (hero.name, f"move {hero.move}", f"{hero.hero.health} health", *(f"{c.copies}x" for c in hero.cards)):
        assert text in output
    assert all(word in output for card in hero.cards for word in card.name.split())
