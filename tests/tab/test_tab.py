"""The same tables behind the same protocol, in a tab."""

from __future__ import annotations

import random
from typing import Any

import pytest

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
