"""The authored effect language: one typed struct per operation, condition, amount and filter.

What a card file says is exactly one of these trees; anything else is refused with its place. The tree is
compiled to a flat program by `compiler`; nothing here is touched while a match runs.

References are short strings. Fighters: `self` (the fighter that plays the card, or your hero for an ability),
`opposing` (the other fighter of the combat), `hero` (your hero), the id of one of your fighters, or `$name`,
something chosen before. Spaces, cards and numbers that were chosen or counted before are `$name` as well.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,63}$")]
Binding = Annotated[str, Meta(pattern=r"^\$[a-z][a-z0-9_]{0,31}$")]
FighterRef = Annotated[str, Meta(pattern=r"^\$?[a-z][a-z0-9_]{0,63}$")]
Count = Annotated[int, Meta(ge=0, le=99)]
Who = Literal["you", "opponent", "each_opponent"]
One = Literal["you", "opponent"]
Timing = Literal[
    "immediately", "during_combat", "after_combat", "after_attack", "scheme", "boost_effect", "when_discarded"
]


class Node(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of every piece of the language: immutable, and no unknown key passes."""


# ---- filters ---------------------------------------------------------------------------------------------


class Fighters(Node, frozen=True):
    """Fighters on the board (or defeated ones) that meet every stated condition."""

    side: Literal["any", "friendly", "opposing", "yours"] = "any"
    kind: FighterRef | None = None
    """`hero`, `sidekick` or the id of one of your fighters."""
    adjacent_to: FighterRef | None = None
    in_zone_of: FighterRef | None = None
    of_combat: bool = False
    """Only the two fighters of the current combat."""
    standing_on: list[Binding] | None = None
    """Standing on one of these chosen spaces."""
    besides: FighterRef | None = None
    defeated: bool = False
    """Defeated fighters instead of those on the board."""


class Spaces(Node, frozen=True):
    """Spaces that meet every stated condition; empty ones unless `empty: false`."""

    empty: bool = True
    in_zone_of: FighterRef | None = None
    adjacent_to: FighterRef | None = None
    """A fighter, or a space chosen before."""
    besides: FighterRef | None = None
    """Not the space of this fighter."""


class Cards(Node, frozen=True):
    """Cards of one pile that meet every stated condition."""

    pile: Literal["hand", "deck", "discard"]
    of: One = "you"
    id: Name | None = None
    type: Literal["attack", "defense", "versatile", "scheme"] | None = None
    keyword: Name | None = None
    besides: Binding | None = None


class Among(Node, frozen=True):
    """`one:` fighter, chosen when the step is carried out, or `each:` fighter that fits."""

    one: Fighters | None = None
    each: Fighters | None = None
    by: One = "you"
    may: bool = False


Target = FighterRef | Among

# ---- amounts ---------------------------------------------------------------------------------------------


class CountCards(Node, frozen=True, tag_field="count", tag="cards"):
    """The number of cards that fit."""

    among: Cards
    times: Count = 1


class CountFighters(Node, frozen=True, tag_field="count", tag="fighters"):
    """The number of fighters that fit."""

    among: Fighters
    times: Count = 1


class BoostOf(Node, frozen=True, tag_field="count", tag="boost_of"):
    """The boost value of chosen cards, or of a card of the combat (0 where none is printed)."""

    card: Annotated[str, Meta(pattern=r"^(own|opposing|\$[a-z][a-z0-9_]{0,31})$")]
    times: Count = 1


class PrintedValue(Node, frozen=True, tag_field="count", tag="printed_value"):
    """The printed value of a card of the combat (EFF-2)."""

    card: Literal["own", "opposing"]
    times: Count = 1


class CombatDamage(Node, frozen=True, tag_field="count", tag="combat_damage"):
    """The combat damage dealt by the attack of this combat."""

    times: Count = 1


Amount = Count | Binding | CountCards | CountFighters | BoostOf | PrintedValue | CombatDamage

# ---- conditions ------------------------------------------------------------------------------------------


class Is(Node, frozen=True, tag_field="test", tag="is"):
    """A fighter is a hero, a sidekick, or a named fighter of yours."""

    fighter: FighterRef
    kind: FighterRef


class Moved(Node, frozen=True, tag_field="test", tag="moved"):
    """A fighter stands on another space than at the start of this turn (TRN-6)."""

    fighter: FighterRef = "self"


class Adjacent(Node, frozen=True, tag_field="test", tag="adjacent"):
    """Two fighters stand on adjacent spaces."""

    fighter: FighterRef
    to: FighterRef


class SameZone(Node, frozen=True, tag_field="test", tag="same_zone"):
    """The spaces of two fighters share a zone."""

    fighter: FighterRef
    to: FighterRef


class Health(Node, frozen=True, tag_field="test", tag="health"):
    """A living fighter's health lies within bounds."""

    fighter: FighterRef
    at_most: Count | None = None
    at_least: Count | None = None


