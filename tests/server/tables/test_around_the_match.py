"""What happens around the answers: undo, agreements, clocks, absences, seats, tables that leave memory."""

import asyncio
import json
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from peerless import decode_record, load_content, replay
from peerless.records.view_builder import view_data
from peerless.records.viewdata import TokenData
from tests.server.support import (
    DUEL,
    Guest,
    Player,
    ServerProcess,
    connected_to,
    in_loop,
    new_guest,
    play_on,
    server_here,
    sqlite,
)
from tests.server.tables.test_tables import duel, hand
from tests.support.tokens import COUNTERS, TOKENS, token_hero


def asked(player: Player, viewpoint: str) -> str:
    decision = player.decision(viewpoint)
    assert decision is not None
    return str(decision["seat"])


async def answer_first(players: dict[str, Player], wanted: str = "") -> str:
    """The deciding seat takes the first option, or the first with this prefix; returns the seat."""
    seat = asked(players["p1"], "p1")
    number = players[seat].match[seat]["number"]
    options = players[seat].options(seat)
    option = next((option for option in options if option.startswith(wanted)), options[0])
    assert (await players[seat].answer(seat, option))["type"] == "accepted"
    for name, player in players.items():
        while player.match[name]["number"] <= number:
            await player.next()
    return seat


# ---- undo ----


