"""How much an answer costs, in calls of functions: unlike time, they are the same on every machine."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from peerless.catalog.content import Content
from peerless.catalog.settings import Settings
from peerless.records.match import Match
from peerless.records.view_builder import PublicData, view_data
from peerless.rules.view import View
from peerless.service.replays import replay
from tests.server.support import DUEL, connected_to, in_loop, new_guest, server_here, sqlite

ANSWERS = 20
MOST_CALLS = 105
"""For an answer of two seats at one socket. Only what runs for every answer counts: our own code outside the engine,
and libraries of the server."""
PLACES = ("/peerless/server/", "/peerless/service/", "/uvicorn/", "/starlette/", "/prometheus_client/")


@contextmanager
def counted() -> Iterator[Counter[str]]:
    """Calls of Python functions in this thread, by name."""
    calls: Counter[str] = Counter()

    def note(frame: FrameType, event: str, _: Any) -> None:
        place = frame.f_code.co_filename.replace("\\", "/")
        if event == "call" and any(part in place for part in PLACES):
            calls[f"{place.rpartition('/')[2]}:{frame.f_code.co_qualname}"] += 1

    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(None)


@in_loop
async def test_an_answer_takes_few_calls(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        ada = await new_guest(here.address)
        table, _ = await ada.create(DUEL, ["p1", "p2"])
        async with connected_to(here.address, table, ada) as player:
            with counted() as calls:
                for _ in range(ANSWERS):
                    seat = next(seat for seat in ("p1", "p2") if player.options(seat))
                    assert (await player.answer(seat, player.options(seat)[0]))["type"] == "accepted"
        assert calls["table.py:Table._take"] >= ANSWERS
        assert sum(calls.values()) / ANSWERS < MOST_CALLS, calls.most_common(80)


def test_what_all_see_is_built_once_for_a_frame_of_a_replay(content: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[View] = []

    def noted(view: View) -> PublicData:
        built.append(view)
        return PublicData(view)

    match = Match(content, Settings(heroes=["alice", "medusa"], board="sarpedon"), 1)
    alone = {seat: view_data(match.view(seat), previews=False) for seat in (None, "p1", "p2")}
    monkeypatch.setattr(replay, "PublicData", noted)
    assert replay.views_of(match) == alone
    assert len(built) == 1