class Defeated(Node, frozen=True, tag_field="test", tag="defeated"):
    """At least one fighter of this name is defeated."""

    fighter: FighterRef


class TokenIs(Node, frozen=True, tag_field="test", tag="token"):
    """A token of yours shows this side."""

    token: Name
    shows: Name


class Compare(Node, frozen=True, tag_field="test", tag="amount"):
    """A number lies within bounds."""

    amount: Amount
    at_least: Count | None = None
    at_most: Count | None = None


class Role(Node, frozen=True, tag_field="test", tag="role"):
    """Your side of the combat."""

    role: Literal["attacking", "defending"]


class Not(Node, frozen=True, tag_field="test", tag="not"):
    """The condition does not hold."""

    cond: Cond


class All(Node, frozen=True, tag_field="test", tag="all"):
    """All conditions hold."""

    conds: list[Cond]


class Any(Node, frozen=True, tag_field="test", tag="any"):
    """At least one condition holds."""

    conds: list[Cond]


Plain = Literal["won", "lost", "your_turn", "opponent_played_card"]
Cond = Plain | Is | Moved | Adjacent | SameZone | Health | Defeated | TokenIs | Compare | Role | Not | All | Any

# ---- operations ------------------------------------------------------------------------------------------


class If(Node, frozen=True, tag_field="op", tag="if"):
    """Carries out one branch; the condition is read at this moment."""

    cond: Cond
    then: list[Step]
    otherwise: list[Step] = field(default_factory=list, name="else")


class May(Node, frozen=True, tag_field="op", tag="may"):
    """Asks whether to carry out the steps."""

    do: list[Step]
    by: One = "you"
    otherwise: list[Step] = field(default_factory=list, name="else")


class ChooseModes(Node, frozen=True, tag_field="op", tag="choose_modes"):
    """Chooses different modes first, all of them, then runs them in the order chosen."""

    modes: dict[Name, list[Step]]
    pick: Annotated[int, Meta(ge=1, le=6)] = 1
    by: One = "you"


class Repeat(Node, frozen=True, tag_field="op", tag="repeat"):
    """Carries out the steps a fixed number of times."""

    times: Annotated[int, Meta(ge=2, le=5)]
    do: list[Step]


class ChooseFighter(Node, frozen=True, tag_field="op", tag="choose_fighter"):
    """Chooses one fighter and remembers it."""

    among: Fighters
    bind: Binding
    by: One = "you"
    may: bool = False


class ChooseSpace(Node, frozen=True, tag_field="op", tag="choose_space"):
    """Chooses one space and remembers it."""

    among: Spaces
    bind: Binding
    by: One = "you"
    may: bool = False


class ChooseCard(Node, frozen=True, tag_field="op", tag="choose_card"):
    """Chooses one card of a pile, or of cards seen before, and remembers it."""

    among: Cards | Binding
    bind: Binding
    by: One = "you"
    may: bool = False


class ChooseOpponent(Node, frozen=True, tag_field="op", tag="choose_opponent"):
    """Names the opponent that later steps mean; not asked where only one is left."""


class Draw(Node, frozen=True, tag_field="op", tag="draw"):
    """Draws cards; each one missing exhausts (DRW-2)."""

    count: Amount
    who: Who = "you"


class Discard(Node, frozen=True, tag_field="op", tag="discard"):
    """A player discards cards from hand: their own choice, or at random."""

    count: Amount
    who: Who = "you"
    at_random: bool = False
    bind: Binding | None = None


class DiscardCards(Node, frozen=True, tag_field="op", tag="discard_cards"):
    """Discards cards chosen before."""

    cards: Binding


class DiscardTop(Node, frozen=True, tag_field="op", tag="discard_top"):
    """Discards from the top of a deck, face up; never exhausts."""

    count: Amount = 1
    who: One = "you"
    bind: Binding | None = None


class LookAtHand(Node, frozen=True, tag_field="op", tag="look_at_hand"):
    """You look at the whole hand of your opponent."""


class LookAtTop(Node, frozen=True, tag_field="op", tag="look_at_top"):
    """You look at the top cards of your deck, as many as there are, and remember them."""

    count: Amount
    bind: Binding


class Take(Node, frozen=True, tag_field="op", tag="take"):
    """Takes cards into your hand: chosen ones, or all that fit. Not a draw."""

    cards: Cards | Binding


class PutBack(Node, frozen=True, tag_field="op", tag="put_back"):
    """Puts cards on top or at the bottom of their owner's deck, in an order you choose."""

    cards: Binding
    where: Literal["top", "bottom"] = "top"


class Search(Node, frozen=True, tag_field="op", tag="search"):
    """Takes a named card from the first of the piles that holds it; a searched deck is shuffled."""

    card: Name
    piles: list[Literal["discard", "deck"]]


