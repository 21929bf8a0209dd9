"""`make check`: the checks to run after every edit, two jobs at a time. `make static`: those that need no engine.
`make test` begins with the latter, and compiles the engine beside them: a compiler uses one core.

Every job runs, even if others fail. The output of a failed job is shown.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

from tools.generated import ROOT

WORKERS: Final = 2
BIN: Final = ROOT / ".venv" / "bin"
RANDOM: Final = "tests/effects/test_random_matches.py"
_PURE: Final = {"PEERLESS_PURE": "1", "PEERLESS_MATCHES": "1"}
_WINDOWS: Final = ("--platform=win32", "--no-warn-unreachable", "--cache-dir=.mypy_cache/windows")
_NODE: Final = {"PATH": f"{BIN}:{os.environ.get('PATH', '')}"}


class Job(NamedTuple):
    """A command, where it runs, and what it needs in its environment."""

    name: str
    command: list[str]
    folder: str
    environment: dict[str, str]


def _tests(name: str, *suites: str) -> Job:
    command = [str(BIN / "python"), "-m", "pytest", "-q", *(f"tests/{suite}" for suite in suites), f"--ignore={RANDOM}"]
    return Job(name, command, ".", _PURE)


def _client(name: str, script: str, *more: str) -> Job:
    return Job(name, [str(BIN / "npm"), "run", "--silent", script, *more], "web", _NODE)


ENGINE: Final = (
    _tests("records", "architecture", "catalog", "records"),
    _tests("texts", "text"),
    _tests("rules and effects", "core", "rules", "effects", "conformance", "heroes"),
)
STATIC: Final = (
    _client("client: tests", "test", "--", "--maxWorkers=1"),
    _client("client: types", "check"),
    _client("client: style", "lint"),
    Job("types", [str(BIN / "mypy")], ".", {}),
    # Finds names that Windows does not have. Code behind a check of the platform is unreachable there.
    Job("types: Windows", [str(BIN / "mypy"), *_WINDOWS, "src"], ".", {}),
    Job("style", [str(BIN / "ruff"), "check"], ".", {}),
    Job("format", [str(BIN / "ruff"), "format", "--check"], ".", {}),
)
COMPILE: Final = (Job("engine: compile", ["make", "--no-print-directory", "install"], ".", {}),)
JOBS: Final = {"check": ENGINE + STATIC, "static": STATIC, "static-and-compile": COMPILE + STATIC}
"""In all lists the longest jobs come first, so that both workers finish at about the same time."""


def run(job: Job) -> tuple[bool, str]:
    """Whether a job passed, and what to show of it."""
    began = time.monotonic()
    done = subprocess.run(
        job.command,
        cwd=ROOT / job.folder,
        env={**os.environ, **job.environment},
        capture_output=True,
        text=True,
        check=False,
    )
    passed = done.returncode == 0
    line = f"{'ok' if passed else 'FAILED':7}{time.monotonic() - began:6.1f} s  {job.name}"
    return passed, line if passed else f"{line}\n{done.stdout}{done.stderr}"


def main(wanted: str = "check") -> int:
    began = time.monotonic()
    passed = []
    with ThreadPoolExecutor(WORKERS) as pool:
        for ok, shown in pool.map(run, JOBS[wanted]):
            passed.append(ok)
            print(shown, flush=True)
    print(f"{time.monotonic() - began:.0f} s")
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
