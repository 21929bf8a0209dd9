"""Bots of a tab: the same levels, within the clock."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from typing import Any

import pytest

from peerless.bots.fallback import Fallback
from peerless.bots.registry import LEVELS
from peerless.bots.search_bot import SearchBot
from peerless.catalog.content import load_content
from peerless.records.match import new_match
from peerless.rules.view import View
from peerless.service.bots.interface import Closed
from peerless.tab.bots import MOST_MS, TabBots, within_clock
from tests.server.support import in_loop
from tests.tab.support import Visitor

HARD: list[dict[str, Any]] = [{"kind": "person", "hero": "medusa"}, {"kind": "bot", "hero": "alice", "level": "hard"}]


@pytest.mark.parametrize(
    ("level", "spec"),
    [
        ("easy", LEVELS["easy"]),
        ("medium", LEVELS["medium"]),
        ("hard", f"{LEVELS['hard']},ms={MOST_MS}"),
        ("expert", LEVELS["expert"]),
    ],
)
def test_a_search_ends_by_the_clock(level: str, spec: str) -> None:
    assert within_clock(LEVELS[level]) == spec


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """While it contains something, every search takes one step after the other."""
    told = {"wait"}
    answered = SearchBot.steps

    def steps(self: SearchBot, view: View) -> Generator[None, None, int]:
        while told:
            yield
        return (yield from answered(self, view))

    monkeypatch.setattr(SearchBot, "steps", steps)
    return told


@in_loop
async def test_the_page_is_obeyed_while_a_bot_thinks(waits: set[str]) -> None:
    ann = await Visitor().start()
    await ann.arrive()
    table = await ann.create(HARD, ["p1"], board="sarpedon")
    socket = ann.connect(table)
    update = await until_bot(ann, socket)
    ann.say(socket, "chat", text="Take your time")
    assert (await ann.next(socket, "chat"))["text"] == "Take your time"
    ann.say(socket, "undo", seat="p1", number=update["undo"])
    undone = await ann.next(socket, "update")
    assert undone["view"]["decision"]["seat"] == "p1"
    update = await until_bot(ann, socket, undone)
    ann.say(socket, "resign", seat="p1")
    assert (await ann.next(socket, "update"))["view"]["outcome"]["winners"] == ["p2"]
    assert waits, "the bot has not answered yet"


@in_loop
async def test_a_newer_question_replaces_one_that_nobody_waits_for(waits: set[str]) -> None:
    content = load_content()
    views = [
        new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=seed).view("p1") for seed in range(2)
    ]
    bots = TabBots()
    asked = [asyncio.ensure_future(bots.choose("table p1", LEVELS["hard"], 1, content, view)) for view in views]
    with pytest.raises(Closed):
        await asked[0]
    waits.clear()
    assert 0 <= await asked[1] < len(views[1].state.options)


@in_loop
async def test_a_bot_that_fails_gives_the_plain_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def steps(self: SearchBot, view: View) -> Generator[None, None, int]:
        yield
        raise RuntimeError

    monkeypatch.setattr(SearchBot, "steps", steps)
    content = load_content()
    view = new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=1).view("p1")
    assert await TabBots().choose("table p1", LEVELS["hard"], 1, content, view) == Fallback().choose(view)


async def until_bot(ann: Visitor, socket: int, update: dict[str, Any] | None = None) -> dict[str, Any]:
    """Answer until the bot is asked and the last answer can be undone; the last update."""
    update = update or await ann.next(socket, "update")
    while True:
        decision = update["view"]["decision"]
        if decision["seat"] != "p1":
            return update
        ann.say(socket, "answer", seat="p1", number=update["number"], answer=decision["options"][-1])
        update = await ann.next(socket, "update")
