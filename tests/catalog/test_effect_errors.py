"""What an effect can get wrong: each fault is refused with its place, its reason and nothing else beside."""

from __future__ import annotations

from typing import Any

import pytest

from peerless import Content
from tests.catalog.support import DRAW, ability, assert_refused, combat, fault_cases, hero, problems_of, scheme
from tests.effects.bench import hero_with

S = "cards[0] (x).effects.scheme"
A = "cards[0] (x).effects.after_combat"
D = "cards[0] (x).effects.during_combat"
P = "abilities[0] (a).parts"
COMBAT = "only at immediately, during_combat, after_combat, after_attack"
WHICH = "which opponent is meant? put choose_opponent before it (FFA-3)"


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


def when(cond: Any) -> dict[str, Any]:
    return {"op": "if", "cond": cond, "then": [DRAW]}


def hurt(to: Any, amount: Any = 1) -> dict[str, Any]:
    return {"op": "damage", "to": to, "amount": amount}


def count(kind: str, **more: Any) -> dict[str, Any]:
    return {"op": "draw", "count": {"count": kind, **more}}


PICK = {"op": "choose_fighter", "among": {}, "bind": "$who"}
SPOT = {"op": "choose_space", "among": {}, "bind": "$spot"}
THROW = {"op": "discard_cards", "cards": "$card"}
LOOK = {"op": "look_at_hand"}
NAMED = {"op": "choose_opponent"}


def choose(pile: str, of: str = "you", **more: Any) -> dict[str, Any]:
    return {"op": "choose_card", "among": {"pile": pile, "of": of}, "bind": "$card", **more}


