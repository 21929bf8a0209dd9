"""The application: everything over HTTP and sockets, put together."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from peerless.server import gallery, guests, lobby, replays
from peerless.server.endpoint import EXCEPTIONS, Endpoint, Services, routes
from peerless.server.guard import Guard
from peerless.server.hall import Hall
from peerless.server.health import health_routes
from peerless.server.limits import Bucket
from peerless.server.socket import Socket

ENDPOINTS: Final[list[Endpoint]] = [
    *guests.ENDPOINTS,
    *lobby.ENDPOINTS,
    *gallery.ENDPOINTS,
    *replays.ENDPOINTS,
]
STATIC: Final = Path(__file__).resolve().parent / "static"
"""The browser client, as it was built."""


def make_app(hall: Hall) -> ASGIApp:
    """The application around a hall."""
    services = Services(store=hall.store, content=hall.library.bundled, hall=hall, changed=hall.renamed)

    async def table_socket(websocket: WebSocket) -> None:
        rate = hall.config.messages_per_second
        await Socket(websocket, hall, Bucket(rate, 5 * rate)).run(websocket.path_params["table"])

    made: list[BaseRoute] = [
        *routes(ENDPOINTS, services),
        *health_routes(hall),
        WebSocketRoute("/api/tables/{table}/socket", table_socket),
        *_client(),
    ]
    return Guard(Starlette(routes=made, exception_handlers=EXCEPTIONS), hall.config, hall.metrics)


def _client() -> list[BaseRoute]:
    """The browser client: its files, and for every address of a page of it the one page it is."""
    if not (STATIC / "index.html").is_file():
        return []

    async def page(request: Request) -> Response:
        return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})

    return [
        Mount("/assets", StaticFiles(directory=STATIC / "assets", check_dir=False)),
        Route("/{path:path}", page),
    ]
