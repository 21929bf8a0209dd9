"""Abilities of character cards: one typed struct per kind. Their steps are those of `language`.

The docstrings and the texts under fields are the reference for designers (`docs/operations.md` is made from them).
"""

from __future__ import annotations

from typing import Final, Literal

from peerless.effects.language import Step
from peerless.effects.terms import Amount, Cond, FighterRef, Name, Node

Moment = Literal[
    "setup", "start_of_turn", "end_of_turn", "after_maneuver", "immediately", "during_combat", "after_combat",
    "after_attack", "defeated",
]  # fmt: skip
MOMENT_MEANS: Final[dict[Moment, str]] = {
    "setup": "when your fighters have been placed (SET-6)",
    "start_of_turn": "before the first action of your turn (TRN-4)",
    "end_of_turn": "after the last action of your turn, before the hand limit",
    "after_maneuver": "at the end of a maneuver of yours",
    "immediately": "in that window of each combat of yours, a bonus attack included",
    "during_combat": "in that window of each combat of yours, a bonus attack included",
    "after_combat": "in that window of each combat of yours, a bonus attack included",
    "after_attack": "when an attack you took part in is fully over: once, after its bonus attacks (CMB-6)",
    "defeated": "right after a fighter of yours was defeated, unless it is being carried out for that fighter",
}


class Trigger(Node, frozen=True, tag_field="kind", tag="trigger"):
    """Steps that happen at a moment of the match. With a timing of combat it is one more effect of that window."""

    at: Moment
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
    """Only for cards this fighter plays; not for maneuvers."""
    cond: Cond | None = None


class AttackBoost(Node, frozen=True, tag_field="kind", tag="attack_boost"):
    """When this fighter attacks, its player may commit a second card face down; its boost value joins at damage.

    It is lost if an effect of the attack card was really canceled.
    """

    by: FighterRef


class BoostedPlace(Node, frozen=True, tag_field="kind", tag="boosted_place"):
    """In a maneuver that was boosted this fighter may be placed on any empty space instead of moving (HOU-1)."""

    who: FighterRef


class MarkerLinks(Node, frozen=True, tag_field="kind", tag="marker_links"):
    """For every movement of this fighter, and for nothing else, any two spaces with the marker are adjacent (FOG-3)."""

    who: FighterRef
    marker: Name


Ability = Trigger | Bonus | AttackBoost | BoostedPlace | MarkerLinks
