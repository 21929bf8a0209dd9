"""The verbs of the effect language: one typed struct per operation; the nouns are in `terms`.

A card file contains exactly such trees; anything else is refused with its position. A match uses the flat programs of
`compiler`. `docs/operations.md`, the reference for designers, is generated from the docstrings and the texts under
fields: what an operation does, after `Asks:` what it asks and whom, after `Empty:` what happens with nothing to apply
it to.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from peerless.effects.card_language import (
    ChooseCard,
    ChooseFighter,
    ChooseNumber,
    ChooseOpponent,
    ChooseSpace,
    Discard,
    DiscardAny,
    DiscardCards,
    DiscardTop,
    Draw,
    LookAtHand,
    LookAtTop,
    NameNumber,
    PutBack,
    PutBackAny,
    RememberSpace,
    RevealHand,
    RevealTop,
    Search,
    Take,
)
from peerless.effects.terms import (
    Amount,
    Binding,
    Change,
    Cond,
    Count,
    FighterRef,
    Name,
    Node,
    One,
    Spaces,
    Target,
)

# ---- flow ------------------------------------------------------------------------------------------------


class If(Node, frozen=True, tag_field="op", tag="if"):
    """Carries out one branch; the condition is evaluated at this moment."""

    cond: Cond
    then: list[Step]
    otherwise: list[Step] = field(default_factory=list, name="else")


class May(Node, frozen=True, tag_field="op", tag="may"):
    """Carries out the steps if the player agrees.

    Asks: yes or no, even if the steps would do nothing.
    """

    do: list[Step]
    by: One = "you"
    otherwise: list[Step] = field(default_factory=list, name="else")


class ByPlayer(Node, frozen=True, tag_field="op", tag="by_player"):
    """Carries out the steps for who played this card, which others may play too (see the ability `lend`).

    Empty: without steps for that player, nothing happens.
    """

    owner: list[Step] = field(default_factory=list)
    """The owner of the card played it."""
    other: list[Step] = field(default_factory=list)
    """Another player did, who is `you` here; the opponent is the owner of the card. What only the owner has cannot be
    named: fighters by their ids, tokens, keywords."""


class ChooseModes(Node, frozen=True, tag_field="op", tag="choose_modes"):
    """First chooses all modes, each a different one, then carries them out in the chosen order.

    Asks: one mode after the other, by name.
    """

    modes: dict[Name, list[Step]]
    """Two to eight."""
    pick: Annotated[int, Meta(ge=1, le=6)] | Binding = 1
    """How many: a number, or one chosen before; at most as many as there are."""
    by: One = "you"


class BySymbol(Node, frozen=True, tag_field="op", tag="by_symbol"):
    """Carries out the steps of your symbol (see the ability `symbols`), or `else` if it has none.

    Asks: if your symbol is wild, which of the cases, or none of them if a symbol has no case.
    """

    cases: dict[Name, list[Step]]
    """Symbol -> steps."""
    otherwise: list[Step] = field(default_factory=list, name="else")


class Repeat(Node, frozen=True, tag_field="op", tag="repeat"):
    """Carries out the steps a fixed number of times."""

    times: Annotated[int, Meta(ge=2, le=5)]
    do: list[Step]


class Block(Node, frozen=True, tag_field="op", tag="block"):
    """Groups steps: protection from a look at a hand stops the steps of this block, not those after it."""

    do: list[Step]


# ---- cards -----------------------------------------------------------------------------------------------


class RevealCopies(Node, frozen=True, tag_field="op", tag="reveal_copies"):
    """You may reveal several cards of one name from your hand, where they stay; if you do, carries out the steps.

    Asks: which, if the hand has as many cards.
    Empty: without as many copies you cannot, and `else` is carried out.
    """

    count: Annotated[int, Meta(ge=2, le=4)]
    do: list[Step]
    otherwise: list[Step] = field(default_factory=list, name="else")


# ---- fighters --------------------------------------------------------------------------------------------


class Damage(Node, frozen=True, tag_field="op", tag="damage"):
    """Deals effect damage to all targets at once.

    Empty: fighters off the board take none.
    """

    to: Target
    amount: Amount
    dealt: Binding | None = None
    """Remembers how much was actually dealt."""
    defeated: Binding | None = None
    """Remembers how many fighters this defeated."""
    damaged: Binding | UnsetType = UNSET
    """Remembers the fighters that lost health, as a set of fighters."""
    targets: Binding | UnsetType = UNSET
    """Remembers the fighters it was dealt to, even if they took none, as a set of fighters."""


class Recover(Node, frozen=True, tag_field="op", tag="recover"):
    """Living fighters recover health, up to their maximum (FIG-4).

    Empty: defeated fighters do not recover (DEF-2).
    """

    who: Target
    amount: Amount


class SetHealth(Node, frozen=True, tag_field="op", tag="set_health"):
    """Sets the health of living fighters to a number, at most their maximum; at 0 they are defeated (DEF-1)."""

    who: Target
    to: Amount


class PreventDamage(Node, frozen=True, tag_field="op", tag="prevent_damage"):
    """Fighters take no damage until this combat ends; a bonus attack still deals them its combat damage (R-CMB-15)."""

    to: Target
    kind: Literal["all", "combat", "effects"] = "all"
    """`combat`: only the combat damage of this combat, `effects`: only that of effects until it ends, `all`: both."""
    above: Annotated[int, Meta(ge=1, le=99)] | UnsetType = UNSET
    """Only what exceeds this number; only combat damage."""


class KeepHealth(Node, frozen=True, tag_field="op", tag="keep_health"):
    """Until the end of this turn, damage does not reduce the health of fighters below a number.

    The damage still counts as dealt. Other effects can set health and defeat.
    """

    who: Target
    at_least: Annotated[int, Meta(ge=1, le=99)]


class Move(Node, frozen=True, tag_field="op", tag="move"):
    """Moves fighters one after another, each up to a number of spaces, by its owner's movement rules.

    Asks: with several fighters, which one moves next, or to stop; then the space. Its own space means it stays.
    Empty: fighters off the board do not move.
    """

    who: Target
    up_to: Amount
    through: bool | Literal["sidekicks"] = False
    """May move through spaces occupied by opposing fighters, or by opposing sidekicks only."""
    by: One = "you"
    """Who chooses the space."""
    stay: bool | UnsetType = UNSET
    """`true` by default. `false`: a fighter that can move has to, at least one space."""
    passed: Binding | UnsetType = UNSET
    """Remembers the opposing fighters it moved through, as a set; whoever chooses the space says which they are."""


class Place(Node, frozen=True, tag_field="op", tag="place"):
    """Puts one fighter on a chosen space; no path is needed (MOV-5).

    Asks: a space.
    Empty: a fighter off the board, or without a matching space, stays where it is.
    """

    who: Target
    where: Spaces = Spaces()
    """Any empty space by default."""
    may: bool = False
    by: One = "you"
    """Who chooses the space."""


class Swap(Node, frozen=True, tag_field="op", tag="swap"):
    """Two fighters swap spaces at the same time. No path is needed, and it is not a move.

    Empty: if one of them is off the board, nothing happens.
    """

    fighter: FighterRef
    other: FighterRef
    takes_part: bool = False
    """The fighter that was in the combat is replaced by the other, which may be a teammate's."""


