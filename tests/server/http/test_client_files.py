"""The files of the browser client, or what is shown if it is not built."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.support import client_of, in_loop, server_here, sqlite


@in_loop
async def test_the_licenses_are_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>page</title>")
    (static / "licenses.txt").write_text("MIT License")
    monkeypatch.setattr("peerless.server.http.app.STATIC", static)
    async with server_here(sqlite(tmp_path)) as here, client_of(here.address) as client:
        found = await client.get("/licenses.txt")
        assert (found.status_code, found.text) == (200, "MIT License")
        assert found.headers["content-type"].startswith("text/plain")
        assert (await client.get("/other.txt")).text == "<title>page</title>"


@in_loop
async def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("peerless.server.http.app.STATIC", tmp_path / "nothing")
    async with server_here(sqlite(tmp_path)) as here, client_of(here.address) as client:
        assert "`make web`" in (await client.get("/")).text
        assert (await client.get("/licenses.txt")).status_code == 404
