"""Matches over real sockets: who sees what, which answers count, how a match continues."""

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from tests.server.support import (
    DUEL,
    Guest,
    Player,
    RunningServer,
    connected_to,
    in_loop,
    new_guest,
    play_on,
    server_here,
    sqlite,
)


async def duel(here: RunningServer, stack: AsyncExitStack, **setup: Any) -> tuple[str, list[Guest], dict[str, Player]]:
    """Two guests at a table, both connected."""
    ada, bob = await new_guest(here.address, "Ada"), await new_guest(here.address, "Bob")
    table, invite = await ada.create({**DUEL, **setup}, ["p1"])
    assert await bob.join(table, invite) == ["p2"]
    players = {
        "p1": await stack.enter_async_context(connected_to(here.address, table, ada)),
        "p2": await stack.enter_async_context(connected_to(here.address, table, bob)),
    }
    return table, [ada, bob], players


def hand(player: Player, viewpoint: str | None, seat: str) -> list[str]:
    """The cards of a hand that this viewer sees."""
    seats: list[dict[str, Any]] = player.match[viewpoint]["view"]["seats"]
    return list(next(s["hand"] for s in seats if s["seat"] == seat))


@in_loop
async def test_a_duel_is_played_to_its_end_and_its_record_verifies(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        table, [ada, _], players = await duel(here, stack)
        answers = await play_on(players, random.Random(3))
        ends = [players[seat].match[seat]["view"]["outcome"] for seat in ("p1", "p2")]
        assert ends[0] is not None
        assert ends[0] == ends[1]
        assert players["p1"].match["p1"]["number"] == answers
        kinds = [event["kind"] for event in players["p1"].events["p1"]]
        assert kinds == [event["kind"] for event in players["p2"].events["p2"]]  # gaps would tell something
        assert kinds[-1] == "over"
        record = (await ada.call("GET", f"/api/tables/{table}/record")).json()
        assert len(record["answers"]) == answers
        assert record["result"]["winners"] == ends[0]["winners"]


@in_loop
async def test_each_sees_their_own_hand_only(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        table, _, players = await duel(here, stack, public=True)
        watcher = await stack.enter_async_context(connected_to(here.address, table, None))
        assert len(hand(players["p1"], "p1", "p1")) == 5
        assert hand(players["p1"], "p1", "p2") == []
        assert hand(watcher, None, "p1") == hand(watcher, None, "p2") == []
        asked = watcher.decision(None)
        assert asked is not None
        assert asked["options"] is None
        refused = await watcher.ask("answer", seat=asked["seat"], number=0, answer="anything")
        assert (refused["type"], refused["error"]) == ("refused", "error-seat-not-yours")


@in_loop
async def test_team_mates_see_each_others_hands(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        names = ("medusa", "sinbad", "alice", "king_arthur")
        setup = {"mode": "teams", "board": "sarpedon", "seats": [{"hero": hero} for hero in names]}
        guests = [await new_guest(here.address, f"guest {i}") for i in range(4)]
        table, invite = await guests[0].create(setup, ["p1"])
        for guest in guests[1:]:
            await guest.join(table, invite)
        first = await stack.enter_async_context(connected_to(here.address, table, guests[0]))
        assert len(hand(first, "p1", "p3")) == 5
        assert hand(first, "p1", "p2") == hand(first, "p1", "p4") == []


@in_loop
async def test_stale_foreign_and_illegal_answers_change_nothing(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        table, _, players = await duel(here, stack)
        asked = players["p1"].decision("p1")
        assert asked is not None
        seat, other = asked["seat"], "p2" if asked["seat"] == "p1" else "p1"
        mine = players[seat]
        option = mine.options(seat)[0]
        stands = here.registry.tables[table].match_log
        assert stands is not None
        for player, said, error in (
            (players[other], {"seat": other, "number": 0, "answer": option}, "error-answer-seat"),
            (players[other], {"seat": seat, "number": 0, "answer": option}, "error-seat-not-yours"),
            (mine, {"seat": seat, "number": 7, "answer": option}, "error-answer-stale"),
            (mine, {"seat": seat, "number": 0, "answer": "fly away"}, "error-answer-no-space"),
        ):
            refused = await player.ask("answer", **said)
            assert (refused["type"], refused["error"]) == ("refused", error)
            assert refused["text"]
            assert stands.number == 0
        refused = await mine.ask("answer", seat=seat, number=0, answer="")
        assert refused["type"] == "refused"


@in_loop
async def test_an_answer_sent_twice_counts_once(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        table, _, players = await duel(here, stack)
        asked = players["p1"].decision("p1")
        assert asked is not None
        seat = asked["seat"]
        first, second = players[seat].options(seat)[:2]
        assert (await players[seat].answer(seat, first, 0))["type"] == "accepted"
        assert (await players[seat].answer(seat, first, 0))["type"] == "accepted"
        refused = await players[seat].answer(seat, second, 0)
        assert refused["error"] == "error-answer-stale"
        match_log = here.registry.tables[table].match_log
        assert match_log is not None
        assert [entry.answer for entry in match_log.entries] == [first]


@in_loop
async def test_a_reconnect_goes_on_where_it_was(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        table, [ada, _], players = await duel(here, stack)
        await play_on(players, random.Random(5), answers=40)
        known = players["p1"].match["p1"]
        events = players["p1"].events["p1"]
        number = known["number"]
        half = len(events) // 2
        async with connected_to(here.address, table, ada, number=number, events=half) as again:
            update = again.match["p1"]
            assert update["first"] == half
            assert events[:half] + update["events"] == events
            assert update["view"] == known["view"]
            assert update["number"] == number
        async with connected_to(here.address, table, ada, number=number, events=10**6) as boaster:
            assert boaster.match["p1"]["events"] == []


@in_loop
async def test_several_devices_share_a_seat(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        table, guests, players = await duel(here, stack)
        asked = players["p1"].decision("p1")
        assert asked is not None
        seat = asked["seat"]
        phone = await stack.enter_async_context(connected_to(here.address, table, guests[int(seat[1]) - 1]))
        assert (await phone.answer(seat, phone.options(seat)[0]))["type"] == "accepted"
        update = await players[seat].until(lambda m: m["type"] == "update")
        assert update["number"] == 1
        assert update["view"] == phone.match[seat]["view"]


@in_loop
async def test_a_hot_seat_sees_and_answers_for_both_seats(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        ada = await new_guest(here.address)
        table, _ = await ada.create(DUEL, ["p1", "p2"])
        async with connected_to(here.address, table, ada) as both:
            assert set(both.match) == {"p1", "p2"}
            assert len(hand(both, "p1", "p1")) == len(hand(both, "p2", "p2")) == 5
            assert hand(both, "p1", "p2") == []
            await play_on({"p1": both, "p2": both}, random.Random(1), answers=30)
            assert both.match["p1"]["number"] == both.match["p2"]["number"] == 30


@in_loop
async def test_against_a_bot_of_every_level(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        ada = await new_guest(here.address)
        for level in ("easy", "medium", "hard", "expert"):
            setup = {**DUEL, "seats": [{"hero": "medusa"}, {"hero": "sinbad", "kind": "bot", "level": level}]}
            table, _ = await ada.create(setup, ["p1"])
            async with connected_to(here.address, table, ada) as player:
                await play_on({"p1": player}, random.Random(2), answers=6)
                match_log = here.registry.tables[table].match_log
                assert match_log is not None
                assert {entry.by for entry in match_log.entries} == {"person", "bot"}


@in_loop
async def test_resigning_ends_a_duel(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        _, _, players = await duel(here, stack)
        assert (await players["p1"].ask("resign", seat="p2"))["error"] == "error-seat-not-yours"
        assert (await players["p1"].ask("resign", seat="p1"))["type"] == "accepted"
        over = await players["p2"].until(lambda m: m["type"] == "update" and m["view"]["outcome"] is not None)
        assert over["view"]["outcome"] == {"winners": ["p2"], "reason": "resignation"}
        assert (await players["p1"].ask("resign", seat="p1"))["error"] == "error-match-over"


@in_loop
async def test_chat_reaches_all_but_those_who_mute(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        table, [ada, _], players = await duel(here, stack, public=True)
        watcher = await stack.enter_async_context(connected_to(here.address, table, None))
        await players["p1"].ask("chat", text="<b>hi</b>")
        line = await players["p2"].until(lambda m: m["type"] == "chat")
        assert (line["name"], line["text"]) == ("Ada", "<b>hi</b>")
        await players["p2"].ask("mute", guest=ada.guest)
        await players["p1"].ask("chat", text="again")
        assert (await watcher.until(lambda m: m["type"] == "chat" and m["text"] == "again"))["guest"] == ada.guest
        await players["p2"].send("ping")
        await players["p2"].until(lambda m: m["type"] == "pong")
        assert [m["text"] for m in players["p2"].heard if m["type"] == "chat"] == ["<b>hi</b>"]
        late = await stack.enter_async_context(connected_to(here.address, table, None))
        lines = [(await late.until(lambda m: m["type"] == "chat"))["text"] for _ in range(2)]
        assert lines == ["<b>hi</b>", "again"]
        assert (await watcher.ask("chat", text="let me in"))["error"] == "error-chat-guest"
        refused = await players["p1"].ask("chat", text="x" * 501)
        assert refused["error"] == "error-unreadable"
