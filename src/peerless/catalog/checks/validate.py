"""Checks of whole heroes and boards, after their structure is known to be valid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from itertools import pairwise
from typing import Final

from peerless.catalog.checks.names import check_board_names, check_hero_names
from peerless.catalog.models import (
    AbilityDef,
    BoardDef,
    CardDef,
    ConveyorDef,
    CounterDef,
    HeroDef,
    MarkerDef,
    SpaceDef,
    TokenDef,
)
from peerless.catalog.reading.problems import Problems
from peerless.effects import terms
from peerless.effects.abilities import (
    ABOUT_FIGHTER,
    Ability,
    AttackBoost,
    Bonus,
    BoostedPlace,
    Lend,
    MarkerLinks,
    ShareDamage,
    Symbols,
    Trigger,
)
from peerless.effects.compiler import EffectCompiler
from peerless.effects.expressions import COMBAT
from peerless.effects.memory import Memory
from peerless.effects.scope import ANSWERS, OPPONENT, HeroScope
from peerless.effects.step_compiler import ProgramBuilder
from peerless.messages.message import Message
from peerless.messages.spelling import listed, nearest

DECK_SIZE: Final = 30
_ANY_CARD: Final = ("boost_effect", "when_discarded")  # timings that any type of card can have
MOST_KEYWORDS: Final = 30
MOST_LENT: Final = 10  # cards that change hands: with the deck, what a set of cards of three opponents has room for
MOST_TRIGGERS: Final = 8  # per moment of combat; each has a bit in the combat frame
_RESERVED: Final = {"any", "hero", "sidekick", "self", "opposing", "you", "opponent"}
"""Words of the language."""
Named = list[tuple[str, str]]
"""Names, each with its place in the file."""


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
    markers = {marker.id: marker.count for marker in hero.markers}
    counters = {counter.id: counter.most for counter in hero.counters or ()}
    symbols = next(iter(_symbols(hero)), Symbols(keywords=[]))
    abilities = {ability.id: ability.parts for ability in hero.abilities}
    return HeroScope(
        kinds,
        tokens,
        cards,
        words,
        markers,
        counters,
        tuple(symbols.keywords),
        symbols.wild,
        abilities,
        lent_keyword(hero),
        several,
    )


def lent_keyword(hero: HeroDef) -> str | None:
    """The keyword of the cards that change hands."""
    for ability in hero.abilities:
        for part in ability.parts:
            if isinstance(part, Lend):
                return part.keyword
    return None


def _symbols(hero: HeroDef) -> list[Symbols]:
    return [part for ability in hero.abilities for part in ability.parts if isinstance(part, Symbols)]


def check_hero(hero: HeroDef, problems: Problems, counted: bool = True) -> None:
    """Record every problem of a hero: deck, names, references, effects. `counted`: all cards could be read."""
    copies = sum(card.copies for card in hero.cards)
    if counted and copies != DECK_SIZE:
        problems.add("cards", Message("fault-deck-size", count=copies, size=DECK_SIZE))
    _check_fighters(hero, problems)
    _check_names(_ids(hero.cards, "cards"), problems)
    _check_names(_ids(hero.tokens, "tokens"), problems)
    _check_counters(hero, problems)
    for i, token in enumerate(hero.tokens):
        _check_names(_words(token.sides, f"tokens[{i}] ({token.id}).sides"), problems)
    _check_names(_ids(hero.markers, "markers"), problems)
    _check_names(_ids(hero.abilities, "abilities"), problems)
    check_hero_names(hero, problems)
    scope = hero_scope(hero)
    if len(scope.keywords) > MOST_KEYWORDS:
        problems.add("cards", Message("fault-many-keywords", most=MOST_KEYWORDS))
    _check_symbols(hero, scope, problems)
    _check_lent(hero, scope, problems)
    made = compile_hero(hero, scope, ProgramBuilder())
    for at, count in Counter(trigger[1] for trigger in made.triggers).items():
        if count > MOST_TRIGGERS and at in COMBAT:
            problems.add("abilities", Message("fault-many-triggers", count=count, moment=at, most=MOST_TRIGGERS))
    for i, card in enumerate(hero.cards):
        _check_card(card, scope, f"cards[{i}] ({card.id})", problems)
    for place, message, near in scope.problems:
        problems.add(place, message, near=near)


def _check_fighters(hero: HeroDef, problems: Problems) -> None:
    if hero.hero.count != 1:
        problems.add("hero.count", Message("fault-one-hero"))
    places = ["hero", *(f"sidekicks[{i}] ({f.id})" for i, f in enumerate(hero.sidekicks))]
    names: list[tuple[str, str]] = []
    for place, fighter in zip(places, [hero.hero, *hero.sidekicks], strict=True):
        if fighter.id in _RESERVED:
            problems.add(f"{place}.id", Message("fault-reserved", name=fighter.id))
        if fighter.max_health is not None and fighter.max_health < fighter.health:
            problems.add(f"{place}.max_health", Message("fault-health", fighter=fighter.id))
        numbered = [f"{fighter.id}_{n + 1}" for n in range(fighter.count)] if fighter.count > 1 else []
        names += [(name, f"{place}.id") for name in (fighter.id, *numbered)]
    _check_names(names, problems)


def _check_counters(hero: HeroDef, problems: Problems) -> None:
    """Counters are named beside tokens."""
    counters, tokens = hero.counters or [], {token.id for token in hero.tokens}
    _check_names(_ids(counters, "counters"), problems)
    for i, counter in enumerate(counters):
        if counter.id in tokens:
            problems.add(f"counters[{i}].id", Message("fault-twice", name=counter.id))
        if counter.start > counter.most:
            problems.add(f"counters[{i}] ({counter.id}).start", Message("fault-counter-start", most=counter.most))


def _check_lent(hero: HeroDef, scope: HeroScope, problems: Problems) -> None:
    """What others can play says nothing of your own: any fighter may, at any time; and sets of cards have room."""
    count = 0
    for i, card in enumerate(hero.cards):
        if scope.lent is not None and scope.lent in card.keywords:
            count += card.copies
            own = card.playable_if or card.also or card.bonus_attack or card.against or card.hides_hand
            if card.fighters != ["any"] or own or card.face_up:
                problems.add(f"cards[{i}] ({card.id})", Message("fault-lent-card"))
    if count > MOST_LENT:
        problems.add("cards", Message("fault-many-lent", most=MOST_LENT))


def _check_symbols(hero: HeroDef, scope: HeroScope, problems: Problems) -> None:
    found = _symbols(hero)
    if len(found) > 1:
        problems.add("abilities", Message("fault-symbols-twice"))
    for part in found[:1]:
        words = [*part.keywords, *([] if part.wild is None else [part.wild])]
        _check_names([(word, "abilities") for word in words], problems)
        for word in words:
            if word not in scope.keywords:
                fault = Message("fault-no-keyword", keyword=word, known=listed(scope.keywords, word))
                problems.add("abilities", fault, near=nearest(word, scope.keywords))


def _ids(parts: Sequence[CardDef | TokenDef | MarkerDef | CounterDef | AbilityDef | SpaceDef], path: str) -> Named:
    return [(part.id, f"{path}[{i}] ({part.id}).id") for i, part in enumerate(parts)]


def _words(words: Sequence[str], path: str) -> Named:
    return [(word, f"{path}[{i}]") for i, word in enumerate(words)]


def _check_names(names: Named, problems: Problems) -> None:
    """Check that names differ from each other and from the words that decline."""
    seen: set[str] = set()
    for name, place in names:
        if name in seen:
            problems.add(place, Message("fault-twice", name=name))
        elif name in ANSWERS:
            problems.add(place, Message("fault-answer", name=name))
        seen.add(name)


def _check_card(card: CardDef, scope: HeroScope, path: str, problems: Problems) -> None:
    if (card.value is None) != (card.type == "scheme"):
        key = "fault-no-value" if card.type == "scheme" else "fault-needs-value"
        problems.add(f"{path}.value", Message(key, type=card.type))
    if card.fighters != ["any"]:
        known = [*scope.fighters, "any"]
        for fighter in card.fighters:
            if fighter not in scope.fighters:
                fault = Message("fault-card-fighter", fighter=fighter, known=listed(known, fighter))
                problems.add(f"{path}.fighters", fault, near=nearest(fighter, known))
    if card.also and (card.type in ("scheme", "versatile") or card.also.type == card.type):
        problems.add(f"{path}.also", Message("fault-also", type=card.type))
    for timing in card.effects:
        if timing not in _ANY_CARD and (timing == "scheme") != (card.type == "scheme"):
            problems.add(f"{path}.effects.{timing}", Message("fault-timing", type=card.type))
    if isinstance(card.against, terms.Fighters):
        if card.type in ("scheme", "defense") and not (card.also and card.also.type == "attack"):
            problems.add(f"{path}.against", Message("fault-against", type=card.type))
        if card.against.side in ("friendly", "yours") or card.against.defeated:
            problems.add(f"{path}.against", Message("fault-against-friends"))
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
        self.against: dict[int, int] = {}
        """card -> the fighters it may be played against."""
        self.also: dict[int, int] = {}
        """card -> condition to play it as another type."""
        self.triggers: list[tuple[int, str, int, int, int]] = []
        """ability, moment, program, condition, kinds."""
        self.bonuses: list[tuple[int, str, int, int, int, int]] = []
        """ability, to, amount, condition, kinds, fighters (NONE: those of the kinds)."""
        self.bonus_attacks: dict[tuple[int, str], int] = {}
        """(card, timing) -> program of its bonus attack."""
        self.placed = 0
        """Kinds that a boosted maneuver may place."""
        self.committers: list[tuple[int, int]] = []
        """ability, kinds."""
        self.shares: list[tuple[int, int, int]] = []
        """ability, kinds, the fighters that may take some."""
        self.lends: list[tuple[int, int]] = []
        """ability, keyword bit."""
        self.links: dict[int, int] = {}
        """kind of fighter -> marker of the hero."""


ALL_KINDS: Final = 0xFF


def compile_hero(hero: HeroDef, scope: HeroScope, builder: ProgramBuilder) -> HeroPrograms:
    """Compile everything a hero can do; the scope collects problems."""
    made = HeroPrograms()
    for i, card in enumerate(hero.cards):
        path = f"cards[{i}] ({card.id})"
        memory = Memory.of(card.effects, {} if card.bonus_attack is None else card.bonus_attack.effects)
        for timing, steps in card.effects.items():
            compiler = EffectCompiler(builder, scope, timing, memory)
            compiler.lent = scope.lent in card.keywords
            made.cards[i, timing] = compiler.program(steps, f"{path}.effects.{timing}")
        if card.bonus_attack is not None:
            for timing, steps in card.bonus_attack.effects.items():
                compiler = EffectCompiler(builder, scope, timing, memory, True)
                place = f"{path}.bonus_attack.effects.{timing}"
                made.bonus_attacks[i, timing] = compiler.program(steps, place)
        if card.playable_if is not None:
            compiler = EffectCompiler(builder, scope, "play")
            made.conditions[i] = compiler.condition(card.playable_if, f"{path}.playable_if")
        if isinstance(card.against, terms.Fighters):
            compiler = EffectCompiler(builder, scope, "play")
            made.against[i] = compiler.fighters(card.against, f"{path}.against")
        if card.also and card.also.cond is not None:
            compiler = EffectCompiler(builder, scope, "play")
            made.also[i] = compiler.condition(card.also.cond, f"{path}.also.if")
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
            if part.fighter is not None and part.at not in (*COMBAT, *ABOUT_FIGHTER):
                scope.problem(f"{path}.fighter", Message("fault-no-one-fighter", moment=part.at))
            kinds = ALL_KINDS if part.fighter is None else compiler.kinds(part.fighter, f"{path}.fighter")
            compiler.has_self = part.at not in (*ABOUT_FIGHTER, "zone_left")
            cond = -1 if part.cond is None else compiler.condition(part.cond, f"{path}.cond")
            compiler.has_self = True
            if part.at == "zone_left":
                compiler.bindings.bound.add(OPPONENT)
            if part.at == "card_back":
                compiler.bindings.note_drawn("$card", compiler.bindings.bind("$card", "cards"))
            made.triggers.append((ability, part.at, compiler.program(part.do, f"{path}.do", part.may), cond, kinds))
        case Bonus():
            of_maneuver = part.to in ("maneuver", "maneuver_draw")
            timing = "maneuver" if of_maneuver else "during_combat"
            if part.by is not None and of_maneuver:
                scope.problem(f"{path}.by", Message("fault-maneuver-by"))
            compiler = EffectCompiler(builder, scope, timing)
            kinds = compiler.kinds(part.by, f"{path}.by") if isinstance(part.by, str) else ALL_KINDS
            among = -1
            if isinstance(part.by, terms.Fighters):
                among = compiler.fighters(part.by, f"{path}.by")
                if part.by.side not in ("friendly", "yours") or part.by.defeated:
                    scope.problem(f"{path}.by", Message("fault-bonus-by"))
            cond = -1 if part.cond is None else compiler.condition(part.cond, f"{path}.cond")
            amount = compiler.amount(part.amount, f"{path}.amount")
            for to in ("attack", "defense") if part.to == "both" else (part.to,):
                made.bonuses.append((ability, to, amount, cond, kinds, among))
        case ShareDamage():
            compiler = EffectCompiler(builder, scope, "play")
            if made.shares:
                scope.problem(path, Message("fault-share-twice"))
            if part.to.defeated:
                scope.problem(f"{path}.to.defeated", Message("fault-share-defeated"))
            kinds = compiler.kinds(part.of, f"{path}.of")
            made.shares.append((ability, kinds, compiler.fighters(part.to, f"{path}.to")))
        case Lend():
            if made.lends:
                scope.problem(path, Message("fault-lend-twice"))
            if part.keyword not in scope.keywords:
                known = scope.keywords
                scope.no_name(f"{path}.keyword", "fault-no-keyword", part.keyword, known, keyword=part.keyword)
            made.lends.append((ability, scope.keywords.get(part.keyword, 0)))
        case Symbols():
            pass  # its names are checked with the hero
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
    _check_names(_ids(board.spaces, "spaces"), problems)
    _check_names(_words(board.zones, "zones"), problems)
    check_board_names(board, problems)
    known, zones = set(ids), set(board.zones)
    for i, space in enumerate(board.spaces):
        path = f"spaces[{i}] ({space.id}).zones"
        _check_names(_words(space.zones, path), problems)
        for zone in space.zones:
            if zone not in zones:
                fault = Message("fault-no-zone", zone=zone, known=listed(board.zones, zone))
                problems.add(path, fault, near=nearest(zone, board.zones))
    for zone in board.zones:
        if not any(zone in space.zones for space in board.spaces):
            problems.add("zones", Message("fault-empty-zone", zone=zone))
    next_to: dict[str, set[str]] = {space: set() for space in ids}
    for i, (a, b) in enumerate(board.edges):
        if a == b or a not in known or b not in known:
            near = next((nearest(end, ids) for end in (a, b) if end not in known), "")
            problems.add(f"edges[{i}]", Message("fault-line-ends", first=a, second=b), near=near)
        elif b in next_to[a]:
            problems.add(f"edges[{i}]", Message("fault-line-twice", first=a, second=b))
        else:
            next_to[a].add(b)
            next_to[b].add(a)
    _check_directed("high_ground", board.high_ground or (), next_to, problems)
    _check_directed("one_way", board.one_way or (), next_to, problems)
    if board.conveyor:
        _check_conveyor(board.conveyor, next_to, problems)
    for i, pair in enumerate(board.crossings):
        for a, b in pair:
            if b not in next_to.get(a, ()):
                problems.add(f"crossings[{i}]", Message("fault-no-line", first=a, second=b))
    passages = {space.id for space in board.spaces if space.passage}
    if len(passages) == 1:
        problems.add("spaces", Message("fault-passage", space=passages.copy().pop()))
    for passage in passages:
        next_to[passage] |= passages - {passage}
    reached = _reached(ids[0], next_to)
    if reached != known:
        problems.add("edges", Message("fault-no-way", spaces=", ".join(sorted(known - reached))))
    else:
        _check_ways(board, next_to, problems)
    starts = sorted(space.start for space in board.spaces if space.start is not None)
    if starts != list(range(1, len(starts) + 1)) or len(starts) < 2:
        problems.add("spaces", Message("fault-starts", found=starts))


def _check_directed(
    field: str, lines: Sequence[tuple[str, str]], next_to: Mapping[str, Set[str]], problems: Problems
) -> None:
    """Lines that are given a direction: each is a line of the board, named once."""
    found: set[tuple[str, str]] = set()
    for i, (a, b) in enumerate(lines):
        if b not in next_to.get(a, ()):
            problems.add(f"{field}[{i}]", Message("fault-no-line", first=a, second=b))
        elif {(a, b), (b, a)} & found:
            problems.add(f"{field}[{i}]", Message("fault-line-twice", first=a, second=b))
        found.add((a, b))


def _check_conveyor(conveyor: ConveyorDef, next_to: Mapping[str, Set[str]], problems: Problems) -> None:
    """A belt goes along lines, through each of its spaces once, and ends in a bin beside it (BELT-1, BELT-2)."""
    for name, spaces in (("belt", conveyor.belt), ("bin", conveyor.bin)):
        _check_names(_words(spaces, f"conveyor.{name}"), problems)
        for i, space in enumerate(spaces):
            if space not in next_to:
                fault = Message("fault-no-space", space=space)
                problems.add(f"conveyor.{name}[{i}]", fault, near=nearest(space, list(next_to)))
    for i, (a, b) in enumerate(pairwise(conveyor.belt)):
        if a in next_to and b in next_to and b not in next_to[a]:
            problems.add(f"conveyor.belt[{i + 1}]", Message("fault-no-line", first=a, second=b))
    for space in conveyor.bin:
        if space in conveyor.belt:
            problems.add("conveyor.bin", Message("fault-bin-on-belt", space=space))


def _check_ways(board: BoardDef, next_to: Mapping[str, Set[str]], problems: Problems) -> None:
    """Nobody is caught: one-way lines leave a way from every space to every other."""
    if not board.one_way:
        return
    for steps in ([(a, b) for a, b in board.one_way], [(b, a) for a, b in board.one_way]):
        ahead = {space: set(near) for space, near in next_to.items()}
        for a, b in steps:
            ahead.get(b, set()).discard(a)
        start = board.spaces[0].id
        missed = set(next_to) - _reached(start, ahead)
        if missed:
            problems.add("one_way", Message("fault-one-way", spaces=", ".join(sorted(missed))))
            return


def _reached(start: str, next_to: Mapping[str, Set[str]]) -> set[str]:
    """The spaces that can be reached from a space."""
    reached, todo = {start}, [start]
    while todo:
        for near in next_to[todo.pop()] - reached:
            reached.add(near)
            todo.append(near)
    return reached
