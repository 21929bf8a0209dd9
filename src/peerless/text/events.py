"""What happened, as sentences: one per event worth telling, for one viewer.

`LogWriter` is fed the events of a match in order; it keeps track of health, so that a line can say what is left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from peerless.messages.grammar import Name
from peerless.text.capitals import upper_first
from peerless.text.match_names import MatchNames
from peerless.text.prompts import mode_text

EventData = dict[str, Any]
_VALUES: Final = {
    "becomes": "becomes", "printed_becomes": "printed", "fixed": "fixed", "ignored": "ignored", "held": "held",
    "locked": "locked", "swapped": "becomes",
}  # fmt: skip


class LogWriter:
    """Turns events into sentences. `me` is the seat that reads them: its player is `you`."""

    def __init__(self, names: MatchNames, me: str | None = None) -> None:
        self.names = names
        self.me = me
        t = names.t
        self.health = {t.fighter_ids[f]: t.f_health[f] for f in range(int(t.fighters))}
        self._special: dict[str, Callable[[EventData], str]] = {
            "action": lambda e: self._say("maneuver", e) if e["action"] == "maneuver" else "",
            "discard": self._discard,
            "play": self._play,
            "reveal": self._reveal,
            "move": lambda e: self._say("move", e, way=" - ".join(e["path"]) if e.get("path") else e["space"]),
            "damage": self._damage,
            "recover": self._recover,
            "set_health": self._new_health,
            "return": self._new_health,
            "value": self._value,
            "combat": self._combat,
            "look": self._look,
            "token": self._token,
            "marker": self._marker,
            "mode": self._mode,
            "out": lambda e: self._say("out", e) if len(names.heroes) > 2 else "",  # of two, the end says it
            "effect": lambda e: "",  # what it does is told
            "over": lambda e: "",  # `outcome_text` says it
        }  # fmt: skip

    def tell(self, events: Iterable[EventData]) -> list[str]:
        """The sentences of events; what needs no telling gives none."""
        lines = []
        for event in events:
            special = self._special.get(event["kind"])
            text = special(event) if special is not None else self._say(event["kind"].replace("_", "-"), event)
            if text:
                lines.append(upper_first(text))
        return self._merged(lines)

    # ---- words ----

    def _say(self, key: str, e: EventData, **more: Any) -> str:
        """A message with everything an event names."""
        names = self.names
        args: dict[str, Any] = {"by": "", "card": names.translator.say("event-a-card"), "you": e.get("seat") == self.me}
        if e.get("seat"):
            args["who"] = names.seat(e["seat"])
        if e.get("source"):
            args["source"] = names.source(e["source"])
            args["by"] = " " + names.translator.say("event-by", source=args["source"])
        if "card" in e:
            args["card"] = names.card(e["card"])
        args.update({key: names.fighter(e[key]) for key in ("fighter", "target") if key in e})
        args.update({key: e[key] for key in ("space", "where", "side") if key in e})
        if "amount" in e:
            args["count"] = e["amount"]
            args["signed"] = signed(e["amount"])
        return names.translator.say(f"event-{key}", **{**args, **more})

    def _set_health(self, e: EventData, health: int) -> int:
        self.health[e["fighter"]] = health
        return health

    # ---- events that need more than their own words ----

    def _discard(self, e: EventData) -> str:
        if e["cause"] in ("played", "boost"):
            return ""  # told when it was played
        return self._say("discard-limit" if e["cause"] == "hand_limit" else "discard", e)

    def _play(self, e: EventData) -> str:
        if e.get("replaces"):
            return self._say("replaced", e)
        if e.get("bonus"):
            return self._say("bonus-attack", e, card=self.names.bonus_attack(e["card"]))
        known = self.names.card_def(e.get("card", ""))
        return self._say("attack" if "target" in e else "defend", e, up=known is not None and known.face_up)

    def _reveal(self, e: EventData) -> str:
        known = self.names.card_def(e["card"])
        value = f" ({known.value})" if known is not None and known.value is not None else ""
        return self._say("reveal", e, card=self.names.card(e["card"]) + value)

    def _damage(self, e: EventData) -> str:
        left = self._set_health(e, max(0, self.health[e["fighter"]] - e["amount"]))
        return self._say("damage", e, cause=e["damage"], left=left)

    def _recover(self, e: EventData) -> str:
        left = self._set_health(e, self.health[e["fighter"]] + e["amount"])
        return self._say("recover", e, left=left)

    def _new_health(self, e: EventData) -> str:
        self._set_health(e, e["amount"])
        return self._say(e["kind"].replace("_", "-"), e)

    def _value(self, e: EventData) -> str:
        kind = _VALUES.get(e["term"])
        if kind is None and not e["amount"]:
            return ""
        return self._say(f"value-{kind or 'adds'}", e)

    def _combat(self, e: EventData) -> str:
        """Both values, explained term by term where there is more to one than its printed number."""
        terms = {f"{side}_terms": terms_text(e.get(f"{side}_terms", []), self.names) for side in ("attack", "defense")}
        damage = max(0, e["attack"] - e["defense"])
        return self._say("combat", e, attack=e["attack"], defense=e["defense"], count=damage, **terms)

    def _look(self, e: EventData) -> str:
        if e["at"] == e["seat"]:
            return self._say("look-deck", e)
        return self._say("look-hand", e, whose=self.names.seat(e["at"]), yours=e["at"] == self.me)

    def _token(self, e: EventData) -> str:
        hero, names = self.names.hero_of(e["seat"]), self.names.names
        shows = names.side(hero, e["token"], e["shows"])
        return self._say("token", e, token=Name(names.token(hero, e["token"])), shows=shows)

    def _marker(self, e: EventData) -> str:
        what = Name(self.names.names.marker(self.names.hero_of(e["seat"]), e["marker"]))
        if "from" not in e:
            return self._say("marker-placed", e, what=what)
        way = " - ".join(e["path"]) if e.get("path") else f"{e['from']} → {e['space']}"
        return self._say("marker", e, what=what, way=way)

    def _mode(self, e: EventData) -> str:
        return self._say("mode", e, mode=mode_text(e.get("source", ""), e["mode"], self.names))

    def _merged(self, lines: list[str]) -> list[str]:
        """Equal lines in a row become one with a count."""
        out: list[str] = []
        counts: list[int] = []
        for line in lines:
            if out and out[-1] == line:
                counts[-1] += 1
            else:
                out.append(line)
                counts.append(1)
        say = self.names.translator.say
        return [
            line if count == 1 else say("event-times", line=line, count=count)
            for line, count in zip(out, counts, strict=True)
        ]


def terms_text(terms: Sequence[EventData], names: MatchNames) -> str:
    """What a value is made of, ` (3 printed, +2 Skirmish)`; nothing for a printed number alone."""
    if len(terms) < 2:
        return ""
    say = names.translator.say
    parts = [
        say(f"term-{t['kind']}", count=t["amount"], signed=signed(t["amount"]), source=names.source(t["source"]))
        for t in terms
    ]
    return " " + say("terms", list=", ".join(parts))


def signed(amount: int) -> str:
    """What is added or taken away: `+2`, `−1`."""
    return f"{amount:+d}".replace("-", "−")


def outcome_text(names: MatchNames, winners: Sequence[str], reason: str, me: str | None = None) -> str:
    """`Alice wins: the opposing hero is defeated (WIN-1).`"""
    return upper_first(_outcome(names, winners, reason, me))


def _outcome(names: MatchNames, winners: Sequence[str], reason: str, me: str | None) -> str:
    why = names.translator.say(f"reason-{reason}")
    if not winners:
        return names.translator.say("outcome-draw", why=why)
    if me in winners:
        mates = [seat for seat in winners if seat != me]
        if not mates:
            return names.translator.say("outcome-you", why=why)
        return names.translator.say("outcome-you-two", other=names.seat(mates[0]), why=why)
    if len(winners) == 1:
        return names.translator.say("outcome-one", who=names.seat(winners[0]), why=why)
    return names.translator.say("outcome-two", who=names.seat(winners[0]), other=names.seat(winners[1]), why=why)
