"""Any process takes any socket, program and request; what is around a match is right across processes."""

from __future__ import annotations

import random
from typing import Any

from websockets.asyncio.client import connect

from tests.server.cluster.support import Bus, cluster_of, servers_here
from tests.server.restarts import BOT_DUEL, until
from tests.server.support import DUEL, WAIT_SECONDS, client_of, connected_to, in_loop, new_guest, play_on

PUBLIC = {**DUEL, "public": True}


@in_loop
async def test_players_at_two_processes_play_a_match(postgres_url: str, bus: Bus) -> None:
    async with servers_here(postgres_url, bus) as (one, two):
        ada, bob = await new_guest(one.address), await new_guest(two.address, "Bob")
        table, invite = await ada.create(DUEL, ["p1"])
        assert await bob.join(table, invite) == ["p2"]
        async with connected_to(one.address, table, ada) as here, connected_to(two.address, table, bob) as there:
            assert there.table["seats"][0]["online"]
            await here.last(lambda m: m["type"] == "table" and m["table"]["seats"][1]["online"])
            assert await play_on({"p1": here, "p2": there}, random.Random(1)) > 20
            assert here.match["p1"]["view"]["outcome"] == there.match["p2"]["view"]["outcome"] is not None
            assert there.events["p2"] == [event for event in there.events["p2"] if event]
            assert table in one.registry.tables
            assert not two.registry.tables
            assert cluster_of(two).visitors == cluster_of(one).guests == 1
        await until(lambda: cluster_of(two).visitors == cluster_of(one).guests == 0)
        assert not one.registry.tables[table].audience


@in_loop
async def test_who_may_not_come_in_is_refused_by_the_owner(postgres_url: str, bus: Bus) -> None:
    async with servers_here(postgres_url, bus) as (one, two):
        ada, eve = await new_guest(one.address), await new_guest(two.address, "Eve")
        table, invite = await ada.create(DUEL, ["p1"])
        async with connected_to(two.address, table, eve) as stranger:
            assert stranger.heard[0]["error"] == "error-no-table"
        answer = await eve.call("POST", f"/api/tables/{table}/join", invite="a guess", seat="p2")
        assert (answer.status_code, answer.json()["error"]) == (404, "error-no-table")
        async with connected_to(two.address, table, eve, invite=invite) as watching:
            assert watching.heard[0]["type"] == "welcome"
            await ada.call("POST", f"/api/tables/{table}/invite")
            await watching.socket.wait_closed()
            assert watching.socket.close_code == 1012


@in_loop
async def test_every_request_about_a_table_works_anywhere(postgres_url: str, bus: Bus) -> None:
    async with servers_here(postgres_url, bus) as (one, two):
        ada, bob = await new_guest(one.address), await new_guest(two.address, "Bob")
        table, invite = await ada.create({**DUEL, "seats": [{}, {}], "picking": "blind"}, ["p1"])

        async def ask(method: str, path: str, **body: Any) -> Any:
            answer = await bob.call(method, f"/api/tables/{table}{path}", **body)
            return answer.json() if answer.status_code == 200 else (answer.status_code, answer.json()["error"])

        assert (await ask("POST", "/enter", invite=invite))["table"] == table
        assert await ask("POST", "/enter", invite="") == (404, "error-no-table")
        assert (await ask("POST", "/join", invite=invite))["seats"] == ["p2"]
        assert (await ask("POST", "/seats/p2", do="pick", hero="sinbad"))["seats"][1]["picked"]
        assert (await ask("POST", "/seats/p1", do="bot"))[0] in (403, 409)
        assert (await ask("DELETE", "/seats/p2"))["seats"][1]["kind"] == "open"
        assert (await ask("POST", "/invite"))[1] == "error-no-table"  # who has no seat is a stranger again
        async with client_of(two.address) as client:
            answer = await client.post(f"/api/tables/{table}/join", json={})
            assert answer.status_code == 401
            answer = await client.post(
                f"/api/tables/{table}/enter", json={"invite": "?"}, headers={"Accept-Language": "cs"}
            )
            assert answer.status_code == 404
            assert "stůl" in answer.json()["text"].lower()


@in_loop
async def test_the_lobby_shows_who_is_online_at_another_process(postgres_url: str, bus: Bus) -> None:
    async with servers_here(postgres_url, bus) as (one, two):
        ada = await new_guest(one.address)
        table, _ = await ada.create(PUBLIC, ["p1"])
        secret, _ = await ada.create(DUEL, ["p1"])
        async with connected_to(two.address, table, ada):
            for server in (one, two):
                async with client_of(server.address) as client:
                    listed = (await client.get("/api/tables")).json()["tables"]
                    assert [found["table"] for found in listed] == [table]
                    assert listed[0]["seats"][0]["online"]
        assert secret in one.registry.tables


