"""Metrics for Prometheus.

No label comes from a client, so the number of labels stays small.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Final, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector
from starlette.responses import Response

from peerless.records.log.entry import By

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
LONG: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)


class QuickTimes(Collector):
    """A histogram of what happens at every answer, in one thread: without the locks of Prometheus's own."""

    def __init__(self, name: str, documentation: str, registry: CollectorRegistry) -> None:
        self._name = name
        self._documentation = documentation
        self._counts = [0] * (len(QUICK) + 1)
        """For each limit: how many are above the one before it and not above this one; the last has no limit."""
        self._sum = 0.0
        registry.register(self)

    def observe(self, amount: float) -> None:
        self._counts[bisect_left(QUICK, amount)] += 1
        self._sum += amount

    def describe(self) -> Iterator[Metric]:
        yield HistogramMetricFamily(self._name, self._documentation)

    def collect(self) -> Iterator[Metric]:
        limits = [*map(str, QUICK), "+Inf"]
        buckets = list(zip(limits, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._documentation, buckets=buckets, sum_value=self._sum)


class QuickCount:
    """A number that grows, in one thread."""

    def __init__(self) -> None:
        self.value = 0

    def inc(self) -> None:
        self.value += 1


class QuickCounts(Collector):
    """A counter for each value of a label, also for what happens at every answer."""

    def __init__(
        self, name: str, documentation: str, label: str, values: Iterable[str], registry: CollectorRegistry
    ) -> None:
        self._name = name
        self._documentation = documentation
        self._labelnames = (label,)
        self.counts = {value: QuickCount() for value in values}
        registry.register(self)

    def describe(self) -> Iterator[Metric]:
        yield CounterMetricFamily(self._name, self._documentation, labels=self._labelnames)

    def collect(self) -> Iterator[Metric]:
        family = CounterMetricFamily(self._name, self._documentation, labels=self._labelnames)
        for value, count in self.counts.items():
            family.add_metric([value], count.value)
        yield family


class Metrics:
    """All metrics of one server, in their own registry, so that two servers can share a process."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        self.tables = Gauge(
            "peerless_tables", "Tables in memory, all owned by this process, by phase", ["phase"], registry=registry
        )
        self.sockets = Gauge("peerless_sockets", "Open sockets", registry=registry)
        answers = QuickCounts("peerless_answers", "Entries of match logs, by origin", "by", get_args(By), registry)
        self.answers = answers.counts
        self.answering = QuickTimes(
            "peerless_answer_seconds", "Time until every client has the update after an answer", registry
        )
        self.committing = QuickTimes("peerless_commit_seconds", "Time until the database has stored an entry", registry)
        self.thinking = Histogram(
            "peerless_thinking_seconds",
            "Time bots take to answer, by level",
            ["level"],
            buckets=LONG,
            registry=registry,
        )
        self.longest_step = Gauge(
            "peerless_longest_step_seconds",
            "The longest step of the event loop since the start, in CPU time",
            registry=registry,
        )
        self.long_steps = Counter(
            "peerless_long_steps", "Steps of the event loop of more than 20 ms of CPU time", registry=registry
        )
        self.refusals = Counter("peerless_refused", "Requests refused, by error", ["error"], registry=registry)
        self.connections = Gauge("peerless_connections", "Open connections", registry=registry)
        self.cuts = Counter("peerless_cut", "Connections the server closed, by reason", ["reason"], registry=registry)

    def refused(self, error: str) -> None:
        """Count a request refused with this error key."""
        self.refusals.labels(error).inc()


def metrics_response(metrics: Metrics) -> Response:
    """The response of `/metrics`."""
    body = generate_latest(metrics.registry)
    return Response(body, media_type=CONTENT_TYPE_PLAIN_0_0_4, headers={"Cache-Control": "no-store"})
