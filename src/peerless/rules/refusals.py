"""Why an answer is refused, and by which rule. Used only for answers that are not options."""

from __future__ import annotations

from peerless.core.errors import AnswerError, IllegalAnswer, UnreadableAnswer
from peerless.core.frames import C_FIGHTER, MOVE_DISTANCE, MOVE_FIGHTER, MOVE_THROUGH_FIGHTERS, RIDE_LEFT
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
    F_RIDE,
    F_TURN,
    NONE,
)
from peerless.core.movement import reachable, share_zone
from peerless.core.state import State
from peerless.effects.expr import can_be, may_play
from peerless.messages.message import Message
from peerless.rules import legal
from peerless.rules.markers import asked_distance, asked_marker
from peerless.rules.notation import (
    card_id,
    find_card,
    find_fighter,
    find_option,
    find_space,
    find_written,
    full_card_id,
    held_card_id,
    seat_name,
)
from peerless.rules.turn import CARRY


def find(s: State, text: str) -> int:
    """The index of the option a text means; otherwise the refusal, with its rule."""
    try:
        return find_option(s, text)
    except UnreadableAnswer:
        raise refusal(s, text) from None


def refusal(s: State, text: str) -> AnswerError:
    """Name the first rule that forbids an answer that is not an option."""
    error = _refusal(s, text)
    return error.quoting(text) if text.strip() else error


def _refusal(s: State, text: str) -> AnswerError:
    words = text.lower().split()
    kind = s.ask_kind
    if not words:
        return UnreadableAnswer(Message("error-answer-empty"))
    if kind == ASK_ACTION:
        return _action(s, words)
    if len(words) > 1:
        try:
            meant = find_written(s, words[-1])[1]
        except AnswerError:
            pass
        else:
            return UnreadableAnswer(Message("error-answer-write", option=meant))  # no rule forbids it
    if kind == ASK_DEFENSE:
        fighter = s.stack[s.fp + C_FIGHTER + 1]
        return _card(s, words[-1], fighter, AS_DEFENSE, "ATK-4")
    if kind in (ASK_SPACE, ASK_PLACE):
        return _space(s, words[-1])
    if kind in (ASK_BOOST, ASK_COMMIT):
        return _held(s, words[-1], "MAN-3" if s.ask_source < 0 else "BST-1")
    if kind == ASK_DISCARD:
        return _held(s, words[-1], "TRN-3" if s.ask_source < 0 else "EFF-1")
    if kind in (ASK_FIGHTER, ASK_MOVER):
        return _fighter(s, words[-1])
    if kind == ASK_CARD:
        return IllegalAnswer(Message("error-answer-not-choosable"), "EFF-1")
    return UnreadableAnswer(Message("error-answer-other"))


def _action(s: State, words: list[str]) -> AnswerError:
    if words[0] == "attack" and len(words) == 4:
        return _attack(s, words)
    if words[0] == "scheme" and len(words) == 3:
        fighter = find_fighter(s.t, words[2])
        if fighter == NONE or s.t.f_seat[fighter] != s.ask_seat:
            return IllegalAnswer(Message("error-answer-not-yours", fighter=words[2]), "SCH-1")
        if s.place(fighter) == NONE:
            return IllegalAnswer(Message("error-answer-defeated", fighter=words[2]), "SCH-1")
        return _card(s, words[1], fighter, AS_SCHEME, "SCH-1")
    return UnreadableAnswer(Message("error-answer-action"))


def _attack(s: State, words: list[str]) -> AnswerError:
    t = s.t
    attacker, target = find_fighter(t, words[1]), find_fighter(t, words[2])
    if attacker == NONE or target == NONE:
        wrong = words[1] if attacker == NONE else words[2]
        return UnreadableAnswer(Message("error-answer-no-fighter", fighter=wrong))
    seat = t.f_seat[attacker]
    if seat != s.ask_seat:
        return IllegalAnswer(Message("error-answer-theirs", fighter=words[1]), "TEAM-1")
    if s.place(attacker) == NONE or s.place(target) == NONE:
        wrong = words[1] if s.place(attacker) == NONE else words[2]
        return IllegalAnswer(Message("error-answer-off-board", fighter=wrong), "DEF-1")
    if t.side[t.f_seat[target]] == t.side[seat]:
        return IllegalAnswer(Message("error-answer-friendly", fighter=words[2]), "FIG-5")
    if not legal.may_attack_seat(s, seat, t.f_seat[target]):
        return IllegalAnswer(Message("error-answer-first-turn"), "FFA-2")
    if not (legal.targets(s, attacker) >> target) & 1:
        if share_zone(s, attacker, target):
            return IllegalAnswer(Message("error-answer-melee"), "ATK-3")
        rule = "ATK-3" if t.f_ranged[attacker] else "ATK-2"
        return IllegalAnswer(Message("error-answer-out-of-reach", fighter=words[2]), rule)
    error = _card(s, words[3], attacker, AS_ATTACK, "ATK-1")
    held = [c for c in s.hand(seat) if t.c_def[c] == _definition(s, seat, words[3])]
    if held and can_be(s, held[0], AS_ATTACK) and may_play(s, held[0], attacker):
        return IllegalAnswer(Message("error-answer-not-against", fighter=words[2], card=words[3]), "CRD-2")
    return error


