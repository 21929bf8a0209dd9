"""The example of the README runs, and says what it shows."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parents[3] / "README.md"


def test_the_readme_example_runs() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0
