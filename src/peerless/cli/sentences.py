"""What happened, as sentences: one per event worth telling, for one viewer.

`Teller` is fed the events of a match in order; it keeps track of health, so that a line can say what is left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from peerless.cli.names import Names
from peerless.cli.phrases import possessive, spaced

EventData = dict[str, Any]

_REASONS: Final = {
    "WIN-1": "the opposing hero is defeated",
    "WIN-2": "the opposing hero is defeated",
    "TEAM-6": "both opposing heroes are defeated",
    "FFA-5": "no other hero is left",
    "resignation": "by resignation",
    "TRN-7": "the turn limit is reached",
}


class Teller:
    """Turns events into sentences. `me` is the seat that reads them: its player is `you`."""

    def __init__(self, names: Names, me: str | None = None) -> None:
        self.names = names
        self.me = me
        t = names.t
        self.health = {t.fighter_ids[f]: t.f_health[f] for f in range(int(t.fighters))}
        self._tell: dict[str, Callable[[EventData], str]] = {
            "turn": self._turn,
            "action": self._action,
            "draw": self._draw,
            "exhausted": lambda e: f"{self.does(e, 'has', 'have')} no card left to draw: exhaustion (DRW-2).",
            "discard": self._discard,
            "play": self._play,
            "commit_boost": self._commit,
            "reveal": self._reveal,
            "scheme": self._scheme,
            "move": self._move,
            "place": lambda e: f"{self.who(e)} is placed on {e['space']}{self.by(e)}.",
            "damage": self._damage,
            "prevented": lambda e: f"{e['amount']} damage to {self.who(e)} is prevented{self.by(e)}.",
            "recover": self._recover,
            "set_health": self._set_health,
            "defeat": lambda e: f"{self.who(e)} is defeated!",
            "return": self._return,
            "value": self._value,
            "cancel": lambda e: f"{names.source(e['source'])} cancels the effects of {names.card(e['card'])}.",
            "combat": self._combat,
            "look": self._look,
            "shuffle": lambda e: f"{self.does(e, 'shuffles', 'shuffle')} the deck.",
            "take": lambda e: f"{self.does(e, 'takes', 'take')} {self.card(e)} into hand{self.by(e)}.",
            "put_back": self._put_back,
            "token": lambda e: f"{self.owner(e)} {spaced(e['token'])} is {spaced(e['shows'])}{self.by(e)}.",
            "marker": self._marker,
            "leave": lambda e: f"{self.who(e)} leaves the board{self.by(e)}.",
            "gain_action": lambda e: f"{self.does(e, 'gains', 'gain')} {_count(e['amount'], 'action')}{self.by(e)}.",
            "boost": lambda e: f"{self.does(e, 'boosts', 'boost')} with {self.card(e)}: +{e['amount']}.",
            "out": self._out,
            "number": lambda e: f"{self.does(e, 'chooses', 'choose')} the number {e['amount']}{self.by(e)}.",
            "no_defense": lambda e: f"{self.who(e)} defends without a card.",
            "mode": lambda e: f"{self.does(e, 'chooses', 'choose')}: {spaced(e['mode'])}{self.by(e)}.",
        }

    def tell(self, events: Iterable[EventData]) -> list[str]:
        """The sentences of events; what needs no telling gives none."""
        lines = []
        for event in events:
            tell = self._tell.get(event["kind"])
            text = tell(event) if tell is not None else ""
            if text:
                lines.append(text[:1].upper() + text[1:])
        return _merged(lines)

    # ---- words ----

    def seat(self, seat: str) -> str:
        return "you" if seat == self.me else self.names.seat(seat)

    def does(self, e: EventData, verb: str, own_verb: str) -> str:
        """`Alice draws`, or `you draw`."""
        return f"you {own_verb}" if e["seat"] == self.me else f"{self.names.seat(e['seat'])} {verb}"

    def owner(self, e: EventData) -> str:
        return "your" if e["seat"] == self.me else possessive(self.names.seat(e["seat"]))

    def who(self, e: EventData, key: str = "fighter") -> str:
        return self.names.fighter(e[key])

    def card(self, e: EventData) -> str:
        return self.names.card(e["card"]) if "card" in e else "a card"

    def by(self, e: EventData) -> str:
        """Which card or ability it comes from."""
        return f" ({self.names.source(e['source'])})" if e.get("source") else ""

    # ---- events that need more than a line ----

    def _turn(self, e: EventData) -> str:
        whose = "your turn" if e["seat"] == self.me else f"{possessive(self.names.seat(e['seat']))} turn"
        return f"— Turn {e['amount']}: {whose} —"

    def _action(self, e: EventData) -> str:
        return f"{self.does(e, 'maneuvers', 'maneuver')}." if e["action"] == "maneuver" else ""

    def _draw(self, e: EventData) -> str:
        return f"{self.does(e, 'draws', 'draw')} {self.card(e)}."

    def _discard(self, e: EventData) -> str:
        if e["cause"] in ("played", "boost"):
            return ""  # told when it was played
        why = " (more than 7 in hand)" if e["cause"] == "hand_limit" else self.by(e)
        return f"{self.does(e, 'discards', 'discard')} {self.card(e)}{why}."

    def _play(self, e: EventData) -> str:
        card, known = self.card(e), self.names.card_def(e.get("card", ""))
        if e.get("source") and e["source"] != e["card"]:
            return f"{card} takes its place in the combat{self.by(e)}."
        if e.get("source"):
            bonus = known.bonus_attack.name if known is not None and known.bonus_attack is not None else card
            return f"{self.who(e)} attacks {self.who(e, 'target')} again: {bonus}."
        how = "face up" if known is not None and known.face_up else "face down"
        if "target" in e:
            return f"{self.who(e)} attacks {self.who(e, 'target')} with {card}, {how}."
        return f"{self.who(e)} defends with {card}, {how}."

    def _commit(self, e: EventData) -> str:
        return f"{self.does(e, 'adds', 'add')} {self.card(e)} face down to boost the attack."

    def _reveal(self, e: EventData) -> str:
        known = self.names.card_def(e["card"])
        value = f" ({known.value})" if known is not None and known.value is not None else ""
        return f"{self.does(e, 'reveals', 'reveal')} {self.card(e)}{value}."

    def _scheme(self, e: EventData) -> str:
        return f"{self.who(e)} plays the scheme {self.card(e)}."

    def _move(self, e: EventData) -> str:
        way = " - ".join(e["path"]) if e.get("path") else e["space"]
        return f"{self.who(e)} moves {way}{self.by(e)}."

    def _damage(self, e: EventData) -> str:
        left = max(0, self.health[e["fighter"]] - e["amount"])
        self.health[e["fighter"]] = left
        cause = {"combat": " in combat", "exhaustion": " of exhaustion"}.get(e["damage"], self.by(e))
        return f"{self.who(e)} takes {e['amount']} damage{cause}: {left} left."

    def _recover(self, e: EventData) -> str:
        self.health[e["fighter"]] += e["amount"]
        return f"{self.who(e)} recovers {e['amount']}{self.by(e)}: {self.health[e['fighter']]} now."

    def _set_health(self, e: EventData) -> str:
        self.health[e["fighter"]] = e["amount"]
        return f"{self.who(e)} has {e['amount']} health now{self.by(e)}."

    def _return(self, e: EventData) -> str:
        self.health[e["fighter"]] = e["amount"]
        return f"{self.who(e)} comes onto {e['space']} with {e['amount']} health{self.by(e)}."

    def _marker(self, e: EventData) -> str:
        token = f"{self.owner(e)} {self.names.marker(e['marker'])} token"
        if "from" not in e:
            return f"{token} is placed on {e['space']}."
        way = " - ".join(e["path"]) if e.get("path") else f"{e['from']} to {e['space']}"
        return f"{token} moves {way}{self.by(e)}."

    def _value(self, e: EventData) -> str:
        side, amount = e["side"], e["amount"]
        if e["term"] == "becomes":
            return f"The {side} value becomes {amount}{self.by(e)}."
        if e["term"] == "held":
            return f"The {side} value becomes {amount}, and no card effect changes it{self.by(e)}."
        if e["term"] == "printed_becomes":
            return f"The printed {side} value counts as {amount}{self.by(e)}."
        if e["term"] == "fixed":
            return f"The {side} value is {amount} this turn, whatever changes it."
        if e["term"] == "ignored":
            return f"The {side} value is ignored{self.by(e)}."
        return f"+{amount} to the {side}{self.by(e)}." if amount else ""

    def _combat(self, e: EventData) -> str:
        blocked = "" if e["attack"] > e["defense"] else ": no damage"
        return f"Attack {e['attack']} against defense {e['defense']}{blocked}."

    def _look(self, e: EventData) -> str:
        if e["at"] == e["seat"]:
            where = "your deck" if e["seat"] == self.me else "their deck"
            seen = f"{self.card(e)} in {where}" if "card" in e else f"a card of {where}"
        else:
            where = f"{self._whose(e['at'])} cards"
            seen = f"{self.card(e)} among {where}" if "card" in e else f"one of {where}"
        return f"{self.does(e, 'looks', 'look')} at {seen}."

    def _whose(self, seat: str) -> str:
        return "your" if seat == self.me else possessive(self.names.seat(seat))

    def _out(self, e: EventData) -> str:
        """With two players the end of the match says it."""
        return f"{self.does(e, 'is', 'are')} out of the match." if len(self.names.heroes) > 2 else ""

    def _put_back(self, e: EventData) -> str:
        where = "on top" if e["where"] == "top" else "at the bottom"
        return f"{self.does(e, 'puts', 'put')} {self.card(e)} {where} of the deck."


def outcome_text(names: Names, winners: list[str], reason: str, me: str | None = None) -> str:
    """`Alice wins: the opposing hero is defeated (WIN-1).`"""
    why = _REASONS.get(reason, reason)
    rule = f" ({reason})" if "-" in reason else ""
    if not winners:
        return f"The match is a draw: {why}{rule}."
    who = " and ".join("you" if seat == me else names.seat(seat) for seat in winners)
    verb = "win" if me in winners or len(winners) > 1 else "wins"
    return f"{who[:1].upper()}{who[1:]} {verb}: {why}{rule}."


def _merged(lines: list[str]) -> list[str]:
    """Equal lines in a row become one with a count."""
    out: list[str] = []
    counts: list[int] = []
    for line in lines:
        if out and out[-1] == line:
            counts[-1] += 1
        else:
            out.append(line)
            counts.append(1)
    return [line if count == 1 else f"{line} ({count} times)" for line, count in zip(out, counts, strict=True)]


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
