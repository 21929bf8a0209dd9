"""Write tests/counts/counts.txt: options and line counts from fixed positions.

The number of lines of play after 1, 2, 3 … answers ("perft") changes with every option that is missing, duplicated or
illegal. Bots and records rely on the order of options. Every hero is next to another with a hand of five of its cards,
hand after hand until each card was held.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import peerless
from peerless import Content, State
from peerless.records.scenario import scenarios_from_data, start
from peerless.rules.notation import option_texts
from tools.generated import ROOT, main

FILE: Final = ROOT / "tests" / "counts" / "counts.txt"
MOST_LEAVES: Final = 10_000
"""Where counting stops: the first depth with more is the last."""
HAND: Final = 5
AGAINST: Final = ("king_arthur", ["feint", "skirmish", "bewilderment"]), ("alice", ["feint", "looking_glass", "eat_me"])


def positions(content: Content) -> Iterator[tuple[str, State]]:
    """Name -> position, hero by hero; the last one is the set-up of four players."""
    for hero_id, hero in sorted(content.heroes.items()):
        against, answer_with = AGAINST[hero_id == AGAINST[0][0]]
        cards = [card.id for card in hero.cards]
        for first in range(0, len(cards), HAND):
            hand = cards[first : first + HAND]
            for mode in ("duel", "teams") if first == 0 else ("duel",):
                heroes = [hero_id, against] if mode == "duel" else [hero_id, against, "sinbad", "medusa"]
                standing = {f"p1.{hero.hero.id}": "s27", f"p2.{content.hero(against).hero.id}": "s29"}
                seats = {"p1": {"hand": hand}, "p2": {"hand": answer_with}}
                position = {"fighters": standing, "seats": seats}
                yield f"{hero_id} {mode} {' '.join(hand)}", _state(content, heroes, mode, position)
    yield "set-up", _state(content, ["medusa", "alice", "sun_wukong"], "free_for_all", None)


def _state(content: Content, heroes: list[str], mode: str, position: dict[str, Any] | None) -> State:
    data = {"name": "", "heroes": heroes, "board": "sarpedon", "mode": mode, "position": position, "steps": []}
    s = start(scenarios_from_data(data, "")[0], content).state
    s.log = None
    return s


def count(s: State, depth: int) -> int:
    """The number of lines of play of this many answers; a match that ends sooner counts as one."""
    if depth == 0 or s.over:
        return 1
    if depth == 1:
        return len(s.options)
    total = 0
    for option in range(len(s.options)):
        after = s.copy()
        peerless.apply(after, option)
        total += count(after, depth - 1)
    return total


def counts(s: State) -> list[int]:
    """The numbers of lines of 1, 2, 3 … answers."""
    found = [count(s, 1)]
    while found[-1] <= MOST_LEAVES and len(found) < 8:
        found.append(count(s, len(found) + 1))
    return found


def text(content: Content) -> str:
    out = []
    for name, s in positions(content):
        out += [f"{name}: {' '.join(map(str, counts(s)))}", *(f"    {option}" for option in option_texts(s)), ""]
    return "\n".join(out)


def files() -> dict[Path, str]:
    """The file -> its text."""
    return {FILE: text(peerless.load_content())}


if __name__ == "__main__":
    sys.exit(main("counts", files))
