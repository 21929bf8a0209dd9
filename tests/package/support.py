"""Build the package from copies of the checkout, and run it in environments of its own."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import yaml

from tests.architecture.test_repository import ROOT, committed_files

WORKFLOW: Final = ROOT / ".github" / "workflows" / "release.yml"
UV: Final = Path(sys.executable).with_name("uv")
_OURS: Final = ("PEERLESS_", "PYTHON", "MYPYC_", "VIRTUAL_ENV", "UV_")
SYSTEM_PATH: Final = os.pathsep.join(["/usr/local/bin", "/usr/bin", "/bin"])
"""Where a C compiler is, if there is one."""


def environment(**more: str) -> dict[str, str]:
    """The environment without anything that leads back to this checkout."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(_OURS)}
    return {**kept, "PATH": SYSTEM_PATH, **more}


def run(command: list[str | Path], folder: Path, **more: str) -> str:
    """What a command prints. It must succeed."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment(**more),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-8000:]
    return done.stdout


def copy_checkout(folder: Path) -> Path:
    """What git tracks, as it is in the working tree now."""
    for path in committed_files():
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    return folder


def build(kind: str, source: Path, folder: Path, **more: str) -> Path:
    """Build an sdist or a wheel from a folder or an archive."""
    run([UV, "build", f"--{kind}", "--python", sys.executable, "--out-dir", folder, source], folder.parent, **more)
    [made] = [path for path in folder.iterdir() if path.suffix in (".whl", ".gz")]
    return made


def release_step(job: str, command: str) -> dict[str, Any]:
    """The step of the release workflow whose command starts like this."""
    steps = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"][job]["steps"]
    [step] = [step for step in steps if step.get("run", "").startswith(command)]
    return dict(step)


def run_step(step: dict[str, Any], folder: Path, *path: str | Path) -> None:
    """Run a step of the release workflow, with these folders on the path."""
    programs = os.pathsep.join(map(str, [*path, UV.parent]))
    run(["/bin/bash", "-ec", step["run"]], folder, PATH=programs, UV_PYTHON=sys.executable, **step.get("env", {}))


def free_port() -> int:
    """A port nobody listens on now."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


class Environment:
    """A virtual environment with the package, from a file or, editable, from a checkout, and what it requires."""

    def __init__(self, folder: Path, file: Path, *options: str, **more: str) -> None:
        self.folder = folder
        run([UV, "venv", "--quiet", "--python", sys.executable, folder / "venv"], folder)
        self.bin = folder / "venv" / "bin"
        install: list[str | Path] = [UV, "pip", "install", *options, "--python", self.bin / "python"]
        if file.is_dir():
            run([*install, "--editable", file], folder, **more)
        else:  # a copy: of one file, uv would use again what it has built before
            run([*install, shutil.copy(file, folder / file.name)], folder, **more)

    def variables(self, **more: str) -> dict[str, str]:
        """Nothing is on the path but the environment itself, and the user's data is inside of it."""
        path = str(self.bin)
        return environment(PATH=path, HOME=str(self.folder), XDG_DATA_HOME=str(self.folder / "data"), **more)

    def call(self, *command: str, **more: str) -> str:
        return run([self.bin / command[0], *command[1:]], self.folder, **self.variables(**more))

    @contextmanager
    def started(self, *command: str, **more: str) -> Iterator[Started]:
        """A server that stops at the end, with code 0."""
        process = subprocess.Popen(
            [self.bin / command[0], *command[1:]],
            cwd=self.folder,
            env=self.variables(**more),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        server = Started(process)
        try:
            server.wait()
            yield server
        finally:
            process.send_signal(signal.SIGTERM)
            server.lines += process.communicate()[0].splitlines()
        assert process.returncode == 0, server.lines


class Started:
    """A server: its address, and what it has printed."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.address = ""
        self.lines: list[str] = []

    def wait(self) -> None:
        """Read up to the line with the address."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.lines.append(line.rstrip())
            if line.startswith("Peerless: "):
                self.address = "http://127.0.0.1:" + line.strip().rpartition(":")[2]
                return
        raise AssertionError("\n".join(self.lines))
