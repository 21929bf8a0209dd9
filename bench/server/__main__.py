"""Measure the server under load: many tables of two, real sockets on loopback, the server in its own process."""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
from dataclasses import asdict
from pathlib import Path

import uvloop

from bench.server import cluster
from bench.server.curve import Curve, curve
from bench.server.report import markdown, put_between, render

COUNTS = (10, 100, 300, 1000, 2000)
RATE = 2000.0
CLUSTER_TABLES = 120


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=COUNTS, metavar="N", help="numbers of tables")
    parser.add_argument("--rate", type=float, default=RATE, help="answers a second, over all tables")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measurement")
    parser.add_argument("--store", nargs="+", choices=["sqlite", "postgres"], default=["sqlite", "postgres"])
    parser.add_argument(
        "--processes",
        type=int,
        nargs="+",
        default=[],
        metavar="N",
        help="measure clusters of so many processes instead",
    )
    parser.add_argument(
        "--failures", type=int, metavar="N", help="kill and restart processes of a cluster of N instead"
    )
    parser.add_argument("--json", metavar="FILE", help="also write figures")
    parser.add_argument("--markdown", metavar="FILE", help="also put the figures into a page, where its marks are")
    args = parser.parse_args()
    if args.rate <= 0 or args.seconds <= 0 or min(args.tables) < 1:
        parser.error("--tables, --rate and --seconds must be positive")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the server inherits it
    if args.processes or args.failures:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            tables = max(args.tables) if args.tables is not COUNTS else CLUSTER_TABLES
            if args.processes:
                print(
                    runner.run(cluster.under_load(args.processes, tables, args.rate, args.seconds)) + "\n", flush=True
                )
            if args.failures:
                print(runner.run(cluster.failures(args.failures, tables)), flush=True)
        return
    curves: list[Curve] = []
    for store in args.store:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            curves.append(runner.run(curve(store, sorted(args.tables), args.rate, args.seconds)))
        print(render(curves[-1]) + "\n", flush=True)
    if args.json:
        text = json.dumps([asdict(found) for found in curves], indent=2) + "\n"
        Path(args.json).write_text(text, encoding="utf-8")
    if args.markdown:
        put_between(Path(args.markdown), markdown(curves))


if __name__ == "__main__":
    main()
