"""The nouns of the effect language: references, filters, amounts and conditions, one typed struct each.

References are short strings. Fighters are `self` (the fighter that plays the card; for an ability, your fighter in the
combat, the one that was defeated, or otherwise your hero), `opposing` (the other fighter of the combat), `hero` (your
hero), `opponent_hero` (the hero of the opponent in question), the id of one of your fighters, or `$name`, a fighter
chosen before or a set of fighters: all of them. Spaces, cards and numbers that were chosen or counted before are also
`$name`.

`docs/operations.md`, the reference for designers, is generated from the docstrings and the texts under fields.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

# The lookahead is needed because `$` alone would accept a line break at the end.
NAME: Final = r"^[a-z][a-z0-9_]{0,63}$(?!\n)"
Name = Annotated[str, Meta(pattern=NAME)]
Binding = Annotated[str, Meta(pattern=r"^\$[a-z][a-z0-9_]{0,31}$(?!\n)")]
FighterRef = Annotated[str, Meta(pattern=r"^\$?[a-z][a-z0-9_]{0,63}$(?!\n)")]
OwnCards = Annotated[str, Meta(pattern=r"^(own|\$[a-z][a-z0-9_]{0,31})$(?!\n)")]
Count = Annotated[int, Meta(ge=0, le=99)]
Who = Literal["you", "opponent", "each_opponent"]
Drawers = Literal["you", "opponent", "each_opponent", "both"]
"""`both`: you and your opponent, at the same time."""
One = Literal["you", "opponent"]


class Node(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of every struct of the language: immutable, and unknown keys are refused."""


# ---- filters ---------------------------------------------------------------------------------------------


class Fighters(Node, frozen=True):
    """Fighters on the board (or defeated ones) that meet every stated condition."""

    side: Literal["any", "friendly", "opposing", "yours"] = "any"
    """`friendly` includes teammates' fighters, `yours` does not."""
    kind: FighterRef | None = None
    """`hero`, `sidekick` or the id of one of your fighters."""
    adjacent_to: FighterRef | None = None
    """On a space joined by a line to the space of this fighter."""
    in_zone_of: FighterRef | None = None
    """On a space that shares a zone with the space of this fighter, including that fighter itself."""
    flanked_by: Annotated[int, Meta(ge=2, le=6)] | UnsetType = UNSET
    """At least this many of your own fighters are adjacent to it."""
    of_combat: bool = False
    """Only the two fighters of the current combat."""
    standing_on: list[Binding] | None = None
    """On one of these chosen spaces."""
    on_marker: Name | None = None
    """On a space with one of your markers of this kind."""
    besides: FighterRef | None = None
    """Not this fighter."""
    defeated: bool = False
    """Defeated fighters instead of those on the board."""


class Spaces(Node, frozen=True):
    """Spaces that meet every stated condition; empty ones unless `empty: false`."""

    empty: bool = True
    """Without a fighter; `false` includes all spaces."""
    in_zone_of: FighterRef | None = None
    """Sharing a zone with the space of this fighter."""
    adjacent_to: FighterRef | None = None
    """Next to a fighter, or next to a space chosen before."""
    with_marker: Name | None = None
    """With one of your markers of this kind."""
    without_marker: Name | None = None
    """Without one of your markers of this kind."""
    besides: FighterRef | None = None
    """Not the space of this fighter, or not a space chosen before."""
    at: Binding | None = None
    """Only this space, chosen or remembered before."""


class Cards(Node, frozen=True):
    """Cards of one pile that meet every stated condition."""

    pile: Literal["hand", "deck", "discard"]
    of: One = "you"
    id: Name | None = None
    """A card of your own deck."""
    type: Literal["attack", "defense", "versatile", "scheme"] | None = None
    """A versatile card is an attack and a defense card too, unless the match says otherwise (ED-2)."""
    keyword: Name | None = None
    """A keyword of your own deck."""
    value: Amount | None = None
    """With this printed value; schemes have none."""
    only_for: Name | UnsetType = UNSET
    """That only this fighter of yours may play."""
    used_to_boost: bool = False
    """Discarded to boost your card of this combat by that card's own effect, not by an opponent's."""
    besides: Binding | None = None
    """Not these cards."""
    top: bool | UnsetType = UNSET
    """Only the top card of the pile, if it meets the other conditions; not of a hand."""


