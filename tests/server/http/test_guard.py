"""The guard: what it lets through, how it refuses, and what every answer carries."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from peerless.server.http.guard import HEADERS, POLICY, Guard, is_same_host
from peerless.server.http.proxies import Proxies
from peerless.service.http.limits import Limits
from peerless.service.ops.config import Config, ConfigError, from_environment
from tests.support.words import words

Headers = dict[str, str]


async def echo(request: Request) -> Response:
    body = await request.body()
    client = request.client
    return JSONResponse({"size": len(body), "client": client.host if client else None})


async def framed(request: Request) -> Response:
    return Response("own", headers={"Content-Security-Policy": "default-src 'none'"})


async def talk(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


APP = Starlette(
    routes=[
        Route("/echo", echo, methods=["GET", "POST", "DELETE"]),
        Route("/framed", framed),
        WebSocketRoute("/talk", talk),
    ]
)


def guard(app: ASGIApp = APP, refused: list[str] | None = None, **config: Any) -> Guard:
    settings = Config(**{"requests_per_second": 1000, "host": "0.0.0.0", **config})
    told = [] if refused is None else refused
    return Guard(app, settings, Limits(settings), most_body=1000, refused=told.append)


def scope_of(kind: str, path: str, method: str, headers: Headers, client: tuple[str, int] | None) -> Scope:
    given = {"host": "play.test", **headers}
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
        "client": client,
        "server": ("play.test", 80),
        "subprotocols": [],
    }


class Answer:
    """What came back."""

    def __init__(self, parts: list[Message]) -> None:
        self.parts = parts
        self.status: int = parts[0].get("status", 0)
        self.headers = {name.decode(): value.decode() for name, value in parts[0].get("headers", ())}
        self.body = b"".join(part.get("body", b"") for part in parts)

    @property
    def data(self) -> dict[str, Any]:
        made: dict[str, Any] = json.loads(self.body)
        return made


def ask(
    app: ASGIApp,
    path: str = "/echo",
    method: str = "GET",
    *,
    chunks: tuple[bytes, ...] = (b"",),
    client: tuple[str, int] | None = ("9.9.9.9", 1234),
    **headers: str,
) -> Answer:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Answer(asyncio.run(converse(app, scope_of("http", path, method, named, client), chunks)))


async def converse(app: ASGIApp, scope: Scope, chunks: tuple[bytes, ...]) -> list[Message]:
    sent: list[Message] = []
    left = list(chunks)

    async def receive() -> Message:
        body = left.pop(0)
        return {"type": "http.request", "body": body, "more_body": bool(left)}

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return sent


async def knock(app: ASGIApp, words: bool = True, **headers: str) -> list[Message]:
    """Asks for a socket; all that is sent back."""
    scope = scope_of("websocket", "/talk", "GET", headers, ("9.9.9.9", 1234))
    scope["extensions"] = {"websocket.http.response": {}} if words else {}
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return sent


# ---- headers ----


def test_every_answer_has_the_headers() -> None:
    refused = guard(requests_per_second=0.001)
    for answer in (ask(guard()), ask(guard(), "/nowhere"), ask(guard(), method="PATCH"), ask(refused)):
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_a_page_with_a_policy_of_its_own_keeps_it() -> None:
    parts = asyncio.run(converse(guard(), scope_of("http", "/framed", "GET", {}, None), (b"",)))
    policies = [value for name, value in parts[0]["headers"] if name == b"content-security-policy"]
    assert policies == [b"default-src 'none'"]


def test_the_policy_runs_no_script_of_others() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["default-src"] == rules["script-src"] == rules["connect-src"] == rules["style-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == rules["object-src"] == "'none'"
    assert "unsafe-eval" not in POLICY


def test_only_a_server_reached_by_tls_asks_for_it() -> None:
    assert "strict-transport-security" not in ask(guard()).headers
    assert "max-age" in ask(guard(url="https://play.test")).headers["strict-transport-security"]


# ---- origins ----


@pytest.mark.parametrize("method", ["POST", "DELETE", "PATCH", "PUT"])
def test_other_pages_cannot_change_anything(method: str) -> None:
    refused: list[str] = []
    answer = ask(guard(refused=refused), method=method, origin="https://evil.test", accept_language="uk")
    assert answer.status == 403
    assert answer.data["error"] == "error-origin"
    assert "https://evil.test" in answer.data["text"]
    assert "сторінкам" in answer.data["text"]
    assert answer.data["rule"] == ""
    assert refused == ["error-origin"]


@pytest.mark.parametrize("origin", [None, "http://play.test", "https://play.test", "https://PLAY.test:443"])
def test_our_own_pages_and_programs_can(origin: str | None) -> None:
    answer = ask(guard(), method="POST") if origin is None else ask(guard(), method="POST", origin=origin)
    assert answer.status == 200


def test_origins_can_be_allowed() -> None:
    app = guard(origins="https://friend.test, http://dev.test:5173/", url="https://public.test")
    for origin in ("https://friend.test", "http://dev.test:5173", "https://public.test"):
        assert ask(app, method="POST", origin=origin).status == 200
    for origin in (
        "http://friend.test",
        "https://friend.test:8443",
        "http://dev.test",
        "https://x.friend.test",
        "null",
    ):
        assert ask(app, method="POST", origin=origin).status == 403


def test_reading_needs_no_origin() -> None:
    assert ask(guard(), origin="https://evil.test").status == 200


def test_two_origins_are_none() -> None:
    scope = scope_of("http", "/echo", "POST", {}, None)
    scope["headers"] += [(b"origin", b"http://play.test"), (b"origin", b"http://play.test")]
    assert Answer(asyncio.run(converse(guard(), scope, (b"",)))).status == 403


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://a.test:8600", "a.test:8600", True),
        ("http://a.test", "a.test:80", True),
        ("https://a.test", "a.test", True),
        ("http://[::1]:8600", "[::1]:8600", True),
        ("http://a.test:8600", "a.test:8601", False),
        ("http://a.test", "b.test", False),
        ("http://a.test", "", False),
        ("null", "null", False),
        ("", "", False),
        ("file://", "", False),
        ("http://a.test:x", "a.test", False),
        ("http://[", "[", False),
        ("ftp://a.test", "a.test", False),
    ],
)
def test_same_host(origin: str, host: str, same: bool) -> None:
    assert is_same_host(origin, host) == same


# ---- sockets ----


def test_sockets_of_our_own_pages_open() -> None:
    for sent in (asyncio.run(knock(guard())), asyncio.run(knock(guard(), origin="http://play.test"))):
        assert [part["type"] for part in sent] == ["websocket.accept", "websocket.send", "websocket.close"]


def test_sockets_of_other_pages_do_not_open() -> None:
    answer = Answer(asyncio.run(knock(guard(), origin="https://evil.test")))
    assert answer.status == 403
    assert answer.data["error"] == "error-origin"
    assert answer.headers["content-security-policy"] == POLICY
    [closed] = asyncio.run(knock(guard(), words=False, origin="https://evil.test"))
    assert closed == {"type": "websocket.close", "code": 1008}


def test_an_address_has_only_so_many_sockets() -> None:
    async def scenario() -> None:
        opened, go = asyncio.Event(), asyncio.Event()

        async def hold(scope: Scope, receive: Receive, send: Send) -> None:
            opened.set()
            await go.wait()

        app = guard(hold, sockets_per_address=1)
        first = asyncio.create_task(knock(app))
        await opened.wait()
        answer = Answer(await knock(app))
        assert answer.status == 429
        assert answer.data["error"] == "error-too-many-sockets"
        assert "retry-after" not in answer.headers
        go.set()
        await first
        assert await knock(app) == []  # there is room again

    asyncio.run(scenario())


def test_a_socket_that_breaks_makes_room() -> None:
    async def broken(scope: Scope, receive: Receive, send: Send) -> None:
        raise RuntimeError

    app = guard(broken, sockets_per_address=1)
    for _ in range(3):
        with pytest.raises(RuntimeError):
            asyncio.run(knock(app))


# ---- sizes and rates ----


def test_large_bodies_are_refused() -> None:
    assert ask(guard(), method="POST", chunks=(b"x" * 1000,)).data["size"] == 1000
    declared = ask(guard(), method="POST", chunks=(), content_length="1001")  # not one byte is read
    assert (declared.status, declared.data["error"]) == (413, "error-body-large")
    assert "1000" in declared.data["text"]
    streamed = ask(guard(), method="POST", chunks=(b"x" * 600, b"x" * 600, b"x" * 10**6))
    assert (streamed.status, streamed.data["error"]) == (413, "error-body-large")
    lying = ask(guard(), method="POST", chunks=(b"x" * 600, b"x" * 600), content_length="10")
    assert lying.status == 413


def test_an_answer_that_has_begun_is_not_begun_again() -> None:
    async def hasty(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        while True:
            await receive()

    with pytest.raises(Exception, match=words("error-body-large", most=1000)):
        ask(guard(hasty), method="POST", chunks=(b"x" * 600, b"x" * 600))


def test_too_many_requests() -> None:
    refused: list[str] = []
    app = guard(refused=refused, requests_per_second=0.5)
    answers = [ask(app) for _ in range(4)]
    assert [answer.status for answer in answers] == [200, 200, 429, 429]
    assert answers[-1].headers["retry-after"] == "1"
    assert answers[-1].data["error"] == "error-too-many-requests"
    assert ask(app, client=("9.9.9.10", 1)).status == 200
    assert refused == ["error-too-many-requests"] * 2


def test_files_of_the_client_are_limited_apart() -> None:
    app = guard(requests_per_second=0.2)
    statuses = [ask(app, "/assets/a.js").status for _ in range(6)]
    assert 429 not in statuses[:5]
    assert statuses[5] == 429
    assert ask(app).status == 200
    assert ask(app).status == 429


def test_what_is_neither_goes_through() -> None:
    seen: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["type"])

    asyncio.run(converse(guard(app), {"type": "lifespan"}, ()))
    assert seen == ["lifespan"]


# ---- addresses ----


def forwarded(*values: str, peer: str = "10.0.0.1", proxy_addresses: str = "0.0.0.0/0,::/0") -> Callable[[int], str]:
    """The address of the client, for a number of proxies."""
    return lambda proxies: Proxies(Config(proxies=proxies, proxy_addresses=proxy_addresses)).client(
        peer, ", ".join(values)
    )


def test_who_is_believed_about_an_address() -> None:
    chain = forwarded("6.6.6.6, 1.1.1.1", "2.2.2.2")
    assert [chain(proxies) for proxies in (0, 1, 2, 3, 9)] == ["10.0.0.1", "2.2.2.2", "1.1.1.1", "6.6.6.6", "6.6.6.6"]


@pytest.mark.parametrize(
    ("peer", "addresses", "found"),
    [
        ("10.0.0.1", "127.0.0.0/8,::1", "10.0.0.1"),  # it is no proxy, whatever it writes
        ("127.0.0.1", "127.0.0.0/8,::1", "2.2.2.2"),  # 2.2.2.2 is no proxy
        ("::ffff:127.0.0.1", "127.0.0.0/8", "2.2.2.2"),
        ("::1", "::1,2.2.2.2", "1.1.1.1"),
        ("2001:db8::7", "2001:db8::/32, 2.2.2.0/24, 1.1.1.1", "6.6.6.6"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("", "0.0.0.0/0", ""),
    ],
)
def test_only_proxies_are_believed(peer: str, addresses: str, found: str) -> None:
    assert forwarded("6.6.6.6, 1.1.1.1, 2.2.2.2", peer=peer, proxy_addresses=addresses)(3) == found


@pytest.mark.parametrize(
    ("value", "address"),
    [
        ("1.2.3.4:567", "1.2.3.4"),
        ("[2001:db8::1]:567", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
        ("unknown", "10.0.0.1"),
        ("", "10.0.0.1"),
        (" , ,", "10.0.0.1"),
        ("[", "10.0.0.1"),
    ],
)
def test_what_proxies_write(value: str, address: str) -> None:
    assert forwarded(value)(1) == address


def test_the_app_sees_the_address_of_the_client() -> None:
    proxied = guard(proxies=1, proxy_addresses="9.9.9.9")
    assert ask(proxied, x_forwarded_for="1.2.3.4").data["client"] == "1.2.3.4"
    assert ask(guard(), x_forwarded_for="1.2.3.4").data["client"] == "9.9.9.9"
    assert ask(guard(), client=None).data["client"] == ""


def test_a_forged_address_does_not_evade_the_limits(caplog: pytest.LogCaptureFixture) -> None:
    """A client that connects directly, although there should be a proxy, is counted by its own address."""
    app = guard(proxies=1, requests_per_second=1)
    statuses = [ask(app, x_forwarded_for=f"1.2.3.{number}").status for number in range(10)]
    assert statuses == [200] * 5 + [429] * 5
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "9.9.9.9" not in caplog.text


# ---- names ----


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8600", "127.0.0.1:8600", "[::1]:8600", "play.test"])
def test_a_server_for_this_machine_answers_to_its_names(host: str) -> None:
    for bound in ("127.0.0.1", "localhost", "::1"):
        assert ask(guard(host=bound, url="https://play.test/"), host=host).status == 200


@pytest.mark.parametrize("host", ["evil.test", "evil.test:8600", "localhost.evil.test", "10.0.0.1", "", "[", "a@b@c:x"])
def test_a_server_for_this_machine_answers_to_no_other_name(host: str) -> None:
    """A foreign name that resolves to this machine would make its pages our origin."""
    app = guard(host="127.0.0.1", url="https://play.test")
    for method in ("GET", "POST", "OPTIONS"):
        answer = ask(app, method=method, host=host, origin=f"http://{host}")
        assert (answer.status, answer.data["error"]) == (421, "error-host")
    knocked = Answer(asyncio.run(knock(app, host=host, origin=f"http://{host}")))
    assert (knocked.status, knocked.data["error"]) == (421, "error-host")
    assert ask(guard(), host=host).status == 200


# ---- settings ----


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("messages_per_second", "0"),
        ("requests_per_second", "-1"),
        ("requests_per_second", "many"),
        ("bot_seconds", "0"),
        ("bot_pace_ms", "-1"),
        ("proxies", "-1"),
        ("proxy_addresses", "127.0.0.1,proxy.example.org"),
        ("proxy_addresses", "10.0.0.1/8"),
        ("connections", "-1"),
        ("body_seconds", "0"),
        ("port", "65536"),
        ("log_format", "xml"),
    ],
)
def test_settings_that_are_refused(name: str, value: str) -> None:
    with pytest.raises(ConfigError, match=name):
        from_environment({f"PEERLESS_{name.upper()}": value})
