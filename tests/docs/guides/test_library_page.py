"""The page about the library names everything public, and its examples run."""

from __future__ import annotations

import doctest
import re
from types import ModuleType

import pytest

import peerless
from peerless import bots
from peerless.bots import registry
from tests.docs.pages import DOCS, ROOT

PAGE = DOCS / "library.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_examples_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_KINDS", dict(registry._KINDS))  # the page registers a bot
    monkeypatch.chdir(ROOT)
    shortened = TEXT.replace("…", "...")
    parser = doctest.DocTestParser()
    test = parser.get_doctest(shortened, {}, PAGE.name, str(PAGE), 0)
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
    assert result.attempted > 60
    assert result.failed == 0


@pytest.mark.parametrize("module", [peerless, bots], ids=lambda module: module.__name__)
def test_every_public_name_is_explained_and_used(module: ModuleType) -> None:
    """In words, and in an example."""
    code = "\n".join(re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL))
    words = re.sub(r"```python\n.*?```", "", TEXT, flags=re.DOTALL)
    for name in module.__all__:
        assert re.search(rf"`{name}`", words), f"{name} is not explained"
        assert re.search(rf"\b{name}\b", code), f"{name} is in no example"


def test_modules_named_in_tables_exist() -> None:
    for package in ("search", "envs"):
        section = TEXT.partition(f"`peerless.{package}`")[2].partition("```")[0]
        named = re.findall(r"`(\w+)\.(\w+)`", section)
        assert len(named) > 5
        for module, name in named:
            found = __import__(f"peerless.{package}.{module}", fromlist=[name])
            assert hasattr(found, name), f"{module}.{name}"
