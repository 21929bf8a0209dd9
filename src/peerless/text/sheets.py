"""Heroes and boards for clients that draw them: what is printed, in one language, as data.

Whoever has the sheets of a match needs no content files and no renderer of card texts: the browser builds its
sentences from them and the message files.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from peerless.catalog.models import AbilityDef, BoardDef, CardDef, FighterDef, HeroDef
from peerless.effects.language import ChooseModes, Step
from peerless.messages.grammar import Noun
from peerless.text.cards import Line, ability_lines, card_lines, card_players
from peerless.text.names import ContentNames, names_in
from peerless.text.scope import Scope, scope_of_abilities, scope_of_card
from peerless.text.steps import joined


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """Base of the parts of sheets."""


class FighterSheet(Sheet, frozen=True):
    """A hero or one kind of sidekick."""

    id: str
    name: str
    noun: Noun | None
    """Its forms; None if nobody has declined it in this language."""
    hero: bool
    health: int
    attack: str
    count: int


class CardSheet(Sheet, frozen=True):
    """One card of the deck."""

    id: str
    name: str
    type: str
    value: int | None
    boost: int
    copies: int
    fighters: list[str]
    players: str
    """Who may play it, in words."""
    keywords: list[str]
    lines: list[Line]
    face_up: bool
    bonus_attack: str | None
    modes: dict[str, str]
    """What can be chosen between, in words."""


class AbilitySheet(Sheet, frozen=True):
    """One ability of the character card."""

    id: str
    name: str
    own_name: bool
    """False where `name` only says whose ability it is."""
    lines: list[str]
    modes: dict[str, str]


class TokenSheet(Sheet, frozen=True):
    """A token and its sides."""

    id: str
    noun: Noun
    sides: dict[str, str]


class MarkerSheet(Sheet, frozen=True):
    """Tokens that lie on spaces."""

    id: str
    noun: Noun
    count: int


class HeroSheet(Sheet, frozen=True):
    """A character with its deck."""

    id: str
    name: str
    set: str | None
    move: int
    fighters: list[FighterSheet]
    """The hero first."""
    abilities: list[AbilitySheet]
    cards: list[CardSheet]
    tokens: list[TokenSheet]
    markers: list[MarkerSheet]


class SpaceSheet(Sheet, frozen=True):
    """A space; x and y in percent of width and height."""

    id: str
    x: float
    y: float
    zones: list[str]
    start: int | None
    passage: bool


class BoardSheet(Sheet, frozen=True):
    """A board as it is drawn."""

    id: str
    name: str
    set: str | None
    aspect: float
    space_radius: float
    zones: dict[str, str]
    """Zone -> its name, in the order of their letters."""
    spaces: list[SpaceSheet]
    edges: list[tuple[str, str]]
    crossings: list[tuple[tuple[str, str], tuple[str, str]]]


def hero_sheet(hero: HeroDef, language: str) -> HeroSheet:
    names = names_in(language)
    return HeroSheet(
        id=hero.id,
        name=names.hero(hero),
        set=names.set(hero.set) if hero.set is not None else None,
        move=hero.move,
        fighters=[_fighter(hero, fighter, names) for fighter in [hero.hero, *hero.sidekicks]],
        abilities=[_ability(hero, ability, names, language) for ability in hero.abilities],
        cards=[_card(hero, card, names, language) for card in hero.cards],
        tokens=[
            TokenSheet(
                id=token.id,
                noun=names.token(hero, token.id),
                sides={side: names.side(hero, token.id, side) for side in token.sides},
            )
            for token in hero.tokens
        ],
        markers=[
            MarkerSheet(id=marker.id, noun=names.marker(hero, marker.id), count=marker.count) for marker in hero.markers
        ],
    )


def _fighter(hero: HeroDef, fighter: FighterDef, names: ContentNames) -> FighterSheet:
    return FighterSheet(
        id=fighter.id,
        name=fighter.name,
        noun=names.fighter_noun(hero, fighter),
        hero=fighter is hero.hero,
        health=fighter.health,
        attack=fighter.attack,
        count=fighter.count,
    )


def _ability(hero: HeroDef, ability: AbilityDef, names: ContentNames, language: str) -> AbilitySheet:
    return AbilitySheet(
        id=ability.id,
        name=names.ability(hero, ability),
        own_name=ability.name is not None,
        lines=ability_lines(ability, hero, language),
        modes=ability_modes(ability, hero, language),
    )


def _card(hero: HeroDef, card: CardDef, names: ContentNames, language: str) -> CardSheet:
    return CardSheet(
        id=card.id,
        name=names.card(hero, card),
        type=card.type,
        value=card.value,
        boost=card.boost,
        copies=card.copies,
        fighters=card.fighters,
        players=card_players(card, hero, language),
        keywords=[names.keyword(hero, keyword) for keyword in card.keywords],
        lines=card_lines(card, hero, language),
        face_up=card.face_up,
        bonus_attack=names.bonus_attack(hero, card) if card.bonus_attack is not None else None,
        modes=card_modes(card, hero, language),
    )


def board_sheet(board: BoardDef, language: str) -> BoardSheet:
    names = names_in(language)
    return BoardSheet(
        id=board.id,
        name=names.board(board),
        set=names.set(board.set) if board.set is not None else None,
        aspect=board.aspect,
        space_radius=board.space_radius,
        zones={zone: names.zone(zone) for zone in board.zones},
        spaces=[
            SpaceSheet(id=s.id, x=s.x, y=s.y, zones=s.zones, start=s.start, passage=s.passage) for s in board.spaces
        ],
        edges=board.edges,
        crossings=board.crossings,
    )


# ---- modes -----------------------------------------------------------------------------------------------


def card_modes(card: CardDef, hero: HeroDef, language: str) -> dict[str, str]:
    """Mode -> what it does, for every choice between modes on a card."""
    return _modes([card.effects, card.bonus_attack], scope_of_card(card, hero, language))


def ability_modes(ability: AbilityDef, hero: HeroDef, language: str) -> dict[str, str]:
    return _modes(list(ability.parts), scope_of_abilities(hero, language, ability.parts))


def _modes(effects: list[Any], scope: Scope) -> dict[str, str]:
    found: dict[str, list[Step]] = {}
    for choice in _choices(effects):
        for mode, steps in choice.modes.items():
            found.setdefault(mode, steps)
    return {mode: scope.voice.finish(joined(steps, scope)) for mode, steps in found.items()}


def _choices(node: Any) -> Iterator[ChooseModes]:
    """Every choice of modes inside effects."""
    if isinstance(node, ChooseModes):
        yield node
    children: list[Any] = []
    if isinstance(node, msgspec.Struct):
        children = [getattr(node, name) for name in node.__struct_fields__]
    elif isinstance(node, Mapping):
        children = list(node.values())
    elif isinstance(node, list):
        children = node
    for child in children:
        yield from _choices(child)