@in_loop
async def test_ones_own_last_answer_is_taken_back_freely(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        _, _, players = await duel(here, stack)
        before = players["p1"].match["p1"]
        seat = await answer_first(players)  # a place on the board: nothing is revealed by it
        mine = players[seat]
        assert mine.match[seat]["undo"] == 0
        other = "p2" if seat == "p1" else "p1"
        assert "undo" not in players[other].match[other]
        assert (await mine.ask("undo", seat=seat, number=0))["type"] == "accepted"
        back = await players["p1"].last(lambda m: m["type"] == "update" and m["number"] == 2)
        assert back["view"] == before["view"]
        assert (back["first"], back["events"]) == (0, [])
        refused = await mine.ask("answer", seat=seat, number=0, answer=mine.options(seat)[0])
        assert refused["type"] == "accepted"  # exactly entry 0 of the log
        assert (await mine.ask("answer", seat=seat, number=1, answer="x"))["error"] == "error-answer-stale"


@in_loop
async def test_what_was_revealed_is_taken_back_by_consent_only(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        table, _, players = await duel(here, stack)
        while players["p1"].match["p1"]["view"]["turn"] == 0 or not _asks_for_an_action(players):
            await answer_first(players)
        seat = asked(players["p1"], "p1")
        other = "p2" if seat == "p1" else "p1"
        number = players[seat].match[seat]["number"]
        await answer_first(players, "maneuver")  # draws a card
        assert "undo" not in players[seat].match[seat]
        assert (await players[seat].ask("undo", seat=seat, number=number))["type"] == "accepted"
        offered = await players[other].until(lambda m: m["type"] == "table" and "proposal" in m["table"])
        proposal = offered["table"]["proposal"]
        assert (proposal["what"], proposal["by"], proposal["number"], proposal["rewinds"]) == ("undo", seat, number, 1)
        assert proposal["waiting"] == [other]
        refused = await players[other].ask("reply", seat=other, proposal=proposal["proposal"] + 1, agree=True)
        assert refused["error"] == "error-no-proposal"
        assert (await players[other].ask("reply", seat=other, proposal=proposal["proposal"], agree=False))["type"] == (
            "accepted"
        )
        assert here.registry.tables[table]._proposals.open is None
        await players[seat].ask("undo", seat=seat, number=number)
        again = await players[other].until(lambda m: m["type"] == "table" and m["table"].get("proposal") is not None)
        held = hand(players[seat], seat, seat)
        await players[other].ask("reply", seat=other, proposal=again["table"]["proposal"]["proposal"], agree=True)
        back = await players[seat].until(lambda m: m["type"] == "update" and m.get("by") == "agreement")
        assert len(hand(players[seat], seat, seat)) == len(held) - 1
        assert back["view"]["decision"]["kind"] == "action"
        await answer_first(players, "maneuver")
        assert sorted(hand(players[seat], seat, seat)) == sorted(held)  # the same card is drawn again


def _asks_for_an_action(players: dict[str, Player]) -> bool:
    decision = players["p1"].decision("p1")
    return decision is not None and decision["kind"] == "action"


@in_loop
async def test_a_bot_agrees_to_an_undo_at_once(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        ada = await new_guest(here.address)
        setup = {**DUEL, "seats": [{"hero": "medusa"}, {"hero": "sinbad", "kind": "bot", "level": "easy"}]}
        table, _ = await ada.create(setup, ["p1"])
        async with connected_to(here.address, table, ada) as player:
            await play_on({"p1": player}, random.Random(2), answers=12)
            assert (await player.ask("undo", seat="p1", number=0))["type"] == "accepted"
            match_log = here.registry.tables[table].match_log
            assert match_log is not None
            assert match_log.entries[-1].answer.startswith("undo 0") or match_log.entries[-1].by == "bot"
            assert "undo 0" in [entry.answer for entry in match_log.entries]


@in_loop
async def test_nothing_is_taken_back_in_a_rated_match(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        _, _, players = await duel(here, stack, rated=True)
        seat = await answer_first(players)
        assert "undo" not in players[seat].match[seat]
        assert (await players[seat].ask("undo", seat=seat, number=0))["error"] == "error-rated-undo"


# ---- agreements ----


@in_loop
async def test_a_draw_is_agreed_and_rated(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        _, guests, players = await duel(here, stack, rated=True)
        await players["p1"].ask("propose", seat="p1", what="draw")
        offered = await players["p2"].until(lambda m: m["type"] == "table" and m["table"].get("proposal") is not None)
        await players["p2"].ask("reply", seat="p2", proposal=offered["table"]["proposal"]["proposal"], agree=True)
        over = await players["p1"].until(lambda m: m["type"] == "update" and m["view"]["outcome"] is not None)
        assert over["view"]["outcome"] == {"winners": [], "reason": "agreement"}
        ratings = (await guests[0].call("GET", "/api/ratings")).json()
        assert ratings["own"]["matches"] == 1
        assert {line["id"] for line in ratings["heroes"]} == {"medusa", "sinbad"}


@in_loop
async def test_matches_that_end_at_once_are_all_rated(postgres_url: str) -> None:
    """The same two play four matches and end them at the same moment, two of them in another process."""
    async with server_here(postgres_url) as here, server_here(postgres_url) as there, AsyncExitStack() as stack:
        ada, bob = [await new_guest(here.address) for _ in range(2)]
        losers = []
        for services in (here, here, there, there):
            first, second = (Guest(services.address, guest.name, guest.guest, guest.token) for guest in (ada, bob))
            table, invite = await first.create({**DUEL, "rated": True}, ["p1"])
            await second.join(table, invite, "p2")
            losers.append(await stack.enter_async_context(connected_to(services.address, table, second)))
        await asyncio.gather(*(player.ask("resign", seat="p2") for player in losers))
        own = (await ada.call("GET", "/api/ratings")).json()["own"]
        assert (own["matches"], own["wins"]) == (4, 4)


@in_loop
async def test_a_rematch_has_its_own_table_and_somebody_else_begins(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        _, [ada, bob], players = await duel(here, stack)
        assert (await players["p1"].ask("propose", seat="p1", what="rematch"))["error"] == "error-not-over"
        await players["p1"].ask("resign", seat="p1")
        await players["p1"].ask("propose", seat="p1", what="rematch")
        offered = await players["p2"].until(lambda m: m["type"] == "table" and m["table"].get("proposal") is not None)
        await players["p2"].ask("reply", seat="p2", proposal=offered["table"]["proposal"]["proposal"], agree=True)
        told = await players["p2"].last(lambda m: m["type"] == "table" and m["table"].get("next") is not None)
        async with connected_to(here.address, told["table"]["next"], bob) as again:
            assert list(again.match) == ["p1"]
            seats = again.table["seats"]
            assert [(seat["guest"], seat["hero"]) for seat in seats] == [(bob.guest, "sinbad"), (ada.guest, "medusa")]


# ---- clocks and absences ----


@in_loop
async def test_who_runs_out_of_time_gets_default_answers_then_forfeits(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        clock = {"kind": "decision", "seconds": 5, "grace": 1}
        table, _, players = await duel(here, stack, clock=clock)
        seat = asked(players["p1"], "p1")
        shown = players[seat].match[seat]["clock"]
        assert shown["running"] == seat
        assert 0 < shown["left"][seat] <= 5000
        at = here.registry.tables[table]
        at._clocks.left = dict.fromkeys(at._clocks.left, 30)  # as if the time were nearly over
        at._clocks.clock = type(at._clocks.clock)(kind="match", seconds=5, grace=1)
        at._arm()
        update = await players[seat].until(lambda m: m["type"] == "update")
        assert (update["by"], update["number"]) == ("clock", 1)
        assert update["clock"]["strikes"][seat] == 1
        over = await players["p1"].until(lambda m: m["type"] == "update" and m["view"]["outcome"] is not None)
        assert over["view"]["outcome"]["reason"] == "resignation"
        assert over["by"] == "clock"


@pytest.mark.parametrize("absent", ["bot", "out"])
@in_loop
async def test_a_seat_whose_person_has_left_is_treated_as_the_table_chose(tmp_path: Path, absent: str) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        table, _, players = await duel(here, stack, absent=absent, away_seconds=10)
        at = here.registry.tables[table]
        at.data = _with_seconds(at.data, 0.05)  # less than a table may choose
        await players["p2"].socket.close()
        gone = await players["p1"].until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["online"])
        assert gone["table"]["seats"][1]["away_left"] is not None
        if absent == "bot":
            told = await players["p1"].until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["kind"] == "bot")
            assert told["table"]["seats"][1]["name"] == ""
        else:
            over = await players["p1"].until(lambda m: m["type"] == "update" and m["view"]["outcome"] is not None)
            assert over["view"]["outcome"]["winners"] == ["p1"]


def _with_seconds(data: Any, seconds: float) -> Any:
    return replace(data, setup=replace(data.setup, away_seconds=seconds))


# ---- seats ----


@in_loop
async def test_a_person_takes_over_a_bots_seat_and_leaves_it_to_a_bot(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        ada, bob = await new_guest(here.address, "Ada"), await new_guest(here.address, "Bob")
        setup = {**DUEL, "seats": [{"hero": "medusa"}, {"hero": "sinbad", "kind": "bot", "level": "easy"}]}
        table, invite = await ada.create(setup, ["p1"])
        async with connected_to(here.address, table, ada) as player:
            await play_on({"p1": player}, random.Random(2), answers=3)
            assert await bob.join(table, invite, "p2") == ["p2"]
            told = await player.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["kind"] == "person")
            assert told["table"]["seats"][1]["name"] == "Bob"
            async with connected_to(here.address, table, bob) as newcomer:
                assert len(hand(newcomer, "p2", "p2")) > 0
            left = await bob.call("DELETE", f"/api/tables/{table}/seats/p2")
            assert left.json()["seats"][1]["kind"] == "bot"
            assert (await bob.call("DELETE", f"/api/tables/{table}/seats/p2")).status_code == 404


@in_loop
async def test_blind_picks_are_shown_when_all_have_picked(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        ada, bob = await new_guest(here.address, "Ada"), await new_guest(here.address, "Bob")
        table, invite = await ada.create({"picking": "blind", "board": "sarpedon", "seats": [{}, {}]}, ["p1"])
        await bob.join(table, invite)
        path = f"/api/tables/{table}/seats"
        picked = await ada.call("POST", f"{path}/p1", do="pick", hero="alice")
        assert (picked.json()["phase"], picked.json()["seats"][0]["hero"]) == ("gathering", None)
        assert picked.json()["seats"][0]["picked"]
        assert (await ada.call("POST", f"{path}/p2", do="pick", hero="alice")).json()["error"] == "error-seat-not-yours"
        assert (await bob.call("POST", f"{path}/p2", do="pick", hero="nobody")).json()["error"] == "error-no-hero"
        begun = await bob.call("POST", f"{path}/p2", do="pick", hero="medusa")
        assert begun.json()["phase"] == "playing"
        assert [seat["hero"] for seat in begun.json()["seats"]] == ["alice", "medusa"]


@in_loop
async def test_a_private_table_is_not_there_for_others(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        ada, eve = await new_guest(here.address, "Ada"), await new_guest(here.address, "Eve")
        table, invite = await ada.create(DUEL, ["p1"])
        assert (await eve.call("GET", "/api/tables")).json() == {"tables": []}
        for wrong in ("", "x", invite[:-1]):
            answer = await eve.call("POST", f"/api/tables/{table}/join", invite=wrong)
            assert (answer.status_code, answer.json()["error"]) == (404, "error-no-table")
            async with connected_to(here.address, table, eve, invite=wrong) as nobody:
                assert nobody.heard[0]["error"] == "error-no-table"
        assert (await eve.call("POST", f"/api/tables/{table}/invite")).status_code == 404
        renewed = (await ada.call("POST", f"/api/tables/{table}/invite")).json()["invite"]
        assert (await eve.call("POST", f"/api/tables/{table}/join", invite=invite)).status_code == 404
        assert await eve.join(table, renewed) == ["p2"]
        assert (await eve.call("POST", f"/api/tables/{table}/invite")).json()["error"] == "error-not-host"


@in_loop
async def test_homebrew_is_checked_played_with_and_kept(tmp_path: Path) -> None:
    text = Path("src/peerless/content/heroes/medusa.yaml").read_text("utf-8").replace("name: Medusa", "name: Zed", 1)
    async with server_here(sqlite(tmp_path), idle_seconds=0.1) as here:
        ada = await new_guest(here.address)
        setup = {**DUEL, "seats": [{"hero": "zed"}, {"hero": "sinbad", "kind": "bot", "level": "easy"}]}
        file = {"kind": "hero", "id": "zed", "text": text}
        broken = await ada.call(
            "POST", "/api/tables", setup=setup, seats=["p1"], homebrew=[{**file, "text": "name: 3"}]
        )
        assert broken.status_code == 422
        table, _ = await ada.create(setup, ["p1"], homebrew=[file])
        async with connected_to(here.address, table, ada) as player:
            await play_on({"p1": player}, random.Random(2), answers=5)
            view = player.match["p1"]["view"]
        while table in here.registry.tables:
            await asyncio.sleep(0.02)
        async with connected_to(here.address, table, ada) as player:
            assert player.match["p1"]["view"]["seats"][0]["hero"] == "zed"
            assert player.match["p1"]["view"]["turn"] >= view["turn"]


@in_loop
async def test_sixteen_kinds_of_tokens_are_played_kept_and_replayed(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), idle_seconds=0.1) as here:
        ada = await new_guest(here.address)
        setup = {**DUEL, "seats": [{"hero": "wheels"}, {"hero": "beowulf", "kind": "bot", "level": "easy"}]}
        file = {"kind": "hero", "id": "wheels", "text": json.dumps(token_hero())}
        table, _ = await ada.create(setup, ["p1"], homebrew=[file])
        async with connected_to(here.address, table, ada) as player:
            await play_on({"p1": player}, random.Random(3), answers=20)
            before = player.match["p1"]["view"]["tokens"]
        while table in here.registry.tables:
            await asyncio.sleep(0.02)
        async with connected_to(here.address, table, ada) as player:
            assert [(one["id"], one["seat"]) for one in player.match["p1"]["view"]["tokens"]] == [
                (one["id"], one["seat"]) for one in before
            ]
            await play_on({"p1": player}, random.Random(3))
            last = player.match["p1"]["view"]
        record = decode_record((await ada.call("GET", f"/api/tables/{table}/record")).content)
        own = load_content().copy()
        own.add_data(token_hero(), "wheels")
        match = replay(record, own)
        assert view_data(match.view("p1")).tokens == msgspec.convert(last["tokens"], list[TokenData])
        count = len(match.answers)
        shown = (await ada.call("GET", f"/api/tables/{table}/frames?eyes=p1&from={count}&count=1")).json()
        assert shown["frames"][0]["view"]["tokens"] == last["tokens"]
        assert sum(one["seat"] == "p1" for one in last["tokens"]) == len(TOKENS) + len(COUNTERS)


# ---- memory and restarts ----


@in_loop
async def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), idle_seconds=0.05) as here, AsyncExitStack() as stack:
        table, [ada, _], players = await duel(here, stack)
        await play_on(players, random.Random(4), answers=25)
        last, events = players["p1"].match["p1"], players["p1"].events["p1"]
        for player in players.values():
            await player.socket.close()
        while table in here.registry.tables:
            await asyncio.sleep(0.02)
        while (row := await here.registry.store.table(table)) is not None and row.owner is not None:
            await asyncio.sleep(0.02)
        assert row is not None  # and given back, for any process to take
        async with connected_to(here.address, table, ada, number=last["number"], events=len(events)) as again:
            assert again.match["p1"]["view"] == last["view"]
            assert again.match["p1"]["events"] == []


@in_loop
async def test_a_server_that_stops_says_so_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    server = ServerProcess(sqlite(tmp_path))
    await asyncio.to_thread(server.start)
    ada = await new_guest(server.address)
    setup = {**DUEL, "seats": [{"hero": "medusa"}, {"hero": "sinbad", "kind": "bot", "level": "easy"}]}
    table, _ = await ada.create(setup, ["p1"])
    async with connected_to(server.address, table, ada) as player:
        await play_on({"p1": player}, random.Random(2), answers=5)
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        notice = await player.until(lambda m: m["type"] == "notice")
        assert notice["notice"] == "closing"
        await stopping
        last = player.match["p1"]
    await asyncio.to_thread(server.start)
    try:
        async with connected_to(server.address, table, ada) as player:
            assert player.match["p1"]["number"] >= last["number"]
            await play_on({"p1": player}, random.Random(2))
            assert player.match["p1"]["view"]["outcome"] is not None
    finally:
        await asyncio.to_thread(server.stop)


@in_loop
async def test_a_match_goes_on_from_a_moment_of_one_that_is_over(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        table, [ada, bob], players = await duel(here, stack)
        await play_on(players, random.Random(6), answers=30)
        path = f"/api/tables/{table}/continue"
        assert (await ada.call("POST", path, number=20, seat="p2")).status_code == 409  # not over yet
        await players["p1"].ask("resign", seat="p1")
        made = await ada.call("POST", path, number=20, seat="p2", level="easy")
        assert made.status_code == 200
        info = made.json()
        assert [seat["kind"] for seat in info["seats"]] == ["bot", "person"]
        frames = await ada.call("GET", f"/api/tables/{table}/frames?eyes=p2&from=20&count=1")
        async with connected_to(here.address, info["table"], ada) as again:
            assert again.events["p2"]
            if again.match["p2"]["number"] == 20:  # the bot has not answered yet
                view = again.match["p2"]["view"]
                view["decision"]["preview"] = None  # a replay previews nothing
                assert view == frames.json()["frames"][0]["view"]
            await play_on({"p2": again}, random.Random(1))
        record = (await ada.call("GET", f"/api/tables/{info['table']}/record")).json()
        assert record["answers"][:20] == (await ada.call("GET", f"/api/tables/{table}/record")).json()["answers"][:20]
        assert (await ada.call("POST", path, number=10**6, seat="p2")).json()["error"] == "error-match-over"
        eve = await new_guest(here.address, "Eve")
        assert (await eve.call("POST", path, number=20, seat="p1")).status_code == 403
        assert (await bob.call("POST", path, number=20, seat="p3")).status_code == 404


@in_loop
async def test_a_deleted_guest_leaves_their_seats_to_bots(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        table, [ada, bob], players = await duel(here, stack)
        await play_on(players, random.Random(6), answers=5)
        assert (await bob.call("DELETE", "/api/guests/me")).status_code == 204
        told = await players["p1"].until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["kind"] == "bot")
        assert told["table"]["seats"][1]["guest"] is None
        row = await here.registry.store.table(table)
        assert row is not None
        assert bob.guest not in str(row.data)
        assert (await bob.call("GET", "/api/guests/me")).status_code == 401
        await play_on({"p1": players["p1"]}, random.Random(6), answers=5)
        assert (await ada.call("PATCH", "/api/guests/me", name="Adele")).status_code == 200
        await players["p1"].until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["name"] == "Adele")


@in_loop
async def test_a_guest_who_is_deleted_at_another_process_is_gone_everywhere(postgres_url: str) -> None:
    """The owner loses the table with its next write, and its players return to a bot in the seat."""
    async with server_here(postgres_url) as here, server_here(postgres_url) as there, AsyncExitStack() as stack:
        table, [ada, bob], players = await duel(here, stack)
        abroad = Guest(there.address, bob.name, bob.guest, bob.token)
        assert (await abroad.call("DELETE", "/api/guests/me")).status_code == 204
        with pytest.raises(ConnectionClosed):
            await players["p1"].ask("resign", seat="p1")
        assert players["p1"].heard[-1]["notice"] == "moved"
        async with connected_to(here.address, table, ada) as again:
            told = again.table
            assert [seat["kind"] for seat in told["seats"]] == ["person", "bot"]
            assert bob.guest not in str(told)
        row = await here.registry.store.table(table)
        assert row is not None
        assert bob.guest not in str(row.data)
