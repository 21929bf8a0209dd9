"""`peerless bot-worker`: think for the bots of a cluster."""

from __future__ import annotations

import os

import click


@click.command("bot-worker")
@click.option("--processes", type=click.IntRange(0), help="Bot processes; 0: one per core.  [default: 0]")
def bot_worker(processes: int | None) -> None:
    """Think for the bots of a cluster, on any machine that reaches its bus.

    The environment names the bus as for the servers (PEERLESS_BUS, PEERLESS_BUS_SECRET and so on), and they have
    PEERLESS_BOTS=workers. A worker needs no database. docs/hosting.md in the repository has the details.
    """
    from peerless.server.cluster.bot_work import run
    from peerless.service.ops.config import from_environment

    config = from_environment(dict(os.environ), bot_processes=processes)
    run(config, lambda places: click.echo(f"Peerless bots: {places}"))
