"""Whole-hero and whole-board rules: what a definition that reads well can still get wrong."""

from __future__ import annotations

from typing import Final

from peerless.catalog.loader import Problems
from peerless.catalog.models import BoardDef, CardDef, HeroDef
from peerless.effects.compiler import EffectCompiler, ProgramBuilder
from peerless.effects.language import AttackBoost, Bonus, Trigger
from peerless.effects.scope import HeroScope

DECK_SIZE: Final = 30
_RESERVED: Final = {"any", "hero", "sidekick", "self", "opposing", "none", "done", "you", "opponent"}


def hero_scope(hero: HeroDef) -> HeroScope:
    """The names a hero's effects may use."""
    kinds = {f.id: i for i, f in enumerate([hero.hero, *hero.sidekicks])}
    words: dict[str, int] = {}
    for card in hero.cards:
        for word in card.keywords:
            words.setdefault(word, len(words))
    cards = {card.id: i for i, card in enumerate(hero.cards)}
    return HeroScope(kinds, {token.id: token.sides for token in hero.tokens}, cards, words)


def check_hero(hero: HeroDef, problems: Problems) -> None:
    """Notes every problem of a hero: deck, names, references, effects."""
    copies = sum(card.copies for card in hero.cards)
    if copies != DECK_SIZE:
        problems.add("cards", f"the deck has {copies} cards, a deck has {DECK_SIZE} (SET-1)")
    _unique([f.id for f in [hero.hero, *hero.sidekicks]], "sidekicks", problems)
    _unique([c.id for c in hero.cards], "cards", problems)
    _unique([t.id for t in hero.tokens], "tokens", problems)
    _unique([a.id for a in hero.abilities], "abilities", problems)
    if hero.hero.count != 1:
        problems.add("hero.count", "exactly one fighter is the hero (FIG-1)")
    for fighter in [hero.hero, *hero.sidekicks]:
        if fighter.id in _RESERVED:
            problems.add("sidekicks", f"'{fighter.id}' is a word of the language, not a name")
        if fighter.max_health is not None and fighter.max_health < fighter.health:
            problems.add("max_health", f"{fighter.id} starts above its maximum (FIG-4)")
    scope = hero_scope(hero)
    if len(scope.keywords) > 30:
        problems.add("cards", "more than 30 keywords")
    compile_hero(hero, scope, ProgramBuilder())
    for i, card in enumerate(hero.cards):
        _check_card(card, scope, f"cards[{i}] ({card.id})", problems)
    problems.extend(f"{problems.file}: {problem}" for problem in scope.problems)


def _unique(names: list[str], path: str, problems: Problems) -> None:
    for name in sorted({n for n in names if names.count(n) > 1}):
        problems.add(path, f"'{name}' stands twice")


def _check_card(card: CardDef, scope: HeroScope, path: str, problems: Problems) -> None:
    if (card.value is None) != (card.type == "scheme"):
        what = "has no value" if card.type == "scheme" else "needs a value"
        problems.add(f"{path}.value", f"a {card.type} card {what} (CRD-1)")
    if card.fighters != ["any"]:
        for fighter in card.fighters:
            if fighter not in scope.fighters:
                problems.add(f"{path}.fighters", f"no fighter '{fighter}' (CRD-2)")
    for timing in card.effects:
        fits = timing in ("boost_effect", "when_discarded") or (timing == "scheme") == (card.type == "scheme")
        if not fits:
            problems.add(f"{path}.effects.{timing}", f"a {card.type} card has no such timing")
    if card.type == "scheme" and not card.effects:
        problems.add(f"{path}.effects", "a scheme without an effect does nothing (SCH-2)")


class HeroPrograms:
    """Numbers of a hero's compiled programs and expressions in one match-up."""

    def __init__(self) -> None:
        self.cards: dict[tuple[int, str], int] = {}
        """(card, timing) -> program."""
        self.conditions: dict[int, int] = {}
        """card -> condition to play it."""
        self.triggers: list[tuple[int, str, int, int, int]] = []
        """ability, moment, program, condition, kinds."""
        self.bonuses: list[tuple[int, str, int, int, int]] = []
        """ability, to, amount, condition, kinds."""
        self.committers: list[tuple[int, int]] = []
        """ability, kinds."""


