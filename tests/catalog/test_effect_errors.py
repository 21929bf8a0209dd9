"""What an effect can get wrong: each fault is refused with its place, its reason and nothing else beside."""

from __future__ import annotations

from typing import Any

import pytest

from peerless import Content
from peerless.messages.message import Message, either
from tests.catalog.effect_faults import PICK, SPOT, S, count, hurt, no_bob, not_called, one_of, when
from tests.catalog.support import (
    AMOUNT,
    DRAW,
    Fault,
    assert_refused,
    combat,
    differs,
    fault,
    fault_cases,
    problems_of,
    scheme,
    whole,
)
from tests.effects.bench import hero_with


SPELLS = {
    "row": {"name": "relic"},
    "spells": [{"id": name, "needs": ["sparring"], "do": [DRAW]} for name in ("rain", "hail")],
}


def nested(depth: int) -> Any:
    step: Any = DRAW
    for _ in range(depth):
        step = {"op": "may", "do": [step]}
    return step


def repeated(depth: int) -> Any:
    step: Any = DRAW
    for _ in range(depth):
        step = {"op": "repeat", "times": 5, "do": [step]}
    return step


READING = {
    "unknown key": (
        scheme({**DRAW, "cuont": 2}),
        [fault(f"{S}[0].cuont", "fault-unknown-key", known="op, count, who, bind")],
    ),
    "unknown operation": (
        scheme({"op": "fly"}),
        [not_called(f"{S}[0].op", "op", "'fly'", "if, may, choose_modes, by_symbol, …")],
    ),
    "operation missing": (
        scheme({"count": 1}),
        [fault(f"{S}[0]", "fault-missing-known", key="op", known="if, may, choose_modes, by_symbol, …")],
    ),
    "operation is a list": (
        scheme({"op": ["draw"]}),
        [not_called(f"{S}[0].op", "op", Message("fault-type-list"), "if, may, choose_modes, by_symbol, …")],
    ),
    "parameter missing": (scheme({"op": "draw"}), [fault(f"{S}[0]", "fault-missing", key="count")]),
    "number is a word": (
        scheme({"op": "draw", "count": "many"}),
        [differs(f"{S}[0].count", "'many'", AMOUNT)],
    ),
    "number too large": (scheme({"op": "draw", "count": 100}), [differs(f"{S}[0].count", "100", AMOUNT)]),
    "number below zero": (scheme({"op": "draw", "count": -1}), [differs(f"{S}[0].count", "-1", AMOUNT)]),
    "number with a point": (scheme({"op": "draw", "count": 1.5}), [differs(f"{S}[0].count", "1.5", AMOUNT)]),
    "number is true": (scheme({"op": "draw", "count": True}), [differs(f"{S}[0].count", "True", AMOUNT)]),
    "nothing written": (
        scheme({"op": "draw", "count": None}),
        [differs(f"{S}[0].count", Message("fault-type-nothing"), AMOUNT)],
    ),
    "step is a word": (scheme("draw"), [differs(f"{S}[0]", "'draw'", Message("fault-type-mapping-with", key="op"))]),
    "steps are a word": (
        hero_with([{"id": "x", "scheme": "draw"}]),
        [differs(S, "'draw'", Message("fault-type-list"))],
    ),
    "unknown condition": (
        scheme(when("maybe")),
        [
            differs(
                f"{S}[0].cond",
                "'maybe'",
                either(
                    [
                        one_of("first_action, lost, maneuvered, opponent_played_card, won, won_before, your_turn"),
                        Message("fault-type-mapping-with", key="test"),
                    ]
                ),
            )
        ],
    ),
    "unknown test": (
        scheme(when({"test": "lucky"})),
        [not_called(f"{S}[0].cond.test", "test", "'lucky'", "is, moved, adjacent, same_zone, …")],
    ),
    "unknown amount": (
        scheme(count("stars")),
        [not_called(f"{S}[0].count.count", "count", "'stars'", "cards, fighters, boost_of, …")],
    ),
    "unknown timing": (
        hero_with([{"id": "x", "attack": 2, "effects": {"sometimes": [DRAW]}}]),
        [
            fault(
                "cards[0] (x).effects.sometimes",
                "fault-unknown-key-expected",
                expected=one_of("after_attack, after_combat, …"),
            )
        ],
    ),
    "fault deep inside": (
        scheme(when("your_turn") | {"else": [{"op": "may", "do": [DRAW, {"op": "draw", "count": -1}]}]}),
        [differs(f"{S}[0].else[0].do[1].count", "-1", AMOUNT)],
    ),
    "binding without dollar": (
        scheme(PICK | {"bind": "who"}),
        [differs(f"{S}[0].bind", "'who'", Message("fault-type-binding"))],
    ),
    "binding in capitals": (
        scheme(hurt("$Who")),
        [differs(f"{S}[0].to", "'$Who'", either([Message("fault-type-fighter"), Message("fault-type-mapping")]))],
    ),
    "side of the table": (
        scheme(hurt({"one": {"side": "left"}})),
        [differs(f"{S}[0].to.one.side", "'left'", one_of("any, friendly, opposing, yours"))],
    ),
}
BINDINGS = {
    "not chosen before": (scheme(hurt("$who")), [fault(f"{S}[0].to", "fault-not-chosen", name="$who")]),
    "chosen afterwards": (
        scheme(hurt("$who"), PICK, hurt("$who")),
        [fault(f"{S}[0].to", "fault-not-chosen", name="$who")],
    ),
    "chosen on one branch": (
        scheme({"op": "if", "cond": "your_turn", "then": [PICK]}, hurt("$who")),
        [fault(f"{S}[1].to", "fault-not-always-chosen", name="$who")],
    ),
    "chosen only if wanted": (
        scheme({"op": "may", "do": [PICK]}, hurt("$who")),
        [fault(f"{S}[1].to", "fault-not-always-chosen", name="$who")],
    ),
    "chosen in one mode": (
        scheme({"op": "choose_modes", "modes": {"a": [PICK], "b": [DRAW]}}, hurt("$who")),
        [fault(f"{S}[1].to", "fault-not-always-chosen", name="$who")],
    ),
    "a space is no fighter": (
        scheme(SPOT, hurt("$spot")),
        [fault(f"{S}[1].to", "fault-is-a", name="$spot", kind="space", wanted="fighter")],
    ),
    "a fighter is no space": (
        scheme(PICK, hurt({"each": {"standing_on": ["$who"]}})),
        [fault(f"{S}[1].to.each.standing_on", "fault-is-a", name="$who", kind="fighter", wanted="space")],
    ),
    "a fighter is no number": (
        scheme(PICK, hurt("self", "$who")),
        [fault(f"{S}[1].amount", "fault-is-a", name="$who", kind="fighter", wanted="number")],
    ),
    "a name for two kinds of things": (
        scheme(SPOT, PICK | {"bind": "$spot"}, hurt({"each": {"standing_on": ["$spot"]}})),
        [fault(f"{S}[1].bind", "fault-names-a", name="$spot", kind="space")],
    ),
    "never used": (scheme(PICK), [fault(f"{S}[0].bind", "fault-unused", name="$who")]),
    "one name for two numbers": (
        scheme({**hurt("self"), "dealt": "$n", "defeated": "$n"}, {"op": "draw", "count": "$n"}),
        [fault(f"{S}[0].defeated", "fault-both", name="$n")],
    ),
    "cards of several players": (
        scheme({"op": "discard", "count": 1, "who": "each_opponent", "bind": "$card"}, count("boost_of", card="$card")),
        [fault(f"{S}[0].bind", "fault-discard-bind")],
    ),
}
TARGETS = {
    "unknown fighter": (
        scheme(hurt("bob")),
        [no_bob(f"{S}[0].to", "self", "opponent_hero")],
    ),
    "unknown kind": (
        scheme(hurt({"one": {"kind": "bob"}})),
        [no_bob(f"{S}[0].to.one.kind", "sidekick")],
    ),
    "unknown in a condition": (
        scheme(when({"test": "adjacent", "fighter": "self", "to": "bob"})),
        [no_bob(f"{S}[0].cond.to", "self", "opponent_hero")],
    ),
    "unknown to bring back": (
        scheme({"op": "return", "who": "bob", "where": {}}),
        [no_bob(f"{S}[0].who")],
    ),
    "a chosen one to bring back": (
        scheme(PICK, {"op": "return", "who": "$who", "where": {}}),
        [fault(f"{S}[1].who", "fault-defeated-name")],
    ),
    "defeated and flanked": (
        scheme(count("fighters", among={"defeated": True, "flanked_by": 2})),
        [fault(f"{S}[0].count.among", "fault-defeated")],
    ),
    "defeated and somewhere": (
        scheme(count("fighters", among={"defeated": True, "adjacent_to": "self"})),
        [fault(f"{S}[0].count.among", "fault-defeated")],
    ),
    "yours and opposing": (
        scheme(hurt({"one": {"side": "opposing", "kind": "pal"}})),
        [fault(f"{S}[0].to.one", "fault-own-fighter", fighter="pal")],
    ),
    "one and each": (scheme(hurt({"one": {}, "each": {}})), [fault(f"{S}[0].to", "fault-one-or-each")]),
    "neither one nor each": (scheme(hurt({})), [fault(f"{S}[0].to", "fault-one-or-each")]),
    "each by choice": (scheme(hurt({"each": {}, "may": True})), [fault(f"{S}[0].to", "fault-with-one")]),
    "several placed": (
        scheme({"op": "place", "who": {"each": {}}}),
        [fault(f"{S}[0].who", "fault-place-one")],
    ),
    "a name of several placed": (
        scheme({"op": "place", "who": "pal"}),
        [fault(f"{S}[0].who", "fault-place-one")],
    ),
    "placed on a taken space": (
        scheme({"op": "place", "who": "self", "where": {"empty": False}}),
        [fault(f"{S}[0].where", "fault-put-on-empty")],
    ),
    "seven spaces": (
        scheme(SPOT, hurt({"each": {"standing_on": ["$spot"] * 7}})),
        [fault(f"{S}[1].to.each.standing_on", "fault-spaces")],
    ),
    "no spaces": (
        scheme(hurt({"each": {"standing_on": []}})),
        [fault(f"{S}[0].to.each.standing_on", "fault-spaces")],
    ),
}
NAMES = {
    "token": (
        scheme({"op": "flip", "token": "sun"}),
        [fault(f"{S}[0].token", "fault-no-token", token="sun", known="mood, light")],
    ),
    "token of a hero without": (
        {**scheme({"op": "flip", "token": "sun"}), "tokens": []},
        [fault(f"{S}[0].token", "fault-no-token", token="sun", known=Message("error-none"))],
    ),
    "side of a token": (
        scheme({"op": "set_token", "token": "mood", "to": "sad"}),
        [fault(f"{S}[0].to", "fault-no-side", token="mood", side="sad", known="calm, wild, odd")],
    ),
    "side in a condition": (
        scheme(when({"test": "token", "token": "mood", "shows": "sad"})),
        [fault(f"{S}[0].cond.shows", "fault-no-side", token="mood", side="sad", known="calm, wild, odd")],
    ),
    "keyword": (
        scheme({"op": "take", "cards": {"pile": "discard", "keyword": "magic"}}),
        [fault(f"{S}[0].cards.keyword", "fault-no-keyword", keyword="magic", known="sparring")],
    ),
    "card searched": (
        scheme({"op": "search", "card": "grail", "piles": ["deck"]}),
        [fault(f"{S}[0].card", "fault-no-card", card="grail", known="x, stab, guard, spar, plan")],
    ),
    "card in a filter": (
        scheme({"op": "take", "cards": {"pile": "discard", "id": "grail"}}),
        [fault(f"{S}[0].cards.id", "fault-no-card", card="grail", known="x, stab, guard, spar, plan")],
    ),
    "a pile twice": (
        scheme({"op": "search", "card": "stab", "piles": ["deck", "deck"]}),
        [fault(f"{S}[0].piles", "fault-search-piles")],
    ),
    "a spell without spells": (scheme({"op": "cast"}), [fault(f"{S}[0]", "fault-no-spells")]),
    "two spells with ingredients": (
        {**scheme({"op": "cast", "count": 2}), **SPELLS},
        [fault(f"{S}[0].count", "fault-cast-free")],
    ),
    "more spells than there are": (
        {**scheme({"op": "cast", "count": 3, "free": True}), **SPELLS},
        [fault(f"{S}[0].count", "fault-pick", pick=3, count=2)],
    ),
    "a row that is not there": (
        scheme({"op": "reveal_top", "count": 1, "bind": "$c"}, {"op": "put_back", "cards": "$c", "where": "row"}),
        [fault(f"{S}[1].where", "fault-no-row")],
    ),
    "mode called like an answer": (
        scheme({"op": "choose_modes", "modes": {"yes": [DRAW], "other": [DRAW]}}),
        [fault(f"{S}[0].modes", "fault-answer", name="yes")],
    ),
}
BUDGETS = {
    "too deep": (scheme(nested(9)), [fault(f"{S}{'[0].do' * 9}", "fault-deep-steps", most=8)]),
    "deeper than a file may be": (scheme(nested(30)), [fault("", "fault-deep", most=40)]),
    "one mode": (
        scheme({"op": "choose_modes", "modes": {"a": [DRAW]}}),
        [fault(f"{S}[0].modes", "fault-modes", most=8)],
    ),
    "nine modes": (
        scheme({"op": "choose_modes", "modes": {f"m{i}": [DRAW] for i in range(9)}}),
        [fault(f"{S}[0].modes", "fault-modes", most=8)],
    ),
    "a choice of too many numbers": (
        scheme({"op": "choose_number", "up_to": 31, "bind": "$n"}, {"op": "draw", "count": "$n"}),
        [fault(f"{S}[0].up_to", "fault-high-number", number=31, most=30)],
    ),
    "more picks than modes": (
        scheme({"op": "choose_modes", "pick": 3, "modes": {"a": [DRAW], "b": [DRAW]}}),
        [fault(f"{S}[0].pick", "fault-pick", pick=3, count=2)],
    ),
    "too many instructions": (scheme(*[DRAW] * 201), [fault(S, "fault-long-effect", most=200)]),
    "repeats within repeats": (scheme(repeated(8)), [fault(S, "fault-long-effect", most=200)]),
    "too much to remember": (scheme(*[hurt({"one": {}})] * 41), [fault(S, "fault-many-names", most=40)]),
    "repeat once": (
        scheme({"op": "repeat", "times": 1, "do": [DRAW]}),
        [differs(f"{S}[0].times", "1", whole(2, 5))],
    ),
    "repeat for ever": (
        scheme({"op": "repeat", "times": 6, "do": [DRAW]}),
        [differs(f"{S}[0].times", "6", whole(2, 5))],
    ),
    "a fault in repeated steps is told once": (
        scheme({"op": "repeat", "times": 3, "do": [hurt("bob")]}),
        [no_bob(f"{S}[0].do[0].to", "self", "opponent_hero")],
    ),
    "no steps": (scheme(), [fault(S, "fault-no-steps")]),
    "no steps inside": (scheme({"op": "may", "do": []}), [fault(f"{S}[0].do", "fault-no-steps")]),
    "seven conditions": (
        scheme(when({"test": "all", "conds": ["your_turn"] * 7})),
        [fault(f"{S}[0].cond", "fault-conditions")],
    ),
    "no conditions": (scheme(when({"test": "any", "conds": []})), [fault(f"{S}[0].cond", "fault-conditions")]),
}
POINTLESS = {
    "draws nothing": (scheme({"op": "draw", "count": 0}), [fault(f"{S}[0].count", "fault-zero")]),
    "gains nothing": (scheme({"op": "gain_action", "count": 0}), [fault(f"{S}[0].count", "fault-zero")]),
    "times nothing": (scheme(count("fighters", among={}, times=0)), [fault(f"{S}[0].count", "fault-zero")]),
    "no bounds": (
        scheme(when({"test": "health", "fighter": "self"})),
        [fault(f"{S}[0].cond", "fault-bounds")],
    ),
    "bounds that exclude each other": (
        scheme(when({"test": "health", "fighter": "self", "at_least": 5, "at_most": 3})),
        [fault(f"{S}[0].cond", "fault-no-number", least=5, most=3)],
    ),
    "bound that always holds": (
        scheme(when({"test": "amount", "amount": {"count": "cards", "among": {"pile": "hand"}}, "at_least": 0})),
        [fault(f"{S}[0].cond", "fault-every-number")],
    ),
}
GROUPS: dict[str, dict[str, tuple[Any, list[Fault]]]] = {
    "reading": READING,
    "bindings": BINDINGS,
    "targets": TARGETS,
    "names": NAMES,
    "budgets": BUDGETS,
    "pointless": POINTLESS,
}


@pytest.mark.parametrize(("data", "wanted"), fault_cases(GROUPS))
def test_fault_is_refused_with_its_place(data: Any, wanted: list[Fault], content: Content) -> None:
    assert_refused(content, data, wanted)


def test_the_hero_all_this_is_made_from_is_right(content: Content) -> None:
    assert problems_of(content.copy(), scheme(DRAW)) == []
    assert problems_of(content.copy(), combat("after_combat", DRAW)) == []
