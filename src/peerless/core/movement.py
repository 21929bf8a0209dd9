"""Which spaces a fighter can reach, pass or attack into, and which zones it leaves. Sets of spaces are bit masks."""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core.bits import bit
from peerless.core.fighters import held, leaves, watching
from peerless.core.frames import MOVE_THROUGH_FIGHTERS, MOVE_THROUGH_SIDEKICKS
from peerless.core.ids import NONE
from peerless.core.state import State
from peerless.core.tables import Tables


def bit_list(t: Tables, mask: i64) -> list[int]:
    """The numbers of the set bits, ascending."""
    row: i64 = 0
    while mask and not mask & 255:
        mask >>= 8
        row += 256
    out = t.bits[row + (mask & 255)][:]
    mask >>= 8
    while mask:
        row += 256
        low = mask & 255
        if low:
            out.extend(t.bits[row + low])
        mask >>= 8
    return out


def empty(s: State) -> i64:
    """Spaces without a fighter (tokens do not count)."""
    return (bit(s.t.spaces) - 1) & ~s.occupied()


def opposing_spaces(s: State, fighter: i64) -> i64:
    """Spaces occupied by fighters that oppose this one, from its owner's point of view (MOV-4)."""
    return s.occupied() & ~s.held(s.t.side[s.t.f_seat[fighter]])


def steps_of(t: Tables, fighter: i64) -> list[int]:
    """The step table of a fighter: lines, and passages unless it is huge (MOV-1, PASS-1, PASS-3)."""
    return t.lines if t.f_huge[fighter] else t.steps


def steps_back_of(t: Tables, fighter: i64) -> list[int]:
    """The same against the direction of one-way lines: the spaces a step of the fighter comes from (WAY-1)."""
    return t.lines_back if t.f_huge[fighter] else t.steps_back


def step_from(steps: list[int], mask: i64) -> i64:
    """Spaces one step of movement away from any of these."""
    out: i64 = 0
    row: i64 = 0
    while mask:
        out |= steps[row + (mask & 255)]
        mask >>= 8
        row += 256
    return out


def links_of(s: State, fighter: i64) -> i64:
    """Spaces that are one step apart for this fighter alone, because they have its markers (FOG-3)."""
    kind: i64 = s.t.f_link[fighter]
    return 0 if kind == NONE else s.marked(kind)


def linked_step(steps: list[int], mask: i64, links: i64) -> i64:
    """Spaces one step away if all linked spaces are one step apart."""
    out = step_from(steps, mask)
    return out | links if mask & links else out


def drift(s: State, space: i64, distance: i64) -> i64:
    """Spaces up to `distance` steps from a space, including itself, along lines and passages, through everything."""
    seen = bit(space)
    for _ in range(distance):
        more = step_from(s.t.steps, seen) | seen
        if more == seen:
            break
        seen = more
    return seen


def passable(s: State, fighter: i64, through: i64) -> i64:
    """Spaces that a fighter may move through: not those of opposing ones (MOV-4), unless it may.

    `through`: MOVE_THROUGH_FIGHTERS, or MOVE_THROUGH_SIDEKICKS, which are no heroes.
    """
    out = bit(s.t.spaces) - 1
    if through & MOVE_THROUGH_FIGHTERS:
        return out
    blocked = opposing_spaces(s, fighter)
    if through & MOVE_THROUGH_SIDEKICKS:
        heroes: i64 = 0
        for f in range(s.t.fighters):
            if (s.t.heroes >> f) & 1 and s.place(f) != NONE:
                heroes |= bit(s.place(f))
        blocked &= heroes
    return out & ~blocked


def reachable(s: State, fighter: i64, distance: i64, through: i64) -> i64:
    """Spaces where a move of up to `distance` may end, its own space included (MOV-1 to MOV-3, MOV-6)."""
    t = s.t
    at = s.place(fighter)
    if at == NONE:
        return 0
    own = bit(at)
    if (held(s) >> fighter) & 1:
        return own
    free = passable(s, fighter, through)
    steps = steps_of(t, fighter)
    links = links_of(s, fighter)
    seen = own
    front = own
    for _ in range(distance):
        front = linked_step(steps, front, links) & free & ~seen
        if not front:
            break
        seen |= front
    return (seen & ~s.occupied()) | own


def reach(s: State, fighter: i64, most: i64, through: i64) -> list[int]:
    """Where a move of up to `most` may end: the distance of each space, then its predecessor on a shortest path.

    The distance is NONE if no move can end there, the predecessor if no path leads there. Paths are as in `path`.
    """
    t = s.t
    n = t.spaces
    out: list[int] = [NONE] * (2 * n)
    at = s.place(fighter)
    if at == NONE:
        return out
    if (held(s) >> fighter) & 1:
        most = 0
    free = passable(s, fighter, through)
    taken = s.occupied()
    steps, back = steps_of(t, fighter), steps_back_of(t, fighter)
    links = links_of(s, fighter)
    out[at] = 0
    seen = bit(at)
    front = seen
    for distance in range(1, most + 1):
        before = front
        front = linked_step(steps, before, links) & free & ~seen
        if not front:
            break
        seen |= front
        for space in bit_list(t, front):
            if not (taken >> space) & 1:
                out[space] = distance
            out[n + space] = bit_list(t, before & linked_step(back, bit(space), links))[0]
    return out


