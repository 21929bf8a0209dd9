"""The notation: short texts for seats, fighters, cards, sources and options. Records store answers in it.

An option is a few words, such as `attack the_jabberwock king_arthur jaws_that_bite`, depending on the kind of decision.
"""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

from peerless.core.errors import IllegalAnswer, UnreadableAnswer
from peerless.core.frames import E_PC, MOVE_FIGHTER, RIDE_COUNT, RIDE_FIGHTER, TRIG_MOMENT, TRIG_SEAT
from peerless.core.ids import (
    ABILITY,
    ACT_MANEUVER,
    ACT_SCHEME,
    ASK_ACTION,
    ASK_BOOST,
    ASK_CARD,
    ASK_COMMIT,
    ASK_DEFENSE,
    ASK_DISCARD,
    ASK_FIGHTER,
    ASK_MODE,
    ASK_MOVER,
    ASK_NAMES,
    ASK_NUMBER,
    ASK_OPPONENT,
    ASK_ORDER,
    ASK_PLACE,
    ASK_PUT_BACK,
    ASK_SPACE,
    DORMANT,
    F_MOVE,
    F_RIDE,
    F_TRIGGERS,
    NONE,
    OUT,
    RESIGNED,
)
from peerless.core.ids import seat_name as seat_name  # noqa: PLC0414 - part of the notation
from peerless.core.state import State
from peerless.core.tables import Tables
from peerless.messages.message import Message
from peerless.rules import legal
from peerless.rules.combat import order_source

Status = Literal["playing", "dormant", "out", "resigned"]
DECLINING: Final = ("none", "no", "pass", "done", "skip", "no_boost", "no_defense")


def seat_status(s: State, seat: i64) -> Status:
    bits = s.status(seat)
    if bits & RESIGNED:
        return "resigned"
    if bits & OUT:
        return "out"
    return "dormant" if bits & DORMANT else "playing"


def winners(t: Tables, side: i64) -> list[str]:
    """The seats of the winning side; none for a draw (NONE)."""
    return [seat_name(seat) for seat in range(int(t.seats)) if t.side[seat] == side]


def card_id(t: Tables, card: i64) -> str:
    """The id of a card within its deck."""
    return t.def_ids[t.c_def[card]]


def held_card_id(t: Tables, seat: i64, card: i64) -> str:
    """The id of a card in a hand; that of another player with its hero, or with its seat if both play that hero."""
    owner = t.c_seat[card]
    if owner == seat:
        return card_id(t, card)
    return f"{seat_name(owner) if t.hero_ids[owner] == t.hero_ids[seat] else t.hero_ids[owner]}.{card_id(t, card)}"


def full_card_id(t: Tables, card: i64) -> str:
    """`hero.card`."""
    return t.card_ids[card]


def source_id(t: Tables, source: i64) -> str:
    """The source of a question, damage or term: `hero.card`, `hero:ability`, or empty for a rule."""
    if source >= ABILITY:
        ability = source - ABILITY
        return f"{t.hero_ids[t.a_seat[ability]]}:{t.ability_ids[ability]}"
    return full_card_id(t, source) if source >= 0 else ""


def option_text(s: State, option: i64) -> str:
    """One option of the open decision."""
    t = s.t
    kind = s.ask_kind
    if kind == ASK_ACTION:
        act = legal.act_kind(option)
        if act == ACT_MANEUVER:
            return "maneuver"
        card = card_id(t, legal.act_card(option))
        fighter = t.fighter_ids[legal.act_fighter(option)]
        if act == ACT_SCHEME:
            return f"scheme {card} {fighter}"
        return f"attack {fighter} {t.fighter_ids[legal.act_target(option)]} {card}"
    if kind in (ASK_SPACE, ASK_PLACE):
        return "none" if option == NONE else t.space_ids[option]
    if kind in (ASK_BOOST, ASK_COMMIT):
        return "no_boost" if option == NONE else f"boost {card_id(t, option)}"
    if kind == ASK_DEFENSE:
        return "no_defense" if option == NONE else f"defend {card_id(t, option)}"
    if kind == ASK_MOVER:
        return "done" if option == NONE else f"move {t.fighter_ids[option]}"
    if kind == ASK_FIGHTER:
        return "none" if option == NONE else t.fighter_ids[option]
    if kind == ASK_CARD:
        return "none" if option == NONE else card_id(t, option)
    if kind == ASK_DISCARD:
        return f"discard {card_id(t, option)}"
    if kind == ASK_PUT_BACK:
        return f"put_back {card_id(t, option)}"
    if kind == ASK_MODE:
        return t.labels[t.code[s.stack[s.fp + E_PC] + 4] + option]
    if kind == ASK_NUMBER:
        return str(option)
    if kind == ASK_OPPONENT:
        return seat_name(option)
    if kind == ASK_ORDER:
        return "effect " + source_id(t, _order_source(s, option))
    return "yes" if option else "no"


