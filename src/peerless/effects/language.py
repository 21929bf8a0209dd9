"""The verbs of the effect language: one typed struct per operation; the nouns are in `terms`.

A card file contains exactly such trees; anything else is refused with its position. `compiler` compiles the tree to a
flat program, and a match uses only that.

`docs/operations.md`, the reference for designers, is generated from the docstrings and the texts under fields. A
docstring says what the operation does, a line `Asks:` what it asks and whom, a line `Empty:` what happens if there is
nothing to apply it to.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from peerless.effects.terms import (
    Amount,
    Binding,
    Cards,
    Change,
    Cond,
    Count,
    Drawers,
    FighterRef,
    Fighters,
    Name,
    Node,
    One,
    OwnCards,
    Spaces,
    Target,
    Who,
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


# ---- choices ---------------------------------------------------------------------------------------------


class ChooseFighter(Node, frozen=True, tag_field="op", tag="choose_fighter"):
    """Chooses one fighter and remembers it.

    Asks: a fighter.
    Empty: no fighter is remembered; steps that use it do nothing.
    """

    among: Fighters
    bind: Binding
    by: One = "you"
    may: bool = False


class ChooseSpace(Node, frozen=True, tag_field="op", tag="choose_space"):
    """Chooses one space and remembers it.

    Asks: a space.
    Empty: no space is remembered.
    """

    among: Spaces
    bind: Binding
    by: One = "you"
    may: bool = False


class ChooseCard(Node, frozen=True, tag_field="op", tag="choose_card"):
    """Chooses one card of a pile, or of cards seen before, and remembers it. The chooser must be able to see the cards.

    Asks: a card.
    Empty: no card is remembered.
    """

    among: Cards | Binding
    bind: Binding
    by: One = "you"
    may: bool = False


class ChooseOpponent(Node, frozen=True, tag_field="op", tag="choose_opponent"):
    """Chooses the opponent for later steps. In a combat, it is the other player of the combat (FFA-3).

    Asks: a player, unless only one is left.
    """


class ChooseNumber(Node, frozen=True, tag_field="op", tag="choose_number"):
    """Chooses a number from 0 up to a limit and remembers it.

    Asks: a number.
    """

    up_to: Amount
    """At most 30, whatever the amount."""
    bind: Binding
    by: One = "you"


class NameNumber(Node, frozen=True, tag_field="op", tag="name_number"):
    """Names a number openly, from 0 to the highest printed value in the opponents' decks.

    Asks: a number.
    """

    bind: Binding | None = None
    """Remembers it; in a combat it is also stored with your card (`named_number`)."""


class RememberSpace(Node, frozen=True, tag_field="op", tag="remember_space"):
    """Remembers the space of a fighter.

    Empty: a fighter off the board has no space; none is remembered.
    """

    of: FighterRef
    bind: Binding


# ---- cards -----------------------------------------------------------------------------------------------


class Draw(Node, frozen=True, tag_field="op", tag="draw"):
    """Draws cards.

    Empty: each missing card deals 2 damage to each of that player's fighters (DRW-2).
    """

    count: Amount
    who: Drawers = "you"
    """`both`: you and your opponent draw at the same time, so neither takes exhaustion damage first."""
    bind: Binding | None = None
    """Remembers the cards; only your own."""


class Discard(Node, frozen=True, tag_field="op", tag="discard"):
    """A player discards cards from their hand, by choice or at random.

    Asks: the player who discards, card by card, unless it is at random or the whole hand must go.
    Empty: as many as there are.
    """

    count: Amount
    who: Who = "you"
    at_random: bool = False
    bind: Binding | None = None
    """Remembers the cards; not possible with several opponents."""


class DiscardAny(Node, frozen=True, tag_field="op", tag="discard_any"):
    """You discard any number of cards from your hand, including none, and remember them.

    Asks: card by card, until you stop.
    Empty: with an empty hand, nothing is asked.
    """

    bind: Binding
    keyword: Name | None = None
    """Only cards with this keyword."""


class DiscardCards(Node, frozen=True, tag_field="op", tag="discard_cards"):
    """Discards cards chosen before.

    Empty: if nothing was chosen, nothing happens.
    """

    cards: Binding


class DiscardTop(Node, frozen=True, tag_field="op", tag="discard_top"):
    """Discards from the top of a deck, face up. Not a draw.

    Empty: as many as there are; never exhausts.
    """

    count: Amount = 1
    who: One = "you"
    bind: Binding | None = None
    """Remembers the cards."""


class LookAtHand(Node, frozen=True, tag_field="op", tag="look_at_hand"):
    """You look at your opponent's whole hand; nobody else sees it."""


