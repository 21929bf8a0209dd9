"""Write the list of ids that scenario files may cite: rules and rulings."""

from __future__ import annotations

import re
import sys
from itertools import groupby
from pathlib import Path
from typing import Final

from tools.generated import ROOT, main

DOCS: Final = ROOT / "docs"
MODULE: Final = ROOT / "src" / "peerless" / "records" / "scenario" / "rule_ids.py"
_RULE: Final = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* ", re.MULTILINE)
_RULING: Final = re.compile(r"^### (R-[A-Z]+-\d+): ", re.MULTILINE)


def _family(rule: str) -> str:
    return rule.rpartition("-")[0]


def _constant(name: str, page: str, pattern: re.Pattern[str]) -> str:
    """One line for each family, so that a new rule changes one line."""
    ids = pattern.findall((DOCS / page).read_text(encoding="utf-8"))
    lines = [f'    "{" ".join(group)} "' for _, group in groupby(ids, _family)]
    return "\n".join([f"{name}: Final = (", *lines, ").split()", f'"""Of docs/{page}."""', ""])


def module() -> str:
    """The text of the module."""
    return "\n".join(
        [
            '"""The ids of all rules and rulings. Made by `python -m tools.rule_ids`; do not edit."""',
            "",
            "# ruff: noqa: E501, SIM905",
            "",
            "from typing import Final",
            "",
            _constant("RULE_IDS", "rules.md", _RULE) + _constant("RULING_IDS", "rulings.md", _RULING),
        ]
    )


def files() -> dict[Path, str]:
    """The module -> its text."""
    return {MODULE: module()}


if __name__ == "__main__":
    sys.exit(main("rule_ids", files))
