"""All endpoints of the server: its routes, the OpenAPI document and the TypeScript types are made from this list."""

from __future__ import annotations

from typing import Final

from peerless.server import gallery, guests, replays
from peerless.server.endpoint import Endpoint

ENDPOINTS: Final[list[Endpoint]] = [*guests.ENDPOINTS, *gallery.ENDPOINTS, *replays.ENDPOINTS]
