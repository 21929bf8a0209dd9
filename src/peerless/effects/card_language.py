"""The choices of the effect language, and what it does with cards: one typed struct per operation.

Part of `language`, which has all operations; what is written here is documentation for designers as well.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from peerless.effects.terms import (
    Amount,
    Binding,
    Cards,
    Drawers,
    FighterRef,
    Fighters,
    Name,
    Node,
    One,
    OwnCards,
    Spaces,
    Who,
)

# ---- choices ---------------------------------------------------------------------------------------------


class ChooseFighter(Node, frozen=True, tag_field="op", tag="choose_fighter"):
    """Chooses one fighter and remembers it, or several.

    Asks: a fighter; with `up_to`, one after the other, or to stop.
    Empty: no fighter is remembered; steps that use it do nothing.
    """

    among: Fighters
    bind: Binding
    by: One = "you"
    may: bool = False
    up_to: Annotated[int, Meta(ge=2, le=6)] | UnsetType = UNSET
    """From none to this many different fighters, remembered as a set of fighters."""


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

    Asks: a card; with `up_to`, card by card, until the player stops.
    Empty: no card is remembered.
    """

    among: Cards | Binding
    bind: Binding
    by: One = "you"
    may: bool = False
    up_to: Annotated[int, Meta(ge=2, le=6)] | UnsetType = UNSET
    """Up to so many cards, or none, instead of one."""
    at_random: bool | UnsetType = UNSET
    """Chance chooses, and nobody is asked: one card of your discard pile, or of your opponent's hand, which is then
    revealed to everyone."""


class ChooseOpponent(Node, frozen=True, tag_field="op", tag="choose_opponent"):
    """Chooses the opponent for later steps. In a combat, it is the other player of the combat (FFA-3).

    Asks: a player, unless only one is left.
    Empty: if no opponent has such a fighter, there is none for later steps.
    """

    having: Fighters | UnsetType = UNSET
    """Only an opponent with such a fighter."""


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
    """You reveal the top cards of a deck to everyone and remember them. Not a draw.

    Empty: as many as there are; never exhausts.
    """

    count: Amount
    bind: Binding
    who: One | UnsetType = UNSET
    """Whose deck, `you` by default."""
    where: Literal["top", "bottom"] | UnsetType = UNSET
    """`bottom`: the lowest cards of the deck instead."""


class LookAtTop(Node, frozen=True, tag_field="op", tag="look_at_top"):
    """You look at the top cards of a deck and remember them. Not a draw.

    Empty: as many as there are; never exhausts.
    """

    count: Amount
    bind: Binding
    who: One | UnsetType = UNSET
    """Whose deck, `you` by default."""


class Take(Node, frozen=True, tag_field="op", tag="take"):
    """Takes your cards into your hand: chosen ones, or all matching cards of your discard pile. Not a draw.

    A chosen card of an opponent's hand can be taken only where cards change hands (see the ability `lend`).
    Empty: nothing happens.
    """

    who: One | UnsetType = UNSET
    """`opponent`: your opponent takes cards of their own discard pile."""
    cards: Cards | OwnCards
    """`own`: the card that is being carried out, if it is still in play; then it is not discarded."""


class PutBack(Node, frozen=True, tag_field="op", tag="put_back"):
    """Puts cards on top or at the bottom of their owner's deck, one by one, or shuffles them into it.

    Asks: card by card while the order matters; the last card is then the top or bottom card.
    Empty: nothing happens.
    """

    cards: Binding
    where: Literal["top", "bottom", "shuffled"] = "top"
    """`shuffled`: all at once, then the deck is shuffled."""


class PutBackAny(Node, frozen=True, tag_field="op", tag="put_back_any"):
    """You put any number of cards from your hand on top or at the bottom of your deck, one by one, maybe none.

    Asks: card by card, until you stop; the last card is then the top or bottom card.
    Empty: with an empty hand, nothing is asked.
    """

    bind: Binding
    """Remembers how many."""
    where: Literal["top", "bottom"] = "top"


class Search(Node, frozen=True, tag_field="op", tag="search"):
    """Takes a named card of yours from the first pile that contains it, face up; a searched deck is shuffled.

    Empty: if no pile contains it, a searched deck is still shuffled.
    """

    card: Name
    piles: list[Literal["discard", "deck"]]
