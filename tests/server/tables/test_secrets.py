"""What is nobody's business stays so: running matches, blind picks, other hands, logs, pages of others."""

from __future__ import annotations

import asyncio
import io
import logging
import logging.config
import random
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from peerless.rules.notation import full_card_id
from peerless.service.ops.logs import log_config
from tests.server.support import (
    DUEL,
    WAIT_SECONDS,
    client_of,
    connected_to,
    in_loop,
    new_guest,
    play_on,
    server_here,
    sqlite,
)
from tests.server.tables.resampled import match_log_of

# ---- running matches ----


@in_loop
async def test_a_running_match_has_no_record_and_no_replay(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        ada, bob, eve = [await new_guest(here.address, name) for name in ("Ada", "Bob", "Eve")]
        table, invite = await ada.create({**DUEL, "public": True}, ["p1"])
        await bob.join(table, invite)
        seed = str(here.registry.tables[table].data.seed)
        assert re.fullmatch("2:[0-9a-f]{32}", seed), "128 bits: nobody tries them all"
        for guest in (ada, bob, eve):
            told = await guest.call("POST", f"/api/tables/{table}/report", number=0, text="odd")
            assert told.status_code == 200
            assert seed not in told.text
        share = told.json()["share"]
        for guest in (ada, bob, eve):
            for path in (
                f"/api/tables/{table}/record",
                f"/api/tables/{table}/record?share={share}",
                *(f"/api/tables/{table}/frames?eyes={viewpoint}" for viewpoint in ("p1", "p2", "spectator", "open")),
                f"/api/tables/{table}/frames?eyes=open&share={share}",
                f"/api/shares/{share}",
            ):
                answer = await guest.call("GET", path)
                assert (answer.status_code, answer.json()["error"]) == (409, "error-not-over"), path
            made = await guest.call("POST", f"/api/tables/{table}/share", eyes="open")
            assert made.status_code == 409
            for path in (f"/api/tables/{table}/content", "/api/history", "/api/tables", "/metrics"):
                answer = await guest.call("GET", path)
                assert answer.status_code == 200
                assert seed not in answer.text
                assert invite not in answer.text


# ---- seats ----


@in_loop
async def test_a_blind_pick_goes_with_whoever_picked(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        ada, bob, eve = [await new_guest(here.address, name) for name in ("Ada", "Bob", "Eve")]
        setup = {"board": "sarpedon", "picking": "blind", "seats": [{}, {}]}
        table, invite = await ada.create(setup, ["p1"])
        await bob.join(table, invite)
        await bob.call("POST", f"/api/tables/{table}/seats/p2", do="pick", hero="genie")
        for guest in (ada, eve):
            assert "genie" not in (await guest.call("POST", f"/api/tables/{table}/enter", invite=invite)).text
        await bob.call("DELETE", f"/api/tables/{table}/seats/p2")
        await eve.join(table, invite)
        assert "genie" not in (await eve.call("GET", "/api/history")).text
        await eve.call("DELETE", f"/api/tables/{table}/seats/p2")
        seated = await ada.call("POST", f"/api/tables/{table}/seats/p2", do="bot", level="easy")
        assert seated.status_code == 200
        assert "genie" not in seated.text


@in_loop
async def test_nobody_looks_at_a_second_hand_in_a_match_with_others(tmp_path: Path) -> None:
    three = {
        "mode": "free_for_all",
        "board": "sarpedon",
        "seats": [{"hero": "medusa"}, {"hero": "sinbad"}, {"hero": "alice", "kind": "bot", "level": "easy"}],
    }
    async with server_here(sqlite(tmp_path), bot_pace_ms=10**9) as here:
        ada, bob = await new_guest(here.address, "Ada"), await new_guest(here.address, "Bob")
        table, invite = await ada.create(three, ["p1"])
        await bob.join(table, invite, "p2")
        refused = await ada.call("POST", f"/api/tables/{table}/join", invite=invite, seat="p3")
        assert (refused.status_code, refused.json()["error"]) == (409, "error-second-seat")
        eve = await new_guest(here.address, "Eve")
        assert await eve.join(table, invite, "p3") == ["p3"]
        alone, invite = await ada.create(three, ["p1", "p2"])  # nobody there to be hurt
        assert await ada.join(alone, invite, "p3") == ["p1", "p2", "p3"]


@in_loop
async def test_without_spectators_nobody_stays_to_watch(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        ada, bob, eve = [await new_guest(here.address, name) for name in ("Ada", "Bob", "Eve")]
        table, invite = await ada.create({**DUEL, "spectators": False}, ["p1"])
        watcher = await stack.enter_async_context(connected_to(here.address, table, eve, invite=invite))
        player = await stack.enter_async_context(connected_to(here.address, table, ada))
        await bob.join(table, invite)
        await player.until(lambda m: m["type"] == "update")
        with pytest.raises(ConnectionClosed):
            await watcher.until(lambda m: m["type"] == "update")


@in_loop
async def test_who_is_deleted_is_let_go_and_who_is_renamed_speaks_by_the_new_name(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        ada, eve = await new_guest(here.address, "Ada"), await new_guest(here.address, "Eve")
        table, _ = await ada.create({**DUEL, "public": True}, ["p1"])
        player = await stack.enter_async_context(connected_to(here.address, table, ada))
        watcher = await stack.enter_async_context(connected_to(here.address, table, eve))
        await eve.call("PATCH", "/api/guests/me", name="Eva")
        await watcher.ask("chat", text="hello")
        assert (await player.until(lambda m: m["type"] == "chat"))["name"] == "Eva"
        await eve.call("DELETE", "/api/guests/me")
        with pytest.raises(ConnectionClosed):
            await watcher.until(lambda m: False)


# ---- logs ----


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """Everything a server logs at the lowest level it can be set to."""
    names = ["", *log_config()["loggers"]]
    loggers = [logging.getLogger(name) for name in names]
    before = [(one.handlers[:], one.level, one.propagate) for one in loggers]
    stream = io.StringIO()
    logging.config.dictConfig(log_config("json", "DEBUG"))
    for one in loggers[1:]:
        for handler in one.handlers:
            assert isinstance(handler, logging.StreamHandler)
            handler.setStream(stream)
    yield stream
    for one, (handlers, level, propagate) in zip(loggers, before, strict=True):
        one.handlers, one.level, one.propagate = handlers, level, propagate


def test_nothing_of_a_match_is_logged(tmp_path: Path, lines: io.StringIO) -> None:
    async def scenario() -> list[str]:
        secrets: list[str] = []
        async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
            ada, bob = await new_guest(here.address, "Ada Lovelace"), await new_guest(here.address, "Bob")
            setup = {**DUEL, "seats": [*DUEL["seats"]]}
            table, invite = await ada.create(setup, ["p1"])
            await bob.join(table, invite)
            players = {
                seat: await stack.enter_async_context(connected_to(here.address, table, guest, invite=invite))
                for seat, guest in (("p1", ada), ("p2", bob))
            }
            match_log = match_log_of(here.registry.tables[table])
            for _ in range(10):
                await play_on(players, random.Random(2), 3)
                for player in players.values():
                    await player.ask("answer", seat="p1", number=match_log.number, answer="fly to the moon")
                await players["p1"].ask("chat", text="between us")
            await players["p1"].send("hello", protocol=1, token=ada.token)
            url = here.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
            async with connect(url) as socket:
                await socket.send('{"type":"hello","protocol":1,"token":"made up","invite":"made up too"}')
                await asyncio.wait_for(socket.wait_closed(), WAIT_SECONDS)
            async with client_of(here.address) as client:
                await client.get(f"/api/tables/{table}/frames?share=secretshare")
            cards = [full_card_id(match_log.tables, card) for card in range(int(match_log.tables.cards))]
            answers = [entry.answer for entry in match_log.entries if len(entry.answer) > 4]
            secrets += [ada.token, bob.token, invite, str(match_log.seed), "between us", "fly to the moon"]
            secrets += ["made up", "secretshare", "Ada Lovelace", *cards, *answers]
            await players["p2"].ask("resign", seat="p2")
        return secrets

    secrets = asyncio.run(scenario())
    text = lines.getvalue()
    assert "match over" in text
    assert [secret for secret in secrets if secret in text] == []


# ---- pages ----


@in_loop
async def test_pages_of_allowed_origins_can_read_and_others_cannot(tmp_path: Path) -> None:
    friend, evil = {"Origin": "https://friend.test"}, {"Origin": "https://evil.test"}
    asks = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization, content-type"}
    async with server_here(
        sqlite(tmp_path), origins="https://Friend.test/"
    ) as here, client_of(here.address) as client:  # fmt: skip
        before = await client.options("/api/tables", headers={**friend, **asks})
        assert before.status_code == 200
        assert before.headers["access-control-allow-origin"] == "https://friend.test"
        assert "access-control-allow-credentials" not in before.headers
        read = await client.get("/api/heroes", headers=friend)
        assert read.headers["access-control-allow-origin"] == "https://friend.test"
        made = await client.post("/api/guests", json={"name": "Ada"}, headers=friend)
        assert made.headers["access-control-allow-origin"] == "https://friend.test"
        assert (await client.options("/api/tables", headers={**evil, **asks})).status_code == 400
        assert "access-control-allow-origin" not in (await client.get("/api/heroes", headers=evil)).headers
        assert (await client.post("/api/guests", json={"name": "Eve"}, headers=evil)).status_code == 403


@in_loop
async def test_no_path_leads_out_of_the_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>page</title>")
    (static / "assets" / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr("peerless.server.http.app.STATIC", static)
    async with server_here(sqlite(tmp_path)) as here:
        host, _, port = here.address.removeprefix("http://").partition(":")
        assert b"200 OK" in await get(host, int(port), "GET", "/assets/app.js")
        for path in (
            "/assets/../../secret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/assets/%2e%2e/%2e%2e/secret.txt",
            "/assets/..\\..\\secret.txt",
            "/assets//etc/passwd",
            f"/assets/{tmp_path}/secret.txt",
            "/../../secret.txt",
            "/assets/%00",
        ):
            answer = await get(host, int(port), "GET", path)
            assert b"secret" not in answer.partition(b"\r\n\r\n")[2], path
            assert b"root:" not in answer
            assert b" 500 " not in answer, path
        head = await get(host, int(port), "HEAD", "/api/heroes")
        assert head.startswith(b"HTTP/1.1 200")
        assert head.endswith(b"\r\n\r\n")


async def get(host: str, port: int, method: str, path: str) -> bytes:
    """A request with a path that no client would put in order."""
    reader, writer = await asyncio.open_connection(host, port)
    writer.write(f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
    answer = await asyncio.wait_for(reader.read(), WAIT_SECONDS)
    writer.close()
    return answer
