"""Cards and numbers as phrases: `an attack card in your discard pile`, `the discarded card's boost value`.

What can be counted is said as `1 card for each Sister`, a number that is read off as `equal to its boost value`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch
from typing import Final

from peerless.effects import terms
from peerless.messages.grammar import Nominal, Phrase, Post
from peerless.text.effects.phrases import each_of_counter, fighter, fighters, own
from peerless.text.effects.scope import CARD, DEALT, FELL, NAMED, SPENT, THEIR_HAND, Scope

# ---- cards -----------------------------------------------------------------------------------------------


def card(ref: str, sc: Scope) -> Nominal:
    """A card of the combat or one remembered: `this card`, `the opposing card`, `the discarded card`."""
    if ref == "own":
        return sc.new("own", sc.translator.phrase(sc.own_noun, determiner=sc.own_determiner))
    if ref == "opposing":
        owner = sc.ref("opponent", sc.translator.noun("opponent"))
        if owner.is_pronoun and not sc.mentions.is_known("opponent"):  # of the sentence before: `their card`
            return sc.ref("opposing card", sc.translator.phrase("card", owner=owner))
        return sc.ref("opposing card", sc.translator.noun("opposing_card"))
    bound = sc.bound.get(ref)
    plural = bound is not None and bound.kind != CARD
    if bound is not None and bound.how == "revealed" and is_of_two(sc):
        return sc.ref(ref, _revealed(bound.of, plural, sc))
    how = (bound.how,) if bound is not None and bound.how else ()
    determiner = "the" if how else "those" if plural else "that"
    return sc.ref(ref, sc.translator.phrase("card", determiner=determiner, adjectives=how, plural=plural))


def is_of_two(sc: Scope) -> bool:
    """Whether cards of two decks are revealed, so that it must be said which are meant."""
    return len({bound.of for bound in sc.bound.values() if bound.how == "revealed"}) > 1


def _revealed(of: str, plural: bool, sc: Scope) -> Phrase:
    """`your revealed card`, `your opponent's revealed card`."""
    if of != "opponent":
        return sc.translator.phrase("card", determiner=own("your", sc), adjectives=("revealed",), plural=plural)
    owner = sc.new("opponent", sc.translator.noun("opponent"))
    return sc.translator.phrase("card", adjectives=("revealed",), owner=owner, plural=plural)


def value(ref: str, sc: Scope) -> Phrase:
    """`this card's value`."""
    return sc.translator.phrase("value", owner=card(ref, sc))


def cards(
    c: terms.Cards | str,
    sc: Scope,
    determiner: str | None = "one",
    plural: bool = False,
    taken: bool = False,
    random: bool = False,
) -> Nominal:
    """Cards of a pile, `an attack card in your discard pile`, or cards seen before."""
    if isinstance(c, str):
        return card(c, sc) if plural else sc.translator.noun("one_of_those_cards")
    if c.used_to_boost:
        return sc.translator.noun("one_of_boosting_cards")
    if determiner == "one" and c == terms.Cards(pile="hand", of="opponent") and _is_that_hand(c, sc):
        return sc.translator.noun("card_of_that_hand")
    say = sc.translator.post
    posts: list[Post] = []
    if c.id is not None:
        posts.append(say("post-called", name=sc.card_name(c.id)))
    if c.value is not None:
        posts.append(with_value(c.value, sc))
    posts.append(_in_pile(c, sc, taken=taken or determiner in ("one", "all")))
    if isinstance(c.only_for, str):
        posts.append(say("post-only-for", who=fighter(c.only_for, sc)))
    if c.besides is not None:
        posts.append(say("post-besides-card"))
    label, form = marked_by(c.keyword, sc)
    if c.top:
        determiner, plural = "the" if determiner in ("one", "all", "a") else determiner, False
    return sc.translator.phrase(
        "card",
        determiner=determiner,
        adjectives=(
            *(("top",) if c.top else ()),
            *(("random",) if random else ()),
            *((c.type,) if c.type is not None else ()),
        ),
        posts=(*form, *posts),
        plural=plural,
        label=label,
    )


def _in_pile(c: terms.Cards, sc: Scope, taken: bool) -> Post:
    """`from your discard pile`, `of your deck` for its top card, `from that hand` for one just looked at."""
    where = {"from": taken, "top": c.top is True, "that": _is_that_hand(c, sc)}
    return sc.translator.post("post-in-pile", pile=c.pile, of=c.of, own=sc.mentions.own, **where)


def _is_that_hand(c: terms.Cards, sc: Scope) -> bool:
    """Whether cards are in a hand just looked at; whose hand it is, is known from then on."""
    hand = sc.mentions.is_last(THEIR_HAND, THEIR_HAND) and (c.pile, c.of) == ("hand", "opponent")
    if hand:
        sc.ref("opponent", sc.translator.noun("opponent")).form("gen")
    return hand


def with_value(number: terms.Amount, sc: Scope) -> Post:
    """`with a printed value of 3`, or of the number just named."""
    if isinstance(number, terms.NamedNumber) or sc.kind(number) == NAMED:
        return sc.translator.post("post-with-that-value")
    return sc.translator.post("post-with-value", amount=amount(number, sc))


def marked_by(name: str | None, sc: Scope) -> tuple[str, tuple[Post, ...]]:
    """The label of a keyword, or what follows the noun where it marks the cards of one form of the hero."""
    if name is None:
        return "", ()
    playing = {playing_as(card.playable_if, sc) for card in sc.hero.cards if name in card.keywords}
    if len(playing) == 1 and (only := playing.pop()):
        return "", (sc.translator.post("post-playable-as", form=only),)
    return sc.say("keyword", name=sc.names.keyword(sc.hero, name)), ()


def playing_as(cond: terms.Cond | None, sc: Scope) -> str:
    """`as Hyde`, where a condition says no more than the form of the hero."""
    state = sc.names.state(sc.hero, cond.token, cond.shows) if isinstance(cond, terms.TokenIs) else None
    return state.playing if state is not None else ""


# ---- amounts ---------------------------------------------------------------------------------------------

_COUNTED: Final = {DEALT: "dealt", FELL: "fallen"}


def each(a: terms.Amount, sc: Scope) -> tuple[Nominal, int] | None:
    """What an amount counts, one by one, and how much each is worth; None for a number that is read off."""
    if isinstance(a, terms.CountFighters):
        return fighters(a.among, sc, "each", counted=True), a.times
    if isinstance(a, terms.CountCards) and isinstance(a.among, terms.Cards):
        if not a.among.used_to_boost:
            return cards(a.among, sc, "each"), a.times
    elif isinstance(a, terms.CountCards):
        bound = sc.bound.get(str(a.among))
        how = (bound.how,) if bound is not None and bound.how else ()
        return sc.translator.phrase("card", determiner="each" if how else "each_of_those", adjectives=how), a.times
    if isinstance(a, terms.Lent):
        return _lent(a, sc, "each"), a.times
    if isinstance(a, terms.CombatDamage):
        return sc.translator.phrase("combat_damage", determiner="each"), a.times
    if isinstance(a, terms.DamageTaken):
        return sc.translator.phrase("damage_taken", determiner="each"), a.times
    if isinstance(a, terms.Counter):
        return each_of_counter(a.counter, sc, spent=False), a.times
    if isinstance(a, terms.Zones):
        post = sc.translator.post("post-zone-of", who=fighter(a.of, sc))
        return sc.translator.phrase("zone", determiner="each", posts=(post,)), a.times
    name, times = (a.number, a.times) if isinstance(a, terms.Number) else (a, 1)
    if sc.kind(name) == SPENT:
        return each_of_counter(sc.bound[str(name)].of, sc, spent=True), times
    counted = _COUNTED.get(sc.kind(name))
    return None if counted is None else (sc.translator.phrase(counted, determiner="each"), times)


def _lent(a: terms.Lent, sc: Scope, determiner: str | None) -> Nominal:
    """`each TRICK card in your opponent's hand`."""
    label, form = marked_by(sc.lent, sc)
    post = sc.translator.post("post-in-hands", several=a.to == "each_opponent")
    return sc.translator.phrase(
        "card", determiner=determiner, posts=(*form, post), plural=determiner is None, label=label
    )


@singledispatch
def amount(a: object, sc: Scope) -> Nominal | str:
    """A number that is worked out: `the number of VOYAGE cards in your discard pile`."""
    raise TypeError(f"no text for the amount {a!r}")


@dataclass(frozen=True)
class Times(Nominal):
    """A number several times: `2 × its boost value`."""

    times: int
    number: Nominal

    @property
    def gender(self) -> str:
        return self.number.gender

    def form(self, case: str, prep: bool = False) -> str:
        return f"{self.times} × {self.number.form(case)}"


def _number(
    noun: str, sc: Scope, times: int = 1, posts: tuple[Post, ...] = (), owner: Nominal | None = None
) -> Nominal:
    number = sc.translator.phrase(noun, determiner="the" if owner is None else None, posts=posts, owner=owner)
    return number if times == 1 else Times(times, number)


@amount.register
def _(a: int, sc: Scope) -> Nominal | str:
    return str(a)


@amount.register
def _(a: str, sc: Scope) -> Nominal | str:
    return _remembered(a, sc)


def _remembered(name: str, sc: Scope, times: int = 1) -> Nominal | str:
    if sc.kind(name) == SPENT:
        noun = sc.names.counter(sc.hero, sc.bound[name].of)
        what = sc.translator.phrase(noun, adjectives=("spent",), plural=noun.many is not None)
        return _number("amount", sc, times, (sc.translator.post("post-number-of", what=what),))
    nouns = {DEALT: "number_dealt", FELL: "number_fallen", NAMED: "named_number"}
    return _number(nouns.get(sc.kind(name), "chosen_number"), sc, times)


@amount.register
def _(a: terms.Number, sc: Scope) -> Nominal | str:
    return _remembered(a.number, sc, a.times)


@amount.register
def _(a: terms.Counter, sc: Scope) -> Nominal | str:
    noun = sc.names.counter(sc.hero, a.counter)
    if noun.many is not None:
        what = sc.translator.phrase(noun, determiner=own("yours", sc), plural=True)
        return _number("amount", sc, a.times, (sc.translator.post("post-number-of", what=what),))
    whole = sc.translator.phrase(noun, determiner=own("your", sc))
    return whole if a.times == 1 else Times(a.times, whole)


@amount.register
def _(a: terms.Zones, sc: Scope) -> Nominal | str:
    post = sc.translator.post("post-number-of-zones", who=fighter(a.of, sc))
    return _number("amount", sc, a.times, (post,))


@amount.register
def _(a: terms.Value, sc: Scope) -> Nominal | str:
    return _number("value", sc, a.times, owner=card(a.card, sc))


@amount.register
def _(a: terms.CountCards, sc: Scope) -> Nominal | str:
    sc.mentions.own = False
    what = cards(a.among, sc, None, plural=True)
    return _number("amount", sc, a.times, (sc.translator.post("post-number-of", what=what),))


@amount.register
def _(a: terms.CountFighters, sc: Scope) -> Nominal | str:
    sc.mentions.own = False
    what = fighters(a.among, sc, None, plural=True, counted=True)
    return _number("amount", sc, a.times, (sc.translator.post("post-number-of", what=what),))


@amount.register
def _(a: terms.BoostOf, sc: Scope) -> Nominal | str:
    return _number("boost_value", sc, a.times, owner=card(a.card, sc))


@amount.register
def _(a: terms.PrintedValue, sc: Scope) -> Nominal | str:
    if a.card == "outer_opposing":
        return _number("printed_value", sc, a.times, (sc.translator.post("post-outer-card"),))
    return _number("printed_value", sc, a.times, owner=card(a.card, sc))


@amount.register
def _(a: terms.Lent, sc: Scope) -> Nominal | str:
    return _number("amount", sc, a.times, (sc.translator.post("post-number-of", what=_lent(a, sc, None)),))


@amount.register
def _(a: terms.CombatDamage, sc: Scope) -> Nominal | str:
    return _number("number_combat_damage", sc, a.times)


@amount.register
def _(a: terms.DamageTaken, sc: Scope) -> Nominal | str:
    return _number("number_taken", sc, a.times)


@amount.register
def _(a: terms.NamedNumber, sc: Scope) -> Nominal | str:
    return _number("named_number", sc, a.times)
