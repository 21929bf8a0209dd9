"""Write the logs of some matches, for reading: tests/text/goldens/log.en.md.

There is a log for each seat and for a spectator.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from peerless.catalog.content import load_content
from peerless.cli.terminal.names import Names
from peerless.cli.terminal.prompts import option_lines
from peerless.records.match import Match
from peerless.records.scenario import start
from peerless.records.view_builder import view_data
from peerless.text.events import LogWriter
from peerless.text.prompts import question
from tests.bots.positions import match_at
from tests.effects.bench import CONTENT, SCENARIOS, read_bench
from tools.generated import ROOT, main

PAGE: Final = ROOT / "tests" / "text" / "goldens" / "log.en.md"
TOLD: Final = (
    ("choose_number", "You choose"),
    ("bonus_attack", "Lost outside"),
    ("replace_card", "You may put"),
    ("set_printed", "The opposing card"),
    ("fix_value", "Every card"),
    ("timings", "a card that is played face up"),
    ("return", "With another health"),
    ("reveal_top", "The boost value"),
)
"""File of the bench, beginning of the name of a scenario."""


def told(match: Match, seat: str | None) -> list[str]:
    """The log of a match as one viewer reads it."""
    return LogWriter(Names(match.content, match.settings, match.state.t), seat).tell(match.events(seat))


def combat() -> Match:
    """An attack with a boost added face down, whose effects are canceled."""
    position = {
        "fighters": {"king_arthur": "s29", "alice": {"space": "s34", "health": 9}},
        "seats": {
            "p1": {"hand": ["the_aid_of_morgana", "skirmish"]},
            "p2": {"hand": ["feint"], "tokens": {"size": "small"}},
        },
    }
    match = match_at(load_content(), ["king_arthur", "alice"], position)
    for answer in ("attack king_arthur alice the_aid_of_morgana", "boost skirmish", "defend feint"):
        match.answer(answer)
    return match


def bench(file: str, name: str) -> Match:
    """A scenario of the bench, played to its end."""
    scenario = next(s for s in read_bench(SCENARIOS / f"{file}.yaml") if s.name.startswith(name))
    match = start(scenario, load_content(CONTENT))
    for step in scenario.steps:
        answer = step.p1 or step.p2
        if answer is not None:
            match.answer(answer)
    return match


def asked() -> list[str]:
    """How a number is asked for in the terminal."""
    match = start(read_bench(SCENARIOS / "choose_number.yaml")[0], load_content(CONTENT))
    match.answer("scheme gamble tess")
    view = view_data(match.view("p1"))
    names = Names(match.content, match.settings, match.state.t)
    return [question(view, names), *(line.plain for line in option_lines(view, names, 80))]


def files() -> dict[Path, str]:
    """The page -> its text."""
    matches = {"A combat with a boost": combat(), **{f"{file}: {name}": bench(file, name) for file, name in TOLD}}
    sections = []
    for title, match in matches.items():
        for seat in ("p1", "p2", None):
            sections.append((f"{title}, {seat or 'a spectator'}", told(match, seat)))
    sections.append(("A number is asked for", asked()))
    return {PAGE: "\n".join(f"## {title}\n\n" + "".join(f"- {line}\n" for line in lines) for title, lines in sections)}


if __name__ == "__main__":
    sys.exit(main("log_texts", files))