class Among(Node, frozen=True):
    """`one` matching fighter, chosen when the step is carried out, or `each` matching fighter."""

    one: Fighters | None = None
    each: Fighters | None = None
    by: One = "you"
    """Who chooses the fighter of `one`."""
    may: bool = False
    """The player may choose no fighter."""


Target = FighterRef | Among

# ---- amounts ---------------------------------------------------------------------------------------------


class CountCards(Node, frozen=True, tag_field="count", tag="cards"):
    """The number of matching cards. In a hand or deck all cards count, because the cards are hidden."""

    among: Cards | Binding
    times: Count = 1


class CountFighters(Node, frozen=True, tag_field="count", tag="fighters"):
    """The number of matching fighters."""

    among: Fighters
    times: Count = 1


class BoostOf(Node, frozen=True, tag_field="count", tag="boost_of"):
    """The total boost value of chosen cards, or that of a card of the combat; 0 if none is printed or played."""

    card: Annotated[str, Meta(pattern=r"^(own|opposing|\$[a-z][a-z0-9_]{0,31})$(?!\n)")]
    times: Count = 1


class PrintedValue(Node, frozen=True, tag_field="count", tag="printed_value"):
    """The printed value of a card of the combat (EFF-2); 0 if none was played."""

    card: Literal["own", "opposing", "outer_opposing"]
    """`outer_opposing`: in a bonus attack, the card that was played against the attack it belongs to."""
    times: Count = 1


class CombatDamage(Node, frozen=True, tag_field="count", tag="combat_damage"):
    """The combat damage dealt by the attack of this combat; known afterward."""

    times: Count = 1


class DamageTaken(Node, frozen=True, tag_field="count", tag="damage_taken"):
    """The damage your fighter has taken in this combat so far, from the attack or from effects."""

    times: Count = 1


class NamedNumber(Node, frozen=True, tag_field="count", tag="named_number"):
    """The number you named when you played your card of this combat."""

    times: Count = 1


class Value(Node, frozen=True, tag_field="count", tag="value"):
    """The value of a card of the combat as it is now, or as it was when damage was computed; 0 if none was played."""

    card: Literal["own", "opposing"]
    times: Count = 1


class Number(Node, frozen=True, tag_field="count", tag="number"):
    """A number chosen or counted before."""

    number: Binding
    times: Count = 1


class Counter(Node, frozen=True, tag_field="count", tag="counter"):
    """What one of your counters shows."""

    counter: Name
    times: Count = 1


class Zones(Node, frozen=True, tag_field="count", tag="zones"):
    """The number of zones that the space of a fighter belongs to; 0 off the board."""

    of: FighterRef
    times: Count = 1


class Lent(Node, frozen=True, tag_field="count", tag="lent"):
    """The number of your cards in an opponent's hand (see the ability `lend`)."""

    to: Literal["opponent", "each_opponent"]
    """`each_opponent`: in the hands of all opponents together."""
    times: Count = 1


Counted = (
    CountCards | CountFighters | BoostOf | PrintedValue | CombatDamage | DamageTaken | NamedNumber | Value | Number
    | Counter | Zones | Lent
)  # fmt: skip
Amount = Count | Binding | Counted
Change = Annotated[int, Meta(ge=-99, le=99)] | Binding | Counted
"""An amount, or a number to take away."""

# ---- conditions ------------------------------------------------------------------------------------------


class Is(Node, frozen=True, tag_field="test", tag="is"):
    """A fighter is a hero, a sidekick, or a named fighter of yours."""

    fighter: FighterRef
    kind: FighterRef
    """`hero`, `sidekick` or the id of one of your fighters."""


class Moved(Node, frozen=True, tag_field="test", tag="moved"):
    """A fighter is on a different space than at the start of this turn (TRN-6)."""

    fighter: FighterRef = "self"


class Adjacent(Node, frozen=True, tag_field="test", tag="adjacent"):
    """Two fighters are on adjacent spaces."""

    fighter: FighterRef
    to: FighterRef
    at: Literal["now", "turn_start"] | UnsetType = UNSET
    """`turn_start`: `to` counts as where it was when this turn started (TRN-6). `now` by default."""


class SameZone(Node, frozen=True, tag_field="test", tag="same_zone"):
    """The spaces of two fighters share a zone."""

    fighter: FighterRef
    to: FighterRef
    at: Literal["now", "turn_start"] | UnsetType = UNSET
    """`turn_start`: `to` counts as where it was when this turn started (TRN-6). `now` by default."""


