"""Middleware for all requests: limits, origins and response headers.

Plain ASGI around the whole app: `Guard(app, config, limits)`. Behind it, `scope["client"]` is the address of the client
itself, whatever proxies are in between.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from logging import WARNING
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Part

from peerless.messages.message import Message
from peerless.server.http.proxies import FORWARDED, Proxies
from peerless.service.http.errors import HttpError, accepted_language, failure, key_of
from peerless.service.http.limits import Limits, Share, TooMany
from peerless.service.ops.config import Config
from peerless.service.ops.logs import note

MOST_BODY: Final = 1_000_000  # bytes
FILES: Final = "/assets/"
"""The files of the client, which have a limit of their own."""
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
CLOSED_BY_POLICY: Final = 1008  # of RFC 6455
MISDIRECTED: Final = 421  # of RFC 9110
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
_PORTS: Final = {"http": 80, "https": 443}

# 'self' covers ws: and wss: of the same host in every browser since Safari 16. Styles of single elements are set by
# the page itself; there are no inline scripts and no inline sheets.
POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
SECURE_ONLY: Final = {"strict-transport-security": "max-age=31536000"}


def _ignore(error: str) -> None:
    pass


class Guard:
    """ASGI middleware; calls `refused` with the key of every error it answers with."""

    def __init__(
        self,
        app: ASGIApp,
        config: Config,
        limits: Limits,
        *,
        most_body: int = MOST_BODY,
        refused: Callable[[str], None] = _ignore,
    ) -> None:
        self._app = app
        self._proxies = Proxies(config)
        self._expects_proxies = config.proxies > 0
        self._origins = origins_of(config) | ({_origin(config.url)} if config.url else set())
        self._hosts = hosts_of(config)
        self._limits = limits
        self._most_body = most_body
        self._refused = refused
        headers = HEADERS | (SECURE_ONLY if config.url.startswith("https:") else {})
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        address = self._address(scope)
        scope = {**scope, "client": (address, (scope.get("client") or ("", 0))[1])}
        answer = _Answer(send, self._headers)
        serve = self._http if scope["type"] == "http" else self._socket
        try:
            is_file = scope["type"] == "http" and scope["path"].startswith(FILES)
            (self._limits.file if is_file else self._limits.request)(address)
            self._check_host(scope)
            await serve(scope, receive, answer, address)
        except HttpError as error:
            if answer.begun:
                raise
            answer.refusal = error
        try:
            if answer.refusal is not None and not answer.begun:
                self._refused(key_of(answer.refusal))
                await _refuse(answer.refusal, scope, receive, answer.send)
        finally:
            # Its traceback has frames that know the answer: a reference cycle, which would keep the request's body.
            answer.refusal = None

    def _address(self, scope: Scope) -> str:
        client: Any = scope.get("client")
        peer, forwarded = str(client[0]) if client else "", header(scope, FORWARDED)
        if self._expects_proxies and forwarded and not self._proxies.trusts(peer):
            self._expects_proxies = False  # once is enough: anyone can cause it
            note("forwarded by an address that is not in PEERLESS_PROXY_ADDRESSES; header ignored", level=WARNING)
        return self._proxies.client(peer, forwarded)

    async def _http(self, scope: Scope, receive: Receive, answer: _Answer, address: str) -> None:
        if scope["method"] not in SAFE_METHODS:
            self._check_origin(scope)
        declared = header(scope, "content-length")
        if declared.isdecimal() and int(declared) > self._most_body:
            raise self._too_large()
        share = self._limits.body(address)
        try:
            await self._app(scope, self._counted(receive, answer, share), answer)
        finally:
            self._limits.body_read(address, share.taken)
            share.give_all()

    async def _socket(self, scope: Scope, receive: Receive, answer: _Answer, address: str) -> None:
        self._check_origin(scope)
        self._limits.enter(address)
        try:
            await self._app(scope, receive, answer)
        finally:
            self._limits.leave(address)

    def _check_host(self, scope: Scope) -> None:
        """Refuse unknown host names: a foreign name may resolve to this machine, and a browser would then treat its
        pages as our origin. A server for this machine only accepts the machine's names and its own."""
        host = header(scope, "host")
        if self._hosts is not None and _host(host) not in self._hosts:
            raise HttpError(MISDIRECTED, Message("error-host", host=host[:200]))

    def _check_origin(self, scope: Scope) -> None:
        """Refuse pages of other origins, which could use the browser's credentials; programs send no origin."""
        named = headers(scope, "origin")
        if not named:
            return
        if len(named) == 1 and (_origin(named[0]) in self._origins or is_same_host(named[0], header(scope, "host"))):
            return
        raise HttpError(403, Message("error-origin", origin=named[0][:200]))

    def _counted(self, receive: Receive, answer: _Answer, share: Share) -> Receive:
        """Refuse a body that is too long, even if its declared length is wrong or missing, or that exceeds the total of
        all bodies."""
        size = 0

        async def counted() -> Part:
            nonlocal size
            part = await receive()
            more = len(part.get("body", b""))
            size += more
            if size > self._most_body:
                answer.refusal = self._too_large()
                raise answer.refusal
            if not share.take(more):
                answer.refusal = TooMany(Message("error-too-many-requests"))
                raise answer.refusal
            return part

        return counted

    def _too_large(self) -> HttpError:
        return HttpError(413, Message("error-body-large", most=self._most_body))


