"""The response to a checked homebrew file: its problems, or its sheet in the gallery."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct, field

from peerless.catalog.checks.advice import advice
from peerless.catalog.content import Content
from peerless.catalog.models import HeroDef
from peerless.catalog.reading.positions import Positions
from peerless.catalog.reading.problems import by_position
from peerless.core.errors import ContentError
from peerless.messages.message import say
from peerless.messages.problem import Problem
from peerless.service.api.sheets import BoardSheet, HeroSheet, board_sheet, hero_sheet
from peerless.service.content.homebrew import read_homebrew
from peerless.service.http.errors import key_of
from peerless.service.protocol.setup import HomebrewFile


class FileProblem(Struct, frozen=True, kw_only=True):
    """What is wrong with a file, and where."""

    error: str
    place: str
    """Path in the file; empty if it is about the whole file."""
    text: str
    """File, position, place and fault in one line."""
    fault: str = ""
    """What is wrong, without the place."""
    near: str = ""
    """A known name that was probably meant."""
    line: int = 0
    """Counted from 1; 0 if it is nowhere in particular."""
    column: int = 0


class FileChecked(Struct, frozen=True, kw_only=True):
    """A file with its problems, or as it would look in the gallery."""

    problems: list[FileProblem] = field(default_factory=list)
    advice: list[FileProblem] = field(default_factory=list)
    """What a designer may want to know about a file without problems."""
    hero: HeroSheet | None = None
    board: BoardSheet | None = None


def checked(file: HomebrewFile, content: Content, language: str, taken: Collection[str] = ()) -> FileChecked:
    """A file with its problems, or as it would look in the gallery."""
    try:
        made = read_homebrew(file, content, taken)
        found = [_problem(one, language) for one in advice(made, file.id, Positions(file.text))]
    except ContentError as error:
        return FileChecked(problems=[_problem(problem, language) for problem in by_position(error.problems)])
    if isinstance(made, HeroDef):
        return FileChecked(advice=found, hero=hero_sheet(made, language))
    return FileChecked(advice=found, board=board_sheet(made, language))


def _problem(problem: Problem, language: str) -> FileProblem:
    return FileProblem(
        error=key_of(problem),
        place=say(problem.place, language),
        text=problem.said(language),
        fault=problem.fault(language),
        near=problem.near,
        line=problem.line,
        column=problem.column,
    )
