"""Documentation of content structs: their docstrings, and the texts under fields.

Both are written for designers. The reference page and the JSON Schemas are generated from them.
"""

from __future__ import annotations

import ast
import inspect
from functools import cache
from typing import NamedTuple

from msgspec import Struct, structs


class StructDoc(NamedTuple):
    """The documentation of a struct, in parts."""

    says: str
    """What it is or does, in one paragraph."""
    asks: str
    """What it asks and whom; empty if it asks nothing."""
    empty: str
    """What happens if there is nothing to apply it to; empty if that is obvious."""
    fields: dict[str, str]
    """Text under each documented field, by its name in files."""


@cache
def struct_doc(struct: type[Struct]) -> StructDoc:
    """Read the documentation of one struct."""
    says: list[str] = []
    named = {"Asks": "", "Empty": ""}
    for paragraph in inspect.cleandoc(struct.__doc__ or "").split("\n"):
        label, _, text = paragraph.partition(": ")
        if label in named:
            named[label] = text
        elif paragraph.strip():
            says.append(paragraph.strip())
    return StructDoc(" ".join(says), named["Asks"], named["Empty"], _field_texts(struct))


def field_texts(struct: type[Struct]) -> dict[str, str]:
    """Text under each documented field, inherited ones too, by its name in files."""
    found: dict[str, str] = {}
    for parent in reversed(struct.__mro__):
        if issubclass(parent, Struct) and parent is not Struct:
            found.update(struct_doc(parent).fields)
    return found


def _field_texts(struct: type[Struct]) -> dict[str, str]:
    written = {field.name: field.encode_name for field in structs.fields(struct)}
    found: dict[str, str] = {}
    body = ast.parse(inspect.getsource(struct)).body[0]
    assert isinstance(body, ast.ClassDef)
    name = ""
    for node in body.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=target)):
                name = target
            case ast.Expr(value=ast.Constant(value=str(text))) if name:
                found[written[name]] = " ".join(inspect.cleandoc(text).split())
                name = ""
            case _:
                name = ""
    return found
