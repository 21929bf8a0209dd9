"""Build the `Tables` of a match-up from definitions and settings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Final

from peerless.catalog.checks.validate import ALL_KINDS, HeroPrograms, compile_hero, hero_scope
from peerless.catalog.loader import content_hash
from peerless.catalog.models import BoardDef, CardDef, HeroDef
from peerless.catalog.settings import EDITIONS, MODES, Settings, seat_sides
from peerless.core import fighters as records
from peerless.core.errors import SettingsError
from peerless.core.ids import (
    AFTER_ATTACK,
    AT_ZONE_LEFT,
    BONUS_KINDS,
    CLASSIC,
    MOMENT_NAMES,
    MOMENTS,
    NONE,
    TIMING_NAMES,
)
from peerless.core.tables import Tables, is_lendable
from peerless.effects import language as lang
from peerless.effects.expressions import CARD_TYPES
from peerless.effects.footprint import footprint, reads_of
from peerless.effects.nodes import (
    O_HOLD,
    O_LEAVE,
    O_MODES,
    OP_SIZE,
    X_MANEUVERED,
    X_SIZE,
    X_TOOK_DAMAGE,
    X_WON_BEFORE,
)
from peerless.effects.step_compiler import ProgramBuilder
from peerless.messages.message import Message, either

MOST_FIGHTERS: Final = 28
BITS: Final = [[byte + bit for bit in range(8) if value >> bit & 1] for byte in range(0, 64, 8) for value in range(256)]
"""The numbers of the bits set in each byte of a set of spaces; the same for all boards."""
_BONUS_TARGETS: Final = ("attack", "defense", "maneuver", "maneuver_draw")


def check_settings(settings: Settings, heroes: Mapping[str, HeroDef], boards: Mapping[str, BoardDef]) -> None:
    """Refuse a match that cannot be played, with the problem and the rule behind it."""
    for hero in settings.heroes:
        if hero not in heroes:
            raise SettingsError(Message("error-no-hero", hero=hero, known=", ".join(sorted(heroes))))
    if settings.board not in boards:
        raise SettingsError(Message("error-no-board", board=settings.board, known=", ".join(sorted(boards))))
    seats, mode = len(settings.heroes), settings.mode
    facts = MODES[mode]
    if seats not in facts.seats:
        wanted, rule = either(facts.seats), facts.seats_rule
        raise SettingsError(Message("error-wrong-seats", mode=mode, wanted=wanted, seats=seats, rule=rule))
    starts = sum(space.start is not None for space in boards[settings.board].spaces)
    if starts < facts.starts:
        needed, rule = facts.starts, facts.starts_rule
        raise SettingsError(
            Message("error-few-starts", mode=mode, needed=needed, board=settings.board, starts=starts, rule=rule)
        )
    fighters = sum(sum(f.count for f in [heroes[h].hero, *heroes[h].sidekicks]) for h in settings.heroes)
    if fighters > min(MOST_FIGHTERS, len(boards[settings.board].spaces)):
        raise SettingsError(Message("error-no-room", fighters=fighters, board=settings.board))
    for marker in (marker for hero in settings.heroes for marker in heroes[hero].markers):
        if marker.count > len(boards[settings.board].spaces):
            board = settings.board
            raise SettingsError(Message("error-no-room-markers", count=marker.count, marker=marker.id, board=board))


def build_tables(settings: Settings, heroes: Mapping[str, HeroDef], boards: Mapping[str, BoardDef]) -> Tables:
    """The tables of a match-up."""
    check_settings(settings, heroes, boards)
    t = Tables()
    t.settings = settings.canonical()
    t.mode = MODES[settings.mode].number
    t.edition = EDITIONS[settings.edition]
    t.by_use = settings.versatile == "by_use"
    t.turn_limit = settings.turn_limit
    t.auto = settings.auto
    seats = len(settings.heroes)
    t.seats = seats
    t.side = seat_sides(settings.mode, seats)
    t.viewer = list(t.side)
    t.viewers = max(t.side) + 2
    t.triggers = [[] for _ in range(MOMENTS * seats)]
    t.bonuses = [[] for _ in range(BONUS_KINDS * seats)]
    _board(t, boards[settings.board])
    builder = ProgramBuilder()
    compiled: dict[str, tuple[HeroPrograms, dict[str, int]]] = {}
    for seat, hero_id in enumerate(settings.heroes):
        hero = heroes[hero_id]
        if hero_id not in compiled:
            scope = hero_scope(hero)
            first = len(builder.p_path)
            compiled[hero_id] = (compile_hero(hero, scope, builder), scope.keywords)
            assert not scope.problems, scope.problems
            builder.p_path[first:] = [f"{hero_id}/{path}" for path in builder.p_path[first:]]
        _fighters(t, seat, hero)
        _markers(t, hero, compiled[hero_id][0].links)
        _cards(t, seat, hero, *compiled[hero_id])
        _abilities(t, seat, hero, compiled[hero_id][0])
        t.hashes[hero_id] = content_hash(hero)
    t.first_card.append(int(t.cards))
    _lending(t)
    t.first_marker.append(int(t.markers))
    t.marker_cell = 3 * int(t.fighters) + seats + len(t.token_sides)
    t.hashes[settings.board] = content_hash(boards[settings.board])
    t.side_fighters = [
        sum(t.seat_fighters[seat] for seat in range(seats) if t.side[seat] == side) for side in range(max(t.side) + 1)
    ]
    t.heroes = sum(1 << hero for hero in t.hero)
    t.fighter_ids = _fighter_names(t.fighter_slugs, t.f_seat)
    t.code, t.x, t.labels = builder.code, builder.x, builder.labels
    t.p_start, t.p_registers, t.p_cards = builder.p_start, builder.p_registers, builder.p_cards
    t.program_paths = builder.p_path
    if _may_coincide(t):
        _footprints(t)
    t.step_starts = list(builder.steps)
    t.step_ids = [path.partition(").")[2] for path in builder.steps.values()]
    t.records = _records(t)
    t.leaves = any(op == O_LEAVE for op in operations(t))
    return t


_RECORDED: Final = {
    X_MANEUVERED: records.MANEUVERS,
    X_WON_BEFORE: records.WINS,
    X_TOOK_DAMAGE: records.DAMAGE,
}


def _records(t: Tables) -> int:
    """What the effects of the match record of the current turn, or ask of it."""
    asked = sum(bit for kind, bit in _RECORDED.items() if kind in t.x[::X_SIZE])
    return asked | (records.HOLDS if O_HOLD in operations(t) else 0)


def _may_coincide(t: Tables) -> bool:
    """Whether two effects of a seat may wait at once: two abilities of one moment, or one at a timing of cards."""
    combat = t.triggers[: (AFTER_ATTACK + 1) * int(t.seats)]
    return any(combat) or any(len(triggers) > 1 for triggers in t.triggers)


def _footprints(t: Tables) -> None:
    ends = [*t.p_start[1:], len(t.code)][: len(t.p_start)]
    for start, end in zip(t.p_start, ends, strict=True):
        reads, writes = footprint(t.code, t.x, start, end)
        t.p_reads.append(reads)
        t.p_writes.append(writes)
    t.g_reads = [t.p_reads[program] | reads_of(t.x, cond) for program, cond in zip(t.g_program, t.g_cond, strict=True)]


def operations(t: Tables) -> Iterator[int]:
    """The operations of all programs."""
    at = 0
    while at < len(t.code):
        yield t.code[at]
        at += 2 * OP_SIZE if t.code[at] == O_MODES else OP_SIZE  # the targets of modes follow them


def _board(t: Tables, board: BoardDef) -> None:
    ids = [space.id for space in board.spaces]
    number = {space: i for i, space in enumerate(ids)}
    t.board_id, t.space_ids, t.zone_ids = board.id, ids, list(board.zones)
    t.space_zones = [list(space.zones) for space in board.spaces]
    t.zones = [len(zones) for zones in t.space_zones]
    t.spaces = len(ids)
    t.adjacent = [0] * len(ids)
    for a, b in board.edges:
        t.adjacent[number[a]] |= 1 << number[b]
        t.adjacent[number[b]] |= 1 << number[a]
    if board.high_ground:
        t.high = [0] * len(ids)
        for high, low in board.high_ground:
            t.high[number[high]] |= 1 << number[low]
    members = {zone: sum(1 << number[s.id] for s in board.spaces if zone in s.zones) for zone in board.zones}
    for space in board.spaces:
        mask = 0
        for zone in space.zones:
            mask |= members[zone]
        t.zone.append(mask)
    _steps(t, board, number)
    t.bits = BITS
    if board.conveyor:
        t.belt = [number[space] for space in board.conveyor.belt]
        t.bin = sum(1 << number[space] for space in board.conveyor.bin)
    starts = {space.start: number[space.id] for space in board.spaces if space.start is not None}
    t.start = [starts[i] for i in sorted(starts)]


def _steps(t: Tables, board: BoardDef, number: Mapping[str, int]) -> None:
    """Where one step leads: along lines in their direction (WAY-1), and through passages (PASS-1)."""
    ahead, back = list(t.adjacent), list(t.adjacent)
    for a, b in board.one_way or ():
        ahead[number[b]] &= ~(1 << number[a])
        back[number[a]] &= ~(1 << number[b])
    passages = sum(1 << number[s.id] for s in board.spaces if s.passage)

    def with_passages(near: Sequence[int]) -> list[int]:
        return [mask | (passages & ~(1 << i) if passages >> i & 1 else 0) for i, mask in enumerate(near)]

    t.steps, t.lines = _by_bytes(with_passages(ahead)), _by_bytes(ahead)
    t.steps_back, t.lines_back = t.steps, t.lines
    if board.one_way:
        t.steps_back, t.lines_back = _by_bytes(with_passages(back)), _by_bytes(back)


def _by_bytes(near: Sequence[int]) -> list[int]:
    """Space -> mask, as a table over the bytes of a set of spaces: the union of their masks."""
    table = []
    padded = [*near, *[0] * (-len(near) % 8)]
    for byte in range(0, len(padded), 8):
        masks = [0]
        for there in padded[byte : byte + 8]:
            masks += [mask | there for mask in masks]
        table += masks
    return table


def _fighters(t: Tables, seat: int, hero: HeroDef) -> None:
    first = int(t.fighters)
    t.hero.append(first)
    t.move.append(hero.move)
    t.hero_ids.append(hero.id)
    kinds = [0] * 8
    for kind, fighter in enumerate([hero.hero, *hero.sidekicks]):
        for copy in range(fighter.count):
            kinds[kind] |= 1 << int(t.fighters)
            t.f_seat.append(seat)
            t.f_kind.append(kind)
            t.f_ranged.append(int(fighter.attack == "ranged"))
            t.f_huge.append(fighter.huge)
            t.f_health.append(fighter.health)
            t.f_off.append(fighter.starts == "off")
            top = fighter.max_health or fighter.health
            t.f_most.append(top if t.edition == CLASSIC else fighter.health)  # ED-3
            t.fighter_slugs.append(fighter.id if fighter.count == 1 else f"{fighter.id}_{copy + 1}")
            t.fighters += 1
    t.kinds.extend(kinds)
    t.seat_fighters.append(((1 << int(t.fighters)) - 1) & ~((1 << first) - 1))


def _markers(t: Tables, hero: HeroDef, links: Mapping[int, int]) -> None:
    t.first_marker.append(int(t.markers))
    for kind in t.f_kind[len(t.f_link) :]:
        t.f_link.append(int(t.markers) + links[kind] if kind in links else NONE)
    for marker in hero.markers:
        t.marker_ids.append(marker.id)
        t.marker_count.append(marker.count)
        t.markers += 1


def _fighter_names(slugs: Sequence[str], seats: Sequence[int]) -> list[str]:
    """Slugs, with the seat in front where two seats have a fighter of the same name."""
    return [slug if slugs.count(slug) == 1 else f"p{seat + 1}.{slug}" for slug, seat in zip(slugs, seats, strict=True)]


def _cards(t: Tables, seat: int, hero: HeroDef, made: HeroPrograms, words: dict[str, int]) -> None:
    kinds = {f.id: i for i, f in enumerate([hero.hero, *hero.sidekicks])}
    hero_names = {"hero", hero.hero.id}
    t.hiding.append(NONE)
    t.first_hiding.append(NONE)
    t.first_card.append(int(t.cards))
    t.first_def.append(len(t.d_type))
    for i, card in enumerate(hero.cards):
        number = len(t.d_type)
        t.def_ids.append(card.id)
        t.d_type.append(CARD_TYPES[card.type])
        t.d_also.append(CARD_TYPES[card.also.type] if card.also else 0)
        t.d_also_if.append(made.also.get(i, NONE))
        t.d_value.append(NONE if card.value is None else card.value)
        t.d_boost.append(card.boost)
        t.d_kinds.append(ALL_KINDS if card.fighters == ["any"] else sum(1 << kinds[f] for f in set(card.fighters)))
        t.d_words.append(sum(1 << words[w] for w in set(card.keywords)))
        t.d_firm.append(card.uncancellable)
        t.d_saves.append(_saving_timings(card, hero_names))
        t.d_saves_self.append(_saving_timings(card, {"self"}))
        t.d_cond.append(made.conditions.get(i, NONE))
        t.d_against.append(made.against.get(i, NONE))
        t.d_face_up.append(card.face_up)
        t.d_bonus.append(NONE)
        t.d_program.extend(made.cards.get((i, timing), NONE) for timing in TIMING_NAMES)
        if card.hides_hand:
            t.hiding[seat], t.first_hiding[seat] = number, int(t.cards)
        t.c_def.extend([number] * card.copies)
        t.c_seat.extend([seat] * card.copies)
        t.card_ids.extend([f"{hero.id}.{card.id}"] * card.copies)
        t.cards += card.copies
    for i, card in enumerate(hero.cards):
        if card.bonus_attack is not None:
            _bonus_attack(t, t.first_def[seat] + i, i, card, made)
    t.highest.append(max(t.d_value[t.first_def[seat] :]))
    t.first_token.append(len(t.token_ids))
    for token in hero.tokens:
        t.token_ids.append(token.id)
        t.token_side_ids.append(list(token.sides))
        t.token_sides.append(len(token.sides))
        t.token_start.append(0)
        t.counters.append(False)
    for counter in hero.counters or ():
        t.token_ids.append(counter.id)
        t.token_side_ids.append([str(number) for number in range(counter.most + 1)])
        t.token_sides.append(counter.most + 1)
        t.token_start.append(counter.start)
        t.counters.append(True)


def _bonus_attack(t: Tables, of: int, card_index: int, card: CardDef, made: HeroPrograms) -> None:
    """A bonus attack is a definition without a card of its own; in a combat it uses its card."""
    assert card.bonus_attack is not None
    t.d_bonus[of] = len(t.d_type)
    t.def_ids.append(f"{card.id}:bonus")
    t.d_type.append(CARD_TYPES["attack"])
    t.d_also.append(0)
    t.d_also_if.append(NONE)
    t.d_value.append(card.bonus_attack.value)
    t.d_boost.append(card.boost)
    t.d_kinds.append(t.d_kinds[of])
    t.d_words.append(0)
    t.d_firm.append(card.uncancellable)
    t.d_saves.append(0)
    t.d_saves_self.append(0)
    t.d_cond.append(NONE)
    t.d_against.append(NONE)
    t.d_face_up.append(True)
    t.d_bonus.append(NONE)
    t.d_program.extend(made.bonus_attacks.get((card_index, timing), NONE) for timing in TIMING_NAMES)


def _saving_timings(card: CardDef, names: Set[str]) -> int:
    """Mask of the timings at which a card brings back a fighter of one of these names."""
    return sum(1 << TIMING_NAMES.index(timing) for timing, steps in card.effects.items() if _brings_back(steps, names))


def _brings_back(steps: Sequence[lang.Step], names: Set[str]) -> bool:
    """Whether an effect acts when a fighter of one of these names is defeated (WIN-2)."""
    for step in steps:
        inner: list[lang.Step] = []
        match step:
            case lang.Return() if step.who in names:
                return True
            case lang.If():
                inner = [*step.then, *step.otherwise]
            case lang.ByPlayer():
                inner = step.owner
            case lang.May():
                inner = [*step.do, *step.otherwise]
            case lang.Repeat() | lang.Block():
                inner = step.do
            case lang.ChooseModes():
                inner = [s for mode in step.modes.values() for s in mode]
            case lang.Spend() | lang.RevealCopies():
                inner = [*step.do, *step.otherwise]
            case lang.BySymbol():
                inner = [*(s for case in step.cases.values() for s in case), *step.otherwise]
            case lang.Ransom():
                inner = step.do
            case lang.SpendAny() if isinstance(step.lines, list):
                inner = [s for line in step.lines for s in line]
        if _brings_back(inner, names):
            return True
    return False


def _lending(t: Tables) -> None:
    """Which cards of others each seat may hold."""
    t.lends = any(ability != NONE for ability in t.lent_by)
    t.alike = [sum(1 << i for i, other in enumerate(t.hero_ids) if other == hero) for hero in t.hero_ids]
    for seat in range(int(t.seats)):
        cards = range(int(t.cards)) if t.lends else ()
        t.foreign.append([c for c in cards if t.side[t.c_seat[c]] != t.side[seat] and is_lendable(t, c)])


def _abilities(t: Tables, seat: int, hero: HeroDef, made: HeroPrograms) -> None:
    first = len(t.ability_ids)
    for ability in hero.abilities:
        t.ability_ids.append(ability.id)
        t.a_seat.append(seat)
    for index, at, program, cond, kinds in made.triggers:
        t.triggers[MOMENT_NAMES.index(at) * int(t.seats) + seat].append(len(t.g_program))
        t.g_program.append(program)
        t.g_ability.append(first + index)
        t.g_cond.append(cond)
        t.g_kinds.append(kinds)
    for index, to, amount, cond, kinds, among in made.bonuses:
        for other in range(int(t.seats)):
            if other == seat or (among != NONE and t.side[other] == t.side[seat]):
                t.bonuses[_BONUS_TARGETS.index(to) * int(t.seats) + other].append(len(t.b_amount))
        t.b_among.append(among)
        t.b_amount.append(amount)
        t.b_cond.append(cond)
        t.b_kinds.append(kinds)
        t.b_ability.append(first + index)
    if t.triggers[AT_ZONE_LEFT * int(t.seats) + seat]:
        t.watchers |= 1 << seat
    t.placed.append(made.placed)
    t.committers.append(0)
    t.commit_ability.append(NONE)
    t.share_with.append(NONE)
    t.share_ability.append(NONE)
    for index, kinds, takers in made.shares:
        t.share_with[seat] = takers
        t.share_ability[seat] = first + index
        t.sharers |= sum(t.kinds[seat * 8 + kind] for kind in range(8) if kinds >> kind & 1)
    t.lent_by.append(NONE)
    t.lent_word.append(0)
    for index, word in made.lends:
        t.lent_by[seat], t.lent_word[seat] = first + index, word
    for index, kinds in made.committers:
        t.committers[seat] |= kinds
        t.commit_ability[seat] = first + index