class Return(Node, frozen=True, tag_field="op", tag="return"):
    """Brings one defeated fighter of this name back with full health to a chosen space. `self` only in a combat.

    Asks: a space.
    Empty: if no fighter of this name is defeated, or no space matches, nothing happens.
    """

    who: FighterRef
    where: Spaces
    may: bool = False
    health: Annotated[int, Meta(ge=1, le=99)] | None = None
    """Comes back with this health instead of full health."""
    takes_part: bool | UnsetType = UNSET
    """Your fighter in the combat is replaced by it."""
    bind: Binding | UnsetType = UNSET
    """Remembers the fighter that came back."""


class Leave(Node, frozen=True, tag_field="op", tag="leave"):
    """Fighters leave the board without being defeated. Each comes back at the start of its owner's next turn.

    While away, they take no damage and cannot be chosen. A player without a fighter on the board at the end of an
    action is dormant until one comes back: they take no actions, do not draw or discard, and are not an opponent.
    Asks: the owner, for an empty space when the fighter comes back.
    Empty: fighters off the board cannot leave.
    """

    who: Target


class Hold(Node, frozen=True, tag_field="op", tag="hold"):
    """Until the end of this turn, fighters cannot leave their spaces: nothing moves, places or swaps them.

    Empty: fighters off the board are not held, unless all fighters are.
    """

    who: Target | UnsetType = UNSET
    """All fighters by default, also those that come to the board later."""


