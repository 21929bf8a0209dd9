"""Words in their forms, by the vectors that the browser client shares, and the few rules between words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from peerless import Content
from peerless.messages.grammar import CLOSING, Lexicon, finished, functions
from peerless.messages.translator import MessageError, Translator, system_language, translator
from peerless.text.effects.mentions import Mentions, Reference
from peerless.text.names import names_in

VECTORS: dict[str, Any] = yaml.safe_load((Path(__file__).parent / "vectors.yaml").read_text("utf-8"))
NAMES = [(language, *entry) for language, entries in VECTORS["names"].items() for entry in entries]
PHRASES = [(language, entry) for language, entries in VECTORS["phrases"].items() for entry in entries]
COUNTS = [(language, entry) for language, entries in VECTORS["counts"].items() for entry in entries]


@pytest.mark.parametrize(("language", "fighter", "plural", "case", "text"), NAMES)
def test_names_in_their_cases(
    content: Content, language: str, fighter: str, plural: bool, case: str, text: str
) -> None:
    hero_id, _, fighter_id = fighter.partition(".")
    hero = content.hero(hero_id)
    known = next(f for f in [hero.hero, *hero.sidekicks] if f.id == fighter_id)
    assert names_in(language).fighter(hero, known, plural).form(case) == text


@pytest.mark.parametrize(("language", "entry"), PHRASES)
def test_phrases_agree(language: str, entry: dict[str, Any]) -> None:
    said = translator(language)
    parts = {key: entry[key] for key in ("determiner", "plural") if key in entry}
    phrase = said.phrase(entry["noun"], adjectives=tuple(entry.get("adjectives", ())), **parts)
    assert said.finish(phrase.form(entry["case"])) == entry["text"]


@pytest.mark.parametrize(("language", "entry"), COUNTS)
def test_numbers_agree(language: str, entry: dict[str, Any]) -> None:
    texts = {
        count: translator(language).say(entry["key"], count=count, **entry.get("with", {})) for count in entry["texts"]
    }
    assert texts == entry["texts"]


def test_commas_close_only_where_the_sentence_goes_on() -> None:
    lexicon = Lexicon(nouns={}, adjectives={}, determiners={})
    for text, wanted in [
        (f"hit one, next to you{CLOSING} for 2", "hit one, next to you, for 2"),
        (f"hit one, next to you{CLOSING}.", "hit one, next to you."),
        (f"hit one, next to you{CLOSING}{CLOSING}; then stop", "hit one, next to you; then stop"),
        (f"hit one, next to you{CLOSING}", "hit one, next to you"),
    ]:
        assert finished(text, lexicon) == wanted


def test_a_message_can_name_what_was_just_mentioned() -> None:
    czech = translator("cs")
    card = Reference("card", czech.phrase("card"), Mentions(), czech.lexicon.pronouns)
    name = functions(czech.lexicon)["NAME"]
    said = [name(card, case="acc"), name(card, case="acc"), name(card, case="acc", full=1), name(card, case="acc")]
    assert said == ["kartu", "ji", "kartu", "ji"]


def test_what_cannot_be_said_raises() -> None:
    with pytest.raises(MessageError, match="no message 'nothing'"):
        translator("en").say("nothing")
    with pytest.raises(MessageError, match="event-draw"):
        translator("en").say("event-draw")
    with pytest.raises(FileNotFoundError):
        Translator("xx")


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "cs"}, "cs"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language
