"""`Content`: heroes and boards by id, and the match-ups compiled from them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec

from peerless.catalog.build import build_tables, check_settings
from peerless.catalog.checks.validate import check_board, check_hero
from peerless.catalog.loader import (
    board_from_data,
    bundled_files,
    folder_files,
    hero_from_data,
    load_file,
    shared_effects,
)
from peerless.catalog.models import BoardDef, HeroDef
from peerless.catalog.reading.positions import Positions
from peerless.catalog.reading.problems import Problems
from peerless.catalog.reading.yaml_file import is_unfit
from peerless.catalog.settings import Settings
from peerless.catalog.tables_cache import TablesCache
from peerless.core.errors import ContentError, SettingsError
from peerless.core.tables import Tables
from peerless.messages.message import Message
from peerless.messages.problem import Problem

_numbers: Final = count()


class Content:
    """Definitions by id. The folders of the package are the registry; more can be added from files or data."""

    def __init__(self) -> None:
        self.heroes: dict[str, HeroDef] = {}
        self.boards: dict[str, BoardDef] = {}
        self._shared = shared_effects()
        self._number = next(_numbers)
        self.tables_cache = TablesCache()

    def __repr__(self) -> str:
        return f"<Content: heroes {', '.join(sorted(self.heroes))}; boards {', '.join(sorted(self.boards))}>"

    def copy(self, tables_cache: TablesCache | None = None) -> Content:
        """A separate content to add to, with its own cache of compiled tables or a given one."""
        other = Content.__new__(Content)
        other.heroes, other.boards = dict(self.heroes), dict(self.boards)
        other._shared, other._number = self._shared, next(_numbers)
        other.tables_cache = TablesCache(self.tables_cache.most_bytes) if tables_cache is None else tables_cache
        return other

    def add_file(self, path: Path) -> HeroDef | BoardDef:
        """Add a hero or board file. Raises ContentError with every problem found, and then adds nothing."""
        made: HeroDef | BoardDef = load_file(path, self._from_data)
        return self.add(made)

    def add_data(self, data: Any, name: str, positions: Positions | None = None) -> HeroDef | BoardDef:
        """Add a hero or board given as plain data under an id; `positions` are those of the text it was read from."""
        problems = Problems(name, positions)
        made = self._from_data(data, name, problems)
        if problems or made is None:
            raise ContentError(problems)
        return self.add(made)

    def _from_data(self, data: Any, name: str, problems: Problems) -> HeroDef | BoardDef | None:
        """Tell a board (spaces) from a hero (cards), and check all of it."""
        if is_unfit(data, problems):
            return None
        if isinstance(data, dict) and "spaces" in data:
            board = board_from_data(data, name, problems)
            if board is not None:
                check_board(board, problems)
            return board
        hero, complete = hero_from_data(data, name, problems, self._shared)
        if hero is not None:
            check_hero(hero, problems, complete)
        return hero

    def add(self, made: HeroDef | BoardDef) -> HeroDef | BoardDef:
        """Add a hero or board that was read and checked before."""
        if made.id in (self.boards if isinstance(made, HeroDef) else self.heroes):
            # Records refer to content by id, so one hash would be used for both.
            raise ContentError([Problem(made.id, "", Message("fault-same-id"))])
        if isinstance(made, HeroDef):
            self.heroes[made.id] = made
        else:
            self.boards[made.id] = made
        self.tables_cache.forget(self._number)
        return made

    def hero(self, hero_id: str) -> HeroDef:
        if hero_id not in self.heroes:
            raise SettingsError(Message("error-no-hero", hero=hero_id, known=", ".join(sorted(self.heroes))))
        return self.heroes[hero_id]

    def board(self, board_id: str) -> BoardDef:
        if board_id not in self.boards:
            raise SettingsError(Message("error-no-board", board=board_id, known=", ".join(sorted(self.boards))))
        return self.boards[board_id]

    def tables(self, **settings: Any) -> Tables:
        """The tables of a match-up, for example `tables(heroes=["alice", "medusa"], board="sarpedon")`."""
        try:
            return self.tables_for(msgspec.convert(settings, Settings))
        except msgspec.ValidationError as error:
            raise SettingsError(str(error)) from error

    def tables_for(self, settings: Settings) -> Tables:
        tables = self.tables_cache.get(self._key(settings))
        if tables is None:
            tables = build_tables(settings, self.heroes, self.boards)
            self.keep_tables(settings, tables)
        return tables

    def has_tables(self, settings: Settings) -> bool:
        """Whether the tables of these settings are already compiled."""
        return self.tables_cache.get(self._key(settings)) is not None

    def keep_tables(self, settings: Settings, tables: Tables) -> None:
        """Keep tables that were compiled from these heroes and boards."""
        self.tables_cache.put(self._key(settings), tables)

    def _key(self, settings: Settings) -> tuple[int, str]:
        return self._number, settings.canonical()

    def check_settings(self, settings: Settings) -> None:
        """Raise SettingsError if these settings have no tables; compiles nothing."""
        check_settings(settings, self.heroes, self.boards)


def load_folder(folder: Path) -> Content:
    """The content of the package and of all hero and board files in a folder; raises with every problem found."""
    content, problems = load_content(), list[Problem]()
    for path in folder_files(folder):
        try:
            if path.stem in content.heroes or path.stem in content.boards:
                raise ContentError([Problem(path.name, "", Message("error-id-taken", id=path.stem))])
            content.add_file(path)
        except ContentError as error:
            problems += error.problems
    if problems:
        raise ContentError(problems)
    return content


def load_content(extra: Iterable[Path] = ()) -> Content:
    """Load the heroes and boards of the package, and those of further files."""
    content = Content()
    for path in [*bundled_files("boards"), *bundled_files("heroes"), *extra]:
        content.add_file(path)
    return content
