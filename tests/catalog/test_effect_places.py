"""What an effect cannot do where it is: at a timing, without an opponent, with hidden cards, in an ability."""

from __future__ import annotations

from typing import Any

import pytest

from peerless import Content
from peerless.messages.message import Message
from tests.catalog.effect_faults import (
    LOOK,
    NAMED,
    OPPOSING,
    THROW,
    WHICH,
    A,
    D,
    P,
    S,
    choose,
    count,
    hurt,
    no_bob,
    not_at,
    not_called,
    one_of,
    when,
)
from tests.catalog.support import (
    DRAW,
    Fault,
    ability,
    assert_refused,
    combat,
    differs,
    fault,
    fault_cases,
    from_to,
    hero,
    scheme,
)
from tests.effects.bench import hero_with

TIMINGS = {
    "value after the damage": (
        combat("after_combat", {"op": "add_value", "amount": 1}),
        [not_at(f"{A}[0]", "add_value", "after_combat", "immediately, during_combat")],
    ),
    "cancel in a scheme": (
        scheme({"op": "cancel"}),
        [not_at(f"{S}[0]", "cancel", "scheme", "immediately, during_combat")],
    ),
    "boost after the attack": (
        combat("after_attack", {"op": "boost"}),
        [not_at("cards[0] (x).effects.after_attack[0]", "boost", "after_attack", "immediately, during_combat")],
    ),
    "opposing in a scheme": (
        scheme(hurt("opposing")),
        [not_at(f"{S}[0].to", "opposing", "scheme", OPPOSING)],
    ),
    "opposing at the start of the turn": (
        ability({"kind": "trigger", "at": "start_of_turn", "do": [hurt("opposing")]}),
        [not_at(f"{P}[0].do[0].to", "opposing", "start_of_turn", OPPOSING)],
    ),
    "opposing when discarded": (
        hero_with([{"id": "x", "attack": 1, "when_discarded": [hurt("opposing")]}]),
        [not_at("cards[0] (x).effects.when_discarded[0].to", "opposing", "when_discarded", OPPOSING)],
    ),
    "fighters of no combat": (
        scheme(hurt({"each": {"of_combat": True}})),
        [not_at(f"{S}[0].to.each", "of_combat", "scheme")],
    ),
    "prevented in a scheme": (
        scheme({"op": "prevent_damage", "to": "self"}),
        [not_at(f"{S}[0]", "prevent_damage", "scheme")],
    ),
    "won before the damage": (
        combat("during_combat", when("won")),
        [not_at(f"{D}[0].cond", "won", "during_combat", "after_combat, combat_over, after_attack")],
    ),
    "damage before it is dealt": (
        combat("during_combat", count("combat_damage")),
        [not_at(f"{D}[0].count", "combat_damage", "during_combat", "after_combat, combat_over, after_attack")],
    ),
    "role without a combat": (
        scheme(when({"test": "role", "role": "attacking"})),
        [not_at(f"{S}[0].cond", "role", "scheme")],
    ),
    "printed value without a combat": (
        scheme(count("printed_value", card="own")),
        [not_at(f"{S}[0].count", "printed_value", "scheme")],
    ),
    "boost value of no combat": (
        scheme(count("boost_of", card="opposing")),
        [not_at(f"{S}[0].count", "boost_of", "scheme")],
    ),
    "played card without a combat": (
        scheme(when("opponent_played_card")),
        [not_at(f"{S}[0].cond", "opponent_played_card", "scheme")],
    ),
    "brought back outside a combat": (
        scheme({"op": "return", "who": "self", "where": {}}),
        [not_at(f"{S}[0].who", "self", "scheme")],
    ),
    "actions after the last": (
        ability({"kind": "trigger", "at": "end_of_turn", "do": [{"op": "gain_action"}]}),
        [fault(f"{P}[0].do[0]", "fault-no-action-left", moment="end_of_turn")],
    ),
    "actions before the first turn": (
        ability({"kind": "trigger", "at": "setup", "do": [{"op": "gain_action"}]}),
        [fault(f"{P}[0].do[0]", "fault-no-action-left", moment="setup")],
    ),
    "won as a condition to play": (
        hero_with([{"id": "x", "attack": 1, "playable_if": "won"}]),
        [not_at("cards[0] (x).playable_if", "won", "play", "after_combat, combat_over, after_attack")],
    ),
    "self before anyone plays": (
        hero_with([{"id": "x", "attack": 1, "playable_if": {"test": "moved"}}]),
        [fault("cards[0] (x).playable_if.fighter", "fault-no-self")],
    ),
    "against when nobody attacks": (
        hero_with([{"id": "x", "scheme": [DRAW], "against": {"kind": "hero"}}]),
        [fault("cards[0] (x).against", "fault-against", type="scheme")],
    ),
    "against friends": (
        hero_with([{"id": "x", "attack": 1, "against": {"side": "friendly"}}]),
        [fault("cards[0] (x).against", "fault-against-friends")],
    ),
    "self as a target before anyone plays": (
        hero_with([{"id": "x", "attack": 1, "against": {"adjacent_to": "self"}}]),
        [fault("cards[0] (x).against.adjacent_to", "fault-no-self")],
    ),
    "the hero that left in the condition": (
        ability({"kind": "trigger", "at": "zone_left", "cond": {"test": "moved", "fighter": "opposing"}, "do": [DRAW]}),
        [fault(f"{P}[0].cond.fighter", "fault-no-opposing")],
    ),
    "self in the condition of a hero that left": (
        ability({"kind": "trigger", "at": "zone_left", "cond": {"test": "moved"}, "do": [DRAW]}),
        [fault(f"{P}[0].cond.fighter", "fault-no-self")],
    ),
    "the opponent in the condition of a hero that left": (
        ability(
            {"kind": "trigger", "at": "zone_left", "cond": {"test": "moved", "fighter": "opponent_hero"}, "do": [DRAW]}
        ),
        [fault(f"{P}[0].cond.fighter", WHICH)],
    ),
    "limit of all damage": (
        combat("during_combat", {"op": "prevent_damage", "to": "self", "above": 2}),
        [fault(f"{D}[0].above", "fault-above")],
    ),
    "scheme on an attack": (
        hero_with([{"id": "x", "attack": 2, "effects": {"scheme": [DRAW]}}]),
        [fault("cards[0] (x).effects.scheme", "fault-timing", type="attack")],
    ),
    "combat on a scheme": (
        hero_with([{"id": "x", "scheme": [DRAW], "after_combat": [DRAW]}]),
        [fault("cards[0] (x).effects.after_combat", "fault-timing", type="scheme")],
    ),
    "acts face down": (
        hero_with([{"id": "x", "attack": 2, "when_played": [DRAW]}]),
        [fault("cards[0] (x).effects.when_played", "fault-face-up")],
    ),
    "a bonus attack by a scheme": (
        hero_with([{"id": "x", "attack": 2, "bonus_attack": {"name": "y", "value": 1, "effects": {"scheme": [DRAW]}}}]),
        [fault("cards[0] (x).bonus_attack.effects.scheme", "fault-bonus-timing")],
    ),
}
OPPONENTS = {
    "nobody named": (scheme({**DRAW, "who": "opponent"}), [fault(f"{S}[0].who", WHICH)]),
    "named only if wanted": (
        scheme({"op": "may", "do": [NAMED]}, {**DRAW, "who": "opponent"}),
        [fault(f"{S}[1].who", WHICH)],
    ),
    "each is not one": (
        scheme({**DRAW, "who": "each_opponent"}, {"op": "discard", "count": 1, "who": "opponent"}),
        [fault(f"{S}[1].who", WHICH)],
    ),
    "counted hand of nobody": (
        scheme(count("cards", among={"pile": "hand", "of": "opponent"})),
        [fault(f"{S}[0].count.among", WHICH)],
    ),
    "looks at nobody": (scheme(LOOK), [fault(f"{S}[0]", WHICH)]),
    "nobody decides": (
        scheme({"op": "may", "by": "opponent", "do": [DRAW]}),
        [fault(f"{S}[0].by", WHICH)],
    ),
    "nobody chooses": (scheme(hurt({"one": {}, "by": "opponent"})), [fault(f"{S}[0].to.by", WHICH)]),
    "nobody steers": (
        scheme({"op": "move", "who": "self", "up_to": 1, "by": "opponent"}),
        [fault(f"{S}[0].by", WHICH)],
    ),
    "nobody gains": (scheme({"op": "gain_action", "who": "opponent"}), [fault(f"{S}[0].who", WHICH)]),
    "bonus by a hand outside combat": (
        ability(
            {
                "kind": "bonus",
                "to": "maneuver",
                "amount": {"count": "cards", "among": {"pile": "hand", "of": "opponent"}},
            }
        ),
        [fault(f"{P}[0].amount.among", WHICH)],
    ),
    "named in a combat": (
        combat("after_combat", NAMED),
        [fault(f"{A}[0]", "fault-combat-opponent")],
    ),
}
HIDDEN = {
    "a hand nobody looked at": (
        scheme(NAMED, choose("hand", "opponent"), THROW),
        [fault(f"{S}[1].among", "fault-unseen-hand")],
    ),
    "the hand of another opponent": (
        scheme(NAMED, LOOK, NAMED, choose("hand", "opponent"), THROW),
        [fault(f"{S}[3].among", "fault-unseen-hand")],
    ),
    "looked at only if wanted": (
        combat("after_combat", {"op": "may", "do": [LOOK]}, choose("hand", "opponent"), THROW),
        [fault(f"{A}[1].among", "fault-unseen-hand")],
    ),
    "a deck": (scheme(choose("deck"), THROW), [fault(f"{S}[0].among", "fault-unseen-deck")]),
    "your hand by the opponent": (
        combat("after_combat", choose("hand", by="opponent"), THROW),
        [fault(f"{A}[0].by", "fault-your-hand")],
    ),
    "cards only you looked at by the opponent": (
        combat(
            "after_combat",
            {"op": "look_at_top", "count": 2, "bind": "$seen"},
            {"op": "choose_card", "among": "$seen", "by": "opponent", "bind": "$card"},
            THROW,
        ),
        [fault(f"{A}[1].by", "fault-unseen-cards", name="$seen")],
    ),
    "counting what a hand holds": (
        scheme(count("cards", among={"pile": "hand", "type": "attack"})),
        [fault(f"{S}[0].count.among", "fault-hidden-pile", pile="hand")],
    ),
    "counting what a deck holds": (
        scheme(count("cards", among={"pile": "deck", "keyword": "sparring"})),
        [fault(f"{S}[0].count.among", "fault-hidden-pile", pile="deck")],
    ),
    "taking what is not yours": (
        combat("after_combat", LOOK, choose("hand", "opponent"), {"op": "take", "cards": "$card"}),
        [fault(f"{A}[2].cards", "fault-take-theirs", name="$card")],
    ),
    "taking from the hand": (
        scheme({"op": "take", "cards": {"pile": "hand"}}),
        [fault(f"{S}[0].cards", "fault-take")],
    ),
    "a keyword of another deck": (
        combat(
            "after_combat",
            {
                "op": "choose_card",
                "among": {"pile": "discard", "of": "opponent", "keyword": "sparring"},
                "bind": "$card",
            },
            THROW,
        ),
        [fault(f"{A}[0].among", "fault-own-deck")],
    ),
}
ABILITIES = {
    "unknown kind": (
        ability({"kind": "aura"}),
        [not_called(f"{P}[0].kind", "kind", "'aura'", "trigger, bonus, attack_boost, boosted_place, …")],
    ),
    "unknown moment": (
        ability({"kind": "trigger", "at": "noon", "do": [DRAW]}),
        [differs(f"{P}[0].at", "'noon'", one_of("after_attack, after_combat, …"))],
    ),
    "fighter of a moment about nobody": (
        ability({"kind": "trigger", "at": "start_of_turn", "fighter": "pal", "do": [DRAW]}),
        [fault(f"{P}[0].fighter", "fault-no-one-fighter", moment="start_of_turn")],
    ),
    "unknown fighter of a moment": (
        ability({"kind": "trigger", "at": "after_combat", "fighter": "bob", "do": [DRAW]}),
        [no_bob(f"{P}[0].fighter")],
    ),
    "self in the condition of a defeat": (
        ability({"kind": "trigger", "at": "defeated", "cond": {"test": "moved"}, "do": [DRAW]}),
        [fault(f"{P}[0].cond.fighter", "fault-no-self")],
    ),
    "maneuver of one fighter": (
        ability({"kind": "bonus", "to": "maneuver", "amount": 1, "by": "pal"}),
        [fault(f"{P}[0].by", "fault-maneuver-by")],
    ),
    "bonus of opposing fighters": (
        ability({"kind": "bonus", "to": "attack", "amount": 1, "by": {"side": "opposing"}}),
        [fault(f"{P}[0].by", "fault-bonus-by")],
    ),
    "bonus of defeated fighters": (
        ability({"kind": "bonus", "to": "both", "amount": 1, "by": {"side": "yours", "defeated": True}}),
        [fault(f"{P}[0].by", "fault-bonus-by")],
    ),
    "bonus of nothing": (
        ability({"kind": "bonus", "to": "attack", "amount": 0}),
        [fault(f"{P}[0].amount", "fault-zero")],
    ),
    "bonus of a choice": (
        ability({"kind": "bonus", "to": "attack", "amount": "$n"}),
        [fault(f"{P}[0].amount", "fault-not-chosen", name="$n")],
    ),
    "second card of nobody": (
        ability({"kind": "attack_boost", "by": "bob"}),
        [no_bob(f"{P}[0].by")],
    ),
    "no parts": (
        hero(abilities=[{"id": "a", "parts": []}]),
        [fault(P, "fault-entries", count=0, expected=from_to(1, 8))],
    ),
    "more triggers than a combat holds": (
        hero(
            abilities=[
                {"id": f"a{i}", "parts": [{"kind": "trigger", "at": "after_combat", "do": [DRAW]}] * 5}
                for i in range(2)
            ]
        ),
        [fault("abilities", "fault-many-triggers", count=10, moment="after_combat", most=8)],
    ),
}
MIST = [{"id": "mist", "count": 2}]
MARKED = {"op": "choose_space", "among": {"empty": False, "with_marker": "mist"}, "bind": "$spot"}
MARKERS = {
    "unknown": (
        {**scheme({"op": "move_marker", "marker": "smoke"}), "markers": MIST},
        [fault(f"{S}[0].marker", "fault-no-marker", marker="smoke", known="mist")],
    ),
    "of a hero without": (
        scheme(when({"test": "on_marker", "marker": "mist"})),
        [fault(f"{S}[0].cond.marker", "fault-no-marker", marker="mist", known=Message("error-none"))],
    ),
    "unknown in a filter of fighters": (
        scheme(hurt({"each": {"on_marker": "mist"}})),
        [fault(f"{S}[0].to.each.on_marker", "fault-no-marker", marker="mist", known=Message("error-none"))],
    ),
    "under defeated fighters": (
        {**scheme(count("fighters", among={"defeated": True, "on_marker": "mist"})), "markers": MIST},
        [fault(f"{S}[0].count.among", "fault-defeated")],
    ),
    "with and without": (
        {
            **scheme({"op": "place", "who": "hero", "where": {"with_marker": "mist", "without_marker": "mist"}}),
            "markers": MIST,
        },
        [fault(f"{S}[0].where", "fault-with-marker")],
    ),
    "moved from a space not chosen": (
        {**scheme({"op": "move_marker", "marker": "mist", "at": "$spot"}), "markers": MIST},
        [fault(f"{S}[0].at", "fault-not-chosen", name="$spot")],
    ),
    "moved by nobody": (
        {**scheme({"op": "move_marker", "marker": "mist", "by": "opponent"}), "markers": MIST},
        [fault(f"{S}[0].by", WHICH)],
    ),
    "not moved at all": (
        {**scheme(MARKED, {"op": "move_marker", "marker": "mist", "at": "$spot", "up_to": 0}), "markers": MIST},
        [fault(f"{S}[1].up_to", "fault-zero")],
    ),
    "several under one name": (
        {**scheme({"op": "move_marker", "marker": "mist", "bind": "$spot"}), "markers": MIST},
        [fault(f"{S}[0].bind", "fault-marker-bind")],
    ),
    "links of one fighter twice": (
        {
            **ability(*[{"kind": "marker_links", "who": who, "marker": "mist"} for who in ("hero", "tess")]),
            "markers": MIST,
        },
        [fault(f"{P}[1].who", "fault-links", fighter="tess")],
    ),
    "links of nobody": (
        {**ability({"kind": "marker_links", "who": "bob", "marker": "mist"}), "markers": MIST},
        [no_bob(f"{P}[0].who")],
    ),
    "first action when none is taken": (
        ability({"kind": "trigger", "at": "start_of_turn", "cond": "first_action", "do": [DRAW]}),
        [not_at(f"{P}[0].cond", "first_action", "start_of_turn", "immediately, during_combat, …")],
    ),
    "turn ended before the first": (
        ability({"kind": "trigger", "at": "setup", "do": [{"op": "end_turn"}]}),
        [fault(f"{P}[0].do[0]", "fault-no-turn-left", moment="setup")],
    ),
}
LOAN: dict[str, Any] = {"id": "loan", "attack": 1, "keywords": ["loan"]}
LEND = {"kind": "lend", "keyword": "loan"}
LENDING: list[dict[str, Any]] = [{"id": "a", "parts": [LEND]}]


