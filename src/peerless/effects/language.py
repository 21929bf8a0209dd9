"""The verbs of the effect language: one typed struct per operation; the nouns are in `terms`.

What a card file says is exactly one of these trees; anything else is refused with its place. The tree is
compiled to a flat program by `compiler`; nothing here is touched while a match runs.

The docstrings and the texts under fields are the reference for designers (`docs/operations.md` is made from them). A
docstring says what the operation does, a line `Asks:` what is asked of whom, a line `Empty:` what happens where there
is nothing to do it to.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from peerless.effects.terms import (
    Amount,
    Binding,
    Cards,
    Cond,
    Count,
    Drawers,
    FighterRef,
    Fighters,
    Name,
    Node,
    One,
    Spaces,
    Target,
    Who,
)

Timing = Literal[
    "immediately", "during_combat", "after_combat", "after_attack", "scheme", "boost_effect", "when_discarded",
    "when_played",
]  # fmt: skip
TIMING_MEANS: Final[dict[Timing, str]] = {
    "immediately": "right after the cards of a combat are revealed (CMB-1)",
    "during_combat": "before the combat damage (CMB-2)",
    "after_combat": "after the combat damage (CMB-4)",
    "after_attack": "when the attack is fully over (CMB-6); on a card of a bonus attack, when that is over",
    "scheme": "when the scheme is played (SCH-2)",
    "boost_effect": "when the card is used to boost, before its value is added (HOU-2)",
    "when_discarded": "when an opponent's effect discards the card, unless this very effect is being carried out",
    "when_played": "when the card is put into a combat, before the cards are revealed",
}

# ---- flow ------------------------------------------------------------------------------------------------


class If(Node, frozen=True, tag_field="op", tag="if"):
    """Carries out one branch; the condition is read at this moment."""

    cond: Cond
    then: list[Step]
    otherwise: list[Step] = field(default_factory=list, name="else")


class May(Node, frozen=True, tag_field="op", tag="may"):
    """Carries out the steps if the player wants it.

    Asks: yes or no, even where the steps could do nothing.
    """

    do: list[Step]
    by: One = "you"
    otherwise: list[Step] = field(default_factory=list, name="else")


class ChooseModes(Node, frozen=True, tag_field="op", tag="choose_modes"):
    """Chooses different modes first, all of them, then carries them out in the order chosen.

    Asks: mode after mode, by name.
    """

    modes: dict[Name, list[Step]]
    """Two to eight."""
    pick: Annotated[int, Meta(ge=1, le=6)] = 1
    by: One = "you"


class Repeat(Node, frozen=True, tag_field="op", tag="repeat"):
    """Carries out the steps a fixed number of times."""

    times: Annotated[int, Meta(ge=2, le=5)]
    do: list[Step]


class Block(Node, frozen=True, tag_field="op", tag="block"):
    """Steps that belong together: who is protected from a look at their hand stops these, not what comes after."""

    do: list[Step]


# ---- choices ---------------------------------------------------------------------------------------------


class ChooseFighter(Node, frozen=True, tag_field="op", tag="choose_fighter"):
    """Chooses one fighter and remembers it.

    Asks: a fighter.
    Empty: nobody is remembered; steps that name them do nothing.
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
    """Chooses one card of a pile, or of cards seen before, and remembers it. Only cards the chooser can see.

    Asks: a card.
    Empty: no card is remembered.
    """

    among: Cards | Binding
    bind: Binding
    by: One = "you"
    may: bool = False


class ChooseOpponent(Node, frozen=True, tag_field="op", tag="choose_opponent"):
    """Names the opponent that later steps mean. In a combat it is the other player of it (FFA-3).

    Asks: a player; not where only one is left.
    """


class ChooseNumber(Node, frozen=True, tag_field="op", tag="choose_number"):
    """Chooses a number from 0 up to a limit and remembers it.

    Asks: a number.
    """

    up_to: Amount
    """No more than 30, whatever is counted."""
    bind: Binding
    by: One = "you"


class NameNumber(Node, frozen=True, tag_field="op", tag="name_number"):
    """Names a number openly, from 0 to the highest printed value in the opponents' decks.

    Asks: a number.
    """

    bind: Binding | None = None
    """Remembers it; in a combat it is also kept for your card (`named_number`)."""


class RememberSpace(Node, frozen=True, tag_field="op", tag="remember_space"):
    """Remembers the space a fighter stands on.

    Empty: off the board there is none.
    """

    of: FighterRef
    bind: Binding


# ---- cards -----------------------------------------------------------------------------------------------


