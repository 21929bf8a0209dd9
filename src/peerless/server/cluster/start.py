"""Join the cluster that the settings name, for as long as a process serves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from peerless.messages.message import Message
from peerless.server.bots.bot_pool import BotPool
from peerless.server.cluster.bus import BusRefused, check_settings
from peerless.server.cluster.remote_bots import RemoteBots
from peerless.server.ops.metrics import Metrics
from peerless.server.store.scripted import ScriptedStore
from peerless.service.bots.interface import Bots
from peerless.service.http.endpoint import Services
from peerless.service.http.limits import Limits
from peerless.service.ops.config import Config
from peerless.service.tables.table_registry import TableRegistry


def bots_of(config: Config, processes: int) -> Bots:
    """The bots of a server. Raises `BusRefused`."""
    if config.bots == "here":
        return BotPool(processes, config.bot_seconds)
    if not config.bus:
        raise BusRefused(Message("error-bus-workers"))
    return RemoteBots(config.bot_seconds)


@asynccontextmanager
async def neighbors_of(
    config: Config, registry: TableRegistry, services: Services, limits: Limits
) -> AsyncIterator[None]:
    """Give a process its neighbors, if the settings name a bus. Raises `BusRefused`."""
    if not config.bus:
        yield
        return
    from peerless.server.cluster.cluster import Cluster, new_name
    from peerless.server.cluster.metrics import ClusterMetrics

    check_settings(config)
    store = registry.store
    if not config.db.startswith("postgres") or not isinstance(store, ScriptedStore):
        raise BusRefused(Message("error-bus-database"))
    from peerless.server.store.presence import Presence, bury

    registry.owner = new_name()
    presence = Presence(config.db, registry.owner)
    cluster = Cluster(config, registry, services, limits, lambda owner: store.write(bury, owner))
    if isinstance(registry.metrics, Metrics):
        registry.metrics.registry.register(ClusterMetrics(cluster))
    try:
        await presence.start()
        await cluster.start()
        if isinstance(registry.bot_pool, RemoteBots):
            registry.bot_pool.join(cluster.members)
        yield
    finally:
        await cluster.close()
        await presence.close()
