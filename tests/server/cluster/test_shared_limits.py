"""Limits hold for all processes together."""

from __future__ import annotations

from typing import Any

from peerless.service.http.limits import Counts, Quota, Rates
from peerless.service.http.shared_limits import MOST_TOLD, SharedLimits
from tests.server.cluster.support import Bus, cluster_of, servers_here
from tests.server.restarts import until
from tests.server.support import DUEL, client_of, connected_to, in_loop, new_guest


def now() -> float:
    return 0.0


class Pair:
    """The limits of two processes."""

    def __init__(self) -> None:
        self.rates = [Rates(1, 10, now) for _ in range(2)]
        self.quotas = [Quota(4, 3600, now) for _ in range(2)]
        self.counts = [Counts(4) for _ in range(2)]
        self.shared = [
            SharedLimits({"rate": rate}, {"quota": quota}, {"count": count})
            for rate, quota, count in zip(self.rates, self.quotas, self.counts, strict=True)
        ]

    def tell(self) -> None:
        used = [shared.used() for shared in self.shared]
        self.shared[1].note("one", used[0])
        self.shared[0].note("two", used[1])


def test_rates_count_together() -> None:
    pair = Pair()
    assert [pair.rates[0].take("k") for _ in range(6)] == [0.0] * 6
    pair.tell()
    assert [pair.rates[1].take("k") for _ in range(5)] == [0.0, 0.0, 0.0, 0.0, 1.0]
    pair.tell()
    assert pair.rates[0].take("k") > 0
    assert pair.rates[1].take("other") == 0


def test_what_is_used_is_told_once() -> None:
    pair = Pair()
    pair.rates[0].take("k")
    assert pair.shared[0].used() == {"count": {}}  # one is not worth it
    pair.rates[0].take("k")
    pair.quotas[0].take("q")
    assert pair.shared[0].used() == {"rate": {"k": 2.0}, "quota": {"q": 1.0}, "count": {}}
    assert pair.shared[0].used() == {"count": {}}


def test_quotas_and_counts_together() -> None:
    pair = Pair()
    assert [pair.quotas[0].take("k") for _ in range(3)] == [0.0] * 3
    assert all(pair.counts[0].enter("k") for _ in range(3))
    pair.tell()
    assert [pair.quotas[1].take("k") == 0 for _ in range(2)] == [True, False]
    assert [pair.counts[1].enter("k") for _ in range(2)] == [True, False]
    pair.counts[0].leave("k")
    pair.tell()
    assert pair.counts[1].enter("k")
    pair.shared[1].forget("one")
    assert [pair.counts[1].enter("k") for _ in range(3)] == [True, True, False]


def test_a_beat_has_room_for_the_largest_only() -> None:
    pair = Pair()
    for number in range(MOST_TOLD + 50):
        pair.quotas[0].take(str(number))
        if number >= 50:
            pair.quotas[0].take(str(number))
    told = pair.shared[0].used()["quota"]
    assert len(told) == MOST_TOLD
    assert min(told.values()) == 2


@in_loop
async def test_limits_of_a_cluster(postgres_url: str, bus: Bus) -> None:
    given: dict[str, Any] = {
        "guests_per_hour": 5,
        "sockets_per_address": 4,
        "chat_per_minute": 0.001,
        "tables_per_guest": 3,
    }
    async with servers_here(postgres_url, bus, **given) as (one, two):
        ada, bob = await new_guest(one.address), await new_guest(one.address, "Bob")
        await new_guest(two.address)
        await new_guest(two.address)
        limits = [cluster_of(server)._limits for server in (one, two)]
        guests = limits[1]._quotas["guests"]
        await until(lambda: len(guests._times.get("127.0.0.1")) == 4)
        await new_guest(two.address)
        async with client_of(two.address) as client:
            assert (await client.post("/api/guests", json={"name": "Eve"})).status_code == 429

        table, _ = await ada.create(DUEL, ["p1"])
        async with (
            connected_to(one.address, table, ada) as here,
            connected_to(one.address, table, ada),
            connected_to(one.address, table, ada),
        ):
            sockets = limits[1]._counts["sockets"]
            await until(lambda: sum(sum(counts.values()) for counts in sockets.elsewhere.values()) == 3)
            assert sockets.enter("127.0.0.1")
            assert not sockets.enter("127.0.0.1")
            sockets.leave("127.0.0.1")
            for _ in range(10):
                assert (await here.ask("chat", text="hello"))["type"] == "accepted"
            assert (await here.ask("chat", text="hello"))["error"] == "error-chat-fast"
        await until(lambda: not any(counts for counts in sockets.elsewhere.values()))

        bob.address = two.address
        other, _ = await bob.create({**DUEL, "public": True}, ["p1"])
        async with connected_to(two.address, other, ada) as there:
            assert (await there.ask("chat", text="hello"))["error"] == "error-chat-fast"
