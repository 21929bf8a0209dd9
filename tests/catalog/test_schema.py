"""The JSON Schemas for editors are current, and say of a file what the structs say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from peerless import Content
from peerless.catalog.loader import bundled_files
from peerless.catalog.models import BoardDef, HeroDef
from peerless.catalog.reading.problems import Problems
from peerless.catalog.reading.yaml_file import read_yaml
from peerless.effects import language
from tests.catalog.support import DRAW, ability, board, hero, scheme
from tests.catalog.test_board_errors import CASES as BOARD_CASES
from tests.catalog.test_effect_errors import READING
from tests.effects.bench import SCENARIOS, read_bench
from tools import schemas
from tools.generated import outdated

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = {
    name: json.loads((schemas.FOLDER / f"{name}.json").read_text(encoding="utf-8")) for name in ("hero", "board")
}
KINDS = {"heroes": "hero", "boards": "board"}
FILES = [(path, name) for kind, name in KINDS.items() for path in bundled_files(kind)]
TYPES: dict[str, Any] = {
    "object": dict, "array": list, "string": str, "integer": int, "number": (int, float), "boolean": bool,
    "null": type(None),
}  # fmt: skip


def fits(data: Any, part: dict[str, Any], schema: dict[str, Any]) -> bool:
    """As much of JSON Schema as ours use."""
    if "$ref" in part:
        return fits(data, schema["$defs"][part["$ref"].rpartition("/")[2]], schema)
    if "anyOf" in part:
        return any(fits(data, member, schema) for member in part["anyOf"])
    if "enum" in part:
        return data in part["enum"]
    kind = part["type"]
    if not isinstance(data, TYPES[kind]) or (isinstance(data, bool) and kind != "boolean"):
        return False
    if kind in ("integer", "number"):
        above = data >= part.get("minimum", data) and data > part.get("exclusiveMinimum", data - 1)
        return bool(above and data <= part.get("maximum", data))
    if kind == "string":
        within = part.get("minLength", 0) <= len(data) <= part.get("maxLength", len(data))
        return within and (re.search(part["pattern"], data) is not None if "pattern" in part else True)
    if kind == "array":
        inner = part.get("prefixItems") or [part.get("items", {})] * len(data)
        within = part.get("minItems", 0) <= len(data) <= part.get("maxItems", len(data))
        return within and all(fits(item, its, schema) for item, its in zip(data, inner, strict=False))
    if kind == "object":
        if "if" in part and not all(key in data for key in part["if"]["not"]["required"]):
            use = part["then"]["properties"]["cards"]["items"]["properties"]["use"]
            if not all(fits(card["use"], use, schema) for card in data.get("cards", []) if "use" in card):
                return False
        rest = part.get("additionalProperties", True)
        known = part.get("properties", {})
        if not all(key in part.get("propertyNames", {}).get("enum", [key]) for key in data):
            return False
        return all(key in data for key in part.get("required", [])) and all(
            fits(value, known[key], schema)
            if key in known
            else (fits(value, rest, schema) if isinstance(rest, dict) else rest and not known)
            for key, value in data.items()
        )
    return True


def fits_file(data: Any, name: str) -> bool:
    return fits(data, SCHEMAS[name], SCHEMAS[name])


def plain(path: Path) -> Any:
    problems = Problems(path.name)
    data = read_yaml(path, problems)
    assert problems == []
    return data


def test_the_schemas_are_current() -> None:
    assert outdated("schemas", schemas.files()) == []


@pytest.mark.parametrize(("path", "name"), FILES, ids=[path.stem for path, _ in FILES])
def test_bundled_file_fits_its_schema(path: Path, name: str) -> None:
    assert fits_file(plain(path), name)


def test_bundled_definitions_survive_a_round_trip(content: Content) -> None:
    """What was read can be written as JSON and read again by the structs."""
    for made in content.heroes.values():
        assert msgspec.json.decode(msgspec.json.encode(made), type=HeroDef) == made
    for place in content.boards.values():
        assert msgspec.json.decode(msgspec.json.encode(place), type=BoardDef) == place


def test_every_word_of_the_bench_fits_the_schema() -> None:
    for path in sorted(SCENARIOS.glob("*.yaml")):
        for scenario in read_bench(path):
            assert fits_file(scenario.content["tester"], "hero"), f"{path.stem}: {scenario.name}"


@pytest.mark.parametrize("name", READING)
def test_what_cannot_be_read_does_not_fit_the_schema(name: str) -> None:
    assert not fits_file(READING[name][0], "hero")


@pytest.mark.parametrize("name", ["a space in no zone", "off the picture", "unknown key", "its own id", "no edges"])
def test_a_board_that_cannot_be_read_does_not_fit_the_schema(name: str) -> None:
    assert not fits_file(BOARD_CASES[name][0], "board")


def test_right_ones_fit() -> None:
    assert fits_file(board(), "board")
    assert fits_file(scheme(DRAW), "hero")
    assert fits_file(ability({"kind": "bonus", "to": "attack", "amount": 1}), "hero")
    assert not fits_file(hero(id="x"), "hero")
    assert not fits_file(hero(cards=[{**hero()["cards"][0], "use": "magic"}]), "hero")
    assert fits_file(hero(cards=[{**hero()["cards"][0], "use": "dash", "numbers": {"distance": 3}}]), "hero")
    own = {"magic": {"effects": {"after_combat": [DRAW]}}}
    assert fits_file({**hero(cards=[{**hero()["cards"][0], "use": "magic"}]), "shared": own}, "hero")


def test_the_schema_knows_every_operation_and_says_what_it_does() -> None:
    defs = SCHEMAS["hero"]["$defs"]
    for op in get_args(language.Step):
        assert {"$ref": f"#/$defs/{op.__name__}"} in defs["Step"]["anyOf"]
        assert defs[op.__name__]["description"].endswith(".") or "(" in defs[op.__name__]["description"]
