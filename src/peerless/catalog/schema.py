"""JSON Schemas of hero and board files for editors, generated from the structs.

The loader checks more than a schema can express: it may refuse a file that matches its schema.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from msgspec import Struct

from peerless.catalog import models, names
from peerless.catalog.loader import shared_effects
from peerless.effects import abilities, language, terms, timings
from peerless.effects.docs import field_texts, struct_doc

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]*\)")
# Unions that the generator would repeat at each use; one definition is enough.
_UNIONS: Final = {"op": "Step", "test": "Test", "count": "Counted", "kind": "Part"}


def hero_schema() -> dict[str, Any]:
    """The schema of a hero file; cards may `use` an effect that several decks share."""
    schema = _schema(models.HeroDef, "A hero: its fighters, abilities and 30 cards. The id is the name of the file.")
    card = schema["$defs"]["CardDef"]["properties"]
    card["effects"]["propertyNames"] = {"enum": list(timings.TIMING_MEANS)}  # left out by the generator
    card["use"] = {"type": "string", "description": "An effect that several decks share, or one of `shared`."}
    known = {"type": "object", "properties": {"use": {"enum": sorted(shared_effects())}}}
    schema["$defs"]["HeroDef"]["if"] = {"not": {"required": ["shared"]}}
    schema["$defs"]["HeroDef"]["then"] = {"properties": {"cards": {"type": "array", "items": known}}}
    number = {"type": "integer", "minimum": 0, "maximum": 99}
    text = "The numbers of the shared effect."
    card["numbers"] = {"type": "object", "additionalProperties": number, "description": text}
    text = "Effects that several cards of this deck share: `effects`, with `#name` where a card sets its `numbers`."
    steps = {"type": "object", "additionalProperties": {"type": "array", "items": {"type": "object"}}}
    numbers = {"type": "array", "items": {"type": "string"}}
    effect = {"type": "object", "properties": {"effects": steps, "numbers": numbers}, "required": ["effects"]}
    own = {"type": "object", "additionalProperties": effect, "description": text}
    schema["$defs"]["HeroDef"]["properties"]["shared"] = own
    return schema


def board_schema() -> dict[str, Any]:
    """The schema of a board file."""
    return _schema(models.BoardDef, "A board: spaces, zones and lines. The id is the name of the file.")


def _schema(struct: type[Struct], text: str) -> dict[str, Any]:
    schema = msgspec.json.schema(struct)
    defs: dict[str, Any] = schema["$defs"]
    defs[struct.__name__]["properties"].pop("id")
    _describe(defs)
    defs[struct.__name__]["description"] = text
    shared: dict[str, Any] = {}
    defs = {name: _share_unions(part, shared) for name, part in defs.items()}
    return {"$schema": DIALECT, "$ref": schema["$ref"], "$defs": {**defs, **shared}}


def _describe(defs: dict[str, Any]) -> None:
    """Docstrings and texts under fields become descriptions."""
    for name, part in defs.items():
        found: Any = next(module for module in (terms, language, abilities, models, names) if hasattr(module, name))
        part["description"] = _plain(struct_doc(getattr(found, name)).says)
        for field, text in field_texts(getattr(found, name)).items():
            if field in part["properties"]:
                part["properties"][field]["description"] = _plain(text)


def _plain(text: str) -> str:
    """A text without links, which lead nowhere in an editor."""
    return _LINK.sub(r"\1", text)


def _share_unions(part: Any, shared: dict[str, Any]) -> Any:
    if isinstance(part, list):
        return [_share_unions(item, shared) for item in part]
    if not isinstance(part, dict):
        return part
    union = _UNIONS.get(part.get("discriminator", {}).get("propertyName", ""))
    if union is None:
        return {key: _share_unions(value, shared) for key, value in part.items()}
    shared[union] = {"anyOf": part["anyOf"]}
    return {"$ref": f"#/$defs/{union}"}
