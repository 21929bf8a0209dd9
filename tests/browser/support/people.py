"""Guests who set up tables by request, so that a test begins where it is about something."""

from __future__ import annotations

from typing import Any

import httpx2 as httpx

from tests.server.support import WAIT_SECONDS


class Person:
    """A guest of a server."""

    def __init__(self, address: str, name: str = "Ada") -> None:
        self.address = address
        self.identity: dict[str, str] = self.request("POST", "/api/guests", {"name": name})

    def request(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        token = getattr(self, "identity", {}).get("token", "")
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = httpx.request(method, self.address + path, json=body, headers=headers, timeout=WAIT_SECONDS)
        assert answer.is_success, answer.text
        return answer.json()

    def table(self, setup: dict[str, Any], *seats: str) -> str:
        """Opens a table and says its address."""
        made = self.request("POST", "/api/tables", {"setup": setup, "seats": list(seats)})
        return f"/t/{made['table']['table']}#{made['invite']}"


def duel(
    hero: str | None = None, other: str | None = None, board: str | None = None, kind: str = "bot"
) -> dict[str, Any]:
    """A duel with an easy bot or a person in the second seat."""
    return {"board": board, "seats": [{"hero": hero}, {"hero": other, "kind": kind, "level": "easy"}]}
