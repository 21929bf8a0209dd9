"""`lab`: the commands from end to end, on small runs."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import peerless
from peerless import Content
from peerless.lab import summary
from peerless.lab.collect import MatchResult
from peerless.lab.results import read_results
from peerless.lab.runner import INFO, MATCHES, Info, read_info
from peerless.lab.stats import percent
from peerless.lab.tables import Table, markdown, tables
from tests.cli.support import call, ctrl_c_allowed
from tests.lab.support import kept
from tests.support.words import says

SMALL = ("--bot", "random", "--boards", "sarpedon,soho", "--workers", "1")


def assert_done(output: str, matches: int, folder: Path) -> None:
    """The last line tells how many matches were played and where the report is."""
    last = output.splitlines()[-1]
    assert str(matches) in re.findall(r"\d+", last)
    assert last.endswith(str(folder / "report.html"))


def assert_shown(output: str, expected: Sequence[Table]) -> None:
    """Every table that fits a terminal is printed, with its title, columns and rows."""
    printed = set(output.split())
    for table in expected:
        shown = [table.title, *table.head, *(cell for row in table.rows for cell in row)]
        assert table.wide or set(" ".join(shown).split()) <= printed, table.title


def difference(output: str, info: Info, results: Sequence[MatchResult]) -> list[str]:
    """The printed signs of the difference against all opponents, and of the ends of its interval."""
    row = tables(info, results)[1].rows[0]
    assert " ".join(row) in " ".join(output.split())
    return re.findall(r"[+−]", " ".join(row))


def test_matchups_write_a_folder(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    run = ("lab", "matchups", "--heroes", "alice,medusa,dracula", *SMALL, "--matches", "2", "--out", str(tmp_path))
    output = call(*run, "--markdown", str(page)).output
    assert_done(output, 24, tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"balance.md", "matches.csv", "report.html", "run.json"}
    info = read_info(tmp_path)
    assert info.command == (
        "peerless lab matchups --heroes alice,medusa,dracula --bot random --boards sarpedon,soho --matches 2"
    )
    assert info.seed == 1
    assert set(info.hashes) == {"alice", "medusa", "dracula", "sarpedon", "soho"}
    results = read_results(tmp_path / MATCHES)
    assert page.read_text(encoding="utf-8") == markdown((info, results))
    assert_shown(output, tables(info, results))
    before = kept(tmp_path)
    assert_done(call(*run).output, 24, tmp_path)  # nothing is left to play
    assert kept(tmp_path) == before
    again = tmp_path / "again.md"
    assert_shown(call("lab", "report", str(tmp_path), "--markdown", str(again)).output, tables(info, results))
    assert again.read_bytes() == page.read_bytes()


def test_a_page_about_several_runs(tmp_path: Path) -> None:
    folders = [tmp_path / bot for bot in ("random", "plain")]
    for folder in folders:
        call("lab", "duel", "alice", "medusa", *SMALL, "--bot", folder.name, "--matches", "2", "--out", str(folder))
    page = tmp_path / "page.md"
    output = call("lab", "report", *map(str, folders), "--markdown", str(page)).output
    text = page.read_text(encoding="utf-8")
    for folder in folders:
        info, results = read_info(folder), read_results(folder / MATCHES)
        assert_shown(output, tables(info, results))
        assert str(folder / "report.html") in output
        alone = markdown((info, results)).partition(f"    {info.command}\n")[2]
        rows = [line for line in alone.splitlines() if line.startswith("|")]
        own = text.partition(f"    {info.command}\n")[2].partition(" matches, bots")[0]
        assert [line for line in own.splitlines() if line.startswith("|")] == rows != []


def test_another_study_is_refused_in_the_folder(tmp_path: Path) -> None:
    call("lab", "duel", "alice", "medusa", *SMALL, "--matches", "1", "--out", str(tmp_path))
    result = call("lab", "duel", "alice", "dracula", *SMALL, "--matches", "1", "--out", str(tmp_path), code=2)
    command = "peerless lab duel alice medusa"
    assert says(result.output, "error-lab-another-run", folder=tmp_path)
    assert command in result.output


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


def test_names_are_whole_in_a_narrow_window(content: Content, tmp_path: Path) -> None:
    output = call("lab", "cards", "alice", *SMALL, "--heroes", "medusa", "--matches", "4", "--out", str(tmp_path),
                  size=(80, 40)).output  # fmt: skip
    shown = output.split()
    assert [card.name for card in content.heroes["alice"].cards if not {*card.name.split()} <= {*shown}] == []
    assert "usual" in shown
    assert "…" not in output


def test_cards_of_one_hero(content: Content, tmp_path: Path) -> None:
    output = call("lab", "cards", "alice", *SMALL, "--heroes", "medusa,dracula", "--matches", "4", "--out",
                  str(tmp_path)).output  # fmt: skip
    *_, table = expected = tables(read_info(tmp_path), read_results(tmp_path / MATCHES))
    assert "Alice" in table.title
    assert_shown(output, expected)
    own, theirs = ({card.name for card in content.heroes[hero].cards} for hero in ("alice", "medusa"))
    assert {row[0] for row in table.rows} == own
    assert not [name for name in theirs - own if name in output]
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
    info, results = read_info(tmp_path / "run"), read_results(tmp_path / "run" / MATCHES)
    assert_shown(output, tables(info, results))
    assert difference(output, info, results)[:2] == ["+", "+"]  # twice the health is better for certain
    assert info.subjects == ["ferryman_a", "ferryman_b"]
    assert info.hashes["ferryman_a"] != info.hashes["ferryman_b"]


def test_compare_a_hero_with_a_changed_copy(tmp_path: Path) -> None:
    """The id of a bundled hero against a file of the same name, which is the same hero: no difference."""
    source = Path(peerless.__file__).parent / "content" / "heroes" / "alice.yaml"
    copy = tmp_path / "alice.yaml"
    copy.write_bytes(source.read_bytes())
    output = call("lab", "compare", "alice", str(copy), "--heroes", "medusa", "--boards", "soho", "--bot", "plain",
                  "--workers", "1", "--out", str(tmp_path / "run")).output  # fmt: skip
    info, results = read_info(tmp_path / "run"), read_results(tmp_path / "run" / MATCHES)
    assert difference(output, info, results) == ["+", "−", "+"]
    assert summary.compare(results, ("alice_a", "alice_b")).difference.value == 0


def test_a_ladder(tmp_path: Path) -> None:
    output = call("lab", "ladder", "--bots", "random,greedy:worlds=1,seed=3,plain", "--heroes", "alice,medusa",
                  "--boards", "soho", "--matches", "4", "--workers", "1", "--out", str(tmp_path)).output  # fmt: skip
    info = read_info(tmp_path)
    assert info.subjects == ["random", "greedy:worlds=1,seed=3", "plain"]
    assert_done(output, 12, tmp_path)
    assert_shown(output, tables(info, read_results(tmp_path / MATCHES)))


def test_a_ladder_with_a_hero_in_every_deal(tmp_path: Path) -> None:
    call("new", "hero", "ferryman", "--out", str(tmp_path / "ferryman.yaml"))
    run = ("lab", "ladder", "--bots", "random,plain", "--heroes", "alice,medusa", "--boards", "soho", "--workers", "1")
    output = call(
        *run, "--hero", str(tmp_path / "ferryman.yaml"), "--matches", "8", "--out", str(tmp_path / "run")
    ).output
    info, results = read_info(tmp_path / "run"), read_results(tmp_path / "run" / MATCHES)
    assert_shown(output, tables(info, results))
    assert info.names["ferryman"] in tables(info, results)[-1].title
    played = Counter((seat.bot, seat.hero) for result in results for seat in result.seats)
    assert played == {
        (bot, hero): count
        for bot in ("random", "plain")
        for hero, count in (("ferryman", 4), ("alice", 2), ("medusa", 2))
    }


def test_a_ladder_at_a_table_of_four(tmp_path: Path) -> None:
    output = call("lab", "ladder", "--bots", "random,plain", "--against", "plain", "--mode", "free_for_all",
                  "--matches", "8", "--workers", "1", "--out", str(tmp_path)).output  # fmt: skip
    results = read_results(tmp_path / MATCHES)
    (table,) = tables(read_info(tmp_path), results)
    assert_shown(output, [table])
    assert all(word in table.title for word in ("free_for_all", "plain", percent(1 / 4)))
    assert len(results) == 8
    assert {len(result.seats) for result in results} == {4}
    assert {result.board for result in results}.isdisjoint({"king_solomons_mine"})  # it has two start spaces


@pytest.mark.parametrize(
    ("arguments", "key", "args"),
    [
        (("matchups", "--heroes", "alice,nobody"), "error-no-hero", {"hero": "nobody"}),
        (("matchups", "--boards", "nowhere"), "error-no-board", {"board": "nowhere"}),
        (("matchups", "--bot", "human"), "error-no-bot", {"name": "human"}),
        (("matchups", "--heroes", "alice"), "error-lab-nothing", {}),
        (("ladder", "--bots", "random"), "error-lab-nothing", {}),
        (
            ("ladder", "--bots", "random,plain", "--mode", "teams", "--heroes", "alice,medusa"),
            "error-lab-heroes",
            {"mode": "teams", "count": 4, "named": 2},
        ),
        (("ladder", "--bots", "random", "--hero", "nobody"), "error-no-hero", {"hero": "nobody"}),
        (
            ("ladder", "--bots", "random,plain", "--mode", "teams", "--hero", "alice"),
            "error-lab-hero",
            {"mode": "teams"},
        ),
        (
            ("ladder", "--bots", "random", "--mode", "teams", "--boards", "king_solomons_mine"),
            "error-lab-starts",
            {"board": "king_solomons_mine", "count": 4},
        ),
        (("speed", "--workers", "1,x"), "error-lab-workers", {"text": "x"}),
        (("report", "."), "error-lab-no-run", {"folder": ".", "file": INFO}),
    ],
)
def test_what_cannot_be_played_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], key: str, args: dict[str, Any]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert says(call("lab", *arguments, code=2).output, key, **args)
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_ends_cleanly_and_the_same_command_goes_on(tmp_path: Path) -> None:
    """A real process with two workers, interrupted as a terminal does it; compared with a run that was not."""
    run = ("lab", "matchups", "--heroes", "alice,medusa,dracula", "--bot", "plain", "--boards", "soho",
           "--matches", "40")  # fmt: skip
    out = tmp_path / "interrupted"
    command = [sys.executable, "-m", "peerless", *run, "--workers", "2", "--out", str(out)]
    with ctrl_c_allowed():
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
    matches = out / MATCHES
    while not (matches.exists() and matches.read_bytes().count(b"\n") > 5):
        assert process.poll() is None, process.communicate()[0]
        time.sleep(0.005)
    os.killpg(process.pid, signal.SIGINT)
    output = process.communicate()[0].decode()
    assert process.returncode == 130, output
    assert "Traceback" not in output
    assert re.search(rf"\b{len(kept(out))}\b.*\b240\b", output), "how many of all matches are kept"
    assert 0 < len(kept(out)) < 240
    call(*run, "--workers", "1", "--out", str(out))
    call(*run, "--workers", "1", "--out", str(tmp_path / "whole"))
    assert kept(out) == kept(tmp_path / "whole")
    assert len(kept(out)) == 240


def test_speed_compares_numbers_of_workers() -> None:
    output = call("lab", "speed", "--bot", "random", "--workers", "1,2", "--matches", "1").output
    assert re.search(r"\b1\s+60(\s+[\d.]+){4}\s+1\.00\b", output)
    assert re.search(r"\b2\s+60(\s+[\d.]+){5}", output)
