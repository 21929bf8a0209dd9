"""The names that a hero or board file has for other languages.

A name that is part of sentences is a noun with its forms. A plain text does, too: then it stays as it is, after a noun
that is declined. The names of bundled content are in `content/names`, in the same form.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from peerless.catalog.printed import Def, Line, Text
from peerless.effects.terms import Name

OwnForms = Annotated[list[Text], Meta(min_length=2, max_length=6)]


class OwnNoun(Def, frozen=True):
    """A noun with its forms: in English two (`Moth`, `Moth's`), in the other languages the six cases nominative,
    genitive, dative, accusative, instrumental and prepositional (locative)."""

    one: OwnForms
    """One of them."""
    many: OwnForms | None = None
    """Several of them, in the same cases."""
    gender: Literal["m", "f", "n", "p"] = "m"
    """Masculine, feminine, neuter, or `p` for a name that is always plural, like a pair."""
    kind: Literal["person", "animal", "thing"] = "person"
    """What it is; some forms depend on it."""
    pronoun: Literal["m", "f", "n", "p", "none"] | None = None
    """The pronoun that stands for it, that of its gender by default; `none` for no pronoun at all."""


class OwnTokenNames(Def, frozen=True):
    """A token and its sides."""

    name: OwnNoun | Text | None = None
    """Its name."""
    sides: dict[Name, Text] = field(default_factory=dict)
    """Side -> what it shows."""


class OwnStateNames(Def, frozen=True):
    """What it means that a token shows a side, as clauses."""

    be: Text
    """As a statement; `{who}` is the hero: `{who} is big`."""
    become: Text
    """As an order: `become big`."""
    to_become: Line = ""
    """The same after `may` and in a list, where that is another form."""
    playing: Line = ""
    """Who plays a card then: `as Hyde`."""


class OwnTitle(Def, frozen=True):
    """What a hero or board is called."""

    name: Line = ""
    """Its name as a whole."""
    set: Line = ""
    """The box it comes from."""


class OwnNames(OwnTitle, frozen=True):
    """The names of a hero in one language, by id. What has none keeps the name of the file."""

    fighters: dict[Name, OwnNoun | Text] = field(default_factory=dict)
    """Fighter -> its name."""
    cards: dict[Name, Text] = field(default_factory=dict)
    """Card -> its name."""
    abilities: dict[Name, Text] = field(default_factory=dict)
    """Ability -> its name."""
    tokens: dict[Name, OwnTokenNames] = field(default_factory=dict)
    """Token -> its names."""
    keywords: dict[Name, Text] = field(default_factory=dict)
    """Keyword -> how it is printed on cards."""
    bonus_attacks: dict[Name, Text] = field(default_factory=dict)
    """Card -> the name of the bonus attack on it."""
    markers: dict[Name, OwnNoun | Text] = field(default_factory=dict)
    """Marker -> its name."""
    counters: dict[Name, OwnNoun | Text] = field(default_factory=dict)
    """Counter -> its name."""
    beside: dict[Name, OwnNoun | Text] = field(default_factory=dict)
    """Names of the `row`, a card in it (`row_card`), one of the side deck (`side_card`), and the `symbol` on them."""
    states: dict[Name, dict[Name, OwnStateNames]] = field(default_factory=dict)
    """Token -> side -> what it means that it shows it."""


class OwnBoardNames(OwnTitle, frozen=True):
    """The names of a board in one language."""

    zones: dict[Name, Text] = field(default_factory=dict)
    """Zone -> its name or color, to agree with the word for a zone."""
