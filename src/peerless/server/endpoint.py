"""Endpoints, each declared once: its route, the checks of what comes in, and its page of the OpenAPI document.

@endpoint("PATCH", "/api/guests/me", "Takes another name", body=GuestNamed, response=GuestInfo, who="guest")
async def rename(call: Call[Params, GuestNamed]) -> GuestInfo: ...
"""

from __future__ import annotations

import asyncio
import hashlib
import math
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from peerless.catalog.content import Content
from peerless.core.errors import PeerlessError
from peerless.messages.message import Message
from peerless.server.failure import Failure, HttpError, accepted_language, failure
from peerless.server.hall import Hall
from peerless.server.limits import TooMany
from peerless.server.protocol import PROTOCOL, Language
from peerless.server.store.base import Guest, Store

MOST_BODY: Final = 20_000  # bytes
JSON: Final = "application/json"
OPENAPI: Final = "/api/openapi.json"
Who = Literal["anyone", "either", "guest"]
"""Who may call: anyone, unseen; anyone, a guest seen as such; a guest only."""


class Params(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Parameters of the path and the query."""

    language: Language | None = None
    """Of names, texts and errors; else Accept-Language counts."""


async def _nothing(guest: str, name: str | None) -> None:
    pass


def _anybody(address: str) -> None:
    pass


@dataclass
class Services:
    """What endpoints work with."""

    store: Store
    content: Content
    """The heroes and boards of the package."""
    hall: Hall | None = None
    new_guest: Callable[[str], None] = _anybody
    """Told that somebody at an address wants to be a guest; raises if that is one too many."""
    changed: Callable[[str, str | None], Awaitable[None]] = _nothing
    """Told that a guest has a new name, or is gone (None)."""
    checking: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    replaying: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    """What takes long, checking files and playing matches again, is done in a thread, one of each kind at a time."""

    @staticmethod
    def now() -> int:
        return time.time_ns() // 1_000_000


P_co = TypeVar("P_co", bound=Params, covariant=True)
B_co = TypeVar("B_co", covariant=True)
R = TypeVar("R")


@dataclass(frozen=True)
class Call(Generic[P_co, B_co]):
    """One request, read and checked."""

    services: Services
    params: P_co
    body: B_co
    language: Language
    somebody: Guest | None
    token: bytes | None
    """Hash of the token of the guest."""
    address: str
    """Of whoever calls."""

    @property
    def store(self) -> Store:
        return self.services.store

    @property
    def hall(self) -> Hall:
        """The tables, where there are any."""
        assert self.services.hall is not None
        return self.services.hall

    @property
    def guest(self) -> Guest:
        """Who calls; only where a guest is required."""
        assert self.somebody is not None
        return self.somebody

    async def work(self, turn: asyncio.Semaphore, function: Callable[..., R], *args: Any) -> R:
        """Does something that takes long while others are served, when it is its turn."""
        async with turn:
            return await asyncio.to_thread(function, *args)


class Prepared:
    """An answer that is the same for everybody, as JSON; clients may keep it."""

    def __init__(self, body: object) -> None:
        self.data = body if isinstance(body, bytes) else msgspec.json.encode(body)
        self.etag = f'"{hashlib.sha256(self.data).hexdigest()[:32]}"'


class Download:
    """An answer that is saved as a file."""

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
    """Type of the answer; None if there is nothing to say."""
    who: Who
    errors: tuple[int, ...]
    """Statuses of errors of its own."""
    most: int
    """Bytes of a body."""

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def status(self) -> int:
        return 200 if self.response is not None else 204


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
    """Declares the function below it as an endpoint."""

    def declare(handler: Callable[[Any], Awaitable[object]]) -> Endpoint:
        return Endpoint(method, path, summary, handler, params, body, response, who, tuple(errors), most)

    return declare


# ---- requests and answers ----


def routes(endpoints: Sequence[Endpoint], services: Services) -> list[Route]:
    """The routes of endpoints, and of the document that describes them."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for known in endpoints:
        by_path.setdefault(known.path, {})[known.method] = known
    document = Prepared(openapi(endpoints))

    async def describe(request: Request) -> Response:
        return _prepared(document, request)

    made = [Route(path, _route(methods, services), methods=list(methods)) for path, methods in by_path.items()]
    return [Route(OPENAPI, describe, methods=["GET"]), *made]


def _route(methods: dict[str, Endpoint], services: Services) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        wanted = methods["GET" if request.method == "HEAD" else request.method]
        try:
            made = await wanted.handler(await read_call(request, wanted, services))
        except PeerlessError as error:
            return failed(error, request)
        match made:
            case Prepared():
                return _prepared(made, request)
            case Download():
                named = {"Content-Disposition": f'attachment; filename="{made.name}"'}
                return _response(made.data, headers=named)
            case None:
                return Response(status_code=wanted.status, headers={"Cache-Control": "no-store"})
            case _:
                return _response(msgspec.json.encode(made))

    return answer


async def read_call(request: Request, wanted: Endpoint, services: Services) -> Call[Any, Any]:
    """A request with everything in it checked."""
    items = request.query_params.multi_items()
    given = {**request.path_params, **dict(items)}
    if len(given) < len(items) + len(request.path_params):
        raise HttpError(400, Message("error-request-twice"))
    params = _checked(lambda: msgspec.convert(given, wanted.params, strict=False))
    token = somebody = None
    if wanted.who != "anyone":
        token, somebody = await _somebody(request, wanted, services.store)
    body: Any = None
    if wanted.body is not None:
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise HttpError(415, Message("error-request-media", media=JSON))
        data, kind = await _read_body(request, wanted.most), wanted.body
        body = _checked(lambda: msgspec.json.decode(data, type=kind))
    language = params.language or language_of(request)
    address = request.client.host if request.client is not None else ""
    return Call(services, params, body, language, somebody, token, address)


def _checked(read: Callable[[], R]) -> R:
    try:
        return read()
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise HttpError(400, Message("error-request", why=str(error))) from error


async def _read_body(request: Request, most: int) -> bytes:
    """The body, unless it is too large: then no more of it is read."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise HttpError(413, Message("error-request-large", most=most))
    return bytes(data)


def token_hash(token: str) -> bytes:
    """As which a token, or a code, is stored."""
    return hashlib.sha256(token.encode()).digest()


async def _somebody(request: Request, wanted: Endpoint, store: Store) -> tuple[bytes | None, Guest | None]:
    header = request.headers.get("authorization", "")
    if not header and wanted.who == "either":
        return None, None
    kind, _, token = header.partition(" ")
    if kind.lower() != "bearer" or not token:
        raise HttpError(401, Message("error-token-missing"))
    hashed = token_hash(token.strip())
    guest = await store.guest_of(hashed)
    if guest is None:
        raise HttpError(401, Message("error-token-unknown"))
    return hashed, guest


def language_of(request: Request) -> Language:
    """The language a request asks for."""
    named = request.query_params.get("language")
    found: Any = accepted_language(named or request.headers.get("accept-language", ""))
    return found  # type: ignore[no-any-return]


def _response(data: bytes, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(data, status, {"Cache-Control": "no-store", **(headers or {})}, media_type=JSON)


def _prepared(made: Prepared, request: Request) -> Response:
    headers = {"ETag": made.etag, "Cache-Control": "public, max-age=300", "Vary": "Accept-Language"}
    known = {tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")}
    if made.etag in known:
        return Response(status_code=304, headers=headers)
    return _response(made.data, headers=headers)


def failed(error: PeerlessError, request: Request) -> Response:
    """The answer to a request that is refused."""
    status, body = failure(error, language_of(request))
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
    if isinstance(error, TooMany) and error.wait:
        headers["Retry-After"] = str(math.ceil(error.wait))
    return _response(msgspec.json.encode(body), status, headers)


async def _http_exception(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = {404: "error-http-address", 405: "error-http-method"}.get(error.status_code, "error-http-refused")
    answer = failed(HttpError(error.status_code, Message(key)), request)
    answer.headers.update(error.headers or {})
    return answer


async def _our_fault(request: Request, error: Exception) -> Response:
    return failed(HttpError(500, Message("error-http-server")), request)


EXCEPTIONS: Final[dict[Any, Callable[[Request, Exception], Awaitable[Response]]]] = {
    HTTPException: _http_exception,
    Exception: _our_fault,
}
"""Exception handlers of an app, so that what no endpoint answers is told in the same way."""


# ---- the document ----

_WHY: Final = {
    400: "Something in the request cannot be read, or is not possible",
    401: "No token of a guest, or an unknown one",
    403: "Not for this guest",
    404: "There is no such thing",
    405: "Not with this method",
    409: "Not at this moment",
    413: "The body is too large",
    415: "The body is not JSON",
    422: "A hero or board file with problems",
    429: "Too many requests",
    500: "Our fault",
    503: "The store cannot be reached; nothing was changed",
}


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The OpenAPI document."""
    kinds = [kind for known in endpoints for kind in (known.params, known.body, known.response) if kind is not None]
    _, schemas = msgspec.json.schema_components([*kinds, Failure], ref_template=_REF)
    paths: dict[str, dict[str, Any]] = {}
    for known in endpoints:
        paths.setdefault(known.path, {})[known.method.lower()] = _operation(known, schemas)
    shown = {name: schema for name, schema in schemas.items() if not name.endswith("Params")}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Peerless", "version": str(PROTOCOL), "description": "The HTTP side of a Peerless server."},
        "paths": paths,
        "components": {"schemas": shown, "securitySchemes": {"guest": {"type": "http", "scheme": "bearer"}}},
    }


