"""Metrics for Prometheus.

No label comes from a client, so the number of labels stays small.
"""

from __future__ import annotations

from typing import Final, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.responses import Response

from peerless.records.log.entry import By

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
LONG: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)


class Metrics:
    """All metrics of one server, in their own registry, so that two servers can share a process."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        self.tables = Gauge("peerless_tables", "Tables in memory, by phase", ["phase"], registry=registry)
        self.sockets = Gauge("peerless_sockets", "Open sockets", registry=registry)
        answers = Counter("peerless_answers", "Entries of match logs, by origin", ["by"], registry=registry)
        self.answers = {by: answers.labels(by) for by in get_args(By)}
        """Counters by origin: finding one by its label takes longer than counting."""
        self.answering = Histogram(
            "peerless_answer_seconds",
            "Time until every client has the update after an answer",
            buckets=QUICK,
            registry=registry,
        )
        self.committing = Histogram(
            "peerless_commit_seconds", "Time until the database has stored an entry", buckets=QUICK, registry=registry
        )
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
