"""Write a database with any version of the server, for the test that later versions can go on with it.

    python -m tests.server.store.write_database NAME SOURCE

SOURCE is the folder `src` of that version. Its server runs as a process and is spoken to over HTTP and sockets only, so
this script need not fit it otherwise. Written are `data/NAME.sqlite3.xz` and, as the players last saw it,
`data/NAME.json.xz`.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import os
import random
import sqlite3
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

from tests.server.support import DUEL, Guest, Player, ServerProcess, connected_to, new_guest, play_on, sqlite

DATA: Final = Path(__file__).parent / "data"
BOT: Final = {"hero": "sinbad", "kind": "bot", "level": "easy"}
CLOCK: Final = {"kind": "match", "seconds": 3600}
Known = dict[str, Any]


async def running(ada: Guest, bob: Guest) -> Known:
    """A match of two people: answers, chat, and an answer that was taken back."""
    table, invite = await ada.create(DUEL, ["p1"])
    await bob.join(table, invite)
    async with AsyncExitStack() as stack:
        players = await seated(stack, table, {"p1": ada, "p2": bob})
        dice = random.Random(3)
        await play_on(players, dice, answers=12)
        while not (free := [seat for seat, player in players.items() if player.match[seat].get("undo") is not None]):
            await play_on(players, dice, answers=1)
        [seat] = free
        asked = players[seat]
        await asked.ask("undo", seat=seat, number=asked.match[seat]["undo"])
        await settled(players)
        await play_on(players, dice, answers=4)
        for player, text in ((players["p1"], "Čau!"), (players["p2"], "hello 🦊")):
            await player.ask("chat", text=text)
        return {"table": table, "invite": invite, "seats": seen(players)}


async def with_bot(ada: Guest) -> Known:
    """A match against a bot, with a clock of which some time is used."""
    table, _ = await ada.create({**DUEL, "seats": [{"hero": "alice"}, BOT], "clock": CLOCK}, ["p1"])
    async with AsyncExitStack() as stack:
        players = await seated(stack, table, {"p1": ada})
        await play_on(players, random.Random(4), answers=6)
        await own_turn(players["p1"])
        await asyncio.sleep(players["p1"].match["p1"]["clock"]["starts_in"] / 1000 + 0.5)
        await play_on(players, random.Random(5), answers=1)
        await own_turn(players["p1"])
        return {"table": table, "seats": seen(players)}


async def gathering(ada: Guest) -> Known:
    """A table that waits for its second player."""
    table, invite = await ada.create({**DUEL, "picking": "random"}, ["p1"])
    return {"table": table, "invite": invite}


async def homebrew(ada: Guest, source: Path) -> Known:
    """A match with a hero that only this table has."""
    text = (source / "peerless/content/heroes/medusa.yaml").read_text("utf-8").replace("name: Medusa", "name: Zed", 1)
    setup = {**DUEL, "seats": [{"hero": "zed"}, BOT]}
    table, _ = await ada.create(setup, ["p1"], homebrew=[{"kind": "hero", "id": "zed", "text": text}])
    async with AsyncExitStack() as stack:
        players = await seated(stack, table, {"p1": ada})
        await play_on(players, random.Random(6), answers=5)
        await own_turn(players["p1"])
        return {"table": table, "seats": seen(players), "content": await got(ada, f"/api/tables/{table}/content")}


async def finished(ada: Guest, bob: Guest, db: Path) -> Known:
    """A rated match to its end, with its stored replay and a link to it."""
    table, invite = await ada.create({**DUEL, "rated": True}, ["p1"])
    await bob.join(table, invite)
    async with AsyncExitStack() as stack:
        players = await seated(stack, table, {"p1": ada, "p2": bob})
        await play_on(players, random.Random(7), answers=60)
        await players["p2"].ask("resign", seat="p2")
        for seat, player in players.items():
            while player.match[seat]["view"]["outcome"] is None:
                await player.next()
        known = {"table": table, "seats": seen(players)}
    while not rows(db, "SELECT 1 FROM replays WHERE table_id = ?", table):
        await asyncio.sleep(0.2)
    share = await ada.call("POST", f"/api/tables/{table}/share", eyes="open", number=9)
    known["share"] = share.json()["share"]
    known["record"] = await got(ada, f"/api/tables/{table}/record")
    return known


async def seated(stack: AsyncExitStack, table: str, guests: dict[str, Guest]) -> dict[str, Player]:
    return {
        seat: await stack.enter_async_context(connected_to(guest.address, table, guest))
        for seat, guest in guests.items()
    }


async def settled(players: dict[str, Player]) -> None:
    """Waits until all have heard of the last entry."""
    newest = max(player.match[seat]["number"] for seat, player in players.items())
    for seat, player in players.items():
        while player.match[seat]["number"] < newest:
            await player.next()


async def own_turn(player: Player) -> None:
    """Waits until a bot has answered."""
    while not player.options("p1"):
        await player.next()


def seen(players: dict[str, Player]) -> Known:
    """The match as each seat was last shown it."""
    return {seat: {**player.match[seat], "events": player.events[seat]} for seat, player in players.items()}


async def got(guest: Guest, path: str) -> Any:
    answer = await guest.call("GET", path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def rows(db: Path, query: str, *values: Any) -> list[Any]:
    connection = sqlite3.connect(db)
    try:
        return connection.execute(query, values).fetchall()
    finally:
        connection.close()


async def written(server: ServerProcess, source: Path, db: Path) -> Known:
    """Everything the test of a later version needs; of tokens and invitations the database has hashes only."""
    ada, bob = [await new_guest(server.address, name) for name in ("Ada", "Bob")]
    return {
        "guests": {guest.name: {"guest": guest.guest, "token": guest.token} for guest in (ada, bob)},
        "running": await running(ada, bob),
        "with_bot": await with_bot(ada),
        "gathering": await gathering(ada),
        "homebrew": await homebrew(ada, source),
        "finished": await finished(ada, bob, db),
        "ratings": await got(ada, "/api/ratings"),
        "history": await got(ada, "/api/history"),
    }


def main() -> None:
    name, source = sys.argv[1], Path(sys.argv[2]).resolve()
    os.environ.update(PYTHONPATH=str(source), PEERLESS_PURE="1")  # for the server alone: here everything is imported
    with tempfile.TemporaryDirectory() as folder:
        url, db = sqlite(Path(folder)), Path(folder) / "peerless.sqlite3"
        server = ServerProcess(url)
        server.start()
        try:
            known = asyncio.run(written(server, source, db))
        finally:
            server.stop()
        rows(db, "VACUUM")
        rows(db, "PRAGMA wal_checkpoint(TRUNCATE)")
        DATA.mkdir(exist_ok=True)
        (DATA / f"{name}.sqlite3.xz").write_bytes(lzma.compress(db.read_bytes()))
        (DATA / f"{name}.json.xz").write_bytes(lzma.compress(json.dumps(known, sort_keys=True).encode()))


if __name__ == "__main__":
    main()
