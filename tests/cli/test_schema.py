"""`schema`: made from the structs, closed, with all their references."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from tests.cli.support import call


@pytest.fixture(params=["hero", "board"])
def schema(request: pytest.FixtureRequest) -> Any:
    return msgspec.json.decode(call("schema", request.param).stdout)


def test_every_reference_is_there(schema: Any) -> None:
    text = msgspec.json.encode(schema).decode()
    assert set(re.findall(r'"#/\$defs/(\w+)"', text)) <= set(schema["$defs"])
    assert schema["$ref"].removeprefix("#/$defs/") in schema["$defs"]


def test_unknown_keys_are_refused(schema: Any) -> None:
    objects = [d for d in schema["$defs"].values() if d.get("type") == "object"]
    assert objects
    assert all(definition["additionalProperties"] is False for definition in objects)


def test_cards_may_use_shared_effects() -> None:
    card = msgspec.json.decode(call("schema", "hero").stdout)["$defs"]["CardDef"]
    assert {"use", "numbers", "effects", "boost", "copies"} <= set(card["properties"])
    assert "use" not in card["required"]


def test_other_kinds_are_refused() -> None:
    call("schema", "deck", code=2)