class _Answer:
    """Forward the app's messages with our response headers; headers that are set already stay."""

    def __init__(self, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self._send = send
        self._headers = headers
        self.begun = False
        self.refusal: HttpError | None = None
        """Send an error instead, unless a response has begun."""

    async def __call__(self, part: Part) -> None:
        if self.refusal is None or self.begun:
            await self.send(part)

    async def send(self, part: Part) -> None:
        if part["type"] in ("http.response.start", "websocket.http.response.start"):
            there = list(part.get("headers", ()))
            names = {name.lower() for name, _ in there}
            part = {**part, "headers": there + [(name, value) for name, value in self._headers if name not in names]}
        self.begun = True
        await self._send(part)


async def _refuse(error: HttpError, scope: Scope, receive: Receive, send: Send) -> None:
    """Send an error as JSON; a socket is refused before it is opened, with a body if the server supports it."""
    status, said = failure(error, accepted_language(header(scope, "accept-language")))
    body = msgspec.json.encode(said)
    named = {"content-type": "application/json", "content-length": str(len(body)), "cache-control": "no-store"}
    if isinstance(error, TooMany) and error.wait:
        named["retry-after"] = str(math.ceil(error.wait))
    kind = "http.response"
    if scope["type"] == "websocket":
        await receive()  # the connection request
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": CLOSED_BY_POLICY})
            return
        kind = "websocket.http.response"
    encoded = [(name.encode(), value.encode()) for name, value in named.items()]
    await send({"type": f"{kind}.start", "status": status, "headers": encoded})
    await send({"type": f"{kind}.body", "body": body})


# ---- reading requests ----


def headers(scope: Scope, name: str) -> list[str]:
    """All values of a header."""
    wanted = name.encode()
    given: Iterable[tuple[bytes, bytes]] = scope.get("headers", ())
    return [value.decode("latin-1") for key, value in given if key.lower() == wanted]


def header(scope: Scope, name: str) -> str:
    """The values of a header joined, or None."""
    return ", ".join(headers(scope, name))


def is_same_host(origin: str, host: str) -> bool:
    """Whether a page of this origin came from this host. The scheme may differ, because a proxy may handle TLS."""
    try:
        page = urlsplit(origin.strip())
        asked = urlsplit(f"//{host.strip()}")
        default = _PORTS.get(page.scheme)
        mine = (asked.hostname, asked.port or default)
        return default is not None and bool(page.hostname) and (page.hostname, page.port or default) == mine
    except ValueError:
        return False


def origins_of(config: Config) -> set[str]:
    """Other origins whose pages may use the server."""
    return {_origin(text) for text in config.origins.split(",") if text.strip()}


def hosts_of(config: Config) -> set[str] | None:
    """The host names a server accepts; None for any, if other machines can reach it under unknown names."""
    if config.host not in LOOPBACK:
        return None
    return {*LOOPBACK, urlsplit(config.url).hostname or "localhost"}


def _host(text: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return urlsplit(f"//{text.strip()}").hostname or ""
    except ValueError:
        return ""


def _origin(text: str) -> str:
    """Scheme, host and port of an address, in one spelling."""
    try:
        parts = urlsplit(text.strip().lower())
        port = "" if parts.port in (None, _PORTS.get(parts.scheme)) else f":{parts.port}"
        return f"{parts.scheme}://{parts.hostname}{port}"
    except ValueError:
        return text
