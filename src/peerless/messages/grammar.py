"""Words in their forms: nouns by case and number, adjectives that agree with them, phrases made of both.

What the forms are stands in the lexicon of each language; the code knows only how to look them up. So a language is
data, and the browser client can read the same tables.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final, Literal

from babel import Locale
from fluent.runtime.types import FluentType
from msgspec import Meta, Struct, field

CASES: Final = ("nom", "gen", "dat", "acc", "ins", "loc")
CLOSING: Final = "\ue000"  # a comma that is still to be decided, see `finished`
Forms = Annotated[list[str], Meta(min_length=2, max_length=6)]


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what a lexicon holds."""


class Noun(Entry, frozen=True):
    """A noun with its forms: two in English (`Medusa`, `Medusa's`), six cases in the Slavic languages."""

    one: Forms
    many: Forms | None = None
    gender: Literal["m", "f", "n", "p"] = "m"
    """`p` for a name that is always plural, like a pair."""
    kind: Literal["person", "animal", "thing"] = "person"


class Adjective(Entry, frozen=True):
    """A word that stands with a noun: one text for all forms, or a stem with the endings of a class."""

    text: str | None = None
    stem: str = ""
    ending: str = ""
    forms: dict[str, Forms] = field(default_factory=dict)
    """Whole forms by row, before those of the class."""
    after: bool = False
    """Stands after the noun."""


class Determiner(Entry, frozen=True):
    """What opens a phrase (`each of your`): adjectives, and whether the noun is then in the plural."""

    words: list[str]
    plural: bool = False


class Lexicon(Entry, frozen=True):
    """The words of one language that change their form."""

    nouns: dict[str, Noun]
    adjectives: dict[str, Adjective]
    determiners: dict[str, Determiner]
    endings: dict[str, dict[str, Forms]] = field(default_factory=dict)
    """Class -> row -> six endings. A row is the gender, or `p` in the plural, narrowed by gender and kind of the
    noun where the language needs it: `m_thing`, `p_person`, `p_m_person`."""
    euphony: list[tuple[str, str]] = field(default_factory=list)
    """Patterns and what stands in their place, for small words that follow the sounds around them: `a` → `an`."""
    label_after: bool = False
    """A keyword stands after the noun: `карта «ПОДОРОЖ»`."""


@dataclass(frozen=True)
class Agreement:
    """What an adjective has to agree with."""

    gender: str
    kind: str
    plural: bool
    case: str

    def rows(self) -> Sequence[str]:
        """The names of rows that fit, the narrowest first."""
        if self.plural:
            return (f"p_{self.gender}_{self.kind}", f"p_{self.kind}", f"p_{self.gender}", "p")
        return (f"{self.gender}_{self.kind}", self.gender)


def _pick(forms: Sequence[str], case: str) -> str:
    """The form of a case; a language with two forms has only the genitive apart."""
    if len(forms) == len(CASES):
        return forms[CASES.index(case)]
    return forms[1] if case == "gen" else forms[0]


class Nominal(FluentType):
    """Something that can be named in any case."""

    def form(self, case: str) -> str:
        raise NotImplementedError

    @property
    def gender(self) -> str:
        """`m`, `f`, `n`, or `p` in the plural: for verbs that agree."""
        raise NotImplementedError

    def format(self, locale: Locale) -> str:
        return self.form("nom")


@dataclass(frozen=True)
class Name(Nominal):
    """A noun by itself: `Medusa`, `Harpy 2`."""

    noun: Noun
    plural: bool = False
    number: str = ""

    def form(self, case: str) -> str:
        forms = self.noun.many if self.plural and self.noun.many is not None else self.noun.one
        if self.number and len(forms) != len(CASES):
            return f"{forms[0]}{self.number}'s" if case == "gen" else f"{forms[0]}{self.number}"
        return _pick(forms, case) + self.number

    @property
    def gender(self) -> str:
        return "p" if self.plural else self.noun.gender


@dataclass(frozen=True)
class Quoted(Nominal):
    """A name nobody has declined: it stays as it is after a noun that is (`бійця «Zed»`)."""

    noun: Noun
    name: str
    plural: bool = False
    quotes: str = "«{}»"

    def form(self, case: str) -> str:
        return f"{Name(self.noun, self.plural).form(case)} {self.quotes.format(self.name)}"

    @property
    def gender(self) -> str:
        return "p" if self.plural else self.noun.gender


