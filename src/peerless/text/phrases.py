"""The nouns of card texts: fighters, spaces, cards and amounts as phrases in any case; conditions as clauses.

Written from the effect structs, so that a text says what the card does.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import Final

from peerless.effects import terms
from peerless.messages.grammar import Nominal, Noun, Phrase, Post
from peerless.text.scope import CARD, DEALT, FELL, NAMED, NUMBER, SPACE, STOOD, Scope

# ---- fighters and spaces ---------------------------------------------------------------------------------


def person(who: str, sc: Scope) -> Nominal:
    """`your opponent`, `each opponent`."""
    return sc.translator.noun(who)


def fighter(ref: str, sc: Scope) -> Nominal:
    """Somebody named: `Alice`, `the opposing fighter`."""
    if ref == "self":
        return sc.me
    if ref == "opposing":
        return sc.translator.phrase("fighter", determiner="the", adjectives=("opposing",))
    if ref == "opponent_hero":
        return sc.translator.noun("opponent_hero")
    if ref.startswith("$"):
        return sc.translator.phrase("fighter", determiner="that")
    known = sc.fighter_def(ref)
    if known is None:
        return sc.translator.phrase("fighter", determiner="that")
    if known.count == 1:
        return sc.names.fighter(sc.hero, known)
    noun = sc.names.fighter_noun(sc.hero, known)
    if noun is None:
        return sc.names.fighter(sc.hero, known, plural=True)
    return sc.translator.phrase(noun, determiner="yours")


def one_fighter(ref: str, sc: Scope) -> Nominal:
    """Somebody named, or one of several of that name: `one of your Harpies`."""
    known = sc.fighter_def(ref)
    noun = sc.names.fighter_noun(sc.hero, known) if known is not None and known.count > 1 else None
    return fighter(ref, sc) if noun is None else sc.translator.phrase(noun, determiner="one_yours")


def fighters(f: terms.Fighters, sc: Scope, determiner: str | None = None, plural: bool = False) -> Nominal:
    """What a filter picks from: `opposing fighter in Medusa's zone`."""
    known = sc.fighter_def(f.kind) if f.kind not in (None, "hero", "sidekick") else None
    noun = sc.translator.lexicon.nouns[f.kind if f.kind in ("hero", "sidekick") else "fighter"]
    posts = _fighter_posts(f, sc)
    if known is not None:
        own = sc.names.fighter_noun(sc.hero, known)
        if own is not None:
            noun = own
        else:
            posts = (sc.translator.post("post-called", name=known.name), *posts)
    mine = f.side == "yours" and (known is None or known.count > 1)
    if mine and determiner in ("one", "each"):
        determiner = f"{determiner}_yours"
    elif mine and determiner is None:
        determiner = "yours"
    adjectives = ("other",) if f.besides == "self" else ()
    if f.defeated:
        adjectives = (*adjectives, "defeated")
    if f.side in ("friendly", "opposing"):
        adjectives = (*adjectives, f.side)
    return sc.translator.phrase(noun, determiner=determiner, adjectives=adjectives, posts=posts, plural=plural)


def _fighter_posts(f: terms.Fighters, sc: Scope) -> tuple[Post, ...]:
    say = sc.translator.post
    posts: list[Post] = []
    if f.of_combat:
        posts.append(say("post-of-combat"))
    if f.adjacent_to is not None:
        posts.append(say("post-adjacent", who=fighter(f.adjacent_to, sc)))
    if f.in_zone_of is not None:
        posts.append(say("post-in-zone", who=fighter(f.in_zone_of, sc)))
    if f.standing_on is not None:
        posts.append(say("post-on-chosen-space", count=len(f.standing_on)))
    if f.on_marker is not None:
        posts.append(say("post-on-marker", what=marker(f.on_marker, sc)))
    if f.besides not in (None, "self"):
        posts.append(say("post-besides", who=fighter(f.besides, sc)))
    return tuple(posts)


def target(ref: str | terms.Among, sc: Scope) -> Nominal:
    """Whom a step is about: a name, `an opposing fighter`, `each of your Harpies`."""
    if isinstance(ref, str):
        return fighter(ref, sc)
    if ref.one is not None:
        return fighters(ref.one, sc, "one")
    return fighters(ref.each if ref.each is not None else terms.Fighters(), sc, "each")


def spaces(sp: terms.Spaces, sc: Scope, determiner: str = "any") -> Nominal:
    """`any empty space in Medusa's zone`."""
    say = sc.translator.post
    posts: list[Post] = []
    if sp.at is not None:
        bound = sc.bound.get(sp.at)
        stood = bound is not None and bound.kind == STOOD
        posts = [say("post-where-stood", who=fighter(bound.of, sc))] if bound is not None and stood else []
        if sp.empty:
            posts.append(say("post-if-empty"))
        return sc.translator.phrase("space", determiner="the" if stood else "that", posts=tuple(posts))
    if sp.in_zone_of is not None:
        posts.append(say("post-in-zone", who=fighter(sp.in_zone_of, sc)))
    if sp.adjacent_to is not None:
        chosen = sp.adjacent_to.startswith("$")
        near = sc.translator.phrase("space", determiner="that") if chosen else fighter(sp.adjacent_to, sc)
        posts.append(say("post-adjacent", who=near))
    if sp.with_marker is not None:
        posts.append(say("post-with-marker", what=marker(sp.with_marker, sc)))
    if sp.without_marker is not None:
        posts.append(say("post-without-marker", what=marker(sp.without_marker, sc)))
    if sp.besides is not None and sp.besides in sc.bound and sc.bound[sp.besides].kind in (SPACE, STOOD):
        posts.append(say("post-besides-space"))
    elif sp.besides is not None:
        posts.append(say("post-besides-own-space", who=fighter(sp.besides, sc)))
    adjectives = ("empty",) if sp.empty else ()
    return sc.translator.phrase("space", determiner=determiner, adjectives=adjectives, posts=tuple(posts))


def token(name: str, sc: Scope) -> Nominal:
    """`your size`."""
    return sc.translator.phrase(sc.names.token(sc.hero, name), determiner="your")


def marker(name: str, sc: Scope, determiner: str = "a", adjectives: tuple[str, ...] = ()) -> Nominal:
    """`a fog token`."""
    return sc.translator.phrase(sc.names.marker(sc.hero, name), determiner=determiner, adjectives=adjectives)


# ---- cards and amounts -----------------------------------------------------------------------------------


def cards(c: terms.Cards | str, sc: Scope, determiner: str | None = "one", plural: bool = False) -> Nominal:
    """Cards of a pile, `an attack card in your discard pile`, or cards seen before."""
    if isinstance(c, str):
        return (
            sc.translator.phrase("card", determiner="those", plural=True)
            if plural
            else sc.translator.noun("one_of_those_cards")
        )
    say = sc.translator.post
    posts: list[Post] = []
    if c.id is not None:
        posts.append(say("post-called", name=sc.card_name(c.id)))
    posts.append(say("post-used-to-boost") if c.used_to_boost else _lying(c, determiner is not None, sc))
    if c.value is not None:
        posts.append(say("post-with-value", amount=amount(c.value, sc)))
    if c.besides is not None:
        posts.append(say("post-besides-card"))
    return sc.translator.phrase(
        "card",
        determiner=determiner,
        adjectives=(c.type,) if c.type is not None else (),
        posts=tuple(posts),
        plural=plural,
        label=keyword(c.keyword, sc),
    )


def _lying(c: terms.Cards, chosen: bool, sc: Scope) -> Post:
    return sc.translator.post("post-in-pile", pile=c.pile, of=c.of, **{"from": chosen})


def keyword(name: str | None, sc: Scope) -> str:
    return sc.say("keyword", name=sc.names.keyword(sc.hero, name)) if name is not None else ""


def _counting(noun: str, posts: Sequence[Post], times: int, sc: Scope) -> Phrase:
    more = (sc.translator.post("post-times", times=times),) if times != 1 else ()
    return sc.translator.phrase(noun, determiner="the", posts=(*posts, *more))


@singledispatch
def amount(a: object, sc: Scope) -> Nominal | str:
    """A number that is worked out: `the number of VOYAGE cards in your discard pile`."""
    raise TypeError(f"no text for the amount {a!r}")


@amount.register
def _(a: int, sc: Scope) -> Nominal | str:
    return str(a)


@amount.register
def _(a: str, sc: Scope) -> Nominal | str:
    kind = sc.bound[a].kind if a in sc.bound else NUMBER
    return _counting(
        {DEALT: "dealt_damage", FELL: "fallen", NAMED: "named_number"}.get(kind, "chosen_number"), (), 1, sc
    )


@amount.register
def _(a: terms.CountCards, sc: Scope) -> Nominal | str:
    what = cards(a.among, sc, None, plural=True)
    return _counting("amount", [sc.translator.post("post-number-of", what=what)], a.times, sc)


@amount.register
def _(a: terms.CountFighters, sc: Scope) -> Nominal | str:
    what = fighters(a.among, sc, None, plural=True)
    return _counting("amount", [sc.translator.post("post-number-of", what=what)], a.times, sc)


@amount.register
def _(a: terms.BoostOf, sc: Scope) -> Nominal | str:
    return _counting("boost_value", [sc.translator.post("post-of-card", card=which(a.card))], a.times, sc)


@amount.register
def _(a: terms.PrintedValue, sc: Scope) -> Nominal | str:
    return _counting("printed_value", [sc.translator.post("post-of-card", card=which(a.card))], a.times, sc)


@amount.register
def _(a: terms.CombatDamage, sc: Scope) -> Nominal | str:
    return _counting("combat_damage", (), a.times, sc)


@amount.register
def _(a: terms.DamageTaken, sc: Scope) -> Nominal | str:
    return _counting("damage_taken", (), a.times, sc)


@amount.register
def _(a: terms.NamedNumber, sc: Scope) -> Nominal | str:
    return _counting("named_number", (), a.times, sc)


def which(card: str) -> str:
    """The argument for messages about a card of the combat or one chosen before: `own`, `opposing`, `that`."""
    return card if card in ("own", "opposing") else "that"


# ---- conditions ------------------------------------------------------------------------------------------

_KEYS: Final = {
    "won": "cond-won",
    "lost": "cond-lost",
    "your_turn": "cond-your-turn",
    "first_action": "cond-first-action",
    "opponent_played_card": "cond-opponent-played",
}


@singledispatch
def condition(c: object, sc: Scope, negated: bool = False) -> str:
    """A clause for after `if`, or its negation."""
    raise TypeError(f"no text for the condition {c!r}")


@condition.register
def _(c: str, sc: Scope, negated: bool = False) -> str:
    return sc.say(_KEYS[c], no=negated)


@condition.register
def _(c: terms.Is, sc: Scope, negated: bool = False) -> str:
    known = sc.fighter_def(c.kind) if c.kind not in ("hero", "sidekick") else None
    noun: Noun | None = sc.translator.lexicon.nouns[c.kind] if known is None else sc.names.fighter_noun(sc.hero, known)
    what: Nominal
    if known is not None and (known.count == 1 or noun is None):
        what = sc.names.fighter(sc.hero, known)
    else:
        what = sc.translator.phrase(noun, determiner="a")
    return sc.say("cond-is", who=fighter(c.fighter, sc), what=what, no=negated)


@condition.register
def _(c: terms.Moved, sc: Scope, negated: bool = False) -> str:
    return sc.say("cond-moved", who=fighter(c.fighter, sc), no=negated)


@condition.register
def _(c: terms.Adjacent, sc: Scope, negated: bool = False) -> str:
    return sc.say("cond-adjacent", who=fighter(c.fighter, sc), to=fighter(c.to, sc), no=negated)


@condition.register
def _(c: terms.SameZone, sc: Scope, negated: bool = False) -> str:
    return sc.say("cond-same-zone", who=fighter(c.fighter, sc), to=fighter(c.to, sc), no=negated)


@condition.register
def _(c: terms.Health, sc: Scope, negated: bool = False) -> str:
    if (c.at_least, c.at_most) == (1, None):
        return sc.say("cond-alive", who=fighter(c.fighter, sc), no=negated)
    return sc.say("cond-health", who=fighter(c.fighter, sc), bounds=_bounds(c.at_least, c.at_most, sc), no=negated)


@condition.register
def _(c: terms.Defeated, sc: Scope, negated: bool = False) -> str:
    known = sc.fighter_def(c.fighter)
    if known is not None and known.count > 1 and negated:
        return sc.say("cond-none-defeated", who=fighter(c.fighter, sc))
    return sc.say("cond-defeated", who=one_fighter(c.fighter, sc), no=negated)


@condition.register
def _(c: terms.SpaceLeft, sc: Scope, negated: bool = False) -> str:
    return sc.say("cond-space", where=spaces(c.among, sc, "a"), no=negated)


@condition.register
def _(c: terms.TokenIs, sc: Scope, negated: bool = False) -> str:
    shows = sc.names.side(sc.hero, c.token, c.shows)
    return sc.say("cond-token", token=token(c.token, sc), shows=shows, no=negated)


@condition.register
def _(c: terms.OnMarker, sc: Scope, negated: bool = False) -> str:
    key = "cond-on-marker" if c.at == "now" else "cond-started-on-marker"
    return sc.say(key, who=fighter(c.fighter, sc), what=marker(c.marker, sc), no=negated)


@condition.register
def _(c: terms.Compare, sc: Scope, negated: bool = False) -> str:
    a = c.amount
    some = (c.at_least, c.at_most) == (1, None)
    kind = sc.bound[a].kind if isinstance(a, str) and a in sc.bound else ""
    if some and kind in (DEALT, FELL):
        return sc.say(f"cond-{kind}", no=negated)
    if isinstance(a, terms.CountCards) and a.times == 1:
        if some and isinstance(a.among, str):
            one = a.among in sc.bound and sc.bound[a.among].kind == CARD
            return sc.say("cond-card-chosen" if one else "cond-cards-chosen", no=negated)
        if is_boosted(c):
            return sc.say("cond-boosted", no=negated)
        if isinstance(a.among, terms.Cards) and a.among == terms.Cards(pile="hand", of=a.among.of):
            bounds = _bounds(c.at_least, c.at_most, sc, "cards-")
            return sc.say("cond-hand", of=a.among.of, bounds=bounds, no=negated)
    return sc.say("cond-amount", amount=amount(a, sc), bounds=_bounds(c.at_least, c.at_most, sc), no=negated)


def is_boosted(c: terms.Cond) -> bool:
    """Whether a condition says that your card of this combat was boosted."""
    counted = c.amount if isinstance(c, terms.Compare) and (c.at_least, c.at_most) == (1, None) else None
    return (
        isinstance(counted, terms.CountCards)
        and counted.times == 1
        and counted.among == terms.Cards(pile="discard", used_to_boost=True)
    )


@condition.register
def _(c: terms.Equal, sc: Scope, negated: bool = False) -> str:
    return sc.say("cond-equal", amount=amount(c.amount, sc), to=amount(c.to, sc), no=negated)


@condition.register
def _(c: terms.Role, sc: Scope, negated: bool = False) -> str:
    return sc.say("cond-role", role=c.role, no=negated)


@condition.register
def _(c: terms.Not, sc: Scope, negated: bool = False) -> str:
    return condition(c.cond, sc, not negated)


@condition.register
def _(c: terms.All, sc: Scope, negated: bool = False) -> str:
    return _joined(c.conds, sc, negated, "cond-or" if negated else "cond-and")


@condition.register
def _(c: terms.Any, sc: Scope, negated: bool = False) -> str:
    return _joined(c.conds, sc, negated, "cond-and" if negated else "cond-or")


def _joined(conds: Sequence[terms.Cond], sc: Scope, negated: bool, key: str) -> str:
    text = condition(conds[0], sc, negated)
    for cond in conds[1:]:
        text = sc.say(key, first=text, second=condition(cond, sc, negated))
    return text


def _bounds(low: int | None, high: int | None, sc: Scope, of: str = "") -> str:
    """`4 or less`; with `cards-` the cards are said too."""
    if low is None:
        return sc.say(f"{of}at-most", count=high or 0)
    return sc.say(f"{of}at-least", count=low) if high is None else sc.say(f"{of}between", low=low, count=high)
