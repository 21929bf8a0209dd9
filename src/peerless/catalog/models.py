"""Heroes and boards as they are written in files."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, UnsetType, field, structs

from peerless.catalog.names import OwnBoardNames, OwnNames
from peerless.catalog.printed import VISIBLE, Def, Text
from peerless.effects.abilities import Ability
from peerless.effects.language import Step
from peerless.effects.terms import All, Cards, Compare, Cond, CountCards, Fighters, Name
from peerless.effects.timings import Timing
from peerless.messages.languages import Language

Percent = Annotated[float, Meta(ge=0, le=100)]
Copies = Annotated[int, Meta(ge=1, le=10)]
Colors = Literal["navy", "plum", "forest", "umber", "violet", "brick", "teal"]
Version = Annotated[str, Meta(min_length=1, max_length=20, pattern=VISIBLE)]
Notes = Annotated[str, Meta(min_length=1, max_length=1000, pattern=VISIBLE)]


class FigureDef(Def, frozen=True):
    """How a fighter is drawn. The client picks what is left out, for the same ids always the same."""

    body: Literal["armor", "robe", "coat", "dress", "tunic", "cloak", "beast", "bird", "spirit"] | None = None
    """Its shape and clothes."""
    head: (
        Literal["bare", "short_hair", "long_hair", "beard", "hood", "helmet", "crown", "hat", "horns", "turban", "mask"]
        | None
    ) = None
    """What is on its head."""
    prop: (
        Literal[
            "none", "sword", "dagger", "axe", "hammer", "spear", "staff", "wand", "bow", "pistol", "book", "lantern",
            "flask",
        ]
        | None
    ) = None  # fmt: skip
    """What it holds."""
    skin: Literal["fair", "tan", "brown", "pale", "green", "blue"] | None = None
    """The color of its skin."""


class FighterDef(Def, frozen=True):
    """A hero or one kind of sidekick (FIG-2)."""

    id: Name
    """What effects and cards call it."""
    name: Text
    """What people call it."""
    health: Annotated[int, Meta(ge=1, le=99)]
    """Its health at the start."""
    attack: Literal["melee", "ranged"]
    """`melee` attacks adjacent spaces, `ranged` also spaces of the same zones (ATK-2, ATK-3)."""
    count: Annotated[int, Meta(ge=1, le=6)] = 1
    """How many of them there are. With several heroes, the player loses when all of them are defeated (FIG-6)."""
    max_health: Annotated[int, Meta(ge=1, le=99)] | None = None
    """Top of the dial (ED-3, classic); the starting value by default."""
    plural: Text | None = None
    """The English plural of the name, if it is not the name with an s."""
    starts: Literal["board", "off"] = "board"
    """`off`: it enters during play only, by an effect such as `return`."""
    huge: bool = False
    """Too big for secret passages (PASS-3)."""
    # Left out of the canonical JSON where it is not written, so that hashes of definitions without it stay.
    figure: FigureDef | UnsetType = UNSET
    """How it is drawn, unless the client has a drawing of its own."""


class TokenDef(Def, frozen=True):
    """A public token of the hero that shows one of several sides (Alice's size). It starts with the first."""

    id: Name
    """What effects call it; its name is this id in words, or what `names` says."""
    sides: Annotated[list[Name], Meta(min_length=2, max_length=8)]
    """What it can show, by the same names."""


class CounterDef(Def, frozen=True):
    """A public number of the player, from 0 to a maximum (Beowulf's rage)."""

    id: Name
    """What effects call it."""
    most: Annotated[int, Meta(ge=1, le=30)]
    """Its maximum."""
    start: Annotated[int, Meta(ge=0, le=30)] = 0
    """What it is at the start."""
    name: Text | None = None
    """What people call it; the id by default."""
    plural: Text | None = None
    """For what is counted piece by piece, like coins; nothing for what is not, like rage."""


class MarkerDef(Def, frozen=True):
    """Tokens on spaces of the board, at most one of a kind on each (fog). Only your effects move them.

    At set-up you place them like sidekicks: in a zone of your hero, on spaces without a fighter.
    """

    id: Name
    """What effects call it."""
    count: Annotated[int, Meta(ge=1, le=6)]
    """How many there are."""
    name: Text | None = None
    """What people call it; the id by default."""


class AbilityDef(Def, frozen=True):
    """One ability of the character card: its parts act together under one name."""

    id: Name
    """Its id in records."""
    parts: Annotated[list[Ability], Meta(min_length=1, max_length=8)]
    """What it does: [abilities](operations.md#abilities)."""
    name: Text | None = None
    """What people call it. Without one it is called the ability of the hero."""


class BonusAttackDef(Def, frozen=True):
    """The part of a card that makes a second attack, with the operation `bonus_attack`."""

    name: Text
    """What people call the second attack."""
    value: Annotated[int, Meta(ge=0, le=20)]
    """Its printed value."""
    effects: dict[Timing, list[Step]] = field(default_factory=dict)
    """Its effects, by timings of a combat."""


class AlsoDef(Def, frozen=True):
    """Another type that a card can be played as."""

    type: Literal["attack", "defense"]
    """The other type."""
    cond: Cond | None = field(default=None, name="if")
    """Only while this holds; it is read before the card is played."""


class CardDef(Def, frozen=True):
    """One card of the deck (CRD-1)."""

    id: Name
    """What effects, scenarios and records call it."""
    name: Text
    """What people call it."""
    type: Literal["attack", "defense", "versatile", "scheme"]
    """How it is played: to attack, to defend, for both, or as an action of its own."""
    boost: Annotated[int, Meta(ge=0, le=9)]
    """What it adds when it boosts a maneuver or a combat value (BST)."""
    copies: Copies
    """How often it is in the deck."""
    fighters: Annotated[list[Name], Meta(min_length=1, max_length=6)]
    """Ids of the fighters that may play it, or `[any]`."""
    value: Annotated[int, Meta(ge=0, le=20)] | None = None
    """The printed value; a scheme has none."""
    keywords: list[Name] = field(default_factory=list)
    """Words printed on it, which effects can look for."""
    effects: dict[Timing, list[Step]] = field(default_factory=dict)
    """[Timing](operations.md#timings) -> the steps that are carried out then."""
    uncancellable: bool = False
    """No effect can cancel its effects."""
    against: Fighters | UnsetType = UNSET
    """The fighters it may be played against as an attack; any by default."""
    playable_if: Cond | None = None
    """The [condition](operations.md#conditions) for playing it."""
    also: AlsoDef | UnsetType = UNSET
    """May be played as this type too."""
    face_up: bool = False
    """Played face up in a combat."""
    hides_hand: bool = False
    """While in hand, it may be revealed to prevent an opponent's effect from looking at the hand; it stays in hand."""
    bonus_attack: BonusAttackDef | None = None
    """The second attack printed on it."""
    symbols: Annotated[int, Meta(ge=0, le=9)] | UnsetType = UNSET
    """How many symbols it shows."""


class SideCardDef(Def, frozen=True):
    """One card of a side deck. It is never in a hand and has no value."""

    id: Name
    """What effects, scenarios and records call it."""
    name: Text
    """What people call it."""
    copies: Copies = 1
    """How often it is in the side deck."""
    symbols: Annotated[int, Meta(ge=0, le=9)] = 0
    """How many symbols it shows."""
    effects: dict[Timing, list[Step]] = field(default_factory=dict)
    """[Timing](operations.md#timings) -> the steps that are carried out then; only `turned_up`."""
    parts: Annotated[list[Ability], Meta(max_length=4)] = field(default_factory=list)
    """[Abilities](operations.md#abilities) that the hero has while the card is in the row."""

    def as_card(self) -> CardDef:
        """The same as any other card."""
        kind: Any = "side"
        return CardDef(
            id=self.id, name=self.name, type=kind, boost=0, copies=self.copies, fighters=["any"], effects=self.effects,
            symbols=self.symbols,
        )  # fmt: skip

    def as_ability(self) -> AbilityDef:
        """What it adds to the hero while it is in the row."""
        lies = Compare(amount=CountCards(among=Cards(pile="row", id=self.id)), at_least=1)
        parts: list[Any] = []
        for part in self.parts:
            cond = getattr(part, "cond", None)
            parts.append(structs.replace(part, cond=lies if not cond else All(conds=[lies, cond])))
        return AbilityDef(id=self.id, parts=parts, name=self.name)


class RowDef(Def, frozen=True):
    """Cards that lie face up beside the deck, in the order in which they came there, and a side deck."""

    name: Text
    """What people call a card that lies there."""
    plural: Text | None = None
    """The English plural of that name, if it is not the name with an s."""
    place: Text | UnsetType = UNSET
    """What people call the row itself."""
    symbol: Name | None = None
    """The symbol on the cards, or what their keywords are called together."""
    cards: Annotated[list[SideCardDef], Meta(max_length=20)] = field(default_factory=list)
    """The side deck. It is shuffled at set-up; only the effect `turn_up` brings its cards to the row."""
    full: Annotated[int, Meta(ge=1, le=30)] | None = None
    """After a combat, your card joins the row instead of your discard pile. With exactly so many symbols in the row,
    its effect `completes` is carried out; with as many or more, the row is discarded."""
    discards: bool | UnsetType = UNSET
    """Your cards join the row instead of your discard pile; what is discarded from the row goes to the pile."""


class SpellDef(Def, frozen=True):
    """A spell: an effect that the operation `cast` carries out. It is no card, and nothing cancels it."""

    id: Name
    """What records and scenarios call it."""
    needs: Annotated[list[Name], Meta(min_length=1, max_length=6)]
    """Its ingredients: keywords that cards of your row have to show, one card for each or one for several."""
    do: list[Step]
    """What it does."""


class HeroDef(Def, frozen=True):
    """A character with its fighters, abilities and 30 cards; its id is the name of its file."""

    name: Text
    """What people call the hero."""
    hero: FighterDef
    """The fighter, or the kind of fighters, whose defeat loses the match."""
    move: Annotated[int, Meta(ge=0, le=9)]
    """How many spaces each of your fighters may move in a maneuver (MAN-2)."""
    cards: Annotated[list[CardDef], Meta(min_length=1, max_length=40)]
    """The deck: 30 cards, copies included (SET-1)."""
    sidekicks: Annotated[list[FighterDef], Meta(max_length=4)] = field(default_factory=list)
    """The kinds of other fighters."""
    tokens: Annotated[list[TokenDef], Meta(max_length=16)] = field(default_factory=list)
    """Public tokens that show a side, beside the board."""
    markers: Annotated[list[MarkerDef], Meta(max_length=2)] = field(default_factory=list)
    """Kinds of tokens on spaces of the board."""
    counters: Annotated[list[CounterDef], Meta(max_length=4)] | UnsetType = UNSET
    """Public numbers that effects raise and spend."""
    row: RowDef | UnsetType = UNSET
    """Cards beside the deck: a row, and a side deck."""
    spells: Annotated[list[SpellDef], Meta(min_length=2, max_length=7)] | UnsetType = UNSET
    """What `cast` can choose from."""
    abilities: Annotated[list[AbilityDef], Meta(max_length=6)] = field(default_factory=list)
    """What the hero does every turn or in every combat."""
    set: Text | None = None
    """The box it comes from."""
    colors: Colors | UnsetType = UNSET
    """The colors of its figures and cards, unless the client has others for it."""
    names: dict[Language, OwnNames] | UnsetType = UNSET
    """Language (`en`, `uk`, `ru`, `cs`, `pl`) -> how everything is called in it."""
    author: Text | UnsetType = UNSET
    """Who wrote the file."""
    version: Version | UnsetType = UNSET
    """Which version of the file this is, for people."""
    notes: Notes | UnsetType = UNSET
    """What players should know about the file: its idea, its state, thanks. One line; it can be folded (`>-`)."""
    id: Name = ""

    @property
    def side_cards(self) -> list[SideCardDef]:
        """The cards of the side deck."""
        return self.row.cards if isinstance(self.row, RowDef) else []

    @property
    def all_cards(self) -> list[CardDef]:
        """The cards of the deck, then those of the side deck."""
        return [*self.cards, *(card.as_card() for card in self.side_cards)]

    @property
    def all_abilities(self) -> list[AbilityDef]:
        """The abilities, then those of cards of the side deck."""
        return [*self.abilities, *(card.as_ability() for card in self.side_cards if card.parts)]


class SpaceDef(Def, frozen=True):
    """One space of a board; x and y in percent of width and height."""

    id: Name
    """What lines, scenarios and records call it."""
    x: Percent
    """From the left."""
    y: Percent
    """From the top."""
    zones: Annotated[list[Name], Meta(min_length=1, max_length=6)]
    """The zones it is in (BRD-3)."""
    start: Annotated[int, Meta(ge=1, le=8)] | None = None
    """The number of a start space (BRD-5)."""
    passage: bool = False
    """An end of the secret passages (PASS-1)."""


SPACE_MARKS: Final = {"passage": "∩"}
"""A property that spaces of a board can have, by its field -> how drawings mark it."""


class ConveyorDef(Def, frozen=True):
    """A conveyor belt: what it carries at the end of each turn, and where to (BELT-1)."""

    belt: Annotated[list[Name], Meta(min_length=2, max_length=62)]
    """Its spaces in the order it runs; a line joins each to the next."""
    bin: Annotated[list[Name], Meta(min_length=1, max_length=62)]
    """Spaces where a fighter at the end of the belt is placed."""


class BoardDef(Def, frozen=True):
    """A board as a graph (BRD-1); its id is the name of its file."""

    name: Text
    """What people call the board."""
    zones: Annotated[list[Name], Meta(min_length=1, max_length=20)]
    """All zones, by their [colors](#zone-colors)."""
    spaces: Annotated[list[SpaceDef], Meta(min_length=2, max_length=62)]
    """All spaces. A space is for one fighter."""
    edges: Annotated[list[tuple[Name, Name]], Meta(min_length=1, max_length=400)]
    """Lines: pairs of spaces that are adjacent (BRD-2)."""
    aspect: Annotated[float, Meta(ge=0.2, le=5)] = 1.5
    """Width of the picture, divided by its height."""
    space_radius: Annotated[float, Meta(gt=0, le=20)] = 4.5
    """How large a space is drawn, in percent of the width."""
    crossings: list[tuple[tuple[Name, Name], tuple[Name, Name]]] = field(default_factory=list)
    """Pairs of edges that cross when drawn straight; never a junction."""
    high_ground: list[tuple[Name, Name]] | UnsetType = UNSET
    """Lines with a higher end: [higher space, lower space]. Attacks from the higher one get +1 (HIGH-1)."""
    one_way: list[tuple[Name, Name]] | UnsetType = UNSET
    """Lines that are one-way: [from, to]. Movement goes along them in this direction only (WAY-1)."""
    conveyor: ConveyorDef | UnsetType = UNSET
    """A belt that carries fighters at the end of each turn (BELT-1)."""
    set: Text | None = None
    """The box it comes from."""
    names: dict[Language, OwnBoardNames] | UnsetType = UNSET
    """Language (`en`, `uk`, `ru`, `cs`, `pl`) -> how everything is called in it."""
    author: Text | UnsetType = UNSET
    """Who wrote the file."""
    version: Version | UnsetType = UNSET
    """Which version of the file this is, for people."""
    notes: Notes | UnsetType = UNSET
    """What players should know about the file. One line; it can be folded (`>-`)."""
    id: Name = ""


class SharedEffect(Def, frozen=True):
    """An effect printed in several decks: `use: feint` takes it, `numbers` fills its `#name` places."""

    effects: dict[str, Any]
    numbers: list[Name] = field(default_factory=list)


FILLED_IN: Final[dict[type, tuple[str, ...]]] = {CardDef: ("use", "numbers"), HeroDef: ("shared",)}
"""Keys of files that definitions do not have: the loader writes out what they stand for."""
