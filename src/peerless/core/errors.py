"""The exceptions of the package. Each names the thing, the position and the rule, if there is one.

An error is a message that is rendered only when it is read: `said` in any language, `str` in English.
"""

from __future__ import annotations

from collections.abc import Sequence

from peerless.messages.message import Joined, Message, Sayable, say
from peerless.messages.problem import Problem


class PeerlessError(Exception):
    """Base of everything the package refuses."""

    def __init__(self, message: Sayable | str) -> None:
        """A plain text comes from outside the package and is not translated."""
        super().__init__(message)
        self.message = message

    def said(self, language: str = "en") -> str:
        return say(self.message, language)

    def __str__(self) -> str:
        return self.said()


class ContentError(PeerlessError):
    """A hero or board file that cannot be used; lists every problem with its position."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(Joined(problems, "\n"))
        self.args = (problems,)  # the arguments to create it again in another process
        self.problems = problems


class SettingsError(PeerlessError):
    """A match that cannot be started: unknown hero or board, wrong number of seats, a board too small."""


class AnswerError(PeerlessError):
    """An answer that is refused.

    `rule` is the id of the rule behind the refusal, or empty; `answer` is the refused answer, if the message is
    about it.
    """

    def __init__(self, message: Sayable | str, rule: str = "", answer: str = "") -> None:
        super().__init__(message)
        self.args = (message, rule, answer)
        self.rule = rule
        self.answer = answer

    def quoting(self, answer: str) -> AnswerError:
        """Return the error with the answer that is refused."""
        return type(self)(self.message, self.rule, answer)

    def reason(self, language: str = "en") -> str:
        """Return why it is refused, without the answer and without the rule."""
        return say(self.message, language)

    def said(self, language: str = "en") -> str:
        text = self.reason(language)
        if self.answer:
            text = Message("error-answer-quoted", answer=self.answer, reason=text).said(language)
        return f"{text} ({self.rule})" if self.rule else text


class UnreadableAnswer(AnswerError):
    """An answer that is not the notation of any option of this kind."""


class IllegalAnswer(AnswerError):
    """A readable answer that breaks a rule."""


class StaleAnswer(AnswerError):
    """An answer to a decision that is not open, or from a seat that is not asked."""


class RecordError(PeerlessError):
    """A record, save or scenario file that is damaged, unknown, or disagrees with the rules."""


class BudgetError(PeerlessError):
    """A match that exceeded a limit meant to be unreachable; names what was running."""
