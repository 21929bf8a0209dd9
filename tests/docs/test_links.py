"""Links between pages lead to files, and the modules ARCHITECTURE.md names exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, ROOT

PAGES = [ROOT / "README.md", ROOT / "ARCHITECTURE.md", ROOT / "web" / "README.md", *sorted(DOCS.rglob("*.md"))]
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")
MODULE = re.compile(r"`([a-z_]+(?:/[a-z_.0-9]+)+(?:\.\w+|/)?)`")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_to_files(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_map_names_what_exists() -> None:
    paths = set(MODULE.findall((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")))
    assert len(paths) > 40
    assert (
        sorted(path for path in paths if not any((base / path).exists() for base in (ROOT, ROOT / "src/peerless")))
        == []
    )


def test_the_map_lists_every_package() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    for folder in (ROOT / "src/peerless", ROOT / "src/peerless/service", ROOT / "src/peerless/server"):
        prefix = folder.relative_to(ROOT / "src/peerless").as_posix().replace(".", "")
        for package in folder.glob("*/__init__.py"):
            assert f"| `{f'{prefix}/' if prefix else ''}{package.parent.name}` |" in text
