"""Heroes and boards as they are written in files."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from peerless.effects.abilities import Ability
from peerless.effects.language import Step, Timing
from peerless.effects.terms import Cond, Name

Percent = Annotated[float, Meta(ge=0, le=100)]
# One line of visible characters: control characters and those that change the text direction could forge what a screen
# shows, and zero-width characters make two names look alike.
_UNSEEN: Final = (
    r"\x00-\x1f\x7f-\x9f\xad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164"
    r"\ufeff\uffa0\ufff9-\ufffb"
    "\U000e0000-\U000e007f"
)
VISIBLE: Final = rf"^(?!\s)[^{_UNSEEN}]*(?<!\s)$(?!\n)"
Text = Annotated[str, Meta(min_length=1, max_length=80, pattern=VISIBLE)]
Copies = Annotated[int, Meta(ge=1, le=10)]
Colors = Literal["navy", "plum", "forest", "umber", "violet", "brick", "teal"]


class Def(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of everything that is printed."""


class FigureDef(Def, frozen=True):
    """How a fighter is drawn. The client picks what is left out, for the same ids always the same."""

    body: Literal["armor", "robe", "coat", "dress", "tunic", "cloak", "beast", "bird", "spirit"] | None = None
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


class FighterDef(Def, frozen=True):
    """A hero or one kind of sidekick (FIG-2)."""

    id: Name
    name: Text
    health: Annotated[int, Meta(ge=1, le=99)]
    attack: Literal["melee", "ranged"]
    count: Annotated[int, Meta(ge=1, le=6)] = 1
    max_health: Annotated[int, Meta(ge=1, le=99)] | None = None
    """Top of the dial (ED-3, classic); the starting value by default."""
    plural: Text | None = None
    starts: Literal["board", "off"] = "board"
    """`off`: enters during play only."""
    huge: bool = False
    """Too big for secret passages (PASS-3)."""
    # Left out of the canonical JSON where it is not written, so that hashes of definitions without it stay.
    figure: FigureDef | UnsetType = UNSET
    """How it is drawn, unless the client has a drawing of its own."""


class TokenDef(Def, frozen=True):
    """A public marker that shows one of several sides (Alice's size)."""

    id: Name
    sides: Annotated[list[Name], Meta(min_length=2, max_length=8)]


class MarkerDef(Def, frozen=True):
    """Tokens on spaces of the board, at most one of a kind on each (fog). Only your effects move them.

    At set-up you place them like sidekicks: in a zone of your hero, on spaces without a fighter.
    """

    id: Name
    count: Annotated[int, Meta(ge=1, le=6)]
    name: Text | None = None


class AbilityDef(Def, frozen=True):
    """One ability of the character card: its parts act together under one name."""

    id: Name
    parts: Annotated[list[Ability], Meta(min_length=1, max_length=8)]
    name: Text | None = None


class BonusAttackDef(Def, frozen=True):
    """The part of a card that makes a second attack."""

    name: Text
    value: Annotated[int, Meta(ge=0, le=20)]
    effects: dict[Timing, list[Step]] = field(default_factory=dict)


class CardDef(Def, frozen=True):
    """One card of the deck (CRD-1)."""

    id: Name
    name: Text
    type: Literal["attack", "defense", "versatile", "scheme"]
    boost: Annotated[int, Meta(ge=0, le=9)]
    copies: Copies
    fighters: Annotated[list[Name], Meta(min_length=1, max_length=6)]
    """Ids of the fighters that may play it, or `[any]`."""
    value: Annotated[int, Meta(ge=0, le=20)] | None = None
    keywords: list[Name] = field(default_factory=list)
    effects: dict[Timing, list[Step]] = field(default_factory=dict)
    uncancellable: bool = False
    playable_if: Cond | None = None
    face_up: bool = False
    """Played face up in a combat."""
    hides_hand: bool = False
    """While in hand, it may be revealed to prevent an opponent's effect from looking at the hand; it stays in hand."""
    bonus_attack: BonusAttackDef | None = None


class HeroDef(Def, frozen=True):
    """A character with its fighters, abilities and 30 cards; its id is the name of its file."""

    name: Text
    hero: FighterDef
    move: Annotated[int, Meta(ge=0, le=9)]
    cards: Annotated[list[CardDef], Meta(min_length=1, max_length=40)]
    sidekicks: Annotated[list[FighterDef], Meta(max_length=4)] = field(default_factory=list)
    tokens: Annotated[list[TokenDef], Meta(max_length=4)] = field(default_factory=list)
    markers: Annotated[list[MarkerDef], Meta(max_length=2)] = field(default_factory=list)
    abilities: Annotated[list[AbilityDef], Meta(max_length=6)] = field(default_factory=list)
    set: Text | None = None
    colors: Colors | UnsetType = UNSET
    """The colors of its figures and cards, unless the client has others for it."""
    id: Name = ""


class SpaceDef(Def, frozen=True):
    """One space of a board; x and y in percent of width and height."""

    id: Name
    x: Percent
    y: Percent
    zones: Annotated[list[Name], Meta(min_length=1, max_length=6)]
    start: Annotated[int, Meta(ge=1, le=8)] | None = None
    passage: bool = False


SPACE_MARKS: Final = {"passage": "∩"}
"""A property that spaces of a board can have, by its field -> how drawings mark it."""


class BoardDef(Def, frozen=True):
    """A board as a graph (BRD-1); its id is the name of its file."""

    name: Text
    zones: Annotated[list[Name], Meta(min_length=1, max_length=20)]
    spaces: Annotated[list[SpaceDef], Meta(min_length=2, max_length=62)]
    edges: Annotated[list[tuple[Name, Name]], Meta(min_length=1, max_length=400)]
    aspect: Annotated[float, Meta(ge=0.2, le=5)] = 1.5
    space_radius: Annotated[float, Meta(gt=0, le=20)] = 4.5
    crossings: list[tuple[tuple[Name, Name], tuple[Name, Name]]] = field(default_factory=list)
    """Pairs of edges that cross when drawn straight; never a junction."""
    set: Text | None = None
    id: Name = ""


class SharedEffect(Def, frozen=True):
    """An effect printed in several decks: `use: feint` takes it, `numbers` fills its `#name` places."""

    effects: dict[str, Any]
    numbers: list[Name] = field(default_factory=list)