class Health(Node, frozen=True, tag_field="test", tag="health"):
    """A living fighter's health is within bounds."""

    fighter: FighterRef
    at_most: Count | None = None
    at_least: Count | None = None
    below: FighterRef | UnsetType = UNSET
    """Less than the health of this fighter."""


class TookDamage(Node, frozen=True, tag_field="test", tag="took_damage"):
    """A fighter lost health to damage of any kind in this turn, whoever's it is."""

    fighter: FighterRef = "self"


class Defeated(Node, frozen=True, tag_field="test", tag="defeated"):
    """At least one fighter of this name is defeated."""

    fighter: FighterRef


class SpaceLeft(Node, frozen=True, tag_field="test", tag="space"):
    """At least one space matches."""

    among: Spaces


class TokenIs(Node, frozen=True, tag_field="test", tag="token"):
    """One of your tokens shows this side."""

    token: Name
    shows: Name


class OnMarker(Node, frozen=True, tag_field="test", tag="on_marker"):
    """A fighter is on a space with one of your markers of this kind."""

    marker: Name
    fighter: FighterRef = "self"
    at: Literal["now", "turn_start"] = "now"
    """`turn_start`: when this turn started, after the effects of its start (TRN-6); later changes do not matter."""


class Compare(Node, frozen=True, tag_field="test", tag="amount"):
    """A number is within bounds."""

    amount: Amount
    at_least: Count | None = None
    at_most: Count | None = None


class Equal(Node, frozen=True, tag_field="test", tag="equal"):
    """Two numbers are equal."""

    amount: Amount
    to: Amount


class Higher(Node, frozen=True, tag_field="test", tag="higher"):
    """A number is higher than another. What was not played or not printed counts 0."""

    amount: Amount
    than: Amount


class ActionNumber(Node, frozen=True, tag_field="test", tag="action_number"):
    """This is the action of your turn with this number; actions you gained count too."""

    number: Annotated[int, Meta(ge=1, le=20)]


class Chosen(Node, frozen=True, tag_field="test", tag="chosen"):
    """Something was chosen, remembered or brought back under a `$name`."""

    what: Binding


class Played(Node, frozen=True, tag_field="test", tag="played"):
    """A card of the combat is of this type, by what is printed on it; a card that was not played is of none.

    A versatile card is an attack and a defense card too, unless the match says otherwise (ED-2).
    """

    card: Literal["own", "opposing"]
    type: Literal["attack", "defense", "versatile"]


class HasKeyword(Node, frozen=True, tag_field="test", tag="keyword"):
    """A card of the combat, or one chosen before, has a keyword of your own deck; it may be another player's card.

    A card of another hero has none of them.
    """

    card: Annotated[str, Meta(pattern=r"^(own|opposing|\$[a-z][a-z0-9_]{0,31})$(?!\n)")]
    keyword: Name


class Symbol(Node, frozen=True, tag_field="test", tag="symbol"):
    """Your symbol is this one, or wild (see the ability `symbols`)."""

    shows: Name


class Role(Node, frozen=True, tag_field="test", tag="role"):
    """Your side of the combat."""

    role: Literal["attacking", "defending"]


class Not(Node, frozen=True, tag_field="test", tag="not"):
    """The condition does not hold."""

    cond: Cond


class All(Node, frozen=True, tag_field="test", tag="all"):
    """All of one to six conditions hold."""

    conds: list[Cond]


class Any(Node, frozen=True, tag_field="test", tag="any"):
    """At least one of one to six conditions holds."""

    conds: list[Cond]


Plain = Literal["won", "lost", "won_before", "your_turn", "first_action", "maneuvered", "opponent_played_card"]
PLAIN_MEANS: Final[dict[Plain, str]] = {
    "won": "you won the combat (CMB-10); known after its damage",
    "lost": "you lost the combat",
    "won_before": "you won an earlier combat of this turn",
    "your_turn": "it is your turn",
    "first_action": "this is the first action of your turn",
    "maneuvered": "you took a maneuver action in this turn, even if nobody moved",
    "opponent_played_card": "the opponent played a card in this combat",
}
Cond = (
    Plain | Is | Moved | Adjacent | SameZone | Health | TookDamage | Defeated | SpaceLeft | TokenIs | OnMarker | Compare
    | Equal | Higher | ActionNumber | Chosen | Played | HasKeyword | Symbol | Role | Not | All | Any
)  # fmt: skip
