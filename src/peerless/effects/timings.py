"""When the effects of cards happen."""

from __future__ import annotations

from typing import Final, Literal

Timing = Literal[
    "immediately", "during_combat", "after_combat", "after_attack", "scheme", "boost_effect", "when_discarded",
    "when_played", "turned_up", "completes",
]  # fmt: skip
TIMING_MEANS: Final[dict[Timing, str]] = {
    "immediately": "right after the cards of a combat are revealed (CMB-1)",
    "during_combat": "before the combat damage (CMB-2)",
    "after_combat": "after the combat damage (CMB-4)",
    "after_attack": "when the attack is fully over (CMB-6); on a card of a bonus attack, when that is over",
    "scheme": "when the scheme is played (SCH-2)",
    "boost_effect": "when the card is used to boost, before its value is added (HOU-2)",
    "when_discarded": "when an opponent's effect discards the card, unless this same effect is being carried out",
    "when_played": "when the card is put into a combat, before the cards are revealed",
    "turned_up": "when the card of a side deck is turned up, right after it joins the row",
    "completes": "when the card joins the row after a combat, and the row then has exactly enough symbols",
}
