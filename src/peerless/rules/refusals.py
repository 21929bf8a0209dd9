"""Why an answer is refused: which rule stands against it. Asked only after the answer was found not to be offered."""

from __future__ import annotations

from peerless.core.errors import AnswerError, IllegalAnswer, UnreadableAnswer
from peerless.core.frames import C_FIGHTER, MOVE_DISTANCE, MOVE_FIGHTER
from peerless.core.ids import (
    AS_ATTACK,
    AS_DEFENSE,
    AS_SCHEME,
    ASK_ACTION,
    ASK_BOOST,
    ASK_CARD,
    ASK_COMMIT,
    ASK_DEFENSE,
    ASK_DISCARD,
    ASK_FIGHTER,
    ASK_MOVER,
    ASK_PLACE,
    ASK_SPACE,
    F_MOVE,
    NONE,
)
from peerless.core.movement import reachable, share_zone
from peerless.core.state import State
from peerless.effects.expr import may_play
from peerless.rules import legal
from peerless.rules.markers import asked_distance, asked_marker
from peerless.rules.notation import find_card, find_fighter, find_option, find_space, option_texts, seat_name


def find(s: State, text: str) -> int:
    """The index of the option a text means; otherwise the refusal, with its rule."""
    try:
        return find_option(s, text)
    except UnreadableAnswer:
        raise refusal(s, text) from None


def refusal(s: State, text: str) -> AnswerError:
    """Names the first rule that stands against an answer that is not offered."""
    words = text.lower().split()
    kind = s.ask_kind
    if not words:
        return UnreadableAnswer("an empty answer")
    if kind == ASK_ACTION:
        return _action(s, text, words)
    if len(words) > 1:
        try:
            meant = option_texts(s)[find_option(s, words[-1])]
        except AnswerError:
            pass
        else:
            return UnreadableAnswer(f"'{text}': write '{meant}'")  # no rule stands against it
    if kind == ASK_DEFENSE:
        fighter = s.stack[s.fp + C_FIGHTER + 1]
        return _card(s, text, words[-1], fighter, AS_DEFENSE, "ATK-4")
    if kind in (ASK_SPACE, ASK_PLACE):
        return _space(s, text, words[-1])
    if kind in (ASK_BOOST, ASK_COMMIT):
        return _held(s, text, words[-1], "MAN-3" if s.ask_source < 0 else "BST-1")
    if kind == ASK_DISCARD:
        return _held(s, text, words[-1], "TRN-3" if s.ask_source < 0 else "EFF-1")
    if kind in (ASK_FIGHTER, ASK_MOVER):
        return _fighter(s, text, words[-1])
    if kind == ASK_CARD:
        return IllegalAnswer(f"'{text}': not among the cards this effect lets you choose", "EFF-1")
    return UnreadableAnswer(f"'{text}' is not an answer to this question")


def _action(s: State, text: str, words: list[str]) -> AnswerError:
    if words[0] == "attack" and len(words) == 4:
        return _attack(s, text, words)
    if words[0] == "scheme" and len(words) == 3:
        fighter = find_fighter(s.t, words[2])
        if fighter == NONE or s.t.f_seat[fighter] != s.ask_seat:
            return IllegalAnswer(f"'{text}': '{words[2]}' is not one of your fighters", "SCH-1")
        if s.place(fighter) == NONE:
            return IllegalAnswer(f"'{text}': {words[2]} is defeated", "SCH-1")
        return _card(s, text, words[1], fighter, AS_SCHEME, "SCH-1")
    return UnreadableAnswer(f"'{text}': an action is `maneuver`, `scheme CARD FIGHTER` or `attack FIGHTER TARGET CARD`")


def _attack(s: State, text: str, words: list[str]) -> AnswerError:
    t = s.t
    attacker, target = find_fighter(t, words[1]), find_fighter(t, words[2])
    if attacker == NONE or target == NONE:
        wrong = words[1] if attacker == NONE else words[2]
        return UnreadableAnswer(f"'{text}': no fighter '{wrong}' in this match")
    seat = t.f_seat[attacker]
    if seat != s.ask_seat:
        return IllegalAnswer(f"'{text}': {words[1]} is not one of your fighters", "TEAM-1")
    if s.place(attacker) == NONE or s.place(target) == NONE:
        wrong = words[1] if s.place(attacker) == NONE else words[2]
        return IllegalAnswer(f"'{text}': {wrong} is not on the board", "DEF-1")
    if t.side[t.f_seat[target]] == t.side[seat]:
        return IllegalAnswer(f"'{text}': {words[2]} is friendly", "FIG-5")
    if not legal.may_attack_seat(s, seat, t.f_seat[target]):
        return IllegalAnswer(f"'{text}': not in the first turn", "FFA-2")
    if not (legal.targets(s, attacker) >> target) & 1:
        if share_zone(s, attacker, target):
            return IllegalAnswer(f"'{text}': a melee fighter attacks adjacent spaces only", "ATK-3")
        return IllegalAnswer(f"'{text}': {words[2]} is out of reach", "ATK-3" if t.f_ranged[attacker] else "ATK-2")
    return _card(s, text, words[3], attacker, AS_ATTACK, "ATK-1")


