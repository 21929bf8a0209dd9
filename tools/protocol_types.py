"""Write the protocol's TypeScript types and constants, its reference page, and the beats of events.

The constants are the lists a client offers (modes, levels, languages …) and the defaults of a table. They come from the
same definitions as the server's checks, so a client needs no copy of its own. The tool also writes the table of metrics
in docs/hosting.md.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, get_args

from msgspec import Struct, inspect, to_builtins

from peerless.bots.registry import Level
from peerless.catalog.settings import MODES, Edition, Mode
from peerless.effects.docs import struct_doc
from peerless.messages.translator import LANGUAGES, Language
from peerless.records import beats
from peerless.records.log.entry import By
from peerless.records.viewdata import Lies, ViewData
from peerless.server.http.app import ENDPOINTS
from peerless.server.http.endpoint import Endpoint, Params
from peerless.server.http.errors import Failure
from peerless.server.ops.metrics import Metrics
from peerless.server.protocol.messages import PROTOCOL, ClientMessage, ServerMessage
from peerless.server.protocol.setup import Absent, Clock, ClockKind, Picking, SeatId, SeatSetup, TableSetup
from peerless.server.replays.replay import Viewpoint
from peerless.server.store.base import Phase
from tools.generated import ROOT, main

TYPES: Final = ROOT / "web" / "src" / "protocol.ts"
BEATS: Final = ROOT / "web" / "src" / "beats.ts"
PAGE: Final = ROOT / "docs" / "protocol.md"
HOSTING: Final = ROOT / "docs" / "hosting.md"
METRICS_HEAD: Final = "| number | of what |\n|---|---|\n"
MARK: Final = "<!-- From here on written by tools/protocol_types.py -->\n"

_ALIASES: Final[dict[str, Any]] = {
    "Absent": Absent, "By": By, "ClockKind": ClockKind, "Edition": Edition, "Language": Language, "Level": Level,
    "Lies": Lies, "Mode": Mode, "Phase": Phase, "Picking": Picking, "SeatId": SeatId, "Viewpoint": Viewpoint,
}  # fmt: skip
_LISTS: Final = {
    "ABSENCES": Absent, "CLOCKS": ClockKind, "EDITIONS": Edition, "LEVELS": Level, "MODES": Mode, "PICKINGS": Picking,
}  # fmt: skip
"""Constant -> the type whose values it lists, in the order in which they are offered."""
_ALIAS_OF: Final = {frozenset(get_args(kind)): name for name, kind in _ALIASES.items()}
_RENAMED: Final = {"Record": "MatchRecord"}  # `Record` has a meaning in TypeScript


class Writer:
    """Types as TypeScript writes them. What the server sends is complete; what it gets may leave out defaults."""

    def __init__(self) -> None:
        self.sent = _structs([ServerMessage, ViewData, Failure, *(e.response for e in ENDPOINTS if e.response)])
        self.given = _structs([ClientMessage, *(e.body for e in ENDPOINTS if e.body)])

    def name(self, struct: type[Struct], given: bool) -> str:
        """The name of a struct; a struct that is sent both ways, with defaults left out in one, has two."""
        name = _RENAMED.get(struct.__name__, struct.__name__)
        both = struct in self.sent and struct in self.given
        return f"{name}Given" if given and both and self._is_lenient(struct) else name

    def _is_lenient(self, struct: type[Struct]) -> bool:
        return any(not field.required for part in _structs([struct]) for field in _info(part).fields)

    def written(self, kind: inspect.Type, given: bool) -> str:
        match kind:
            case inspect.StructType(cls=cls):
                return self.name(cls, given)
            case inspect.LiteralType(values=values):
                return _ALIAS_OF.get(frozenset(values)) or " | ".join(f"'{value}'" for value in values)
            case inspect.UnionType(types=types):
                parts = sorted((self.written(part, given) for part in types), key=lambda part: part == "null")
                return " | ".join(dict.fromkeys(parts))
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                inner = self.written(item, given)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.written(item, given) for item in items)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.written(value, given)}>"
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType():
                return "unknown"
            case inspect.Metadata(extra={"item": item}):
                return f"{item.__name__}[]"
            case inspect.Metadata(type=inner_type):
                return self.written(inner_type, given)
        raise TypeError(f"no TypeScript for {kind}")

    def fields(self, struct: type[Struct], given: bool) -> Iterator[tuple[str, str, str]]:
        """Name (with `?` if it may be missing), type and meaning of each field."""
        info, texts = _info(struct), _texts(struct)
        if info.tag_field is not None:
            yield info.tag_field, f"'{info.tag}'", ""
        for field in info.fields:
            omitted = not field.required and struct.__struct_config__.omit_defaults
            kind = self.written(field.type, given)
            if omitted and field.default is None:
                kind = kind.removesuffix(" | null")  # not sent rather than null
            lenient = omitted or (given and not field.required)
            yield field.encode_name + "?" * lenient, kind, texts.get(field.encode_name, "")


def _info(struct: type[Struct]) -> inspect.StructType:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    return info


def _texts(struct: type[Struct]) -> dict[str, str]:
    """Texts under fields, inherited ones too."""
    found: dict[str, str] = {}
    for parent in reversed(struct.__mro__):
        if issubclass(parent, Struct) and parent is not Struct:
            found.update(struct_doc(parent).fields)
    return {name: re.sub(r"\bNone\b", "null", text) for name, text in found.items()}


def _structs(kinds: list[Any]) -> dict[type[Struct], None]:
    """All structs that the types use, in order of appearance."""
    found: dict[type[Struct], None] = {}

    def meet(kind: Any) -> None:
        if isinstance(kind, inspect.StructType):
            if kind.cls not in found:
                found[kind.cls] = None
                for field in kind.fields:
                    meet(field.type)
        elif isinstance(kind, inspect.Metadata) and kind.extra is not None:
            meet(inspect.type_info(kind.extra["item"]))
        elif isinstance(kind, inspect.Type):
            for name in kind.__struct_fields__:
                inner = getattr(kind, name)
                for part in inner if isinstance(inner, tuple) else (inner,):
                    meet(part)

    for kind in kinds:
        meet(inspect.type_info(kind))
    return found


# ---- TypeScript ----


def types() -> str:
    """The file for TypeScript."""
    writer = Writer()
    out = [
        "// What goes over sockets and in requests. Written by tools/protocol_types.py from the structs of the server.",
        "",
        f"export const PROTOCOL = {PROTOCOL};",
        "",
    ]
    for name, kind in _ALIASES.items():
        out.append(f"export type {name} = {' | '.join(repr(value) for value in get_args(kind))};")
    made: dict[str, list[str]] = {}
    for structs, given in ((writer.sent, False), (writer.given, True)):
        for struct in structs:
            made.setdefault(writer.name(struct, given), list(_interface(writer, struct, given)))
    for lines in made.values():
        out += ["", *lines]
    for name, union in (("ServerMessage", ServerMessage), ("ClientMessage", ClientMessage)):
        parts = " | ".join(part.__name__ for part in get_args(union))
        out += ["", f"export type {name} = {parts};"]
    out += ["", *_endpoints(writer), "", *_constants()]
    return "\n".join(out) + "\n"


def _constants() -> Iterator[str]:
    for name, kind in _LISTS.items():
        values = ", ".join(f"'{value}'" for value in get_args(kind))
        yield f"export const {name}: readonly {_ALIAS_OF[frozenset(get_args(kind))]}[] = [{values}];"
    yield "/** How many may sit down in a mode, fewest first. */"
    seats = {mode: facts.seats for mode, facts in MODES.items()}
    yield f"export const SEAT_COUNTS: Readonly<Record<Mode, readonly number[]>> = {_value(seats)};"
    yield "/** Start spaces a board needs for a mode. */"
    starts = {mode: facts.starts for mode, facts in MODES.items()}
    yield f"export const START_SPACES: Readonly<Record<Mode, number>> = {_value(starts)};"
    yield "/** Code -> its name in the language itself. */"
    yield f"export const LANGUAGES: Readonly<Record<Language, string>> = {_value(LANGUAGES)};"
    for struct in (SeatSetup, TableSetup):
        constant = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", struct.__name__).upper()
        yield f"/** What the server takes where a `{struct.__name__}` says nothing. */"
        yield f"export const DEFAULT_{constant}: Readonly<{struct.__name__}> = {_value(to_builtins(struct()))};"

    yield "/** The smallest and the largest number a field of a set-up may have. */"
    yield f"export const LIMITS = {_value(_limits(Clock) | _limits(TableSetup))} as const;"


def _limits(struct: type[Struct]) -> dict[str, dict[str, int | None]]:
    """Field -> its bounds, of the numbers of a struct."""
    return {
        field.encode_name: {"min": field.type.ge, "max": field.type.le}
        for field in _info(struct).fields
        if isinstance(field.type, inspect.IntType)
    }


def _value(value: Any) -> str:
    """Plain data as TypeScript writes it."""
    match value:
        case dict():
            return "{ " + ", ".join(f"{key}: {_value(item)}" for key, item in value.items()) + " }"
        case list() | tuple():
            return f"[{', '.join(map(_value, value))}]"
        case str():
            return f"'{value}'"
    return json.dumps(value)


def _interface(writer: Writer, struct: type[Struct], given: bool) -> Iterator[str]:
    yield f"/** {struct_doc(struct).says} */"
    yield f"export interface {writer.name(struct, given)} {{"
    for name, kind, text in writer.fields(struct, given):
        if text:
            yield f"  /** {text} */"
        yield f"  {name}: {kind};"
    yield "}"


def _endpoints(writer: Writer) -> Iterator[str]:
    yield "/** All endpoints: method and path -> parameters, body and answer. */"
    yield "export interface Endpoints {"
    for known in ENDPOINTS:
        params = "; ".join(f"{name}: {kind}" for name, kind, _ in _params(writer, known.params))
        yield f"  /** {known.summary}. */"
        yield f"  '{known.method} {known.path}': {{"
        yield f"    params: {{ {params} }};"
        yield f"    body: {_named(writer, known.body, True)};"
        yield f"    answer: {_named(writer, known.response, False)};"
        yield "  };"
    yield "}"


def _params(writer: Writer, params: type[Params]) -> Iterator[tuple[str, str, str]]:
    for name, kind, text in writer.fields(params, True):
        yield name, kind.removesuffix(" | null"), text


def _named(writer: Writer, kind: Any, given: bool) -> str:
    return "null" if kind is None else writer.written(inspect.type_info(kind), given)


# ---- beats ----


def beats_file() -> str:
    """The beats of events for TypeScript."""
    speeds = " | ".join(repr(speed) for speed in get_args(beats.Speed))
    out = [
        "// How long each event is shown, in milliseconds. Written by tools/protocol_types.py from",
        "// src/peerless/records/beats.py, which explains it.",
        "",
        f"export type Speed = {speeds};",
        "/** The factor for every beat. */",
        f"export const SPEEDS: Readonly<Record<Speed, number>> = {_value(beats.SPEEDS)};",
        "/** How long the result of a combat is shown at least, part of the beat of `combat`. */",
        f"export const HOLD_MS = {beats.HOLD_MS};",
        "/** How a long combat speeds up: so many milliseconds of its beats take so many percent of their length. */",
        f"export const COMBAT_PACE: readonly (readonly [number, number])[] = {_value(beats.COMBAT_PACE)};",
        "/** The most that the server delays a clock. */",
        f"export const MOST_ALLOWANCE_MS = {beats.MOST_ALLOWANCE_MS};",
        "",
        "/** How long an event of one kind is shown at normal speed. */",
        "export interface Beat {",
        "  readonly ms: number;",
        "  /** A list in the event: the beat is `ms` for each of its items, and for one if it has none. */",
        f"  readonly each?: {_words(beat.each for beat in beats.BEATS.values())};",
        "  /** A field whose words have beats of their own (`cases`). */",
        f"  readonly field?: {_words(beat.field for beat in beats.BEATS.values())};",
        "  /** Word of `field` -> its beat instead of `ms`. */",
        "  readonly cases?: Readonly<Record<string, number>>;",
        "  /** Whether events of this kind that directly follow each other are shown at once, with the first. */",
        "  readonly together?: true;",
        "  /** Whether a long combat keeps this beat as long as it is. */",
        "  readonly fixed?: true;",
        "  /** Percent of the beat that pass before its result is on screen: damage flies first, then health falls. */",
        "  readonly lead?: number;",
        "}",
        f"export type EventKind = {_words(beats.BEATS)};",
        "export const BEATS: Readonly<Record<EventKind, Beat>> = {",
        *(f"  {kind}: {_value(_said(beat))}," for kind, beat in beats.BEATS.items()),
        "};",
    ]
    return "\n".join(out) + "\n"


def _said(beat: beats.Beat) -> dict[str, Any]:
    """The fields of a beat that are not left out."""
    return {name: value for name, value in beat._asdict().items() if value or name == "ms"}


def _words(words: Iterable[str]) -> str:
    return " | ".join(f"'{word}'" for word in dict.fromkeys(words) if word)


# ---- the page ----


def page() -> str:
    """The page: its first part as it is, the reference after the mark."""
    written = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    writer = Writer()
    parts = [written, MARK, "\n", "## Endpoints\n\n", *_endpoint_rows(writer)]
    parts += ["\n## Messages to the server\n", *_tables(writer, list(get_args(ClientMessage)), True)]
    parts += ["\n## Messages from the server\n", *_tables(writer, list(get_args(ServerMessage)), False)]
    messages = {*get_args(ClientMessage), *get_args(ServerMessage)}
    parts += ["\n## What they are made of\n"]
    parts += _tables(writer, [struct for struct in writer.sent if struct not in messages], False)
    only_given = [s for s in writer.given if s not in messages and (s not in writer.sent or _twice(writer, s))]
    parts += ["\n## Bodies of requests\n\nA field with `?` may be left out.\n", *_tables(writer, only_given, True)]
    parts += ["\n## Words\n\n| type | values |\n|---|---|\n"]
    parts += [f"| `{name}` | {', '.join(f'`{v}`' for v in get_args(kind))} |\n" for name, kind in _ALIASES.items()]
    return "".join(parts)


def _twice(writer: Writer, struct: type[Struct]) -> bool:
    return writer.name(struct, True) != writer.name(struct, False)


def _endpoint_rows(writer: Writer) -> Iterator[str]:
    yield "| endpoint | who | parameters | body | answer | errors |\n|---|---|---|---|---|---|\n"
    for known in ENDPOINTS:
        yield _endpoint_row(writer, known)


def _endpoint_row(writer: Writer, known: Endpoint) -> str:
    params = [name for name, _, _ in _params(writer, known.params) if name != "language?"]
    cells = [
        f"`{known.method} {known.path}`<br>{known.summary}",
        known.who,
        ", ".join(f"`{name}`" for name in params),
        "" if known.body is None else f"`{_named(writer, known.body, True)}`",
        "" if known.response is None else f"`{_named(writer, known.response, False)}`",
        ", ".join(str(status) for status in known.errors),
    ]
    return f"| {' | '.join(cells)} |\n"


def _tables(writer: Writer, structs: list[type[Struct]], given: bool) -> Iterator[str]:
    for struct in structs:
        yield f"\n### {writer.name(struct, given)}\n\n{struct_doc(struct).says}\n"
        rows = [
            f"| `{name}` | {_code(kind)} | {text} |\n".replace("|  |", "| |")
            for name, kind, text in writer.fields(struct, given)
        ]
        if rows:
            yield "\n| field | type | meaning |\n|---|---|---|\n"
            yield from rows


def _code(kind: str) -> str:
    return f"`{re.sub(r' [|] ', ' or ', kind)}`"


# ---- metrics ----


def hosting_page() -> str:
    """The page about hosting, with its generated table of metrics."""
    rows = []
    for family in Metrics().registry.collect():
        text = family.documentation
        rows.append(f"| `{family.name}` | {text[0].lower()}{text[1:]} |\n")
    before, head, after = HOSTING.read_text(encoding="utf-8").partition(METRICS_HEAD)
    rest = re.sub(r"^(?:[|].*\n)*", "", after)
    return f"{before}{head}{''.join(rows)}{rest}"


# ---- all ----


def files() -> dict[Path, str]:
    """File -> its text."""
    return {TYPES: types(), BEATS: beats_file(), PAGE: page(), HOSTING: hosting_page()}


if __name__ == "__main__":
    sys.exit(main("protocol_types", files))
