"""Heroes and boards by hash: bundled ones, homebrew, and those of old matches."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, Protocol

from peerless.bots.matchup import Matchup
from peerless.catalog.content import Content, load_content
from peerless.catalog.loader import bundled_files
from peerless.catalog.settings import Settings
from peerless.catalog.tables_cache import TablesCache
from peerless.messages.message import Message
from peerless.service.content.homebrew import Homebrew, from_row, to_row
from peerless.service.protocol.setup import HomebrewFile
from peerless.service.store.base import ContentRow, StoreError

MOST_TABLES_BYTES: Final = 32_000_000
"""Bytes of compiled tables, for all contents together: about 200 match-ups, not counting matches in progress."""
MOST_CONTENT_BYTES: Final = 16_000_000
"""Bytes of homebrew definitions in memory."""
_BYTES_PER_BYTE: Final = 8
"""Memory of a definition as a multiple of its JSON, at most; measured: 2.6 to 3.4 for heroes, 7.9 for boards."""
_BYTES_PER_CONTENT: Final = 2000


def served_ids(content: Content) -> list[str]:
    """The heroes and boards of a server that are not in the package."""
    package = {path.stem for kind in ("heroes", "boards") for path in bundled_files(kind)}
    return sorted(name for name in (*content.heroes, *content.boards) if name not in package)


class ContentStore(Protocol):
    """Where definitions are stored."""

    async def content(self, hashes: list[str]) -> list[ContentRow]: ...


class ContentCache:
    """The heroes and boards of a server."""

    def __init__(
        self,
        store: ContentStore,
        homebrew_pool: Homebrew,
        *,
        bundled: Content | None = None,
        most_tables_bytes: int = MOST_TABLES_BYTES,
        most_bytes: int = MOST_CONTENT_BYTES,
    ) -> None:
        self.homebrew_pool = homebrew_pool
        self.tables_cache = TablesCache(most_tables_bytes)
        self.bundled = (bundled or load_content()).copy(self.tables_cache)
        self.bytes = 0
        """Bytes of the contents with homebrew; never more than `most_bytes`."""
        self._most_bytes = most_bytes
        self._store = store
        heroes, boards = self.bundled.heroes.values(), self.bundled.boards.values()
        self._hashes = {row.id: row.hash for row in [*map(to_row, heroes), *map(to_row, boards)]}
        self._kept: OrderedDict[tuple[tuple[str, str], ...], tuple[Content, int]] = OrderedDict()

    async def with_homebrew(self, files: list[HomebrewFile], caller: str) -> tuple[Content, list[ContentRow]]:
        """The content with homebrew files added, and these as rows; raises with every problem found."""
        if not files:
            return self.bundled, []
        rows = await self.homebrew_pool.read(caller, files)
        content = self.bundled.copy(self.tables_cache)
        for row in rows:
            await asyncio.sleep(0)  # one file a step of the event loop, because files can be large
            content.add(from_row(row))
        return content, rows

    async def compile(self, content: Content, settings: Settings, caller: str) -> None:
        """Compile a match-up with homebrew where homebrew is compiled, so that `tables_for` has its tables at once."""
        if self._is_bundled(content, settings) or content.has_tables(settings):
            return
        content.check_settings(settings)
        heroes = [content.hero(hero) for hero in dict.fromkeys(settings.heroes)]
        matchup = Matchup(heroes, content.board(settings.board))
        content.keep_tables(settings, await self.homebrew_pool.compile(caller, matchup, settings))

    def _is_bundled(self, content: Content, settings: Settings) -> bool:
        """Whether nothing in a match-up is homebrew, or of an earlier version."""
        heroes = all(content.heroes.get(hero) is self.bundled.heroes.get(hero) for hero in settings.heroes)
        return heroes and content.boards.get(settings.board) is self.bundled.boards.get(settings.board)

    async def close(self) -> None:
        await self.homebrew_pool.close()

    def rows_of(self, content: Content, ids: list[str]) -> list[ContentRow]:
        """Heroes and boards of a match as rows."""
        return [to_row(content.heroes[name] if name in content.heroes else content.boards[name]) for name in ids]

    async def content_of(self, hashes: dict[str, str]) -> Content:
        """The content of a table: what it pins by hash, and for the rest what is bundled."""
        pinned = tuple(sorted((name, digest) for name, digest in hashes.items() if self._hashes.get(name) != digest))
        if not pinned:
            return self.bundled
        if pinned not in self._kept:
            content, size = await self._load(dict(pinned))
            self._keep(pinned, content, size)
            return content
        self._kept.move_to_end(pinned)
        return self._kept[pinned][0]

    def _keep(self, pinned: tuple[tuple[str, str], ...], content: Content, size: int) -> None:
        if pinned not in self._kept:  # otherwise another task was faster
            self._kept[pinned] = content, size
            self.bytes += size
        while self.bytes > self._most_bytes:
            self.bytes -= self._kept.popitem(last=False)[1][1]

    async def _load(self, hashes: dict[str, str]) -> tuple[Content, int]:
        """A content with stored definitions, and the memory these take."""
        content = self.bundled.copy(self.tables_cache)
        rows = {row.hash: row for row in await self._store.content(list(hashes.values()))}
        size = _BYTES_PER_CONTENT
        for name, digest in hashes.items():
            if digest not in rows:
                raise StoreError(Message("error-content-lost", id=name))
            await asyncio.sleep(0)
            content.add(from_row(rows[digest]))
            size += _BYTES_PER_BYTE * len(rows[digest].data)
        return content, size
