"""Store finished matches as they were played, in the background."""

from __future__ import annotations

import asyncio
import time
from logging import ERROR, WARNING
from typing import Final

from peerless.service.content.content_cache import ContentCache
from peerless.service.content.homebrew import HomebrewBusy
from peerless.service.ops.logs import note
from peerless.service.replays.replay import recorded_match
from peerless.service.replays.stored_replay import documents_of
from peerless.service.store.base import NotStored, Store, StoreError, TableRow, Unsure
from peerless.service.tables.seating import match_settings

_SWEEP_SECONDS: Final = 5.0
_AT_ONCE: Final = 20  # matches that are claimed together
_REST: Final = 59.0
"""The writer sleeps this many times as long as it works, to leave the event loop to the players. It is in no hurry:
until a replay is stored, the match is replayed on request."""


class ReplayWriter:
    """Writes replays of new matches, and of old ones that these rules can repeat.

    It works in the event loop, one step of a match at a time, so canceling its task stops it at once. It claims each
    match first, so only one process writes it.
    """

    def __init__(self, store: Store, content_cache: ContentCache, owner: str) -> None:
        self._store = store
        self._content_cache = content_cache
        self._owner = owner

    async def run(self) -> None:
        """Write replays until canceled."""
        again: list[str] = []
        while True:
            names, again = again, []
            try:
                names += await self._store.claim_replays(self._owner, _AT_ONCE)
            except StoreError as error:
                note("finished matches not found", level=WARNING, cause=error)
            for name in names:
                if not await self._tried(name):
                    again.append(name)
            await asyncio.sleep(_SWEEP_SECONDS)

    async def _tried(self, name: str) -> bool:
        """Try to store a replay; False if it is worth another try."""
        try:
            await self._store.add_replay(name, await self._documents(name))
        except (StoreError, HomebrewBusy) as error:
            note("replay not stored, trying again", level=WARNING, table=name, cause=error)
            return False
        return True

    async def _documents(self, name: str) -> dict[str, bytes]:
        """The documents of a match; none if it cannot be replayed, whatever the reason."""
        try:
            row = await self._store.table(name)
            return {} if row is None or row.data.seed is None else await self._written(row)
        except (NotStored, Unsure, HomebrewBusy):
            raise
        except Exception as error:  # noqa: BLE001 - a faulty match must not stop the others
            note("match cannot be replayed", level=ERROR, table=name, cause=error)
            return {}

    async def _written(self, row: TableRow) -> dict[str, bytes]:
        # A copy: old matches must not drive the tables of running ones out of the cache.
        content = (await self._content_cache.content_of(row.data.hashes)).copy()
        await self._content_cache.compile(content, match_settings(row.data), row.data.host)
        written = documents_of(recorded_match(row.data, await self._store.log(row.id), content))
        while True:
            began = time.perf_counter()
            try:
                next(written)
            except StopIteration as done:
                documents: dict[str, bytes] = done.value
                return documents
            await asyncio.sleep((time.perf_counter() - began) * _REST)
