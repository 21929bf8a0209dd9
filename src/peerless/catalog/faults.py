"""Everything in which plain data differs from the structs it should be, each with its place.

Conversion stops at the first fault; an author wants all of them, in words. This walks the data beside the described
type and notes each one. It is only asked once conversion has failed, so it need not be fast.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from msgspec import inspect as types

from peerless.catalog.problems import Problems

_LONGEST: Final = 40  # of a value that is quoted
_LONGEST_ID: Final = 64
_PATTERNS: Final = (
    ("^\\$?", "a fighter"),
    ("^\\$", "a `$name`"),
    ("^(own|", "`own`, `opposing` or a `$name`"),
    ("^(?!\\s)[^", "a text of 1 to 80 characters, in one line, all of them visible, without blanks around it"),
)


def note_faults(data: Any, kind: Any, path: str, problems: Problems) -> None:
    """Notes every fault of data that should be of a type; at least one if it cannot be converted."""
    before = len(problems)
    _walk(data, types.type_info(kind), path, problems)
    if len(problems) == before:
        try:
            msgspec.convert(data, kind)
        except (msgspec.ValidationError, RecursionError) as error:
            text, _, inner = str(error).partition(" - at `$")
            problems.add((path + inner.rstrip("`")).lstrip("."), text)


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
                    problems.add(_join(path, str(key)), f"unknown key; expected {_says(kind.key_type)}")
                _walk(value, kind.value_type, _join(path, str(key)), problems)
        case types.UnionType():
            _walk_union(data, kind, path, problems)
        case _:
            if not _fits(data, kind):
                _differs(data, kind, path, problems)


def _walk_struct(data: dict[Any, Any], kind: types.StructType, path: str, problems: Problems) -> None:
    fields = {field.encode_name: field for field in kind.fields}
    known = [*([kind.tag_field] if kind.tag_field else []), *fields]
    if not path:
        known.remove("id")  # of the whole file: it is the file's name
    for key in data:
        if key not in known and not (key == "id" and not path):
            problems.add(_join(path, str(key)), f"unknown key (known: {', '.join(known)})")
    for name, field in fields.items():
        if name in data:
            _walk(data[name], field.type, _join(path, name), problems)
        elif field.required:
            problems.add(path, f"`{name}` is missing")


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
        wanted = f"{least} to {most}" if most != least else str(least)
        wanted = f"at least {least}" if most is None else wanted
        problems.add(path, f"{len(data)} entries, expected {wanted}")
    for i, (item, item_kind) in enumerate(zip(data, inner, strict=False)):
        _walk(item, item_kind, f"{path}[{i}]{named(item)}", problems)


def named(item: Any) -> str:
    """What a list entry calls itself: a place a reader finds sooner than its number."""
    written = item.get("id") if isinstance(item, dict) else None
    return f" ({written})" if isinstance(written, str) and len(written) <= _LONGEST_ID else ""


def _walk_union(data: Any, kind: types.UnionType, path: str, problems: Problems) -> None:
    """A mapping can only be one of the structs: the one its tag names, or the one without a tag."""
    structs = [member for member in kind.types if isinstance(member, types.StructType)]
    if not isinstance(data, dict) or not structs:
        if not any(_fits(data, member) for member in kind.types):
            _differs(data, kind, path, problems)
        return
    field = structs[0].tag_field
    if field is None:
        _walk(data, structs[0], path, problems)
        return
    tags = {struct.tag: struct for struct in structs}
    tag = data.get(field)
    if field not in data:
        problems.add(path, f"`{field}` is missing (known: {', '.join(map(str, tags))})")
    elif not isinstance(tag, str) or tag not in tags:
        problems.add(_join(path, field), f"no `{field}` is called {_quote(tag)} (known: {', '.join(map(str, tags))})")
    else:
        _walk_struct(data, tags[tag], path, problems)


def _fits(data: Any, kind: types.Type) -> bool:
    """Whether a plain value is of a plain type."""
    match kind:
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
    problems.add(path, f"{_quote(data)} found, expected {_says(kind)}")


def _quote(data: Any) -> str:
    if data is None:
        return "nothing"
    if isinstance(data, dict | list):
        return "a mapping" if isinstance(data, dict) else "a list"
    text = repr(data)
    return f"{text[:_LONGEST]}…" if len(text) > _LONGEST else text


def _says(kind: types.Type) -> str:
    """A type in words."""
    match kind:
        case types.UnionType():
            return " or ".join(dict.fromkeys(_says(member) for member in kind.types))
        case types.StructType():
            return f"a mapping with `{kind.tag_field}`" if kind.tag_field else "a mapping"
        case types.DictType():
            return "a mapping"
        case types.ListType():
            return "a list"
        case types.TupleType():
            return f"a list of {len(kind.item_types)}"
        case types.IntType() | types.FloatType():
            low, high = kind.gt if kind.ge is None else kind.ge, kind.le
            return f"a {'whole ' if isinstance(kind, types.IntType) else ''}number from {low} to {high}"
        case types.StrType():
            if kind.pattern is None:
                return f"a text of {kind.min_length or 0} to {kind.max_length} characters"
            words = [text for start, text in _PATTERNS if kind.pattern.startswith(start)]
            return words[0] if words else "a name of small letters, digits and _"
        case types.LiteralType():
            return "one of " + ", ".join(str(value) for value in kind.values)
        case types.BoolType():
            return "true or false"
        case _:
            return "nothing"


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
