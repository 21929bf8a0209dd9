"""Heroes and boards by hash: bundled ones, homebrew, and those of old matches."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from peerless.catalog.content import Content, load_content
from peerless.messages.message import Message
from peerless.server.content.homebrew import from_row, read_homebrew, to_row
from peerless.server.protocol.setup import HomebrewFile
from peerless.server.store.base import ContentRow, Store, StoreError

_KEPT: Final = 64  # contents with homebrew in memory


class ContentCache:
    """What can be played with."""

    def __init__(self, store: Store) -> None:
        self.bundled = load_content()
        self._store = store
        heroes, boards = self.bundled.heroes.values(), self.bundled.boards.values()
        self._hashes = {row.id: row.hash for row in [*map(to_row, heroes), *map(to_row, boards)]}
        self._kept: OrderedDict[tuple[tuple[str, str], ...], Content] = OrderedDict()

    def with_homebrew(self, files: list[HomebrewFile]) -> tuple[Content, list[ContentRow]]:
        """The content with homebrew files added, and these as rows; raises with every problem found."""
        if not files:
            return self.bundled, []
        content = self.bundled.copy()
        return content, [to_row(content.add(read_homebrew(file, content))) for file in files]

    def rows_of(self, content: Content, ids: list[str]) -> list[ContentRow]:
        """Heroes and boards of a match as rows."""
        return [to_row(content.heroes[name] if name in content.heroes else content.boards[name]) for name in ids]

    async def content_of(self, hashes: dict[str, str]) -> Content:
        """The content of a table: what it pins by hash, and for the rest what is bundled."""
        pinned = tuple(sorted((name, digest) for name, digest in hashes.items() if self._hashes.get(name) != digest))
        if not pinned:
            return self.bundled
        if pinned not in self._kept:
            self._kept[pinned] = await self._load(dict(pinned))
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(pinned)
        return self._kept[pinned]

    async def _load(self, hashes: dict[str, str]) -> Content:
        content = self.bundled.copy()
        rows = {row.hash: row for row in await self._store.content(list(hashes.values()))}
        for name, digest in hashes.items():
            if digest not in rows:
                raise StoreError(Message("error-content-lost", id=name))
            content.add(from_row(rows[digest]))
        return content
