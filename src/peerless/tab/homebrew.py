"""Homebrew in a tab: read, checked and compiled at once, with the same limits of size and steps as on a server.

There is no limit of time or memory: what a player loads into their own tab, they can close.
"""

from __future__ import annotations

import msgspec
from msgspec import Raw

from peerless.bots.matchup import Matchup, tables_of
from peerless.catalog.content import Content
from peerless.catalog.settings import Settings
from peerless.core.tables import Tables
from peerless.service.api.file_check import checked
from peerless.service.content.homebrew import read_files
from peerless.service.protocol.setup import HomebrewFile
from peerless.service.store.base import ContentRow


class TabHomebrew:
    """The interface `service.content.homebrew.Homebrew`."""

    def __init__(self, content: Content) -> None:
        self._content = content

    async def read(self, caller: str, files: list[HomebrewFile]) -> list[ContentRow]:
        return read_files(files, self._content)

    async def check(self, caller: str, file: HomebrewFile, language: str) -> Raw:
        return Raw(msgspec.json.encode(checked(file, self._content, language)))

    async def compile(self, caller: str, matchup: Matchup, settings: Settings) -> Tables:
        return tables_of(matchup, settings)

    async def close(self) -> None:
        pass
