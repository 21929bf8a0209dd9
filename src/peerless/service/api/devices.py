"""The devices on which a guest is signed in."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from msgspec import Struct

from peerless.messages.message import Message
from peerless.service.http.endpoint import Call, Params, endpoint
from peerless.service.http.errors import HttpError
from peerless.service.protocol.setup import Id

_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""What a User-Agent contains, and the family it means; browsers also name those they imitate, so the order counts."""
_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iOS"),
    ("iPad", "iPadOS"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)


class DeviceInfo(Struct, frozen=True, kw_only=True):
    """A device on which the guest is signed in."""

    device: str
    """Its id, from which nobody can get its token."""
    browser: str
    """A family, such as `Firefox`; empty if unknown."""
    system: str
    """A family, such as `Android`; empty if unknown."""
    added: int
    """Milliseconds since 1970."""
    seen: int
    """The day it was last used, in milliseconds since 1970."""
    this: bool
    """Whether it is the device that asks."""


class DeviceList(Struct, frozen=True, kw_only=True):
    """All devices of a guest, the oldest first."""

    devices: list[DeviceInfo]


class DeviceParams(Params, frozen=True, kw_only=True):
    """Which device."""

    device: Id


def browser_of(agent: str) -> str:
    """The family of a browser, from its User-Agent."""
    return next((family for mark, family in _BROWSERS if mark in agent), "")


def system_of(agent: str) -> str:
    """The family of a system, from the User-Agent of a browser on it."""
    return next((family for mark, family in _SYSTEMS if mark in agent), "")


def device_id(token: bytes) -> str:
    """The public id of a device, given the hash of its token."""
    return hashlib.sha256(b"device" + token).hexdigest()[:24]


async def sign_out(call: Call[Any, Any], token: bytes) -> None:
    """Forget a token, given by its hash, and end its connections."""
    await call.store.drop_token(token)
    if call.services.registry is not None:
        call.services.registry.sign_out(token)


@endpoint("GET", "/api/guests/me/devices", "List the guest's devices", response=DeviceList, who="guest")
async def list_devices(call: Call[Params, None]) -> DeviceList:
    found = await call.store.devices(call.guest.id)
    return DeviceList(
        devices=[
            DeviceInfo(
                device=device_id(device.token),
                browser=device.browser,
                system=device.system,
                added=device.created,
                seen=device.seen,
                this=device.token == call.token,
            )
            for device in found
        ]
    )


@endpoint(
    "DELETE", "/api/guests/me/devices/{device}", "Sign out a device; its connections end at once",
    params=DeviceParams, response=None, who="guest", errors=[404],
)  # fmt: skip
async def drop_device(call: Call[DeviceParams, None]) -> None:
    for device in await call.store.devices(call.guest.id):
        if device_id(device.token) == call.params.device:
            return await sign_out(call, device.token)
    raise HttpError(404, Message("error-no-device"))
