"""The reference of hero and board files is current, and every key of the files is explained."""

from __future__ import annotations

import json
from typing import get_args

import pytest

from peerless.catalog.loader import template
from peerless.catalog.reading.problems import Problems
from peerless.catalog.reading.yaml_file import parse_yaml
from peerless.catalog.zone_colors import TERMINAL_STYLES, ZoneColor
from peerless.messages.translator import LANGUAGES
from peerless.text.names import name_file
from tools import schemas
from tools.content import hero_files
from tools.generated import outdated


def test_the_page_is_current() -> None:
    assert outdated("content.hero_files", hero_files.files()) == []


def test_every_key_is_explained() -> None:
    assert hero_files.undocumented() == []


@pytest.mark.parametrize("kind", ["hero", "board"])
def test_every_key_has_a_description_in_the_schema(kind: str) -> None:
    schema = json.loads((schemas.FOLDER / f"{kind}.json").read_text(encoding="utf-8"))
    ours = {struct.__name__ for struct in hero_files.TITLES}
    bare = [
        f"{name}.{key}"
        for name, part in schema["$defs"].items()
        if name in ours
        for key, value in part["properties"].items()
        if "description" not in value or "](" in value["description"]
    ]
    assert bare == []


def test_every_zone_color_has_a_style_and_a_name_in_every_language() -> None:
    colors = set(get_args(ZoneColor))
    assert set(TERMINAL_STYLES) == colors
    for language in LANGUAGES:
        assert language == "en" or set(name_file(language).zones) >= colors


def test_a_new_board_uses_zone_colors_only() -> None:
    zones = parse_yaml(template("board"), Problems("board"))["zones"]
    assert set(zones) <= set(get_args(ZoneColor))
