"""Checks of whole heroes and boards, after their structure is known to be valid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from peerless.catalog.models import BoardDef, CardDef, HeroDef
from peerless.catalog.problems import Problems
from peerless.effects.abilities import Ability, AttackBoost, Bonus, BoostedPlace, MarkerLinks, Trigger
from peerless.effects.compiler import EffectCompiler, ProgramBuilder
from peerless.effects.expressions import COMBAT
from peerless.effects.scope import ANSWERS, HeroScope
from peerless.messages.message import Message

DECK_SIZE: Final = 30
_ANY_CARD: Final = ("boost_effect", "when_discarded")  # timings that any type of card can have
MOST_KEYWORDS: Final = 30
MOST_TRIGGERS: Final = 8  # per moment of combat; each has a bit in the combat frame
_RESERVED: Final = {"any", "hero", "sidekick", "self", "opposing", "you", "opponent"}
"""Words of the language."""


def hero_scope(hero: HeroDef) -> HeroScope:
    """The names a hero's effects may use."""
    kinds = {f.id: i for i, f in enumerate([hero.hero, *hero.sidekicks])}
    words: dict[str, int] = {}
    for card in hero.cards:
        for word in card.keywords:
            words.setdefault(word, len(words))
    cards = {card.id: i for i, card in enumerate(hero.cards)}
    several = frozenset(f.id for f in hero.sidekicks if f.count > 1)
    tokens = {token.id: token.sides for token in hero.tokens}
    return HeroScope(kinds, tokens, cards, words, {marker.id: marker.count for marker in hero.markers}, several)


def check_hero(hero: HeroDef, problems: Problems, counted: bool = True) -> None:
    """Record every problem of a hero: deck, names, references, effects. `counted`: all cards could be read."""
    copies = sum(card.copies for card in hero.cards)
    if counted and copies != DECK_SIZE:
        problems.add("cards", Message("fault-deck-size", count=copies, size=DECK_SIZE))
    _check_fighters(hero, problems)
    _check_names([c.id for c in hero.cards], "cards", problems)
    _check_names([t.id for t in hero.tokens], "tokens", problems)
    for i, token in enumerate(hero.tokens):
        _check_names(token.sides, f"tokens[{i}] ({token.id}).sides", problems)
    _check_names([m.id for m in hero.markers], "markers", problems)
    _check_names([a.id for a in hero.abilities], "abilities", problems)
    scope = hero_scope(hero)
    if len(scope.keywords) > MOST_KEYWORDS:
        problems.add("cards", Message("fault-many-keywords", most=MOST_KEYWORDS))
    made = compile_hero(hero, scope, ProgramBuilder())
    for at, count in Counter(trigger[1] for trigger in made.triggers).items():
        if count > MOST_TRIGGERS and at in COMBAT:
            problems.add("abilities", Message("fault-many-triggers", count=count, moment=at, most=MOST_TRIGGERS))
    for i, card in enumerate(hero.cards):
        _check_card(card, scope, f"cards[{i}] ({card.id})", problems)
    for place, message in scope.problems:
        problems.add(place, message)


def _check_fighters(hero: HeroDef, problems: Problems) -> None:
    if hero.hero.count != 1:
        problems.add("hero.count", Message("fault-one-hero"))
    places = ["hero", *(f"sidekicks[{i}] ({f.id})" for i, f in enumerate(hero.sidekicks))]
    names: list[str] = []
    for place, fighter in zip(places, [hero.hero, *hero.sidekicks], strict=True):
        if fighter.id in _RESERVED:
            problems.add(f"{place}.id", Message("fault-reserved", name=fighter.id))
        if fighter.max_health is not None and fighter.max_health < fighter.health:
            problems.add(f"{place}.max_health", Message("fault-health", fighter=fighter.id))
        numbered = [f"{fighter.id}_{n + 1}" for n in range(fighter.count)] if fighter.count > 1 else []
        names += [fighter.id, *numbered]
    _check_names(names, "sidekicks", problems)


def _check_names(names: Iterable[str], path: str, problems: Problems) -> None:
    """Check that names differ from each other and from the words that decline."""
    for name, count in Counter(names).items():
        if count > 1:
            problems.add(path, Message("fault-twice", name=name))
        if name in ANSWERS:
            problems.add(path, Message("fault-answer", name=name))


def _check_card(card: CardDef, scope: HeroScope, path: str, problems: Problems) -> None:
    if (card.value is None) != (card.type == "scheme"):
        key = "fault-no-value" if card.type == "scheme" else "fault-needs-value"
        problems.add(f"{path}.value", Message(key, type=card.type))
    if card.fighters != ["any"]:
        for fighter in card.fighters:
            if fighter not in scope.fighters:
                problems.add(f"{path}.fighters", Message("fault-card-fighter", fighter=fighter))
    for timing in card.effects:
        if timing not in _ANY_CARD and (timing == "scheme") != (card.type == "scheme"):
            problems.add(f"{path}.effects.{timing}", Message("fault-timing", type=card.type))
    if "when_played" in card.effects and not card.face_up:
        problems.add(f"{path}.effects.when_played", Message("fault-face-up"))
    if card.bonus_attack is not None:
        for timing in card.bonus_attack.effects:
            if timing not in COMBAT:
                problems.add(f"{path}.bonus_attack.effects.{timing}", Message("fault-bonus-timing"))
    if card.type == "scheme" and "scheme" not in card.effects:
        problems.add(f"{path}.effects", Message("fault-idle-scheme"))


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
        self.bonus_attacks: dict[tuple[int, str], int] = {}
        """(card, timing) -> program of its bonus attack."""
        self.placed = 0
        """Kinds that a boosted maneuver may place."""
        self.committers: list[tuple[int, int]] = []
        """ability, kinds."""
        self.links: dict[int, int] = {}
        """kind of fighter -> marker of the hero."""


