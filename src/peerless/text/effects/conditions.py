"""Conditions as clauses for after `if`, and their opposites."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import Any, Final

from peerless.effects import terms
from peerless.messages.grammar import Nominal
from peerless.text.effects.amounts import amount, card, cards, is_of_two, marked_by
from peerless.text.effects.phrases import (
    anchor,
    counter,
    fighter,
    fighters,
    health_of,
    is_several,
    key_of,
    marked,
    marker,
    spaces,
    token,
    zone,
)
from peerless.text.effects.scope import (
    CARD,
    CARDS,
    DEALT,
    FELL,
    HURT,
    PASSED,
    RETURNED,
    SPACE,
    STOOD,
    TARGETS,
    Scope,
)

_KEYS: Final = {
    "won": "cond-won",
    "lost": "cond-lost",
    "your_turn": "cond-your-turn",
    "first_action": "cond-first-action",
    "maneuvered": "cond-maneuvered",
    "won_before": "cond-won-before",
    "opponent_played_card": "cond-opponent-played",
}


def condition(cond: terms.Cond, sc: Scope, negated: bool = False, joined: bool = False) -> str:
    """A clause for after `if`, or its negation; `joined` follows another clause."""
    sc.mentions.own, sc.mentions.joined = False, joined
    text = clause(cond, sc, negated)
    sc.mentions.joined = False
    return text


def is_about_you(cond: terms.Cond) -> bool:
    """Whether `you` are the subject of a condition."""
    if isinstance(cond, terms.Compare | terms.Equal) and isinstance(cond.amount, terms.CountCards):
        return cond.amount.among == terms.Cards(pile="hand")
    return cond in ("won", "lost")


@singledispatch
def clause(c: object, sc: Scope, negated: bool = False) -> str:
    raise TypeError(f"no text for the condition {c!r}")


def _about(key: str, ref: str, sc: Scope, negated: bool, **args: Any) -> str:
    """A clause about a fighter; about several of a name it means at least one of them."""
    if not is_several(ref, sc):
        return sc.say(key, who=fighter(ref, sc), no=negated, **args)
    who = fighter(ref, sc, "none_yours" if negated else "some_yours")
    return sc.say(key, who=who, no=negated and sc.translator.lexicon.double_negation, **args)


@clause.register
def _(c: str, sc: Scope, negated: bool = False) -> str:
    text = sc.say(_KEYS[c], no=negated)
    if c == "opponent_played_card" and not negated:
        card("opposing", sc).form("nom")  # `a card` is the opposing one, which a pronoun can mean from then on
    return text


@clause.register
def _(c: terms.Is, sc: Scope, negated: bool = False) -> str:
    if sc.kind(c.fighter) in (HURT, PASSED, TARGETS):
        return sc.say(f"cond-was-{sc.kind(c.fighter)}", who=_of_kind(c.kind, sc, negated), no=negated)
    yours = c.fighter == sc.me_key == "self"  # of your fighters only one is the hero, so it is named
    known = sc.fighter_def(c.kind) if c.kind not in ("hero", "sidekick") or (yours and c.kind == "hero") else None
    what: Nominal
    named = known if known is not None and known.count == 1 else None
    if named is not None:
        what = sc.new(named.id, sc.names.fighter(sc.hero, named))
    else:
        noun = sc.translator.lexicon.nouns[c.kind] if known is None else sc.names.fighter_noun(sc.hero, known)
        what = sc.translator.phrase(noun, determiner="a")
    text = _about("cond-is" if named is None else "cond-is-named", c.fighter, sc, negated, what=what)
    if named is not None:
        sc.mentions.identify(named.id, what.pronoun, was=key_of(c.fighter, sc))
    return text


@clause.register
def _(c: terms.HasKeyword, sc: Scope, negated: bool = False) -> str:
    """Whether the opponent played such a card, or whether a card is one."""
    label, form = marked_by(c.keyword, sc)
    what = sc.translator.phrase("card", determiner="a", posts=form, label=label)
    if c.card == "opposing":
        return sc.say("cond-opponent-played-such", what=what, no=negated)
    return sc.say("cond-such-card", who=card(c.card, sc), what=what, no=negated)


@clause.register
def _(c: terms.Moved, sc: Scope, negated: bool = False) -> str:
    return sc.say("cond-moved", who=fighter(c.fighter, sc, "each_yours" if negated else "some_yours"), no=negated)


@clause.register
def _(c: terms.Adjacent, sc: Scope, negated: bool = False) -> str:
    """Both are adjacent to each other, so the opposing fighter is the subject, and a pronoun after it is its own."""
    if c.at == "turn_start":
        return _started("cond-adjacent-started", c, sc, negated)
    if c.to != "opposing" or is_several(c.fighter, sc):
        return _about("cond-adjacent", c.fighter, sc, negated, to=fighter(c.to, sc))
    opposing = fighter(c.to, sc)
    text = sc.say("cond-adjacent", who=opposing, no=negated, to=fighter(c.fighter, sc))
    sc.mentions.identify(c.to, opposing.pronoun, was=key_of(c.fighter, sc))
    return text


@clause.register
def _(c: terms.SameZone, sc: Scope, negated: bool = False) -> str:
    if c.at == "turn_start":
        return _started("cond-same-zone-started", c, sc, negated)
    return _about("cond-same-zone", c.fighter, sc, negated, to=fighter(c.to, sc))


def _started(key: str, c: terms.Adjacent | terms.SameZone, sc: Scope, negated: bool) -> str:
    return _about(key, c.fighter, sc, negated, to=fighter(c.to, sc))


def _of_kind(kind: str, sc: Scope, negated: bool) -> Nominal:
    """A fighter among others: the one of this name, or any of this kind."""
    known = sc.fighter_def(kind)
    if known is not None:
        return fighter(kind, sc, "none_yours" if negated else "some_yours")
    return sc.new("", sc.translator.phrase(sc.translator.lexicon.nouns[kind], determiner="none" if negated else "a"))


@clause.register
def _(c: terms.ActionNumber, sc: Scope, negated: bool = False) -> str:
    return sc.say("cond-action-number", count=c.number, no=negated)


@clause.register
def _(c: terms.Played, sc: Scope, negated: bool = False) -> str:
    what = sc.translator.phrase("card", determiner="a", adjectives=(c.type,))
    return sc.say("cond-is", who=card(c.card, sc), what=what, no=negated)


@clause.register
def _(c: terms.Symbol, sc: Scope, negated: bool = False) -> str:
    text = sc.say("cond-symbol", symbol=sc.say("keyword", name=sc.names.keyword(sc.hero, c.shows)), no=negated)
    sc.mentions.forget()  # `its` could be the symbol's
    return text


@clause.register
def _(c: terms.Chosen, sc: Scope, negated: bool = False) -> str:
    kind = sc.kind(c.what)
    if kind in (HURT, PASSED, RETURNED, TARGETS):
        return sc.say(f"cond-{kind}", no=negated)
    if kind in (CARD, CARDS):
        return sc.say(f"cond-{kind}-chosen" if kind == CARD else "cond-cards-chosen", no=negated)
    return sc.say("cond-space-chosen" if kind in (SPACE, STOOD) else "cond-fighter-chosen", no=negated)


@clause.register
def _(c: terms.Health, sc: Scope, negated: bool = False) -> str:
    if (c.at_least, c.at_most) == (1, None):
        return _about("cond-alive", c.fighter, sc, negated)
    if isinstance(c.below, str):
        return _about("cond-health-below", c.fighter, sc, negated, to=fighter(c.below, sc))
    who = fighter(c.fighter, sc, "each_yours" if negated else "some_yours")
    alive = ""
    if not (c.at_least or negated or is_several(c.fighter, sc)):  # 0 is within bounds, but only of the living
        alive = sc.say("cond-alive", who=who, no=False)
    text = sc.say("cond-health", who=who, health=health_of(c.fighter, who, sc), bounds=_bounds(c, sc, negated))
    return sc.say("cond-and", first=alive, second=text) if alive else text


@clause.register
def _(c: terms.TookDamage, sc: Scope, negated: bool = False) -> str:
    return _about("cond-took-damage", c.fighter, sc, negated)


@clause.register
def _(c: terms.Defeated, sc: Scope, negated: bool = False) -> str:
    return _about("cond-defeated", c.fighter, sc, negated)


@clause.register
def _(c: terms.SpaceLeft, sc: Scope, negated: bool = False) -> str:
    if c.among.adjacent_to is not None and c.among == terms.Spaces(adjacent_to=c.among.adjacent_to) and not negated:
        return sc.say("cond-space-next", who=anchor(c.among.adjacent_to, sc))
    return _exists(spaces(c.among, sc, "none" if negated else "a"), sc, negated)


def _none_in_zone(f: terms.Fighters, where: str, sc: Scope) -> str:
    """`there are no opposing fighters in Bigfoot's zone`; the zone comes first in most languages."""
    anyone = sc.new("", fighters(terms.Fighters(side=f.side), sc, plural=True))
    return sc.say("cond-none-in-zone", what=anyone, zone=zone(where, sc))


def _exists(what: Nominal, sc: Scope, negated: bool) -> str:
    return sc.say("cond-exists", what=sc.new("", what), no=negated)


@clause.register
def _(c: terms.TokenIs, sc: Scope, negated: bool = False) -> str:
    """Where a token has two sides, not to show one is to show the other."""
    sides = next((one.sides for one in sc.hero.tokens if one.id == c.token), [])
    shows = c.shows
    if negated and len(sides) == 2:
        negated, shows = False, next(side for side in sides if side != c.shows)
    state = sc.names.state(sc.hero, c.token, shows)
    if state is not None and not negated:
        return state.be.replace("{who}", fighter("hero", sc).form("nom")) if "{who}" in state.be else state.be
    named = sc.translator.phrase(sc.names.token(sc.hero, c.token))
    said = sc.names.side(sc.hero, c.token, shows)
    return sc.say("cond-token", token=token(c.token, sc), name=named, shows=said, no=negated)


@clause.register
def _(c: terms.OnMarker, sc: Scope, negated: bool = False) -> str:
    key = "cond-on-marker" if c.at == "now" else "cond-started-on-marker"
    if c.at == "now" and sc.mentions.is_known(marked(c.marker)):
        key = "cond-on-such-space"
    text = _about(key, c.fighter, sc, negated, what=marker(c.marker, sc))
    sc.mentions.mention(marked(c.marker), "")
    return text


@clause.register
def _(c: terms.Compare, sc: Scope, negated: bool = False) -> str:
    a = c.amount
    some, none = (c.at_least, c.at_most) == (1, None), (c.at_least or 0, c.at_most) == (0, 0)
    if (some or none) and sc.kind(a) in (DEALT, FELL):
        return sc.say(f"cond-{sc.kind(a)}", no=negated is some)
    if isinstance(a, terms.CountFighters) and (some or none):
        missing = negated is some
        where = a.among.in_zone_of
        if missing and where is not None and a.among == terms.Fighters(side=a.among.side, in_zone_of=where):
            return _none_in_zone(a.among, where, sc)
        return _exists(fighters(a.among, sc, "none" if missing else "a"), sc, missing)
    if isinstance(a, terms.CountFighters) and a.times == 1 and c.at_least and c.at_most is None:
        beside = a.among.adjacent_to
        if beside is not None and a.among == terms.Fighters(side="yours", adjacent_to=beside):
            yours = sc.translator.phrase("fighter", determiner="yours", plural=True)
            return sc.say("cond-flanked", count=c.at_least, what=yours, who=fighter(beside, sc), no=negated)
    if isinstance(a, terms.CountCards) and a.times:
        said = _cards(c, a, sc, negated, some, none)
        if said:
            return said
    if isinstance(a, terms.Counter) and a.times == 1 and c.at_least and c.at_most is None:
        return sc.say("cond-counter", count=c.at_least, no=negated, **counter(a.counter, sc))
    return sc.say("cond-amount", amount=amount(a, sc), bounds=_bounds(c, sc, negated))


def _cards(c: terms.Compare, a: terms.CountCards, sc: Scope, negated: bool, some: bool, none: bool) -> str:
    """What is said of cards without naming their number, or of a hand."""
    among = a.among
    if is_boosted(c):
        return sc.say("cond-boosted", no=negated)
    if isinstance(among, str):
        one = sc.kind(among) == CARD
        key = "cond-card-chosen" if one else "cond-cards-chosen"
        return sc.say(key, no=negated is some) if some or none else ""
    if among.top and (some or none) and (among.type or among.keyword):
        label, form = marked_by(among.keyword, sc)
        kind = (among.type,) if among.type is not None else ()
        what = sc.translator.phrase("card", determiner="a", adjectives=kind, posts=form, label=label)
        return sc.say("cond-top", what=what, pile=among.pile, of=among.of, no=negated is some)
    if among == terms.Cards(pile="hand", of=among.of) and a.times == 1:
        return sc.say("cond-hand", of=among.of, bounds=_bounds(c, sc, negated, "cards-"))
    if some or none:
        missing = negated is some
        return _exists(cards(among, sc, "none" if missing else "a"), sc, missing)
    return ""


def is_boosted(c: terms.Cond) -> bool:
    """Whether a condition says that your card of this combat was boosted."""
    counted = c.amount if isinstance(c, terms.Compare) and (c.at_least, c.at_most) == (1, None) else None
    return (
        isinstance(counted, terms.CountCards)
        and counted.times == 1
        and counted.among == terms.Cards(pile="discard", used_to_boost=True)
    )


@clause.register
def _(c: terms.Equal, sc: Scope, negated: bool = False) -> str:
    one, other = (c.to, c.amount) if isinstance(c.amount, int) else (c.amount, c.to)
    if isinstance(other, int):
        return clause(terms.Compare(amount=one, at_least=other, at_most=other), sc, negated)
    if isinstance(one, terms.NamedNumber) and isinstance(other, terms.PrintedValue):
        return sc.say("cond-named-right", value=amount(other, sc), no=negated)
    return sc.say("cond-equal", amount=amount(one, sc), to=amount(other, sc), no=negated)


@clause.register
def _(c: terms.Higher, sc: Scope, negated: bool = False) -> str:
    """Numbers of the same kind are said of their cards: `… is higher than that of this card`."""
    pair = c.amount, c.than
    match pair:
        case (
            (terms.PrintedValue(times=1), terms.PrintedValue(times=1, card=ref))
            | (terms.BoostOf(times=1), terms.BoostOf(times=1, card=ref))
            | (terms.Value(times=1), terms.Value(times=1, card=ref))
        ) if ref != "outer_opposing":
            value = amount(c.amount, sc)
            bound = sc.bound.get(ref)
            theirs = bound is not None and bound.how == "revealed" and bound.of == "opponent" and is_of_two(sc)
            other = sc.new("", sc.translator.noun("opponent")) if theirs else card(ref, sc)
            return sc.say("cond-higher-than-of", value=value, other=other, no=negated)
    return sc.say("cond-higher", amount=amount(c.amount, sc), than=amount(c.than, sc), no=negated)


@clause.register
def _(c: terms.Role, sc: Scope, negated: bool = False) -> str:
    if sc.role_of:
        return sc.say("cond-role-of", who=fighter(sc.role_of, sc), role=c.role, no=negated)
    return sc.say("cond-role", role=c.role, no=negated)


@clause.register
def _(c: terms.Not, sc: Scope, negated: bool = False) -> str:
    return clause(c.cond, sc, not negated)


# ---- several conditions ----------------------------------------------------------------------------------


@clause.register
def _(c: terms.All, sc: Scope, negated: bool = False) -> str:
    return _either(c.conds, sc, negated) if negated else _together(c.conds, sc, negated)


@clause.register
def _(c: terms.Any, sc: Scope, negated: bool = False) -> str:
    return _together(c.conds, sc, negated) if negated else _either(c.conds, sc, negated)


def _together(conds: Sequence[terms.Cond], sc: Scope, negated: bool) -> str:
    playing = _playing(conds, sc, negated)
    if playing is not None:
        return sc.say("cond-role-as", who=playing[0], role=playing[1], again=False)
    pair = [_standing(cond, negated) for cond in conds]
    if len(pair) == 2 and pair[0] and pair[1]:
        return sc.say("cond-neither-defeated", one=fighter(pair[0], sc), other=fighter(pair[1], sc))
    texts: list[str] = []
    for cond in sorted(conds, key=lambda cond: _is_choice(cond, negated)):  # A and either B or C
        sc.mentions.joined = sc.mentions.joined or bool(texts)
        text = clause(cond, sc, negated)
        texts.append(sc.say("cond-either", cond=text) if _is_choice(cond, negated) and len(conds) > 1 else text)
    return _joined(texts, "cond-and", sc)


def _either(conds: Sequence[terms.Cond], sc: Scope, negated: bool) -> str:
    roles = [_playing(cond.conds, sc, negated) if isinstance(cond, terms.All) else None for cond in conds]
    if None not in roles:
        said = [sc.say("cond-role-as", who=role[0], role=role[1], again=i > 0) for i, role in enumerate(roles) if role]
        return _joined(said, "cond-or", sc)
    texts: list[str] = []
    for cond in conds:
        sc.mentions.joined = sc.mentions.joined or bool(texts)
        texts.append(clause(cond, sc, negated))
    grouped = any(_is_choice(cond, not negated) for cond in conds)
    return _joined(texts, "cond-or-group" if grouped else "cond-or", sc)


def _joined(texts: Sequence[str], key: str, sc: Scope) -> str:
    text = texts[0]
    for following in texts[1:]:
        text = sc.say(key, first=text, second=following)
    return text


def _is_choice(cond: terms.Cond, negated: bool) -> bool:
    """Whether a condition is one of several that may hold."""
    if isinstance(cond, terms.Not):
        return _is_choice(cond.cond, not negated)
    return isinstance(cond, terms.All if negated else terms.Any) and len(cond.conds) > 1


def _playing(conds: Sequence[terms.Cond], sc: Scope, negated: bool) -> tuple[str, str] | None:
    """The form of the hero and the role where two conditions say both: `you are attacking as Hyde`."""
    match conds:
        case [terms.TokenIs() as form, terms.Role() as role] if not negated:
            state = sc.names.state(sc.hero, form.token, form.shows)
            return (state.playing, role.role) if state is not None and state.playing else None
    return None


def _standing(cond: terms.Cond, negated: bool) -> str:
    """The fighter of whom a condition says that it is not defeated."""
    if isinstance(cond, terms.Not):
        return _standing(cond.cond, not negated)
    alive = isinstance(cond, terms.Health) and (cond.at_least, cond.at_most) == (1, None) and not negated
    fallen = isinstance(cond, terms.Defeated) and negated
    return cond.fighter if isinstance(cond, terms.Health | terms.Defeated) and (alive or fallen) else ""


def _bounds(c: terms.Compare | terms.Health, sc: Scope, negated: bool = False, keys: str = "") -> str:
    """`4 or less`, or what is outside; with `cards-` the cards are said too."""
    of = "health" if isinstance(c, terms.Health) else "number"
    low, high = c.at_least or 0, c.at_most
    if high is None:
        return sc.say(f"{keys}less" if negated else f"{keys}at-least", count=low, of=of)
    if low == high and low:
        return sc.say(f"{keys}not-exactly" if negated else f"{keys}exactly", count=low, of=of)
    if low == 0:
        return sc.say(f"{keys}more" if negated else f"{keys}at-most", count=high, of=of)
    return sc.say(f"{keys}outside" if negated else f"{keys}between", low=low, count=high, of=of)
