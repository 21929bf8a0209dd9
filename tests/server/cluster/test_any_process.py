"""Any process takes any socket, program and request."""

from __future__ import annotations

import asyncio
import random

from tests.server.cluster.support import Bus, cluster_of, servers_here
from tests.server.restarts import until
from tests.server.support import DUEL, connected_to, in_loop, new_guest, play_on


@in_loop
async def test_players_at_two_processes_play_a_match(postgres_url: str, bus: Bus) -> None:
    async with servers_here(postgres_url, bus) as (one, two):
        ada, bob = await new_guest(one.address), await new_guest(two.address, "Bob")
        table, invite = await ada.create(DUEL, ["p1"])
        assert await bob.join(table, invite) == ["p2"]
        async with connected_to(one.address, table, ada) as here, connected_to(two.address, table, bob) as there:
            assert there.table["seats"][0]["online"]
            await here.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["online"])
            assert await play_on({"p1": here, "p2": there}, random.Random(1)) > 20
            assert here.match["p1"]["view"]["outcome"] == there.match["p2"]["view"]["outcome"] is not None
            assert table in one.registry.tables
            assert not two.registry.tables
            assert cluster_of(two).visitors == cluster_of(one).guests == 1
        await until(lambda: cluster_of(two).visitors == cluster_of(one).guests == 0)
        await until(lambda: not one.registry.tables[table].audience)
        await asyncio.sleep(0)