ALL_KINDS: Final = 0xFF


def compile_hero(hero: HeroDef, scope: HeroScope, builder: ProgramBuilder) -> HeroPrograms:
    """Compile everything a hero can do; the scope collects problems."""
    made = HeroPrograms()
    for i, card in enumerate(hero.cards):
        path = f"cards[{i}] ({card.id})"
        for timing, steps in card.effects.items():
            compiler = EffectCompiler(builder, scope, timing)
            made.cards[i, timing] = compiler.program(steps, f"{path}.effects.{timing}")
        if card.bonus_attack is not None:
            for timing, steps in card.bonus_attack.effects.items():
                compiler = EffectCompiler(builder, scope, timing)
                place = f"{path}.bonus_attack.effects.{timing}"
                made.bonus_attacks[i, timing] = compiler.program(steps, place)
        if card.playable_if is not None:
            compiler = EffectCompiler(builder, scope, "play")
            made.conditions[i] = compiler.condition(card.playable_if, f"{path}.playable_if")
    for i, ability in enumerate(hero.abilities):
        for k, part in enumerate(ability.parts):
            path = f"abilities[{i}] ({ability.id}).parts[{k}]"
            _compile_part(part, i, path, scope, builder, made)
    return made


def _compile_part(
    part: Ability,
    ability: int,
    path: str,
    scope: HeroScope,
    builder: ProgramBuilder,
    made: HeroPrograms,
) -> None:
    match part:
        case Trigger():
            compiler = EffectCompiler(builder, scope, part.at)
            if part.fighter is not None and part.at not in (*COMBAT, "defeated"):
                scope.problem(f"{path}.fighter", Message("fault-no-one-fighter", moment=part.at))
            kinds = ALL_KINDS if part.fighter is None else compiler.kinds(part.fighter, f"{path}.fighter")
            compiler.has_self = part.at != "defeated"
            cond = -1 if part.cond is None else compiler.condition(part.cond, f"{path}.cond")
            compiler.has_self = True
            made.triggers.append((ability, part.at, compiler.program(part.do, f"{path}.do", part.may), cond, kinds))
        case Bonus():
            timing = "maneuver" if part.to == "maneuver" else "during_combat"
            if part.by is not None and part.to == "maneuver":
                scope.problem(f"{path}.by", Message("fault-maneuver-by"))
            compiler = EffectCompiler(builder, scope, timing)
            kinds = ALL_KINDS if part.by is None else compiler.kinds(part.by, f"{path}.by")
            cond = -1 if part.cond is None else compiler.condition(part.cond, f"{path}.cond")
            amount = compiler.amount(part.amount, f"{path}.amount")
            made.bonuses.append((ability, part.to, amount, cond, kinds))
        case BoostedPlace():
            compiler = EffectCompiler(builder, scope, "maneuver")
            made.placed |= compiler.kinds(part.who, f"{path}.who")
        case AttackBoost():
            compiler = EffectCompiler(builder, scope, "attack")
            made.committers.append((ability, compiler.kinds(part.by, f"{path}.by")))
        case MarkerLinks():
            compiler = EffectCompiler(builder, scope, "maneuver")
            compiler.kinds(part.who, f"{path}.who")
            kind = 0 if part.who == "hero" else scope.fighters.get(part.who, 0)
            if kind in made.links:
                scope.problem(f"{path}.who", Message("fault-links", fighter=part.who))
            made.links[kind] = compiler.marker(part.marker, f"{path}.marker")


def check_board(board: BoardDef, problems: Problems) -> None:
    """Record every problem of a board: references, connectivity, start spaces."""
    ids = [space.id for space in board.spaces]
    _check_names(ids, "spaces", problems)
    _check_names(board.zones, "zones", problems)
    known, zones = set(ids), set(board.zones)
    for i, space in enumerate(board.spaces):
        path = f"spaces[{i}] ({space.id}).zones"
        _check_names(space.zones, path, problems)
        for zone in space.zones:
            if zone not in zones:
                problems.add(path, Message("fault-no-zone", zone=zone))
    for zone in board.zones:
        if not any(zone in space.zones for space in board.spaces):
            problems.add("zones", Message("fault-empty-zone", zone=zone))
    next_to: dict[str, set[str]] = {space: set() for space in ids}
    for i, (a, b) in enumerate(board.edges):
        if a == b or a not in known or b not in known:
            problems.add(f"edges[{i}]", Message("fault-line-ends", first=a, second=b))
        elif b in next_to[a]:
            problems.add(f"edges[{i}]", Message("fault-line-twice", first=a, second=b))
        else:
            next_to[a].add(b)
            next_to[b].add(a)
    for i, pair in enumerate(board.crossings):
        for a, b in pair:
            if b not in next_to.get(a, ()):
                problems.add(f"crossings[{i}]", Message("fault-no-line", first=a, second=b))
    passages = {space.id for space in board.spaces if space.passage}
    if len(passages) == 1:
        problems.add("spaces", Message("fault-passage", space=passages.copy().pop()))
    for passage in passages:
        next_to[passage] |= passages - {passage}
    reached, todo = {ids[0]}, [ids[0]]
    while todo:
        for near in next_to[todo.pop()] - reached:
            reached.add(near)
            todo.append(near)
    if reached != known:
        problems.add("edges", Message("fault-no-way", spaces=", ".join(sorted(known - reached))))
    starts = sorted(space.start for space in board.spaces if space.start is not None)
    if starts != list(range(1, len(starts) + 1)) or len(starts) < 2:
        problems.add("spaces", Message("fault-starts", found=starts))
