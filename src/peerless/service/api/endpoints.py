"""All endpoints, in the order in which they are described."""

from __future__ import annotations

from typing import Final

from peerless.service.api import devices, gallery, guests, history, lessons, lobby, record_files, replays, reports
from peerless.service.http.endpoint import endpoints_of

ENDPOINTS: Final = endpoints_of(guests, devices, lobby, gallery, replays, history, reports, record_files, lessons)
