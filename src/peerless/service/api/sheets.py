"""Heroes and boards as a client needs them to draw and explain, in one language."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, field

from peerless.catalog.loader import content_hash
from peerless.catalog.models import (
    AbilityDef,
    BoardDef,
    CardDef,
    Colors,
    ConveyorDef,
    FighterDef,
    FigureDef,
    HeroDef,
    SpaceDef,
)
from peerless.catalog.play_style import PlayStyle, play_style, signature_cards
from peerless.effects.abilities import Symbols
from peerless.messages.grammar import Name, Noun, Quoted
from peerless.service.api.card_effects import Effect, card_effects
from peerless.text.asks import asks
from peerless.text.capitals import upper_first
from peerless.text.cards import Line, ability_lines, card_lines, card_players
from peerless.text.names import ContentNames, TokenNames, names_in
from peerless.text.prompts import modes


class Sheet(Struct, frozen=True, kw_only=True):
    """Base of all sheets."""


class AboutSheet(Sheet, frozen=True):
    """What a file says about itself."""

    author: str | None
    version: str | None
    notes: str | None


class FighterSheet(Sheet, frozen=True):
    """A hero or a kind of sidekick. In a match its name is `p1.harpy`, or `p1.harpy_1` if there are several."""

    id: str
    name: str
    health: int
    max_health: int
    attack: Literal["melee", "ranged"]
    count: int
    starts: Literal["board", "off"]
    huge: bool
    figure: FigureDef | None
    """What its file says about how it is drawn."""


class BonusAttackSheet(Sheet, frozen=True):
    """The second attack printed on a card."""

    name: str
    value: int


class CardSheet(Sheet, frozen=True):
    """A card of a deck; `card` is its name in a match, `hero.card`."""

    card: str
    name: str
    type: Literal["attack", "defense", "versatile", "scheme"]
    value: int | None
    boost: int
    copies: int
    fighters: list[str]
    """Ids of the fighters that may play it, or `any`."""
    players: str
    """The same in words."""
    lines: list[Line]
    """Its text, in the order things happen."""
    keywords: list[str]
    symbols: list[str]
    """The ids of the keywords that are symbols: by the top card of the discard pile, or as ingredients of spells."""
    face_up: bool
    """Played into a combat face up."""
    bonus_attack: BonusAttackSheet | None
    modes: dict[str, str]
    """The modes to choose from: option -> what it does."""
    asks: dict[str, str]
    """What its steps ask its player: `step` of a decision -> the question, without a capital."""
    shows: int
    """How many symbols of the row are on it."""
    effects: list[Effect]
    """What it does, each effect once, in the order of its steps."""


class AbilitySheet(Sheet, frozen=True):
    """An ability; `ability` is its name in a match, `hero:ability`."""

    ability: str
    name: str
    lines: list[str]
    modes: dict[str, str]
    asks: dict[str, str]


class SideSheet(Sheet, frozen=True):
    """One side of a token."""

    id: str
    name: str


class TokenSheet(Sheet, frozen=True):
    """A token that shows one of several sides."""

    id: str
    name: str
    sides: list[SideSheet]


class CounterSheet(Sheet, frozen=True):
    """A number of the player. In a match it is a token whose sides are `0`, `1` … up to its maximum."""

    id: str
    name: str
    most: int
    start: int


class MarkerSheet(Sheet, frozen=True):
    """Tokens that are placed on spaces."""

    id: str
    name: str
    count: int


class FighterWords(Sheet, frozen=True):
    """A fighter in all its forms. Without `called` the noun is its name, followed by a number; otherwise the noun
    precedes the unchanged name, with the number for `{}`."""

    noun: Noun
    called: str = ""


class HeroWords(Sheet, frozen=True):
    """The words a client needs for sentences about a hero, as in `GET /api/language/{code}`."""

    fighters: dict[str, FighterWords]
    sources: dict[str, str]
    """Card (`hero.card`) or ability (`hero:ability`) -> its name in a sentence."""
    bonus_attacks: dict[str, str]
    """Card -> the name of its bonus attack in a sentence."""
    tokens: dict[str, TokenNames]
    """Counters, too: their sides are numbers."""
    markers: dict[str, Noun]


class SideCardSheet(Sheet, frozen=True):
    """A card of a side deck, which nobody plays; `card` is its name in a match, `hero.card`."""

    card: str
    name: str
    copies: int
    shows: int
    """How many symbols are on it."""
    lines: list[Line]
    """Its text."""
    modes: dict[str, str]
    asks: dict[str, str]


class RowSheet(Sheet, frozen=True):
    """What lies beside the deck: a row of cards, and a side deck."""

    name: str
    """What a card in the row is called."""
    place: str
    """What the row itself is called."""
    symbol: str | None
    """The id of the symbol on its cards, if they show any."""
    full: int | None
    """So many symbols complete the row."""
    cards: list[SideCardSheet]
    """The side deck."""


class HeroLine(Sheet, frozen=True):
    """A hero in a list."""

    id: str
    hash: str
    """Hash of the definition."""
    name: str
    set: str | None
    move: int
    hero: FighterSheet
    sidekicks: list[FighterSheet]
    abilities: list[AbilitySheet]
    colors: Colors | None
    """What its file says about its colors."""
    style: PlayStyle
    about: AboutSheet


class HeroSheet(HeroLine, frozen=True):
    """Everything about a hero."""

    language: str
    tokens: list[TokenSheet]
    markers: list[MarkerSheet]
    counters: list[CounterSheet]
    cards: list[CardSheet]
    row: RowSheet | None
    signature: list[str]
    """The cards that make it special, the first one most of all."""
    words: HeroWords


class ZoneSheet(Sheet, frozen=True):
    """A zone and the name of its color."""

    id: str
    name: str


class BoardLine(Sheet, frozen=True):
    """A board in a list."""

    id: str
    hash: str
    name: str
    set: str | None
    starts: int
    """Start spaces: four are needed for more than two heroes."""
    spaces_count: int
    about: AboutSheet


class BoardSheet(BoardLine, frozen=True):
    """Everything about a board; positions are in percent of width and height."""

    aspect: float
    """Width divided by height."""
    space_radius: float
    """In percent of the width."""
    zones: list[ZoneSheet]
    spaces: list[SpaceDef]
    edges: list[tuple[str, str]]
    crossings: list[tuple[tuple[str, str], tuple[str, str]]] = field(default_factory=list)
    """Pairs of lines that cross without a junction."""
    high_ground: list[tuple[str, str]] = field(default_factory=list)
    """Lines with a higher end: the higher space, then the lower one (HIGH-1)."""
    one_way: list[tuple[str, str]] = field(default_factory=list)
    """Lines that movement goes along in one direction only, from the first space to the second (WAY-1)."""
    conveyor: ConveyorDef | None = None
    """A belt that carries fighters at the end of each turn (BELT-1)."""
    passages: list[str] = field(default_factory=list)
    """Spaces that secret passages make adjacent to each other."""


# ---- heroes ----


def hero_line(hero: HeroDef, language: str) -> HeroLine:
    names = names_in(language)
    return HeroLine(
        id=hero.id,
        hash=content_hash(hero),
        name=names.hero(hero),
        set=names.set(hero),
        move=hero.move,
        hero=_fighter(hero, hero.hero, names),
        sidekicks=[_fighter(hero, f, names) for f in hero.sidekicks],
        abilities=[_ability(hero, ability, language) for ability in hero.abilities],
        colors=None if hero.colors is UNSET else hero.colors,
        style=play_style(hero),
        about=_about(hero),
    )


def _about(of: HeroDef | BoardDef) -> AboutSheet:
    return AboutSheet(author=of.author or None, version=of.version or None, notes=of.notes or None)


def hero_sheet(hero: HeroDef, language: str) -> HeroSheet:
    names = names_in(language)
    line = hero_line(hero, language)
    return HeroSheet(
        **{name: getattr(line, name) for name in HeroLine.__struct_fields__},
        language=language,
        tokens=[
            TokenSheet(
                id=token.id,
                name=names.token(hero, token.id).one[0],
                sides=[SideSheet(id=side, name=names.side(hero, token.id, side)) for side in token.sides],
            )
            for token in hero.tokens
        ],
        markers=[
            MarkerSheet(id=marker.id, name=names.marker(hero, marker.id).one[0], count=marker.count)
            for marker in hero.markers
        ],
        counters=[
            CounterSheet(id=one.id, name=names.counter(hero, one.id).one[0], most=one.most, start=one.start)
            for one in hero.counters or ()
        ],
        cards=[_card(hero, card, language) for card in hero.cards],
        row=_row(hero, language),
        signature=[f"{hero.id}.{card}" for card in signature_cards(hero)],
        words=_words(hero, names),
    )


def _fighter(hero: HeroDef, fighter: FighterDef, names: ContentNames) -> FighterSheet:
    return FighterSheet(
        id=fighter.id,
        name=upper_first(names.fighter(hero, fighter).form("nom")),
        health=fighter.health,
        max_health=fighter.max_health or fighter.health,
        attack=fighter.attack,
        count=fighter.count,
        starts=fighter.starts,
        huge=fighter.huge,
        figure=None if fighter.figure is UNSET else fighter.figure,
    )


def _ability(hero: HeroDef, ability: AbilityDef, language: str) -> AbilitySheet:
    return AbilitySheet(
        ability=f"{hero.id}:{ability.id}",
        name=upper_first(names_in(language).ability(hero, ability)),
        lines=ability_lines(ability, hero, language),
        modes=modes(ability, hero, language),
        asks=asks(ability, hero, language),
    )


def _card(hero: HeroDef, card: CardDef, language: str) -> CardSheet:
    names = names_in(language)
    bonus = card.bonus_attack
    return CardSheet(
        card=f"{hero.id}.{card.id}",
        name=names.card(hero, card),
        type=card.type,
        value=card.value,
        boost=card.boost,
        copies=card.copies,
        fighters=card.fighters,
        players=card_players(card, hero, language),
        lines=card_lines(card, hero, language),
        keywords=[names.keyword(hero, word) for word in card.keywords],
        symbols=[word for word in card.keywords if word in _symbols(hero)],
        face_up=card.face_up,
        bonus_attack=None
        if bonus is None
        else BonusAttackSheet(name=names.bonus_attack(hero, card), value=bonus.value),
        modes=modes(card, hero, language),
        asks=asks(card, hero, language),
        shows=card.symbols or 0,
        effects=card_effects(card),
    )


def _row(hero: HeroDef, language: str) -> RowSheet | None:
    if not hero.row:
        return None
    return RowSheet(
        name=upper_first(names_in(language).beside(hero, "row_card").one[0]),
        place=upper_first(names_in(language).beside(hero, "row").one[0]),
        symbol=hero.row.symbol if any(card.symbols for card in hero.all_cards) else None,
        full=hero.row.full,
        cards=[_side_card(hero, card.as_card(), language) for card in hero.row.cards],
    )


def _side_card(hero: HeroDef, card: CardDef, language: str) -> SideCardSheet:
    return SideCardSheet(
        card=f"{hero.id}.{card.id}",
        name=names_in(language).card(hero, card),
        copies=card.copies,
        shows=card.symbols or 0,
        lines=card_lines(card, hero, language),
        modes=modes(card, hero, language),
        asks=asks(card, hero, language),
    )


def _symbols(hero: HeroDef) -> list[str | None]:
    """The keywords by which an ability or a spell tells cards apart."""
    parts = [part for ability in hero.abilities for part in ability.parts if isinstance(part, Symbols)]
    needed = [word for spell in hero.spells or () for word in spell.needs]
    return [*(word for part in parts for word in (*part.keywords, part.wild)), *needed]


def _words(hero: HeroDef, names: ContentNames) -> HeroWords:
    def quoted(name: str) -> str:
        return names.translator.say("quoted", name=name)

    sources = {f"{hero.id}.{card.id}": quoted(names.card(hero, card)) for card in hero.all_cards}
    for ability in hero.all_abilities:
        name = names.ability(hero, ability)
        sources[f"{hero.id}:{ability.id}"] = quoted(name) if ability.name is not None else name
    return HeroWords(
        fighters={f.id: _fighter_words(hero, f, names) for f in [hero.hero, *hero.sidekicks]},
        sources=sources,
        bonus_attacks={
            f"{hero.id}.{card.id}": quoted(names.bonus_attack(hero, card))
            for card in hero.cards
            if card.bonus_attack is not None
        },
        tokens={
            token.id: TokenNames(
                name=names.token(hero, token.id),
                sides={side: names.side(hero, token.id, side) for side in token.sides},
            )
            for token in hero.tokens
        }
        | {
            counter.id: TokenNames(
                name=names.counter(hero, counter.id),
                sides={str(number): str(number) for number in range(counter.most + 1)},
            )
            for counter in hero.counters or ()
        },
        markers={marker.id: names.marker(hero, marker.id) for marker in hero.markers},
    )


def _fighter_words(hero: HeroDef, fighter: FighterDef, names: ContentNames) -> FighterWords:
    made = names.fighter(hero, fighter, number="{}")
    if isinstance(made, Quoted):
        return FighterWords(noun=made.noun, called=made.quotes.replace("{}", made.name))
    assert isinstance(made, Name)
    return FighterWords(noun=made.noun)


# ---- boards ----


def board_line(board: BoardDef, language: str) -> BoardLine:
    names = names_in(language)
    return BoardLine(
        id=board.id,
        hash=content_hash(board),
        name=names.board(board),
        set=names.set(board),
        starts=sum(space.start is not None for space in board.spaces),
        spaces_count=len(board.spaces),
        about=_about(board),
    )


def board_sheet(board: BoardDef, language: str) -> BoardSheet:
    names, line = names_in(language), board_line(board, language)
    return BoardSheet(
        **{name: getattr(line, name) for name in BoardLine.__struct_fields__},
        aspect=board.aspect,
        space_radius=board.space_radius,
        zones=[ZoneSheet(id=zone, name=names.zone(board, zone)) for zone in board.zones],
        spaces=board.spaces,
        edges=board.edges,
        crossings=board.crossings,
        high_ground=board.high_ground or [],
        one_way=board.one_way or [],
        conveyor=board.conveyor or None,
        passages=[space.id for space in board.spaces if space.passage],
    )
