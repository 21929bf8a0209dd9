"""The first lesson over real sockets: the bot plays by the script, the table is closed, and a restart loses nothing."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Final

from peerless.catalog.lesson import first_lesson
from tests.server.support import (
    QUICK,
    Guest,
    Player,
    connected_to,
    in_loop,
    new_guest,
    play_on,
    server_here,
    sqlite,
)

STILL: Final[dict[str, Any]] = {**QUICK}


async def begin(guest: Guest) -> str:
    answer = await guest.call("POST", "/api/lesson")
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["table"]
    return table


async def follow(player: Player, first: int, last: int) -> None:
    """Give the player's answers of the script, and hear the opponent's."""
    for number, step in [*enumerate(first_lesson().steps)][first:last]:
        if step.note:
            reply = await player.answer("p1", step.answer)
            assert reply["type"] == "accepted", reply
        while player.match["p1"]["number"] <= number:
            await player.next()


@in_loop
async def test_the_lesson_is_played_as_written(tmp_path: Path) -> None:
    steps = first_lesson().steps
    middle = 6  # the opponent has attacked
    async with server_here(sqlite(tmp_path), **STILL) as here:
        ada = await new_guest(here.address, "Ada")
        table = await begin(ada)
        async with connected_to(here.address, table, ada) as player:
            assert player.table["lesson"]
            assert player.table["forked"]
            await follow(player, 0, middle)
    async with server_here(sqlite(tmp_path), **STILL) as here:  # after a restart
        ada.address = here.address
        async with connected_to(here.address, table, ada) as player:
            assert player.match["p1"]["number"] == middle
            await follow(player, middle, len(steps))
            assert player.match["p1"]["view"]["outcome"]["winners"] == ["p1"]
        # What continues it is an ordinary match.
        body = {"number": 0, "seat": "p2", "level": "easy"}
        fork = (await ada.call("POST", f"/api/tables/{table}/continue", **body)).json()
        assert not fork["lesson"]
        assert fork["forked"]


@in_loop
async def test_an_undone_answer_is_not_part_of_the_script(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), **STILL) as here:
        ada = await new_guest(here.address, "Ada")
        async with connected_to(here.address, await begin(ada), ada) as player:
            await follow(player, 0, 3)
            number = player.match["p1"]["number"]
            assert (await player.ask("undo", seat="p1", number=2))["type"] == "accepted"
            while player.match["p1"]["number"] == number:
                await player.next()
            for step in first_lesson().steps[2:4]:
                number = player.match["p1"]["number"]
                assert (await player.answer("p1", step.answer))["type"] == "accepted"
                while player.match["p1"]["number"] == number:
                    await player.next()
            while not player.options("p1"):
                await player.next()
            assert "defend parry" in player.options("p1")  # the opponent attacks, as written


@in_loop
async def test_a_player_who_leaves_the_script_meets_an_ordinary_bot(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), **STILL) as here:
        ada = await new_guest(here.address, "Ada")
        async with connected_to(here.address, await begin(ada), ada) as player:
            await play_on({"p1": player}, random.Random(4))
            assert player.match["p1"]["view"]["outcome"] is not None


@in_loop
async def test_nobody_else_joins_a_lesson(tmp_path: Path) -> None:
    """Its seed is no secret."""
    async with server_here(sqlite(tmp_path), **STILL) as here:
        ada, eve = await new_guest(here.address, "Ada"), await new_guest(here.address, "Eve")
        table = await begin(ada)
        invite = (await ada.call("POST", f"/api/tables/{table}/invite")).json()["invite"]
        answer = await eve.call("POST", f"/api/tables/{table}/join", invite=invite, seat="p2")
        assert answer.status_code == 409
        assert answer.json()["error"] == "error-fork-closed"
        assert (await eve.call("POST", f"/api/tables/{table}/join", seat="p2")).status_code == 404
        listed = (await eve.call("GET", "/api/heroes")).json()["heroes"]
        assert not {hero["id"] for hero in listed} & {*first_lesson().settings.heroes}
