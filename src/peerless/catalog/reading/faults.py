"""Find every difference between plain data and the structs it should be, each with its path.

Conversion stops at the first fault, but an author wants all of them, in words. This module compares the data with the
described type and records each fault. It is used only after conversion has failed.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import inspect as types

from peerless.catalog.models import FILLED_IN
from peerless.catalog.reading.problems import Problems
from peerless.messages.message import Message, either
from peerless.messages.spelling import listed, nearest

_LONGEST: Final = 40  # characters of a quoted value
_LONGEST_ID: Final = 64
_PATTERNS: Final = (
    ("^\\$?", Message("fault-type-fighter")),
    ("^\\$", Message("fault-type-binding")),
    ("^(own|", Message("fault-type-card")),
    ("", Message("fault-type-name")),
)
"""The beginning of a pattern, and what it describes."""
_ONE_LINE: Final = "^(?!\\s)[^"
"""The beginning of the pattern of visible characters."""
OTHER_WORDS: Final = {
    "add": "add_value", "attack_again": "bonus_attack", "choose": "choose_modes", "gain_health": "recover",
    "heal": "recover", "hurt": "damage", "lose_health": "damage", "negate": "cancel", "teleport": "place",
}  # fmt: skip
"""What people write -> the word of the language."""


def note_faults(data: Any, kind: Any, path: str, problems: Problems) -> None:
    """Record every fault of data that should be of a type; at least one if it cannot be converted."""
    before = len(problems)
    _walk(data, _described(kind), path, problems)
    if len(problems) == before:
        try:
            msgspec.convert(data, kind)
        except (msgspec.ValidationError, RecursionError) as error:
            text, _, inner = str(error).partition(" - at `$")
            problems.add((path + inner.rstrip("`")).lstrip("."), text)


_described: Final = cache(types.type_info)


def _walk(data: Any, kind: types.Type, path: str, problems: Problems) -> None:
    match kind:
        case types.StructType():
            if isinstance(data, dict):
                _walk_struct(data, kind, path, problems)
            else:
                _differs(data, kind, path, problems)
        case types.ListType() | types.TupleType():
            _walk_list(data, kind, path, problems)
        case types.DictType():
            if not isinstance(data, dict):
                _differs(data, kind, path, problems)
                return
            for key, value in data.items():
                if not _fits(key, kind.key_type):
                    fault = Message("fault-unknown-key-expected", expected=_says(kind.key_type))
                    problems.add(_join(path, str(key)), fault, near=_nearest_value(key, kind.key_type), key=True)
                _walk(value, kind.value_type, _join(path, str(key)), problems)
        case types.UnionType():
            _walk_union(data, kind, path, problems)
        case _:
            if not _fits(data, kind):
                _differs(data, kind, path, problems)


def _walk_struct(data: dict[Any, Any], kind: types.StructType, path: str, problems: Problems) -> None:
    fields = {field.encode_name: field for field in kind.fields}
    known = [*([kind.tag_field] if kind.tag_field else []), *fields]
    known += FILLED_IN.get(kind.cls, ())
    if not path:
        known = [key for key in known if key != "id"]  # the id of the whole file is the file's name
    for key in data:
        if key not in known and not (key == "id" and not path):
            fault = Message("fault-unknown-key", known=listed(known, key))
            problems.add(_join(path, str(key)), fault, near=nearest(key, known), key=True)
    for name, field in fields.items():
        if name in data:
            _walk(data[name], field.type, _join(path, name), problems)
        elif field.required:
            problems.add(path, Message("fault-missing", key=name))


def _walk_list(data: Any, kind: types.ListType | types.TupleType, path: str, problems: Problems) -> None:
    if not isinstance(data, list):
        _differs(data, kind, path, problems)
        return
    if isinstance(kind, types.ListType):
        inner: list[types.Type] = [kind.item_type] * len(data)
        least, most = kind.min_length or 0, kind.max_length
    else:
        inner = list(kind.item_types)
        least, most = len(inner), len(inner)
    if len(data) < least or (most is not None and len(data) > most):
        wanted: Message | int = least if most == least else Message("fault-from-to", least=least, most=most)
        wanted = Message("fault-at-least", least=least) if most is None else wanted
        problems.add(path, Message("fault-entries", count=len(data), expected=wanted))
    for i, (item, item_kind) in enumerate(zip(data, inner, strict=False)):
        _walk(item, item_kind, f"{path}[{i}]{named(item)}", problems)


def named(item: Any) -> str:
    """The id of a list entry, which is easier to find than its index."""
    written = item.get("id") if isinstance(item, dict) else None
    return f" ({written})" if isinstance(written, str) and len(written) <= _LONGEST_ID else ""


def _walk_union(data: Any, kind: types.UnionType, path: str, problems: Problems) -> None:
    """The struct a mapping can be: the one its tag names, or the one without a tag."""
    structs = [member for member in kind.types if isinstance(member, types.StructType)]
    lists = [member for member in kind.types if isinstance(member, types.ListType)]
    if isinstance(data, list) and lists:
        _walk_list(data, lists[0], path, problems)
        return
    if not isinstance(data, dict) or not structs:
        if not any(_fits(data, member) for member in kind.types):
            _differs(data, kind, path, problems)
        return
    field = structs[0].tag_field
    if field is None:
        _walk(data, structs[0], path, problems)
        return
    tags = {struct.tag: struct for struct in structs}
    tag, known = data.get(field), [*map(str, tags)]
    if field not in data:
        problems.add(path, Message("fault-missing-known", key=field, known=listed(known)))
    elif not isinstance(tag, str) or tag not in tags:
        fault = Message("fault-not-called", key=field, found=_quote(tag), known=listed(known, tag))
        near = OTHER_WORDS.get(tag, "") if isinstance(tag, str) else ""
        problems.add(_join(path, field), fault, near=near if near in tags else nearest(tag, known))
    else:
        _walk_struct(data, tags[tag], path, problems)


def _fits(data: Any, kind: types.Type) -> bool:
    """Whether a plain value is of a plain type."""
    match kind:
        case types.AnyType():
            return True
        case types.NoneType():
            return data is None
        case types.BoolType():
            return isinstance(data, bool)
        case types.IntType() | types.FloatType():
            numbers = int if isinstance(kind, types.IntType) else (int, float)
            if not isinstance(data, numbers) or isinstance(data, bool):
                return False
            above = (kind.ge is None or data >= kind.ge) and (kind.gt is None or data > kind.gt)
            return above and (kind.le is None or data <= kind.le) and (kind.lt is None or data < kind.lt)
        case types.StrType():
            if not isinstance(data, str) or (kind.pattern is not None and not re.search(kind.pattern, data)):
                return False
            return (kind.min_length or 0) <= len(data) <= (kind.max_length or len(data))
        case types.LiteralType():
            return any(data == value and type(data) is type(value) for value in kind.values)
        case _:
            return False


def _differs(data: Any, kind: types.Type, path: str, problems: Problems) -> None:
    fault = Message("fault-expected", found=_quote(data), expected=_says(kind))
    problems.add(path, fault, near=_nearest_value(data, kind))


def _nearest_value(data: Any, kind: types.Type) -> str:
    """The value that was probably meant, of a type that has a few."""
    kinds = kind.types if isinstance(kind, types.UnionType) else (kind,)
    return nearest(data, [str(value) for one in kinds if isinstance(one, types.LiteralType) for value in one.values])


def _quote(data: Any) -> Message | str:
    if data is None:
        return Message("fault-type-nothing")
    if isinstance(data, dict | list):
        return Message("fault-type-mapping" if isinstance(data, dict) else "fault-type-list")
    text = repr(data)
    return f"{text[:_LONGEST]}…" if len(text) > _LONGEST else text


def _says(kind: types.Type) -> object:
    """A type in words."""
    match kind:
        case types.UnionType():
            return either(dict.fromkeys(_says(member) for member in kind.types))
        case types.StructType() if kind.tag_field:
            return Message("fault-type-mapping-with", key=kind.tag_field)
        case types.StructType() | types.DictType():
            return Message("fault-type-mapping")
        case types.ListType():
            return Message("fault-type-list")
        case types.TupleType():
            return Message("fault-type-list-of", count=len(kind.item_types))
        case types.IntType(ge=None) | types.IntType(le=None):
            return Message("fault-type-any-number")
        case types.IntType():
            return Message("fault-type-whole-number", least=kind.ge, most=kind.le)
        case types.FloatType():
            return Message("fault-type-number", least=kind.gt if kind.ge is None else kind.ge, most=kind.le)
        case types.StrType(pattern=None, max_length=None):
            return Message("fault-type-any-text")
        case types.StrType(pattern=None):
            return Message("fault-type-text", least=kind.min_length or 0, most=kind.max_length)
        case types.StrType() if str(kind.pattern).startswith(_ONE_LINE):
            return Message("fault-type-line", least=kind.min_length or 0, most=kind.max_length)
        case types.StrType():
            return next(words for start, words in _PATTERNS if str(kind.pattern).startswith(start))
        case types.LiteralType():
            return Message("fault-type-one-of", values=", ".join(str(value) for value in kind.values))
        case types.BoolType():
            return Message("fault-type-truth")
        case _:
            return Message("fault-type-nothing")


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
