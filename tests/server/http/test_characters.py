"""NUL and characters that turn the direction of writing are refused at every door, whatever the database."""

from __future__ import annotations

import json
from urllib.parse import quote

import pytest

from peerless.service.protocol.characters import refused_in, refused_in_json
from tests.server.support import DUEL, client_of, connected_to, in_loop, new_guest, server_here

REFUSED = ["\0", "\u202a", "\u202e", "\u2066", "\u2069"]


@pytest.mark.parametrize("character", REFUSED)
def test_wherever_it_is_and_however_it_is_written(character: str) -> None:
    code = f"U+{ord(character):04X}"
    assert refused_in(f"a{character}b") == code
    for document in (character, [1, {"a": [f"x{character}"]}], {f"key{character}": 1}):
        escaped = json.dumps(document)
        assert refused_in_json(escaped) == refused_in_json(escaped.upper().replace("\\U", "\\u")) == code
        if character != "\0":
            assert refused_in_json(json.dumps(document, ensure_ascii=False).encode()) == code


@pytest.mark.parametrize("text", ["", "Žofie 🦊", "\u200f\u200e", "\n\t", "\\u0000", "\\u202e", "U+202E"])
def test_other_texts_are_not(text: str) -> None:
    assert refused_in(text) is None
    for ascii_only in (True, False):
        assert refused_in_json(json.dumps([text], ensure_ascii=ascii_only).encode()) is None


@in_loop
async def test_requests_and_messages_are_refused(url: str) -> None:
    async with server_here(url) as here, client_of(here.address) as client:
        ada = await new_guest(here.address)
        table, _ = await ada.create(DUEL, ["p1", "p2"])
        for character in REFUSED:
            coded, code = quote(character), f"U+{ord(character):04X}"
            answers = [
                await client.post("/api/guests", json={"name": f"E{character}ve"}),
                await client.get(f"/api/tables/{coded}/record"),
                await client.get(f"/api/tables/{table}/record?share={coded}"),
                await client.post("/api/records", json={"record": f"{{{character}}}"}),
            ]
            for answer in answers:
                assert (answer.status_code, answer.json()["error"]) == (400, "error-characters")
                assert code in answer.json()["text"]
        async with connected_to(here.address, table, ada) as player:
            for character in REFUSED:
                said = await player.ask("chat", text=f"a{character}b")
                assert (said["type"], said["error"]) == ("refused", "error-characters")
            assert (await player.ask("chat", text="Hello!"))["type"] == "accepted"
