"""The nouns of card texts: fighters, spaces, tokens and markers as phrases in any case.

Written from the effect structs, so that a text says what the card does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from peerless.effects import terms
from peerless.messages.grammar import Name, Nominal, Phrase, Post
from peerless.text.effects.mentions import Again, Owned, Reference
from peerless.text.effects.scope import HURT, PASSED, PICKED, SPACE, STOOD, TARGETS, Scope

# ---- fighters --------------------------------------------------------------------------------------------


def person(who: str, sc: Scope) -> Nominal:
    """`your opponent`, `each opponent`; for who does not own the card, the opponent is `Loki's player`."""
    if who == "opponent" and sc.foreign:
        return sc.ref(who, sc.translator.phrase("player", owner=sc.names.fighter(sc.hero, sc.hero.hero)))
    noun = sc.translator.noun(who)
    return sc.ref(who, noun) if who == "opponent" else sc.new("", noun)


def key_of(ref: str, sc: Scope) -> str:
    """What a reference is remembered by: the same fighter under whatever name."""
    if ref == "self":
        return sc.me_key
    if sc.foreign and ref in ("hero", "opponent_hero"):
        return sc.hero.hero.id if ref == "opponent_hero" else "your hero"
    return sc.hero.hero.id if ref == "hero" else ref


def fighter(ref: str, sc: Scope, several: str = "a_yours") -> Nominal:
    """A fighter: `Alice`, `the opposing fighter`; of several of a name `one of your Harpies`, or what else is meant."""
    key = key_of(ref, sc)
    if ref == "self":
        return sc.ref(key, sc.me)
    if ref == "opposing":
        return sc.ref(key, sc.other or sc.translator.noun("opposing_fighter"))
    if sc.foreign and ref == "hero":
        return sc.ref(key, sc.translator.phrase("hero", determiner=own("your", sc)))
    if sc.foreign and ref == "opponent_hero":
        return sc.ref(key, sc.names.fighter(sc.hero, sc.hero.hero))
    if ref == "opponent_hero":
        owner = sc.ref("opponent", sc.translator.noun("opponent"))
        theirs = sc.translator.phrase("hero", owner=owner)
        return sc.ref(key, Owned(owner, theirs, sc.translator.noun("opponent_hero")))
    known = sc.fighter_def(ref)
    if sc.kind(ref) == TARGETS:
        return sc.new("", sc.translator.phrase("fighter", determiner="each_of_those"))
    if sc.kind(ref) in (HURT, PASSED):
        adjectives = ("opposing",) if sc.kind(ref) == PASSED else ()
        mover = sc.bound[ref].of
        post = sc.translator.post(f"post-{sc.kind(ref)}", who=fighter(mover, sc) if mover else "")
        return sc.new("", sc.translator.phrase("fighter", determiner="each", adjectives=adjectives, posts=(post,)))
    if sc.kind(ref) == PICKED:
        return sc.new("", sc.translator.phrase("fighter", determiner="each_of_those"))
    if known is None:
        return sc.ref(key, sc.translator.phrase("fighter", determiner="that"))
    if known.count == 1:
        return sc.ref(key, sc.names.fighter(sc.hero, known))
    noun = sc.names.fighter_noun(sc.hero, known)
    return sc.new("", sc.translator.phrase(noun, determiner=own(several, sc)))


def is_several(ref: str, sc: Scope) -> bool:
    """Whether a name stands for several fighters."""
    if sc.kind(ref) in (HURT, PASSED, PICKED, TARGETS):
        return True
    known = sc.fighter_def(ref)
    return known is not None and known.count > 1


def own(determiner: str, sc: Scope) -> str:
    """A determiner with `your` in it, as the subject of the clause makes it: `svůj` where you do something."""
    reflexive = f"{determiner}_own"
    return reflexive if sc.mentions.own and reflexive in sc.translator.lexicon.determiners else determiner


def fighters(
    f: terms.Fighters, sc: Scope, determiner: str | None = None, plural: bool = False, counted: bool = False
) -> Phrase:
    """What a filter picks from: `opposing fighter in Medusa's zone`; those counted anywhere are `on the board`."""
    known = sc.fighter_def(f.kind) if f.kind not in (None, "hero", "sidekick") else None
    if known is not None:
        noun = sc.names.fighter_noun(sc.hero, known)
    elif f.kind in ("hero", "sidekick"):
        noun = sc.translator.lexicon.nouns[f.kind]
    else:
        noun = sc.translator.lexicon.nouns["combatant" if _is_combatant(f) else "fighter"]
    mine = f.side == "yours" and (known is None or known.count > 1)
    adjectives = ("other",) if f.besides == "self" or _is_besides_center(f, sc) else ()
    if adjectives and determiner in ("one", "a"):
        determiner, adjectives = "another", ()
    if mine and determiner in ("one", "each", "a", "another"):
        determiner = own(f"{determiner}_yours", sc)
    elif mine and determiner is None:
        determiner = own("yours", sc)
    if f.defeated:
        adjectives = (*adjectives, "defeated")
    if f.side in ("friendly", "opposing"):
        adjectives = (*adjectives, f.side)
    posts = _fighter_posts(f, sc)
    if counted and not posts and not f.defeated:
        posts = (sc.translator.post("post-on-board"),)
    return sc.translator.phrase(noun, determiner=determiner, adjectives=adjectives, posts=posts, plural=plural)


def _is_besides_center(f: terms.Fighters, sc: Scope) -> bool:
    """Whether it is those around a fighter, but not that fighter itself: the others."""
    return f.besides is not None and f.in_zone_of is not None and key_of(f.besides, sc) == key_of(f.in_zone_of, sc)


def _is_combatant(f: terms.Fighters) -> bool:
    """Whether it is any fighter in the combat, for which languages have a word."""
    return f.of_combat and f.kind is None and f.side == "any"


def _fighter_posts(f: terms.Fighters, sc: Scope) -> tuple[Post, ...]:
    say = sc.translator.post
    posts: list[Post] = []
    if f.of_combat and not _is_combatant(f):
        posts.append(say("post-in-combat"))
    if f.adjacent_to is not None:
        space = sc.new("", sc.translator.phrase("space"))
        posts.append(say("post-adjacent", who=fighter(f.adjacent_to, sc), space=space))
    if f.in_zone_of is not None:
        posts.append(say("post-in-zone", zone=zone(f.in_zone_of, sc)))
    if f.flanked_by:
        yours = sc.translator.phrase("fighter", determiner="yours", plural=True)  # not that fighter's own
        posts.append(say("post-flanked", count=f.flanked_by, what=yours))
    if f.standing_on is not None:
        posts.append(say("post-on-chosen-space", count=len(f.standing_on)))
    if f.on_marker is not None:
        such = sc.mentions.is_known(marked(f.on_marker))
        posts.append(say("post-on-such-space" if such else "post-on-marker", what=marker(f.on_marker, sc)))
    if f.besides not in (None, "self") and not _is_besides_center(f, sc):
        posts.append(say("post-besides", who=fighter(f.besides, sc)))
    return tuple(posts)


def target(ref: str | terms.Among, sc: Scope) -> Nominal:
    """Whom a step is about: a name, `an opposing fighter`, `each of your Harpies`."""
    if isinstance(ref, str):
        return fighter(ref, sc, "each_yours")
    if ref.one == terms.Fighters(of_combat=True):
        return sc.new("", sc.translator.noun("one_of_combatants"))
    if ref.one is not None:
        return sc.new("", fighters(ref.one, sc, "one"))
    return sc.new("", fighters(ref.each if ref.each is not None else terms.Fighters(), sc, "each"))


def is_each(ref: str | terms.Among, sc: Scope) -> bool:
    """Whether a step is about several fighters, each by itself."""
    return is_several(ref, sc) if isinstance(ref, str) else ref.each is not None


def returned(ref: str, sc: Scope) -> Nominal:
    """`the returned Archer`, or the only one of its name."""
    known = sc.fighter_def(ref)
    if known is None or known.count == 1:
        return fighter(ref, sc).named
    return sc.translator.phrase(sc.names.fighter_noun(sc.hero, known), determiner="the", adjectives=("returned",))


def health_of(ref: str | terms.Among, who: Nominal, sc: Scope) -> Nominal:
    """`Medusa's health`; that of one fighter can be meant again."""
    health = sc.translator.phrase("health", owner=who)
    one = isinstance(ref, str) and not is_several(ref, sc)
    return sc.ref(f"health of {key_of(ref, sc)}", health) if one and isinstance(ref, str) else sc.new("", health)


# ---- spaces, tokens, markers -----------------------------------------------------------------------------


def zone(ref: str, sc: Scope) -> Phrase:
    """`Medusa's zone`."""
    return sc.translator.phrase("zone", owner=fighter(ref, sc))


def spaces(
    sp: terms.Spaces, sc: Scope, determiner: str = "any", placed: str = "", adjectives: tuple[str, ...] = ()
) -> Phrase:
    """`any empty space in Medusa's zone`; for what is placed there `in the same zone`, `any other space`."""
    say = sc.translator.post
    posts: list[Post] = []
    if sp.at is not None:
        return _that_space(sp.at, sp.empty, sc)
    if sp.in_zone_of is not None:
        same = key_of(sp.in_zone_of, sc) == placed
        posts.append(say("post-in-same-zone" if same else "post-in-zone", zone=zone(sp.in_zone_of, sc)))
    if sp.adjacent_to is not None:
        posts.append(say("post-adjacent", who=anchor(sp.adjacent_to, sc), space=""))
    if sp.with_marker is not None:
        posts.append(say("post-with-marker", what=marker(sp.with_marker, sc)))
    if sp.without_marker is not None:
        posts.append(say("post-without-marker", what=marker(sp.without_marker, sc)))
    if sp.besides is not None and key_of(sp.besides, sc) == placed:
        adjectives = adjectives if sp.empty else ("other", *adjectives)  # its own space is not empty
    elif sp.besides is not None and sc.kind(sp.besides) in (SPACE, STOOD):
        posts.append(say("post-besides-space"))
    elif sp.besides is not None:
        posts.append(say("post-besides-own-space", who=fighter(sp.besides, sc)))
    adjectives = (*adjectives, "empty") if sp.empty else adjectives
    return sc.translator.phrase("space", determiner=determiner, adjectives=adjectives, posts=tuple(posts))


def anchor(ref: str, sc: Scope) -> Nominal:
    """What a space is next to: a fighter, or a space chosen before."""
    if sc.kind(ref) in (SPACE, STOOD):
        return sc.ref(ref, sc.translator.phrase("space", determiner="that"))
    return fighter(ref, sc)


def _that_space(name: str, empty: bool, sc: Scope) -> Phrase:
    """A space chosen or remembered before."""
    bound = sc.bound.get(name)
    stood = bound is not None and bound.kind == STOOD
    posts = [sc.translator.post("post-where-stood", who=_again(bound.of, sc))] if bound is not None and stood else []
    if empty and not (bound is not None and bound.empty):
        posts.append(sc.translator.post("post-if-empty"))
    return sc.translator.phrase("space", determiner="the" if stood else "that", posts=tuple(posts))


def _again(ref: str, sc: Scope) -> Nominal:
    """A fighter that the sentence may have named already; yours that is the hero is then `the hero`."""
    who = fighter(ref, sc)
    if not isinstance(who, Reference) or key_of(ref, sc) != sc.hero.hero.id:
        return who
    return Again(who, sc.translator.phrase("hero", determiner="the"))


def token(name: str, sc: Scope) -> Phrase:
    """`your size`."""
    return sc.translator.phrase(sc.names.token(sc.hero, name), determiner=own("your", sc))


def counter(name: str, sc: Scope) -> dict[str, Any]:
    """What is gained and spent, as arguments of a message: one, several, and whether it is counted piece by piece."""
    noun = sc.names.counter(sc.hero, name)
    mass = noun.many is None
    return {"what": sc.new("", Name(noun)), "many": sc.new("", Name(noun, plural=not mass)), "mass": mass}


def each_of_counter(name: str, sc: Scope, spent: bool) -> Phrase:
    """`each point of rage you have`, `each doubloon spent`."""
    noun = sc.names.counter(sc.hero, name)
    adjectives = ("spent",) if spent else ()
    if noun.many is not None:
        return sc.translator.phrase(noun, determiner="each" if spent else "each_yours", adjectives=adjectives)
    what = sc.translator.phrase(noun, determiner=None if spent else own("your", sc), adjectives=adjectives)
    post = sc.translator.post("post-of-counter", what=what, name=Name(noun), spent=spent)
    point = "spent_point" if spent else "own_point"  # where it is the points that are said to be spent
    adjectives = (point,) if point in sc.translator.lexicon.adjectives else ()
    return sc.translator.phrase("point", determiner="each", adjectives=adjectives, posts=(post,))


def marker(name: str, sc: Scope, determiner: str = "a") -> Phrase:
    """`a fog token`; the one just mentioned is `that token`."""
    noun = sc.translator.lexicon.nouns["marker"] if determiner == "that" else sc.names.marker(sc.hero, name)
    return sc.translator.phrase(noun, determiner=determiner)


def alternatives(names: Sequence[str], kind: str, sc: Scope) -> str:
    """Sides or symbols of which one holds: `ROSE, SWORD, or WOLF`."""
    text = names[0]
    for name in names[1:-1]:
        text = sc.say("comma", first=text, second=name)
    return sc.say(f"or-{kind}", first=text, second=names[-1], count=len(names)) if len(names) > 1 else text


def marked(name: str) -> str:
    """What spaces with a marker are remembered by."""
    return f"marked {name}"
