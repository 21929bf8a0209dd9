"""Counters, symbols, sets of fighters, shared damage and high ground: what a file can get wrong about them."""

from __future__ import annotations

from typing import Any

import pytest

from peerless import Content
from peerless.catalog.models import HeroDef
from tests.catalog.effect_faults import D, P, S, no_bob, not_at, when
from tests.catalog.support import (
    DRAW,
    Fault,
    ability,
    assert_refused,
    board,
    combat,
    fault,
    fault_cases,
    hero,
    problems_of,
    scheme,
)
from tests.effects.bench import hero_with

SYMBOLS = {"kind": "symbols", "keywords": ["sun", "moon"]}
SHARE = {"kind": "share_damage", "of": "hero", "to": {"side": "yours", "kind": "pal"}}
BLOW = {"op": "damage", "to": {"each": {}}, "amount": 1, "damaged": "$hurt"}


def symbols(*steps: Any, parts: Any = (SYMBOLS,), **more: Any) -> dict[str, Any]:
    """A hero with two symbols, and one scheme `x` of these steps."""
    cards: list[dict[str, Any]] = [
        {"id": "x", "scheme": list(steps)},
        {"id": "sunny", "attack": 1, "keywords": ["sun"]},
        {"id": "moony", "attack": 1, "keywords": ["moon"], **more},
    ]
    return hero_with(cards, abilities=[{"id": "a", "parts": list(parts)}])


def counters(*made: dict[str, Any], **more: Any) -> dict[str, Any]:
    return hero(counters=list(made), **more)


