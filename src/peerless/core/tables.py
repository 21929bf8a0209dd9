"""`Tables`: everything printed that a match needs, as integer tables. Built once, never changed, shared by copies.

They are run-time data instead of module constants, because players bring their own heroes and boards. They are typed
attributes of one native class, because compiled code reads those just as fast.
"""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core.ids import BONUS_KINDS, MOMENTS


class Tables:
    """The board, fighters, cards, abilities and programs of one match-up, numbered."""

    def __init__(self) -> None:
        # match
        self.mode: i64 = 0
        self.edition: i64 = 0
        self.by_use: bool = False
        """ED-2, the option `versatile: by_use`: a versatile card counts as what it is played as."""
        self.turn_limit: i64 = 200
        self.auto: bool = True
        """Public choices with a single option are made automatically."""
        self.seats: i64 = 0
        self.side: list[int] = []
        """Seat -> side: the team, or the seat itself without teams."""
        self.viewer: list[int] = []
        """Seat -> viewer. Teammates are one viewer (TEAM-1); the spectator is the last."""
        self.viewers: i64 = 0
        # board
        self.spaces: i64 = 0
        self.high: list[int] = []
        """Space -> mask of lower spaces next to it (HIGH-1); empty without high ground."""
        self.adjacent: list[int] = []
        """Space -> mask of spaces joined to it by a line."""
        self.zone: list[int] = []
        """Space -> mask of all spaces that share a zone with it, including itself."""
        self.zones: list[int] = []
        """Space -> number of zones it belongs to."""
        self.steps: list[int] = []
        """Byte of a mask x its value -> spaces one step away: lines, and passages (PASS-1)."""
        self.lines: list[int] = []
        """The same without passages, for huge fighters (PASS-3)."""
        self.steps_back: list[int] = []
        """Like `steps`, but the spaces that lead there in one step; the same table without one-way lines (WAY-1)."""
        self.lines_back: list[int] = []
        """The same without passages."""
        self.belt: list[int] = []
        """Spaces of the conveyor belt in the order it runs (BELT-1); empty without one."""
        self.bin: i64 = 0
        """Mask of the spaces where a fighter at its end is placed."""
        self.start: list[int] = []
        """Start number - 1 -> space."""
        self.bits: list[list[int]] = []
        """Byte of a mask x its value -> the numbers of its set bits."""
        # fighters
        self.fighters: i64 = 0
        self.f_seat: list[int] = []
        self.f_kind: list[int] = []
        """0 for the hero, then the kinds of sidekicks."""
        self.f_ranged: list[int] = []
        self.f_huge: list[bool] = []
        self.f_health: list[int] = []
        self.f_off: list[bool] = []
        """Not on the board at the start."""
        self.f_most: list[int] = []
        """Maximum health by the edition (ED-3)."""
        self.hero: list[int] = []
        """Seat -> its hero."""
        self.seat_fighters: list[int] = []
        """Seat -> mask."""
        self.side_fighters: list[int] = []
        """Side -> mask."""
        self.heroes: i64 = 0
        """Mask of all heroes."""
        self.kinds: list[int] = []
        """Seat * 8 + kind -> mask."""
        self.move: list[int] = []
        """Seat -> move value."""
        # cards
        self.cards: i64 = 0
        self.c_def: list[int] = []
        self.c_seat: list[int] = []
        self.first_card: list[int] = []
        """Seat -> number of its first card; one more entry closes the last."""
        self.d_type: list[int] = []
        self.d_also: list[int] = []
        """The type it can be played as too, or 0."""
        self.d_also_if: list[int] = []
        """Condition to play it as that type, or NONE."""
        self.d_value: list[int] = []
        self.d_boost: list[int] = []
        self.d_kinds: list[int] = []
        """Mask of fighter kinds that may play it (CRD-2)."""
        self.d_words: list[int] = []
        """Mask of keywords."""
        self.d_firm: list[bool] = []
        """Its effects cannot be canceled (EFF-6)."""
        self.d_saves: list[int] = []
        """Mask of timings whose effect returns its own hero; in classic, a loss waits for them (WIN-2)."""
        self.d_saves_self: list[int] = []
        """The same for effects that return the fighter that played the card, hero or sidekick."""
        self.d_bonus: list[int] = []
        """Definition of its bonus attack, or NONE."""
        self.d_face_up: list[bool] = []
        self.hiding: list[int] = []
        """Seat -> definition of the card that protects its hand, or NONE."""
        self.lends: bool = False
        """Whether some card may come into another player's hand."""
        self.lent_by: list[int] = []
        """Seat -> the ability that lends its cards, or NONE."""
        self.lent_word: list[int] = []
        """Seat -> the keyword bit of the cards it lends."""
        self.foreign: list[list[int]] = []
        """Seat -> the cards of other sides that it may hold."""
        self.alike: list[int] = []
        """Seat -> mask of the seats with the same hero, whose keywords are the same."""
        self.first_hiding: list[int] = []
        """Seat -> a copy of it, to name as the source of the question."""
        self.highest: list[int] = []
        """Seat -> the highest printed value in its deck."""
        self.d_cond: list[int] = []
        self.d_against: list[int] = []
        """Condition to play it, or NONE."""
        self.d_program: list[int] = []
        """Definition * TIMINGS + timing -> program, or NONE."""
        self.first_def: list[int] = []
        """Seat -> number of its first definition."""
        # tokens
        self.token_sides: list[int] = []
        """Token -> number of sides; those of a counter are its numbers from 0 on."""
        self.token_start: list[int] = []
        """Token -> the side it shows at the start."""
        self.counters: list[bool] = []
        """Token -> whether it is a counter."""
        self.first_token: list[int] = []
        # markers: tokens on spaces; markers of one kind and seat are interchangeable
        self.markers: i64 = 0
        """Kinds, of all seats together."""
        self.marker_count: list[int] = []
        """Kind -> number of markers."""
        self.first_marker: list[int] = []
        """Seat -> number of its first kind; one more entry closes the last."""
        self.marker_cell: i64 = 0
        """Position of the markers in the cells."""
        self.f_link: list[int] = []
        """Fighter -> kind of markers whose spaces are one step apart for it (FOG-3), or NONE."""
        self.leaves: bool = False
        """Whether some effect lets fighters leave the board undefeated."""
        self.records: i64 = 0
        """What has to be recorded of a turn, because some effect asks for it (`fighters`)."""
        # abilities
        self.a_seat: list[int] = []
        self.triggers: list[list[int]] = [[] for _ in range(MOMENTS)]
        """Moment * seats + seat -> trigger numbers (filled in by the builder)."""
        self.g_program: list[int] = []
        self.g_ability: list[int] = []
        self.g_cond: list[int] = []
        self.g_kinds: list[int] = []
        """Trigger -> mask of fighter kinds it is about; all bits for any."""
        self.watchers: i64 = 0
        """Mask of seats that notice when an opposing hero leaves the zones of theirs."""
        self.bonuses: list[list[int]] = [[] for _ in range(BONUS_KINDS)]
        """Kind * seats + seat -> bonus numbers."""
        self.b_amount: list[int] = []
        self.b_cond: list[int] = []
        self.b_kinds: list[int] = []
        self.b_among: list[int] = []
        self.b_ability: list[int] = []
        self.placed: list[int] = []
        """Seat -> mask of fighter kinds that a boosted maneuver may place (HOU-1)."""
        self.committers: list[int] = []
        """Seat -> mask of fighter kinds whose attacks may be boosted face down."""
        self.commit_ability: list[int] = []
        self.sharers: i64 = 0
        """Mask of fighters whose damage may be shared."""
        self.share_with: list[int] = []
        """Seat -> the fighters that may take some of it (expression), or NONE."""
        self.share_ability: list[int] = []
        # programs
        self.code: list[int] = []
        self.x: list[int] = []
        """Expression nodes."""
        self.p_start: list[int] = []
        self.p_registers: list[int] = []
        self.p_cards: list[list[int]] = []
        """Program -> registers that hold sets of cards (relabeled with them)."""
        self.p_reads: list[int] = []
        self.p_writes: list[int] = []
        """Program -> what it reads and writes (`effects.footprint`); empty if no two effects can wait at once."""
        self.g_reads: list[int] = []
        """Trigger -> what its program and its condition read."""
        # names, for notation and views; never read while a match runs
        self.board_id: str = ""
        self.space_ids: list[str] = []
        self.zone_ids: list[str] = []
        self.space_zones: list[list[str]] = []
        self.fighter_ids: list[str] = []
        self.fighter_slugs: list[str] = []
        self.hero_ids: list[str] = []
        self.def_ids: list[str] = []
        self.card_ids: list[str] = []
        """Card -> `hero.card`."""
        self.ability_ids: list[str] = []
        self.token_ids: list[str] = []
        self.token_side_ids: list[list[str]] = []
        self.marker_ids: list[str] = []
        self.labels: list[str] = []
        """Names of modes, referred to by programs."""
        self.program_paths: list[str] = []
        self.step_starts: list[int] = []
        """Start of the instructions of each step, in ascending order."""
        self.step_ids: list[str] = []
        """The paths of these steps in their cards and abilities: `effects.during_combat[0]`."""
        self.hashes: dict[str, str] = {}
        """Content id -> hash, for records and saves."""
        self.settings: str = ""
        """The settings that made these tables, as canonical JSON."""


