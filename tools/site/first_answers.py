"""Run by `bytecode.mjs` in Pyodide: start the engine, play a few answers, and name the files of all modules in use."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

from peerless.tab.main import Tab, start

ANSWERS = 12
SEATS = [{"kind": "person", "hero": "medusa"}, {"kind": "bot", "hero": "alice", "level": "easy"}]


class MemoryPage:
    """A page that keeps texts in memory."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.updates: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def send(self, socket: int, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "update":
            self.updates.put_nowait(message)

    def close(self, socket: int, code: int) -> None:
        raise AssertionError(f"the engine closed socket {socket}: {code}")

    async def get(self, key: str) -> str:
        return json.dumps({"texts": {key: self.texts[key]} if key in self.texts else {}})

    async def scan(self, prefix: str) -> str:
        return json.dumps({"texts": {key: text for key, text in self.texts.items() if key.startswith(prefix)}})

    async def write(self, texts: str) -> str:
        for key, text in json.loads(texts).items():
            if text is None:
                self.texts.pop(key, None)
            else:
                self.texts[key] = text
        return json.dumps({"texts": {}})


async def post(tab: Tab, path: str, body: dict[str, Any], token: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    asked = {"method": "POST", "path": path, "headers": headers, "body": json.dumps(body)}
    reply = json.loads(await tab.request(json.dumps(asked)))
    if reply["status"] >= 400:
        raise AssertionError(f"{path}: {reply}")
    return json.loads(reply["text"])


async def used_files() -> list[str]:
    page = MemoryPage()
    tab = await start(page)
    token = (await post(tab, "/api/guests", {"name": "Ann"}))["token"]
    setup = {"seats": SEATS, "picking": "chosen", "board": "sarpedon"}
    table = (await post(tab, "/api/tables", {"setup": setup, "seats": ["p1"]}, token))["table"]["table"]
    tab.connect(1, table)
    tab.hear(
        1, json.dumps({"type": "hello", "id": 1, "protocol": 1, "token": token, "language": "en", "presents": False})
    )
    answered = -1
    for _ in range(ANSWERS):
        while True:
            update = await page.updates.get()
            decision = update["view"]["decision"]
            if update["number"] > answered and decision is not None and decision["seat"] == "p1":
                break
        answered = update["number"]
        answer = {"type": "answer", "id": 1, "seat": "p1", "number": answered, "answer": decision["options"][0]}
        tab.hear(1, json.dumps(answer))
    tab.leave(1)
    return sorted(file for module in list(sys.modules.values()) if (file := getattr(module, "__file__", None)))
