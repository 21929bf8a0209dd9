"""The rules by id are the same in every language: rules, their order, what they refer to, their numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest

from peerless.messages.translator import LANGUAGES
from tests.docs.pages import DOCS

TRANSLATIONS: Final = [language for language in LANGUAGES if language != "en"]
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


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_says_the_same_of_every_rule(language: str) -> None:
    english = [line.facts("en") for line in body("en")]
    assert [line.facts(language) for line in body(language)] == english


def test_every_translation_belongs_to_a_language() -> None:
    assert {file.name for file in (DOCS / "rules").iterdir()} == {f"{language}.md" for language in TRANSLATIONS}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_line_is_left_in_english(language: str) -> None:
    assert not {line.text for line in body(language)} & {line.text for line in body("en")}