class RevealHand(Node, frozen=True, tag_field="op", tag="reveal_hand"):
    """Your opponent reveals their whole hand to everyone. This does not count as looking at it."""


class RevealTop(Node, frozen=True, tag_field="op", tag="reveal_top"):
    """You reveal the top cards of your deck to everyone and remember them. Not a draw.

    Empty: as many as there are; never exhausts.
    """

    count: Amount
    bind: Binding


class LookAtTop(Node, frozen=True, tag_field="op", tag="look_at_top"):
    """You look at the top cards of your deck and remember them. Not a draw.

    Empty: as many as there are; never exhausts.
    """

    count: Amount
    bind: Binding


class Take(Node, frozen=True, tag_field="op", tag="take"):
    """Takes your cards into your hand: chosen ones, or all matching cards of your discard pile. Not a draw.

    Empty: nothing happens.
    """

    cards: Cards | OwnCards
    """`own`: the card that is being carried out, if it is still in play; then it is not discarded."""


class PutBack(Node, frozen=True, tag_field="op", tag="put_back"):
    """Puts cards on top or at the bottom of their owner's deck, one by one.

    Asks: card by card while the order matters; the last card is then the top or bottom card.
    Empty: nothing happens.
    """

    cards: Binding
    where: Literal["top", "bottom"] = "top"


class Search(Node, frozen=True, tag_field="op", tag="search"):
    """Takes a named card of yours from the first pile that contains it, face up; a searched deck is shuffled.

    Empty: if no pile contains it, a searched deck is still shuffled.
    """

    card: Name
    piles: list[Literal["discard", "deck"]]


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
    kind: Literal["all", "combat"] = "all"
    """`combat` prevents only the combat damage of this combat, `all` also the damage of effects until it ends."""


class Move(Node, frozen=True, tag_field="op", tag="move"):
    """Moves fighters one after another, each up to a number of spaces, by its owner's movement rules.

    Asks: with several fighters, which one moves next, or to stop; then the space. Its own space means it stays.
    Empty: fighters off the board do not move.
    """

    who: Target
    up_to: Amount
    through: bool = False
    """May move through spaces occupied by opposing fighters."""
    by: One = "you"
    """Who chooses the space."""
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
    """The fighter that was in the combat is replaced by the other."""


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


class AddValue(Node, frozen=True, tag_field="op", tag="add_value"):
    """Adds to the value of a card of this combat, or takes from it; no value is below 0.

    Empty: if no card was played, nothing happens.
    """

    amount: Change
    card: Literal["own", "opposing"] = "own"


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


class ReplaceCard(Node, frozen=True, tag_field="op", tag="replace_card"):
    """A card of this combat returns to its owner's hand and is replaced by another that its fighter may play.

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
    Empty: if it is another player's turn, nothing happens.
    """


class SetToken(Node, frozen=True, tag_field="op", tag="set_token"):
    """Turns one of your tokens to a side."""

    token: Name
    to: Name


class Flip(Node, frozen=True, tag_field="op", tag="flip"):
    """Turns one of your tokens to its next side; the first side follows the last."""

    token: Name


class Gain(Node, frozen=True, tag_field="op", tag="gain"):
    """Adds to one of your counters.

    Empty: it stops at its maximum.
    """

    counter: Name
    count: Amount = 1


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

    Asks: a number.
    """

    counter: Name
    bind: Binding


Step = (
    If | May | ChooseModes | BySymbol | Repeat | Block
    | ChooseFighter | ChooseSpace | ChooseCard | ChooseOpponent | ChooseNumber | NameNumber | RememberSpace
    | Draw | Discard | DiscardAny | DiscardCards | DiscardTop | LookAtHand | RevealHand | RevealTop | LookAtTop | Take
    | PutBack | Search
    | Damage | Recover | SetHealth | PreventDamage | Move | Place | Swap | Return | Leave | MoveMarker
    | SetValue | AddValue | IgnoreValue | SetPrinted | FixValue | ReplaceCard | RedirectDamage | BonusAttack | Boost
    | Cancel | GainAction | EndTurn | SetToken | Flip | Gain | Spend | SpendAny
)  # fmt: skip
