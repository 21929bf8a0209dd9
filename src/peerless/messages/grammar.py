"""Words in their forms: nouns by case and number, adjectives that agree with them, phrases made of both.

What the forms are stands in the lexicon of each language; the code knows only how to look them up. So a language is
data, and the browser client can read the same tables.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
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
    pronoun: str | None = None
    """The pronoun that can stand for it, if that is not the one of its gender; an unknown one for none."""
    whose: Adjective | None = None
    """What it is as an owner before a noun, in agreement with it; without it its genitive follows the noun."""


class Pronoun(Entry, frozen=True):
    """What stands for something just mentioned: `he`, `it`."""

    forms: Forms
    after: Forms | None = None
    """The forms after a preposition: `с ним`."""
    whose: str = ""
    """As an owner: `his`."""

    def form(self, case: str, prep: bool = False) -> str:
        if case == "whose":
            return self.whose
        return _pick(self.after if prep and self.after is not None else self.forms, case)


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
    single: bool = False
    """A verb still agrees with one: `each of your Harpies moves`."""
    each: bool = False
    """Speaks of all of them, one by one."""
    of: list[str] = field(default_factory=list)
    """Adjectives of a group that follows in the genitive plural: `każdego ze swoich walczących`."""


class Lexicon(Entry, frozen=True):
    """The words of one language that change their form."""

    nouns: dict[str, Noun]
    adjectives: dict[str, Adjective]
    determiners: dict[str, Determiner]
    pronouns: dict[str, Pronoun] = field(default_factory=dict)
    """By gender, or by the name a noun gives."""
    endings: dict[str, dict[str, Forms]] = field(default_factory=dict)
    """Class -> row -> six endings. A row is the gender, or `p` in the plural, narrowed by gender and kind of the
    noun where the language needs it: `m_thing`, `p_person`, `p_m_person`."""
    euphony: list[tuple[str, str]] = field(default_factory=list)
    """Patterns and what stands in their place, for small words that follow the sounds around them: `a` → `an`."""
    label_after: bool = False
    """A keyword follows the noun: `карта «ПОДОРОЖ»`."""
    owner_first: bool = False
    """An owner precedes the noun: `Medusa's zone`. Elsewhere only a pronoun does."""
    double_negation: bool = False
    """After `none of your` the verb is negated too."""
    list_mood: Literal["order", "may"] = "order"
    """The verb form of what can be chosen from a list."""
    offer_mood: Literal["may", "can"] = "may"
    """The verb form of what another player may do; `can` has the word for it, where a pronoun precedes both."""
    turn_mood: Literal["front", "you"] = "front"
    """The verb form of what you do after what another player does; `you` where that is not the order to you."""
    statements: list[str] = field(default_factory=list)
    """Operations whose order is a statement about something else: `Medusa recovers 1 health`."""


@dataclass(frozen=True)
class Agreement:
    """What an adjective has to agree with."""

    gender: str
    kind: str
    plural: bool
    case: str
    each: bool = False

    def rows(self) -> Sequence[str]:
        """The names of rows that fit, the narrowest first."""
        if self.plural:
            return (f"p_{self.gender}_{self.kind}", f"p_{self.kind}", f"p_{self.gender}", "p")
        return (f"{self.gender}_{self.kind}", self.gender)


def _pick(forms: Sequence[str], case: str) -> str:
    """The form of a case; a language with two forms has only the genitive apart."""
    if len(forms) == len(CASES):
        return forms[CASES.index("gen" if case == "whose" else case)]
    return forms[1] if case in ("gen", "whose") else forms[0]


class Nominal(FluentType):
    """Something that can be named in any case."""

    @property
    def is_pronoun(self) -> bool:
        """Whether its next form is a pronoun."""
        return False

    def form(self, case: str, prep: bool = False) -> str:
        """The form of a case; `whose` is the genitive that may precede. `prep`: after a preposition."""
        raise NotImplementedError

    def owning(self, lexicon: Lexicon, agreement: Agreement) -> str:
        """As an owner that agrees with a noun, for before it; empty where the genitive follows."""
        return ""

    @property
    def named(self) -> Nominal:
        """The same, but never as a pronoun."""
        return self

    @property
    def gender(self) -> str:
        """`m`, `f`, `n`, or `p` in the plural: for verbs that agree."""
        raise NotImplementedError

    @property
    def pronoun(self) -> str:
        """The pronoun that can stand for it."""
        return self.gender

    def format(self, locale: Locale) -> str:
        return self.form("nom")


@dataclass(frozen=True)
class Name(Nominal):
    """A noun by itself: `Medusa`, `Harpy 2`."""

    noun: Noun
    plural: bool = False
    number: str = ""

    def form(self, case: str, prep: bool = False) -> str:
        forms = self.noun.many if self.plural and self.noun.many is not None else self.noun.one
        if self.number and len(forms) != len(CASES):
            return f"{forms[0]}{self.number}'s" if case in ("gen", "whose") else f"{forms[0]}{self.number}"
        return _pick(forms, case) + self.number

    def owning(self, lexicon: Lexicon, agreement: Agreement) -> str:
        whose = None if self.plural or self.number else self.noun.whose
        return "" if whose is None else adjective_form(lexicon, whose, agreement)

    @property
    def gender(self) -> str:
        return "p" if self.plural else self.noun.gender

    @property
    def pronoun(self) -> str:
        return self.gender if self.noun.pronoun is None else self.noun.pronoun


@dataclass(frozen=True)
class Quoted(Nominal):
    """A name nobody has declined: it stays as it is after a noun that is (`бійця «Zed»`)."""

    noun: Noun
    name: str
    plural: bool = False
    quotes: str = "«{}»"

    def form(self, case: str, prep: bool = False) -> str:
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
    owner: Nominal | None = None
    """Whose it is."""

    @property
    def _determiner(self) -> Determiner | None:
        return self.lexicon.determiners.get(self.determiner or "")

    @property
    def gender(self) -> str:
        known = self._determiner
        single = known is not None and known.single
        return "p" if self._is_plural() and not single else self.noun.gender

    @property
    def pronoun(self) -> str:
        return self.gender if self.noun.pronoun is None else self.noun.pronoun

    def _is_plural(self) -> bool:
        known = self._determiner
        return self.plural or (known is not None and known.plural)

    def form(self, case: str, prep: bool = False) -> str:
        known = self._determiner
        plural = self._is_plural() or self.noun.gender == "p"
        each = known is not None and known.each
        agreement = Agreement(self.noun.gender, self.noun.kind, plural, "gen" if case == "whose" else case, each)
        owned = self.owner is not None and (self.lexicon.owner_first or self.owner.is_pronoun)
        owning = self.owner.owning(self.lexicon, agreement) if self.owner is not None and not owned else ""
        group = known.of if known is not None else []
        said = replace(agreement, plural=True, case="gen") if group else agreement
        opening = [self.lexicon.adjectives[key] for key in (known.words if known is not None else ())]
        entries = [self.lexicon.adjectives[key] for key in (*group, *self.adjectives)]
        # In English the sign of the genitive comes last in a phrase, so the noun keeps its plain form if more follows.
        bare = self.posts and len(self.noun.one) != len(CASES)
        words = [self.owner.form("whose")] if owned and self.owner is not None else [owning]
        words += [adjective_form(self.lexicon, entry, agreement) for entry in opening]
        words += [adjective_form(self.lexicon, entry, said) for entry in entries if not entry.after]
        words += [] if self.lexicon.label_after else [self.label]
        words.append(Name(self.noun, said.plural).form("nom" if bare else said.case))
        words += [adjective_form(self.lexicon, entry, said) for entry in entries if entry.after]
        words += [self.label] if self.lexicon.label_after else []
        words += [self.owner.form("gen")] if not (owned or owning) and self.owner is not None else []
        words += [post(said) for post in self.posts]
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
_SPACE_BEFORE_MARK: Final = re.compile(r" +(?=[,.;:\n])")
_SPACES: Final = re.compile(r"(?<=[^ ]) {2,}")
_compiled: Final = cache(re.compile)


def finished(text: str, lexicon: Lexicon) -> str:
    """A whole text with its commas set and its small words fitted to what stands around them."""
    if CLOSING in text:
        text = _REDUNDANT_COMMA.sub("", text)
        text = _COMMAS.sub(",", text)
    text = _SPACES.sub(" ", _SPACE_BEFORE_MARK.sub("", text))
    for pattern, put in lexicon.euphony:
        text = _compiled(pattern).sub(put, text)
    return text


def functions(lexicon: Lexicon) -> dict[str, Callable[..., Any]]:
    """The functions that message files may call."""

    def name(what: Any, *, case: str = "nom", prep: Any = 0, full: Any = 0) -> str:
        """`NAME($who, case: "ins", prep: 1)`: something in a case, after a preposition; a plain text is as it is.

        `full: 1` names it where a pronoun would do.
        """
        if not isinstance(what, Nominal):
            return str(what)
        return (what.named if full else what).form(case, bool(prep))

    def ref(what: Any) -> str:
        """`REF($who)`: whether its next form is a `pronoun` or a `name`."""
        return "pronoun" if isinstance(what, Nominal) and what.is_pronoun else "name"

    def each(head: Head) -> str:
        """`EACH($head)`: whether the phrase speaks of `each` of them or of `one`."""
        return "each" if head.agreement.each else "one"

    def agree(head: Head, adjective: str) -> str:
        """`AGREE($head, "adjacent")`: an adjective that agrees with the noun of the phrase it stands in."""
        return adjective_form(lexicon, lexicon.adjectives[adjective], head.agreement)

    def gender(what: Nominal) -> str:
        """`GENDER($who)`: what a verb agrees with: m, f, n, or p for several."""
        return what.gender

    def comma() -> str:
        """`COMMA()`: closes what a comma has opened, unless the sentence ends or pauses there anyway."""
        return CLOSING

    return {"NAME": name, "REF": ref, "AGREE": agree, "EACH": each, "GENDER": gender, "COMMA": comma}


@dataclass(frozen=True)
class Head(FluentType):
    """The noun a message stands after, as an argument for `AGREE`."""

    agreement: Agreement

    def format(self, locale: Locale) -> str:
        return ""