def _order_source(s: State, option: i64) -> i64:
    if s.stack[s.fp] != F_TRIGGERS:
        return order_source(s, option)
    t = s.t
    found = t.triggers[s.stack[s.fp + TRIG_MOMENT] * t.seats + s.stack[s.fp + TRIG_SEAT]]
    return ABILITY + t.g_ability[found[option]]


class Option:
    """A parsed option; words that it does not have are empty."""

    def __init__(self, verb: str, word: str) -> None:
        self.verb = verb
        """For an action: `maneuver`, `scheme` or `attack`."""
        self.word = word
        """What is chosen: a card, fighter, space, seat or source, or a word that declines."""
        self.fighter = ""
        self.target = ""


def parse_option(kind: str, text: str) -> Option:
    """Parse an option, as `option_texts` writes it, for a kind of decision (`ASK_NAMES`)."""
    words = text.split()
    if kind != ASK_NAMES[ASK_ACTION]:
        numbered = len(words) > 1 and words[-1].isdecimal()  # options with the same text
        return Option("", words[-2] if numbered else words[-1])
    option = Option(words[0], "")
    if option.verb == "attack":
        option.fighter, option.target, option.word = words[1], words[2], words[3]
    elif option.verb == "scheme":
        option.word, option.fighter = words[1], words[2]
    return option


def option_texts(s: State) -> list[str]:
    """All options of the open decision, in order; equal texts are numbered."""
    texts = [option_text(s, option) for option in s.options]
    if len(set(texts)) < len(texts):
        return [f"{text} {i + 1}" if texts.count(text) > 1 else text for i, text in enumerate(texts)]
    return texts


def find_option(s: State, text: str) -> int:
    """The index of the option a text means (`find_written`)."""
    return find_written(s, text)[0]


def find_written(s: State, text: str) -> tuple[int, str]:
    """The option that a text means: its index, and its notation.

    Spaces and case do not matter; `p1.alice` and `alice` are the same. The last word is enough if it is unambiguous
    (`feint` for `defend feint`), and any declining word declines.
    """
    written = option_texts(s)
    index = written.index(text) if text in written else _meant(s, text, written)
    return index, written[index]


def _meant(s: State, text: str, written: list[str]) -> int:
    """The index of the option that an unusual spelling means."""
    wanted = normal(s.t, text)
    texts = [normal(s.t, option) for option in written]
    if wanted in texts:
        return texts.index(wanted)
    if wanted in DECLINING:
        if s.ask_kind == ASK_SPACE and s.stack[s.fp] == F_MOVE:
            return s.options.index(s.place(s.stack[s.fp + MOVE_FIGHTER]))  # not to move is to stay (MOV-6)
        if s.stack[s.fp] == F_RIDE and s.stack[s.fp + RIDE_COUNT] == 0:
            return s.options.index(s.place(s.stack[s.fp + RIDE_FIGHTER]))
        declining = [i for i, option in enumerate(texts) if option in DECLINING]
        if declining:
            return declining[0]
        rule = "TRN-1" if s.ask_kind == ASK_ACTION else "EFF-1"
        raise IllegalAnswer(Message("error-answer-declining"), rule).quoting(text)
    if s.ask_kind != ASK_ACTION:
        kind = ASK_NAMES[s.ask_kind]
        short = [i for i, option in enumerate(texts) if parse_option(kind, option).word == wanted]
        if len(short) == 1:
            return short[0]
    raise UnreadableAnswer(Message("error-answer-not-offered-here")).quoting(text)


def normal(t: Tables, text: str) -> str:
    """Lower case, single spaces, fighters by their names in this match."""
    words = text.lower().split()
    return " ".join(_fighter_name(t, word) for word in words)


def _fighter_name(t: Tables, word: str) -> str:
    fighter = find_fighter(t, word)
    return t.fighter_ids[fighter] if fighter != NONE else word


def find_fighter(t: Tables, word: str) -> int:
    """A fighter by its name, with or without its seat; NONE if no fighter or several have it."""
    if word in t.fighter_ids:
        return t.fighter_ids.index(word)
    for f in range(int(t.fighters)):
        if word == f"{seat_name(t.f_seat[f])}.{t.fighter_slugs[f]}":
            return f
    return NONE


def find_space(t: Tables, word: str) -> int:
    return t.space_ids.index(word) if word in t.space_ids else NONE


def find_card(t: Tables, seat: i64, word: str) -> int:
    """The definition of a card of a seat's deck by its id, or NONE."""
    name = word.removeprefix(t.hero_ids[seat] + ".")
    last = t.first_def[seat + 1] if seat + 1 < t.seats else len(t.def_ids)
    for d in range(t.first_def[seat], last):
        if t.def_ids[d] == name:
            return d
    return NONE
