"""A store by its address."""

from __future__ import annotations

import re
from pathlib import Path

from platformdirs import user_data_path

from peerless.messages.message import Message
from peerless.server.store.scripted import ScriptedStore
from peerless.server.store.sqlite import SqliteStore
from peerless.service.store.base import LEASE_SECONDS, StoreError

_SCHEME = re.compile(r"([a-z][a-z0-9+.-]+):", re.IGNORECASE)  # two letters at least: C:\ is a path


def default_path() -> Path:
    """The default location: in the user's data directory."""
    return user_data_path("peerless", appauthor=False) / "peerless.sqlite3"


def store_of(url: str, lease_seconds: float = LEASE_SECONDS) -> ScriptedStore:
    """`sqlite:PATH`, a bare path, `postgresql://…`, or nothing for the default; not opened yet."""
    found = _SCHEME.match(url)
    scheme = found[1].lower() if found else "sqlite"
    if scheme == "sqlite":
        return SqliteStore(url[found.end() :] if found else url or default_path(), lease_seconds=lease_seconds)
    if scheme in {"postgresql", "postgres"}:
        try:
            from peerless.server.store.postgres import PostgresStore
        except ModuleNotFoundError as error:
            if error.name != "asyncpg":
                raise
            raise StoreError(Message("error-store-no-asyncpg")) from error
        return PostgresStore(url, lease_seconds=lease_seconds)
    raise StoreError(Message("error-store-scheme", scheme=scheme))
