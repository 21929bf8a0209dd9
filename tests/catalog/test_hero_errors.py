"""What a hero can get wrong as a whole: deck, names, fighters, shared effects, the shape of the file."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from peerless import Content
from peerless.catalog.models import CardDef, FigureDef, HeroDef
from peerless.catalog.reading.faults import note_faults
from peerless.catalog.reading.problems import Problems
from peerless.messages.message import Message
from tests.catalog.support import (
    DRAW,
    Fault,
    ability,
    assert_refused,
    differs,
    fault,
    fault_cases,
    from_to,
    hero,
    problems_of,
    scheme,
    whole,
)
from tests.effects.bench import card, hero_with

FIGHTER = {"id": "tess", "name": "Tess", "health": 3, "attack": "melee"}
PAL = {"id": "pal", "name": "Pal", "health": 1, "attack": "melee"}
NO_BOOST_VALUE = {key: value for key, value in card({"id": "x", "attack": 2}).items() if key != "boost"}


HERO_KEYS = (
    "name, hero, move, cards, sidekicks, tokens, markers, counters, abilities, set, colors, names, author, version, "
    "notes, shared"
)
BODIES = Message("fault-type-one-of", values="armor, beast, bird, cloak, coat, dress, robe, spirit, tunic")
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
    "29 cards": (hero(cards=hero()["cards"][1:]), [fault("cards", "fault-deck-size", count=29, size=30)]),
    "31 cards": (
        hero(cards=[*hero()["cards"], {**hero()["cards"][0], "id": "y"}]),
        [fault("cards", "fault-deck-size", count=31, size=30)],
    ),
    "no cards": (hero(cards=[]), [fault("cards", "fault-entries", count=0, expected=from_to(1, 40))]),
    "two cards of one id": (with_twin(), [fault("cards[5] (x).id", "fault-twice", name="x")]),
    "a card called like an answer": (
        hero_with([{"id": "none", "attack": 1}]),
        [fault("cards[0] (none).id", "fault-answer", name="none")],
    ),
    "value on a scheme": (
        hero_with([{"id": "x", "scheme": [DRAW], "value": 3}]),
        [fault("cards[0] (x).value", "fault-no-value", type="scheme")],
    ),
    "no value on an attack": (
        without_value(),
        [fault("cards[1] (stab).value", "fault-needs-value", type="attack")],
    ),
    "a scheme that does nothing": (
        hero_with([{"id": "x", "type": "scheme"}]),
        [fault("cards[0] (x).effects", "fault-idle-scheme")],
    ),
    "a card of nobody": (
        hero_with([{"id": "x", "attack": 1, "fighters": ["bob"]}]),
        [fault("cards[0] (x).fighters", "fault-card-fighter", fighter="bob", known="tess, pal, any")],
    ),
    "a card of a list of nobody": (
        hero_with([{"id": "x", "attack": 1, "fighters": []}]),
        [fault("cards[0] (x).fighters", "fault-entries", count=0, expected=from_to(1, 6))],
    ),
    "eleven copies": (
        hero_with([{"id": "x", "attack": 1, "copies": 11}]),
        [differs("cards[0] (x).copies", "11", whole(1, 10))],
    ),
    "a boost below zero": (
        hero_with([{"id": "x", "attack": 1, "boost": -1}]),
        [differs("cards[0] (x).boost", "-1", whole(0, 9))],
    ),
    "no boost": (
        hero(cards=[NO_BOOST_VALUE]),
        [fault("cards[0] (x)", "fault-missing", key="boost"), fault("cards", "fault-deck-size", count=1, size=30)],
    ),
    "31 keywords": (
        hero_with([{"id": "x", "attack": 1, "keywords": [f"k{i}" for i in range(30)]}]),
        [fault("cards", "fault-many-keywords", most=30)],
    ),
}
FIGHTERS = {
    "two of one id": (
        hero(sidekicks=[{**PAL, "id": "tess"}]),
        [fault("sidekicks[0] (tess).id", "fault-twice", name="tess")],
    ),
    "an id like a numbered one": (
        hero(sidekicks=[{**PAL, "count": 2}, {**PAL, "id": "pal_1"}]),
        [fault("sidekicks[1] (pal_1).id", "fault-twice", name="pal_1")],
    ),
    "a word of the language": (
        hero(hero={**FIGHTER, "id": "self"}),
        [fault("hero.id", "fault-reserved", name="self")],
    ),
    "a sidekick called opposing": (
        hero(sidekicks=[{**PAL, "id": "opposing"}]),
        [fault("sidekicks[0] (opposing).id", "fault-reserved", name="opposing")],
    ),
    "an answer": (
        hero(sidekicks=[{**PAL, "id": "done"}]),
        [fault("sidekicks[0] (done).id", "fault-answer", name="done")],
    ),
    "maximum below the start": (
        hero(hero={**FIGHTER, "max_health": 2}),
        [fault("hero.max_health", "fault-health", fighter="tess")],
    ),
    "huge without yes or no": (
        hero(hero={**FIGHTER, "huge": 1}),
        [differs("hero.huge", "1", Message("fault-type-truth"))],
    ),
    "no health": (hero(hero={**FIGHTER, "health": 0}), [differs("hero.health", "0", whole(1, 99))]),
    "unknown attack": (
        hero(hero={**FIGHTER, "attack": "magic"}),
        [differs("hero.attack", "'magic'", Message("fault-type-one-of", values="melee, ranged"))],
    ),
    "a body nobody draws": (
        hero(hero={**FIGHTER, "figure": {"body": "blob"}}),
        [
            differs(
                "hero.figure.body", "'blob'", Message("error-or", first=BODIES, second=Message("fault-type-nothing"))
            )
        ],
    ),
    "a figure with wings": (
        hero(sidekicks=[{**PAL, "figure": {"wings": 2}}]),
        [fault("sidekicks[0] (pal).figure.wings", "fault-unknown-key", known="body, head, prop, skin")],
    ),
    "unknown colors": (
        hero(colors="gold"),
        [
            differs(
                "colors",
                "'gold'",
                Message("fault-type-one-of", values="brick, forest, navy, plum, teal, umber, violet"),
            )
        ],
    ),
    "name with a line break": (
        hero(hero={**FIGHTER, "id": "tess\n"}),
        [differs("hero.id", "'tess\\n'", Message("fault-type-name"))],
    ),
    "a spell with an ingredient that no card shows": (
        hero(
            row={"name": "relic"},
            spells=[
                {"id": "rain", "needs": ["sparring"], "do": [DRAW]},
                {"id": "hail", "needs": ["sun"], "do": [DRAW]},
            ],
        ),
        [fault("spells[1] (hail).needs", "fault-no-keyword", keyword="sun", known="sparring")],
    ),
    "five kinds of sidekicks": (
        hero(sidekicks=[{**PAL, "id": f"pal{i}"} for i in range(5)]),
        [fault("sidekicks", "fault-entries", count=5, expected=from_to(0, 4))],
    ),
}
NAMES = {
    "two tokens of one id": (
        hero(tokens=[{"id": "t", "sides": ["a", "b"]}, {"id": "t", "sides": ["a", "b"]}]),
        [fault("tokens[1] (t).id", "fault-twice", name="t")],
    ),
    "two markers of one id": (
        hero(markers=[{"id": "m", "count": 1}, {"id": "m", "count": 2}]),
        [fault("markers[1] (m).id", "fault-twice", name="m")],
    ),
    "no markers of a kind": (
        hero(markers=[{"id": "m", "count": 0}]),
        [differs("markers[0] (m).count", "0", whole(1, 6))],
    ),
    "two sides of one name": (
        hero(tokens=[{"id": "t", "sides": ["a", "a"]}]),
        [fault("tokens[0] (t).sides[1]", "fault-twice", name="a")],
    ),
    "a token with one side": (
        hero(tokens=[{"id": "t", "sides": ["a"]}]),
        [fault("tokens[0] (t).sides", "fault-entries", count=1, expected=from_to(2, 8))],
    ),
    "two abilities of one id": (
        hero(abilities=[{"id": "a", "parts": [{"kind": "bonus", "to": "attack", "amount": 1}]}] * 2),
        [fault("abilities[1] (a).id", "fault-twice", name="a")],
    ),
}
SHARED = {
    "unknown": (
        using(use="magic"),
        [fault("cards[0] (x).use", "fault-no-shared", name="magic", known="ambush, boost_opposing, boost_own, …")],
    ),
    "a list": (
        using(use=["feint"]),
        [fault("cards[0] (x).use", "fault-no-shared", name="['feint']", known="ambush, boost_opposing, boost_own, …")],
    ),
    "numbers missing": (
        using(use="dash"),
        [fault("cards[0] (x).numbers", "fault-numbers", name="dash", wanted="distance")],
    ),
    "a number too many": (
        using(use="feint", numbers={"cards": 1}),
        [fault("cards[0] (x).numbers", "fault-numbers", name="feint", wanted=Message("error-none"))],
    ),
    "another number": (
        using(use="dash", numbers={"cards": 1}),
        [fault("cards[0] (x).numbers", "fault-numbers", name="dash", wanted="distance")],
    ),
    "a number that is none": (
        using(use="dash", numbers={"distance": "far"}),
        [differs("cards[0] (x).numbers.distance", "'far'", whole(0, 99))],
    ),
    "numbers that are none": (
        using(use="dash", numbers=3),
        [fault("cards[0] (x).numbers", "fault-numbers", name="dash", wanted="distance")],
    ),
    "numbers for nothing": (
        using(numbers={"distance": 1}),
        [fault("cards[0] (x).numbers", "fault-numbers-alone")],
    ),
    "the timing is taken": (
        using(use="feint", immediately=[DRAW]),
        [fault("cards[0] (x).effects.immediately", "fault-shared-timing", name="feint")],
    ),
    "the type does not fit": (
        hero_with([{"id": "x", "scheme": [DRAW], "use": "feint"}]),
        [fault("cards[0] (x).effects.immediately", "fault-timing", type="scheme")],
    ),
}
SHAPE = {
    "a list": ([1], [fault("", "fault-not-a-hero")]),
    "nothing": (None, [fault("", "fault-not-a-hero")]),
    "empty": (
        {},
        [
            fault("", "fault-missing", key="name"),
            fault("", "fault-missing", key="hero"),
            fault("", "fault-missing", key="move"),
            fault("", "fault-missing", key="cards"),
        ],
    ),
    "its own id": (hero(id="other"), [fault("id", "fault-id")]),
    "unknown key": (
        hero(color="red"),
        [
            fault(
                "color",
                "fault-unknown-key",
                known=HERO_KEYS,
            )
        ],
    ),
    "cards are a word": (hero(cards="many"), [differs("cards", "'many'", Message("fault-type-list"))]),
    "a card is a number": (hero(cards=[3]), [differs("cards[0]", "3", Message("fault-type-mapping"))]),
    "abilities are a number": (hero(abilities=5), [differs("abilities", "5", Message("fault-type-list"))]),
    "parts are a number": (
        hero(abilities=[{"id": "a", "parts": 5}]),
        [differs("abilities[0] (a).parts", "5", Message("fault-type-list"))],
    ),
    "effects are a list": (
        hero_with([{"id": "x", "attack": 1, "effects": []}]),
        [differs("cards[0] (x).effects", Message("fault-type-list"), Message("fault-type-mapping"))],
    ),
    "too fast": (hero(move=10), [differs("move", "10", whole(0, 9))]),
    "too long a name": (
        hero(name="N" * 81),
        [differs("name", "'NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN…", Message("fault-type-line", least=1, most=80))],
    ),
    "keys that are no words": (
        hero() | {1: 2},
        [
            fault(
                "1",
                "fault-unknown-key",
                known=HERO_KEYS,
            )
        ],
    ),
}
GROUPS: dict[str, dict[str, tuple[Any, list[Fault]]]] = {
    "deck": DECK, "fighters": FIGHTERS, "names": NAMES, "shared": SHARED, "shape": SHAPE,
}  # fmt: skip


@pytest.mark.parametrize(("data", "wanted"), fault_cases(GROUPS))
def test_fault_is_refused_with_its_place(data: Any, wanted: list[Fault], content: Content) -> None:
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
        color="red",
        abilities=[
            {"id": "a", "parts": [{"kind": "aura"}]},
            {"id": "b", "parts": [{"kind": "bonus", "to": "attack", "amount": 1, "by": "bob"}]},
        ],
    )  # fmt: skip
    data["cards"][4]["copies"] -= 1
    wanted = [
        fault("cards[2] (z).use", "fault-no-shared", name="nope", known="…"),
        fault("color", "fault-unknown-key", known="…"),
        differs("move", -1, whole(0, 9)),
        differs("cards[0] (x).boost", 99, whole(0, 9)),
        fault("cards[0] (x).effects.scheme[0].foo", "fault-unknown-key", known="…"),
        fault("cards[0] (x).effects.scheme[1].op", "fault-not-called", key="op", found="'fly'", known="…"),
        fault("abilities[0] (a).parts[0].kind", "fault-not-called", key="kind", found="'aura'", known="…"),
        fault("cards", "fault-deck-size", count=29, size=30),
        fault("cards[3] (w).fighters", "fault-card-fighter", fighter="ann", known="tess, pal, any"),
        fault("cards[1] (y).effects.scheme[0].to", "fault-no-fighter", fighter="bob", known="…"),
        fault("cards[1] (y).effects.scheme[0].amount", "fault-not-chosen", name="$n"),
        fault("cards[3] (w).effects.after_combat[0]", "fault-not-at", what="cancel", moment="after_combat", known="…"),
        fault("abilities[1] (b).parts[0].by", "fault-no-fighter", fighter="bob", known="…"),
    ]
    assert_refused(content, data, wanted)


def test_an_unreadable_number_of_copies_is_not_counted(content: Content) -> None:
    found = problems_of(
        content.copy(), hero_with([{"id": "x", "attack": 2}]) | {"cards": [{"id": "x", "copies": "two"}]}
    )
    assert not any(isinstance(p.message, Message) and p.message.key == "fault-deck-size" for p in found)
    assert any(differs("cards[0] (x).copies", "'two'", whole(1, 10)).matches(problem) for problem in found)


def test_a_refused_hero_does_not_replace_a_right_one(content: Content) -> None:
    own = content.copy()
    own.add_data(scheme(DRAW), "x")
    before = own.heroes["x"]
    assert problems_of(own, hero(move=-1), "x")
    assert own.heroes["x"] is before


def test_faults_name_what_is_refused_and_nothing_that_is_right() -> None:
    """Walking the data along the types agrees with the conversion itself."""
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


def test_a_figure_is_part_of_a_definition_only_where_it_is_written(content: Content) -> None:
    """Hashes of heroes without one stay what they were before there were figures."""
    known = content.copy()
    known.add_data(hero(), "plain")
    known.add_data(hero(hero={**FIGHTER, "figure": {"body": "robe"}}, colors="teal"), "drawn")
    plain, drawn = known.hero("plain"), known.hero("drawn")
    assert "figure" not in msgspec.to_builtins(plain)["hero"]
    assert "colors" not in msgspec.to_builtins(plain)
    assert drawn.hero.figure == FigureDef(body="robe")
    assert drawn.colors == "teal"
