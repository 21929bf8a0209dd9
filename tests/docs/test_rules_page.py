"""The rules by id are the same in every language: rules, their order, what they refer to, their numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest

from peerless.messages.voice import LANGUAGES
from tests.docs.pages import DOCS

OUR_DECISION: Final = {
    "en": "our decision", "uk": "наше рішення", "ru": "наше решение", "cs": "naše rozhodnutí", "pl": "nasza decyzja",
}  # fmt: skip
"""How a page marks a point on which no rulebook speaks."""

_HEADING: Final = re.compile(r"## ([A-Z]+): (\S.*)")
_RULE: Final = re.compile(r"- \*\*([A-Z]+-\d+)\*\* (\S.*)")
_REFERENCE: Final = re.compile(r"\b[A-Z]{2,4}-\d+\b")


class Line(NamedTuple):
    """A heading or a rule."""

    id: str
    text: str

    def facts(self, language: str) -> tuple[str, list[str], list[str], list[str], int]:
        """What no translation changes: the id, rules and options named, numbers, how often it is our own decision."""
        references = sorted(_REFERENCE.findall(self.text))
        rest = _REFERENCE.sub("", self.text)
        return (
            self.id,
            references,
            sorted(re.findall(r"`[^`]+`", rest)),
            sorted(re.findall(r"\d+", rest)),
            rest.lower().count(f"({OUR_DECISION[language]})"),
        )


def body(language: str) -> Iterator[Line]:
    """The headings and rules of a page in their order; a line between the first heading and the end is one of them."""
    page = (DOCS / "rules.md" if language == "en" else DOCS / "rules" / f"{language}.md").read_text("utf-8")
    for line in page[page.index("\n## ") :].splitlines():
        found = _HEADING.fullmatch(line) or _RULE.fullmatch(line)
        if found:
            yield Line(found[1], found[2])
        else:
            assert not line.startswith(("#", "-", "*", " ")), f"{language}: neither a heading nor a rule: {line}"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_translation_says_the_same_of_every_rule(language: str) -> None:
    english = [line.facts("en") for line in body("en")]
    assert [line.facts(language) for line in body(language)] == english


def test_every_translation_belongs_to_a_language() -> None:
    assert {file.stem for file in (DOCS / "rules").iterdir()} == set(LANGUAGES) - {"en"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_is_written_in_its_language(language: str) -> None:
    """No line was left in English: its words are of the language's script, or it is not the English line."""
    english = {line.id: line.text for line in body("en")}
    for line in body(language):
        if language in ("uk", "ru"):
            assert re.search(r"[а-яґєії]", line.text), line
        assert language == "en" or line.text != english[line.id], line
        assert "  " not in line.text and line.text == line.text.strip(), line
