"""A client at a table in a tab: the page hands over its messages and shows what it is sent."""

from __future__ import annotations

import asyncio

from peerless.service.clients.table_client import AWAY, NORMAL, TableClient
from peerless.service.http.limits import Budget
from peerless.service.tables.table_registry import TableRegistry
from peerless.tab.page import Page


class TabClient(TableClient):
    """One table that the page shows."""

    def __init__(self, page: Page, socket: int, registry: TableRegistry, budget: Budget) -> None:
        super().__init__(registry, budget)
        self._page = page
        self._socket = socket
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    def hear(self, text: str | None) -> None:
        """Take a message of the page; None: it has left."""
        self._heard.put_nowait(text)

    async def receive(self) -> str | None:
        return await self._heard.get()

    def send(self, message: bytes) -> None:
        if self._code == NORMAL:
            self._page.send(self._socket, message.decode())

    def _release(self) -> None:
        pass  # nothing is held back

    def close(self, code: int = AWAY, reason: str = "") -> None:
        if self._code == NORMAL:
            self._code = code
            self._page.close(self._socket, code)
            self._heard.put_nowait(None)

    async def run(self, name: str) -> None:
        """Serve the page until it leaves the table."""
        self.registry.add_socket(self)
        try:
            await self.serve(name)
        finally:
            self.registry.remove_socket(self)
            self.close(NORMAL + 1)