COUNTERS = {
    "no such counter": (
        scheme({"op": "gain", "counter": "rage"}),
        [fault(f"{S}[0].counter", "fault-no-counter", counter="rage", known="fury")],
    ),
    "counted": (
        scheme({"op": "draw", "count": {"count": "counter", "counter": "mood"}}),
        [fault(f"{S}[0].count.counter", "fault-no-counter", counter="mood", known="fury")],
    ),
    "a price nobody can pay": (
        scheme({"op": "spend", "counter": "fury", "count": 4, "do": [DRAW]}),
        [fault(f"{S}[0].count", "fault-high-price", counter="fury", count=4, most=3)],
    ),
    "a price of 0": (
        scheme({"op": "spend", "counter": "fury", "count": 0, "do": [DRAW]}),
        [fault(f"{S}[0].count", "fault-zero")],
    ),
    "nothing for the price": (
        scheme({"op": "spend", "counter": "fury", "do": []}),
        [fault(f"{S}[0].do", "fault-no-steps")],
    ),
    "what was spent is not used": (
        scheme({"op": "spend_any", "counter": "fury", "bind": "$n"}),
        [fault(f"{S}[0].bind", "fault-unused", name="$n")],
    ),
    "starts too high": (
        counters({"id": "fury", "most": 2, "start": 3}),
        [fault("counters[0] (fury).start", "fault-counter-start", most=2)],
    ),
    "twice": (
        counters({"id": "fury", "most": 2}, {"id": "fury", "most": 3}),
        [fault("counters[1] (fury).id", "fault-twice", name="fury")],
    ),
    "named like a token": (
        counters({"id": "fury", "most": 2}, {"id": "mood", "most": 3}),
        [fault("counters[1].id", "fault-twice", name="mood")],
    ),
    "as many modes as something that is no number": (
        scheme(
            {"op": "choose_fighter", "among": {}, "bind": "$who"},
            {"op": "choose_modes", "pick": "$who", "modes": {"a": [DRAW], "b": [DRAW]}},
        ),
        [fault(f"{S}[1].pick", "fault-is-a", name="$who", kind="fighter", wanted="number")],
    ),
}
SETS = {
    "a set is no number": (
        scheme(BLOW, {"op": "draw", "count": "$hurt"}),
        [fault(f"{S}[1].count", "fault-is-a", name="$hurt", kind="fighters", wanted="number")],
    ),
    "a set cannot be placed": (
        scheme(BLOW, {"op": "place", "who": "$hurt"}),
        [fault(f"{S}[1].who", "fault-place-one")],
    ),
    "not used": (scheme(BLOW), [fault(f"{S}[0].damaged", "fault-unused", name="$hurt")]),
    "passed without going through": (
        scheme(
            {"op": "move", "who": "hero", "up_to": 2, "passed": "$p"},
            {"op": "damage", "to": "$p", "amount": 1},
        ),
        [fault(f"{S}[0].passed", "fault-passed")],
    ),
    "several that pass": (
        scheme(
            {"op": "move", "who": {"each": {"side": "yours"}}, "up_to": 2, "through": True, "passed": "$p"},
            {"op": "damage", "to": "$p", "amount": 1},
        ),
        [fault(f"{S}[0].who", "fault-place-one")],
    ),
    "chosen, of a number": (
        scheme(
            {"op": "choose_number", "up_to": 2, "bind": "$n"},
            when({"test": "chosen", "what": "$n"}),
        ),
        [fault(f"{S}[1].cond.what", "fault-chosen-number", name="$n")],
    ),
    "chosen, of nothing": (
        scheme(when({"test": "chosen", "what": "$x"})),
        [fault(f"{S}[0].cond.what", "fault-not-chosen", name="$x")],
    ),
    "comes back into no combat": (
        scheme({"op": "return", "who": "pal", "where": {}, "takes_part": True}),
        [not_at(f"{S}[0]", "takes_part", "scheme", "immediately, during_combat")],
    ),
}
SYMBOL = {
    "no symbols": (
        scheme({"op": "by_symbol", "cases": {"sun": [DRAW]}}),
        [fault(f"{S}[0]", "fault-no-symbols")],
    ),
    "no such symbol": (
        symbols({"op": "by_symbol", "cases": {"star": [DRAW]}}),
        [fault(f"{S}[0].cases.star", "fault-no-symbol", symbol="star", known="sun, moon")],
    ),
    "no cases": (symbols({"op": "by_symbol", "cases": {}}), [fault(f"{S}[0].cases", "fault-no-steps")]),
    "in a condition": (
        symbols(when({"test": "symbol", "shows": "star"})),
        [fault(f"{S}[0].cond.shows", "fault-no-symbol", symbol="star", known="sun, moon")],
    ),
    "no card has it": (
        symbols(DRAW, parts=[{"kind": "symbols", "keywords": ["sun", "star"]}]),
        [fault("abilities", "fault-no-keyword", keyword="star", known="sun, moon, sparring")],
    ),
    "two kinds": (symbols(DRAW, parts=[SYMBOLS, SYMBOLS]), [fault("abilities", "fault-symbols-twice")]),
    "the top of a hand": (
        scheme({"op": "draw", "count": {"count": "cards", "among": {"pile": "hand", "top": True}}}),
        [fault(f"{S}[0].count.among.top", "fault-top")],
    ),
    "also as its own type": (
        symbols(DRAW, also={"type": "attack"}),
        [fault("cards[2] (moony).also", "fault-also", type="attack")],
    ),
    "a scheme that attacks": (
        hero_with([{"id": "x", "scheme": [DRAW], "also": {"type": "attack"}}]),
        [fault("cards[0] (x).also", "fault-also", type="scheme")],
    ),
    "the card itself, before the combat is over": (
        combat("during_combat", {"op": "take", "cards": "own"}),
        [not_at(f"{D}[0].cards", "own", "during_combat", "after_combat, scheme")],
    ),
}
OTHERS = {
    "the card against the outer attack, outside a bonus attack": (
        combat("during_combat", {"op": "set_value", "to": {"count": "printed_value", "card": "outer_opposing"}}),
        [fault(f"{D}[0].to.card", "fault-outer")],
    ),
    "a number that no earlier timing has counted": (
        hero_with(
            [
                {
                    "id": "x",
                    "attack": 1,
                    "during_combat": [{"op": "add_value", "amount": "$n"}],
                    "after_combat": [{"op": "choose_number", "up_to": 2, "bind": "$n"}, {"op": "draw", "count": "$n"}],
                }
            ]
        ),
        [fault(f"{D}[0].amount", "fault-not-chosen", name="$n")],
    ),
    "an action before the first": (
        ability({"kind": "trigger", "at": "start_of_turn", "do": [when({"test": "action_number", "number": 2})]}),
        [fault(f"{P}[0].do[0].cond", "fault-not-at", what="action_number", moment="start_of_turn", known="…")],
    ),
    "damage shared twice": (ability(SHARE, SHARE), [fault(f"{P}[1]", "fault-share-twice")]),
    "shared with the defeated": (
        ability({**SHARE, "to": {"side": "yours", "defeated": True}}),
        [fault(f"{P}[0].to.defeated", "fault-share-defeated")],
    ),
    "shared with nobody there is": (
        ability({**SHARE, "to": {"side": "yours", "kind": "bob"}}),
        [no_bob(f"{P}[0].to.kind", "sidekick")],
    ),
    "shared, its faults": (
        {**hero(cards=[{**hero()["cards"][0], "use": "gift"}]), "shared": {"gift": {"effect": {}}}},
        [
            fault("shared.gift.effect", "fault-unknown-key", known="effects, numbers"),
            fault("shared.gift", "fault-missing", key="effects"),
            fault("cards[0] (x).use", "fault-no-shared", name="gift", known="ambush, boost_opposing, boost_own, …"),
            fault("cards", "fault-deck-size", count=1, size=30),
        ],
    ),
}
GROUPS: dict[str, dict[str, tuple[Any, list[Fault]]]] = {
    "counters": COUNTERS,
    "sets of fighters": SETS,
    "symbols": SYMBOL,
    "others": OTHERS,
}
HIGH = {
    "no line": (
        board(high_ground=[["s1", "s3"]]),
        [fault("high_ground[0]", "fault-no-line", first="s1", second="s3")],
    ),
    "no space": (
        board(high_ground=[["s9", "s1"]]),
        [fault("high_ground[0]", "fault-no-line", first="s9", second="s1")],
    ),
    "up and down": (
        board(high_ground=[["s1", "s2"], ["s2", "s1"]]),
        [fault("high_ground[1]", "fault-line-twice", first="s2", second="s1")],
    ),
}