class Draw(Node, frozen=True, tag_field="op", tag="draw"):
    """Draws cards.

    Empty: each card missing exhausts: 2 damage to each of that player's fighters (DRW-2).
    """

    count: Amount
    who: Drawers = "you"
    """`both` are you and your opponent: they draw at once, so nobody falls first."""
    bind: Binding | None = None
    """Remembers the cards; only your own."""


class Discard(Node, frozen=True, tag_field="op", tag="discard"):
    """A player discards cards from hand: their own choice, or at random.

    Asks: card after card of the player who discards; not at random, nor where all must go.
    Empty: as many as there are.
    """

    count: Amount
    who: Who = "you"
    at_random: bool = False
    bind: Binding | None = None
    """Remembers the cards; not of several opponents."""


class DiscardAny(Node, frozen=True, tag_field="op", tag="discard_any"):
    """You discard any number of cards from your hand, none included, and remember them.

    Asks: card after card, until you stop.
    Empty: with an empty hand nothing is asked.
    """

    bind: Binding
    keyword: Name | None = None
    """Only cards with this keyword."""


class DiscardCards(Node, frozen=True, tag_field="op", tag="discard_cards"):
    """Discards cards chosen before.

    Empty: nothing was chosen, nothing happens.
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
    """You look at the whole hand of your opponent; nobody else does."""


class RevealHand(Node, frozen=True, tag_field="op", tag="reveal_hand"):
    """Your opponent reveals the whole hand to everyone. That is not looking at it."""


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
    """Takes your cards into your hand: chosen ones, or all of your discard pile that fit. Not a draw.

    Empty: nothing happens.
    """

    cards: Cards | Binding


class PutBack(Node, frozen=True, tag_field="op", tag="put_back"):
    """Puts cards on top or at the bottom of their owner's deck, one by one.

    Asks: card by card while the order matters; the last card ends up topmost or bottommost.
    Empty: nothing happens.
    """

    cards: Binding
    where: Literal["top", "bottom"] = "top"


class Search(Node, frozen=True, tag_field="op", tag="search"):
    """Takes a named card of yours from the first of the piles that holds it, openly; a searched deck is shuffled.

    Empty: no pile holds it: a deck that was searched is still shuffled.
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
    """Moves fighters one after another, each up to a number of spaces, each by its owner's movement rules.

    Asks: of several which one next, or to stop; then the space, where its own space means to stay.
    Empty: fighters off the board do not move.
    """

    who: Target
    up_to: Amount
    through: bool = False
    """May pass spaces held by fighters that oppose the moving one."""
    by: One = "you"
    """Who steers."""


class Place(Node, frozen=True, tag_field="op", tag="place"):
    """Puts one fighter on a chosen space; no path is needed (MOV-5).

    Asks: a space.
    Empty: off the board, or with no space that fits, it stays where it is.
    """

    who: Target
    where: Spaces = Spaces()
    """Any empty space unless stated."""
    may: bool = False
    by: One = "you"
    """Who chooses the space."""


class Swap(Node, frozen=True, tag_field="op", tag="swap"):
    """Two fighters exchange their spaces, as one change; no path, not a move.

    Empty: one of them is off the board: nothing happens.
    """

    fighter: FighterRef
    other: FighterRef
    takes_part: bool = False
    """The one that was in the combat is replaced in it by the other."""


class Return(Node, frozen=True, tag_field="op", tag="return"):
    """Brings one defeated fighter of this name back with full health to a chosen space. `self` only in a combat.

    Asks: a space.
    Empty: nobody of the name is defeated, or no space fits: nothing happens.
    """

    who: FighterRef
    where: Spaces
    may: bool = False
    health: Annotated[int, Meta(ge=1, le=99)] | None = None
    """With this health instead of the full."""


class Leave(Node, frozen=True, tag_field="op", tag="leave"):
    """Fighters leave the board without being defeated. Each comes back at the start of its owner's next turn.

    Away they take no damage and cannot be chosen. Whoever has no fighter on the board at the end of an action is
    dormant until one comes back: takes no actions, does not draw or discard, is nobody's opponent.
    Asks: when it comes back its owner, an empty space.
    Empty: fighters off the board cannot leave.
    """

    who: Target


class MoveMarker(Node, frozen=True, tag_field="op", tag="move_marker"):
    """Moves markers of yours, never onto a space that holds one of the same; a fighter there does not matter.

    Asks: the space it goes to; without `at` first, marker after marker, the space of the next one, or to stop.
    Empty: nothing was chosen, or no space fits: it stays.
    """

    marker: Name
    at: Binding | None = None
    """The space of the one that moves, chosen before. Without it each may move, once."""
    up_to: Amount | None = None
    """So many spaces along lines and passages, through everything, or none at all (FOG-4). Without it to another
    space at any distance."""
    to: Spaces = Spaces(empty=False)
    """Where it may come to lie: any space unless stated."""
    by: One = "you"
    """Who moves it."""
    bind: Binding | None = None
    """Remembers where it lies then; only with `at`."""


