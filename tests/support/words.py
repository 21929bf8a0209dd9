"""Message texts as patterns.

Tests name a message and its arguments instead of repeating its text.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast

from peerless.messages.translator import message_files


def words(key: str, /, language: str = "en", **args: object) -> str:
    """A pattern of what a message says; arguments that are not given may be anything."""
    return _spaced(_pattern(_entries(language)[key], language, {name: str(value) for name, value in args.items()}))


def says(text: str, key: str, /, language: str = "en", **args: object) -> bool:
    """Whether a message appears in a text, however its lines are broken and with whatever letter it begins."""
    return re.search(words(key, language, **args), text, re.IGNORECASE) is not None


@cache
def _entries(language: str) -> dict[str, Any]:
    """Key -> the value of its message or term."""
    found: dict[str, Any] = {}
    for text in message_files(language).values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                found[("-" if isinstance(entry, ast.Term) else "") + entry.id.name] = entry.value
    return found


def _pattern(value: Any, language: str, args: dict[str, str]) -> str:
    parts = []
    for element in value.elements:
        if isinstance(element, ast.TextElement):
            parts.append(re.escape(element.value))
        else:
            parts.append(_placeable(element.expression, language, args))
    return "".join(parts)


def _placeable(expression: Any, language: str, args: dict[str, str]) -> str:
    match expression:
        case ast.StringLiteral() | ast.NumberLiteral():
            return re.escape(expression.value)
        case ast.VariableReference():
            given = args.get(expression.id.name)
            return r"[\s\S]*?" if given is None else re.escape(given)
        case ast.SelectExpression():
            return f"(?:{'|'.join(_pattern(variant.value, language, args) for variant in expression.variants)})"
        case ast.FunctionReference(arguments=ast.CallArguments(positional=[first, *_])):
            return _placeable(first, language, args)
        case ast.MessageReference():
            return _pattern(_entries(language)[expression.id.name], language, args)
        case ast.TermReference():
            return _pattern(_entries(language)[f"-{expression.id.name}"], language, args)
        case ast.Placeable():
            return _placeable(expression.expression, language, args)
        case _:
            return r"[\s\S]*?"


def _spaced(pattern: str) -> str:
    r"""Any white space for any other: `re.escape` writes a blank as `\ `."""
    return re.sub(r"(?:\\ |\\\n|\s)+", r"\\s+", pattern).strip()
