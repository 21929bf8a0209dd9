"""What tables count and time: a server shows it to Prometheus (`server/ops/metrics.py`), a tab to nobody."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Protocol


class Counting(Protocol):
    """A number that grows."""

    def inc(self) -> None: ...


class Level(Protocol):
    """A number that goes up and down."""

    def set(self, value: float) -> None: ...


class Times(Protocol):
    """How long something takes."""

    def observe(self, amount: float) -> None: ...


class Levels(Protocol):
    """A level for each label."""

    def labels(self, label: str) -> Level: ...


class LabeledTimes(Protocol):
    """Times for each label."""

    def labels(self, label: str) -> Times: ...


class Metrics(Protocol):
    """Everything that is measured at tables."""

    @property
    def tables(self) -> Levels: ...

    @property
    def sockets(self) -> Level: ...

    @property
    def answers(self) -> Mapping[str, Counting]: ...

    @property
    def answering(self) -> Times: ...

    @property
    def committing(self) -> Times: ...

    @property
    def thinking(self) -> LabeledTimes: ...

    def refused(self, error: str) -> None:
        """Count a request refused with this error key."""
        ...


class _Ignored:
    """Takes any measurement and keeps none."""

    def inc(self) -> None:
        pass

    def set(self, value: float) -> None:
        pass

    def observe(self, amount: float) -> None:
        pass

    def labels(self, label: str) -> _Ignored:
        return self


class NoMetrics:
    """Where nobody reads metrics."""

    def __init__(self) -> None:
        nothing = _Ignored()
        self.tables = self.sockets = self.answering = self.committing = self.thinking = nothing
        self.answers: Mapping[str, Counting] = defaultdict(_Ignored)

    def refused(self, error: str) -> None:
        pass
