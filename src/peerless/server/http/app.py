"""The ASGI application: all endpoints and sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from peerless.server.http.guard import FILES, Guard, origins_of
from peerless.server.http.requests import EXCEPTIONS, routes
from peerless.server.ops.health import Health
from peerless.server.ops.metrics import Metrics, metrics_response
from peerless.server.sockets.program_socket import run_program
from peerless.server.sockets.table_socket import Socket
from peerless.service.api.endpoints import ENDPOINTS
from peerless.service.http.endpoint import Services
from peerless.service.http.limits import Limits
from peerless.service.http.turns import Turns
from peerless.service.tables.table_registry import TableRegistry

MOST_BODY: Final = max(known.most for known in ENDPOINTS)
STATIC: Final = Path(__file__).resolve().parents[1] / "static"
"""The browser client, as it was built."""


def services_of(registry: TableRegistry, limits: Limits) -> Services:
    """What endpoints use, around the tables of a process."""
    return Services(
        store=registry.store,
        content=registry.content_cache.bundled,
        registry=registry,
        changed=registry.renamed,
        homebrew_pool=registry.content_cache.homebrew_pool,
        turns=Turns(rest=1.0),
        run=asyncio.to_thread,
        new_guest=limits.guest,
    )


def make_app(registry: TableRegistry, limits: Limits, metrics: Metrics) -> ASGIApp:
    """The application around the tables of a process."""
    services = services_of(registry, limits)

    async def table_socket(websocket: WebSocket) -> None:
        address = _address(websocket)
        socket = Socket(websocket, registry, limits.messages(address), limits.unread(address))
        await socket.run(websocket.path_params["table"])

    async def program_socket(websocket: WebSocket) -> None:
        await run_program(websocket, registry, limits.messages(_address(websocket)))

    async def show_metrics(request: Request) -> Response:
        return metrics_response(metrics)

    def state() -> dict[str, bool | int]:
        return registry.neighbors.state()

    health = Health(registry.store, lambda: registry.closing, state=state)
    made: list[BaseRoute] = [
        *routes(ENDPOINTS, services),
        Route("/healthz", health.alive),
        Route("/readyz", health.ready),
        Route("/metrics", show_metrics),
        WebSocketRoute("/api/tables/{table}/socket", table_socket),
        WebSocketRoute("/api/tables/{table}/program", program_socket),
    ]
    # Allowed origins may read responses; tokens are not cookies, so no credentials are needed.
    shared = Middleware(
        CORSMiddleware,
        allow_origins=sorted(origins_of(registry.config)),
        allow_methods=["GET", "POST", "PATCH", "DELETE"],
        allow_headers=["Authorization", "Content-Type"],
        expose_headers=["ETag", "Retry-After"],
    )
    app = Starlette(routes=made, exception_handlers=EXCEPTIONS, middleware=[shared] if registry.config.origins else [])
    _client(app)
    return Guard(app, registry.config, limits, most_body=MOST_BODY, refused=metrics.refused)


def _address(websocket: WebSocket) -> str:
    return websocket.client.host if websocket.client is not None else ""


def has_client() -> bool:
    """Whether the browser client is built; a checkout may lack it."""
    return (STATIC / "index.html").is_file()


def _client(app: Starlette) -> None:
    """The browser client: its files, and its single page at every other address."""
    if not has_client():
        app.routes.append(Route("/", _not_built))
        return
    assets = StaticFiles(directory=STATIC / "assets", check_dir=False)
    app.routes.append(Mount(FILES.rstrip("/"), GZipMiddleware(assets, minimum_size=1000, compresslevel=6)))
    app.routes.append(Route("/licenses.txt", _licenses))
    nothing = app.router.default

    async def page(scope: Scope, receive: Receive, send: Send) -> None:
        is_page = (
            scope["type"] == "http" and scope["method"] in ("GET", "HEAD") and not scope["path"].startswith("/api/")
        )
        if is_page:
            await FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})(scope, receive, send)
        else:
            await nothing(scope, receive, send)

    app.router.default = page


async def _licenses(request: Request) -> Response:
    return FileResponse(STATIC / "licenses.txt", headers={"Cache-Control": "no-cache"})


async def _not_built(request: Request) -> Response:
    return PlainTextResponse("The browser client is not built: run `make web` in your clone.")
