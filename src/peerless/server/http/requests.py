"""Read HTTP requests to endpoints, and send replies and errors."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import Route

from peerless.messages.message import Message
from peerless.server.http.openapi import openapi
from peerless.service.http.calls import Reply, Request, failed, prepared, reply_to, require_size
from peerless.service.http.endpoint import Endpoint, Prepared, Services
from peerless.service.http.errors import HttpError

OPENAPI: Final = "/api/openapi.json"


def routes(endpoints: Sequence[Endpoint], services: Services) -> list[Route]:
    """The routes of endpoints, and of the document that describes them."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for known in endpoints:
        by_path.setdefault(known.path, {})[known.method] = known
    document = Prepared(openapi(endpoints))

    async def describe(request: HttpRequest) -> Response:
        return _response(prepared(document, request.headers))

    made = [Route(path, _route(methods, services), methods=list(methods)) for path, methods in by_path.items()]
    return [Route(OPENAPI, describe, methods=["GET"]), *made]


def _route(methods: dict[str, Endpoint], services: Services) -> Callable[[HttpRequest], Awaitable[Response]]:
    async def answer(request: HttpRequest) -> Response:
        wanted = methods["GET" if request.method == "HEAD" else request.method]
        return _response(await reply_to(_plain(request), wanted, services))

    return answer


def _plain(request: HttpRequest) -> Request:
    address = request.client.host if request.client is not None else ""
    query = request.query_params.multi_items()
    return Request(request.path_params, query, request.headers, partial(_read_body, request), address)


async def _read_body(request: HttpRequest, most: int) -> bytes:
    """Read the body; stop if it is too large."""
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            require_size(len(data), most)
    except ClientDisconnect as gone:  # nobody reads it, but nothing of ours has failed
        raise HttpError(400, Message("error-http-refused")) from gone
    return bytes(data)


def _response(reply: Reply) -> Response:
    return Response(reply.body, reply.status, reply.headers)


async def _http_exception(request: HttpRequest, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = {404: "error-http-address", 405: "error-http-method"}.get(error.status_code, "error-http-refused")
    answer = _response(failed(HttpError(error.status_code, Message(key)), _plain(request).language))
    answer.headers.update(error.headers or {})
    return answer


async def _our_fault(request: HttpRequest, error: Exception) -> Response:
    return _response(failed(HttpError(500, Message("error-http-server")), _plain(request).language))


EXCEPTIONS: Final[dict[Any, Callable[[HttpRequest, Exception], Awaitable[Response]]]] = {
    HTTPException: _http_exception,
    Exception: _our_fault,
}
"""Exception handlers of the app, so that all errors have the same form."""
