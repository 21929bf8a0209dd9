"""Enumerations as plain integers, because compiled loops should not compare objects.

A *source* is the cause of a question, damage or term: a card number, `ABILITY` plus an ability number, or `RULE`.
"""

from typing import Final

RULES_VERSION: Final = 5  # raised when the same answers could lead to a different match


def _names(by_constant: dict[int, str]) -> tuple[str, ...]:
    """Names as a tuple indexed by the constants, which count from 0 without gaps."""
    if list(by_constant) != list(range(len(by_constant))):
        raise ValueError(f"constants {list(by_constant)} are not in order")
    return tuple(by_constant.values())


NONE: Final = -1
RULE: Final = -1
ABILITY: Final = 1000

# Piles of a seat; PLAY holds cards on the table that are not discarded yet.
HAND: Final = 0
DECK: Final = 1  # the last card of the list is the top
DISCARD: Final = 2  # the last card of the list is the top
PLAY: Final = 3
PILES: Final = 4

# Card types, as bits of what a card can be played as.
AS_ATTACK: Final = 1
AS_DEFENSE: Final = 2
AS_VERSATILE: Final = 3
AS_SCHEME: Final = 4

# Timings of effects, the first four in the order of a combat (CMB).
IMMEDIATELY: Final = 0
DURING: Final = 1
AFTER: Final = 2
AFTER_ATTACK: Final = 3
SCHEME: Final = 4
BOOST_EFFECT: Final = 5
WHEN_DISCARDED: Final = 6
WHEN_PLAYED: Final = 7
TIMINGS: Final = 8  # slots per card
TIMING_NAMES: Final = _names(
    {
        IMMEDIATELY: "immediately",
        DURING: "during_combat",
        AFTER: "after_combat",
        AFTER_ATTACK: "after_attack",
        SCHEME: "scheme",
        BOOST_EFFECT: "boost_effect",
        WHEN_DISCARDED: "when_discarded",
        WHEN_PLAYED: "when_played",
    }
)

# Moments at which abilities act; the first four are the combat timings.
AT_SETUP: Final = 4
AT_TURN_START: Final = 5
AT_TURN_END: Final = 6
AT_MANEUVER_END: Final = 7
AT_DEFEAT: Final = 8
AT_DAMAGE: Final = 9
AT_COMBAT_END: Final = 10
AT_COMBAT_DAMAGE: Final = 11
AT_ZONE_LEFT: Final = 12
AT_CARD_BACK: Final = 13
MOMENTS: Final = 14
MOMENT_NAMES: Final = _names(
    {
        IMMEDIATELY: "immediately",
        DURING: "during_combat",
        AFTER: "after_combat",
        AFTER_ATTACK: "after_attack",
        AT_SETUP: "setup",
        AT_TURN_START: "start_of_turn",
        AT_TURN_END: "end_of_turn",
        AT_MANEUVER_END: "after_maneuver",
        AT_DEFEAT: "defeated",
        AT_DAMAGE: "damaged",
        AT_COMBAT_END: "combat_over",
        AT_COMBAT_DAMAGE: "combat_damaged",
        AT_ZONE_LEFT: "zone_left",
        AT_CARD_BACK: "card_back",
    }
)

# What a continuous bonus adds to.
TO_ATTACK: Final = 0
TO_DEFENSE: Final = 1
TO_MANEUVER: Final = 2
TO_DRAW: Final = 3  # the cards drawn in a maneuver
BONUS_KINDS: Final = 4

# Modes and editions; `catalog.settings` has their names and requirements.
DUEL: Final = 0
TEAMS: Final = 1
FREE_FOR_ALL: Final = 2
CURRENT: Final = 0
CLASSIC: Final = 1


def seat_name(seat: int) -> str:
    """`p1` for the first seat."""
    return f"p{seat + 1}"


# Status bits of a seat.
OUT: Final = 1
HAD_TURN: Final = 2
RESIGNED: Final = 4
DORMANT: Final = 8  # no fighter on the board, but one that is away and not defeated

# Signals beyond the moments of abilities; each is followed by what it is about.
SIG_DISCARDED: Final = 100  # a card, whose own effect reacts
SIG_CARD_BACK: Final = 102  # a card that another player discarded, in its owner's hand again
SIG_END_TURN: Final = 101  # a seat, whose turn is cut short