def lent(*steps: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A hero that lends a card with these steps after combat."""
    card = {"id": "x", "attack": 1, "keywords": ["loan"], "after_combat": [*steps], **more}
    return hero_with([card], abilities=LENDING)


LENT = {
    "two keywords lent": (
        {**hero_with([LOAN]), "abilities": [{"id": "a", "parts": [LEND, LEND]}]},
        [fault(f"{P}[1]", "fault-lend-twice")],
    ),
    "a keyword no card has": (
        ability({"kind": "lend", "keyword": "loan"}),
        [fault(f"{P}[0].keyword", "fault-no-keyword", keyword="loan", known="sparring")],
    ),
    "a card for one fighter": (lent(DRAW, fighters=["tess"]), [fault("cards[0] (x)", "fault-lent-card")]),
    "a card under a condition": (lent(DRAW, playable_if="your_turn"), [fault("cards[0] (x)", "fault-lent-card")]),
    "too many cards": (
        hero_with([{**LOAN, "copies": 10}, {**LOAN, "id": "more"}], abilities=LENDING),
        [fault("cards", "fault-many-lent", most=10)],
    ),
    "who plays a card that nobody else can": (
        combat("after_combat", {"op": "by_player", "owner": [DRAW]}),
        [fault(f"{A}[0]", "fault-by-player")],
    ),
    "steps for nobody": (lent({"op": "by_player"}), [fault(f"{A}[0]", "fault-no-steps")]),
    "a fighter of the owner for others": (
        lent({"op": "by_player", "other": [hurt("tess")]}),
        [fault(f"{A}[0].other[0].to", "fault-not-owner")],
    ),
    "a token of the owner for others": (
        lent({"op": "by_player", "other": [{"op": "flip", "token": "mood"}]}),
        [fault(f"{A}[0].other[0]", "fault-not-owner")],
    ),
    "cards lent by nobody": (
        scheme(count("lent", to="each_opponent")),
        [fault(f"{S}[0].count", "fault-no-lend")],
    ),
    "cards lent to which opponent": (
        hero_with([LOAN, {"id": "y", "scheme": [count("lent", to="opponent")]}], abilities=LENDING),
        [fault("cards[1] (y).effects.scheme[0].count", WHICH)],
    ),
    "the keyword of the opposing card without a combat": (
        scheme(when({"test": "keyword", "card": "opposing", "keyword": "sparring"})),
        [not_at(f"{S}[0].cond", "keyword", "scheme")],
    ),
    "a card taken from a hand where none changes hands": (
        combat("after_combat", choose("hand", "opponent", at_random=True), {"op": "take", "cards": "$card"}),
        [fault(f"{A}[1].cards", "fault-take-theirs", name="$card")],
    ),
    "chance in a hand, by type": (
        combat(
            "after_combat",
            {
                "op": "choose_card",
                "among": {"pile": "hand", "of": "opponent", "type": "scheme"},
                "bind": "$card",
                "at_random": True,
            },
            THROW,
        ),
        [fault(f"{A}[0].at_random", "fault-chance")],
    ),
    "taken by an opponent from nowhere": (
        combat("after_combat", {"op": "take", "who": "opponent", "cards": {"pile": "discard"}}),
        [fault(f"{A}[0].cards", "fault-take")],
    ),
}
GROUPS: dict[str, dict[str, tuple[Any, list[Fault]]]] = {
    "timings": TIMINGS,
    "opponents": OPPONENTS,
    "hidden": HIDDEN,
    "abilities": ABILITIES,
    "markers": MARKERS,
    "lent": LENT,
}


@pytest.mark.parametrize(("data", "wanted"), fault_cases(GROUPS))
def test_fault_is_refused_with_its_place(data: Any, wanted: list[Fault], content: Content) -> None:
    assert_refused(content, data, wanted)
