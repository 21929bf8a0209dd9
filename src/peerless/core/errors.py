"""The few exceptions of the package. Each names the thing, the place and, where there is one, the rule."""

from __future__ import annotations


class PeerlessError(Exception):
    """Base of everything the package refuses."""


class ContentError(PeerlessError):
    """A hero or board file that cannot be used; lists every problem with its place."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class SettingsError(PeerlessError):
    """A match that cannot be started: unknown hero or board, wrong number of seats, a board too small."""


class AnswerError(PeerlessError):
    """An answer that is refused; `rule` is the id of the rule behind the refusal, or empty."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule = rule


class UnreadableAnswer(AnswerError):
    """Not the notation of anything this decision could offer."""


class IllegalAnswer(AnswerError):
    """Readable, but against a rule."""


class StaleAnswer(AnswerError):
    """Meant for another decision than the one that is open, or from a seat that is not asked."""


class RecordError(PeerlessError):
    """A record, save or scenario file that is damaged, foreign, or disagrees with the rules."""


class BudgetError(PeerlessError):
    """A match that ran past a limit meant to be unreachable; names what was running."""