# ---- combat and turn -------------------------------------------------------------------------------------


class SetValue(Node, frozen=True, tag_field="op", tag="set_value"):
    """The value of a card of this combat becomes a number; what is added to it stays.

    Empty: no card was played, nothing happens.
    """

    to: Amount
    card: Literal["own", "opposing"] = "own"
    held: bool = False
    """No other card effect changes it in this combat, before or after; what abilities add still counts (EFF-7)."""


class AddValue(Node, frozen=True, tag_field="op", tag="add_value"):
    """Adds to the value of a card of this combat.

    Empty: no card was played, nothing happens.
    """

    amount: Amount
    card: Literal["own", "opposing"] = "own"


class IgnoreValue(Node, frozen=True, tag_field="op", tag="ignore_value"):
    """The value of a card of this combat counts as 0, whatever else changes it (EFF-3)."""

    card: Literal["own", "opposing"] = "opposing"


class SetPrinted(Node, frozen=True, tag_field="op", tag="set_printed"):
    """The printed value of a card of this combat is taken to be another number (EFF-2).

    Empty: no card was played, nothing happens.
    """

    to: Amount
    card: Literal["own", "opposing"] = "opposing"


class FixValue(Node, frozen=True, tag_field="op", tag="fix_value"):
    """Until the end of this turn every card you play has this value, whatever else changes it (EFF-7)."""

    to: Count


class ReplaceCard(Node, frozen=True, tag_field="op", tag="replace_card"):
    """A card of this combat goes back to its owner's hand and another that its fighter may play takes its place.

    `own`: you may put another card of your hand in its place. `opposing`: you look at the opponent's hand and choose
    the card, which may be the same. Effects of the new card come in their turn.
    Asks: a card.
    Empty: an empty hand, for your own: nothing happens.
    """

    card: Literal["own", "opposing"] = "own"


class RedirectDamage(Node, frozen=True, tag_field="op", tag="redirect_damage"):
    """Combat damage your fighter would take in this combat is dealt to the opposing fighter instead."""


class BonusAttack(Node, frozen=True, tag_field="op", tag="bonus_attack"):
    """A second combat inside this attack: the same two fighters, with the card's `bonus_attack` as attack.

    Empty: one of the two was defeated, even if it has come back, or is off the board: nothing happens.
    """


class Boost(Node, frozen=True, tag_field="op", tag="boost"):
    """The player of a card of this combat boosts it from hand (BST-1).

    Asks: that player, a card of their hand.
    Empty: no card was played, or the hand is empty: nothing happens.
    """

    card: Literal["own", "opposing"] = "own"
    may: bool = True


class Cancel(Node, frozen=True, tag_field="op", tag="cancel"):
    """Cancels all effects of the opposing card of this combat that have not resolved (EFF-5); its value stays."""


class GainAction(Node, frozen=True, tag_field="op", tag="gain_action"):
    """The player whose turn it is gains actions, if that is the player meant; no turn has more than 20.

    Empty: it is another player's turn: nothing happens.
    """

    count: Count = 1
    who: One = "you"


class EndTurn(Node, frozen=True, tag_field="op", tag="end_turn"):
    """Your turn ends: nothing else of this action happens, played cards are discarded, actions left are lost.

    What comes at the end of a turn still comes, the hand limit too (TRN-3).
    Empty: it is another player's turn: nothing happens.
    """


class SetToken(Node, frozen=True, tag_field="op", tag="set_token"):
    """Turns a token of yours to a side."""

    token: Name
    to: Name


class Flip(Node, frozen=True, tag_field="op", tag="flip"):
    """Turns a token of yours to its next side; the first follows the last."""

    token: Name


Step = (
    If | May | ChooseModes | Repeat | Block
    | ChooseFighter | ChooseSpace | ChooseCard | ChooseOpponent | ChooseNumber | NameNumber | RememberSpace
    | Draw | Discard | DiscardAny | DiscardCards | DiscardTop | LookAtHand | RevealHand | RevealTop | LookAtTop | Take
    | PutBack | Search
    | Damage | Recover | SetHealth | PreventDamage | Move | Place | Swap | Return | Leave | MoveMarker
    | SetValue | AddValue | IgnoreValue | SetPrinted | FixValue | ReplaceCard | RedirectDamage | BonusAttack | Boost
    | Cancel | GainAction | EndTurn | SetToken | Flip
)  # fmt: skip
