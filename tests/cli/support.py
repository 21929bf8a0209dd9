"""Calling commands in the tests."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from click.testing import CliRunner, Result

from peerless.cli.main import main


def call(*arguments: str, lines: str = "", code: int = 0, size: tuple[int, int] = (120, 40)) -> Result:
    """Runs a command with lines on its standard input; its exit code must be the one expected."""
    window = {"COLUMNS": str(size[0]), "LINES": str(size[1])}
    result = CliRunner().invoke(main, list(arguments), input=lines, env=window)
    assert result.exit_code == code, (result.exit_code, result.output, result.exception)
    return result


def call_json(*arguments: str, code: int = 0) -> Any:
    return msgspec.json.decode(call(*arguments, "--json", code=code).stdout)


@contextmanager
def ctrl_c_allowed() -> Iterator[None]:
    """Let processes started here be interrupted: a shell turns Ctrl-C off for what runs in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