# ---- sets of cards ----
# A set is a mask over the cards a seat may hold: those of its own deck, then the lendable cards of the others.


def number_in(t: Tables, seat: i64, card: i64) -> i64:
    """The number of a card among those that a seat may hold."""
    if t.c_seat[card] == seat:
        return card - t.first_card[seat]
    foreign = t.foreign[seat]
    number = own_cards(t, seat)
    for other in foreign:
        if other == card:
            return number
        number += 1
    raise ValueError(card)


def card_numbered(t: Tables, seat: i64, number: i64) -> i64:
    """The card with a number among those that a seat may hold."""
    own = own_cards(t, seat)
    return t.first_card[seat] + number if number < own else t.foreign[seat][number - own]


def own_cards(t: Tables, seat: i64) -> i64:
    """How many cards the deck of a seat has."""
    return t.first_card[seat + 1] - t.first_card[seat]


def holdable(t: Tables, seat: i64) -> i64:
    """How many cards a seat may hold."""
    return own_cards(t, seat) + len(t.foreign[seat])


def is_lendable(t: Tables, card: i64) -> bool:
    """Whether a card goes to another player once its owner has played it."""
    return t.lent_by[t.c_seat[card]] != -1 and (t.d_words[t.c_def[card]] >> t.lent_word[t.c_seat[card]]) & 1 == 1


def cards_of_mask(t: Tables, mask: i64, seat: i64) -> list[int]:
    """The cards of a set."""
    out: list[int] = []
    number: i64 = 0
    while mask:
        if mask & 1:
            out.append(card_numbered(t, seat, number))
        mask >>= 1
        number += 1
    return out
