"""Other processes on the same database: what this one needs of them, and what it does without any.

A table is run by the process that owns it. A process that takes a client or a request for a table of another one hands
it over as it is; the owner decides what the client may do and see, as for its own clients.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from msgspec import Struct

from peerless.service.protocol.messages import Hello, TableInfo
from peerless.service.tables.refusals import Elsewhere


class Visit(Struct, frozen=True, kw_only=True, tag="visit"):
    """A client who comes to a table of another process."""

    table: str
    hello: Hello
    """Its first message, without the token."""
    token: bytes
    """Hash of its token; empty without one."""


class ProgramVisit(Struct, frozen=True, kw_only=True, tag="program"):
    """A program that comes to a seat at a table of another process."""

    table: str
    seat: str
    """Empty for the first one of its guest."""
    token: bytes


class Asked(Struct, frozen=True, kw_only=True, tag="asked"):
    """A request about a table of another process."""

    method: str
    path: str
    """Of the endpoint, as it is declared."""
    params: dict[str, str]
    query: list[tuple[str, str]]
    headers: dict[str, str]
    body: bytes
    address: str
    token: bytes
    """Hash of the caller's token; empty without one."""


class Answered(Struct, frozen=True, kw_only=True):
    """The reply to a request."""

    status: int
    body: bytes
    headers: dict[str, str]


class Visitor(Protocol):
    """A client here, whose table is elsewhere."""

    async def text(self) -> str | None:
        """The next message of the client; None if it is gone."""
        ...

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str = "") -> None: ...


class Neighbors(Protocol):
    """The other processes."""

    async def is_gone(self, owner: str) -> bool:
        """Whether a process is certainly dead; then its tables are free from now on."""
        ...

    async def visit(self, owner: str, visit: Visit | ProgramVisit, client: Visitor) -> bool:
        """Let a client be served by the owner of its table until it leaves or is disconnected.

        False if the table has another owner by now, before the client was sent anything. Raises `Elsewhere` if the
        owner cannot be reached.
        """
        ...

    async def ask(self, owner: str, asked: Asked) -> Answered | None:
        """Let the owner of a table answer a request; None and `Elsewhere` as for `visit`."""
        ...

    async def infos(self, tables: Mapping[str, list[str]]) -> dict[str, TableInfo]:
        """Public tables as their owners know them, by owner; without those whose owner does not answer."""
        ...

    def note_changed(self, guest: str = "", token: bytes = b"") -> None:
        """Let the others look again at a guest, or at a token, given by its hash."""
        ...

    async def leave(self) -> None:
        """Tell the others that this process has given back its tables."""
        ...

    def state(self) -> dict[str, bool | int]:
        """What a health page says of them; nothing without any."""
        ...

    def mine(self, tables: Iterable[str]) -> set[str]:
        """Those of some tables that nobody owns which this process should open first."""
        ...


class Alone:
    """No other process can be reached: they have addresses of their own, if there are any."""

    async def is_gone(self, owner: str) -> bool:
        return False

    async def visit(self, owner: str, visit: Visit | ProgramVisit, client: Visitor) -> bool:
        raise Elsewhere(owner)

    async def ask(self, owner: str, asked: Asked) -> Answered | None:
        raise Elsewhere(owner)

    async def infos(self, tables: Mapping[str, list[str]]) -> dict[str, TableInfo]:
        return {}

    def note_changed(self, guest: str = "", token: bytes = b"") -> None:
        pass

    async def leave(self) -> None:
        pass

    def state(self) -> dict[str, bool | int]:
        return {}

    def mine(self, tables: Iterable[str]) -> set[str]:
        return set(tables)
