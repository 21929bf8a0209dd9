"""The rules by id are the same in every language: rules, their order, what they refer to, their numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest

from peerless.messages.translator import LANGUAGES
from tests.docs.pages import DOCS

TRANSLATIONS: Final = [language for language in LANGUAGES if language != "en"]
_HEADING: Final = re.compile(r"## ([A-Z]+): (\S.*)")
_RULE: Final = re.compile(r"- \*\*([A-Z]+-\d+)\*\* (\S.*)")
_REFERENCE: Final = re.compile(r"\b[A-Z]{2,4}-\d+\b")
_QUOTED: Final = re.compile('[«„“"]([^»”“"]+)[»”“"]')


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
            rest.lower().count(f"({our_decision(language)})"),
        )


def page_of(language: str) -> str:
    return (DOCS / "rules.md" if language == "en" else DOCS / "rules" / f"{language}.md").read_text("utf-8")


def our_decision(language: str) -> str:
    """How a page marks a point on which no rulebook speaks: the words its introduction puts in quotation marks."""
    found = _QUOTED.search(page_of(language).partition("\n## ")[0])
    assert found is not None
    return found[1].lower()


def body(language: str) -> Iterator[Line]:
    """The headings and rules of a page in their order; a line between the first heading and the end is one of them."""
    page = page_of(language)
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


def test_our_decisions_are_marked() -> None:
    assert sum(line.facts("en")[-1] for line in body("en")) > 0


def test_every_translation_belongs_to_a_language() -> None:
    assert {file.name for file in (DOCS / "rules").iterdir()} == {f"{language}.md" for language in TRANSLATIONS}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_line_is_left_in_english(language: str) -> None:
    assert not {line.text for line in body(language)} & {line.text for line in body("en")}