class MoveMarker(Node, frozen=True, tag_field="op", tag="move_marker"):
    """Moves your markers, never onto a space with the same marker; fighters do not matter.

    Asks: the destination; without `at`, first which marker moves next (by its space), or to stop.
    Empty: if nothing was chosen, or no space matches, it stays.
    """

    marker: Name
    at: Binding | None = None
    """The space of the marker that moves, chosen before. Without it, each marker may move once."""
    up_to: Amount | None = None
    """At most this many spaces along lines and passages, through everything; it may stay (FOG-4). Without it, to
    another space at any distance."""
    to: Spaces = Spaces(empty=False)
    """Where it may go; any space by default."""
    by: One = "you"
    """Who moves it."""
    bind: Binding | None = None
    """Remembers its new space; only with `at`."""


# ---- combat and turn -------------------------------------------------------------------------------------


class SetValue(Node, frozen=True, tag_field="op", tag="set_value"):
    """The value of a card of this combat becomes a number; additions still count.

    Empty: if no card was played, nothing happens.
    """

    to: Amount
    card: Literal["own", "opposing"] = "own"
    held: bool = False
    """No other card effect changes it in this combat, before or after; ability bonuses still count (EFF-7)."""
    fixed: bool | UnsetType = UNSET
    """Nothing else changes it in this combat, not even bonuses and boosts; it can still be ignored (EFF-3)."""


class AddValue(Node, frozen=True, tag_field="op", tag="add_value"):
    """Adds to the value of a card of this combat, or takes from it; no value is below 0.

    Empty: if no card was played, nothing happens.
    """

    amount: Change
    card: Literal["own", "opposing"] = "own"
    less: bool | UnsetType = UNSET
    """Takes the amount away instead."""


class SwapValues(Node, frozen=True, tag_field="op", tag="swap_values"):
    """The values of both cards of this combat, as they are now, are exchanged; later changes still count.

    Empty: unless both sides played a card, nothing happens.
    """


class IgnoreValue(Node, frozen=True, tag_field="op", tag="ignore_value"):
    """The value of a card of this combat counts as 0, whatever else changes it (EFF-3)."""

    card: Literal["own", "opposing"] = "opposing"


class SetPrinted(Node, frozen=True, tag_field="op", tag="set_printed"):
    """The printed value of a card of this combat counts as another number (EFF-2).

    Empty: if no card was played, nothing happens.
    """

    to: Amount
    card: Literal["own", "opposing"] = "opposing"


class FixValue(Node, frozen=True, tag_field="op", tag="fix_value"):
    """Until the end of this turn, every card you play has this value, whatever else changes it (EFF-7)."""

    to: Count


class UseAbility(Node, frozen=True, tag_field="op", tag="use_ability"):
    """Carries out what one of your abilities does at this timing, whichever of your fighters it is about.

    Its conditions count.
    """

    ability: Name


class ReplaceCard(Node, frozen=True, tag_field="op", tag="replace_card"):
    """A card of this combat returns to its player's hand and is replaced by another that its fighter may play.

    `own`: you may replace it with another card from your hand. `opposing`: you look at the opponent's hand and choose
    the card, which may be the same. The new card's effects happen at their timings.
    Asks: a card.
    Empty: for your own card, nothing happens if your hand is empty.
    """

    card: Literal["own", "opposing"] = "own"


class RedirectDamage(Node, frozen=True, tag_field="op", tag="redirect_damage"):
    """Combat damage that your fighter would take in this combat is dealt to the opposing fighter instead."""


class BonusAttack(Node, frozen=True, tag_field="op", tag="bonus_attack"):
    """Starts a second combat within this attack: the same two fighters, with the card's `bonus_attack` as attack.

    Empty: if one of the two was defeated, even if it has come back, or is off the board, nothing happens.
    """


