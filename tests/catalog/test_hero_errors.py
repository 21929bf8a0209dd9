"""What a hero can get wrong as a whole: deck, names, fighters, shared effects, the shape of the file."""

from __future__ import annotations

from typing import Any

import pytest

from peerless import Content
from peerless.catalog.faults import note_faults
from peerless.catalog.models import CardDef, HeroDef
from peerless.catalog.problems import Problems
from tests.catalog.support import DRAW, ability, assert_refused, fault_cases, hero, problems_of, scheme
from tests.effects.bench import card, hero_with

FIGHTER = {"id": "tess", "name": "Tess", "health": 3, "attack": "melee"}
PAL = {"id": "pal", "name": "Pal", "health": 1, "attack": "melee"}
NO_BOOST_VALUE = {key: value for key, value in card({"id": "x", "attack": 2}).items() if key != "boost"}


SEARCH = {"op": "search", "card": "x", "piles": ["deck"]}


def without_value() -> dict[str, Any]:
    data = hero()
    data["cards"][1] = {key: value for key, value in data["cards"][1].items() if key != "value"}
    return data


def with_twin() -> dict[str, Any]:
    """The card `x` twice, and still 30 cards."""
    data = hero()
    first, second, *rest = data["cards"]
    return {**data, "cards": [first, {**second, "copies": second["copies"] - 1}, *rest, dict(first)]}


def using(**keys: Any) -> dict[str, Any]:
    return hero_with([{"id": "x", "versatile": 2, **keys}])


