"""The recipes work: their files load, play and hold, and every file they name exists."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from peerless import Content, load_content, new_match
from peerless.records.scenario import run_file
from tests.cli.support import call
from tests.support import properties

ROOT = Path(__file__).resolve().parents[2]
RECIPES = sorted((ROOT / "docs" / "howto").glob("*.md"))


def files(recipe: str, folder: Path) -> dict[str, Path]:
    """The YAML files a recipe shows, by name, written to a folder; the first line of each names it."""
    text = (ROOT / "docs" / "howto" / recipe).read_text(encoding="utf-8")
    out: dict[str, Path] = {}
    for indent, block in re.findall(r"^( *)```yaml\n(.*?)^ *```", text, re.MULTILINE | re.DOTALL):
        lines = [line.removeprefix(indent) for line in block.splitlines()]
        name = lines[0].removeprefix("# ")
        out[name] = folder / name
        out[name].write_text("\n".join(lines) + "\n", encoding="utf-8")
    return out


@pytest.fixture
def crafted(tmp_path: Path) -> Content:
    """The bundled content with the hero and the board of the recipes."""
    hero = files("add_a_hero.md", tmp_path)["ranger.yaml"]
    board = files("add_a_board.md", tmp_path)["crossroads.yaml"]
    return load_content([hero, board])


def test_the_hero_of_the_recipe_plays_to_the_end(crafted: Content) -> None:
    for seed, board in enumerate(("crossroads", "sarpedon", "marmoreal")):
        match = new_match(crafted, seed=seed, heroes=["ranger", "ranger"], board=board)
        dice = random.Random(seed)
        while not match.over:
            properties.check_state(match.state)
            match.answer(dice.randrange(len(match.state.options)))
        assert match.outcome is not None


def test_four_can_play_on_the_board_of_the_recipe(crafted: Content) -> None:
    heroes = ["alice", "sinbad", "king_arthur", "alice"]
    match = new_match(crafted, seed=1, heroes=heroes, board="crossroads", mode="teams")
    assert match.decision.seat == "p1"


def test_the_scenarios_of_the_recipe_hold(crafted: Content, tmp_path: Path) -> None:
    results = run_file(files("add_a_hero.md", tmp_path)["ranger_scenarios.yaml"], crafted)
    assert [result.failures for result in results] == [[]]


def test_the_commands_of_the_recipes_work(tmp_path: Path) -> None:
    hero = str(files("add_a_hero.md", tmp_path)["ranger.yaml"])
    board = str(files("add_a_board.md", tmp_path)["crossroads.yaml"])
    call("check", hero, board)
    assert "Whistle" in call("hero", "ranger", "--content", hero).stdout
    assert "Crossroads" in call("board", "crossroads", "--content", board).stdout


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda path: path.stem)
def test_every_file_a_recipe_names_exists(recipe: Path) -> None:
    text = recipe.read_text(encoding="utf-8")
    named = re.findall(r"`((?:src|tests|tools|docs)/[\w/.]+)`", text) + re.findall(r"python (tools/\w+\.py)", text)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []
    links = re.findall(r"\]\(([^)#]+)\)", text)
    assert [link for link in links if not (recipe.parent / link).exists()] == []


def test_the_steps_of_a_recipe_are_numbered_in_a_row() -> None:
    for recipe in RECIPES:
        numbers = [int(number) for number in re.findall(r"^(\d+)\. ", recipe.read_text(encoding="utf-8"), re.MULTILINE)]
        assert numbers == list(range(1, len(numbers) + 1)), recipe.name
        assert len(numbers) >= 5
