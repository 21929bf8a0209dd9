"""Versions of the schema: from nothing, from an older one, never from a newer one."""

from __future__ import annotations

import asyncio
import sys

import pytest

from peerless.messages.translator import LANGUAGES
from peerless.server.store import schema
from peerless.server.store.open import default_path, store_of
from peerless.server.store.script import Script
from peerless.server.store.scripted import ScriptedStore
from peerless.server.store.sqlite import SqliteStore
from peerless.service.store.base import Store, StoreError
from tests.server.store.support import DATA, answers, change, with_store
from tests.support.words import words

LATER = "CREATE TABLE later (word TEXT NOT NULL);\nINSERT INTO later SELECT id FROM tables;"


async def fill(store: ScriptedStore) -> None:
    await store.add_table("t", DATA, "me", 1)
    await store.commit(change(0))
    await store.release("me")


def later() -> Script[list[str]]:
    rows = yield "SELECT word FROM later", ()
    return [row[0] for row in rows]


def test_both_databases_have_the_same_versions() -> None:
    assert len(schema.migrations("sqlite")) == len(schema.migrations("postgres")) >= 1


def test_an_older_schema_is_brought_up_to_date_and_a_newer_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = schema.migrations

    async def look(store: ScriptedStore) -> None:
        assert await store.read(later) == ["t"]
        assert await answers(store) == ["a0"]

    with_store(url, fill)
    with monkeypatch.context() as newer:
        newer.setattr(schema, "migrations", lambda kind: [*known(kind), LATER])
        with_store(url, look)
        with_store(url, look)  # done once
    now = len(known("sqlite"))
    for opening in (store_of(url).open(), store_of(url).open_to_read()):
        with pytest.raises(StoreError) as caught:
            asyncio.run(opening)
        for language in LANGUAGES:
            said = caught.value.said(language)
            assert str(now + 1) in said
            assert str(now) in said


def test_a_step_that_fails_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = schema.migrations
    with_store(url, fill)
    with monkeypatch.context() as newer:
        newer.setattr(schema, "migrations", lambda kind: [*known(kind), f"{LATER}\nINSERT INTO nowhere VALUES (1);"])
        with pytest.raises(StoreError, match=words("error-store-unusable")):
            asyncio.run(store_of(url).open())

    async def look(store: ScriptedStore) -> None:
        with pytest.raises(StoreError):
            await store.read(later)
        assert await answers(store) == ["a0"]

    with_store(url, look)


# ---- addresses ----


def as_promised(store: ScriptedStore) -> Store:
    """For the type checker: nothing of the interface is missing."""
    return store


def test_a_store_by_its_address() -> None:
    path = default_path()
    for url, place in (
        ("", str(path)),
        (f"sqlite:{path}", str(path)),
        (str(path), str(path)),
        ("postgresql://someone:secret@db.example:5432/games?sslmode=require", "postgresql://db.example/games"),
    ):
        store = store_of(url)
        assert as_promised(store) is store
        assert store.place == place
    assert isinstance(store_of("C:peerless.sqlite3"), SqliteStore)
    assert path.name == "peerless.sqlite3"
    with pytest.raises(StoreError, match=words("error-store-scheme", scheme="mysql")):
        store_of("mysql://someone:secret@db.example/games")


def test_no_asyncpg_is_said_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "peerless.server.store.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreError, match=words("error-store-no-asyncpg")):
        store_of("postgresql://db.example/games")


def test_no_server_is_said_without_secrets() -> None:
    with pytest.raises(StoreError, match=r"postgresql://127\.0\.0\.1/games") as caught:
        asyncio.run(store_of("postgresql://someone:secret@127.0.0.1:1/games").open())
    assert "secret" not in str(caught.value)
