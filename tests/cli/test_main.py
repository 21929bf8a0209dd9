"""The command group: help, version, and errors that are one line."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from peerless import __version__
from peerless.cli.main import main
from peerless.messages.translator import LANGUAGES, translator
from tests.cli.support import call
from tests.support.words import words

COMMANDS = ("play", "watch", "heroes", "hero", "boards", "board", "replay", "scenario", "new", "check", "schema")


def test_help_lists_every_command() -> None:
    output = call("--help").output
    assert all(f"\n  {command} " in output for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    assert "Usage: main " + command in call(command, "--help").output


def test_version() -> None:
    assert call("--version").output == f"peerless, version {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["hero", "nobody"], words("error-no-hero", hero="nobody")),
        (["board", "nowhere"], words("error-no-board", board="nowhere")),
        (["play", "--hero", "nobody"], words("error-no-hero", hero="nobody")),
        (
            ["play", "--hero", "alice", "--hero", "medusa", "--hero", "sinbad"],
            words("error-wrong-seats", mode="duel", wanted=2, seats=3, rule="SET-1"),
        ),
        (["play", "--p2", "clever"], words("error-no-bot", name="clever")),
        (["play", "--p3", "random"], words("error-seat-option", number=3, seats=2)),
        (["watch", "--p1", "human"], words("error-watch-people")),
        (["watch", "--mode", "teams", "--board", "nowhere"], words("error-no-board", board="nowhere")),
    ],
)
def test_a_refusal_is_one_line(arguments: list[str], message: str) -> None:
    result = call(*arguments, code=2)
    assert re.search(message, result.stderr)
    assert result.stderr.startswith("Error: ")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.output


def test_a_file_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    result = call("watch", "--seed", "1", "--record", str(tmp_path / "no" / "folder.json"), code=2)
    assert os.strerror(errno.ENOENT) in result.stderr


def test_broken_content_says_where_to_look(tmp_path: Path) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text("name: Broken\ncards: 3\n", encoding="utf-8")
    result = call("heroes", "--content", str(path), code=2)
    assert result.stderr.startswith("Error: broken.yaml:1:1: ")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_speak_the_language_asked_for(tmp_path: Path, language: str) -> None:
    say = translator(language).part
    result = call("hero", "bob", "--lang", language, code=2)
    assert result.stderr.startswith(f"Error: {say('error-no-hero', hero='bob', known='')[:8]}")
    assert "alice" in result.stderr
    path = tmp_path / "broken.yaml"
    path.write_text("name: Broken\ncards: 3\n", encoding="utf-8")
    first = f"broken.yaml:1:1: {say('fault-missing', key='hero')}"
    result = call("boards", "--content", str(path), "--lang", language, code=2)
    assert result.stderr == f"Error: {say('error-more-problems', first=first, count=2)}\n"
    result = call("check", str(path), "--lang", language, code=1)
    assert result.stdout.splitlines()[0] == first
    assert result.stderr == f"{say('error-check-failed', failed=1, count=1)}\n"


def test_a_refusal_speaks_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    result = call("new", "hero", "alice", code=2)
    assert result.stderr == f"Error: {translator('uk').part('error-id-taken', id='alice')}\n"


def test_unknown_command() -> None:
    assert CliRunner().invoke(main, ["dance"]).exit_code == 2