Post = Callable[[Agreement], str]
"""What follows the noun of a phrase, given what it may have to agree with."""


@dataclass(frozen=True)
class Phrase(Nominal):
    """A noun with what stands around it: `each opposing fighter in Medusa's zone`."""

    lexicon: Lexicon
    noun: Noun
    determiner: str | None = None
    adjectives: tuple[str, ...] = ()
    posts: tuple[Post, ...] = ()
    plural: bool = False
    label: str = ""

    @property
    def gender(self) -> str:
        return "p" if self._is_plural() else self.noun.gender

    def _is_plural(self) -> bool:
        known = self.lexicon.determiners.get(self.determiner or "")
        return self.plural or (known is not None and known.plural)

    def form(self, case: str) -> str:
        known = self.lexicon.determiners.get(self.determiner or "")
        plural = self._is_plural() or self.noun.gender == "p"
        agreement = Agreement(self.noun.gender, self.noun.kind, plural, case)
        keys = [*(known.words if known is not None else ()), *self.adjectives]
        entries = [self.lexicon.adjectives[key] for key in keys]
        head = Name(self.noun, plural)
        # In English the sign of the genitive comes last in a phrase, so the noun keeps its plain form if more follows.
        bare = self.posts and len(self.noun.one) != len(CASES)
        before = [adjective_form(self.lexicon, entry, agreement) for entry in entries if not entry.after]
        after = [adjective_form(self.lexicon, entry, agreement) for entry in entries if entry.after]
        labeled = [self.label] if self.label else []
        words = [*before, *([] if self.lexicon.label_after else labeled), head.form("nom" if bare else case)]
        words += [*after, *(labeled if self.lexicon.label_after else []), *(post(agreement) for post in self.posts)]
        return " ".join(word for word in words if word)


def adjective_form(lexicon: Lexicon, entry: Adjective, agreement: Agreement) -> str:
    if entry.text is not None:
        return entry.text
    endings = lexicon.endings.get(entry.ending, {})
    for row in agreement.rows():
        if row in entry.forms:
            return _pick(entry.forms[row], agreement.case)
    for row in agreement.rows():
        if row in endings:
            return entry.stem + _pick(endings[row], agreement.case)
    raise KeyError(f"no form of {entry.stem or entry.forms} for {agreement}")


_REDUNDANT_COMMA: Final = re.compile(f"{CLOSING}+(?=[\\s{CLOSING}]*([,.;:!?)]|$))")
_COMMAS: Final = re.compile(f"{CLOSING}+")
_SPACE_BEFORE_MARK: Final = re.compile(r" +(?=[,.;:])")
_compiled: Final = cache(re.compile)


def finished(text: str, lexicon: Lexicon) -> str:
    """A whole text with its commas set and its small words fitted to what stands around them."""
    if CLOSING in text:
        text = _REDUNDANT_COMMA.sub("", text)
        text = _COMMAS.sub(",", text)
    text = _SPACE_BEFORE_MARK.sub("", text)
    for pattern, put in lexicon.euphony:
        text = _compiled(pattern).sub(put, text)
    return text


def functions(lexicon: Lexicon) -> dict[str, Callable[..., Any]]:
    """The functions that message files may call."""

    def name(what: Any, *, case: str = "nom") -> str:
        """`NAME($who, case: "ins")`: something in a case; a plain text is the same in all."""
        return what.form(case) if isinstance(what, Nominal) else str(what)

    def agree(head: Head, adjective: str) -> str:
        """`AGREE($head, "adjacent")`: an adjective that agrees with the noun of the phrase it stands in."""
        return adjective_form(lexicon, lexicon.adjectives[adjective], head.agreement)

    def gender(what: Nominal) -> str:
        """`GENDER($who)`: what a verb agrees with: m, f, n, or p for several."""
        return what.gender

    def comma() -> str:
        """`COMMA()`: closes what a comma has opened, unless the sentence ends or pauses there anyway."""
        return CLOSING

    return {"NAME": name, "AGREE": agree, "GENDER": gender, "COMMA": comma}


@dataclass(frozen=True)
class Head(FluentType):
    """The noun a message stands after, as an argument for `AGREE`."""

    agreement: Agreement

    def format(self, locale: Locale) -> str:
        return ""
