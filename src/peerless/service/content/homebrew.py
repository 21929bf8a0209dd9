"""Heroes and boards that a client sends, and those stored with a table."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Literal, Protocol

import msgspec
from msgspec import Raw

from peerless.bots.matchup import Matchup
from peerless.catalog.content import Content
from peerless.catalog.loader import content_hash
from peerless.catalog.models import BoardDef, HeroDef
from peerless.catalog.reading.problems import Problems
from peerless.catalog.reading.yaml_file import parse_yaml
from peerless.catalog.settings import Settings
from peerless.core.errors import ContentError, PeerlessError
from peerless.core.tables import Tables
from peerless.messages.message import Message
from peerless.messages.problem import Problem
from peerless.service.protocol.setup import HomebrewFile
from peerless.service.store.base import ContentRow, StoreError


class HomebrewBusy(PeerlessError):
    """Files that cannot be checked or compiled now, but possibly later."""


class Homebrew(Protocol):
    """Where homebrew is read, checked and compiled. Callers take turns."""

    async def read(self, caller: str, files: list[HomebrewFile]) -> list[ContentRow]:
        """Files as rows; raises ContentError with the problems of the first file that has any."""
        ...

    async def check(self, caller: str, file: HomebrewFile, language: str) -> Raw:
        """A `FileChecked` as JSON."""
        ...

    async def compile(self, caller: str, matchup: Matchup, settings: Settings) -> Tables:
        """The tables of a match-up of definitions that were checked before."""
        ...

    async def close(self) -> None: ...


def read_files(files: list[HomebrewFile], content: Content, taken: Collection[str] = ()) -> list[ContentRow]:
    """Files as rows; raises ContentError with every problem found in the first file that has one."""
    content = content.copy()
    return [to_row(content.add(read_homebrew(file, content, taken))) for file in files]


def read_homebrew(file: HomebrewFile, content: Content, taken: Collection[str] = ()) -> HeroDef | BoardDef:
    """Read a file with the checks and limits of `peerless check`. Raises with every problem found.

    `taken` are ids that it cannot have, besides those of the content.
    """
    problems = Problems(file.id)
    if file.id in content.heroes or file.id in content.boards or file.id in taken:
        problems.add("", Message("error-id-taken", id=file.id))
        raise ContentError(problems)
    data = parse_yaml(file.text, problems)
    if problems:
        raise ContentError(problems)
    made = content.copy().add_data(data, file.id, problems.positions)
    if isinstance(made, HeroDef) != (file.kind == "hero"):
        key = "error-hero-not-board" if isinstance(made, HeroDef) else "error-board-not-hero"
        raise ContentError([Problem("", "", Message(key, file=file.id))])
    return made


def to_row(made: HeroDef | BoardDef) -> ContentRow:
    """A definition as it is stored."""
    kind: Literal["hero", "board"] = "hero" if isinstance(made, HeroDef) else "board"
    return ContentRow(hash=content_hash(made), kind=kind, id=made.id, data=msgspec.json.encode(made, order="sorted"))


def from_row(row: ContentRow) -> HeroDef | BoardDef:
    """A stored definition, which was checked when it was stored."""
    kind: type[HeroDef | BoardDef] = HeroDef if row.kind == "hero" else BoardDef
    try:
        return msgspec.json.decode(row.data, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise StoreError(Message("error-content-unreadable", id=row.id)) from error


def pinned_content(rows: Iterable[ContentRow], base: Content) -> Content:
    """A content of stored definitions only."""
    made = base.copy()
    made.heroes.clear()
    made.boards.clear()
    for row in rows:
        made.add(from_row(row))
    return made
