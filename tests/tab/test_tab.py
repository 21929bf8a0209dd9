"""The same tables behind the same protocol, in a tab."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

import pytest

from peerless.messages.message import Message
from peerless.service.store.base import NotStored
from peerless.tab.key_value_store import MemoryKeyValueStore
from tests.server.support import in_loop
from tests.tab.support import Visitor

DUEL: list[dict[str, Any]] = [{"kind": "person", "hero": "medusa"}, {"kind": "bot", "hero": "alice", "level": "easy"}]
HOT_SEAT: list[dict[str, Any]] = [{"kind": "person", "hero": "medusa"}, {"kind": "person", "hero": "alice"}]
BOTS: list[dict[str, Any]] = [{"kind": "bot", "hero": hero, "level": "easy"} for hero in ("medusa", "alice")]


@in_loop
async def test_a_duel_against_a_bot_to_the_end() -> None:
    ann = await Visitor().start()
    await ann.arrive()
    table = await ann.create(DUEL, ["p1"], board="sarpedon")
    last = await ann.play(ann.connect(table), random.Random(1))
    assert last["view"]["outcome"] is not None
    frames = await ann.call("GET", f"/api/tables/{table}/frames?eyes=open&from=0&count=5")
    assert len(frames["frames"]) == 5
    history = await ann.call("GET", "/api/history")
    assert [line["table"] for line in history["tables"]] == [table]
    continued = await ann.call("POST", f"/api/tables/{table}/continue", {"number": 3, "seat": "p1", "level": "easy"})
    assert continued["phase"] == "playing"


@in_loop
async def test_a_match_goes_on_in_the_next_tab() -> None:
    ann = await Visitor().start()
    await ann.arrive()
    table = await ann.create(DUEL, ["p1"], board="sarpedon")
    before = await ann.play(ann.connect(table), random.Random(2), answers=6)
    again = await Visitor(ann.database).start()
    again.token = ann.token
    socket = again.connect(table)
    welcome = await again.next(socket, "welcome")
    assert welcome["seats"] == ["p1"]
    last = await again.play(socket, random.Random(3))
    assert last["number"] > before["number"]
    assert last["view"]["outcome"] is not None


@in_loop
async def test_two_people_at_one_screen() -> None:
    ann = await Visitor().start()
    await ann.arrive()
    table = await ann.create(HOT_SEAT, ["p1", "p2"], board="sarpedon")
    assert (await ann.play(ann.connect(table), random.Random(4)))["view"]["outcome"] is not None


@in_loop
async def test_bots_play_while_someone_watches() -> None:
    ann = await Visitor().start()
    await ann.arrive()
    table = await ann.create(BOTS, [], board="sarpedon")
    assert (await ann.play(ann.connect(table), random.Random(5)))["view"]["outcome"] is not None


@in_loop
async def test_homebrew_is_checked_and_played() -> None:
    ann = await Visitor().start()
    await ann.arrive()
    checked = await ann.call("POST", "/api/check", {"kind": "hero", "id": "mine", "text": "name: 3"})
    assert checked["problems"]
    bad = await ann.call("POST", "/api/check", {"kind": "hero", "id": "mine", "text": "x" * 300_000}, status=400)
    assert bad["error"]


@in_loop
@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/a/b/c"])
async def test_what_is_not_there_is_refused_in_words(path: str) -> None:
    ann = await Visitor().start()
    refused = await ann.call("GET", path, status=404)
    assert refused["error"] == "error-http-address"
    assert refused["text"]


@in_loop
@pytest.mark.parametrize("text", ["", "[]", '{"method": 1}'])
async def test_a_request_that_makes_no_sense_is_answered(text: str) -> None:
    ann = await Visitor().start()
    reply = json.loads(await ann.tab.request(text))
    assert reply["status"] == 500
    assert json.loads(reply["text"])["error"] == "error-http-server"


@in_loop
async def test_nothing_is_said_before_it_is_stored() -> None:
    class Watched(MemoryKeyValueStore):
        async def write(self, texts: Mapping[str, str | None]) -> None:
            said = {socket: queue.qsize() for socket, queue in ann.page.sent.items()}
            await super().write(texts)
            if any(key.startswith("log/") for key in texts):
                assert said == {socket: queue.qsize() for socket, queue in ann.page.sent.items()}
                self.entries += 1

        entries = 0

    database = Watched()
    ann = await Visitor(database).start()
    await ann.arrive()
    table = await ann.create(DUEL, ["p1"], board="sarpedon")
    last = await ann.play(ann.connect(table), random.Random(2), answers=5)
    assert database.entries == last["number"] > 5


@in_loop
async def test_full_storage_refuses_an_answer_and_keeps_the_decision() -> None:
    class Full(MemoryKeyValueStore):
        is_full = False

        async def write(self, texts: Mapping[str, str | None]) -> None:
            if self.is_full:
                raise NotStored(Message("error-store-failed", why="QuotaExceededError"))
            await super().write(texts)

    database = Full()
    ann = await Visitor(database).start()
    await ann.arrive()
    table = await ann.create(DUEL, ["p1"], board="sarpedon")
    socket = ann.connect(table)
    update = await ann.play(socket, random.Random(2), answers=2)
    answer = update["view"]["decision"]["options"][0]
    before, database.is_full = dict(database.texts), True
    ann.say(socket, "answer", seat="p1", number=update["number"], answer=answer)
    while (message := await ann.page.sent[socket].get())["type"] != "refused":
        pass
    assert message["error"] == "error-store-failed"
    assert database.texts == before
    database.is_full = False
    ann.say(socket, "answer", seat="p1", number=update["number"], answer=answer)
    assert (await ann.next(socket, "update"))["number"] == update["number"] + 1
