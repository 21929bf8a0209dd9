"""A copy of the working tree in which one fault at a time is made and tested.

It must be on the file system of the original: the packages of the client are linked, not copied.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from tests.faults.entries import Area, Fault, place_of

_SCENARIOS: Final = tuple(f"tests/{suite}/test_scenarios.py" for suite in ("conformance", "effects", "heroes"))
_ENGINE: Final = (
    "tests/core",
    "tests/rules",
    "tests/conformance",
    "tests/effects",
    "tests/records",
    "tests/properties",
)
_QUICK: Final = (
    "test_seating.py", "test_clocks.py", "test_tables.py", "test_limits.py", "test_store.py",
    "test_around_the_match.py", "test_guests.py", "test_replays.py", "test_secrets.py", "test_storing.py",
)  # fmt: skip
STAGES: Final[dict[Area, tuple[tuple[str, ...], ...]]] = {
    "engine": (_SCENARIOS, _ENGINE),
    "views": (("tests/core", "tests/rules/test_view.py", "tests/records"), _SCENARIOS, _ENGINE, ("tests/server",)),
    "server": (_QUICK, ("tests/server",)),
    "client": (),
}
"""Area -> tests by path, or by name wherever they are, run in this order until one fails.

The client has a test runner of its own.
"""
_FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (\S+(?: [^-].*?)?)(?: - .*)?$", re.MULTILINE)
_FAILED_CLIENT: Final = re.compile(r"^ *FAIL +(.+)$", re.MULTILINE)
_COLORS: Final = re.compile(r"\x1b\[[0-9;]*m")
MOST_SECONDS: Final = 3600


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a fault."""

    id: str
    caught: bool
    by: str
    """The first test that failed."""
    seconds: float
    of: str
    """Fingerprint of the fault and of the tree it was made in."""


class Scratch:
    """A copy of the tracked files, with the installed packages of the original."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root, self.folder = root, folder
        self._changes = 0
        for name in tracked(root):
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, target)
        generated = root / "web" / "src" / "generated"
        if generated.is_dir():
            shutil.copytree(generated, folder / "web" / "src" / "generated")
            modules = Path("web") / "node_modules"  # a link to the folder would lead Vite out of the copy
            shutil.copytree(root / modules, folder / modules, symlinks=True, copy_function=os.link)

    @contextmanager
    def _made(self, fault: Fault) -> Iterator[Path | None]:
        if not fault.text:  # a control
            yield None
            return
        path = place_of(fault, self.folder)
        before, stat = path.read_bytes(), path.stat()
        path.write_text(before.decode().replace(fault.text, fault.fault), encoding="utf-8")
        self._changes += 1  # a time of its own, or Python would take the bytecode of another state for this one's
        os.utime(path, (stat.st_atime, stat.st_mtime + self._changes))
        try:
            yield path
        finally:
            path.write_bytes(before)
            os.utime(path, (stat.st_atime, stat.st_mtime))

    def tested(self, fault: Fault, fingerprint: str, before: str) -> Result:
        """Makes the fault and runs the tests of its package until the first failure.

        `before`: the test that caught it at another time, which comes first.
        """
        began = time.monotonic()
        with self._made(fault) as path:
            by = self._client(path) if fault.area == "client" else self._python(fault, before)
        seconds = round(time.monotonic() - began, 1)
        return Result(id=fault.id, caught=by is not None, by=by or "", seconds=seconds, of=fingerprint)

    def _python(self, fault: Fault, before: str) -> str | None:
        caught = (before,) if before.startswith("tests/") and "::" in before else ()
        for stage in filter(None, (caught, tuple(fault.first), *STAGES[fault.area])):
            there = [path for name in stage for path in self._tests(name)]
            command = [self._bin("python"), "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider", *there]
            environment = {"PYTHONPATH": str(self.folder / "src"), "PEERLESS_PURE": "1", "PEERLESS_MATCHES": "10"}
            if not there:
                continue
            if not any("tests/server" in path for path in there):  # the only ones that need other plugins
                environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
                command += ["-p", "pytest_timeout"]
            by = _failure(command, self.folder, environment, _FAILED)
            if by is not None:
                return by
        return None

    def _tests(self, name: str) -> list[str]:
        if "/" in name:
            return [name] if (self.folder / name.partition("::")[0]).exists() else []
        return [str(path.relative_to(self.folder)) for path in sorted((self.folder / "tests").rglob(name))]

    def _client(self, path: Path | None) -> str | None:
        command = [self._bin("npx"), "vitest", "run", "--bail=1"]
        if path is not None:
            command[2:3] = ["related", "--run", str(path.relative_to(self.folder / "web"))]
        paths = f"{self.root / '.venv' / 'bin'}:{os.environ.get('PATH', '')}"
        return _failure(command, self.folder / "web", {"PATH": paths, "NO_COLOR": "1"}, _FAILED_CLIENT)

    def _bin(self, name: str) -> str:
        return str(self.root / ".venv" / "bin" / name)


def tracked(root: Path) -> list[str]:
    """The files that belong to the project, including new ones."""
    command = ["git", "-C", str(root), "ls-files", "-co", "--exclude-standard", "-z"]
    names = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\0")
    return [name for name in names if name and (root / name).is_file()]


def _failure(command: list[str], folder: Path, environment: dict[str, str], pattern: re.Pattern[str]) -> str | None:
    """The first test that failed, or None if all passed."""
    try:
        done = subprocess.run(
            command, cwd=folder, env={**os.environ, **environment}, timeout=MOST_SECONDS,
            capture_output=True, text=True, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return f"no end within {MOST_SECONDS} s"
    if done.returncode == 0 or "ERROR: not found: " in done.stderr:  # a test that is no more
        return None
    said = _COLORS.sub("", done.stdout + done.stderr)
    found = pattern.search(said)
    return found[1].strip() if found else f"exit {done.returncode}: {said.strip()[-300:]}"
