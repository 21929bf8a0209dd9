"""The service in a tab: what the page calls.

tab = await start(page)
reply = await tab.request('{"method": "GET", "path": "/api/heroes", "headers": {}}')
tab.connect(1, "table id"); tab.hear(1, '{"type": "hello", …}'); tab.leave(1)
"""

from __future__ import annotations

import asyncio
import re
from functools import partial
from logging import ERROR
from typing import Final
from urllib.parse import parse_qsl, urlsplit

import msgspec
from msgspec import Struct, field

from peerless.catalog.content import load_content
from peerless.messages.message import Message
from peerless.service.api.endpoints import ENDPOINTS
from peerless.service.content.content_cache import ContentCache
from peerless.service.http.calls import Reply, Request, failed, reply_to, require_size
from peerless.service.http.endpoint import Endpoint, Services
from peerless.service.http.errors import HttpError, accepted_language
from peerless.service.http.limits import Limits
from peerless.service.ops.config import Config
from peerless.service.ops.logs import note
from peerless.service.ops.measures import NoMetrics
from peerless.service.tables.table_registry import TableRegistry
from peerless.tab.backup_api import BackupApi
from peerless.tab.bots import TabBots
from peerless.tab.client import TabClient
from peerless.tab.homebrew import TabHomebrew
from peerless.tab.key_value_store import KeyValueStore
from peerless.tab.page import Page, PageKeyValueStore
from peerless.tab.store import TabStore

PLENTY: Final = 10**6
CONFIG: Final = Config(
    bot_pace_ms=0,  # nobody else is at the table to learn something from a bot's thinking time
    tables_per_guest=PLENTY,
    mb_per_guest=PLENTY,
    chat_per_minute=PLENTY,
    messages_per_second=PLENTY,
    requests_per_second=PLENTY,
    guests_per_hour=PLENTY,
)
"""Limits protect a server from strangers; a tab has none. The store has no more room than the browser gives."""


class Asked(Struct, frozen=True):
    """A request of the page."""

    method: str
    path: str
    headers: dict[str, str] = field(default_factory=dict)
    body: str = ""


class Replied(Struct, frozen=True):
    """The reply to a request."""

    status: int
    text: str


class Tab:
    """The tables of this tab, and the requests of its page."""

    def __init__(self, page: Page, database: KeyValueStore) -> None:
        self._page = page
        self._store = TabStore(database)
        self._limits = Limits(CONFIG)
        content = load_content()
        homebrew = TabHomebrew(content)
        cache = ContentCache(self._store, homebrew, bundled=content)
        self._registry = TableRegistry(CONFIG, self._store, cache, TabBots(), NoMetrics())
        self._services = Services(
            store=self._store,
            content=self._registry.content_cache.bundled,
            homebrew_pool=homebrew,
            registry=self._registry,
            changed=self._registry.renamed,
        )
        backup = BackupApi(self._store, content, self._registry)
        self._routes = [(_pattern(known.path), known) for known in (*ENDPOINTS, *backup.endpoints)]
        self._clients: dict[int, TabClient] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self._store.open()
        await self._registry.start()

    async def request(self, text: str) -> str:
        """Answer a request of the page, whatever goes wrong: the page waits for it."""
        try:
            asked = msgspec.json.decode(text, type=Asked)
            reply = await self._reply(asked)
        except Exception as error:  # noqa: BLE001 - the page says that something went wrong
            note("request failed", level=ERROR, cause=error)
            reply = failed(HttpError(500, Message("error-http-server")), "en")
        return msgspec.json.encode(Replied(reply.status, reply.body.decode())).decode()

    async def _reply(self, asked: Asked) -> Reply:
        address = urlsplit(asked.path)
        headers = {name.lower(): value for name, value in asked.headers.items()}
        found = self._found(asked.method, address.path)
        if found is None:
            return failed(
                HttpError(404, Message("error-http-address")), accepted_language(headers.get("accept-language", ""))
            )
        wanted, params = found
        request = Request(params, parse_qsl(address.query, keep_blank_values=True), headers, partial(_body, asked))
        try:
            return await reply_to(request, wanted, self._services)
        except Exception as error:  # noqa: BLE001 - the page says that something went wrong
            note("request failed", level=ERROR, cause=error)
            return failed(HttpError(500, Message("error-http-server")), request.language)

    def _found(self, method: str, path: str) -> tuple[Endpoint, dict[str, str]] | None:
        for pattern, known in self._routes:
            if known.method == method and (matched := pattern.fullmatch(path)) is not None:
                return known, matched.groupdict()
        return None

    # ---- tables ----

    def connect(self, socket: int, table: str) -> None:
        """Let the page in at a table; the first message is `hello`, as on a socket."""
        client = self._clients[socket] = TabClient(self._page, socket, self._registry, self._limits.messages(""))
        task = asyncio.ensure_future(self._serve(socket, client, table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, socket: int, client: TabClient, table: str) -> None:
        try:
            await client.run(table)
        except Exception as error:  # noqa: BLE001 - the page connects again
            note("client failed", level=ERROR, cause=error)
        finally:
            self._clients.pop(socket, None)

    def hear(self, socket: int, text: str) -> None:
        if socket in self._clients:
            self._clients[socket].hear(text)

    def leave(self, socket: int) -> None:
        if socket in self._clients:
            self._clients[socket].hear(None)


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))


async def _body(asked: Asked, most: int) -> bytes:
    data = asked.body.encode()
    require_size(len(data), most)
    return data


async def start(page: Page) -> Tab:
    """The service, with what the page has kept."""
    tab = Tab(page, PageKeyValueStore(page))
    await tab.open()
    return tab
