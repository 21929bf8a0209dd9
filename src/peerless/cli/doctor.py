"""`peerless doctor`: check everything a server has stored."""

from __future__ import annotations

import asyncio
import os

import click

from peerless.cli.backup import db_option
from peerless.cli.options import language_option
from peerless.messages.message import Message
from peerless.server.ops.doctor import Finding, examine
from peerless.server.store.open import store_of


@click.command()
@db_option
@language_option
def doctor(db: str, language: str) -> None:
    """Check everything a server has stored; exit code 1 if something is wrong. Changes nothing."""

    async def run() -> int:
        store = store_of(db)
        bad = 0
        click.echo(Message("doctor-place", place=store.place).said(language))
        try:
            async for found in examine(store, dict(os.environ)):
                bad += found.kind == "bad"
                click.echo(_line(found, language))
        finally:
            await store.close()
        return bad

    bad = asyncio.run(run())
    click.echo(Message("doctor-bad", count=bad).said(language) if bad else Message("doctor-good").said(language))
    if bad:
        raise SystemExit(1)


def _line(found: Finding, language: str) -> str:
    mark = Message(f"doctor-mark-{found.kind}").said(language)
    return f"{mark}: {' '.join(found.message.said(language).split())}"
