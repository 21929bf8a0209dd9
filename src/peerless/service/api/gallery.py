"""Heroes, boards, languages, and checks of homebrew files."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Raw, Struct

from peerless.catalog.content import Content
from peerless.catalog.models import HeroDef
from peerless.messages.grammar import Lexicon
from peerless.messages.languages import Language
from peerless.messages.message import Message
from peerless.messages.translator import LANGUAGES, message_files, translator
from peerless.service.api.file_check import FileChecked
from peerless.service.api.lobby import TableParams
from peerless.service.api.sheets import (
    BoardLine,
    BoardSheet,
    HeroLine,
    HeroSheet,
    board_line,
    board_sheet,
    hero_line,
    hero_sheet,
)
from peerless.service.content.content_cache import served_ids
from peerless.service.content.homebrew import from_row
from peerless.service.http.endpoint import Call, Download, Params, Prepared, endpoint
from peerless.service.http.errors import HttpError
from peerless.service.http.limits import address_key
from peerless.service.protocol.setup import HomebrewFile, Id
from peerless.text.names import NameFile, name_file

MOST_FILE: Final = 1_000_000  # bytes of a body with a file: 200,000 letters, even where each takes four


class IdParams(Params, frozen=True):
    """One thing by its id."""

    id: Id


class CodeParams(Params, frozen=True):
    """A language by its code."""

    code: Language


class HashParams(Params, frozen=True):
    """A content by its hash."""

    hash: Id


class HeroList(Struct, frozen=True, kw_only=True):
    """All heroes of the package."""

    heroes: list[HeroLine]


class BoardList(Struct, frozen=True, kw_only=True):
    """All boards of the package."""

    boards: list[BoardLine]


class LanguageLine(Struct, frozen=True, kw_only=True):
    """A language and its name in itself."""

    code: str
    name: str


class LanguageList(Struct, frozen=True, kw_only=True):
    """The languages the game speaks."""

    languages: list[LanguageLine]


class LanguageData(LanguageLine, frozen=True, kw_only=True):
    """Everything a client needs to format events and questions in a language itself, with Fluent."""

    messages: dict[str, str]
    """Message files: name -> text in the syntax of Fluent."""
    lexicon: Lexicon
    """Words with their forms."""
    names: NameFile
    """Names of the bundled content."""


class TableContent(Struct, frozen=True, kw_only=True):
    """The heroes and boards of a table, as they were when it was created or began."""

    heroes: list[HeroSheet]
    boards: list[BoardSheet]


# ---- the package ----


Make = Callable[[], object]
_prepared: WeakKeyDictionary[Content, dict[str, Prepared]] = WeakKeyDictionary()
"""Responses of each content, by path and language: as many as the package has, so nothing needs to go."""


def warm(content: Content) -> None:
    """Prepares what takes long: languages (a quarter of a second each) and sheets."""
    for language in LANGUAGES:
        _prepare(content, f"heroes {language}", partial(_heroes, content, language))
        for hero in content.heroes:
            _prepare(content, f"hero {hero} {language}", partial(_hero, content, hero, language))


async def _answer(call: Call[Params, None], name: str, make: Make) -> Prepared:
    """A prepared response. Whoever asks before it is ready waits for a thread, and the event loop does not."""
    content = call.services.content
    made = _prepared.get(content, {}).get(name)
    return await call.work(_prepare, content, name, make) if made is None else made


def _prepare(content: Content, name: str, make: Make) -> Prepared:
    known = _prepared.setdefault(content, {})
    return known.get(name) or known.setdefault(name, Prepared(make()))


@endpoint("GET", "/api/heroes", "List the heroes", response=HeroList)
async def list_heroes(call: Call[Params, None]) -> Prepared:
    make = partial(_heroes, call.services.content, call.language)
    return await _answer(call, f"heroes {call.language}", make)


def _heroes(content: Content, language: str) -> HeroList:
    return HeroList(heroes=[hero_line(hero, language) for _, hero in sorted(content.heroes.items())])


@endpoint("GET", "/api/heroes/{id}", "Get a hero with its deck", params=IdParams, response=HeroSheet, errors=[404])
async def show_hero(call: Call[IdParams, None]) -> Prepared:
    content, hero = call.services.content, call.params.id
    if hero not in content.heroes:
        raise HttpError(404, Message("error-nothing-there", what=hero))
    return await _answer(call, f"hero {hero} {call.language}", partial(_hero, content, hero, call.language))


def _hero(content: Content, hero: str, language: str) -> HeroSheet:
    return hero_sheet(content.hero(hero), language)


@endpoint("GET", "/api/boards", "List the boards", response=BoardList)
async def list_boards(call: Call[Params, None]) -> Prepared:
    make = partial(_boards, call.services.content, call.language)
    return await _answer(call, f"boards {call.language}", make)


def _boards(content: Content, language: str) -> BoardList:
    return BoardList(boards=[board_line(board, language) for _, board in sorted(content.boards.items())])


@endpoint("GET", "/api/boards/{id}", "Get a board as a graph", params=IdParams, response=BoardSheet, errors=[404])
async def show_board(call: Call[IdParams, None]) -> Prepared:
    content, board = call.services.content, call.params.id
    if board not in content.boards:
        raise HttpError(404, Message("error-nothing-there", what=board))
    return await _answer(call, f"board {board} {call.language}", partial(_board, content, board, call.language))


def _board(content: Content, board: str, language: str) -> BoardSheet:
    return board_sheet(content.board(board), language)


@endpoint("GET", "/api/language", "List the languages", response=LanguageList)
async def list_languages(call: Call[Params, None]) -> Prepared:
    return Prepared(LanguageList(languages=[LanguageLine(code=c, name=name) for c, name in LANGUAGES.items()]))


@endpoint("GET", "/api/language/{code}", "Get the messages of a language", params=CodeParams, response=LanguageData)
async def show_language(call: Call[CodeParams, None]) -> Prepared:
    return await _answer(call, f"language {call.params.code}", partial(_language, call.params.code))


def _language(code: Language) -> LanguageData:
    return LanguageData(
        code=code,
        name=LANGUAGES[code],
        messages=message_files(code),
        lexicon=translator(code).lexicon,
        names=name_file(code),
    )


# ---- what was brought along ----


@endpoint("GET", "/api/content", "Get the heroes and boards that are not in the package", response=TableContent)
async def show_served_content(call: Call[Params, None]) -> Prepared:
    return await _answer(call, f"served {call.language}", partial(_served, call.services.content, call.language))


def _served(content: Content, language: str) -> TableContent:
    ids = served_ids(content)
    return TableContent(
        heroes=[hero_sheet(content.heroes[name], language) for name in ids if name in content.heroes],
        boards=[board_sheet(content.boards[name], language) for name in ids if name in content.boards],
    )


@endpoint(
    "POST",
    "/api/check",
    "Check a hero or board file, as `peerless check` does",
    body=HomebrewFile,
    response=FileChecked,
    errors=[422, 503],
    most=MOST_FILE,
)
async def check_file(call: Call[Params, HomebrewFile]) -> Raw:
    """The event loop passes on the JSON that another process has made."""
    return await call.services.homebrew_pool.check(address_key(call.address), call.body, call.language)


@endpoint(
    "GET",
    "/api/tables/{table}/content",
    "Get the heroes and boards of a table; before the match, only its homebrew",
    params=TableParams,
    response=TableContent,
    errors=[404],
)
async def show_table_content(call: Call[TableParams, None]) -> TableContent:
    row = await call.store.table(call.params.table)
    if row is None:
        raise HttpError(404, Message("error-no-table"))
    known = {**call.services.content.heroes, **call.services.content.boards}
    open_now = row.data.phase != "gathering"  # before, picks may be secret
    hashes = [h for name, h in row.data.hashes.items() if open_now or name not in known]
    rows = await call.store.content(hashes)

    def sheets() -> TableContent:
        made = [from_row(found) for found in sorted(rows, key=lambda found: found.id)]
        return TableContent(
            heroes=[hero_sheet(hero, call.language) for hero in made if isinstance(hero, HeroDef)],
            boards=[board_sheet(board, call.language) for board in made if not isinstance(board, HeroDef)],
        )

    return await call.work(sheets)


@endpoint(
    "GET",
    "/api/content/{hash}",
    "Get the definition a record refers to, as a file for `peerless replay --content`",
    params=HashParams,
    response=dict[str, Any],
    errors=[404],
)
async def show_content(call: Call[HashParams, None]) -> Download:
    rows = await call.store.content([call.params.hash])
    if not rows:
        raise HttpError(404, Message("error-nothing-there", what=call.params.hash))
    definition = msgspec.to_builtins(from_row(rows[0]))
    del definition["id"]  # it is the name of the file
    return Download(msgspec.json.format(msgspec.json.encode(definition), indent=1), f"{rows[0].id}.yaml")
