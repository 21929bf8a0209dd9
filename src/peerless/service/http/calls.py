"""Requests to endpoints and their replies, whatever carries them."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

import msgspec

from peerless.core.errors import PeerlessError
from peerless.messages.languages import Language
from peerless.messages.message import Message
from peerless.service.http.endpoint import JSON, Call, Download, Endpoint, Prepared, Services
from peerless.service.http.errors import HttpError, accepted_language, failure
from peerless.service.http.limits import TooMany
from peerless.service.protocol.characters import refused_in, refused_in_json
from peerless.service.store.base import Guest, Store
from peerless.service.store.tokens import hashed
from peerless.service.tables.neighbors import Asked
from peerless.service.tables.refusals import Elsewhere

_CARRIED: Final = ("accept-language", "content-type", "if-none-match", "user-agent")
"""Headers that endpoints read, but for the token."""
_NOT_STORED: Final = {"Cache-Control": "no-store"}
R = TypeVar("R")


@dataclass(frozen=True)
class Request:
    """A request for an endpoint."""

    path_params: Mapping[str, str]
    query: Sequence[tuple[str, str]]
    headers: Mapping[str, str]
    """By their names in lower case."""
    body: Callable[[int], Awaitable[bytes]]
    """Reads the body, of so many bytes at most."""
    address: str = ""
    """Of the caller."""
    token: bytes = b""
    """Hash of the caller's token, if another process has read the header."""

    @property
    def language(self) -> Language:
        """The language it asks for."""
        named = next((value for name, value in self.query if name == "language"), None)
        found: Any = accepted_language(named or self.headers.get("accept-language", ""))
        return found  # type: ignore[no-any-return]


@dataclass(frozen=True)
class Reply:
    """The reply to a request."""

    status: int
    body: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)


async def reply_to(request: Request, wanted: Endpoint, services: Services) -> Reply:
    """Call an endpoint, here or at the process that owns the table."""
    request = replace(request, body=_kept(request.body))
    try:
        while True:
            try:
                return await reply_here(request, wanted, services)
            except Elsewhere as elsewhere:
                assert services.registry is not None
                asked = await _asked(request, wanted)
                if (answered := await services.registry.neighbors.ask(elsewhere.owner, asked)) is not None:
                    return Reply(answered.status, answered.body, answered.headers)
    except PeerlessError as error:
        return failed(error, request.language)


async def reply_here(request: Request, wanted: Endpoint, services: Services) -> Reply:
    """Call an endpoint; raises `Elsewhere` if another process owns the table."""
    try:
        made = await wanted.handler(await read_call(request, wanted, services))
    except Elsewhere:
        raise
    except PeerlessError as error:
        return failed(error, request.language)
    match made:
        case Prepared():
            return prepared(made, request.headers)
        case Download():
            return _json(made.data, headers={"Content-Disposition": f'attachment; filename="{made.name}"'})
        case None:
            return Reply(wanted.status, headers=_NOT_STORED)
        case _:
            return _json(msgspec.json.encode(made))


async def read_call(request: Request, wanted: Endpoint, services: Services) -> Call[Any, Any]:
    """Read a request and check everything in it."""
    given = {**request.path_params, **dict(request.query)}
    if len(given) < len(request.query) + len(request.path_params):
        raise HttpError(400, Message("error-request-twice"))
    for text in given.values():
        _require_characters(refused_in(str(text)))
    params = _checked(lambda: msgspec.convert(given, wanted.params, strict=False))
    token = somebody = None
    if wanted.who != "anyone":
        token, somebody = await _somebody(request, wanted, services.store)
    body: Any = None
    if wanted.body is not None:
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise HttpError(415, Message("error-request-media", media=JSON))
        data, kind = await request.body(wanted.most), wanted.body
        body = _checked(lambda: msgspec.json.decode(data, type=kind))
        _require_characters(_checked(lambda: refused_in_json(data)))
    language, agent = params.language or request.language, request.headers.get("user-agent", "")
    return Call(services, params, body, language, somebody, token, request.address, agent)


def _kept(read: Callable[[int], Awaitable[bytes]]) -> Callable[[int], Awaitable[bytes]]:
    """Reads a body once, however often it is asked for."""
    known: list[bytes] = []

    async def once(most: int) -> bytes:
        if not known:
            known.append(await read(most))
        return known[0]

    return once


async def _asked(request: Request, wanted: Endpoint) -> Asked:
    """A request as another process gets it: with the hash of the token in its place."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return Asked(
        method=wanted.method,
        path=wanted.path,
        params=dict(request.path_params),
        query=list(request.query),
        headers={name: value for name in _CARRIED if (value := request.headers.get(name))},
        body=b"" if wanted.body is None else await request.body(wanted.most),
        address=request.address,
        token=hashed(token.strip()) if kind.lower() == "bearer" and token else b"",
    )


def require_size(size: int, most: int) -> None:
    """Refuse a body of too many bytes."""
    if size > most:
        raise HttpError(413, Message("error-request-large", most=most))


def _require_characters(refused: str | None) -> None:
    if refused is not None:
        raise HttpError(400, Message("error-characters", code=refused))


def _checked(read: Callable[[], R]) -> R:
    try:
        return read()
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise HttpError(400, Message("error-request", why=str(error))) from error


async def _somebody(request: Request, wanted: Endpoint, store: Store) -> tuple[bytes | None, Guest | None]:
    header = request.headers.get("authorization", "")
    if not header and not request.token and wanted.who == "either":
        return None, None
    kind, _, token = header.partition(" ")
    if not request.token and (kind.lower() != "bearer" or not token):
        raise HttpError(401, Message("error-token-missing"))
    known_by = request.token or hashed(token.strip())
    guest = await store.guest_of(known_by)
    if guest is None:
        raise HttpError(401, Message("error-token-unknown"))
    return known_by, guest


def _json(data: bytes, status: int = 200, headers: dict[str, str] | None = None) -> Reply:
    return Reply(status, data, {**_NOT_STORED, "Content-Type": JSON, **(headers or {})})


def prepared(made: Prepared, asked: Mapping[str, str]) -> Reply:
    """The reply that is the same for everyone, or that it has not changed."""
    headers = {"ETag": made.etag, "Cache-Control": "public, max-age=300", "Vary": "Accept-Language"}
    known = {tag.strip().removeprefix("W/") for tag in asked.get("if-none-match", "").split(",")}
    if made.etag in known:
        return Reply(304, headers=headers)
    return _json(made.data, headers=headers)


def failed(error: PeerlessError, language: str) -> Reply:
    """The reply to a refused request."""
    status, body = failure(error, language)
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
    if isinstance(error, TooMany) and error.wait:
        headers["Retry-After"] = str(math.ceil(error.wait))
    return _json(msgspec.json.encode(body), status, headers)
