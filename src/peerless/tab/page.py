"""The page as this package sees it: an object of JavaScript whose methods take and return texts."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from typing import Protocol

import msgspec
from msgspec import Struct

from peerless.messages.message import Message
from peerless.service.store.base import NotStored


class Page(Protocol):
    """What the page offers. Numbers of sockets are its own."""

    def send(self, socket: int, text: str) -> None: ...

    def close(self, socket: int, code: int) -> None: ...

    def get(self, key: str) -> Awaitable[str]:
        """A `PageReply` as JSON."""
        ...

    def scan(self, prefix: str) -> Awaitable[str]: ...

    def write(self, texts: str) -> Awaitable[str]:
        """Takes an object as JSON: key -> text, or null to delete it."""
        ...


class PageReply(Struct, frozen=True):
    """What the page found, or why it failed."""

    texts: dict[str, str] = {}
    error: str = ""


class PageKeyValueStore:
    """The page's database as a `KeyValueStore`."""

    def __init__(self, page: Page) -> None:
        self._page = page

    async def get(self, key: str) -> str | None:
        return _read(await self._page.get(key)).get(key)

    async def scan(self, prefix: str) -> dict[str, str]:
        return _read(await self._page.scan(prefix))

    async def write(self, texts: Mapping[str, str | None]) -> None:
        if texts:
            _read(await self._page.write(msgspec.json.encode(texts).decode()))


def _read(text: str) -> dict[str, str]:
    reply = msgspec.json.decode(text, type=PageReply)
    if reply.error:
        raise NotStored(Message("error-store-failed", why=reply.error))
    return reply.texts