# What a decision asks; the value of an option is read accordingly.
ASK_NOTHING: Final = 0
ASK_ACTION: Final = 1
ASK_BOOST: Final = 2  # a card from hand, or NONE
ASK_COMMIT: Final = 3  # a card to boost an attack face down, or NONE
ASK_DEFENSE: Final = 4  # a card, or NONE
ASK_FIGHTER: Final = 5  # a fighter, or NONE where declining is allowed
ASK_MOVER: Final = 6  # the next fighter to move, or NONE when done
ASK_SPACE: Final = 7  # a space, or NONE where declining is allowed
ASK_CARD: Final = 8  # a card, or NONE where declining is allowed
ASK_MODE: Final = 9
ASK_YES_NO: Final = 10  # 1 or 0
ASK_ORDER: Final = 11  # which of your own effects comes first
ASK_OPPONENT: Final = 12  # a seat
ASK_DISCARD: Final = 13  # a card from your own hand
ASK_PUT_BACK: Final = 14  # the next card to put back on the deck
ASK_PLACE: Final = 15  # a start space for a sidekick or a marker
ASK_NUMBER: Final = 16
ASK_NAMES: Final = _names(
    {
        ASK_NOTHING: "nothing",
        ASK_ACTION: "action",
        ASK_BOOST: "boost",
        ASK_COMMIT: "commit_boost",
        ASK_DEFENSE: "defense",
        ASK_FIGHTER: "fighter",
        ASK_MOVER: "mover",
        ASK_SPACE: "space",
        ASK_CARD: "card",
        ASK_MODE: "mode",
        ASK_YES_NO: "yes_no",
        ASK_ORDER: "order",
        ASK_OPPONENT: "opponent",
        ASK_DISCARD: "discard",
        ASK_PUT_BACK: "put_back",
        ASK_PLACE: "place_sidekick",
        ASK_NUMBER: "number",
    }
)

# Options of ASK_ACTION are packed: kind, card, fighter, target.
ACT_MANEUVER: Final = 0
ACT_SCHEME: Final = 1
ACT_ATTACK: Final = 2

# How a match ended.
RUNNING: Final = 0
WON: Final = 1
DRAWN: Final = 2
NOT_OVER: Final = 0
BY_CHECKPOINT: Final = 1
BY_DEFEAT: Final = 2
BY_TEAM: Final = 3
BY_LAST_HERO: Final = 4
BY_RESIGNATION: Final = 5
BY_TURN_LIMIT: Final = 6
BY_AGREEMENT: Final = 7
REASONS: Final = _names(
    {
        NOT_OVER: "",
        BY_CHECKPOINT: "WIN-1",
        BY_DEFEAT: "WIN-2",
        BY_TEAM: "TEAM-6",
        BY_LAST_HERO: "FFA-5",
        BY_RESIGNATION: "resignation",
        BY_TURN_LIMIT: "TRN-7",
        BY_AGREEMENT: "agreement",
    }
)

# Damage kinds.
COMBAT_DAMAGE: Final = 0
EFFECT_DAMAGE: Final = 1
EXHAUSTION: Final = 2

# Why a card is discarded.
AS_COST: Final = 0
BY_EFFECT: Final = 1
AS_BOOST: Final = 2
BY_LIMIT: Final = 3
AS_PLAYED: Final = 4

# Terms of a combat value (EFF-7), see `values`.
T_SET: Final = 1
T_ADD: Final = 2
T_IGNORE: Final = 3
T_BONUS: Final = 4
T_BOOST: Final = 5
T_COMMIT: Final = 6
T_PRINTED: Final = 7
T_FIXED: Final = 8  # from here on terms of the side, for any card
T_HELD: Final = 9  # becomes, and no card changes it
T_GROUND: Final = 10  # of the board
T_LOCKED: Final = 11  # becomes, and nothing changes it; of the card
T_SWAPPED: Final = 12  # becomes, with everything added before; of the card
T_STRIDE: Final = 4

ANY_KIND: Final = 7  # more than any hero has, so only a mask of all kinds has this bit

# Modifiers kept in the state: kind, two numbers, the combat they end with (or THIS_TURN).
MOD_PREVENT: Final = 1  # mask of fighters, COMBAT_DAMAGE, EFFECT_DAMAGE or NONE for all damage, combat
MOD_FIX: Final = 2  # seat, value, THIS_TURN
MOD_REDIRECT: Final = 3  # mask of fighters, who takes it instead, combat
MOD_KEPT: Final = 4  # seat and slot, the number a card remembers, combat
MOD_SHARED: Final = 5  # who takes it * 64 + for whom (NONE: shared in full), how much, NONE: until it is dealt
MOD_HELD: Final = 6  # mask of fighters that cannot leave their spaces, NONE, THIS_TURN
MOD_MANEUVERED: Final = 7  # mask of seats, NONE, THIS_TURN
MOD_WON: Final = 8  # seat, NONE, THIS_TURN: once for each combat
MOD_HURT: Final = 9  # mask of fighters that lost health to damage, NONE, THIS_TURN
MOD_FLOOR: Final = 10  # mask of fighters, the health that damage leaves them, THIS_TURN
MOD_KEPT_CARDS: Final = 11  # like MOD_KEPT, for a set of the seat's cards
KEPT_SLOTS: Final = 64  # that a card can keep; the seat times this many, plus the slot
MOD_MOST: Final = 12  # mask of fighters, the most combat damage they take, combat
MOD_LEAVING: Final = 13  # mask of fighters about to leave the board, 0, NONE: until they do
THIS_TURN: Final = -2
MOD_STRIDE: Final = 4

# Kinds of frames: everything that can wait (see `frames` for what each holds).
F_SETUP: Final = 1
F_TURN: Final = 2
F_TRIGGERS: Final = 3
F_MANEUVER: Final = 4
F_MOVE: Final = 5
F_SCHEME: Final = 6
F_COMBAT: Final = 7
F_EFFECT: Final = 8
F_DISCARD: Final = 9
F_BOOST: Final = 10
F_RIDE: Final = 11
F_SHARE: Final = 12
F_WALK: Final = 13