@in_loop
async def test_chat_mute_and_rematch_cross_processes(postgres_url: str, bus: Bus) -> None:
    async with servers_here(postgres_url, bus) as (one, two):
        ada, bob = await new_guest(one.address), await new_guest(two.address, "Bob")
        table, invite = await ada.create(DUEL, ["p1"])
        await bob.join(table, invite)
        async with connected_to(one.address, table, ada) as here, connected_to(two.address, table, bob) as there:
            assert (await there.ask("chat", text="hello"))["type"] == "accepted"
            said = await here.last(lambda m: m["type"] == "chat")
            assert (said["name"], said["text"]) == ("Bob", "hello")
            assert (await there.ask("mute", guest=ada.guest))["type"] == "accepted"
            assert (await here.ask("chat", text="unheard"))["type"] == "accepted"
            assert (await there.ask("mute", guest=ada.guest, muted=False))["type"] == "accepted"
            assert (await here.ask("chat", text="heard"))["type"] == "accepted"
            assert (await there.last(lambda m: m["type"] == "chat" and m["name"] != "Bob"))["text"] == "heard"
            assert (await here.ask("resign", seat="p1"))["type"] == "accepted"
            await there.last(lambda m: m["type"] == "table" and m["table"]["phase"] == "over")
            assert (await there.ask("propose", seat="p2", what="rematch"))["type"] == "accepted"
            offered = await here.last(lambda m: m["type"] == "table" and m["table"]["proposal"] is not None)
            await here.ask("reply", seat="p1", proposal=offered["table"]["proposal"]["proposal"], agree=True)
            again = await there.last(lambda m: m["type"] == "table" and m["table"]["next"] is not None)
        async with connected_to(two.address, again["table"]["next"], bob) as there:
            assert there.heard[0]["seats"]


@in_loop
async def test_a_program_plays_at_another_process(postgres_url: str, bus: Bus) -> None:
    async with servers_here(postgres_url, bus) as (one, two):
        ada = await new_guest(one.address)
        table, _ = await ada.create({**BOT_DUEL, "turn_limit": 4}, ["p1"])
        url = two.address.replace("http", "ws", 1) + f"/api/tables/{table}/program"
        headers = {"Authorization": f"Bearer {ada.token}"}
        async with connect(url, additional_headers=headers) as program:
            assert '"hello"' in str(await program.recv())
            await program.send('{"type": "ready", "protocol": 1, "name": "Far"}')
            assert '"decide"' in str(await program.recv())
            await program.send('{"type": "answer", "number": 0, "answer": "nonsense"}')
            assert '"refused"' in str(await program.recv())
        async with connect(url.replace(table, "nowhere"), additional_headers=headers) as program:
            await program.wait_closed()
            assert program.close_code == 4003
        async with connect(f"{url}?seat=p2", additional_headers=headers) as program:
            await program.wait_closed()
            assert program.close_code == 4003


@in_loop
async def test_signing_out_renaming_and_deleting_reach_all_processes(postgres_url: str, bus: Bus) -> None:
    async with servers_here(postgres_url, bus) as (one, two):
        ada, bob = await new_guest(one.address), await new_guest(two.address, "Bob")
        table, invite = await ada.create(DUEL, ["p1"])
        await bob.join(table, invite)
        async with connected_to(one.address, table, ada) as here, connected_to(one.address, table, bob) as there:
            await bob.call("PATCH", "/api/guests/me", name="Roberta")
            await here.last(lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"] == "Roberta")
            assert (await bob.call("DELETE", "/api/guests/me/token")).status_code == 204
            await there.socket.wait_closed()
            assert there.socket.close_code == 1012
        ada.address = two.address
        async with connected_to(one.address, table, ada) as here, connected_to(two.address, table, ada) as there:
            assert (await ada.call("DELETE", "/api/guests/me")).status_code == 204
            await here.socket.wait_closed()
            await there.socket.wait_closed()
        await until(lambda: not one.registry._sockets, WAIT_SECONDS)


@in_loop
async def test_ratings_of_matches_at_two_processes_add_up(postgres_url: str, bus: Bus) -> None:
    async with servers_here(postgres_url, bus) as (one, two):
        ada, bob = await new_guest(one.address), await new_guest(two.address, "Bob")
        for owner, other in ((ada, bob), (bob, ada)):
            table, invite = await owner.create({**DUEL, "rated": True}, ["p1"])
            await other.join(table, invite)
            async with connected_to(other.address, table, other) as player:
                assert (await player.ask("resign", seat="p2"))["type"] == "accepted"
        assert one.registry.tables.keys().isdisjoint(two.registry.tables)
        ratings = await one.registry.store.ratings([f"guest:{guest.guest}" for guest in (ada, bob)])
        assert sorted((rating.matches, rating.wins) for rating in ratings.values()) == [(2, 1), (2, 1)]