@pytest.mark.parametrize(("data", "wanted"), fault_cases({**GROUPS, "high ground": HIGH}))
def test_fault_is_refused_with_its_place(data: Any, wanted: list[Fault], content: Content) -> None:
    assert_refused(content, data, wanted)


def test_right_ones_are_taken(content: Content) -> None:
    assert problems_of(content.copy(), symbols({"op": "by_symbol", "cases": {"sun": [DRAW]}})) == []
    assert problems_of(content.copy(), ability(SHARE)) == []
    assert problems_of(content.copy(), board(high_ground=[["s2", "s1"], ["s2", "s3"]])) == []


def test_cards_of_one_deck_can_share_an_effect(content: Content) -> None:
    """A hero file's own effects come before those of all decks."""
    cards = [
        {"id": "one", "attack": 1, "use": "feint", "numbers": {"cards": 2}},
        {"id": "two", "attack": 1, "use": "feint", "numbers": {"cards": 3}},
    ]
    gift = {"effects": {"after_combat": [{"op": "draw", "count": "#cards"}]}, "numbers": ["cards"]}
    made = content.copy().add_data({**hero_with(cards), "shared": {"feint": gift}}, "sharing")
    assert isinstance(made, HeroDef)
    steps = [str(card.effects["after_combat"]) for card in made.cards[:2]]
    assert ["count=2" in steps[0], "count=3" in steps[1]] == [True, True]