def _card(s: State, text: str, word: str, fighter: int, role: int, rule: str) -> AnswerError:
    """Why a fighter may not play a card in a role."""
    t = s.t
    seat = t.f_seat[fighter]
    definition = find_card(t, seat, word)
    if definition == NONE:
        return UnreadableAnswer(f"'{text}': no card '{word}' in the deck of {t.hero_ids[seat]}")
    held = [c for c in s.hand(seat) if t.c_def[c] == definition]
    if not held:
        return IllegalAnswer(f"'{text}': {word} is not in the hand of {seat_name(seat)}", rule)
    if not t.d_type[definition] & role:
        return IllegalAnswer(f"'{text}': {word} is not a card for that", "CRD-1")
    if not may_play(s, held[0], fighter):
        return IllegalAnswer(f"'{text}': {t.fighter_ids[fighter]} may not play {word}", "CRD-2")
    return IllegalAnswer(f"'{text}' is not offered", rule)


def _held(s: State, text: str, word: str, rule: str) -> AnswerError:
    if find_card(s.t, s.ask_seat, word) == NONE:
        return UnreadableAnswer(f"'{text}': no card '{word}' in the deck of {s.t.hero_ids[s.ask_seat]}")
    return IllegalAnswer(f"'{text}': {word} is not in hand", rule)


def _fighter(s: State, text: str, word: str) -> AnswerError:
    fighter = find_fighter(s.t, word)
    if fighter == NONE:
        return UnreadableAnswer(f"'{text}': no fighter '{word}' in this match")
    if s.place(fighter) == NONE:
        return IllegalAnswer(f"'{text}': {word} is not on the board", "DEF-1")
    return IllegalAnswer(
        f"'{text}': {word} is not among those it may be", "MAN-2" if s.ask_kind == ASK_MOVER else "EFF-1"
    )


def _space(s: State, text: str, word: str) -> AnswerError:
    space = find_space(s.t, word)
    if space == NONE:
        return UnreadableAnswer(f"'{text}': no space '{word}' on this board")
    taken = (s.occupied() >> space) & 1
    marker = asked_marker(s)
    if marker != NONE:
        return _marker(s, text, word, space, marker)
    if s.ask_kind == ASK_PLACE:
        return IllegalAnswer(
            f"'{text}': {word} is {'taken' if taken else 'outside the zone'}", "BRD-1" if taken else "SET-4"
        )
    if s.stack[s.fp] != F_MOVE:
        why = "is not empty" if taken else "is not a space this effect allows"
        return IllegalAnswer(f"'{text}': {word} {why}", "MOV-5")
    if taken:
        return IllegalAnswer(f"'{text}': {word} is not empty", "MOV-2")
    fighter, distance = s.stack[s.fp + MOVE_FIGHTER], s.stack[s.fp + MOVE_DISTANCE]
    if (reachable(s, fighter, distance, True) >> space) & 1:
        return IllegalAnswer(f"'{text}': an opposing fighter is in the way", "MOV-3")
    return IllegalAnswer(f"'{text}': further than {distance} spaces", "MOV-1")


def _marker(s: State, text: str, word: str, space: int, marker: int) -> AnswerError:
    """Why a marker may not be placed or moved there."""
    if (s.marked(marker) >> space) & 1:
        return IllegalAnswer(f"'{text}': a {s.t.marker_ids[marker]} lies on {word}", "FOG-4")
    if s.ask_kind == ASK_PLACE:
        taken = (s.occupied() >> space) & 1
        return IllegalAnswer(f"'{text}': {word} is {'taken' if taken else 'outside the zone'}", "FOG-1")
    distance = asked_distance(s)
    why = "is not a space this effect allows" if distance == NONE else f"is further than {distance} spaces"
    return IllegalAnswer(f"'{text}': {word} {why}", "FOG-4")
