"""Something to be said, not yet in a language: a key of the message files with its arguments.

Errors carry one, so that they can be told in the language of whoever reads them. Whatever reads the files is loaded
only when something is said.
"""

from __future__ import annotations


class Message:
    """A key and its arguments: texts, numbers, truth values, or further messages."""

    def __init__(self, key: str, /, **args: object) -> None:
        self.key = key
        self.args = args

    def text(self, language: str = "en") -> str:
        from peerless.messages.voice import voice

        said = {name: arg.text(language) if isinstance(arg, Message) else arg for name, arg in self.args.items()}
        return voice(language).say(self.key, **said)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted((name, str(arg)) for name, arg in self.args.items()))))
