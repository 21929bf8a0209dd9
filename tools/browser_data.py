"""Write the messages, lexicons, sheets, rules and the lesson that the browser client includes.

There is a file for each language, and one for the lesson. A file of a language has only the messages a browser needs:
those with the prefixes below, and the messages they use. The server sends error texts.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from peerless.catalog.content import load_content
from peerless.catalog.lesson import add_lesson, first_lesson
from peerless.catalog.models import HeroDef
from peerless.messages.translator import LANGUAGES, translator
from peerless.service.api.sheets import board_sheet, hero_sheet
from tools.generated import ROOT, main

LOCALE = ROOT / "src" / "peerless" / "messages" / "locale"
DOCS = ROOT / "docs"
FOLDER = ROOT / "web" / "src" / "generated"
PREFIXES = (
    "web-", "event-", "term", "outcome-", "reason-", "prompt-", "option-", "type-", "timing-", "level-", "card-facts",
    "quoted", "about-", "melee", "ranged",
)  # fmt: skip


class _References(Visitor):
    """The messages a message refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - the name the library calls
        self.found.add(node.id.name)


def messages(language: str) -> str:
    """The messages of a language for the browser, as one Fluent text."""
    known: dict[str, ast.Message] = {}
    for file in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                entry.comment = None
                known[entry.id.name] = entry
    wanted: set[str] = set()
    open_keys = [key for key in known if key.startswith(PREFIXES)]
    while open_keys:
        key = open_keys.pop()
        if key not in wanted:
            wanted.add(key)
            references = _References()
            references.visit(known[key])
            open_keys.extend(references.found)
    return FluentSerializer().serialize(ast.Resource([known[key] for key in sorted(wanted)]))


def rules(language: str) -> dict[str, dict[str, str]]:
    """The rules in a language as plain text: the line of each by its id, and what those of each prefix are about."""
    page = (DOCS / "rules.md" if language == "en" else DOCS / "rules" / f"{language}.md").read_text("utf-8")
    lines = re.findall(r"^- \*\*([A-Z]+-\d+\w?)\*\* (.+)$", page, re.MULTILINE)
    return {
        "sections": dict(re.findall(r"^## (\w+): (.+)$", page, re.MULTILINE)),
        "lines": {rule: re.sub(r"\[([^]]+)\]\([^)]+\)|[*`]+", r"\1", line) for rule, line in lines},
    }


def files() -> dict[Path, str]:
    """Every file of the folder -> its text."""
    content = load_content()
    learners = [one for one in add_lesson(load_content().copy()) if isinstance(one, HeroDef)]
    made: dict[str, Any] = {"lesson.json": first_lesson().steps}
    for language in LANGUAGES:
        made[f"language.{language}.json"] = {"messages": messages(language), "lexicon": translator(language).lexicon}
        made[f"rules.{language}.json"] = rules(language)
        made[f"content.{language}.json"] = {
            "heroes": {key: hero_sheet(hero, language) for key, hero in sorted(content.heroes.items())},
            "boards": {key: board_sheet(board, language) for key, board in sorted(content.boards.items())},
            "called": {hero.id: hero_sheet(hero, language).name for hero in learners},
        }
    return {FOLDER / name: msgspec.json.encode(data).decode() for name, data in made.items()}


if __name__ == "__main__":
    sys.exit(main("browser_data", files))