class Damage(Node, frozen=True, tag_field="op", tag="damage"):
    """Deals effect damage to all targets at once."""

    to: Target
    amount: Amount
    dealt: Binding | None = None
    """Remembers how much was actually dealt."""
    defeated: Binding | None = None
    """Remembers how many fighters this defeated."""


class Recover(Node, frozen=True, tag_field="op", tag="recover"):
    """Living fighters recover health, up to their maximum (FIG-4)."""

    who: Target
    amount: Amount


class SetHealth(Node, frozen=True, tag_field="op", tag="set_health"):
    """Sets the health of living fighters to a number."""

    who: Target
    to: Amount


class PreventDamage(Node, frozen=True, tag_field="op", tag="prevent_damage"):
    """Fighters take no damage until this combat ends."""

    to: Target
    kind: Literal["all", "combat"] = "all"


class Move(Node, frozen=True, tag_field="op", tag="move"):
    """Moves fighters one after another, each up to a number of spaces, each by its owner's movement rules."""

    who: Target
    up_to: Amount
    through: bool = False
    """May pass spaces held by fighters that oppose the moving one."""
    by: One = "you"


class Place(Node, frozen=True, tag_field="op", tag="place"):
    """Puts a fighter on a chosen space; no path is needed (MOV-5)."""

    who: Target
    where: Spaces = Spaces()
    may: bool = False
    by: One = "you"


class Return(Node, frozen=True, tag_field="op", tag="return"):
    """Brings one defeated fighter of this name back with full health to a chosen space."""

    who: FighterRef
    where: Spaces
    may: bool = False


class SetValue(Node, frozen=True, tag_field="op", tag="set_value"):
    """The value of a card of this combat becomes a number."""

    to: Amount
    card: Literal["own", "opposing"] = "own"


class AddValue(Node, frozen=True, tag_field="op", tag="add_value"):
    """Adds to the value of a card of this combat."""

    amount: Amount
    card: Literal["own", "opposing"] = "own"


class IgnoreValue(Node, frozen=True, tag_field="op", tag="ignore_value"):
    """The value of a card of this combat counts as 0 (EFF-3)."""

    card: Literal["own", "opposing"] = "opposing"


class Boost(Node, frozen=True, tag_field="op", tag="boost"):
    """The player of a card of this combat boosts it from hand (BST-1)."""

    card: Literal["own", "opposing"] = "own"
    may: bool = True


class Cancel(Node, frozen=True, tag_field="op", tag="cancel"):
    """Cancels all effects of the opposing card of this combat that have not resolved (EFF-5)."""


class GainAction(Node, frozen=True, tag_field="op", tag="gain_action"):
    """The player whose turn it is gains actions, if that is the player meant."""

    count: Count = 1
    who: One = "you"


class SetToken(Node, frozen=True, tag_field="op", tag="set_token"):
    """Turns a token of yours to a side."""

    token: Name
    to: Name


class Flip(Node, frozen=True, tag_field="op", tag="flip"):
    """Turns a token of yours to its next side."""

    token: Name


Step = (
    If
    | May
    | ChooseModes
    | Repeat
    | ChooseFighter
    | ChooseSpace
    | ChooseCard
    | ChooseOpponent
    | Draw
    | Discard
    | DiscardCards
    | DiscardTop
    | LookAtHand
    | LookAtTop
    | Take
    | PutBack
    | Search
    | Damage
    | Recover
    | SetHealth
    | PreventDamage
    | Move
    | Place
    | Return
    | SetValue
    | AddValue
    | IgnoreValue
    | Boost
    | Cancel
    | GainAction
    | SetToken
    | Flip
)

# ---- abilities -------------------------------------------------------------------------------------------


class Trigger(Node, frozen=True, tag_field="kind", tag="trigger"):
    """Steps that happen at a moment of the match. With a timing of combat it is one more effect of that window."""

    at: Literal[
        "setup", "start_of_turn", "end_of_turn", "after_maneuver", "immediately", "during_combat", "after_combat",
        "after_attack", "defeated",
    ]  # fmt: skip
    do: list[Step]
    cond: Cond | None = None
    fighter: FighterRef | None = None
    """`defeated` and moments of combat: only for this fighter of yours."""
    may: bool = False
    """Asked first; a step that itself offers a choice with `may` does not need it."""


class Bonus(Node, frozen=True, tag_field="kind", tag="bonus"):
    """A continuous bonus: to cards a fighter plays in a role, when damage is worked out, or to maneuvers."""

    to: Literal["attack", "defense", "maneuver"]
    amount: Amount
    by: FighterRef | None = None
    cond: Cond | None = None


class AttackBoost(Node, frozen=True, tag_field="kind", tag="attack_boost"):
    """When this fighter attacks, its player may commit a second card face down; its boost value joins at damage.

    It is lost if an effect of the attack card was really cancelled.
    """

    by: FighterRef


Ability = Trigger | Bonus | AttackBoost
