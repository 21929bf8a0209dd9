"""A language that speaks: its messages and its lexicon. What is missing or wrong in a message file raises."""

from __future__ import annotations

import locale
import os
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, resolver
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser

from peerless.messages.grammar import Agreement, Head, Lexicon, Name, Phrase, Post, finished, functions
from peerless.messages.own_files import own_yaml

LANGUAGES: Final[dict[str, str]] = {
    "en": "English",
    "uk": "Українська",
    "ru": "Русский",
    "cs": "Čeština",
    "pl": "Polski",
}
"""Code -> its name in the language itself. The server and the browser client take their lists from here."""
_LOCALE: Final = Path(__file__).resolve().parent / "locale"

# The library guards against message files of strangers that blow up; ours are our own, and errors quote long lists.
resolver.MAX_PART_LENGTH = 1_000_000


def message_files(language: str) -> dict[str, str]:
    """The message files of a language: name -> text in the syntax of Fluent."""
    return {file.stem: file.read_text("utf-8") for file in sorted((_LOCALE / language).glob("*.ftl"))}


class MessageError(Exception):
    """A message that cannot be said: no such key, or a fault in its file."""


class Translator:
    """Says messages in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.lexicon = msgspec.convert(own_yaml(_LOCALE / language / "lexicon.yaml"), Lexicon)
        self._bundle = FluentBundle([language], functions=functions(self.lexicon), use_isolating=False)
        parser = FluentParser(with_spans=False)  # nobody asks where a message was; it would take a third of the memory
        for text in message_files(language).values():
            self._bundle.add_resource(parser.parse(text))

    def knows(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **args: Any) -> str:
        """A whole message with its arguments; yes and no stand for truth values."""
        return self.finish(self.part(key, **args))

    def finish(self, text: str) -> str:
        """A whole text made of parts: commas and small words are set now."""
        return finished(text, self.lexicon)

    def part(self, key: str, /, **args: Any) -> str:
        """A message that becomes part of another."""
        if not self._bundle.has_message(key):
            raise MessageError(f"{self.language}: no message '{key}'")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MessageError(f"{self.language}: message '{key}' is empty")
        given = {name: _plain(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise MessageError(f"{self.language}: message '{key}' with {given}: {errors[0]!r}")
        return str(text)

    # ---- words ----

    def noun(self, key: str, plural: bool = False) -> Name:
        return Name(self.lexicon.nouns[key], plural)

    def phrase(self, noun: str | Any, **parts: Any) -> Phrase:
        """A phrase around a noun of the lexicon, or around a given one."""
        return Phrase(self.lexicon, self.lexicon.nouns[noun] if isinstance(noun, str) else noun, **parts)

    def post(self, key: str, /, **args: Any) -> Post:
        """A message that follows a noun; it can agree with it through `$head`."""

        def said(agreement: Agreement) -> str:
            return self.part(key, head=Head(agreement), **args)

        return said


def _plain(value: Any) -> Any:
    """As an argument: a truth value as a word, a number without marks between its thousands."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


@cache
def translator(language: str) -> Translator:
    """The translator of a language, by its code."""
    return Translator(language)


def system_language() -> str:
    """The language of the system if it is one of ours, else English."""
    wanted = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    named = next((name for name in wanted if name), "") or locale.getlocale()[0] or ""
    code = named.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES else "en"
