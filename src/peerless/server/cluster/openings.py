"""The first messages of streams: what one process wants of another."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from peerless.service.protocol.messages import TableInfo
from peerless.service.tables.neighbors import Asked, ProgramVisit, Visit


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

opening_of: Final = msgspec.msgpack.Decoder(Opening).decode
infos_of: Final = msgspec.msgpack.Decoder(dict[str, TableInfo]).decode
