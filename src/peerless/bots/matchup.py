"""The content of one match, to be compiled elsewhere."""

from __future__ import annotations

import msgspec

from peerless.catalog.content import Content
from peerless.catalog.models import BoardDef, HeroDef
from peerless.catalog.settings import Settings
from peerless.core.tables import Tables
from peerless.records.save import settings_of
from peerless.rules.view import View


class Matchup(msgspec.Struct, frozen=True, tag="matchup"):
    """The content and settings of a match."""

    heroes: list[HeroDef]
    board: BoardDef


def matchup_of(view: View, content: Content) -> Matchup:
    settings = settings_of(view.state.t)
    return Matchup([content.hero(hero) for hero in dict.fromkeys(settings.heroes)], content.board(settings.board))


def tables_of(matchup: Matchup, settings: Settings) -> Tables:
    content = Content()
    content.boards[matchup.board.id] = matchup.board
    content.heroes.update((hero.id, hero) for hero in matchup.heroes)
    return content.tables_for(settings)
