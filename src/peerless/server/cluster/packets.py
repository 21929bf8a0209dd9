"""What goes over the bus."""

from __future__ import annotations

import struct
from typing import Final, Literal

import msgspec
from msgspec import Struct

from peerless.service.protocol.messages import TableInfo
from peerless.service.tables.neighbors import Asked, ProgramVisit, Visit

Role = Literal["server", "bots"]
NONCE_BYTES: Final = 16
_HEAD: Final = struct.Struct(">c8sQB")
_PART: Final = b"P"
_SIGN: Final = b"S"


class Beat(Struct, frozen=True, array_like=True, tag="beat"):
    """A process lives. Everybody hears it; the numbers grow, so an old one is known as such."""

    sender: str
    number: int
    times: int
    """How often it has come to the bus: from each time on, it knows no session of before."""
    role: Role
    places: int = 0
    """Bots that may think there at the same time."""
    leaving: bool = False
    """Whether it is the last one: its tables are free."""
    used: dict[str, dict[str, float]] = {}
    """By limit and key, what was used since the last beat."""


class Knock(Struct, frozen=True, array_like=True, tag="knock"):
    """One process wants to open a session with another one."""

    sender: str
    receiver: str
    nonce: bytes


class Welcome(Struct, frozen=True, array_like=True, tag="welcome"):
    """The answer to a knock. It proves that the process lives now: nobody can know the nonce before."""

    sender: str
    receiver: str
    theirs: bytes
    nonce: bytes
    beat: int
    """Number of its last beat."""
    times: int
    role: Role
    places: int


class Reset(Struct, frozen=True, array_like=True, tag="reset"):
    """The other side has given a session up; sealed with the key of the session."""

    session: bytes


Sign = Beat | Knock | Welcome | Reset
"""What is not part of a session."""


class Frame(Struct, frozen=True, array_like=True):
    """A piece of one stream."""

    stream: int
    kind: Literal["open", "data", "end"]
    data: bytes


class End(Struct, frozen=True, array_like=True):
    """How a stream was closed."""

    code: int
    reason: str = ""


class Part(Struct, frozen=True):
    """A numbered part of a session: frames, or as many of their bytes as go into one message."""

    session: bytes
    number: int
    more: bool
    """Whether the next part continues it."""
    body: bytes


class Listed(Struct, frozen=True, kw_only=True, tag="listed"):
    """Some public tables, for the lobby."""

    tables: list[str]


class Changed(Struct, frozen=True, kw_only=True, tag="changed"):
    """A guest or a token is to be looked up again. It says nothing else: what is true is in the database."""

    guest: str
    token: bytes


Opening = Visit | ProgramVisit | Asked | Listed | Changed
MOVED: Final = 1
"""How an owner ends a stream for a table it does not own; no code of a WebSocket."""

encode: Final = msgspec.msgpack.Encoder().encode
_sign: Final = msgspec.msgpack.Decoder(Sign).decode
frames_of: Final = msgspec.msgpack.Decoder(list[Frame]).decode
end_of: Final = msgspec.msgpack.Decoder(End).decode
opening_of: Final = msgspec.msgpack.Decoder(Opening).decode
infos_of: Final = msgspec.msgpack.Decoder(dict[str, TableInfo]).decode


def sign_bytes(sign: Sign) -> bytes:
    return _SIGN + encode(sign)


def part_bytes(part: Part) -> bytes:
    return _HEAD.pack(_PART, part.session, part.number, part.more) + part.body


def is_part(packet: bytes) -> bool:
    return packet[:1] == _PART


def part_of(packet: bytes) -> Part | None:
    """A part of a session, as it says; None if it is none."""
    if len(packet) < _HEAD.size:
        return None
    _, session, number, more = _HEAD.unpack_from(packet)
    return Part(session, number, bool(more), packet[_HEAD.size :])


def sign_of(packet: bytes) -> Sign | None:
    try:
        return _sign(packet[1:]) if packet[:1] == _SIGN else None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
