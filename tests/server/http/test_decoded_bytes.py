"""How many bytes from clients the event loop decodes: each body at most twice, and never one that is too long.

`test_homebrew_pool.py` has that it neither parses nor compiles homebrew, `test_hostile.py` how long a message may be.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from peerless.catalog.loader import template
from peerless.server.content.homebrew_pool import MOST_RESULT
from peerless.service.api.endpoints import ENDPOINTS
from peerless.service.api.lobby import MOST_NEW_TABLE
from peerless.service.http.endpoint import Endpoint
from tests.server.support import DUEL, client_of, in_loop, new_guest, server_here, sqlite

LARGEST_FILE = 200_000


class Decoded:
    """The lengths of what this thread has decoded, in which the event loop runs."""

    def __init__(self, decode: Callable[..., Any]) -> None:
        self._decode = decode
        self._thread = threading.current_thread()
        self.lengths: list[int] = []

    def __call__(self, data: bytes | str, **named: Any) -> Any:
        if threading.current_thread() is self._thread:
            self.lengths.append(len(data))
        return self._decode(data, **named)


@pytest.fixture
def decoded(monkeypatch: pytest.MonkeyPatch) -> Decoded:
    counted = Decoded(msgspec.json.decode)
    monkeypatch.setattr(msgspec.json, "decode", counted)
    return counted


def path_of(known: Endpoint) -> str:
    return known.path.format(table="t", seat="p1", device="d")


@in_loop
async def test_a_body_that_is_too_long_is_not_decoded(tmp_path: Path, decoded: Decoded) -> None:
    """Whatever endpoint it is for."""
    assert max(known.most for known in ENDPOINTS) == MOST_NEW_TABLE
    async with server_here(sqlite(tmp_path)) as here, client_of(here.address) as client:
        ada = await new_guest(here.address)
        headers = {"Authorization": f"Bearer {ada.token}", "Content-Type": "application/json"}
        decoded.lengths.clear()
        tried = [known for known in ENDPOINTS if known.body is not None]
        for known in tried:
            body = b'"' + b"x" * (known.most - 1) + b'"'
            answer = await client.request(known.method, path_of(known), content=body, headers=headers)
            assert answer.status_code == 413, known.name
        assert decoded.lengths == []
        for known in tried:
            answer = await client.request(known.method, path_of(known), content=body[: known.most], headers=headers)
            assert answer.status_code == 400, known.name
        assert decoded.lengths == [min(known.most, len(body)) for known in tried]


@in_loop
async def test_a_body_is_decoded_twice_at_most(tmp_path: Path, decoded: Decoded) -> None:
    """Once as what it is, and once more to look for characters that no text may contain, if it may have some."""
    async with server_here(sqlite(tmp_path)) as here, client_of(here.address) as client:
        ada = await new_guest(here.address)
        headers = {"Authorization": f"Bearer {ada.token}", "Content-Type": "application/json"}
        hero = template("hero").replace("new_id", "own0").replace("NEW_NAME", "Own")
        padded = [hero + "#" * (LARGEST_FILE - len(hero)), *["#" * LARGEST_FILE] * 7]
        for more, times in (("", 1), ("\\u202e", 2)):  # a backslash and letters: no such character, but like one
            files = [
                {"kind": "hero", "id": f"own{i}", "text": text[: LARGEST_FILE - len(more)] + more}
                for i, text in enumerate(padded)
            ]
            body = json.dumps({"setup": DUEL, "seats": ["p1"], "homebrew": files}).encode()
            assert len(body) > 8 * (LARGEST_FILE - 10)
            decoded.lengths.clear()
            answer = await client.post("/api/tables", content=body, headers=headers)
            assert answer.status_code == 422, "the second file says nothing"
            assert decoded.lengths[:times] == [len(body)] * times
            results = decoded.lengths[times:]
            assert len(results) <= 2
            assert sum(results) <= MOST_RESULT