_REF: Final = "#/components/schemas/{name}"


def schema_of(kind: Any) -> dict[str, Any]:
    """The schema of a type, its structs by reference."""
    [schema], _ = msgspec.json.schema_components([kind], ref_template=_REF)
    return schema


def _operation(known: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = {
        "operationId": known.name,
        "summary": known.summary,
        "parameters": _parameters(known, schemas),
        "responses": _responses(known),
    }
    if known.body is not None:
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of(known.body)}}}
    if known.who == "guest":
        made["security"] = [{"guest": []}]
    elif known.who == "either":
        made["security"] = [{"guest": []}, {}]
    return made


def _parameters(known: Endpoint, schemas: dict[str, Any]) -> list[dict[str, Any]]:
    in_path = set(re.findall(r"{(\w+)}", known.path))
    struct = schemas[known.params.__name__]
    made = []
    for name, schema in struct["properties"].items():
        place = "path" if name in in_path else "query"
        required = name in struct.get("required", ()) or place == "path"
        made.append({"name": name, "in": place, "required": required, "schema": schema})
    return made


def _responses(known: Endpoint) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "Done"}
    if known.response is not None:
        good["content"] = {JSON: {"schema": schema_of(known.response)}}
    statuses = {400, *known.errors, 429, 500, 503}
    if known.who != "anyone":
        statuses.add(401)
    if known.body is not None:
        statuses |= {413, 415}
    body = {JSON: {"schema": schema_of(Failure)}}
    bad = {str(status): {"description": _WHY[status], "content": body} for status in sorted(statuses)}
    return {str(known.status): good, **bad}