DECK = {
    "29 cards": (hero(cards=hero()["cards"][1:]), ["cards: the deck has 29 cards, a deck has 30 (SET-1)"]),
    "31 cards": (
        hero(cards=[*hero()["cards"], {**hero()["cards"][0], "id": "y"}]),
        ["cards: the deck has 31 cards, a deck has 30 (SET-1)"],
    ),
    "no cards": (hero(cards=[]), ["cards: 0 entries, expected 1 to 40"]),
    "two cards of one id": (with_twin(), ["cards: 'x' stands twice"]),
    "a card called like an answer": (
        hero_with([{"id": "none", "attack": 1}]),
        ["cards: 'none' is an answer, not a name"],
    ),
    "value on a scheme": (
        hero_with([{"id": "x", "scheme": [DRAW], "value": 3}]),
        ["cards[0] (x).value: the type is scheme: it has no value (CRD-1)"],
    ),
    "no value on an attack": (
        without_value(),
        ["cards[1] (stab).value: the type is attack: it needs a value (CRD-1)"],
    ),
    "a scheme that does nothing": (
        hero_with([{"id": "x", "type": "scheme"}]),
        ["cards[0] (x).effects: a scheme without an effect does nothing (SCH-2)"],
    ),
    "a card of nobody": (
        hero_with([{"id": "x", "attack": 1, "fighters": ["bob"]}]),
        ["cards[0] (x).fighters: no fighter 'bob' (CRD-2)"],
    ),
    "a card of a list of nobody": (
        hero_with([{"id": "x", "attack": 1, "fighters": []}]),
        ["cards[0] (x).fighters: 0 entries, expected 1 to 6"],
    ),
    "eleven copies": (
        hero_with([{"id": "x", "attack": 1, "copies": 11}]),
        ["cards[0] (x).copies: 11 found, expected a whole number from 1 to 10"],
    ),
    "a boost below zero": (
        hero_with([{"id": "x", "attack": 1, "boost": -1}]),
        ["cards[0] (x).boost: -1 found, expected a whole number from 0 to 9"],
    ),
    "no boost": (hero(cards=[NO_BOOST_VALUE]), ["cards[0] (x): `boost` is missing", "cards: the deck has 1 cards"]),
    "31 keywords": (
        hero_with([{"id": "x", "attack": 1, "keywords": [f"k{i}" for i in range(30)]}]),
        ["cards: more than 30 keywords"],
    ),
}
FIGHTERS = {
    "two of one id": (hero(sidekicks=[{**PAL, "id": "tess"}]), ["sidekicks: 'tess' stands twice"]),
    "an id like a numbered one": (
        hero(sidekicks=[{**PAL, "count": 2}, {**PAL, "id": "pal_1"}]),
        ["sidekicks: 'pal_1' stands twice"],
    ),
    "a word of the language": (
        hero(hero={**FIGHTER, "id": "self"}),
        ["hero.id: 'self' is a word of the language, not a name"],
    ),
    "a sidekick called opposing": (
        hero(sidekicks=[{**PAL, "id": "opposing"}]),
        ["sidekicks[0] (opposing).id: 'opposing' is a word of the language, not a name"],
    ),
    "an answer": (hero(sidekicks=[{**PAL, "id": "done"}]), ["sidekicks: 'done' is an answer, not a name"]),
    "maximum below the start": (
        hero(hero={**FIGHTER, "max_health": 2}),
        ["hero.max_health: tess starts above its maximum (FIG-4)"],
    ),
    "huge without yes or no": (
        hero(hero={**FIGHTER, "huge": 1}),
        ["hero.huge: 1 found, expected true or false"],
    ),
    "two heroes": (hero(hero={**FIGHTER, "count": 2}), ["hero.count: exactly one fighter is the hero (FIG-1)"]),
    "no health": (hero(hero={**FIGHTER, "health": 0}), ["hero.health: 0 found, expected a whole number from 1 to 99"]),
    "unknown attack": (
        hero(hero={**FIGHTER, "attack": "magic"}),
        ["hero.attack: 'magic' found, expected one of melee"],
    ),
    "name with a line break": (
        hero(hero={**FIGHTER, "id": "tess\n"}),
        ["hero.id: 'tess\\n' found, expected a name of"],
    ),
    "five kinds of sidekicks": (
        hero(sidekicks=[{**PAL, "id": f"pal{i}"} for i in range(5)]),
        ["sidekicks: 5 entries, expected 0 to 4"],
    ),
}
NAMES = {
    "two tokens of one id": (
        hero(tokens=[{"id": "t", "sides": ["a", "b"]}, {"id": "t", "sides": ["a", "b"]}]),
        ["tokens: 't' stands twice"],
    ),
    "two markers of one id": (
        hero(markers=[{"id": "m", "count": 1}, {"id": "m", "count": 2}]),
        ["markers: 'm' stands twice"],
    ),
    "no markers of a kind": (
        hero(markers=[{"id": "m", "count": 0}]),
        ["markers[0] (m).count: 0 found, expected a whole number from 1 to 6"],
    ),
    "two sides of one name": (
        hero(tokens=[{"id": "t", "sides": ["a", "a"]}]),
        ["tokens[0] (t).sides: 'a' stands twice"],
    ),
    "a token with one side": (
        hero(tokens=[{"id": "t", "sides": ["a"]}]),
        ["tokens[0] (t).sides: 1 entries, expected 2"],
    ),
    "two abilities of one id": (
        hero(abilities=[{"id": "a", "parts": [{"kind": "bonus", "to": "attack", "amount": 1}]}] * 2),
        ["abilities: 'a' stands twice"],
    ),
}
SHARED = {
    "unknown": (using(use="magic"), ["cards[0] (x).use: no shared effect 'magic' (known: ambush, boost_"]),
    "a list": (using(use=["feint"]), ["cards[0] (x).use: no shared effect '['feint']' (known: "]),
    "numbers missing": (using(use="dash"), ["cards[0] (x).numbers: 'dash' needs these numbers: distance"]),
    "a number too many": (
        using(use="feint", numbers={"cards": 1}),
        ["cards[0] (x).numbers: 'feint' needs these numbers: none"],
    ),
    "another number": (
        using(use="dash", numbers={"cards": 1}),
        ["cards[0] (x).numbers: 'dash' needs these numbers: distance"],
    ),
    "a number that is none": (
        using(use="dash", numbers={"distance": "far"}),
        ["cards[0] (x).numbers.distance: 'far' found, expected a whole number from 0 to 99"],
    ),
    "numbers that are none": (using(use="dash", numbers=3), ["cards[0] (x).numbers: 'dash' needs these numbers: dist"]),
    "numbers for nothing": (
        using(numbers={"distance": 1}),
        ["cards[0] (x).numbers: numbers belong to an effect that is named by `use`"],
    ),
    "the timing is taken": (
        using(use="feint", immediately=[DRAW]),
        ["cards[0] (x).effects.immediately: 'feint' has an effect at that timing already"],
    ),
    "the type does not fit": (
        hero_with([{"id": "x", "scheme": [DRAW], "use": "feint"}]),
        ["cards[0] (x).effects.immediately: the type is scheme: it has no such timing"],
    ),
}
SHAPE = {
    "a list": ([1], ["a hero is a mapping with name, hero, move, cards …"]),
    "nothing": (None, ["a hero is a mapping with name, hero, move, cards …"]),
    "empty": ({}, ["`name` is missing", "`hero` is missing", "`move` is missing", "`cards` is missing"]),
    "its own id": (hero(id="other"), ["id: the id is the name of the file, it is not written in it"]),
    "unknown key": (hero(colour="red"), ["colour: unknown key (known: name, hero, move, cards, sidekicks, tokens, "]),
    "cards are a word": (hero(cards="many"), ["cards: 'many' found, expected a list"]),
    "a card is a number": (hero(cards=[3]), ["cards[0]: 3 found, expected a mapping"]),
    "abilities are a number": (hero(abilities=5), ["abilities: 5 found, expected a list"]),
    "parts are a number": (
        hero(abilities=[{"id": "a", "parts": 5}]),
        ["abilities[0] (a).parts: 5 found, expected a list"],
    ),
    "effects are a list": (
        hero_with([{"id": "x", "attack": 1, "effects": []}]),
        ["cards[0] (x).effects: a list found, expected a mapping"],
    ),
    "too fast": (hero(move=10), ["move: 10 found, expected a whole number from 0 to 9"]),
    "too long a name": (
        hero(name="N" * 81),
        ["name: 'NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN… found, expected a text"],
    ),
    "keys that are no words": (hero() | {1: 2}, ["1: unknown key (known: name, "]),
}
GROUPS: dict[str, dict[str, tuple[Any, list[str]]]] = {
    "deck": DECK, "fighters": FIGHTERS, "names": NAMES, "shared": SHARED, "shape": SHAPE,
}  # fmt: skip


