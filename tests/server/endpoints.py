"""An app of the endpoints over a store in a file, and what tests of it share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.testclient import TestClient

from peerless.catalog.content import Content
from peerless.core.ids import RULES_VERSION
from peerless.records.log.entry import Entry
from peerless.records.match import Match, new_match
from peerless.server.content.homebrew_pool import HomebrewPool
from peerless.server.http.requests import EXCEPTIONS, routes
from peerless.server.store.sqlite import SqliteStore
from peerless.service.api import devices, gallery, guests, history, record_files, replays, reports
from peerless.service.api.guests import GuestToken
from peerless.service.content.homebrew import to_row
from peerless.service.http.endpoint import Services, endpoints_of
from peerless.service.protocol.setup import TableSetup
from peerless.service.store.base import Change, Guest, Seat, TableData
from tests.server.support import WAIT_SECONDS

T = TypeVar("T")
ENDPOINTS = endpoints_of(guests, devices, gallery, replays, history, reports, record_files)


class Http:
    """A client of one server."""

    def __init__(self, client: TestClient, services: Services) -> None:
        self.client = client
        self.services = services
        self.changes: list[tuple[str, str | None]] = []

    def store(self, method: str, *args: Any) -> Any:
        """Asks the store, in the loop of the server."""
        assert self.client.portal is not None
        return self.client.portal.call(getattr(self.services.store, method), *args)

    def get(self, path: str, kind: type[T], token: str = "", status: int = 200) -> T:
        return self.call("GET", path, kind, token, status)

    def call(self, method: str, path: str, kind: type[T], token: str = "", status: int = 200, body: object = None) -> T:
        """Calls an endpoint; the answer has a status and fits a type."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if body is None:
            answer = self.client.request(method, path, headers=headers)
        else:
            headers["Content-Type"] = "application/json"
            answer = self.client.request(method, path, headers=headers, content=msgspec.json.encode(body))
        assert answer.status_code == status, answer.text
        return msgspec.convert(None, kind) if status == 204 else msgspec.json.decode(answer.content, type=kind)

    def guest(self, name: str = "Ann") -> GuestToken:
        return self.call("POST", "/api/guests", GuestToken, body={"name": name})


@contextmanager
def serving(folder: Path, content: Content) -> Iterator[Http]:
    """A server while it is used."""
    store = SqliteStore(folder / "peerless.db")
    services = Services(store, content, homebrew_pool=HomebrewPool(seconds=WAIT_SECONDS))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await store.open()
        yield
        await services.homebrew_pool.close()
        await store.close()

    app = Starlette(routes=routes(ENDPOINTS, services), exception_handlers=EXCEPTIONS, lifespan=lifespan)
    with TestClient(app) as client:
        http = Http(client, services)

        async def changed(guest: str, now: Guest | None) -> None:
            http.changes.append((guest, None if now is None else now.name))

        services.changed = changed
        yield http


def store_match(
    http: Http,
    guests: list[GuestToken],
    *,
    table: str = "t1",
    public: bool = False,
    phase: str = "over",
    match: Match | None = None,
    entries: list[Entry] | None = None,
) -> Match:
    """Store a table with a match: two heroes, always the first answer, then the second seat resigns."""
    if match is None:
        match = short_match(http.services.content)
    data = TableData(
        setup=TableSetup(public=public, board=match.settings.board),
        phase=phase,  # type: ignore[arg-type]
        host=guests[0].guest,
        invite="",
        seats=[
            Seat(kind="person", guest=guest.guest, name=guest.name, hero=hero)
            for guest, hero in zip(guests, match.settings.heroes, strict=True)
        ],
        board=match.settings.board,
        seed=match.seed,
        hashes=dict(match.state.t.hashes),
        rules=RULES_VERSION,
        result=match.outcome,
        begun=1,
        ended=2,
    )
    content = match.content
    rows = [to_row(content.hero(hero)) for hero in match.settings.heroes] + [to_row(content.board(data.board or ""))]
    http.store("add_content", rows)
    http.store("add_table", table, data, "me", 1)
    log = [Entry(answer=answer) for answer in match.answers] if entries is None else entries
    for number, entry in enumerate(log):
        http.store("commit", Change(table=table, owner="me", number=number, at=number + 2, entry=entry))
    return match


def short_match(content: Content, answers: int = 60, **settings: Any) -> Match:
    """A match in which the first option is taken a few times; then the second seat resigns."""
    given = {"heroes": ["medusa", "alice"], "board": "sarpedon", **settings}
    match = new_match(content, seed=7, **given)
    for _ in range(answers):
        if not match.over:
            match.answer(len(match.decision.options) // 2)
    if not match.over:
        match.resign("p2")
    return match
