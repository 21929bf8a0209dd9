"""Prometheus as docs/hosting.md sets it up, and every query of the Grafana dashboard."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.docs.pages import blocks
from tests.docs.test_dashboard import TARGETS
from tests.package.support import environment, free_port, run
from tests.package.test_hosting import PAGE, Machine, commands
from tests.package.test_installed import SETTINGS, play
from tests.server.support import WAIT_SECONDS

PROMETHEUS, PROMTOOL = shutil.which("prometheus"), shutil.which("promtool")
RARE = "peerless_cut_total"
"""Has no values until the server closes a connection."""


@contextmanager
def prometheus(settings: Path, folder: Path) -> Iterator[str]:
    """The address of its queries."""
    assert PROMETHEUS is not None
    port = free_port()
    process = subprocess.Popen(
        [
            PROMETHEUS,
            f"--config.file={settings}",
            f"--storage.tsdb.path={folder / 'series'}",
            f"--web.listen-address=127.0.0.1:{port}",
        ],
        env=environment(),
        stderr=subprocess.DEVNULL,
    )
    try:
        yield f"http://127.0.0.1:{port}/api/v1/query"
    finally:
        process.terminate()
        process.wait()


def ask_until_it_has_values(client: httpx.Client, address: str, query: str) -> None:
    """A rate has none before the second visit to the server. A query Prometheus cannot read fails at once."""
    latest = time.monotonic() + WAIT_SECONDS
    while True:
        try:
            answer = client.get(address, params={"query": query.replace("$instance", ".+")})
        except httpx.TransportError:  # it is starting
            found = False
        else:
            assert answer.status_code in (200, 503), answer.text
            found = answer.status_code == 200 and (bool(answer.json()["data"]["result"]) or RARE in query)
        if found:
            return
        assert time.monotonic() < latest, query
        time.sleep(0.2)


@pytest.mark.skipif(PROMETHEUS is None or PROMTOOL is None, reason="Prometheus is not installed")
def test_prometheus_answers_every_query_of_the_dashboard(pure_wheel: Path, tmp_path: Path) -> None:
    assert PROMTOOL is not None
    machine = Machine(tmp_path, pure_wheel)
    for command in commands()[:2]:
        machine.run(command)
    [(_, page)] = blocks(PAGE, "yaml")
    settings = tmp_path / "prometheus.yml"
    settings.write_text(f"global: {{scrape_interval: 1s}}\n{machine.moved(page)}")
    run([PROMTOOL, "check", "config", settings], tmp_path)
    with (
        machine.service(**SETTINGS) as server,
        prometheus(settings, tmp_path) as address,
        httpx.Client(timeout=WAIT_SECONDS) as client,
    ):
        server.address = f"http://127.0.0.1:{machine.port}"
        asyncio.run(play(server))
        refused = client.post(f"{server.address}/api/guests", headers={"Origin": "https://elsewhere.example.org"})
        assert refused.status_code == 403
        for _, target in TARGETS:
            ask_until_it_has_values(client, address, target["expr"])
