"""A hero with as many kinds of tokens and counters as there may be, which its cards turn and read."""

from __future__ import annotations

from typing import Any, Final

from tests.effects.bench import hero_with

SIDES: Final = 8
TOKENS: Final[list[dict[str, Any]]] = [
    {"id": f"t{i}", "sides": [f"s{side}" for side in range(SIDES)]} for i in range(16)
]
COUNTERS: Final[list[dict[str, Any]]] = [{"id": f"c{i}", "most": 30, "start": i} for i in range(4)]


def token_hero() -> dict[str, Any]:
    """Every scheme turns two tokens, an ability all of them one after the other; attacks count them."""
    turns = [
        {
            "id": f"turn{i}",
            "copies": 2,
            "scheme": [
                {"op": "set_token", "token": f"t{2 * i}", "to": f"s{i}"},
                {"op": "flip", "token": f"t{2 * i + 1}"},
                {"op": "gain", "counter": f"c{i % 4}", "count": 2},
            ],
        }
        for i in range(8)
    ]
    last = {"test": "token", "token": "t15", "shows": "s7"}
    attack = {
        "id": "shine",
        "copies": 4,
        "versatile": 3,
        "during_combat": [
            {"op": "if", "cond": last, "then": [{"op": "add_value", "amount": 2}]},
            {"op": "add_value", "amount": {"count": "counter", "counter": "c3"}},
        ],
    }
    wheel = [{"op": "flip", "token": token["id"]} for token in TOKENS]
    ability = {"id": "wheel", "name": "Wheel", "parts": [{"kind": "trigger", "at": "start_of_turn", "do": wheel}]}
    return hero_with([*turns, attack], tokens=TOKENS, counters=COUNTERS, abilities=[ability])
