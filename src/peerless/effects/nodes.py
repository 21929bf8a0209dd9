"""Numbers of the compiled language: operations of programs and kinds of expression nodes.

An instruction is OP_SIZE integers: the operation and its operands. An expression node is X_SIZE integers: its kind
and operands; an operand that refers to another node holds that node's index.
"""

from typing import Final

OP_SIZE: Final = 8
X_SIZE: Final = 8
MOST_NUMBER: Final = 30  # the highest number a player can choose, so that decisions have few options
MOST_MODES: Final = 8  # of one choice

# operations; operands in order
O_END: Final = 0
O_JUMP: Final = 1  # target
O_UNLESS: Final = 2  # condition, target
O_YES_NO: Final = 3  # by, target if no
O_MODES: Final = 4  # pick, modes, register, first label, by, target when done, amount to pick (0: pick); data follow:
# the targets of the modes
O_FIGHTER: Final = 5  # fighters, register, by, may, 1 + register of a set it joins (0: none), 1 if the set begins here
O_SPACE: Final = 6  # spaces, register, by, may
O_CARD: Final = 7  # cards, register, by, may (or BY_CHANCE), told to its owner, one more, target if there are no more
O_NUMBER: Final = 8  # amount (NONE: the highest printed value), register, by, at most (0: no limit), kept for the card
O_OPPONENT: Final = 9  # fighters one of which is theirs (NONE: any opponent)
O_EACH_FOE: Final = 10  # register (of two), target when all are done
O_REMEMBER: Final = 11  # fighters, register
O_DRAW: Final = 12  # who, amount, register
O_DISCARD: Final = 13  # who, amount, random, register
O_DISCARD_ANY: Final = 14  # cards, register
O_DISCARD_CARDS: Final = 15  # cards
O_DISCARD_TOP: Final = 16  # who, amount, register
O_LOOK_HAND: Final = 17  # target if stopped
O_REVEAL_HAND: Final = 18
O_REVEAL_TOP: Final = 19  # amount, register, who, 1 from the bottom
O_LOOK_TOP: Final = 20  # amount, register, who
O_TAKE: Final = 21  # cards, 1 if their owner takes them
O_PUT_BACK: Final = 22  # register, where, register of the drawn cards they are among (NONE: any of the hand)
O_SEARCH: Final = 23  # definition of the hero, pile, target when found
O_REVEAL_COPIES: Final = 24  # how many, target if not
O_PUT_BACK_ANY: Final = 25  # where, register of how many, 1 to begin
O_DAMAGE: Final = 26  # fighters, amount, registers: dealt, defeated, the damaged fighters, its targets
O_RECOVER: Final = 27  # fighters, amount
O_SET_HEALTH: Final = 28  # fighters, amount
O_PREVENT: Final = 29  # fighters, damage kind, the most that is not prevented (NONE: nothing is left)
O_KEEP_HEALTH: Final = 30  # fighters, amount
O_MOVE: Final = 31  # fighters, amount, how (MOVE_…), by, register of the fighters passed
O_PLACE: Final = 32  # fighters, register of the space
O_RETURN: Final = 33  # fighters, register of the space, health, takes part, register
O_SWAP: Final = 34  # fighters, other fighters, takes part
O_LEAVE: Final = 35  # fighters
O_HOLD: Final = 36  # fighters (NONE: all)
O_SET_VALUE: Final = 37  # opposing, amount, held, fixed
O_ADD_VALUE: Final = 38  # opposing, amount, 1 to take away
O_IGNORE: Final = 39  # opposing
O_SET_PRINTED: Final = 40  # opposing, amount
O_BOOST: Final = 41  # opposing, may
O_REPLACE: Final = 42  # opposing
O_CANCEL: Final = 43
O_REDIRECT: Final = 44
O_BONUS_ATTACK: Final = 45
O_FIX_VALUE: Final = 46  # value
O_GAIN: Final = 47  # who, count
O_TOKEN: Final = 48  # token of the hero, side
O_FLIP: Final = 49  # token of the hero
O_END_TURN: Final = 50  # 1: whoever's it is
O_MOVE_MARKER: Final = 51  # marker of the hero, register of its space, amount (NONE: any), spaces, by, register
O_COUNTER: Final = 52  # counter, amount, 1 to take away
O_SPEND: Final = 53  # counter, amount, target if not
O_SYMBOL: Final = 54  # register, symbols, cases, first label, their symbols in base 8, whether a symbol has no case
O_KEEP: Final = 55  # register, slot of the combat, 1 for a set of cards
O_RECALL: Final = 56  # register, slot of the combat, 1 for a set of cards
O_RANSOM: Final = 57  # counter, price, target if paid, register of the seats asked
O_BY_PLAYER: Final = 58  # target if another player than its owner played the card
O_SWAP_VALUES: Final = 59
OP_NAMES: Final = (
    "end", "jump", "unless", "yes_no", "modes", "fighter", "space", "card", "number", "opponent", "each_foe",
    "remember", "draw", "discard", "discard_any", "discard_cards", "discard_top", "look_hand", "reveal_hand",
    "reveal_top", "look_top", "take", "put_back", "search", "reveal_copies", "put_back_any", "damage", "recover",
    "set_health", "prevent", "keep_health", "move", "place", "return", "swap", "leave", "hold", "set_value",
    "add_value", "ignore", "set_printed", "boost", "replace", "cancel", "redirect", "bonus_attack", "fix_value",
    "gain", "token", "flip", "end_turn", "move_marker", "counter", "spend", "symbol", "keep", "recall", "ransom",
    "by_player", "swap_values",
)  # fmt: skip

