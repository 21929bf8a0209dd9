"""A page without a browser."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from peerless.tab.key_value_store import KeyValueStore, MemoryKeyValueStore
from peerless.tab.main import Tab


class FakePage:
    """Collects what the tab sends to each socket."""

    def __init__(self) -> None:
        self.sent: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        self.closed: dict[int, int] = {}

    def send(self, socket: int, text: str) -> None:
        self.sent.setdefault(socket, asyncio.Queue()).put_nowait(json.loads(text))

    def close(self, socket: int, code: int) -> None:
        self.closed[socket] = code

    async def get(self, key: str) -> str:
        raise NotImplementedError

    async def scan(self, prefix: str) -> str:
        raise NotImplementedError

    async def write(self, texts: str) -> str:
        raise NotImplementedError


class Visitor:
    """Someone who uses a tab."""

    def __init__(self, database: KeyValueStore | None = None) -> None:
        self.page = FakePage()
        self.database = database if database is not None else MemoryKeyValueStore()
        self.token = ""
        self.sockets = 0

    @property
    def database_texts(self) -> dict[str, str]:
        """What is stored now."""
        assert isinstance(self.database, MemoryKeyValueStore)
        return self.database.texts

    async def wait(self) -> None:
        """Let the tab work."""
        await asyncio.sleep(0.01)

    async def start(self) -> Visitor:
        self.tab = Tab(self.page, self.database)
        await self.tab.open()
        return self

    async def call(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        headers = {"Accept-Language": "en"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        asked: dict[str, Any] = {"method": method, "path": path, "headers": headers}
        if body is not None:
            headers["Content-Type"] = "application/json"
            asked["body"] = json.dumps(body)
        reply = json.loads(await self.tab.request(json.dumps(asked)))
        assert reply["status"] == status, reply
        return json.loads(reply["text"]) if reply["text"] else None

    async def arrive(self) -> None:
        self.token = (await self.call("POST", "/api/guests", {"name": "Ann"}))["token"]

    async def create(self, seats: list[dict[str, Any]], mine: list[str], **more: Any) -> str:
        setup = {"seats": seats, "picking": "chosen", **more}
        made = await self.call("POST", "/api/tables", {"setup": setup, "seats": mine})
        table: str = made["table"]["table"]
        return table

    def connect(self, table: str) -> int:
        self.sockets += 1
        self.page.sent[self.sockets] = asyncio.Queue()
        self.tab.connect(self.sockets, table)
        self.say(self.sockets, "hello", protocol=1, token=self.token, language="en", presents=False)
        return self.sockets

    def say(self, socket: int, kind: str, **fields: Any) -> None:
        self.tab.hear(socket, json.dumps({"type": kind, "id": 1, **fields}))

    async def next(self, socket: int, kind: str) -> dict[str, Any]:
        """The next message of a kind; refusals fail the test."""
        while True:
            message = await self.page.sent[socket].get()
            assert message["type"] != "refused", message
            if message["type"] == kind:
                return message

    async def play(self, socket: int, dice: random.Random, answers: int | None = None) -> dict[str, Any]:
        """Random answers for all own seats until the match is over, or so many and nobody else has to answer.

        Returns the last update.
        """
        given, known = 0, -1
        while True:
            update = await self.next(socket, "update")
            view, seat = update["view"], update["seat"]
            if view["outcome"] is not None:
                return update
            decision = view["decision"]
            if decision is not None and decision["seat"] == seat and update["number"] > known:
                if given == answers:
                    return update
                known = update["number"]
                given += 1
                self.say(socket, "answer", seat=seat, number=known, answer=dice.choice(decision["options"]))
