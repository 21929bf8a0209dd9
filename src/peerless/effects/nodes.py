"""Numbers of the compiled language: operations of programs and kinds of expression nodes.

An instruction is OP_SIZE integers: the operation and its operands. An expression node is X_SIZE integers: its kind
and operands; an operand that refers to another node holds that node's index.
"""

from typing import Final

OP_SIZE: Final = 8
X_SIZE: Final = 8

# operations; operands in order
O_END: Final = 0
O_JUMP: Final = 1  # target
O_UNLESS: Final = 2  # condition, target
O_YES_NO: Final = 3  # by, target if no
O_MODES: Final = 4  # pick, modes, register, first label, by, target when done; the targets of the modes follow as data
O_FIGHTER: Final = 5  # fighters, register, by, may
O_SPACE: Final = 6  # spaces, register, by, may
O_CARD: Final = 7  # cards, register, by, may
O_OPPONENT: Final = 8
O_EACH_FOE: Final = 9  # register (of two), target when all are done
O_DRAW: Final = 10  # who, amount
O_DISCARD: Final = 11  # who, amount, random, register
O_DISCARD_CARDS: Final = 12  # cards
O_DISCARD_TOP: Final = 13  # who, amount, register
O_LOOK_HAND: Final = 14
O_LOOK_TOP: Final = 15  # amount, register
O_TAKE: Final = 16  # cards
O_PUT_BACK: Final = 17  # register, bottom
O_SEARCH: Final = 18  # definition of the hero, pile, target when found
O_DAMAGE: Final = 19  # fighters, amount, register dealt, register defeated
O_RECOVER: Final = 20  # fighters, amount
O_SET_HEALTH: Final = 21  # fighters, amount
O_PREVENT: Final = 22  # fighters, damage kind
O_MOVE: Final = 23  # fighters, amount, through, by
O_PLACE: Final = 24  # fighters, register of the space
O_RETURN: Final = 25  # fighters, register of the space
O_SET_VALUE: Final = 26  # opposing, amount
O_ADD_VALUE: Final = 27  # opposing, amount
O_IGNORE: Final = 28  # opposing
O_BOOST: Final = 29  # opposing, may
O_CANCEL: Final = 30
O_GAIN: Final = 31  # who, count
O_TOKEN: Final = 32  # token of the hero, side
O_FLIP: Final = 33  # token of the hero
OP_NAMES: Final = (
    "end", "jump", "unless", "yes_no", "modes", "fighter", "space", "card", "opponent", "each_foe", "draw", "discard",
    "discard_cards", "discard_top", "look_hand", "look_top", "take", "put_back", "search", "damage", "recover",
    "set_health", "prevent", "move", "place", "return", "set_value", "add_value", "ignore", "boost", "cancel", "gain",
    "token", "flip",
)  # fmt: skip

YOU: Final = 0
OPPONENT: Final = 1

# fighters -> mask
X_SELF: Final = 1
X_OPPOSING: Final = 2
X_KIND: Final = 3  # mask of kinds, of the owner
X_FIGHTER_REG: Final = 4  # register
X_FIGHTERS: Final = 5  # side, kind, adjacent to, in zone of, flags, besides, standing on (spaces node)
X_ON_BOARD: Final = 6  # fighters
ANY_SIDE: Final = 0
FRIENDLY: Final = 1
OPPOSING_SIDE: Final = 2
YOURS: Final = 3
KIND_HERO: Final = 100
KIND_SIDEKICK: Final = 101
OF_COMBAT: Final = 1
DEFEATED: Final = 2

# spaces -> mask
X_SPACES: Final = 10  # empty, in zone of, adjacent to fighters, adjacent to spaces, besides
X_SPACE_REGS: Final = 11  # up to six registers, NONE where unused

# cards -> list
X_CARDS: Final = 20  # pile, who, definition, type, keyword bit, besides register
X_CARD_REG: Final = 21  # register

# amounts
X_NUMBER: Final = 30  # number
X_NUMBER_REG: Final = 31  # register
X_COUNT_CARDS: Final = 32  # cards, times
X_COUNT_FIGHTERS: Final = 33  # fighters, times
X_BOOST_CARDS: Final = 34  # cards, times
X_BOOST_PLAYED: Final = 35  # opposing, times
X_PRINTED: Final = 36  # opposing, times
X_COMBAT_DAMAGE: Final = 37  # times

# conditions
X_WON: Final = 50
X_LOST: Final = 51
X_YOUR_TURN: Final = 52
X_OPPONENT_PLAYED: Final = 53
X_IS: Final = 54  # fighters, kind
X_MOVED: Final = 55  # fighters
X_ADJACENT: Final = 56  # fighters, fighters
X_SAME_ZONE: Final = 57  # fighters, fighters
X_HEALTH: Final = 58  # fighters, at least, at most
X_DEFEATED: Final = 59  # fighters
X_TOKEN: Final = 60  # token of the hero, side
X_COMPARE: Final = 61  # amount, at least, at most
X_ROLE: Final = 62  # 0 attacking, 1 defending
X_NOT: Final = 63  # condition
X_ALL: Final = 64  # up to six conditions, NONE where unused
X_ANY: Final = 65
X_EXISTS: Final = 66  # fighters
