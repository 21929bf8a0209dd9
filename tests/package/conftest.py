"""What is built once for all tests."""

from __future__ import annotations

import tarfile
from pathlib import Path
from typing import Final

import pytest

from peerless import __version__
from tests.package.support import SYSTEM_PATH, build, copy_checkout, release_step, run_step

NEWER: Final = "99.0.0"


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean checkout: no client, no compiled module, no Node packages."""
    return copy_checkout(tmp_path_factory.mktemp("checkout"))


@pytest.fixture(scope="session")
def broken_node(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a Node that fails, to put in front of the path where none may be used."""
    folder = tmp_path_factory.mktemp("node")
    for name in ("node", "npm", "npx"):
        (folder / name).write_text("#!/bin/sh\nexit 1\n")
        (folder / name).chmod(0o755)
    return folder


@pytest.fixture(scope="session")
def wheel(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A compiled wheel, built from the checkout; unoptimized, because that takes a third of the time."""
    return build("wheel", checkout, tmp_path_factory.mktemp("wheel"), PEERLESS_PURE="0", MYPYC_OPT_LEVEL="0")


@pytest.fixture(scope="session")
def sdist(checkout: Path) -> Path:
    """Built as the release workflow does."""
    run_step(release_step("sdist", "uv build --sdist"), checkout, SYSTEM_PATH)
    [made] = (checkout / "dist").glob("*.tar.gz")
    return made


@pytest.fixture(scope="session")
def pure_wheel(checkout: Path, sdist: Path, broken_node: Path) -> Path:
    """An uncompiled wheel, built from the sdist as the release workflow does, without Node and without a compiler."""
    run_step(release_step("sdist", "uv build --wheel"), checkout, broken_node)
    [made] = sdist.parent.glob("*.whl")
    return made


@pytest.fixture(scope="session")
def newer_wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A later version that changes the schema."""
    folder = tmp_path_factory.mktemp("newer")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    [source] = folder.iterdir()
    package = source / "src" / "peerless"
    init = package / "__init__.py"
    init.write_text(init.read_text(encoding="utf-8").replace(f'"{__version__}"', f'"{NEWER}"'), encoding="utf-8")
    for steps in (package / "server" / "store" / "migrations").iterdir():
        number = len(list(steps.glob("*.sql"))) + 1
        (steps / f"{number:04}_later.sql").write_text("CREATE TABLE later (id INTEGER);\n")
    return build("wheel", source, tmp_path_factory.mktemp("newer_wheel"), PEERLESS_PURE="1")
