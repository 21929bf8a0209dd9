"""Homebrew in a tab has the limits of size and steps of a server."""

from __future__ import annotations

import io
import json
import random
from typing import Any

import msgspec
import pytest

from peerless.catalog.content import load_content
from peerless.effects.ops.combat import MOST_ACTIONS
from peerless.server.content.homebrew_worker import CheckFile, HomebrewWorker, Start
from peerless.service.protocol.setup import HomebrewFile
from peerless.tab.homebrew import TabHomebrew
from tests.catalog.support import hero
from tests.effects.bench import hero_with
from tests.server.support import in_loop
from tests.tab.support import Visitor

ENDLESS: list[dict[str, Any]] = [
    {"id": f"again_{i}", "scheme": [{"op": "gain_action"}] * 3 + [{"op": "draw", "count": 1}], "copies": 10}
    for i in range(3)
]
"""A deck that never lets a turn end."""
FILES = {
    "right": json.dumps(hero()),
    "empty": "",
    "too many values": "cards: [" + "1, " * 20_000 + "1]",
    "too deep": "[" * 60 + "]" * 60,
    "an alias that grows": "a: &a [1, 1, 1]\nb: &b [*a, *a, *a]\nc: [*b, *b, *b]",
    "too many cards": json.dumps(hero(cards=hero()["cards"] * 50)),
    "no deck": json.dumps(hero(cards=[])),
}


@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
@in_loop
async def test_a_tab_says_what_a_server_says(text: str) -> None:
    content = load_content()
    file = HomebrewFile(kind="hero", id="mine", text=text)
    worker = HomebrewWorker(io.BytesIO(), io.BytesIO(), Start(1.0, 1))
    theirs = msgspec.json.encode(worker.result(CheckFile(file, "en")))
    assert bytes(await TabHomebrew(content).check("ann", file, "en")) == theirs


@in_loop
async def test_a_file_that_is_too_long_is_refused() -> None:
    ann = await Visitor().start()
    await ann.arrive()
    for path, body in (
        ("/api/check", {"kind": "hero", "id": "mine", "text": "x" * 200_001}),
        (
            "/api/tables",
            {"setup": {}, "seats": ["p1"], "homebrew": [{"kind": "hero", "id": "m", "text": "x" * 200_001}]},
        ),
    ):
        assert (await ann.call("POST", path, body, status=400))["error"] == "error-request"


@in_loop
async def test_cards_that_give_actions_without_end_end() -> None:
    ann = await Visitor().start()
    await ann.arrive()
    setup: dict[str, Any] = {
        "seats": [{"kind": "person", "hero": "mine"}, {"kind": "bot", "hero": "alice", "level": "easy"}],
        "board": "sarpedon",
        "turn_limit": 6,
    }
    files = [{"kind": "hero", "id": "mine", "text": json.dumps(hero_with(ENDLESS))}]
    made = await ann.call("POST", "/api/tables", {"setup": setup, "seats": ["p1"], "homebrew": files})
    socket = ann.connect(made["table"]["table"])
    most = 0
    dice = random.Random(1)
    while True:
        update = await ann.next(socket, "update")
        view = update["view"]
        most = max(most, view["actions"])
        if view["outcome"] is not None:
            break
        if view["decision"] is not None and view["decision"]["seat"] == "p1":
            options = view["decision"]["options"]
            schemes = [option for option in options if option.startswith("scheme")]
            ann.say(socket, "answer", seat="p1", number=update["number"], answer=dice.choice(schemes or options))
    assert 2 < most <= MOST_ACTIONS
