"""Something to be said, not yet in a language: a key of the message files with its arguments.

Errors carry one, so that they can be told in the language of whoever reads them. Whatever reads the files is loaded
only when something is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Protocol, runtime_checkable


@runtime_checkable
class Sayable(Protocol):
    """What can be said in a language: messages, errors, problems of files."""

    def said(self, language: str = "en") -> str: ...


class Message:
    """A key and its arguments: texts, numbers, truth values, or what can be said itself."""

    def __init__(self, key: str, /, **args: object) -> None:
        self.key = key
        self.args = args

    def said(self, language: str = "en") -> str:
        """Arguments may come from anywhere, so nothing in the text is fitted to its neighbors."""
        from peerless.messages.translator import translator

        return translator(language).part(self.key, **{name: _given(arg, language) for name, arg in self.args.items()})

    def __str__(self) -> str:
        return self.said()

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.key, *sorted(self.args)))


class Joined:
    """Several things said one after the other."""

    def __init__(self, parts: Sequence[Sayable], between: str) -> None:
        self.parts = parts
        self.between = between

    def said(self, language: str = "en") -> str:
        return self.between.join(part.said(language) for part in self.parts)


def either(parts: Iterable[object]) -> object:
    """Arguments of which one is meant, as one argument: `3 or 4`."""
    return reduce(lambda first, second: Message("error-or", first=first, second=second), parts)


def say(what: Sayable | str, language: str) -> str:
    """What may have come from outside as a plain text, which is the same in every language."""
    return what if isinstance(what, str) else what.said(language)


def _given(arg: object, language: str) -> object:
    if isinstance(arg, Sayable):
        return arg.said(language)
    return arg if isinstance(arg, str | int | float) else str(arg)
