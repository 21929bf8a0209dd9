"""`peerless serve`: matches in the browser, on this machine or for others."""

from __future__ import annotations

import os
import webbrowser
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from typing import Final

import click

from peerless import _pure
from peerless.core import state
from peerless.messages.message import Message
from peerless.messages.translator import system_language

_PATIENCE: Final = 1.0  # seconds
_MOST_BYTES: Final = 100


@click.command("serve")
@click.option("--host", help="Address to listen on; 0.0.0.0 accepts other machines, too.  [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65535), help="Port to listen on; 0 picks a free one.  [default: 8600]")
@click.option("--db", help="`sqlite:PATH` or `postgresql://…`.  [default: a file in your data directory]")
@click.option(
    "--content",
    type=click.Path(file_okay=False),
    help="A folder of hero and board files that everyone can choose, like those of the package.",
)
@click.option("--open/--no-open", "show", default=False, help="Open the game in your browser.")
def serve(host: str | None, port: int | None, db: str | None, content: str | None, show: bool) -> None:
    """Play in the browser: start the server and print its address.

    Environment variables work, too: PEERLESS_HOST, PEERLESS_PORT, PEERLESS_DB and others, which docs/hosting.md in the
    repository lists.
    """
    from peerless.server.http.app import has_client
    from peerless.server.ops.run import address_of, run
    from peerless.service.ops.config import from_environment

    config = from_environment(dict(os.environ), host=host, port=port, db=db, content=content)
    if show and (host, port, db, content) == (None, None, None, None) and is_running(config.host, config.port):
        _say("notice-running")
        webbrowser.open(address_of(config, config.port))
        return

    def started(address: str, place: str) -> None:
        click.echo(f"Peerless: {address}")
        click.echo(f"data:     {place}")
        click.echo("stop:     Ctrl+C")
        if not (is_compiled() or _pure.requested()):
            _say("notice-not-compiled")
        if not has_client():
            _say("notice-no-client")
        if show:
            webbrowser.open(address)

    run(config, started)


def is_running(host: str, port: int) -> bool:
    """Whether a server of ours answers there, such as one that was started before and forgotten."""
    try:
        with closing(HTTPConnection(host, port, timeout=_PATIENCE)) as connection:
            connection.request("GET", "/healthz")
            return connection.getresponse().read(_MOST_BYTES) == b'{"alive":true}'
    except (OSError, HTTPException):
        return False


def is_compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    return not str(state.__file__).endswith(".py")


def _say(key: str) -> None:
    click.echo(f"note:     {Message(key).said(system_language())}")
