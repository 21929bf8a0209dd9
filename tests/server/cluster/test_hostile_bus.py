"""Someone who can use the bus, but does not know the secret of the cluster, changes nothing."""

from __future__ import annotations

import asyncio
import random

from peerless.server.cluster.members import EVERYBODY
from peerless.server.cluster.packets import Beat, Knock, is_part, sign_bytes
from peerless.server.cluster.seal import Seal
from tests.server.cluster.support import SECRET, Bus, cluster_of, eavesdropping, servers_here
from tests.server.restarts import until
from tests.server.support import DUEL, connected_to, in_loop, new_guest, play_on

SEAL = Seal(SECRET)


@in_loop
async def test_repeated_and_changed_messages_change_nothing(postgres_url: str, bus: Bus) -> None:
    async with servers_here(postgres_url, bus) as (one, two), eavesdropping(bus) as eve:
        ada, bob = await new_guest(one.address), await new_guest(two.address, "Bob")
        table, invite = await ada.create(DUEL, ["p1"])
        await bob.join(table, invite)
        async with connected_to(one.address, table, ada) as here, connected_to(two.address, table, bob) as there:
            players = {"p1": here, "p2": there}
            await play_on(players, random.Random(1), answers=10)
            known = list(eve.heard)
            assert any(is_part(data) for _, data in known)
            links = [dict(cluster_of(server).members._links) for server in (one, two)]
            number = one.registry.tables[table].match_log.number  # type: ignore[union-attr]
            refused = sum(cluster_of(server).members.refused for server in (one, two))
            sent = 0
            for subject, data in known:
                await eve.say(subject, data)
                await eve.say(subject, data[:-1] + bytes([data[-1] ^ 1]))
                await eve.say(subject, data[:20] + bytes([data[20] ^ 1]) + data[21:])
                sent += 3
            for subject, data in reversed(known):
                await eve.say(subject, data)
            await until(
                lambda: sum(cluster_of(server).members.refused for server in (one, two)) - refused >= sent,
            )
            assert [dict(cluster_of(server).members._links) for server in (one, two)] == links
            assert one.registry.tables[table].match_log.number == number  # type: ignore[union-attr]
            assert cluster_of(one).guests == 1
            await play_on(players, random.Random(2), answers=10)
            assert here.match["p1"]["number"] == number + 10


@in_loop
async def test_a_repeated_beat_revives_nobody(postgres_url: str, bus: Bus) -> None:
    async with eavesdropping(bus) as eve, servers_here(postgres_url, bus) as (one, two):
        gone = two.registry.owner
        beats = [(subject, data) for subject, data in eve.heard if subject == SEAL.subject(EVERYBODY)]
        assert gone in cluster_of(one).members.peers
        await cluster_of(two).leave()
        await until(lambda: gone not in cluster_of(one).members.peers)
        for subject, data in beats:
            await eve.say(subject, data)
        await until(lambda: gone in cluster_of(one).members._strangers)
        assert not cluster_of(one).members.peers


@in_loop
async def test_a_lost_message_breaks_the_session_and_players_come_back(postgres_url: str, bus: Bus) -> None:
    async with servers_here(postgres_url, bus) as (one, two):
        ada, bob = await new_guest(one.address), await new_guest(two.address, "Bob")
        table, invite = await ada.create(DUEL, ["p1"])
        await bob.join(table, invite)
        async with connected_to(one.address, table, ada) as here:
            async with connected_to(two.address, table, bob) as there:
                dropped: list[bytes] = []
                publish = cluster_of(one).bus.publish

                def drop_one(subject: str, data: bytes) -> None:
                    if is_part(data) and not dropped:
                        dropped.append(data)
                    else:
                        publish(subject, data)

                cluster_of(one).bus.publish = drop_one  # type: ignore[method-assign]
                assert (await here.ask("chat", text="lost"))["type"] == "accepted"
                await there.socket.wait_closed()
                assert there.socket.close_code == 1012
                assert dropped
            async with connected_to(two.address, table, bob) as there:
                await there.last(lambda m: m["type"] == "chat" and m["text"] == "lost")
                await play_on({"p1": here, "p2": there}, random.Random(1), answers=4)


@in_loop
async def test_without_the_secret_nobody_is_a_member(postgres_url: str, bus: Bus) -> None:
    async with servers_here(postgres_url, bus) as (one, two), eavesdropping(bus) as eve:
        members = cluster_of(one).members
        other = Seal("another secret that is as long as it has to be")
        subject = SEAL.subject(one.registry.owner)
        refused = members.refused
        await eve.say(subject, other.sealed(sign_bytes(Knock("eve", one.registry.owner, b"0" * 16))))
        await eve.say(SEAL.subject(EVERYBODY), other.sealed(sign_bytes(Beat("eve", 1, 1, "server"))))
        await eve.say(subject, b"")
        await eve.say(subject, b"P")
        await eve.say(subject, b"S\x00\xff" * 20)
        await until(lambda: members.refused - refused >= 5)
        assert members.peers.keys() == {two.registry.owner}
        assert members._begun.peers <= {two.registry.owner}
        assert subject != other.subject(one.registry.owner)
        assert one.registry.owner not in subject


@in_loop
async def test_a_view_goes_only_to_the_process_with_the_player(postgres_url: str, bus: Bus) -> None:
    async with servers_here(postgres_url, bus, 3) as (one, two, three), eavesdropping(bus) as eve:
        ada, bob = await new_guest(one.address), await new_guest(two.address, "Bob")
        table, invite = await ada.create(DUEL, ["p1"])
        await bob.join(table, invite)
        eve.heard.clear()
        async with connected_to(one.address, table, ada) as here, connected_to(two.address, table, bob) as there:
            await play_on({"p1": here, "p2": there}, random.Random(1), answers=6)
            await asyncio.sleep(0)
            views = [(subject, data) for subject, data in eve.heard if b'"view"' in data]
            assert {subject for subject, _ in views} == {SEAL.subject(two.registry.owner)}
            for _, data in views:
                assert b'"type":"update"' in data
                assert b'"seat":"p1","view"' not in data
            token = bob.token.encode()
            assert not any(token in data for _, data in eve.heard)
        assert not cluster_of(three).visitors
