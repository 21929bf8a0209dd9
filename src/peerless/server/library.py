"""The heroes and boards of matches: bundled ones, those brought along, and those of old matches, by their hashes."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from peerless.catalog.content import Content, load_content
from peerless.catalog.loader import content_hash, parse_yaml
from peerless.catalog.models import BoardDef, HeroDef
from peerless.catalog.problems import Problems
from peerless.core.errors import ContentError
from peerless.messages.message import Message
from peerless.messages.problem import Problem
from peerless.server.setup import HomebrewFile
from peerless.server.store.base import ContentRow, NotStored, Store

_KEPT: Final = 64  # contents with homebrew in memory


class Library:
    """What can be played with."""

    def __init__(self, store: Store) -> None:
        self.bundled = load_content()
        self._store = store
        self._hashes = {
            made.id: content_hash(made) for made in (*self.bundled.heroes.values(), *self.bundled.boards.values())
        }
        self._kept: OrderedDict[tuple[tuple[str, str], ...], Content] = OrderedDict()

    def brought(self, files: list[HomebrewFile]) -> tuple[Content, list[ContentRow]]:
        """The content with files somebody brought along, and these as rows; raises with every problem found."""
        if not files:
            return self.bundled, []
        content = self.bundled.copy()
        rows = []
        for file in files:
            if file.id in self._hashes:
                raise ContentError([Problem(file.id, "", Message("error-bundled-id", id=file.id))])
            problems = Problems(file.id)
            data = parse_yaml(file.text, problems)
            if problems:
                raise ContentError(problems)
            made = content.add_data(data, file.id)
            if isinstance(made, HeroDef) != (file.kind == "hero"):
                raise ContentError([Problem(file.id, "", Message("error-other-kind", id=file.id))])
            rows.append(row_of(made))
        return content, rows

    def rows_of(self, content: Content, ids: list[str]) -> list[ContentRow]:
        """Heroes and boards of a match as rows."""
        return [row_of(content.heroes[name] if name in content.heroes else content.boards[name]) for name in ids]

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
                raise NotStored(Message("error-content-missing", id=name))
            content.add(definition_of(rows[digest]))
        return content


def row_of(made: HeroDef | BoardDef) -> ContentRow:
    return ContentRow(
        hash=content_hash(made),
        kind="hero" if isinstance(made, HeroDef) else "board",
        id=made.id,
        data=msgspec.json.encode(made),
    )


def definition_of(row: ContentRow) -> HeroDef | BoardDef:
    """A stored definition; it was checked before it was stored."""
    if row.kind == "hero":
        return msgspec.json.decode(row.data, type=HeroDef)
    return msgspec.json.decode(row.data, type=BoardDef)
