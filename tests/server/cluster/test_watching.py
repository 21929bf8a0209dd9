"""What a host sees of a cluster."""

from __future__ import annotations

import asyncio

from prometheus_client.parser import text_string_to_metric_families

from tests.server.cluster.support import cluster_of, running_bus, servers_here
from tests.server.restarts import until
from tests.server.support import DUEL, RunningServer, ServerProcess, client_of, connected_to, in_loop, new_guest


async def metrics_of(server: RunningServer | ServerProcess) -> dict[str, float]:
    async with client_of(server.address) as client:
        page = (await client.get("/metrics")).text
    return {
        sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
    }


@in_loop
async def test_health_and_metrics(postgres_url: str) -> None:
    with running_bus() as bus:
        async with servers_here(postgres_url, bus) as (one, two), client_of(two.address) as client:
            ada = await new_guest(one.address)
            table, _ = await ada.create(DUEL, ["p1"])
            async with connected_to(two.address, table, ada):
                here, there = await metrics_of(two), await metrics_of(one)
                assert (here["peerless_carried_sockets here"], here["peerless_carried_sockets there"]) == (1, 0)
                assert (there["peerless_carried_sockets here"], there["peerless_carried_sockets there"]) == (0, 1)
                assert here["peerless_carried_messages_total"] > 0
                assert here["peerless_processes server"] == there["peerless_processes server"] == 1
                assert here["peerless_processes bots"] == here["peerless_takeovers_total"] == 0
                assert here["peerless_bus_up"] == 1
            ready = {"ready": True, "bus": True, "processes": 2, "bot_workers": 0}
            assert (await client.get("/readyz")).json() == ready
            await asyncio.to_thread(bus.stop)
            await until(lambda: not cluster_of(two).bus.is_up)
            answer = await client.get("/readyz")
            assert (answer.status_code, answer.json()) == (200, {**ready, "bus": False, "processes": 1})
            assert (await metrics_of(two))["peerless_bus_up"] == 0
