"""Installed into an empty environment, the package starts, shows its page and plays a match."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path

import pytest

from peerless import __version__
from tests.architecture.test_repository import ROOT
from tests.package.support import SYSTEM_PATH, UV, Environment, Started, copy_checkout, run
from tests.server.support import DUEL, QUICK, client_of, connected_to, new_guest, play_on

NOT_COMPILED = "note:     the engine is not compiled"
COMPILED = {
    "wheel": True,
    "pure_wheel": False,
    "pure_wheel_with_oldest": False,
    "sdist": True,
    "sdist_without_compiler": False,
}
OLDEST = "--resolution=lowest-direct"
"""Install the oldest versions that pyproject.toml allows."""
SETTINGS = {f"PEERLESS_{name.upper()}": str(value) for name, value in QUICK.items()}


@pytest.fixture(scope="module", params=COMPILED)
def installed(
    request: pytest.FixtureRequest, broken_node: Path, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, Environment]:
    """An environment with nothing but the package. Building from the sdist works without Node and compiler."""
    kind: str = request.param
    path = f"{broken_node}:{SYSTEM_PATH}"
    more = {"PATH": path, "MYPYC_OPT_LEVEL": "0", **({"CC": "/bin/false"} if kind.endswith("compiler") else {})}
    file = request.getfixturevalue(kind.partition("_with")[0])
    return kind, Environment(
        tmp_path_factory.mktemp(kind), file, *([OLDEST] if kind.endswith("oldest") else []), **more
    )


def test_the_commands_are_there(installed: tuple[str, Environment]) -> None:
    _, environment = installed
    for command in ("peerless", "peerless-game"):
        assert environment.call(command, "--version") == f"peerless, version {__version__}\n"
    assert "Medusa" in environment.call("peerless", "heroes")


def test_the_example_of_the_readme_runs(installed: tuple[str, Environment]) -> None:
    _, environment = installed
    page = environment.folder / "README.md"
    page.write_bytes((ROOT / "README.md").read_bytes())
    assert environment.call("python", "-m", "doctest", str(page)) == ""


def test_without_a_command_it_serves_and_opens_the_browser(installed: tuple[str, Environment]) -> None:
    kind, environment = installed
    opened = environment.folder / "opened.txt"
    browser = environment.folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    more = {"PEERLESS_PORT": "0", "BROWSER": str(browser), "LC_ALL": "C.UTF-8", **SETTINGS}
    with environment.started("peerless", **more) as server:
        asyncio.run(visit(server))
        asyncio.run(play(server))
        assert opened.read_text().strip().replace("localhost", "127.0.0.1") == server.address
    assert sum(line.startswith(NOT_COMPILED) for line in server.lines) == (0 if COMPILED[kind] else 1)
    assert (environment.folder / "data" / "peerless" / "peerless.sqlite3").is_file()


def test_it_runs_without_being_installed(pure_wheel: Path, tmp_path: Path) -> None:
    shown = run([UV, "tool", "run", "--quiet", "--from", pure_wheel, "peerless-game", "--version"], tmp_path)
    assert shown == f"peerless, version {__version__}\n"


def test_an_editable_install_may_lack_the_client(tmp_path: Path) -> None:
    environment = Environment(tmp_path, copy_checkout(tmp_path / "checkout"), PEERLESS_PURE="1")
    with environment.started("peerless", "serve", "--port", "0", LC_ALL="C.UTF-8") as server:
        asyncio.run(not_built(server))
    assert "note:     the browser client is not built: run `make web` in your clone of the repository" in server.lines


async def not_built(server: Started) -> None:
    async with client_of(server.address) as client:
        assert "`make web`" in (await client.get("/")).text


async def visit(server: Started) -> None:
    """The page, everything it names, and the licenses."""
    async with client_of(server.address) as client:
        page = await client.get("/")
        assert page.status_code == 200
        assert "<title>Peerless</title>" in page.text
        named = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
        assert named
        for path in [*named, "/licenses.txt"]:
            assert (await client.get(path)).status_code == 200, path


async def play(server: Started) -> None:
    """A whole match against a bot over the socket."""
    guest = await new_guest(server.address)
    setup = {**DUEL, "seats": [DUEL["seats"][0], {"hero": "sinbad", "kind": "bot", "level": "easy"}]}
    table, _ = await guest.create(setup, ["p1"])
    async with connected_to(server.address, table, guest) as player:
        assert await play_on({"p1": player}, random.Random(7)) > 10
        assert player.match["p1"]["view"]["outcome"] is not None