ALL_KINDS: Final = 0xFF


def compile_hero(hero: HeroDef, scope: HeroScope, builder: ProgramBuilder) -> HeroPrograms:
    """Compiles everything a hero can do; problems are collected in the scope."""
    made = HeroPrograms()
    for i, card in enumerate(hero.cards):
        path = f"cards[{i}] ({card.id})"
        for timing, steps in card.effects.items():
            compiler = EffectCompiler(builder, scope, timing)
            made.cards[i, timing] = compiler.program(steps, f"{path}.effects.{timing}")
        if card.playable_if is not None:
            compiler = EffectCompiler(builder, scope, "play")
            made.conditions[i] = compiler.condition(card.playable_if, f"{path}.playable_if")
    for i, ability in enumerate(hero.abilities):
        for k, part in enumerate(ability.parts):
            path = f"abilities[{i}] ({ability.id}).parts[{k}]"
            _compile_part(part, i, path, scope, builder, made)
    return made


def _compile_part(
    part: Trigger | Bonus | AttackBoost,
    ability: int,
    path: str,
    scope: HeroScope,
    builder: ProgramBuilder,
    made: HeroPrograms,
) -> None:
    match part:
        case Trigger():
            compiler = EffectCompiler(builder, scope, part.at)
            kinds = ALL_KINDS if part.fighter is None else compiler.kinds(part.fighter, f"{path}.fighter")
            cond = -1 if part.cond is None else compiler.condition(part.cond, f"{path}.cond")
            made.triggers.append((ability, part.at, compiler.program(part.do, f"{path}.do", part.may), cond, kinds))
        case Bonus():
            timing = "maneuver" if part.to == "maneuver" else "during_combat"
            compiler = EffectCompiler(builder, scope, timing)
            kinds = ALL_KINDS if part.by is None else compiler.kinds(part.by, f"{path}.by")
            cond = -1 if part.cond is None else compiler.condition(part.cond, f"{path}.cond")
            amount = compiler.amount(part.amount, f"{path}.amount")
            made.bonuses.append((ability, part.to, amount, cond, kinds))
        case AttackBoost():
            compiler = EffectCompiler(builder, scope, "attack")
            made.committers.append((ability, compiler.kinds(part.by, f"{path}.by")))


def check_board(board: BoardDef, problems: Problems) -> None:
    """Notes every problem of a board: references, connection, start spaces."""
    ids = [space.id for space in board.spaces]
    _unique(ids, "spaces", problems)
    _unique(list(board.zones), "zones", problems)
    known, zones = set(ids), set(board.zones)
    for i, space in enumerate(board.spaces):
        for zone in space.zones:
            if zone not in zones:
                problems.add(f"spaces[{i}] ({space.id}).zones", f"no zone '{zone}' (BRD-3)")
    next_to: dict[str, set[str]] = {space: set() for space in ids}
    for i, (a, b) in enumerate(board.edges):
        if a == b or a not in known or b not in known:
            problems.add(f"edges[{i}]", f"joins '{a}' and '{b}': two different known spaces are needed (BRD-2)")
        elif b in next_to[a]:
            problems.add(f"edges[{i}]", f"'{a}' and '{b}' are joined twice")
        else:
            next_to[a].add(b)
            next_to[b].add(a)
    passages = {space.id for space in board.spaces if space.passage}
    for passage in passages:
        next_to[passage] |= passages - {passage}
    reached, todo = {ids[0]}, [ids[0]]
    while todo:
        for near in next_to[todo.pop()] - reached:
            reached.add(near)
            todo.append(near)
    if reached != known:
        problems.add("edges", f"no way leads to {', '.join(sorted(known - reached))}")
    starts = sorted(space.start for space in board.spaces if space.start is not None)
    if starts != list(range(1, len(starts) + 1)) or len(starts) < 2:
        problems.add("spaces", f"start spaces are numbered 1, 2, … once each, at least two; found {starts} (BRD-5)")
