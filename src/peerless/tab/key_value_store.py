"""The database of a tab: texts by key. A batch is written as a whole or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from peerless.messages.message import Message
from peerless.service.store.base import NotStored

T = TypeVar("T")


class KeyValueStore(Protocol):
    """Texts by key, as in IndexedDB. Once `write` returns, what was written survives a closed browser.

    Raises `NotStored` if nothing was written.
    """

    async def get(self, key: str) -> str | None: ...

    async def scan(self, prefix: str) -> dict[str, str]:
        """All texts whose keys begin with a prefix, in the order of their keys."""
        ...

    async def write(self, texts: Mapping[str, str | None]) -> None:
        """Write texts; None deletes a key."""
        ...


class MemoryKeyValueStore:
    """Keeps texts in memory, for tests. A page without a database does the same (`web/src/tab/database.ts`)."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def get(self, key: str) -> str | None:
        return self.texts.get(key)

    async def scan(self, prefix: str) -> dict[str, str]:
        return {key: text for key, text in sorted(self.texts.items()) if key.startswith(prefix)}

    async def write(self, texts: Mapping[str, str | None]) -> None:
        await asyncio.sleep(0)  # a database takes a while, too
        for key, text in texts.items():
            if text is None:
                self.texts.pop(key, None)
            else:
                self.texts[key] = text


class Batch:
    """Changes that are written together; what is read in between is as if they were written."""

    def __init__(self, database: KeyValueStore) -> None:
        self._database = database
        self.texts: dict[str, str | None] = {}
        self.then: list[Callable[[], object]] = []
        """What changes in memory once the batch is written."""

    def put(self, key: str, value: Any) -> None:
        try:
            self.texts[key] = msgspec.json.encode(value).decode()
        except UnicodeEncodeError as error:
            raise NotStored(Message("error-store-failed", why=str(error))) from error

    def drop(self, key: str) -> None:
        self.texts[key] = None

    async def get(self, key: str, kind: type[T]) -> T | None:
        text = self.texts[key] if key in self.texts else await self._database.get(key)
        return None if text is None else msgspec.json.decode(text, type=kind)

    async def scan(self, prefix: str, kind: type[T]) -> dict[str, T]:
        """Values by what follows the prefix."""
        found: dict[str, str | None] = {**await self._database.scan(prefix)}
        found.update({key: text for key, text in self.texts.items() if key.startswith(prefix)})
        return {
            key.removeprefix(prefix): msgspec.json.decode(text, type=kind)
            for key, text in sorted(found.items())
            if text is not None
        }

    async def write(self) -> None:
        """Write all of it, then change what is in memory; to the end, even if the caller is canceled."""
        task = asyncio.ensure_future(self._write())
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            await asyncio.wait({task})
            raise

    async def _write(self) -> None:
        await self._database.write(self.texts)
        for change in self.then:
            change()
