"""The application: everything over HTTP and sockets, put together."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from peerless.server import gallery, guests, lobby, replays
from peerless.server.endpoint import Endpoint, Services
from peerless.server.guard import Guard, origins_of
from peerless.server.hall import Hall
from peerless.server.limits import Limits
from peerless.server.metrics import metrics_response
from peerless.server.program_socket import run_program
from peerless.server.requests import EXCEPTIONS, routes
from peerless.server.socket import Socket

ENDPOINTS: Final[list[Endpoint]] = [
    *guests.ENDPOINTS,
    *lobby.ENDPOINTS,
    *gallery.ENDPOINTS,
    *replays.ENDPOINTS,
]
MOST_BODY: Final = max(known.most for known in ENDPOINTS)
STATIC: Final = Path(__file__).resolve().parent / "static"
"""The browser client, as it was built."""


def make_app(hall: Hall) -> ASGIApp:
    """The application around a hall."""
    limits = Limits(hall.config)
    services = Services(
        store=hall.store, content=hall.library.bundled, hall=hall, changed=hall.renamed, new_guest=limits.guest
    )

    async def table_socket(websocket: WebSocket) -> None:
        await Socket(websocket, hall, limits.messages()).run(websocket.path_params["table"])

    async def program_socket(websocket: WebSocket) -> None:
        await run_program(websocket, hall, limits.messages())

    async def metrics(request: Request) -> Response:
        return metrics_response(hall.metrics)

    made: list[BaseRoute] = [
        *routes(ENDPOINTS, services),
        Route("/healthz", hall.health.alive),
        Route("/readyz", hall.health.ready),
        Route("/metrics", metrics),
        WebSocketRoute("/api/tables/{table}/socket", table_socket),
        WebSocketRoute("/api/tables/{table}/program", program_socket),
        *_client(),
    ]
    # Pages of other origins may read what they are allowed to ask; tokens are no cookies, so no credentials.
    shared = Middleware(
        CORSMiddleware,
        allow_origins=sorted(origins_of(hall.config)),
        allow_methods=["GET", "POST", "PATCH", "DELETE"],
        allow_headers=["Authorization", "Content-Type"],
        expose_headers=["ETag", "Retry-After"],
    )
    app = Starlette(routes=made, exception_handlers=EXCEPTIONS, middleware=[shared] if hall.config.origins else [])
    return Guard(app, hall.config, limits, most_body=MOST_BODY, refused=hall.metrics.refused)


def _client() -> list[BaseRoute]:
    """The browser client: its files, and for every address of a page of it the one page it is."""
    if not (STATIC / "index.html").is_file():

        async def not_built(request: Request) -> Response:
            return PlainTextResponse("The browser client is not built: make web")

        return [Route("/", not_built)]

    async def page(request: Request) -> Response:
        return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})

    return [
        Mount("/assets", StaticFiles(directory=STATIC / "assets", check_dir=False)),
        Route("/{path:path}", page),
    ]
