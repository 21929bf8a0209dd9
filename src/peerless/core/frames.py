"""The layout of each kind of frame: positions of its integers relative to the frame's base.

A frame is [kind, base of the frame below, step, …]. Everything that can wait is a frame: set-up, turn, actions,
combats, effects and triggers, so a state can be copied, saved and searched in the middle of any of them.
"""

from typing import Final

KIND: Final = 0
BELOW: Final = 1
STEP: Final = 2

# F_SETUP
SETUP_SEAT: Final = 3
SETUP_FIGHTER: Final = 4
SETUP_SIZE: Final = 5

# F_TURN
TURN_SIZE: Final = 3

# F_TRIGGERS: abilities of one seat that act at one moment, in an order the seat chooses
TRIG_MOMENT: Final = 3
TRIG_SEAT: Final = 4
TRIG_PENDING: Final = 5  # bits over the seat's triggers of that moment
TRIG_FIGHTER: Final = 6  # the fighter it is about, or NONE
TRIG_SIZE: Final = 7

# F_MANEUVER
MAN_BOOST: Final = 3
MAN_BOOSTED: Final = 4
MAN_SIZE: Final = 5

# F_MOVE: fighters that may move, one after another
MOVE_SEAT: Final = 3  # the seat that moves them
MOVE_LEFT: Final = 4  # mask of fighters not moved yet
MOVE_DISTANCE: Final = 5
MOVE_HOW: Final = 6  # MOVE_THROUGH_FIGHTERS, MOVE_AWAY, MOVE_THROUGH_SIDEKICKS
MOVE_FIGHTER: Final = 7  # the one being moved, or NONE
MOVE_SOURCE: Final = 8
MOVE_PLACED: Final = 9  # mask of fighters that may be placed anywhere instead
MOVE_SIZE: Final = 10
MOVE_THROUGH_FIGHTERS: Final = 1  # opposing ones
MOVE_AWAY: Final = 2  # may not stay where it is if it can move
MOVE_THROUGH_SIDEKICKS: Final = 4  # opposing ones, but no heroes
MOVE_THROUGH: Final = 5  # whom it may move through

# F_RIDE: a fighter that moves and remembers whom it passes
RIDE_SEAT: Final = 3  # the seat that moves it
RIDE_FIGHTER: Final = 4
RIDE_LEFT: Final = 5  # spaces it may still move
RIDE_AT: Final = 6  # the space it has come to; it is on the board where it started
RIDE_PASSED: Final = 7  # mask of the opposing fighters it has passed
RIDE_VIA: Final = 8  # their spaces in order, six bits each
RIDE_COUNT: Final = 9  # how many
RIDE_REGISTER: Final = 10  # absolute stack index of the set of fighters
RIDE_SOURCE: Final = 11
RIDE_SIZE: Final = 12

# F_WALK: a hero that moves where others notice which zones it leaves
WALK_SEAT: Final = 3  # the seat that moves it
WALK_FIGHTER: Final = 4
WALK_GOAL: Final = 5
WALK_AT: Final = 6  # the space it has come to
WALK_STANDS: Final = 7  # its space on the board, which is an earlier one if another fighter is there
WALK_SOURCE: Final = 8  # where a move has it
WALK_LEFT: Final = 9  # spaces it may still move
WALK_THROUGH: Final = 10
WALK_SIZE: Final = 11

# F_SHARE: a seat shares damage among its fighters before it is dealt
SHARE_MASK: Final = 3  # the fighters it is dealt to
SHARE_AMOUNT: Final = 4
SHARE_KIND: Final = 5
SHARE_SOURCE: Final = 6
SHARE_TIMES: Final = 7  # how often it is dealt when it has been shared; 0 if the step that waits deals it
SHARE_LEFT: Final = 8  # mask of the fighters whose damage has not been shared yet
SHARE_FIGHTER: Final = 9  # the one whose damage is being shared, or NONE
SHARE_SIZE: Final = 10

# F_SCHEME
SCHEME_CARD: Final = 3
SCHEME_FIGHTER: Final = 4
SCHEME_SIZE: Final = 5

# F_DISCARD: a seat discards cards of its own choice
DIS_SEAT: Final = 3
DIS_LEFT: Final = 4
DIS_CAUSE: Final = 5  # AS_COST, BY_EFFECT, BY_LIMIT
DIS_BY: Final = 6  # the seat behind the effect
DIS_SOURCE: Final = 7
DIS_REGISTER: Final = 8  # absolute stack index of the card set that collects them, or NONE
DIS_SIZE: Final = 9

# F_COMBAT: pairs are attacker, defender
C_SEAT: Final = 3
C_FIGHTER: Final = 5  # who takes part now
C_CARD: Final = 7
C_CANCELED: Final = 9  # bit of each timing whose card effect is canceled; REALLY if any of them existed
C_DONE: Final = 11  # bit of each timing whose card effect has resolved; abilities from bit 8
C_VALUE: Final = 13  # frozen when damage is computed
C_COMMIT: Final = 15  # a card committed face down to boost, or NONE
C_DAMAGE: Final = 17  # combat damage dealt by the attack
C_REVEALED: Final = 18
C_TERMS: Final = 19  # where this combat's terms begin
C_OUTER: Final = 20  # the combat around this one, or NONE
C_WORKED_OUT: Final = 21  # 1 once damage has been dealt and the winner is known
C_TAKEN: Final = 22  # damage each fighter has taken in this combat
C_BOOSTS: Final = 24  # masks over a seat's cards: used to boost the card of this side by its own effects
C_NAMED: Final = 26  # a number named for the card, plus one
C_BONUS: Final = 28  # 1 for a bonus attack, which is part of another card
C_REPLACED: Final = 29  # who has replaced the card: bit 0 its own player, bit 1 the opponent
C_FELL: Final = 31  # 1 for each fighter that was defeated while it took part, even if it has come back
C_SIZE: Final = 33
REALLY: Final = 1 << 7

# F_BOOST: a card with an effect is used to boost
B_CARD: Final = 3
B_SIDE: Final = 4  # whose card of the combat it boosts, or NONE for a maneuver
B_OWN: Final = 5  # 1 if an effect of the boosted card itself lets its player boost
B_SIZE: Final = 6

# F_ROW: a card that was turned up, or joins the row after a combat
ROW_CARD: Final = 3
ROW_FIGHTER: Final = 4  # the fighter its effects are about
ROW_FOE: Final = 5
ROW_SIZE: Final = 6

# F_EFFECT
E_PC: Final = 3
E_PROGRAM: Final = 4
E_SEAT: Final = 5
E_SOURCE: Final = 6
E_FIGHTER: Final = 7
E_FOE: Final = 8
E_REGISTERS: Final = 9
