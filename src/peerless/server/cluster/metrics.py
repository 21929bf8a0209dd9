"""The metrics of a cluster, read when somebody asks for them."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import Metric
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from peerless.server.cluster.cluster import Cluster


class ClusterMetrics(Collector):
    """What one process knows of the cluster; only the names and what they mean without one."""

    def __init__(self, cluster: Cluster | None = None) -> None:
        self._cluster = cluster

    def collect(self) -> Iterator[Metric]:
        up = GaugeMetricFamily("peerless_bus_up", "Whether the bus is connected", labels=[])
        known = GaugeMetricFamily("peerless_processes", "Other processes of the cluster, by role", labels=["role"])
        sockets = GaugeMetricFamily(
            "peerless_carried_sockets",
            "Sockets whose table is at another process, by where they are: here, or there for tables here",
            labels=["side"],
        )
        messages = CounterMetricFamily(
            "peerless_carried_messages", "Messages of sockets here for tables elsewhere, and back", labels=[]
        )
        taken = CounterMetricFamily(
            "peerless_takeovers", "Tables that this process opened after theirs had died", labels=[]
        )
        refused = CounterMetricFamily(
            "peerless_bus_refused", "Messages of the bus that were forged, repeated or for another session", labels=[]
        )
        if (cluster := self._cluster) is not None:
            peers = cluster.members.peers.values()
            for role in ("server", "bots"):
                known.add_metric([role], sum(peer.role == role for peer in peers))
            sockets.add_metric(["here"], cluster.visitors)
            sockets.add_metric(["there"], cluster.guests)
            up.add_metric([], cluster.bus.is_up)
            messages.add_metric([], cluster.carried)
            taken.add_metric([], cluster.registry.taken_over)
            refused.add_metric([], cluster.members.refused)
        return iter((up, known, sockets, messages, taken, refused))
