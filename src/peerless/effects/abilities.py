"""Abilities of character cards: one typed struct per kind. Their steps are those of `language`.

`docs/operations.md`, the reference for designers, is generated from the docstrings and the texts under fields.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from peerless.effects.language import Step
from peerless.effects.terms import Amount, Cond, FighterRef, Fighters, Name, Node

Moment = Literal[
    "setup", "start_of_turn", "end_of_turn", "after_maneuver", "immediately", "during_combat", "after_combat",
    "combat_over", "after_attack", "defeated", "damaged", "combat_damaged", "zone_left",
    "card_back",
]  # fmt: skip
MOMENT_MEANS: Final[dict[Moment, str]] = {
    "setup": "when your fighters have been placed (SET-6)",
    "start_of_turn": "before the first action of your turn (TRN-4)",
    "end_of_turn": "after the last action of your turn, before the hand limit",
    "after_maneuver": "at the end of your maneuver",
    "immediately": "at that timing in each of your combats, including bonus attacks",
    "during_combat": "at that timing in each of your combats, including bonus attacks",
    "after_combat": "at that timing in each of your combats, including bonus attacks",
    "combat_over": "in each of your combats, including bonus attacks: when all effects after it have been carried out",
    "after_attack": "when an attack you took part in is fully over: once, after its bonus attacks (CMB-6)",
    "defeated": "right after one of your fighters is defeated, unless this is already being carried out for it",
    "damaged": "right after one of your fighters lost health to damage, once for each time damage is dealt, whatever "
    "its size; unless this is already being carried out for it",
    "combat_damaged": "right after one of your fighters lost health to combat damage, before the effects after the "
    "combat",
    "zone_left": "right after an opposing hero went from a space that shares a zone with your hero to one that does "
    "not, even in the middle of a move, or before it leaves the board undefeated; whoever moves it, but not when your "
    "hero moves. `opposing` is the hero that left",
    "card_back": "right after a card of yours that another player discarded has come into your hand (see `lend`). "
    "`$card` is that card",
}

ABOUT_FIGHTER: Final = ("defeated", "damaged", "combat_damaged")
"""Moments about one fighter of yours."""


class Trigger(Node, frozen=True, tag_field="kind", tag="trigger"):
    """Steps that happen at a moment of the match. With a combat timing, it is one more effect at that timing."""

    at: Moment
    do: list[Step]
    cond: Cond | None = None
    fighter: FighterRef | None = None
    """With `defeated`, `damaged`, `combat_damaged` and combat timings: only for this fighter of yours."""
    may: bool = False
    """The player is asked first; a step with its own `may` does not need it."""


class Bonus(Node, frozen=True, tag_field="kind", tag="bonus"):
    """A continuous bonus to maneuvers, or to cards played in a role, counted when damage is computed."""

    to: Literal["attack", "defense", "maneuver", "maneuver_draw", "both"]
    """`maneuver_draw`: more cards are drawn at the beginning of a maneuver. `both`: attacks and defense cards."""
    amount: Amount
    by: FighterRef | Fighters | None = None
    """Only for cards this fighter plays, or these fighters, teammates' too; not for maneuvers."""
    cond: Cond | None = None


class AttackBoost(Node, frozen=True, tag_field="kind", tag="attack_boost"):
    """When this fighter attacks, its player may commit a second card face down. Its boost value is added at damage.

    The boost is lost if an effect of the attack card was actually canceled.
    """

    by: FighterRef


class BoostedPlace(Node, frozen=True, tag_field="kind", tag="boosted_place"):
    """In a boosted maneuver, this fighter may be placed on any empty space instead of moving (HOU-1)."""

    who: FighterRef


class MarkerLinks(Node, frozen=True, tag_field="kind", tag="marker_links"):
    """When this fighter moves, and for nothing else, any two spaces with the marker are adjacent (FOG-3)."""

    who: FighterRef
    marker: Name


class Symbols(Node, frozen=True, tag_field="kind", tag="symbols"):
    """Your symbol is the one of these keywords that the top card of your discard pile has.

    It is wild if that card has the wild keyword, or if the pile is empty: then it is any one of them.
    """

    keywords: Annotated[list[Name], Meta(min_length=2, max_length=6)]
    wild: Name | None = None


class Lend(Node, frozen=True, tag_field="kind", tag="lend"):
    """Your cards with this keyword change hands; any fighter may play them, whoever holds them.

    One that you played goes to the opponent's hand instead of your discard pile: to the other player of the combat, or
    to an opponent of your choice. There it is an ordinary card that everyone knows of. One that another player played
    goes to your discard pile; one that another player discards comes into your hand.
    Asks: with several opponents, which of them takes a scheme.
    """

    keyword: Name


class ShareDamage(Node, frozen=True, tag_field="kind", tag="share_damage"):
    """When this fighter would take damage of any kind, its player may assign any part of it to other fighters.

    A fighter takes at most as much as the health that this damage leaves it. What is not assigned stays.
    Asks: point by point, which fighter takes it.
    """

    of: FighterRef
    to: Fighters


Ability = Trigger | Bonus | AttackBoost | BoostedPlace | MarkerLinks | Symbols | Lend | ShareDamage
