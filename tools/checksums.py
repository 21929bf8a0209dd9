"""Write tests/properties/checksums.json: fixed matches and their final states.

The compiled engine and the sources must give the same numbers on every machine. The file also shows which matches a
change of the rules or the content affects.
"""

from __future__ import annotations

import hashlib
import json
import sys
from itertools import product
from pathlib import Path
from typing import Any, Final

import peerless
from peerless import Content, State
from peerless.catalog.settings import MODES
from peerless.core.ids import NONE
from peerless.records.save import checksum
from tools.generated import ROOT, main

FILE: Final = ROOT / "tests" / "properties" / "checksums.json"
HEROES: Final = (
    "alice", "dracula", "genie", "houdini", "invisible_man", "jekyll_and_hyde", "king_arthur", "medusa",
    "sherlock_holmes", "sinbad", "sun_wukong", "achilles", "yennenga", "bloody_mary", "robin_hood", "bigfoot",
    "little_red_riding_hood", "beowulf",
)  # fmt: skip
LATER_HEROES: Final = (
    "nikola_tesla", "dr_jill_trent", "blackbeard", "golden_bat", "chupacabra", "annie_christmas", "hamlet",
    "oda_nobunaga", "tomoe_gozen", "loki",
)  # fmt: skip
"""Heroes with matches of their own, so that those of the others stay as they are, whoever comes next."""
BOARDS: Final = (
    "baskerville_manor", "king_solomons_mine", "marmoreal", "sarpedon", "soho", "hanging_gardens", "heorot",
    "sherwood_forest", "yukon",
)  # fmt: skip
LATER_BOARDS: Final = (
    "venice",
    "globe_theatre",
    "azuchi_castle",
    "mcminnville_or",
    "point_pleasant",
    "santas_workshop",
)
"""Boards with matches of their own, so that those on the other boards stay as they are."""
SMALL: Final = ("azuchi_castle", "heorot", "king_solomons_mine", "sherwood_forest", "yukon")
"""Boards with two start spaces: for duels only."""
SEATS: Final = [(mode, seats) for mode, facts in MODES.items() for seats in facts.seats]
LOOK_EVERY: Final = 25  # answers between two looks at the views


def cases() -> dict[str, dict[str, Any]]:
    """Name -> settings: every hero against itself and five others, every mode, board, edition and option."""
    tables = [(seats, board) for seats, board in product(SEATS, BOARDS) if seats[1] == 2 or board not in SMALL]
    options = [(*table, *rest) for table, rest in product(tables, product(("current", "classic"), (True, False)))]
    count = len(HEROES)
    out: dict[str, dict[str, Any]] = {}
    for number, (first, apart) in enumerate(product(range(count), (0, 1, 3))):
        second = (first + apart) % count
        for (mode, seats), board, edition, auto in (options[number], options[-1 - number]):
            others = [HEROES[number % count], HEROES[(number // 3 + 1) % count]]
            heroes = [HEROES[first], HEROES[second], *others][:seats]
            out |= _case(heroes, mode, board, edition, auto)
    for hero in LATER_HEROES:
        number = int.from_bytes(hashlib.sha256(hero.encode()).digest()[:4], "big")
        for i in range(6):
            (mode, seats), board, edition, auto = options[(number + 37 * i) % len(options)]
            others = [HEROES[(number // (count**k) + i) % count] for k in range(3)]
            heroes = [hero, *([hero] if i == 0 else []), *others][:seats]
            out |= _case(heroes, mode, board, edition, auto)
    return out | _on_later_boards()


def _on_later_boards() -> dict[str, dict[str, Any]]:
    """Name -> settings: a match of every mode on each later board, with the editions and options in turn."""
    out: dict[str, dict[str, Any]] = {}
    tables = [(seats, board) for board, seats in product(LATER_BOARDS, SEATS) if seats[1] == 2 or board not in SMALL]
    for number, ((mode, seats), board) in enumerate(tables):
        heroes = [HEROES[(5 * number + 3 * seat) % 11] for seat in range(seats)]
        out |= _case(heroes, mode, board, ("current", "classic")[number % 2], number % 4 < 2)
    return out


def _case(heroes: list[str], mode: str, board: str, edition: str, auto: bool) -> dict[str, dict[str, Any]]:
    name = f"{'-'.join(heroes)} {mode} {board} {edition} {'auto' if auto else 'all'}"
    return {name: {"heroes": heroes, "board": board, "mode": mode, "edition": edition, "auto": auto}}


def outcome(content: Content, name: str, settings: dict[str, Any]) -> dict[str, Any]:
    """How a match played with fixed dice ends, including its views on the way."""
    seed = int.from_bytes(hashlib.sha256(name.encode()).digest()[:4], "big")
    s = peerless.new_state(content.tables(**settings), seed)
    dice, answers, views = seed, 0, hashlib.sha256()
    while not s.over:
        if answers % LOOK_EVERY == 0:
            views.update(_views(s).encode())
        dice = (dice * 1103515245 + 12345) % 2**31
        peerless.apply(s, (dice >> 8) % len(s.options))
        answers += 1
    return {"answers": answers, "state": checksum(s), "views": views.hexdigest()[:16]}


def _views(s: State) -> str:
    seats = [*range(int(s.t.seats)), NONE]
    return " ".join(checksum(peerless.view_of(s, seat).state) for seat in seats)


def outcomes() -> dict[str, dict[str, Any]]:
    content = peerless.load_content()
    return {name: outcome(content, name, settings) for name, settings in cases().items()}


def files() -> dict[Path, str]:
    """The file -> its text."""
    lines = [f" {json.dumps(name)}: {json.dumps(found)}" for name, found in outcomes().items()]
    return {FILE: "{\n" + ",\n".join(lines) + "\n}\n"}


if __name__ == "__main__":
    sys.exit(main("checksums", files))
