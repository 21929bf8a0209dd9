"""The response to a checked homebrew file: its problems, or its sheet in the gallery."""

from __future__ import annotations

from msgspec import Struct, field

from peerless.catalog.content import Content
from peerless.catalog.models import HeroDef
from peerless.core.errors import ContentError
from peerless.messages.message import say
from peerless.service.api.sheets import BoardSheet, HeroSheet, board_sheet, hero_sheet
from peerless.service.content.homebrew import read_homebrew
from peerless.service.http.errors import key_of
from peerless.service.protocol.setup import HomebrewFile


class FileProblem(Struct, frozen=True, kw_only=True):
    """What is wrong with a file, and where."""

    error: str
    place: str
    text: str


class FileChecked(Struct, frozen=True, kw_only=True):
    """A file with its problems, or as it would look in the gallery."""

    problems: list[FileProblem] = field(default_factory=list)
    hero: HeroSheet | None = None
    board: BoardSheet | None = None


def checked(file: HomebrewFile, content: Content, language: str) -> FileChecked:
    """A file with its problems, or as it would look in the gallery."""
    try:
        made = read_homebrew(file, content)
    except ContentError as error:
        return FileChecked(
            problems=[
                FileProblem(error=key_of(problem), place=say(problem.place, language), text=problem.said(language))
                for problem in error.problems
            ]
        )
    if isinstance(made, HeroDef):
        return FileChecked(hero=hero_sheet(made, language))
    return FileChecked(board=board_sheet(made, language))
