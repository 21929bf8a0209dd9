"""`new`: what it writes is good, plays at once, and is never written over by accident."""

from __future__ import annotations

import errno
import os
import random
import re
from itertools import combinations
from pathlib import Path
from urllib.parse import urlsplit

import pytest

import peerless
from peerless import Content
from peerless.catalog.loader import bundled_files, template
from tests.cli.support import call
from tests.cli.test_check import assert_counted
from tests.support import properties
from tests.support.words import says, words


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def own() -> Content:
    """The package with a new hero and a new board."""
    call("new", "hero", "lantern_keeper")
    call("new", "board", "Old Mill")
    return peerless.load_content([Path("lantern_keeper.yaml"), Path("old_mill.yaml")])


def test_a_new_hero_and_board_are_good_and_say_how_to_go_on() -> None:
    output = call("new", "hero", "The Lantern Keeper").output
    assert "the_lantern_keeper.yaml" in output.splitlines()[0]
    assert "peerless play --hero ./the_lantern_keeper.yaml" in output
    call("new", "board", "Old Mill")
    output = call("check", "the_lantern_keeper.yaml", "old_mill.yaml").output
    keeper, mill = output.splitlines()
    assert_counted(keeper, "The Lantern Keeper", move=3, cards=30, kinds=11)
    assert_counted(mill, "Old Mill", spaces=20, zones=5)


def test_a_new_file_tells_editors_where_its_schema_is() -> None:
    call("new", "hero", "fox")
    first = Path("fox.yaml").read_text(encoding="utf-8").splitlines()[0]
    address = call("schema", "hero", "--path").output.strip()
    assert first == f"# yaml-language-server: $schema={address}"
    assert Path(urlsplit(address).path).is_file()


def test_the_sheet_is_readable(own: Content) -> None:
    output = call("hero", "./lantern_keeper.yaml").output
    assert "Lantern Keeper  (lantern_keeper)" in output
    assert "Side by Side: " in output
    assert all(card.name in output for card in own.hero("lantern_keeper").cards)


@pytest.mark.parametrize("mode", ["duel", "teams", "free_for_all"])
def test_it_plays_to_the_end(own: Content, mode: str) -> None:
    foes = ["medusa"] if mode == "duel" else ["medusa", "lantern_keeper", "sinbad"]
    for seed in range(3):
        match = peerless.new_match(own, heroes=["lantern_keeper", *foes], board="old_mill", mode=mode, seed=seed)
        dice = random.Random(seed)
        while not match.over:
            properties.check_state(match.state)
            match.answer(dice.randrange(len(match.state.options)))


def test_it_plays_at_once() -> None:
    call("new", "hero", "my_hero")
    call("new", "board", "my_board")
    arguments = ("--hero", "./my_hero.yaml", "--hero", "medusa", "--board", "./my_board.yaml", "--seed", "3")
    assert "My Hero (you) against Medusa (hard) on My Board." in call("play", *arguments, lines="1\n" * 3).output
    assert says(call("watch", *arguments, "--bot", "random").output, "outcome-one")


def test_lines_of_the_board_do_not_cross(own: Content) -> None:
    board = own.board("old_mill")
    at = {space.id: (space.x, space.y) for space in board.spaces}

    def side(a: str, b: str, c: str) -> float:
        (ax, ay), (bx, by), (cx, cy) = at[a], at[b], at[c]
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    for (a, b), (c, d) in combinations(board.edges, 2):
        if len({a, b, c, d}) == 4:
            assert side(a, b, c) * side(a, b, d) > 0 or side(c, d, a) * side(c, d, b) > 0, (a, b, c, d)


def test_templates_are_not_content(content: Content) -> None:
    assert not {"hero", "board", "new_id"} & {*content.heroes, *content.boards}
    assert all(path.parent.name != "templates" for kind in ("heroes", "boards") for path in bundled_files(kind))


def test_templates_name_pages_that_exist() -> None:
    root = Path(__file__).parents[2]
    for kind, pages in (
        ("hero", ["docs/tutorial.md", "docs/hero_files.md", "docs/operations.md", "docs/recipes.md"]),
        ("board", ["docs/hero_files.md"]),
    ):
        assert all(page in template(kind) and (root / page).exists() for page in pages)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["hero", "alice"], words("error-id-taken", id="alice")),
        (["board", "Sarpedon"], words("error-id-taken", id="sarpedon")),
        (["hero", "sarpedon"], words("error-id-taken", id="sarpedon")),
        (["hero", "..."], words("error-no-id-choose", name="...")),
        (["hero", ""], words("error-no-id-choose", name="")),
        (["hero", "Баба Яга"], words("error-no-id-choose", name="Баба Яга")),
        (["hero", "3rd man"], words("error-no-id-choose", name="3rd_man")),
        (["hero", "x" * 65], words("error-no-id-choose", name="x" * 65)),
        (["hero", "./thing.yaml"], words("error-name-is-file", name="./thing.yaml")),
        (["hero", "thing", "--out", "Thing.yaml"], words("error-no-id", name="Thing")),
        (["hero", "thing", "--out", "thing.txt"], words("error-file-ending", file="thing.txt")),
        (["hero", "thing", "--out", "no/such/folder.yaml"], os.strerror(errno.ENOENT)),
        (["hero", "self"], words("fault-reserved", name="self")),
        (["hero", "companion"], words("fault-twice", name="companion")),
        (["hero", "a\u202eb"], words("fault-type-line")),
    ],
)
def test_bad_names_are_refused_and_nothing_is_written(arguments: list[str], message: str, tmp_path: Path) -> None:
    result = call("new", *arguments, code=2)
    assert re.search(message, result.stderr)
    assert result.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_there_stays() -> None:
    Path("my_hero.yaml").write_text("mine", encoding="utf-8")
    assert says(call("new", "hero", "My Hero", code=2).stderr, "error-file-there", file="my_hero.yaml")
    assert Path("my_hero.yaml").read_text(encoding="utf-8") == "mine"
    call("new", "hero", "My Hero", "--force")
    call("check", "my_hero.yaml")


def test_a_name_in_any_script_is_kept() -> None:
    call("new", "hero", 'Баба "Яга"', "--out", "baba_yaga.yaml")
    assert peerless.load_content([Path("baba_yaga.yaml")]).hero("baba_yaga").name == 'Баба "Яга"'


def test_accents_are_dropped_from_the_id() -> None:
    call("new", "hero", "Zoë Žižka")
    assert "Zoë Žižka" in call("check", "zoe_zizka.yaml").output
