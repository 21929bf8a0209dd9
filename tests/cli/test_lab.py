"""`lab`: the commands from end to end, on small runs."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import peerless
from peerless.lab.results import read_results
from peerless.lab.runner import MATCHES, read_info
from tests.cli.support import call
from tests.lab.support import kept

SMALL = ("--bot", "random", "--boards", "sarpedon,soho", "--workers", "1")


def test_matchups_write_a_folder(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    run = ("lab", "matchups", "--heroes", "alice,medusa,dracula", *SMALL, "--matches", "2", "--out", str(tmp_path))
    output = call(*run, "--markdown", str(page)).output
    assert "24 matches in" in output
    assert {path.name for path in tmp_path.iterdir()} == {"balance.md", "matches.csv", "report.html", "run.json"}
    info = read_info(tmp_path)
    assert info.command == (
        "peerless lab matchups --heroes alice,medusa,dracula --bot random --boards sarpedon,soho --matches 2"
    )
    assert info.seed == 1
    assert set(info.hashes) == {"alice", "medusa", "dracula", "sarpedon", "soho"}
    assert "| row against column |" in page.read_text(encoding="utf-8")
    assert f"    {info.command}\n" in page.read_text(encoding="utf-8")
    before = kept(tmp_path)
    assert "24 matches in" in call(*run).output  # nothing is left to play
    assert kept(tmp_path) == before
    again = tmp_path / "again.md"
    assert "Alice" in call("lab", "report", str(tmp_path), "--markdown", str(again)).output
    assert again.read_bytes() == page.read_bytes()


def test_another_study_is_refused_in_the_folder(tmp_path: Path) -> None:
    call("lab", "duel", "alice", "medusa", *SMALL, "--matches", "1", "--out", str(tmp_path))
    result = call("lab", "duel", "alice", "dracula", *SMALL, "--matches", "1", "--out", str(tmp_path), code=2)
    assert "holds another run" in result.output


def test_a_duel_of_two_bots(tmp_path: Path) -> None:
    call("lab", "duel", "alice", "medusa", *SMALL, "--against", "plain", "--matches", "2", "--out", str(tmp_path))
    results = read_results(tmp_path / MATCHES)
    assert len(results) == 2 * 2 * 2
    assert {(seat.hero, seat.bot) for result in results for seat in result.seats} == {
        ("alice", "random"),
        ("medusa", "plain"),
    }


def test_heroes_and_boards_of_ones_own(tmp_path: Path) -> None:
    for kind, name in (("hero", "ferryman"), ("board", "jetty")):
        call("new", kind, name, "--out", str(tmp_path / f"{name}.yaml"))
    hero, board = str(tmp_path / "ferryman.yaml"), str(tmp_path / "jetty.yaml")
    out = tmp_path / "run"
    call("lab", "matchups", "--heroes", f"alice,{hero}", "--boards", board, "--bot", "random", "--matches", "2",
         "--workers", "2", "--out", str(out))  # fmt: skip
    results = read_results(out / MATCHES)
    assert len(results) == 4
    assert {result.board for result in results} == {"jetty"}
    assert {seat.hero for result in results for seat in result.seats} == {"alice", "ferryman"}


def test_cards_of_one_hero(tmp_path: Path) -> None:
    output = call("lab", "cards", "alice", *SMALL, "--heroes", "medusa,dracula", "--matches", "4", "--out",
                  str(tmp_path)).output  # fmt: skip
    assert "Cards of Alice" in output
    assert "Cards of Medusa" not in output
    assert {seat.hero for result in read_results(tmp_path / MATCHES) for seat in result.seats} == {
        "alice",
        "medusa",
        "dracula",
    }


def test_compare_two_files(tmp_path: Path) -> None:
    """Two files of one name in two folders; the second has twice the health."""
    for folder, health in (("old", 12), ("new", 24)):
        (tmp_path / folder).mkdir()
        path = tmp_path / folder / "ferryman.yaml"
        call("new", "hero", "ferryman", "--out", str(path))
        text = re.sub(
            r"^(hero:.*?health: )\d+",
            rf"\g<1>{health}",
            path.read_text(encoding="utf-8"),
            flags=re.MULTILINE | re.DOTALL,
        )
        path.write_text(text, encoding="utf-8")
    run = ("--heroes", "medusa,alice", "--boards", "sarpedon", "--bot", "plain", "--workers", "1", "--matches", "8")
    files = [str(tmp_path / folder / "ferryman.yaml") for folder in ("old", "new")]
    output = call("lab", "compare", *files, *run, "--out", str(tmp_path / "run")).output
    assert "ferryman_b above ferryman_a" in output
    difference = re.search(r"everyone\s+([+−][\d.]+)\s+([+−][\d.]+) to", output)
    assert difference is not None
    assert difference[1].startswith("+")
    assert difference[2].startswith("+")  # twice the health is better for certain
    info = read_info(tmp_path / "run")
    assert info.subjects == ["ferryman_a", "ferryman_b"]
    assert info.hashes["ferryman_a"] != info.hashes["ferryman_b"]


def test_compare_a_hero_with_a_changed_copy(tmp_path: Path) -> None:
    """The id of a bundled hero against a file of the same name, which is the same hero: no difference."""
    source = Path(peerless.__file__).parent / "content" / "heroes" / "alice.yaml"
    copy = tmp_path / "alice.yaml"
    copy.write_bytes(source.read_bytes())
    output = call("lab", "compare", "alice", str(copy), "--heroes", "medusa", "--boards", "soho", "--bot", "plain",
                  "--workers", "1", "--out", str(tmp_path / "run")).output  # fmt: skip
    assert re.search(r"everyone\s+\+0\.0\s+−[\d.]+ to \+[\d.]+", output)


def test_a_ladder(tmp_path: Path) -> None:
    output = call("lab", "ladder", "--bots", "random,greedy:worlds=1,seed=3,plain", "--heroes", "alice,medusa",
                  "--boards", "soho", "--matches", "4", "--workers", "1", "--out", str(tmp_path)).output  # fmt: skip
    assert read_info(tmp_path).subjects == ["random", "greedy:worlds=1,seed=3", "plain"]
    assert "12 matches in" in output
    assert "ms a decision" in output


def test_a_ladder_at_a_table_of_four(tmp_path: Path) -> None:
    output = call("lab", "ladder", "--bots", "random,plain", "--against", "plain", "--mode", "free_for_all",
                  "--matches", "8", "--workers", "1", "--out", str(tmp_path)).output  # fmt: skip
    assert "free_for_all against plain, fair share 25 %" in output
    results = read_results(tmp_path / MATCHES)
    assert len(results) == 8
    assert {len(result.seats) for result in results} == {4}
    assert {result.board for result in results}.isdisjoint({"king_solomons_mine"})  # it has two start spaces


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("matchups", "--heroes", "alice,nobody"), "no hero 'nobody'"),
        (("matchups", "--boards", "nowhere"), "no board 'nowhere'"),
        (("matchups", "--bot", "human"), "no bot 'human'"),
        (("matchups", "--heroes", "alice"), "nothing to play"),
        (("ladder", "--bots", "random"), "nothing to play"),
        (("ladder", "--bots", "random,plain", "--mode", "teams", "--heroes", "alice,medusa"), "teams needs 4 heroes"),
        (("ladder", "--bots", "random", "--mode", "teams", "--boards", "king_solomons_mine"), "fewer than 4 start"),
        (("speed", "--workers", "1,x"), "'x' is no number"),
        (("report", "."), "holds no run"),
    ],
)
def test_what_cannot_be_played_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], message: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert message in call("lab", *arguments, code=2).output
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_ends_cleanly_and_the_same_command_goes_on(tmp_path: Path) -> None:
    """A real process with two workers, interrupted as a terminal does it; compared with a run that was not."""
    run = ("lab", "matchups", "--heroes", "alice,medusa,dracula", "--bot", "plain", "--boards", "soho",
           "--matches", "40")  # fmt: skip
    out = tmp_path / "interrupted"
    command = [sys.executable, "-m", "peerless", *run, "--workers", "2", "--out", str(out)]
    before = signal.signal(
        signal.SIGINT, signal.default_int_handler
    )  # a shell turns it off for what is in the background
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
    signal.signal(signal.SIGINT, before)
    matches = out / MATCHES
    while not (matches.exists() and matches.read_bytes().count(b"\n") > 5):
        assert process.poll() is None, process.communicate()[0]
        time.sleep(0.005)
    os.killpg(process.pid, signal.SIGINT)
    output = process.communicate()[0].decode()
    assert process.returncode == 130, output
    assert "the same command goes on" in output
    assert "Traceback" not in output
    assert 0 < len(kept(out)) < 240
    call(*run, "--workers", "1", "--out", str(out))
    call(*run, "--workers", "1", "--out", str(tmp_path / "whole"))
    assert kept(out) == kept(tmp_path / "whole")
    assert len(kept(out)) == 240


def test_speed_compares_numbers_of_workers() -> None:
    output = call("lab", "speed", "--bot", "random", "--workers", "1,2", "--matches", "1").output
    assert re.search(r"\b1\s+60(\s+[\d.]+){4}\s+1\.00\b", output)
    assert re.search(r"\b2\s+60(\s+[\d.]+){5}", output)
