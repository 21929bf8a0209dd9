"""Endpoints, each declared once.

The route, the checks of the request and the OpenAPI document come from the declaration:

@endpoint("PATCH", "/api/guests/me", "Change the name", body=GuestNamed, response=GuestInfo, who="guest")
async def rename(call: Call[Params, GuestNamed]) -> GuestInfo: ...
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

from peerless.catalog.content import Content
from peerless.messages.languages import Language
from peerless.service.content.homebrew import Homebrew
from peerless.service.http.limits import address_key
from peerless.service.http.turns import Turns
from peerless.service.ops.clock import now_ms
from peerless.service.store.base import Guest, Store
from peerless.service.tables.table_registry import TableRegistry

MOST_BODY: Final = 20_000  # bytes
JSON: Final = "application/json"
R = TypeVar("R")
Run = Callable[..., Awaitable[Any]]
"""Runs a function with arguments somewhere."""
Who = Literal["anyone", "either", "guest"]
"""Who may call: anyone, ignoring the token; anyone, recognizing guests; guests only."""


class Params(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Parameters of the path and the query."""

    language: Language | None = None
    """Language of names, texts and errors; by default that of Accept-Language."""


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of the bodies that clients send."""


async def _nothing(guest: str, now: Guest | None) -> None:
    pass


def _anybody(address: str) -> None:
    pass


async def _at_once(function: Callable[..., R], *args: Any) -> R:
    return function(*args)


@dataclass
class Services:
    """The services that endpoints use."""

    store: Store
    content: Content
    """The heroes and boards of the package."""
    homebrew_pool: Homebrew
    registry: TableRegistry | None = None
    new_guest: Callable[[str], None] = _anybody
    """Called when a client at an address wants to be a guest; raises if there are too many."""
    changed: Callable[[str, Guest | None], Awaitable[None]] = _nothing
    """Called when a guest has a new name, has claimed it, or is deleted (None)."""
    turns: Turns = field(default_factory=Turns)
    """For slow work."""
    run: Run = _at_once
    """Runs slow work; a server does it in a thread."""
    now: Callable[[], int] = now_ms


P_co = TypeVar("P_co", bound=Params, covariant=True)
B_co = TypeVar("B_co", covariant=True)


@dataclass(frozen=True)
class Call(Generic[P_co, B_co]):
    """One request, read and checked."""

    services: Services
    params: P_co
    body: B_co
    language: Language
    somebody: Guest | None
    token: bytes | None
    """Hash of the guest's token."""
    address: str
    """Address of the caller."""
    agent: str = ""
    """The caller's User-Agent."""

    @property
    def store(self) -> Store:
        return self.services.store

    @property
    def registry(self) -> TableRegistry:
        """The tables, if this server has tables."""
        assert self.services.registry is not None
        return self.services.registry

    @property
    def guest(self) -> Guest:
        """The calling guest; only for endpoints that require a guest."""
        assert self.somebody is not None
        return self.somebody

    @asynccontextmanager
    async def turn(self, most: int | None = None) -> AsyncIterator[Run]:
        """Wait for a turn of the caller, for several pieces of slow work; refused if `most` of theirs wait already."""
        async with self.services.turns.turn(address_key(self.address), most):
            yield self.services.run

    async def work(self, function: Callable[..., R], *args: Any) -> R:
        """Run slow work in its turn, while other requests are served."""
        async with self.turn() as run:
            made: R = await run(function, *args)
            return made


class Prepared:
    """A JSON response that is the same for everyone, so clients may cache it."""

    def __init__(self, body: object) -> None:
        self.data = body if isinstance(body, bytes) else msgspec.json.encode(body)
        self.etag = f'"{hashlib.sha256(self.data).hexdigest()[:32]}"'


class Download:
    """A response to save as a file."""

    def __init__(self, data: bytes, name: str) -> None:
        self.data = data
        self.name = name


@dataclass(frozen=True)
class Endpoint:
    """One method of one path."""

    method: str
    path: str
    summary: str
    handler: Callable[[Any], Awaitable[object]]
    params: type[Params]
    body: type | None
    response: Any
    """Type of the response; None if it is empty."""
    who: Who
    errors: tuple[int, ...]
    """Statuses of its own errors."""
    most: int
    """Maximum bytes of a body."""

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def status(self) -> int:
        return 200 if self.response is not None else 204


def endpoints_of(*modules: ModuleType) -> list[Endpoint]:
    """All endpoints that the modules declare, in order."""
    return [
        known
        for module in modules
        for known in vars(module).values()
        if isinstance(known, Endpoint) and known.handler.__module__ == module.__name__
    ]


def endpoint(
    method: str,
    path: str,
    summary: str,
    *,
    response: Any,
    params: type[Params] = Params,
    body: type | None = None,
    who: Who = "anyone",
    errors: Sequence[int] = (),
    most: int = MOST_BODY,
) -> Callable[[Callable[[Any], Awaitable[object]]], Endpoint]:
    """Declare the decorated function as an endpoint."""

    def declare(handler: Callable[[Any], Awaitable[object]]) -> Endpoint:
        return Endpoint(method, path, summary, handler, params, body, response, who, tuple(errors), most)

    return declare
