"""The test bench of the language: short files with a few cards and the scenarios that play them.

A file holds `cards` in short form (`{id: gift, scheme: [steps]}`, `{id: jab, attack: 3, after_combat: [steps]}`) and
`scenarios`, each maybe with parts of an ability under `ability`, and with further fields of the tester under `tester`.
The cards go into the deck of a hero `tester`, filled
up with plain ones; it meets `dummy` on `tiny` unless a scenario says otherwise. Fighters stand as in `STANDING` unless
a scenario moves them; `position: null` begins with the set-up.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from peerless.catalog.reading.problems import Problems
from peerless.catalog.reading.yaml_file import read_yaml
from peerless.records.scenario import Scenario, scenarios_from_data

HERE: Final = Path(__file__).parent
CONTENT: Final = sorted((HERE / "content").glob("*.yaml"))
SCENARIOS: Final = HERE / "scenarios"

_TYPES: Final = ("attack", "defense", "versatile", "scheme")
_TIMINGS: Final = (
    "immediately", "during_combat", "after_combat", "after_attack", "boost_effect", "when_discarded", "when_played",
    "completes",
)  # fmt: skip
STANDING: Final = (
    {"tester": {"tess": "a2", "pal_1": "a1", "pal_2": "b2"}, "dummy": {"dan": "a2", "imp": "a1"}},
    {"tester": {"tess": "a3", "pal_1": "a6", "pal_2": "a5"}, "dummy": {"dan": "a3", "imp": "a6"}},
    {"tester": {"tess": "c3", "pal_1": "c4", "pal_2": "b3"}, "dummy": {"dan": "c3", "imp": "c4"}},
    {"dummy": {"dan": "b4", "imp": "b5"}},
)
"""Seat -> hero -> fighter -> space."""
_FILLING: Final = (
    {"id": "stab", "attack": 3, "boost": 1},
    {"id": "guard", "defense": 2, "boost": 2},
    {"id": "spar", "versatile": 4, "boost": 3, "keywords": ["sparring"]},
    {"id": "plan", "scheme": [{"op": "draw", "count": 1}], "boost": 4},
)


def card(short: dict[str, Any]) -> dict[str, Any]:
    """A card from its short form."""
    out: dict[str, Any] = {"name": short["id"], "boost": 1, "copies": 1, "fighters": ["any"], "effects": {}}
    for key, value in short.items():
        if key in _TYPES:
            out["type"] = key
            if key == "scheme":
                out["effects"]["scheme"] = value
            else:
                out["value"] = value
        elif key in _TIMINGS:
            out["effects"][key] = value
        else:
            out[key] = value
    return out


def hero_with(cards: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """The hero of the bench with these cards, given in short form, and plain ones up to 30."""
    made = [card(short) for short in cards]
    left = 30 - sum(c["copies"] for c in made)
    for i, filling in enumerate(_FILLING):
        copies = left // (len(_FILLING) - i)
        left -= copies
        if copies:
            made.append({**card(filling), "copies": copies})
    return {
        "name": "Tester",
        "move": 2,
        "hero": {"id": "tess", "name": "Tess", "health": 12, "attack": "melee", "max_health": 14},
        "sidekicks": [{"id": "pal", "name": "Pal", "health": 3, "attack": "ranged", "count": 2}],
        "tokens": [{"id": "mood", "sides": ["calm", "wild", "odd"]}, {"id": "light", "sides": ["off", "on"]}],
        "counters": [{"id": "fury", "most": 3, "start": 1}],
        "cards": made,
        **more,
    }


@cache
def read_file(path: Path) -> dict[str, Any]:
    """The plain data of a file of the bench."""
    problems = Problems(path.name)
    data: dict[str, Any] = read_yaml(path, problems)
    assert not problems, problems
    assert set(data) == {"cards", "scenarios"}, f"{path.name}: {sorted(data)}"
    return data


@cache
def read_bench(path: Path) -> list[Scenario]:
    """The scenarios of a file of the bench."""
    data = read_file(path)
    return scenarios_from_data([_filled(item, data["cards"]) for item in data["scenarios"]], path.name)


def _filled(item: dict[str, Any], cards: list[dict[str, Any]]) -> dict[str, Any]:
    item = {"heroes": ["tester", "dummy"], "board": "tiny", **item}
    parts, more = item.pop("ability", None), item.pop("tester", {})
    abilities = [{"id": "gift", "parts": parts}] if parts else []
    item["content"] = {"tester": hero_with(cards, abilities=abilities, **more)}
    heroes, position, fighters = item["heroes"], item.pop("position", {}), {}
    if position is None:
        return item
    for seat, hero in enumerate(heroes):
        prefix = f"p{seat + 1}." if heroes.count(hero) > 1 else ""
        fighters.update({prefix + fighter: space for fighter, space in STANDING[seat][hero].items()})
    return {**item, "position": {**position, "fighters": {**fighters, **position.get("fighters", {})}}}
