"""`peerless backup FILE` and `peerless restore FILE`: all of a server's data in one file, and back."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import click

from peerless.cli.options import FILE, OLD_FILE, F, language_option
from peerless.server.store import backup as files
from peerless.server.store.open import store_of
from peerless.server.store.scripted import ScriptedStore


def db_option(command: F) -> F:
    return click.option(
        "--db",
        default=lambda: os.environ.get("PEERLESS_DB", ""),
        show_default="as `peerless serve`",
        help="sqlite:PATH or postgresql://…",
    )(command)


@click.command()
@click.argument("file", type=FILE)
@db_option
@language_option
def backup(file: Path, db: str, language: str) -> None:
    """Back up a server's data to FILE, even while the server runs."""

    async def work(store: ScriptedStore) -> dict[str, int]:
        await store.open_to_read()
        return await files.backup(store, file)

    click.echo(f"{file} is written: {_run(db, work)}.")


@click.command()
@click.argument("file", type=OLD_FILE)
@db_option
@language_option
def restore(file: Path, db: str, language: str) -> None:
    """Restore a backup into an empty database, of either kind."""

    async def work(store: ScriptedStore) -> dict[str, int]:
        await store.open()
        return await files.restore(store, file)

    click.echo(f"{file} is restored: {_run(db, work)}.")


def _run(db: str, work: Callable[[ScriptedStore], Awaitable[dict[str, int]]]) -> str:
    """Print what was done."""

    async def run() -> dict[str, int]:
        store = store_of(db)
        try:
            return await work(store)
        finally:
            await store.close()

    counts = asyncio.run(run())
    return ", ".join(f"{counts[table]} {table}" for table in ("guests", "tables", "entries"))
