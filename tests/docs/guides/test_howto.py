"""The recipes work: their files load, play and hold, and every file they name exists."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from peerless import Content, load_content, new_match
from peerless.records.scenario import run_file
from tests.cli.support import call
from tests.docs.pages import DOCS, ROOT, files
from tests.support import properties

RECIPES = sorted((DOCS / "howto").glob("*.md"))
HERO, BOARD = DOCS / "howto" / "add_a_hero.md", DOCS / "howto" / "add_a_board.md"


@pytest.fixture
def crafted(tmp_path: Path) -> Content:
    """The bundled content with the hero and the board of the recipes."""
    hero = files(HERO, tmp_path)["ranger.yaml"]
    board = files(BOARD, tmp_path)["crossroads.yaml"]
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
    results = run_file(files(HERO, tmp_path)["ranger_scenarios.yaml"], crafted)
    assert [result.failures for result in results] == [[]]


def test_the_commands_of_the_recipes_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    files(HERO, tmp_path)
    files(BOARD, tmp_path)
    call("watch", "--hero", "./ranger.yaml", "--seed", "1", "--bot", "random", "--record", "match.json")
    for recipe, expected in ((HERO, 7), (BOARD, 4)):
        commands = re.findall(r"`peerless ([^`]+)`", recipe.read_text(encoding="utf-8"))
        assert len(commands) == expected
        for command in commands:
            assert call(*command.replace("NAME", "guest").split(), *(["--force"] if "new" in command else [])).output


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda path: path.stem)
def test_every_file_a_recipe_names_exists(recipe: Path) -> None:
    text = recipe.read_text(encoding="utf-8")
    named = re.findall(r"`((?:src|tests|tools|docs|web)/[\w/.]+)`", text) + [
        f"tools/{tool.replace('.', '/')}.py" for tool in re.findall(r"python -m tools\.([\w.]+\w)", text)
    ]
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []
    links = re.findall(r"\]\(([^)#]+)\)", text)
    assert [link for link in links if not (recipe.parent / link).exists()] == []


def test_the_steps_of_a_recipe_are_numbered_in_a_row() -> None:
    for recipe in RECIPES:
        numbers = [int(number) for number in re.findall(r"^(\d+)\. ", recipe.read_text(encoding="utf-8"), re.MULTILINE)]
        assert numbers == list(range(1, len(numbers) + 1)), recipe.name
        assert len(numbers) >= 5
