"""The page about the protocol and the types for TypeScript are current, and say what the server does."""

from __future__ import annotations

import json
import re
from typing import Any, get_args

import msgspec

from peerless import Content, new_match
from peerless.bots.registry import LEVELS, make_bot
from peerless.catalog.settings import MODES, MOST_SEATS
from peerless.core.ids import seat_name
from peerless.messages.translator import LANGUAGES
from peerless.records.event_kinds import EVENT_NAMES, EventData
from peerless.service.api.endpoints import ENDPOINTS
from peerless.service.protocol.messages import ClientMessage, Refused, ServerMessage
from peerless.service.protocol.setup import Clock, SeatId, SeatSetup, TableSetup
from tools import protocol_types
from tools.generated import outdated


def test_both_are_current() -> None:
    assert outdated("protocol_types", protocol_types.files()) == []


def interface(name: str) -> str:
    found = re.search(rf"^export interface {name} {{\n(.*?)^}}", protocol_types.types(), re.MULTILINE | re.DOTALL)
    assert found is not None, name
    return re.sub(r" */\*\*.*?\*/\n", "", found[1])


def test_messages_are_tagged_unions() -> None:
    text = protocol_types.types()
    for name, union in (("ServerMessage", ServerMessage), ("ClientMessage", ClientMessage)):
        assert f"export type {name} = {' | '.join(part.__name__ for part in get_args(union))};" in text
    assert "  type: 'refused';\n" in interface("Refused")


def test_what_may_be_missing_is_optional() -> None:
    """The server leaves out defaults in messages only; who sends to it may leave them out anywhere."""
    assert "  rule?: string;\n" in interface("Refused")
    assert b"rule" not in msgspec.json.encode(Refused(id=1, error="x", text="y"))
    assert "  board: string | null;\n" in interface("TableSetup")
    assert "  board?: string | null;\n" in interface("TableSetupGiven")
    assert "  clock?: ClockGiven;\n" in interface("TableSetupGiven")
    assert "  id?: number;\n" in interface("Answer")
    assert "  number: number;\n" in interface("Answer")
    assert "  max: number;\n" in interface("FighterData"), "by the name that is sent"


def test_constants_are_those_of_the_server() -> None:
    """Lists, seat counts, limits and defaults that a client would otherwise copy."""
    constants = dict(re.findall(r"^export const (\w+)[^=]*= (.+);$", protocol_types.types(), re.MULTILINE))

    def read(name: str) -> Any:
        return json.loads(re.sub(r"(\w+):", r'"\1":', constants[name].removesuffix(" as const").replace("'", '"')))

    assert msgspec.convert(read("DEFAULT_TABLE_SETUP"), TableSetup) == TableSetup()
    assert msgspec.convert(read("DEFAULT_SEAT_SETUP"), SeatSetup) == SeatSetup()
    assert read("LANGUAGES") == LANGUAGES
    assert read("LEVELS") == list(LEVELS)
    assert get_args(SeatId) == tuple(seat_name(seat) for seat in range(MOST_SEATS))
    assert read("MODES") == list(MODES) == list(read("SEAT_COUNTS"))
    for name, limits in read("LIMITS").items():
        holder = Clock if name in Clock.__struct_fields__ else TableSetup
        for number, fits in ((limits["min"], True), (limits["max"], True), (limits["max"] + 1, False)):
            assert _fits({name: number}, holder) is fits, name
        assert _fits({name: limits["min"] - 1}, holder) is False, name


def _fits(data: dict[str, int], kind: type[msgspec.Struct]) -> bool:
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError:
        return False
    return True


def test_every_endpoint_has_its_types_and_its_row() -> None:
    types, page = protocol_types.types(), protocol_types.page()
    for known in ENDPOINTS:
        assert f"  '{known.method} {known.path}': {{" in types
        assert f"| `{known.method} {known.path}`<br>" in page


def test_every_type_that_is_named_is_there() -> None:
    text = protocol_types.types()
    known = set(re.findall(r"^export (?:interface|type|const) (\w+)", text, re.MULTILINE))
    code = re.sub(r"/\*\*.*?\*/|//.*|'[^']*'", "", text)
    named = set(re.findall(r"\b[A-Z]\w+", code)) - {"Readonly", "Record"}
    assert named <= known
    assert len(known) > 80


def test_events_have_the_shape_that_is_promised(content: Content) -> None:
    """All of many matches, for all viewers, read and written again."""
    kinds = set()
    heroes = sorted(content.heroes)
    for number in range(3 * len(heroes)):
        pair = [heroes[number % len(heroes)], heroes[(number + 1) % len(heroes)]]
        match = new_match(content, heroes=pair, board="sarpedon", seed=number)
        match.listen()
        bot = make_bot(f"random:seed={number}")
        while not match.over:
            seat = match.decision.seat
            match.answer(bot.choose(match.view(seat)))
        for events in (match.events("p1"), match.events(), match.events(open_cards=True)):
            for event in events:
                read = msgspec.convert(event, EventData)
                assert msgspec.to_builtins(read) == event
                kinds.add(read.kind)
    assert set(EVENT_NAMES) - kinds <= {"out", "set_health", "shuffle"}, "of more than two players, and rare ones"
