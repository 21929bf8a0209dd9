"""`peerless cluster`: a small cluster on this machine, for trying it out."""

from __future__ import annotations

import asyncio
import signal

import click


@click.command()
@click.option("--processes", type=click.IntRange(1, 32), default=3, show_default=True, help="Server processes.")
@click.option("--bot-workers", type=click.IntRange(0, 32), default=0, show_default=True, help="Processes for bots.")
@click.option("--port", type=click.IntRange(0, 65535), default=8600, show_default=True, help="Port of the proxy.")
@click.option("--db", default="", help="`postgresql://…`.  [default: a new one, gone afterward]")
def cluster(processes: int, bot_workers: int, port: int, db: str) -> None:
    """Try out several processes behind one address: starts a bus, a database, the processes and a proxy.

    The proxy spreads connections at random. Everything listens on this machine only. docs/hosting.md in the repository
    says how to run a cluster for others.
    """
    from peerless.server.cluster.trial import Trial

    async def run() -> None:
        stopped = asyncio.Event()
        for wanted in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(wanted, stopped.set)
        async with Trial(processes, port=port, db=db, bot_workers=bot_workers) as trial:
            click.echo(f"Peerless: {trial.address}")
            for number, own in enumerate(trial.ports, start=1):
                click.echo(f"process {number}: http://127.0.0.1:{own}/metrics")
            click.echo("stop:     Ctrl+C")
            await stopped.wait()

    asyncio.run(run())
