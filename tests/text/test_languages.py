"""All languages say everything: the same messages with the same arguments, names for all content, whole matches."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from peerless import Content, Match
from peerless.catalog.lesson import add_lesson
from peerless.messages.languages import Language
from peerless.messages.translator import LANGUAGES, translator
from peerless.records.match import new_match
from peerless.records.view_builder import view_data
from peerless.text.cards import ability_lines, card_lines
from peerless.text.events import LogWriter, outcome_text
from peerless.text.match_names import MatchNames
from peerless.text.names import name_file
from peerless.text.prompts import question, source_text, waiting
from tools import card_texts
from tools.generated import outdated

ROOT = Path(__file__).resolve().parents[2]
LOCALE = ROOT / "src" / "peerless" / "messages" / "locale"
OTHERS = [language for language in LANGUAGES if language != "en"]


def test_every_language_has_its_files() -> None:
    assert tuple(LANGUAGES) == get_args(Language)
    assert {folder.name for folder in LOCALE.iterdir()} == set(LANGUAGES)


class _Uses(Visitor):
    """The arguments a message names, itself or through the messages it refers to."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the name the library calls
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@functools.cache
def messages(language: str) -> dict[str, _Uses]:
    """Every message of a language with what it uses; files must be free of faults and of doublets."""
    found: dict[str, _Uses] = {}
    for file in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: '{entry.id.name}' stands twice"
                uses = _Uses()
                uses.visit(entry)
                found[entry.id.name] = uses
    return found


def arguments(key: str, known: dict[str, _Uses]) -> set[str]:
    """All arguments a message needs."""
    return known[key].arguments.union(*(arguments(other, known) for other in known[key].messages))


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing(language: str) -> None:
    english, own = messages("en"), messages(language)
    helpers = {key for uses in english.values() for key in uses.messages}
    assert sorted(set(english) - set(own) - helpers) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    """What a language has beyond English is used by its own messages."""
    english, own = messages("en"), messages(language)
    used = {key for uses in own.values() for key in uses.messages}
    assert sorted(set(own) - set(english) - used) == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_asks_for_what_english_is_not_given(language: str) -> None:
    """`$head`, the noun before it, is there for languages that need it; English has no agreement. So are arguments that
    all messages of one kind are given, `$space`, the space of whoever is adjacent, and what a moment is (`$at`,
    `$event`) and whether its condition is about you (`$yours`)."""
    english, own = messages("en"), messages(language)
    always = {"head", "space", "mood", "who", "no", "own", "each", "name", "health", "one", "other", "item"}
    always |= {"joined", "at", "event", "yours"}
    given = {key: arguments(key, english) | always for key in english}
    asked = {key: arguments(key, own) for key in english if key in own}
    assert {key: names - given[key] for key, names in asked.items() if names - given[key]} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_lexicons_have_the_same_words(language: str) -> None:
    english, own = translator("en").lexicon, translator(language).lexicon
    assert set(own.nouns) == set(english.nouns)
    reflexive = {f"{key}_own" for key in english.determiners}
    assert set(own.determiners) - reflexive == set(english.determiners)
    assert set(own.pronouns) >= {"m", "f", "n", "p"}
    assert all(len(noun.one) == 6 for noun in own.nouns.values())


@pytest.mark.parametrize("language", OTHERS)
def test_everything_printed_has_a_name(content: Content, language: str) -> None:
    names = name_file(language)
    content = content.copy()
    add_lesson(content)
    assert set(names.heroes) == set(content.heroes)
    assert set(names.boards) == set(content.boards)
    assert set(names.zones) == {zone for board in content.boards.values() for zone in board.zones}
    sets = [*(hero.set for hero in content.heroes.values()), *(board.set for board in content.boards.values())]
    assert set(names.sets) == {name for name in sets if name is not None}
    for hero in content.heroes.values():
        own = names.heroes[hero.id]
        fighters = [hero.hero, *hero.sidekicks]
        assert set(own.fighters) == {f.id for f in fighters}
        assert all(own.fighters[f.id].many is not None for f in fighters if f.count > 1)
        assert set(own.cards) == {card.id for card in hero.cards}
        assert set(own.abilities) == {a.id for a in hero.abilities if a.name is not None}
        assert {t: set(own.tokens[t].sides) for t in own.tokens} == {t.id: set(t.sides) for t in hero.tokens}
        assert set(own.keywords) == {keyword for card in hero.cards for keyword in card.keywords}
        assert set(own.bonus_attacks) == {card.id for card in hero.cards if card.bonus_attack is not None}
        assert all(len(noun.one) == 6 for noun in own.fighters.values())


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_no_latin_word_stands_in_a_cyrillic_text(content: Content, language: str) -> None:
    for hero in content.heroes.values():
        lines = [str(line) for card in hero.cards for line in card_lines(card, hero, language)]
        lines += [line for ability in hero.abilities for line in ability_lines(ability, hero, language)]
        assert [line for line in lines if re.search(r"[A-Za-z]", line)] == []


def test_the_review_files_are_current() -> None:
    """If this fails, what a card does or says has changed: generate them again and read the difference."""
    assert outdated("card_texts", card_texts.files()) == []


@pytest.mark.parametrize("mode", ["duel", "teams", "free_for_all"])
def test_whole_matches_are_told(content: Content, matches: int, mode: str) -> None:
    """Every event and every question has words; answers are taken in turn from all options."""
    heroes = sorted(content.heroes)
    seats = 2 if mode == "duel" else 4
    for first in range(0, len(heroes), seats)[: max(1, matches // 50)]:
        chosen = [heroes[(first + i) % len(heroes)] for i in range(seats)]
        match = new_match(content, heroes=chosen, board="sarpedon", mode=mode, seed=first)
        match.listen()
        spoken = [MatchNames(content, match.settings, match.state.t, language) for language in LANGUAGES]
        number = 0
        while not match.over and number < 400:
            view = view_data(match.view(match.decision.seat))
            for names in spoken:
                assert_said(question(view, names))
                assert_said(waiting(view, names))
                assert_said(source_text(match.decision.source, names) or "-")
            match.answer((number * 7) % len(match.decision.options))
            number += 1
        for names in spoken:
            assert_told(match, names)


def assert_told(match: Match, names: MatchNames) -> None:
    """The log of a match and its end can be said."""
    for seat in ("p1", None):
        for line in LogWriter(names, seat).tell(match.events(seat)):
            assert_said(line)
    if match.outcome is not None:
        assert_said(outcome_text(names, list(match.outcome.winners), match.outcome.reason, "p1"))


def assert_said(text: str) -> None:
    assert text.strip() == text
    assert text
    assert not re.search(r"[{}$\ue000]|  | [,;:]", text), text
