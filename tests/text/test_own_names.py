"""Names that a hero or board file has for other languages, and what it says about itself."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from peerless import Content
from peerless.catalog.loader import content_hash
from peerless.catalog.models import BoardDef, HeroDef
from peerless.messages.message import Message
from peerless.messages.translator import LANGUAGES
from peerless.service.api.sheets import board_sheet, hero_sheet
from peerless.text.cards import ability_text, card_text
from peerless.text.names import names_in
from tests.catalog.support import assert_refused, board, differs, fault
from tests.effects.bench import hero_with

MOTH = {"gender": "m", "kind": "animal",
        "one": ["мотылёк", "мотылька", "мотыльку", "мотылька", "мотыльком", "мотыльке"],
        "many": ["мотыльки", "мотыльков", "мотылькам", "мотыльков", "мотыльками", "мотыльках"]}  # fmt: skip
CARDS = [
    {"id": "heal_moth", "scheme": [{"op": "recover", "who": "pal", "amount": 1}], "keywords": ["glow"]},
    {"id": "turn", "scheme": [{"op": "set_token", "token": "mood", "to": "wild"}]},
    {"id": "find", "scheme": [{"op": "search", "piles": ["deck"], "card": "turn"}]},
]
ABILITY = {"id": "lamp", "name": "Lamp", "parts": [{"kind": "bonus", "to": "attack", "amount": 1, "by": "pal"}]}
RU = {
    "name": "Фонарщик",
    "set": "Своя коробка",
    "fighters": {"tess": "Тэсс", "pal": MOTH},
    "cards": {"heal_moth": "Лечить мотылька", "turn": "Поворот"},
    "abilities": {"lamp": "Лампа"},
    "tokens": {"mood": {"name": "настроение", "sides": {"wild": "дикое"}}},
    "keywords": {"glow": "СВЕТ"},
    "counters": {"fury": "ярость"},
    "states": {"mood": {"odd": {"be": "{who} не в духе", "become": "станьте странным"}}},
}


def made(**more: Any) -> HeroDef:
    data = {**hero_with(CARDS, abilities=[ABILITY]), "set": "My Box", **more}
    found = Content().add_data(data, "own")
    assert isinstance(found, HeroDef)
    return found


def test_everything_is_called_as_its_file_says() -> None:
    sheet = hero_sheet(made(names={"ru": RU}), "ru")
    assert (sheet.name, sheet.set) == ("Фонарщик", "Своя коробка")
    assert sheet.abilities[0].name == "Лампа"
    assert [card.name for card in sheet.cards[:3]] == ["Лечить мотылька", "Поворот", "find"]
    assert sheet.cards[0].keywords == ["СВЕТ"]
    assert (sheet.tokens[0].name, [side.name for side in sheet.tokens[0].sides]) == (
        "настроение", ["calm", "дикое", "odd"],
    )  # fmt: skip
    assert names_in("ru").counter(made(names={"ru": RU}), "fury").one[0] == "счётчик «ярость»"


def test_a_noun_is_declined_and_a_plain_name_follows_a_noun_that_is() -> None:
    hero = made(names={"ru": RU})
    assert card_text(hero.cards[0], hero, "ru") == "Каждый ваш мотылёк восстанавливает 1 здоровье."
    assert hero_sheet(hero, "ru").hero.name == "Герой «Тэсс»"
    assert "«Поворот»" in card_text(hero.cards[2], hero, "ru")
    assert "мотыл" in ability_text(hero.abilities[0], hero, "ru").lower()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "ru"])
def test_other_languages_keep_the_names_of_the_file(language: str) -> None:
    plain, named = hero_sheet(made(), language), hero_sheet(made(names={"ru": RU}), language)
    assert (plain.name, plain.cards, plain.words) == (named.name, named.cards, named.words)


def test_english_nouns_have_two_forms() -> None:
    sheep = {"gender": "n", "one": ["Sheep", "Sheep's"], "many": ["Sheep", "Sheep's"]}
    hero = made(names={"en": {"fighters": {"pal": sheep}}})
    assert hero_sheet(hero, "en").words.fighters["pal"].noun.many == ["Sheep", "Sheep's"]
    renamed = made(names={"en": {"fighters": {"pal": "Ox"}}})
    assert hero_sheet(renamed, "en").words.fighters["pal"].noun.one == ["Ox", "Ox's"]


def test_definitions_without_names_keep_their_hash() -> None:
    assert not {"names", "author", "version", "notes"} & set(msgspec.to_builtins(made()))
    assert content_hash(made()) != content_hash(made(names={"ru": RU}))


def test_a_board_is_called_as_its_file_says() -> None:
    data = board(set="Box", names={"ru": {"name": "Линия", "zones": {"red": "алая"}}}, author="Ann", version="2")
    found = Content().add_data(data, "own")
    assert isinstance(found, BoardDef)
    sheet = board_sheet(found, "ru")
    assert (sheet.name, sheet.set, [zone.name for zone in sheet.zones]) == ("Линия", "Box", ["алая", "синяя"])
    assert (sheet.about.author, sheet.about.version, sheet.about.notes) == ("Ann", "2", None)


@pytest.mark.parametrize(
    ("names", "place", "near"),
    [
        ({"cards": {"heal_mot": "x"}}, "cards.heal_mot", "heal_moth"),
        ({"fighters": {"imp": "x"}}, "fighters.imp", ""),
        ({"tokens": {"mood": {"sides": {"wil": "x"}}}}, "tokens.mood.sides.wil", "wild"),
        ({"states": {"mood": {"wil": {"be": "x", "become": "x"}}}}, "states.mood.wil", "wild"),
        ({"markers": {"fog": "x"}}, "markers.fog", ""),
        ({"bonus_attacks": {"turn": "x"}}, "bonus_attacks.turn", ""),
    ],
)
def test_a_name_of_nothing_is_refused(content: Content, names: Any, place: str, near: str) -> None:
    data = hero_with(CARDS, names={"pl": names})
    name = place.rpartition(".")[2]
    assert_refused(content, data, [fault(f"names.pl.{place}", "fault-nothing-called", name=name, known=KNOWN[place])])
    assert near == "" or near in KNOWN[place]


KNOWN = {
    "cards.heal_mot": "heal_moth, turn, find, stab, guard, spar, plan",
    "fighters.imp": "tess, pal",
    "tokens.mood.sides.wil": "calm, wild, odd",
    "states.mood.wil": "calm, wild, odd",
    "markers.fog": "none",
    "bonus_attacks.turn": "none",
}


def test_a_noun_needs_a_form_for_each_case(content: Content) -> None:
    moth = {"one": ["ćma", "ćmy"], "many": ["Moths", "Moths'", "Moths"]}
    data = hero_with(CARDS, names={"pl": {"fighters": {"pal": moth}}})
    wanted = [
        fault("names.pl.fighters.pal.one", "fault-forms", count=2, wanted=6),
        fault("names.pl.fighters.pal.many", "fault-forms", count=3, wanted=6),
    ]
    assert_refused(content, data, wanted)


@pytest.mark.parametrize("value", ["a\x1b[2J", "two\nlines", " x", "x" * 2000, "\u202ex"])
@pytest.mark.parametrize("key", ["author", "version", "notes"])
def test_what_a_file_says_about_itself_cannot_forge_the_screen(content: Content, key: str, value: str) -> None:
    most = {"author": 80, "version": 20, "notes": 1000}[key]
    line = Message("fault-type-line", least=1, most=most)
    assert_refused(content, hero_with(CARDS, **{key: value}), [differs(key, "…", line)])


def test_a_hostile_name_of_a_noun_is_refused(content: Content) -> None:
    data = hero_with(CARDS, names={"en": {"fighters": {"pal": {"one": ["ok", "a\x1b[2J"]}}}})
    line = Message("fault-type-line", least=1, most=80)
    assert_refused(content, data, [differs("names.en.fighters.pal.one[1]", "…", line)])


def test_sixteen_kinds_of_tokens_fit_and_seventeen_do_not(content: Content) -> None:
    tokens = [{"id": f"t{i}", "sides": [f"s{side}" for side in range(8)]} for i in range(17)]
    hero = made(tokens=tokens[:14] + hero_with([])["tokens"])
    assert len(hero_sheet(hero, "en").tokens) == 16
    refused = [fault("tokens", "fault-entries", count=17, expected="…")]
    data = hero_with([{"id": "plain", "scheme": [{"op": "draw", "count": 1}]}], tokens=tokens)
    assert_refused(content, data, refused)