class Boost(Node, frozen=True, tag_field="op", tag="boost"):
    """The player of a card of this combat boosts it from hand (BST-1).

    Asks: that player, for a card of their hand.
    Empty: if no card was played, or the hand is empty, nothing happens.
    """

    card: Literal["own", "opposing"] = "own"
    may: bool = True


class Cancel(Node, frozen=True, tag_field="op", tag="cancel"):
    """Cancels all unresolved effects of the opposing card of this combat (EFF-5); its value does not change."""


class GainAction(Node, frozen=True, tag_field="op", tag="gain_action"):
    """A player gains actions, if it is their turn; no turn has more than 20.

    Empty: if it is another player's turn, nothing happens.
    """

    count: Count = 1
    who: One = "you"


class EndTurn(Node, frozen=True, tag_field="op", tag="end_turn"):
    """Your turn ends: the rest of this action is skipped, played cards are discarded, remaining actions are lost.

    Effects at the end of the turn still happen, and so does the hand limit (TRN-3).
    Empty: if it is another player's turn, nothing happens, unless `whose: any`.
    """

    whose: Literal["you", "any"] | UnsetType = UNSET
    """`any`: the turn ends, whoever's it is. `you` by default."""


class SetToken(Node, frozen=True, tag_field="op", tag="set_token"):
    """Turns one of your tokens to a side."""

    token: Name
    to: Name


class Flip(Node, frozen=True, tag_field="op", tag="flip"):
    """Turns one of your tokens to its next side; the first side follows the last."""

    token: Name


class Gain(Node, frozen=True, tag_field="op", tag="gain"):
    """Adds to one of your counters, or takes from it.

    Empty: it stops at its maximum, and at 0.
    """

    counter: Name
    count: Change = 1


class Spend(Node, frozen=True, tag_field="op", tag="spend"):
    """You may take exactly this many from one of your counters; if you do, carries out the steps.

    Asks: yes or no, if the counter has enough.
    Empty: with less on the counter you cannot, and `else` is carried out.
    """

    counter: Name
    do: list[Step]
    count: Amount = 1
    otherwise: list[Step] = field(default_factory=list, name="else")


class SpendAny(Node, frozen=True, tag_field="op", tag="spend_any"):
    """You take any number from one of your counters, including none, and remember how many.

    With `lines`, at most as many as there are lines, and the line for that number is carried out.
    Asks: a number.
    """

    counter: Name
    bind: Binding | UnsetType = UNSET
    """Remembers how many; needed unless there are lines."""
    lines: Annotated[list[list[Step]], Meta(min_length=1, max_length=6)] | UnsetType = UNSET
    """The steps for 1, for 2 and so on: only those of the number taken."""
    by: One | UnsetType = UNSET
    """`you` by default. `opponent`: your opponent pays any number into your counter, as far as there is room (see
    `ransom`)."""


class Ransom(Node, frozen=True, tag_field="op", tag="ransom"):
    """Carries out the steps unless an opponent pays. What your counter lacks to its maximum is what they can pay with.

    If one pays, the price is added to your counter.
    Asks: one opponent after the other in turn order, that of the combat first: yes or no, until one pays.
    Empty: if the counter lacks less than the price, nobody can pay.
    """

    counter: Name
    do: list[Step]
    price: Annotated[int, Meta(ge=1, le=30)] = 1


Step = (
    If | May | ByPlayer | ChooseModes | BySymbol | Repeat | Block
    | ChooseFighter | ChooseSpace | ChooseCard | ChooseOpponent | ChooseNumber | NameNumber | RememberSpace
    | Draw | Discard | DiscardAny | DiscardCards | DiscardTop | LookAtHand | RevealHand | RevealTop | LookAtTop | Take
    | PutBack | PutBackAny | RevealCopies | Search
    | Damage | Recover | SetHealth | PreventDamage | KeepHealth | Move | Place | Swap | Return | Leave | Hold
    | MoveMarker
    | SetValue | AddValue | SwapValues | IgnoreValue | SetPrinted | FixValue | UseAbility | ReplaceCard | RedirectDamage
    | BonusAttack | Boost | Cancel | GainAction | EndTurn | SetToken | Flip | Gain | Spend | SpendAny | Ransom
)  # fmt: skip
