"""`peerless` and `peerless serve`: what they start, open and say."""

from __future__ import annotations

import threading
import webbrowser
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from peerless.cli import serve
from peerless.messages.translator import LANGUAGES, translator
from peerless.server.http import app
from peerless.server.ops import run as server_run
from peerless.service.ops.config import Config
from tests.cli.support import call

ADDRESS = "http://localhost:8600"
IS_RUNNING = serve.is_running


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Config]:
    """The settings of all servers that were started; they only say so. The client is built, the engine compiled."""
    servers: list[Config] = []

    def run(config: Config, tell: Callable[[str, str], None]) -> None:
        servers.append(config)
        tell(ADDRESS, "here")

    (tmp_path / "index.html").touch()
    monkeypatch.setattr(app, "STATIC", tmp_path)
    monkeypatch.setattr(server_run, "run", run)
    monkeypatch.setattr(serve, "is_compiled", lambda: True)
    monkeypatch.setattr(serve, "is_running", lambda host, port: False)  # whatever runs on this machine
    monkeypatch.delenv("PEERLESS_PURE", raising=False)
    monkeypatch.setenv("LC_ALL", "C")
    return servers


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    pages: list[str] = []
    monkeypatch.setattr(webbrowser, "open", pages.append)
    return pages


def test_without_a_command_it_starts_on_sqlite_and_opens_the_browser(started: list[Config], opened: list[str]) -> None:
    assert call().output == f"Peerless: {ADDRESS}\ndata:     here\nstop:     Ctrl+C\n"
    assert started == [Config()]
    assert Config().db == ""  # a file in the user's data directory
    assert opened == [ADDRESS]


@pytest.mark.parametrize("found", [b'{"alive":true}', b"<html>", None])
def test_a_second_start_opens_the_server_that_runs(
    started: list[Config], opened: list[str], monkeypatch: pytest.MonkeyPatch, found: bytes | None
) -> None:
    """Another program at its port, or none, does not count."""

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(found or b"")

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name in the library
            pass

    with HTTPServer(("127.0.0.1", 0), Answers) as other:
        port = other.server_port
        if found is not None:
            threading.Thread(target=other.serve_forever, daemon=True).start()
        else:
            other.server_close()
        monkeypatch.setattr(serve, "is_running", IS_RUNNING)
        monkeypatch.setenv("PEERLESS_PORT", str(port))
        output = call().output
        if found is not None:
            other.shutdown()
    if found == b'{"alive":true}':
        assert output == f"note:     {translator('en').part('notice-running')}\n"
        assert (started, opened) == ([], [f"http://localhost:{port}"])
    else:
        assert len(started) == 1


def test_serve_opens_the_browser_only_if_asked(started: list[Config], opened: list[str]) -> None:
    call("serve", "--port", "1234")
    assert opened == []
    call("serve", "--open")
    assert opened == [ADDRESS]
    assert [config.port for config in started] == [1234, 8600]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_uncompiled_engine_is_mentioned_once(
    started: list[Config], opened: list[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    monkeypatch.setattr(serve, "is_compiled", lambda: False)
    note = f"note:     {translator(language).part('notice-not-compiled')}\n"
    assert call().output == f"Peerless: {ADDRESS}\ndata:     here\nstop:     Ctrl+C\n{note}"
    monkeypatch.setenv("PEERLESS_PURE", "1")  # somebody wants it so
    assert note not in call().output


def test_a_missing_client_is_mentioned_with_what_builds_it(started: list[Config], opened: list[str]) -> None:
    (app.STATIC / "index.html").unlink()
    note = translator("en").part("notice-no-client")
    assert "`make web`" in note
    assert call("serve").output.endswith(f"note:     {note}\n")


def test_the_help_is_short_and_grouped() -> None:
    lines = call("--help").output.splitlines()
    assert len(lines) <= 40
    groups = [line for line in lines if line.endswith(":") and not line.startswith(" ")]
    assert groups == ["Options:", "Play:", "Look up:", "Build heroes and boards:", "Run a server:"]
    assert "Without a command" in " ".join(lines)
