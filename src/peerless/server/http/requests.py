"""Read and check requests to endpoints, and send JSON responses and errors."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from peerless.core.errors import PeerlessError
from peerless.messages.message import Message
from peerless.messages.translator import Language
from peerless.server.http.endpoint import JSON, Call, Download, Endpoint, Prepared, Services
from peerless.server.http.errors import HttpError, accepted_language, failure
from peerless.server.http.limits import TooMany
from peerless.server.http.openapi import openapi
from peerless.server.protocol.characters import refused_in, refused_in_json
from peerless.server.store.base import Guest, Store
from peerless.server.store.tokens import hashed

OPENAPI: Final = "/api/openapi.json"
R = TypeVar("R")


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
    """Read a request and check everything in it."""
    items = request.query_params.multi_items()
    given = {**request.path_params, **dict(items)}
    if len(given) < len(items) + len(request.path_params):
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
        data, kind = await _read_body(request, wanted.most), wanted.body
        body = _checked(lambda: msgspec.json.decode(data, type=kind))
        _require_characters(_checked(lambda: refused_in_json(data)))
    language = params.language or language_of(request)
    address = request.client.host if request.client is not None else ""
    return Call(services, params, body, language, somebody, token, address, request.headers.get("user-agent", ""))


def _require_characters(refused: str | None) -> None:
    if refused is not None:
        raise HttpError(400, Message("error-characters", code=refused))


def _checked(read: Callable[[], R]) -> R:
    try:
        return read()
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise HttpError(400, Message("error-request", why=str(error))) from error


async def _read_body(request: Request, most: int) -> bytes:
    """Read the body; stop if it is too large."""
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise HttpError(413, Message("error-request-large", most=most))
    except ClientDisconnect as gone:  # nobody reads it, but nothing of ours has failed
        raise HttpError(400, Message("error-http-refused")) from gone
    return bytes(data)


async def _somebody(request: Request, wanted: Endpoint, store: Store) -> tuple[bytes | None, Guest | None]:
    header = request.headers.get("authorization", "")
    if not header and wanted.who == "either":
        return None, None
    kind, _, token = header.partition(" ")
    if kind.lower() != "bearer" or not token:
        raise HttpError(401, Message("error-token-missing"))
    known_by = hashed(token.strip())
    guest = await store.guest_of(known_by)
    if guest is None:
        raise HttpError(401, Message("error-token-unknown"))
    return known_by, guest


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
    """The response to a refused request."""
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
"""Exception handlers of the app, so that all errors have the same form."""
