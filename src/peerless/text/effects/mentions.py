"""What a text has mentioned, so that it is not named again: a pronoun, `both`, `such a space`.

A pronoun stands for the only thing that was named with the same pronoun in this sentence, or else in the one before.
Messages are formatted from left to right, and a nominal decides only then what it is called, so the order is that of
the reader.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from babel import Locale
from fluent.runtime.types import FluentType

from peerless.messages.grammar import Agreement, Lexicon, Nominal, Pronoun


class Mentions:
    """The things mentioned so far in one line of text."""

    def __init__(self) -> None:
        self._last: dict[str, tuple[str, int]] = {}
        self._doubtful: set[str] = set()
        """Pronouns that two things of the sentence before could claim."""
        self._named: dict[str, set[str]] = {}
        """Pronoun -> what was named with it in this sentence."""
        self._seen: dict[str, int] = {}
        self._sentence = 0
        self.own = False
        """Whether `you` are the subject of the clause being said: then your things are `svůj`, not `tvůj`."""
        self.item = False
        """Whether a list item begins here."""
        self.joined = False
        """Whether the condition being said follows another clause: `and the hero is defeated`."""

    def clear(self) -> None:
        """Starts a new line."""
        self.__init__()  # type: ignore[misc]

    def forget(self) -> None:
        """What was mentioned so far is named again: something nobody can refer to could claim its pronoun."""
        self._last.clear()

    def next_sentence(self) -> None:
        self._sentence += 1
        self._doubtful = {pronoun for pronoun, names in self._named.items() if len(names) > 1}
        self._named = {}

    def mention(self, key: str, pronoun: str) -> None:
        """Something was named; without a key nothing can refer to it, but what had its pronoun is named again."""
        self._last[pronoun] = (key, self._sentence)
        self._named.setdefault(pronoun, set()).add(key)
        if key:
            self._seen[key] = self._sentence

    def interrupt(self, pronouns: Iterable[str]) -> None:
        """Something came between that these pronouns could be taken for: what they stood for is named again."""
        for pronoun in pronouns:
            self._last[pronoun] = ("", self._sentence)

    def identify(self, key: str, pronoun: str, was: str = "") -> None:
        """What was just named without a key, or by another, has this one."""
        self._named.get(pronoun, set()).discard(was)
        self.mention(key, pronoun)

    def is_last(self, key: str, pronoun: str) -> bool:
        last, sentence = self._last.get(pronoun, ("", 0))
        doubtful = len(self._named.get(pronoun, ())) > 1 if sentence == self._sentence else pronoun in self._doubtful
        near = sentence >= self._sentence - 1 and not doubtful
        return bool(key) and last == key and near

    def is_known(self, key: str) -> bool:
        """Whether something was named in this sentence."""
        return self._seen.get(key) == self._sentence


@dataclass(frozen=True)
class Reference(Nominal):
    """Something that can be meant again: named in full, or with a pronoun if it was the last thing named."""

    key: str
    full: Nominal
    mentions: Mentions
    pronouns: Mapping[str, Pronoun]

    @property
    def gender(self) -> str:
        return self.full.gender

    @property
    def pronoun(self) -> str:
        return self.full.pronoun

    @property
    def is_pronoun(self) -> bool:
        return self.pronoun in self.pronouns and self.mentions.is_last(self.key, self.pronoun)

    @property
    def named(self) -> Nominal:
        return Introduced(self.key, self.full, self.mentions)

    def owning(self, lexicon: Lexicon, agreement: Agreement) -> str:
        text = "" if self.is_pronoun else self.full.owning(lexicon, agreement)
        if text:
            self.mentions.mention(self.key, self.pronoun)
        return text

    def form(self, case: str, prep: bool = False) -> str:
        if self.is_pronoun:
            text = self.pronouns[self.pronoun].form(case, prep)
        else:
            text = self.full.form(case)
        self.mentions.mention(self.key, self.pronoun)
        return text


@dataclass(frozen=True)
class Introduced(Nominal):
    """Something named for the first time: `a fighter`; with a key it can be referred to from then on."""

    key: str
    full: Nominal
    mentions: Mentions

    @property
    def gender(self) -> str:
        return self.full.gender

    @property
    def pronoun(self) -> str:
        return self.full.pronoun

    def form(self, case: str, prep: bool = False) -> str:
        text = self.full.form(case)
        self.mentions.mention(self.key, self.pronoun)
        return text


@dataclass(frozen=True)
class Late(FluentType):
    """Part of a message that is said when the message comes to it: each language has its own order."""

    say: Callable[[], str]

    def format(self, locale: Locale) -> str:
        return self.say()


@dataclass(frozen=True)
class Again(Nominal):
    """Something named before in the sentence that a pronoun could not mean: it gets another word, `the hero`."""

    what: Reference
    other: Nominal

    @property
    def _said(self) -> Nominal:
        named = self.what.mentions.is_known(self.what.key) and not self.what.is_pronoun
        return self.other if named else self.what

    @property
    def gender(self) -> str:
        return self._said.gender

    @property
    def pronoun(self) -> str:
        return self._said.pronoun

    def form(self, case: str, prep: bool = False) -> str:
        return self._said.form(case, prep)


@dataclass(frozen=True)
class Owned(Nominal):
    """Something that is named by its owner: `your opponent's hero`, but `their hero` once the owner was mentioned."""

    owner: Reference
    known: Nominal
    full: Nominal

    @property
    def gender(self) -> str:
        return self.full.gender

    @property
    def pronoun(self) -> str:
        return self.full.pronoun

    def form(self, case: str, prep: bool = False) -> str:
        owned = self.owner.is_pronoun
        text = (self.known if owned else self.full).form(case)
        if owned:  # another owner after it is named: `their hero`, but not `its value` as well
            self.owner.mentions.interrupt(one for one in self.owner.pronouns if one != self.owner.pronoun)
        if self.pronoun != self.gender:  # no pronoun stands for it, but one after it could be taken for its own
            self.owner.mentions.mention("", self.gender)
        return text