def path(s: State, fighter: i64, goal: i64, through: i64) -> list[int]:
    """A shortest legal path to a reachable space, including start and end, for display."""
    free = passable(s, fighter, through)
    return fighter_way(s, fighter, s.place(fighter), goal, free)


def fighter_way(s: State, fighter: i64, start: i64, goal: i64, free: i64) -> list[int]:
    """A shortest path of a fighter between two spaces, including both; empty if there is none."""
    t = s.t
    return way(t, steps_of(t, fighter), steps_back_of(t, fighter), start, goal, free, links_of(s, fighter))


def way(t: Tables, steps: list[int], back: list[int], start: i64, goal: i64, free: i64, links: i64) -> list[int]:
    """A shortest path between two spaces by tables of steps, including both; empty if there is none."""
    layers: list[int] = [bit(start)]
    seen = bit(start)
    while not (seen >> goal) & 1:
        front = linked_step(steps, layers[-1], links) & free & ~seen
        if not front:
            return []
        layers.append(front)
        seen |= front
    found: list[int] = [goal]
    for layer in range(len(layers) - 2, -1, -1):
        before = layers[layer] & linked_step(back, bit(found[-1]), links)
        found.append(bit_list(t, before)[0])
    found.reverse()
    return found


def adjacent(s: State, a: i64, b: i64) -> bool:
    """Whether two fighters are on spaces joined by a line (BRD-2; passages do not count, PASS-2)."""
    here, there = s.place(a), s.place(b)
    return here != NONE and there != NONE and (s.t.adjacent[here] >> there) & 1 == 1


def share_zone(s: State, a: i64, b: i64) -> bool:
    """Whether the spaces of two fighters share a zone (BRD-3)."""
    here, there = s.place(a), s.place(b)
    return here != NONE and there != NONE and (s.t.zone[here] >> there) & 1 == 1


def spaces_in_reach_of_attack(s: State, fighter: i64) -> i64:
    """Spaces whose fighters this one may attack: adjacent ones, and its zones if ranged (ATK-2, ATK-3)."""
    at = s.place(fighter)
    if at == NONE:
        return 0
    mask: i64 = s.t.adjacent[at]
    if s.t.f_ranged[fighter]:
        mask |= s.t.zone[at]
    return mask & ~bit(at)


def route(s: State, fighter: i64, start: i64, goal: i64, most: i64, passable: i64, often: bool) -> list[int]:
    """A way of at most so many steps, both ends included, that leaves zones least often, or most often.

    Of several the shortest; empty if there is none.
    """
    t = s.t
    n = t.spaces
    seats = watching(s, fighter)
    steps, links = steps_of(t, fighter), links_of(s, fighter)
    count: list[int] = [NONE] * ((most + 1) * n)  # after so many steps, on a space: how often it has left
    before: list[int] = [NONE] * ((most + 1) * n)
    count[start] = 0
    found: i64 = 0 if start == goal else i64(NONE)
    for k in range(most):
        for here in range(n):
            left: i64 = count[k * n + here]
            if left == NONE:
                continue
            for there in bit_list(t, linked_step(steps, bit(here), links) & passable & ~bit(here)):
                now = left
                for seat in range(t.seats):
                    if (seats >> seat) & 1 and leaves(s, seat, here, there):
                        now += 1
                at = (k + 1) * n + there
                known: i64 = count[at]
                if known == NONE or (now > known if often else now < known):
                    count[at] = now
                    before[at] = here
        at = (k + 1) * n + goal
        best: i64 = NONE if found == NONE else count[found * n + goal]
        if count[at] != NONE and (best == NONE or (count[at] > best if often else count[at] < best)):
            found = k + 1
    if found == NONE:
        return []
    out: list[int] = [goal]
    while found > 0:
        out.append(before[found * n + out[-1]])
        found -= 1
    out.reverse()
    return out


def spaces_around(s: State, mask: i64, zone: bool) -> i64:
    """Spaces adjacent to, or in a zone of, any of these fighters on the board."""
    t = s.t
    out: i64 = 0
    for f in range(t.fighters):
        if (mask >> f) & 1:
            at = s.place(f)
            if at != NONE:
                out |= t.zone[at] if zone else t.adjacent[at]
    return out


def count_zones(s: State, mask: i64) -> i64:
    """How many zones the space of a fighter belongs to."""
    for f in range(s.t.fighters):
        if (mask >> f) & 1 and s.place(f) != NONE:
            return s.t.zones[s.place(f)]
    return 0
