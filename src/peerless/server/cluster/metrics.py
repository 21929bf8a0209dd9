"""The metrics of a cluster, read when somebody asks for them."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import Metric
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from peerless.server.cluster.cluster import Cluster


class ClusterMetrics(Collector):
    """What one process knows of the cluster."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster

    def describe(self) -> Iterator[Metric]:
        return self.collect()

    def collect(self) -> Iterator[Metric]:
        cluster, peers = self._cluster, self._cluster.members.peers.values()
        yield GaugeMetricFamily("peerless_bus_up", "Whether the bus is connected", value=cluster.bus.is_up)
        known = GaugeMetricFamily("peerless_processes", "Other processes that live, by role", labels=["role"])
        for role in ("server", "bots"):
            known.add_metric([role], sum(peer.role == role for peer in peers))
        yield known
        carried = GaugeMetricFamily(
            "peerless_carried_sockets", "Sockets whose table is at another process, by where they are", labels=["side"]
        )
        carried.add_metric(["here"], cluster.visitors)
        carried.add_metric(["elsewhere"], cluster.guests)
        yield carried
        yield CounterMetricFamily(
            "peerless_carried_messages",
            "Messages of sockets here for tables elsewhere, and back",
            value=cluster.carried,
        )
        yield CounterMetricFamily(
            "peerless_takeovers", "Tables opened here whose process had died", value=cluster.registry.taken_over
        )
        yield CounterMetricFamily(
            "peerless_bus_refused",
            "Messages of the bus that prove nothing or were there before",
            value=cluster.members.refused,
        )