def _card(s: State, word: str, fighter: int, role: int, rule: str) -> AnswerError:
    """Why a fighter may not play a card in a role."""
    t = s.t
    seat = t.f_seat[fighter]
    definition = _definition(s, seat, word)
    if definition == NONE:
        return UnreadableAnswer(Message("error-answer-no-card", card=word, hero=t.hero_ids[seat]))
    held = [c for c in s.hand(seat) if t.c_def[c] == definition]
    if not held:
        return IllegalAnswer(Message("error-answer-not-held-by", card=word, seat=seat_name(seat)), rule)
    if not (t.d_type[definition] == AS_SCHEME if role == AS_SCHEME else can_be(s, held[0], role)):
        return IllegalAnswer(Message("error-answer-other-type", card=word), "CRD-1")
    if not may_play(s, held[0], fighter):
        name = t.fighter_ids[fighter]
        return IllegalAnswer(Message("error-answer-other-fighter", fighter=name, card=word), "CRD-2")
    return IllegalAnswer(Message("error-answer-not-offered"), rule)


def _definition(s: State, seat: int, word: str) -> int:
    """A card of a seat's deck by its id, or another player's card in its hand."""
    t = s.t
    for c in s.hand(seat):
        if t.c_seat[c] != seat and word in (card_id(t, c), full_card_id(t, c), held_card_id(t, seat, c)):
            return t.c_def[c]
    return find_card(t, seat, word)


def _held(s: State, word: str, rule: str) -> AnswerError:
    if _definition(s, s.ask_seat, word) == NONE:
        hero = s.t.hero_ids[s.ask_seat]
        return UnreadableAnswer(Message("error-answer-no-card", card=word, hero=hero))
    return IllegalAnswer(Message("error-answer-not-held", card=word), rule)


def _fighter(s: State, word: str) -> AnswerError:
    fighter = find_fighter(s.t, word)
    if fighter == NONE:
        return UnreadableAnswer(Message("error-answer-no-fighter", fighter=word))
    if s.place(fighter) == NONE:
        return IllegalAnswer(Message("error-answer-off-board", fighter=word), "DEF-1")
    rule = "MAN-2" if s.ask_kind == ASK_MOVER else "EFF-1"
    return IllegalAnswer(Message("error-answer-not-among", fighter=word), rule)


def _space(s: State, word: str) -> AnswerError:
    space = find_space(s.t, word)
    if space == NONE:
        return UnreadableAnswer(Message("error-answer-no-space", space=word))
    taken = (s.occupied() >> space) & 1
    marker = asked_marker(s)
    if marker != NONE:
        return _marker(s, word, space, marker)
    if s.ask_kind == ASK_PLACE:
        if taken:
            return IllegalAnswer(Message("error-answer-taken", space=word), "BRD-1")
        return IllegalAnswer(Message("error-answer-outside", space=word), "SET-4")
    if s.stack[s.fp] == F_RIDE:
        return IllegalAnswer(Message("error-answer-too-far", count=s.stack[s.fp + RIDE_LEFT]), "MOV-1")
    is_move = s.stack[s.fp] == F_MOVE
    rule = "BELT-2" if s.stack[s.fp] == F_TURN and s.step() == CARRY else "MOV-5"
    if taken:
        return IllegalAnswer(Message("error-answer-not-empty", space=word), "MOV-2" if is_move else rule)
    if not is_move:
        return IllegalAnswer(Message("error-answer-not-allowed", space=word), rule)
    fighter, distance = s.stack[s.fp + MOVE_FIGHTER], s.stack[s.fp + MOVE_DISTANCE]
    if (reachable(s, fighter, distance, MOVE_THROUGH_FIGHTERS) >> space) & 1:
        return IllegalAnswer(Message("error-answer-in-the-way"), "MOV-3")
    return IllegalAnswer(Message("error-answer-too-far", count=distance), "MOV-1")


def _marker(s: State, word: str, space: int, marker: int) -> AnswerError:
    """Why a marker may not be placed or moved there."""
    if (s.marked(marker) >> space) & 1:
        lies = s.t.marker_ids[marker]
        return IllegalAnswer(Message("error-answer-marked", marker=lies, space=word), "FOG-4")
    if s.ask_kind == ASK_PLACE:
        taken = (s.occupied() >> space) & 1
        key = "error-answer-taken" if taken else "error-answer-outside"
        return IllegalAnswer(Message(key, space=word), "FOG-1")
    distance = asked_distance(s)
    if distance == NONE:
        return IllegalAnswer(Message("error-answer-not-allowed", space=word), "FOG-4")
    return IllegalAnswer(Message("error-answer-marker-too-far", space=word, count=distance), "FOG-4")