BY_CHANCE: Final = 2  # instead of 1, for what may be declined

YOU: Final = 0
OPPONENT: Final = 1
BOTH: Final = 2  # of a draw

# fighters -> mask
X_SELF: Final = 1
X_OPPOSING: Final = 2
X_KIND: Final = 3  # mask of kinds, of the owner
X_FIGHTER_REG: Final = 4  # register
X_FIGHTERS: Final = 5  # side, kind, adjacent to, in zone of, flags, besides, standing on (spaces node)
X_FREE: Final = 6  # fighters that can leave their spaces
X_FOE_HERO: Final = 7
X_SET_REG: Final = 8  # register of a set of fighters
ANY_SIDE: Final = 0
FRIENDLY: Final = 1
OPPOSING_SIDE: Final = 2
YOURS: Final = 3
KIND_HERO: Final = 100
KIND_SIDEKICK: Final = 101
OF_COMBAT: Final = 1
DEFEATED: Final = 2
FLANKED: Final = 4  # times how many fighters of the owner are adjacent, at least

# spaces -> mask
X_SPACES: Final = 10  # empty, in zone of, adjacent to fighters, adjacent to spaces, besides, only these, marker
X_SPACE_REGS: Final = 11  # up to six registers, NONE where unused

# cards -> list
X_CARDS: Final = (
    20  # pile, who (and USED_TO_BOOST, TOP, ONLY_FOR), definition, type, keyword bit, besides register, value
)
USED_TO_BOOST: Final = 2
TOP: Final = 4
ONLY_FOR: Final = 8  # from this bit on a kind of fighter, plus one
X_CARD_REG: Final = 21  # register
X_PLAYED: Final = 22  # the card that is being carried out

# amounts
X_NUMBER: Final = 30  # number
X_NUMBER_REG: Final = 31  # register
X_COUNT_CARDS: Final = 32  # cards, times
X_COUNT_FIGHTERS: Final = 33  # fighters, times
X_BOOST_CARDS: Final = 34  # cards, times
X_BOOST_PLAYED: Final = 35  # opposing, times
X_PRINTED: Final = 36  # opposing (OUTER: of the combat around this one), times
OUTER: Final = 2
X_COMBAT_DAMAGE: Final = 37  # times
X_DAMAGE_TAKEN: Final = 38  # times
X_NAMED: Final = 39  # times
X_ZONES: Final = 40  # fighters, times
X_TIMES: Final = 41  # register, times
X_COUNTER: Final = 42  # counter, times, 1 for what it lacks to its maximum
X_VALUE: Final = 43  # opposing, times
X_LENT: Final = 44  # each opponent, times

# conditions
X_WON: Final = 50
X_LOST: Final = 51
X_YOUR_TURN: Final = 52
X_OPPONENT_PLAYED: Final = 53
X_IS: Final = 54  # fighters, kind
X_MOVED: Final = 55  # fighters
X_ADJACENT: Final = 56  # fighters, fighters, at the start of the turn
X_SAME_ZONE: Final = 57  # fighters, fighters, at the start of the turn
X_HEALTH: Final = 58  # fighters, at least, at most, fighters with more health (NONE: any)
X_DEFEATED: Final = 59  # fighters
X_TOKEN: Final = 60  # token of the hero, side
X_COMPARE: Final = 61  # amount, at least, at most
X_ROLE: Final = 62  # 0 attacking, 1 defending
X_NOT: Final = 63  # condition
X_ALL: Final = 64  # up to six conditions, NONE where unused
X_ANY: Final = 65
X_EXISTS: Final = 66  # fighters
X_EQUAL: Final = 67  # amount, amount
X_SPACE_LEFT: Final = 68  # spaces
X_ON_MARKER: Final = 69  # fighters, marker of the hero, at the start of the turn
X_FIRST_ACTION: Final = 70
X_ACTION_NUMBER: Final = 71  # number
X_CHOSEN: Final = 72  # register
X_SYMBOL: Final = 73  # symbols, which of them
X_HIGHER: Final = 75  # amount, amount
X_SYMBOLS: Final = 74  # keyword bit of the wild one, keyword bits of up to six symbols
X_MANEUVERED: Final = 76
X_WON_BEFORE: Final = 77
X_TOOK_DAMAGE: Final = 78  # fighters
X_PLAYED_TYPE: Final = 79  # opposing, type
X_KEYWORD: Final = 80  # cards (NONE: of the combat), opposing, keyword bit