@pytest.mark.parametrize(("data", "wanted"), fault_cases(GROUPS))
def test_fault_is_refused_with_its_place(data: Any, wanted: list[str], content: Content) -> None:
    assert_refused(content, data, wanted)


def test_a_file_is_told_all_its_faults_at_once(content: Content) -> None:
    """Faults of reading and of meaning, in cards, abilities and around them; none hides another."""
    data = hero_with(
        [
            {"id": "x", "boost": 99, "scheme": [{**DRAW, "foo": 1}, {"op": "fly"}]},
            {"id": "y", "scheme": [{"op": "damage", "to": "bob", "amount": "$n"}, SEARCH]},
            {"id": "z", "attack": 2, "use": "nope"},
            {"id": "w", "attack": 2, "after_combat": [{"op": "cancel"}], "fighters": ["ann"]},
        ],
        move=-1,
        colour="red",
        abilities=[
            {"id": "a", "parts": [{"kind": "aura"}]},
            {"id": "b", "parts": [{"kind": "bonus", "to": "attack", "amount": 1, "by": "bob"}]},
        ],
    )  # fmt: skip
    data["cards"][4]["copies"] -= 1
    beginnings = [
        "cards[2] (z).use: no shared effect 'nope'",
        "colour: unknown key",
        "move: -1 found",
        "cards[0] (x).boost: 99 found",
        "cards[0] (x).effects.scheme[0].foo: unknown key",
        "cards[0] (x).effects.scheme[1].op: no `op` is called 'fly'",
        "abilities[0] (a).parts[0].kind: no `kind` is called 'aura'",
        "cards: the deck has 29 cards",
        "cards[3] (w).fighters: no fighter 'ann'",
        "cards[1] (y).effects.scheme[0].to: no fighter 'bob'",
        "cards[1] (y).effects.scheme[0].amount: '$n' is not chosen before",
        "cards[3] (w).effects.after_combat[0]: `cancel` cannot stand at 'after_combat'",
        "abilities[1] (b).parts[0].by: no fighter 'bob'",
    ]
    found = problems_of(content.copy(), data)
    assert len(found) == len(beginnings), found
    for problem, beginning in zip(found, beginnings, strict=True):
        assert problem.startswith(beginning), problem


def test_an_unreadable_number_of_copies_is_not_counted(content: Content) -> None:
    found = problems_of(
        content.copy(), hero_with([{"id": "x", "attack": 2}]) | {"cards": [{"id": "x", "copies": "two"}]}
    )
    assert not any("the deck has" in problem for problem in found)
    assert any("cards[0] (x).copies: 'two' found" in problem for problem in found)


def test_a_refused_hero_does_not_replace_a_right_one(content: Content) -> None:
    own = content.copy()
    own.add_data(scheme(DRAW), "x")
    before = own.heroes["x"]
    assert problems_of(own, hero(move=-1), "x")
    assert own.heroes["x"] is before


def test_faults_name_what_is_refused_and_nothing_that_is_right() -> None:
    """The walk beside the types agrees with the conversion itself."""
    right = Problems("f")
    note_faults({**hero(), "id": "x"}, HeroDef, "", right)
    note_faults(card({"id": "x", "attack": 1}), CardDef, "card", right)
    assert right == []


@pytest.mark.parametrize("wrong", [None, 1, 1.5, True, "text", [], {}, [[]], {"a": 1}, "$x", -1, 10**30, "é", "\0"])
def test_any_value_at_any_place_is_refused_or_right(wrong: Any, content: Content) -> None:
    """No value anywhere in a hero makes the loader fail in another way than by its problems."""
    base = ability(
        {"kind": "trigger", "at": "after_combat", "do": [{"op": "choose_modes", "modes": {"a": [DRAW], "b": [DRAW]}}]}
    )
    cond = {"test": "amount", "amount": {"count": "cards", "among": {"pile": "discard"}}, "at_least": 1}
    hit = {"op": "damage", "to": {"one": {"side": "opposing", "adjacent_to": "self"}}, "amount": 1}
    base["cards"][0]["effects"]["scheme"] = [{"op": "if", "cond": cond, "then": [hit]}]
    assert problems_of(content.copy(), base) == []
    for changed in _with_each_place_replaced(base, wrong):
        problems_of(content.copy(), changed)


def _with_each_place_replaced(data: Any, wrong: Any) -> Any:
    yield wrong
    if isinstance(data, dict):
        for key, value in data.items():
            yield {**data, str(wrong): value}
            for inner in _with_each_place_replaced(value, wrong):
                yield {**data, key: inner}
    elif isinstance(data, list):
        for i, value in enumerate(data[:1]):
            for inner in _with_each_place_replaced(value, wrong):
                yield [*data[:i], inner, *data[i + 1 :]]