READING = {
    "unknown key": (scheme({**DRAW, "cuont": 2}), [f"{S}[0].cuont: unknown key (known: op, count, who, bind)"]),
    "unknown operation": (scheme({"op": "fly"}), [f"{S}[0].op: no `op` is called 'fly' (known: if, may, "]),
    "operation missing": (scheme({"count": 1}), [f"{S}[0]: `op` is missing (known: if, may, "]),
    "operation is a list": (scheme({"op": ["draw"]}), [f"{S}[0].op: no `op` is called a list (known: "]),
    "parameter missing": (scheme({"op": "draw"}), [f"{S}[0]: `count` is missing"]),
    "number is a word": (
        scheme({"op": "draw", "count": "many"}),
        [f"{S}[0].count: 'many' found, expected a whole number from 0 to 99 or a `$name` or a mapping with `count`"],
    ),
    "number too large": (scheme({"op": "draw", "count": 100}), [f"{S}[0].count: 100 found, expected a whole number"]),
    "number below zero": (scheme({"op": "draw", "count": -1}), [f"{S}[0].count: -1 found, expected a whole number"]),
    "number with a point": (scheme({"op": "draw", "count": 1.5}), [f"{S}[0].count: 1.5 found, expected a whole"]),
    "number is true": (scheme({"op": "draw", "count": True}), [f"{S}[0].count: True found, expected a whole number"]),
    "nothing written": (scheme({"op": "draw", "count": None}), [f"{S}[0].count: nothing found, expected a whole"]),
    "step is a word": (scheme("draw"), [f"{S}[0]: 'draw' found, expected a mapping with `op`"]),
    "steps are a word": (hero_with([{"id": "x", "scheme": "draw"}]), [f"{S}: 'draw' found, expected a list"]),
    "unknown condition": (
        scheme(when("maybe")),
        [f"{S}[0].cond: 'maybe' found, expected one of first_action, lost, opponent_played_card, won, your_turn or a"],
    ),
    "unknown test": (scheme(when({"test": "lucky"})), [f"{S}[0].cond.test: no `test` is called 'lucky' (known: is, "]),
    "unknown amount": (scheme(count("stars")), [f"{S}[0].count.count: no `count` is called 'stars' (known: cards, "]),
    "unknown timing": (
        hero_with([{"id": "x", "attack": 2, "effects": {"sometimes": [DRAW]}}]),
        ["cards[0] (x).effects.sometimes: unknown key; expected one of after_attack, after_combat, "],
    ),
    "fault deep inside": (
        scheme(when("your_turn") | {"else": [{"op": "may", "do": [DRAW, {"op": "draw", "count": -1}]}]}),
        [f"{S}[0].else[0].do[1].count: -1 found"],
    ),
    "binding without dollar": (scheme(PICK | {"bind": "who"}), [f"{S}[0].bind: 'who' found, expected a `$name`"]),
    "binding in capitals": (scheme(hurt("$Who")), [f"{S}[0].to: '$Who' found, expected a fighter or a mapping"]),
    "side of the table": (scheme(hurt({"one": {"side": "left"}})), [f"{S}[0].to.one.side: 'left' found, expected one"]),
}
BINDINGS = {
    "not chosen before": (scheme(hurt("$who")), [f"{S}[0].to: '$who' is not chosen before"]),
    "chosen afterwards": (scheme(hurt("$who"), PICK, hurt("$who")), [f"{S}[0].to: '$who' is not chosen before"]),
    "chosen on one branch": (
        scheme({"op": "if", "cond": "your_turn", "then": [PICK]}, hurt("$who")),
        [f"{S}[1].to: '$who' is not chosen on every way here"],
    ),
    "chosen only if wanted": (
        scheme({"op": "may", "do": [PICK]}, hurt("$who")),
        [f"{S}[1].to: '$who' is not chosen on every way here"],
    ),
    "chosen in one mode": (
        scheme({"op": "choose_modes", "modes": {"a": [PICK], "b": [DRAW]}}, hurt("$who")),
        [f"{S}[1].to: '$who' is not chosen on every way here"],
    ),
    "a space is no fighter": (scheme(SPOT, hurt("$spot")), [f"{S}[1].to: '$spot' is a space, not a fighter"]),
    "a fighter is no space": (
        scheme(PICK, hurt({"each": {"standing_on": ["$who"]}})),
        [f"{S}[1].to.each.standing_on: '$who' is a fighter, not a space"],
    ),
    "a fighter is no number": (
        scheme(PICK, hurt("self", "$who")),
        [f"{S}[1].amount: '$who' is a fighter, not a number"],
    ),
    "a name for two kinds of things": (
        scheme(SPOT, PICK | {"bind": "$spot"}, hurt({"each": {"standing_on": ["$spot"]}})),
        [f"{S}[1].bind: '$spot' already names a space"],
    ),
    "never used": (scheme(PICK), [f"{S}[0].bind: '$who' is chosen but never used"]),
    "one name for two numbers": (
        scheme({**hurt("self"), "dealt": "$n", "defeated": "$n"}, {"op": "draw", "count": "$n"}),
        [f"{S}[0].defeated: '$n' cannot be both"],
    ),
    "cards of several players": (
        scheme({"op": "discard", "count": 1, "who": "each_opponent", "bind": "$card"}, count("boost_of", card="$card")),
        [f"{S}[0].bind: a name cannot stand for cards of several players"],
    ),
}
TIMINGS = {
    "value after the damage": (
        combat("after_combat", {"op": "add_value", "amount": 1}),
        [f"{A}[0]: `add_value` cannot stand at 'after_combat', only at immediately, during_combat"],
    ),
    "cancel in a scheme": (
        scheme({"op": "cancel"}),
        [f"{S}[0]: `cancel` cannot stand at 'scheme', only at immediately"],
    ),
    "boost after the attack": (
        combat("after_attack", {"op": "boost"}),
        ["cards[0] (x).effects.after_attack[0]: `boost` cannot stand at 'after_attack', only at immediately"],
    ),
    "opposing in a scheme": (scheme(hurt("opposing")), [f"{S}[0].to: `opposing` cannot stand at 'scheme', {COMBAT}"]),
    "opposing at the start of the turn": (
        ability({"kind": "trigger", "at": "start_of_turn", "do": [hurt("opposing")]}),
        [f"{P}[0].do[0].to: `opposing` cannot stand at 'start_of_turn', {COMBAT}"],
    ),
    "opposing when discarded": (
        hero_with([{"id": "x", "attack": 1, "when_discarded": [hurt("opposing")]}]),
        [f"cards[0] (x).effects.when_discarded[0].to: `opposing` cannot stand at 'when_discarded', {COMBAT}"],
    ),
    "fighters of no combat": (
        scheme(hurt({"each": {"of_combat": True}})),
        [f"{S}[0].to.each: `of_combat` cannot stand at 'scheme', {COMBAT}"],
    ),
    "prevented in a scheme": (
        scheme({"op": "prevent_damage", "to": "self"}),
        [f"{S}[0]: `prevent_damage` cannot stand at 'scheme', {COMBAT}"],
    ),
    "won before the damage": (
        combat("during_combat", when("won")),
        [f"{D}[0].cond: `won` cannot stand at 'during_combat', only at after_combat, after_attack"],
    ),
    "damage before it is dealt": (
        combat("during_combat", count("combat_damage")),
        [f"{D}[0].count: `combat_damage` cannot stand at 'during_combat', only at after_combat, after_attack"],
    ),
    "role without a combat": (
        scheme(when({"test": "role", "role": "attacking"})),
        [f"{S}[0].cond: `role` cannot stand at 'scheme', {COMBAT}"],
    ),
    "printed value without a combat": (
        scheme(count("printed_value", card="own")),
        [f"{S}[0].count: `printed_value` cannot stand at 'scheme', {COMBAT}"],
    ),
    "boost value of no combat": (
        scheme(count("boost_of", card="opposing")),
        [f"{S}[0].count: `boost_of` cannot stand at 'scheme', {COMBAT}"],
    ),
    "played card without a combat": (
        scheme(when("opponent_played_card")),
        [f"{S}[0].cond: `opponent_played_card` cannot stand at 'scheme', {COMBAT}"],
    ),
    "brought back outside a combat": (
        scheme({"op": "return", "who": "self", "where": {}}),
        [f"{S}[0].who: `self` cannot stand at 'scheme', {COMBAT}"],
    ),
    "actions after the last": (
        ability({"kind": "trigger", "at": "end_of_turn", "do": [{"op": "gain_action"}]}),
        [f"{P}[0].do[0]: at 'end_of_turn' no action is left to come"],
    ),
    "actions before the first turn": (
        ability({"kind": "trigger", "at": "setup", "do": [{"op": "gain_action"}]}),
        [f"{P}[0].do[0]: at 'setup' no action is left to come"],
    ),
    "won as a condition to play": (
        hero_with([{"id": "x", "attack": 1, "playable_if": "won"}]),
        ["cards[0] (x).playable_if: `won` cannot stand at 'play', only at after_combat, after_attack"],
    ),
    "self before anyone plays": (
        hero_with([{"id": "x", "attack": 1, "playable_if": {"test": "moved"}}]),
        ["cards[0] (x).playable_if.fighter: name the fighter: nobody is `self` at this moment"],
    ),
    "scheme on an attack": (
        hero_with([{"id": "x", "attack": 2, "effects": {"scheme": [DRAW]}}]),
        ["cards[0] (x).effects.scheme: the type is attack: it has no such timing"],
    ),
    "combat on a scheme": (
        hero_with([{"id": "x", "scheme": [DRAW], "after_combat": [DRAW]}]),
        ["cards[0] (x).effects.after_combat: the type is scheme: it has no such timing"],
    ),
    "acts face down": (
        hero_with([{"id": "x", "attack": 2, "when_played": [DRAW]}]),
        ["cards[0] (x).effects.when_played: only a card that is played face up can act before it is revealed"],
    ),
    "a bonus attack by a scheme": (
        hero_with([{"id": "x", "attack": 2, "bonus_attack": {"name": "y", "value": 1, "effects": {"scheme": [DRAW]}}}]),
        ["cards[0] (x).bonus_attack.effects.scheme: a bonus attack has no such timing"],
    ),
}
OPPONENTS = {
    "nobody named": (scheme({**DRAW, "who": "opponent"}), [f"{S}[0].who: {WHICH}"]),
    "named only if wanted": (
        scheme({"op": "may", "do": [NAMED]}, {**DRAW, "who": "opponent"}),
        [f"{S}[1].who: {WHICH}"],
    ),
    "each is not one": (
        scheme({**DRAW, "who": "each_opponent"}, {"op": "discard", "count": 1, "who": "opponent"}),
        [f"{S}[1].who: {WHICH}"],
    ),
    "counted hand of nobody": (
        scheme(count("cards", among={"pile": "hand", "of": "opponent"})),
        [f"{S}[0].count.among: {WHICH}"],
    ),
    "looks at nobody": (scheme(LOOK), [f"{S}[0]: {WHICH}"]),
    "nobody decides": (scheme({"op": "may", "by": "opponent", "do": [DRAW]}), [f"{S}[0].by: {WHICH}"]),
    "nobody chooses": (scheme(hurt({"one": {}, "by": "opponent"})), [f"{S}[0].to.by: {WHICH}"]),
    "nobody steers": (scheme({"op": "move", "who": "self", "up_to": 1, "by": "opponent"}), [f"{S}[0].by: {WHICH}"]),
    "nobody gains": (scheme({"op": "gain_action", "who": "opponent"}), [f"{S}[0].who: {WHICH}"]),
    "bonus by a hand outside combat": (
        ability(
            {
                "kind": "bonus",
                "to": "maneuver",
                "amount": {"count": "cards", "among": {"pile": "hand", "of": "opponent"}},
            }
        ),
        [f"{P}[0].amount.among: {WHICH}"],
    ),
    "named in a combat": (
        combat("after_combat", NAMED),
        [f"{A}[0]: in a combat the opponent is the other player of it (FFA-3)"],
    ),
}
HIDDEN = {
    "a hand nobody looked at": (
        scheme(NAMED, choose("hand", "opponent"), THROW),
        [f"{S}[1].among: you have not seen that hand: put look_at_hand before it"],
    ),
    "the hand of another opponent": (
        scheme(NAMED, LOOK, NAMED, choose("hand", "opponent"), THROW),
        [f"{S}[3].among: you have not seen that hand: put look_at_hand before it"],
    ),
    "looked at only if wanted": (
        combat("after_combat", {"op": "may", "do": [LOOK]}, choose("hand", "opponent"), THROW),
        [f"{A}[1].among: you have not seen that hand: put look_at_hand before it"],
    ),
    "a deck": (scheme(choose("deck"), THROW), [f"{S}[0].among: a deck lies face down: use look_at_top or search"]),
    "your hand by the opponent": (
        combat("after_combat", choose("hand", by="opponent"), THROW),
        [f"{A}[0].by: the opponent has not seen your hand"],
    ),
    "cards only you looked at by the opponent": (
        combat(
            "after_combat",
            {"op": "look_at_top", "count": 2, "bind": "$seen"},
            {"op": "choose_card", "among": "$seen", "by": "opponent", "bind": "$card"},
            THROW,
        ),
        [f"{A}[1].by: the opponent has not seen '$seen'"],
    ),
    "counting what a hand holds": (
        scheme(count("cards", among={"pile": "hand", "type": "attack"})),
        [f"{S}[0].count.among: what a hand holds is hidden: only all can be counted"],
    ),
    "counting what a deck holds": (
        scheme(count("cards", among={"pile": "deck", "keyword": "sparring"})),
        [f"{S}[0].count.among: what a deck holds is hidden: only all can be counted"],
    ),
    "taking what is not yours": (
        combat("after_combat", LOOK, choose("hand", "opponent"), {"op": "take", "cards": "$card"}),
        [f"{A}[2].cards: '$card' are cards of the opponent, not yours to take"],
    ),
    "taking from the hand": (
        scheme({"op": "take", "cards": {"pile": "hand"}}),
        [f"{S}[0].cards: only cards of your discard pile, or chosen ones, can be taken"],
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
        [f"{A}[0].among: ids and keywords are those of your own deck"],
    ),
}
TARGETS = {
    "unknown fighter": (scheme(hurt("bob")), [f"{S}[0].to: no fighter 'bob' (known: tess, pal)"]),
    "unknown kind": (
        scheme(hurt({"one": {"kind": "bob"}})),
        [f"{S}[0].to.one.kind: no fighter 'bob' (known: tess, pal)"],
    ),
    "unknown in a condition": (
        scheme(when({"test": "adjacent", "fighter": "self", "to": "bob"})),
        [f"{S}[0].cond.to: no fighter 'bob' (known: tess, pal)"],
    ),
    "unknown to bring back": (
        scheme({"op": "return", "who": "bob", "where": {}}),
        [f"{S}[0].who: no fighter 'bob' (known: tess, pal)"],
    ),
    "a chosen one to bring back": (
        scheme(PICK, {"op": "return", "who": "$who", "where": {}}),
        [f"{S}[1].who: a defeated fighter is named by its id"],
    ),
    "defeated and somewhere": (
        scheme(count("fighters", among={"defeated": True, "adjacent_to": "self"})),
        [f"{S}[0].count.among: defeated fighters stand nowhere (DEF-1)"],
    ),
    "yours and opposing": (
        scheme(hurt({"one": {"side": "opposing", "kind": "pal"}})),
        [f"{S}[0].to.one: 'pal' is a fighter of yours, never an opposing one (FIG-5)"],
    ),
    "one and each": (scheme(hurt({"one": {}, "each": {}})), [f"{S}[0].to: says either `one` or `each`"]),
    "neither one nor each": (scheme(hurt({})), [f"{S}[0].to: says either `one` or `each`"]),
    "each by choice": (scheme(hurt({"each": {}, "may": True})), [f"{S}[0].to: `may` and `by` go with `one`"]),
    "several placed": (
        scheme({"op": "place", "who": {"each": {}}}),
        [f"{S}[0].who: places one fighter: choose it with `one`"],
    ),
    "a name of several placed": (
        scheme({"op": "place", "who": "pal"}),
        [f"{S}[0].who: places one fighter: choose it with `one`"],
    ),
    "placed on a taken space": (
        scheme({"op": "place", "who": "self", "where": {"empty": False}}),
        [f"{S}[0].where: a fighter can only be put on an empty space (MOV-5)"],
    ),
    "seven spaces": (
        scheme(SPOT, hurt({"each": {"standing_on": ["$spot"] * 7}})),
        [f"{S}[1].to.each.standing_on: names one to six chosen spaces"],
    ),
    "no spaces": (
        scheme(hurt({"each": {"standing_on": []}})),
        [f"{S}[0].to.each.standing_on: names one to six chosen"],
    ),
}
NAMES = {
    "token": (scheme({"op": "flip", "token": "sun"}), [f"{S}[0].token: no token 'sun' (known: mood, light)"]),
    "token of a hero without": (
        {**scheme({"op": "flip", "token": "sun"}), "tokens": []},
        [f"{S}[0].token: no token 'sun' (known: none)"],
    ),
    "side of a token": (
        scheme({"op": "set_token", "token": "mood", "to": "sad"}),
        [f"{S}[0].to: token 'mood' has no side 'sad' (it has: calm, wild, odd)"],
    ),
    "side in a condition": (
        scheme(when({"test": "token", "token": "mood", "shows": "sad"})),
        [f"{S}[0].cond.shows: token 'mood' has no side 'sad' (it has: calm, wild, odd)"],
    ),
    "keyword": (
        scheme({"op": "take", "cards": {"pile": "discard", "keyword": "magic"}}),
        [f"{S}[0].cards.keyword: no card of this deck has the keyword 'magic'"],
    ),
    "card searched": (
        scheme({"op": "search", "card": "grail", "piles": ["deck"]}),
        [f"{S}[0].card: no card 'grail' in this deck"],
    ),
    "card in a filter": (
        scheme({"op": "take", "cards": {"pile": "discard", "id": "grail"}}),
        [f"{S}[0].cards.id: no card 'grail' in this deck"],
    ),
    "a pile twice": (
        scheme({"op": "search", "card": "stab", "piles": ["deck", "deck"]}),
        [f"{S}[0].piles: names each pile once, at least one"],
    ),
    "mode called like an answer": (
        scheme({"op": "choose_modes", "modes": {"yes": [DRAW], "other": [DRAW]}}),
        [f"{S}[0].modes: 'yes' is an answer, not a name"],
    ),
}
BUDGETS = {
    "too deep": (scheme(nested(9)), [f"{S}{'[0].do' * 9}: steps are nested more than 8 deep"]),
    "deeper than a file may be": (scheme(nested(30)), ["nested deeper than 40"]),
    "one mode": (
        scheme({"op": "choose_modes", "modes": {"a": [DRAW]}}),
        [f"{S}[0].modes: between 2 and 8 modes are possible"],
    ),
    "nine modes": (
        scheme({"op": "choose_modes", "modes": {f"m{i}": [DRAW] for i in range(9)}}),
        [f"{S}[0].modes: between 2 and 8 modes are possible"],
    ),
    "a choice of too many numbers": (
        scheme({"op": "choose_number", "up_to": 31, "bind": "$n"}, {"op": "draw", "count": "$n"}),
        [f"{S}[0].up_to: offers numbers up to 31, 30 is the highest"],
    ),
    "more picks than modes": (
        scheme({"op": "choose_modes", "pick": 3, "modes": {"a": [DRAW], "b": [DRAW]}}),
        [f"{S}[0].pick: picks 3 of 2 modes"],
    ),
    "too many instructions": (scheme(*[DRAW] * 201), [f"{S}: the effect is longer than 200 instructions"]),
    "repeats within repeats": (scheme(repeated(8)), [f"{S}: the effect is longer than 200 instructions"]),
    "too much to remember": (scheme(*[hurt({"one": {}})] * 41), [f"{S}: the effect remembers more than 40 things"]),
    "repeat once": (
        scheme({"op": "repeat", "times": 1, "do": [DRAW]}),
        [f"{S}[0].times: 1 found, expected a whole number from 2 to 5"],
    ),
    "repeat for ever": (
        scheme({"op": "repeat", "times": 6, "do": [DRAW]}),
        [f"{S}[0].times: 6 found, expected a whole number from 2 to 5"],
    ),
    "a fault in repeated steps is told once": (
        scheme({"op": "repeat", "times": 3, "do": [hurt("bob")]}),
        [f"{S}[0].do[0].to: no fighter 'bob' (known: tess, pal)"],
    ),
    "no steps": (scheme(), [f"{S}: no steps"]),
    "no steps inside": (scheme({"op": "may", "do": []}), [f"{S}[0].do: no steps"]),
    "seven conditions": (
        scheme(when({"test": "all", "conds": ["your_turn"] * 7})),
        [f"{S}[0].cond: combines one to six"],
    ),
    "no conditions": (scheme(when({"test": "any", "conds": []})), [f"{S}[0].cond: combines one to six conditions"]),
}
POINTLESS = {
    "draws nothing": (scheme({"op": "draw", "count": 0}), [f"{S}[0].count: is always 0"]),
    "gains nothing": (scheme({"op": "gain_action", "count": 0}), [f"{S}[0].count: is always 0"]),
    "times nothing": (scheme(count("fighters", among={}, times=0)), [f"{S}[0].count: is always 0"]),
    "no bounds": (
        scheme(when({"test": "health", "fighter": "self"})),
        [f"{S}[0].cond: says `at_least`, `at_most` or both"],
    ),
    "bounds that exclude each other": (
        scheme(when({"test": "health", "fighter": "self", "at_least": 5, "at_most": 3})),
        [f"{S}[0].cond: no number is at least 5 and at most 3"],
    ),
    "bound that always holds": (
        scheme(when({"test": "amount", "amount": {"count": "cards", "among": {"pile": "hand"}}, "at_least": 0})),
        [f"{S}[0].cond: every number is at least 0"],
    ),
}
ABILITIES = {
    "unknown kind": (
        ability({"kind": "aura"}),
        [f"{P}[0].kind: no `kind` is called 'aura' (known: trigger, bonus, attack"],
    ),
    "unknown moment": (
        ability({"kind": "trigger", "at": "noon", "do": [DRAW]}),
        [f"{P}[0].at: 'noon' found, expected one of after_attack, after_combat, "],
    ),
    "fighter of a moment about nobody": (
        ability({"kind": "trigger", "at": "start_of_turn", "fighter": "pal", "do": [DRAW]}),
        [f"{P}[0].fighter: 'start_of_turn' is not about one fighter"],
    ),
    "unknown fighter of a moment": (
        ability({"kind": "trigger", "at": "after_combat", "fighter": "bob", "do": [DRAW]}),
        [f"{P}[0].fighter: no fighter 'bob' (known: tess, pal)"],
    ),
    "self in the condition of a defeat": (
        ability({"kind": "trigger", "at": "defeated", "cond": {"test": "moved"}, "do": [DRAW]}),
        [f"{P}[0].cond.fighter: name the fighter: nobody is `self` at this moment"],
    ),
    "maneuver of one fighter": (
        ability({"kind": "bonus", "to": "maneuver", "amount": 1, "by": "pal"}),
        [f"{P}[0].by: a maneuver moves all your fighters alike (MAN-2)"],
    ),
    "bonus of nothing": (ability({"kind": "bonus", "to": "attack", "amount": 0}), [f"{P}[0].amount: is always 0"]),
    "bonus of a choice": (
        ability({"kind": "bonus", "to": "attack", "amount": "$n"}),
        [f"{P}[0].amount: '$n' is not chosen before"],
    ),
    "second card of nobody": (
        ability({"kind": "attack_boost", "by": "bob"}),
        [f"{P}[0].by: no fighter 'bob' (known: tess, pal)"],
    ),
    "no parts": (hero(abilities=[{"id": "a", "parts": []}]), [f"{P}: 0 entries, expected 1 to 8"]),
    "more triggers than a combat holds": (
        hero(
            abilities=[
                {"id": f"a{i}", "parts": [{"kind": "trigger", "at": "after_combat", "do": [DRAW]}] * 5}
                for i in range(2)
            ]
        ),
        ["abilities: 10 triggers at 'after_combat', 8 are possible"],
    ),
}
MIST = [{"id": "mist", "count": 2}]
MARKED = {"op": "choose_space", "among": {"empty": False, "with_marker": "mist"}, "bind": "$spot"}
MARKERS = {
    "unknown": (
        {**scheme({"op": "move_marker", "marker": "smoke"}), "markers": MIST},
        [f"{S}[0].marker: no marker 'smoke' (known: mist)"],
    ),
    "of a hero without": (
        scheme(when({"test": "on_marker", "marker": "mist"})),
        [f"{S}[0].cond.marker: no marker 'mist' (known: none)"],
    ),
    "unknown in a filter of fighters": (
        scheme(hurt({"each": {"on_marker": "mist"}})),
        [f"{S}[0].to.each.on_marker: no marker 'mist' (known: none)"],
    ),
    "under defeated fighters": (
        {**scheme(count("fighters", among={"defeated": True, "on_marker": "mist"})), "markers": MIST},
        [f"{S}[0].count.among: defeated fighters stand nowhere (DEF-1)"],
    ),
    "with and without": (
        {
            **scheme({"op": "place", "who": "hero", "where": {"with_marker": "mist", "without_marker": "mist"}}),
            "markers": MIST,
        },
        [f"{S}[0].where: says either `with_marker` or `without_marker`"],
    ),
    "moved from a space not chosen": (
        {**scheme({"op": "move_marker", "marker": "mist", "at": "$spot"}), "markers": MIST},
        [f"{S}[0].at: '$spot' is not chosen before"],
    ),
    "moved by nobody": (
        {**scheme({"op": "move_marker", "marker": "mist", "by": "opponent"}), "markers": MIST},
        [f"{S}[0].by: {WHICH}"],
    ),
    "not moved at all": (
        {**scheme(MARKED, {"op": "move_marker", "marker": "mist", "at": "$spot", "up_to": 0}), "markers": MIST},
        [f"{S}[1].up_to: is always 0"],
    ),
    "several under one name": (
        {**scheme({"op": "move_marker", "marker": "mist", "bind": "$spot"}), "markers": MIST},
        [f"{S}[0].bind: a name cannot stand for several markers: say which with `at`"],
    ),
    "links of one fighter twice": (
        {
            **ability(*[{"kind": "marker_links", "who": who, "marker": "mist"} for who in ("hero", "tess")]),
            "markers": MIST,
        },
        [f"{P}[1].who: 'tess' finds its way by one kind of markers only"],
    ),
    "links of nobody": (
        {**ability({"kind": "marker_links", "who": "bob", "marker": "mist"}), "markers": MIST},
        [f"{P}[0].who: no fighter 'bob' (known: tess, pal)"],
    ),
    "first action when none is taken": (
        ability({"kind": "trigger", "at": "start_of_turn", "cond": "first_action", "do": [DRAW]}),
        [f"{P}[0].cond: `first_action` cannot stand at 'start_of_turn', only at immediately, "],
    ),
    "turn ended before the first": (
        ability({"kind": "trigger", "at": "setup", "do": [{"op": "end_turn"}]}),
        [f"{P}[0].do[0]: at 'setup' no turn is left to end"],
    ),
}
GROUPS = {
    "reading": READING, "bindings": BINDINGS, "timings": TIMINGS, "opponents": OPPONENTS, "hidden": HIDDEN,
    "targets": TARGETS, "names": NAMES, "budgets": BUDGETS, "pointless": POINTLESS, "abilities": ABILITIES,
    "markers": MARKERS,
}  # fmt: skip


@pytest.mark.parametrize(("data", "wanted"), fault_cases(GROUPS))
def test_fault_is_refused_with_its_place(data: Any, wanted: list[str], content: Content) -> None:
    assert_refused(content, data, wanted)


def test_the_hero_all_this_is_made_from_is_right(content: Content) -> None:
    assert problems_of(content.copy(), scheme(DRAW)) == []
    assert problems_of(content.copy(), combat("after_combat", DRAW)) == []
