"""Write docs/rules_coverage.md: which tests prove which rule.

Fails if a rule has no test or a test cites no rule. A scenario cites rules with `rules:`, a Python test with
`@pytest.mark.rule("ATK-2")`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import yaml

from tools.generated import ROOT, main

RULES: Final = ROOT / "docs" / "rules.md"
PAGE: Final = ROOT / "docs" / "rules_coverage.md"
TESTS: Final = ROOT / "tests"
SUITE: Final = "tests/conformance"

_RULE: Final = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.+)$", re.MULTILINE)
_SECTION: Final = re.compile(r"^## ([A-Z]+): (.+)$", re.MULTILINE)


class Citation(NamedTuple):
    """A test that names a rule."""

    rule: str
    file: str
    test: str


def rules() -> dict[str, str]:
    """Rule -> its sentence, in the order of the page."""
    found = _RULE.findall(RULES.read_text(encoding="utf-8"))
    twice = {rule for rule, _ in found if sum(rule == other for other, _ in found) > 1}
    if twice:
        raise SystemExit(f"{RULES.name}: {', '.join(sorted(twice))} stands twice")
    return dict(found)


@cache
def citations() -> list[Citation]:
    """All citations, in the order of files and of their lines."""
    found: list[Citation] = []
    for path in sorted(TESTS.rglob("scenarios/*.yaml")):
        found += _of_scenarios(path)
    for path in sorted(TESTS.rglob("test_*.py")):
        found += _of_tests(path)
    return found


def _of_scenarios(path: Path) -> Iterator[Citation]:
    data = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
    scenarios = data.get("scenarios", [data]) if isinstance(data, dict) else data
    for scenario in scenarios:
        for rule in scenario.get("rules", []):
            yield Citation(rule, _short(path), scenario["name"])


def _of_tests(path: Path) -> Iterator[Citation]:
    """Marks anywhere in a test: over it, or over its parameters."""
    for top in ast.parse(path.read_text(encoding="utf-8")).body:
        methods = [node for node in ast.walk(top) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        names = [node.name for node in methods if node.name.startswith("test_")]
        for rule in dict.fromkeys(_marks(top)):
            yield Citation(rule, _short(path), names[0] if names else path.stem)


def _marks(node: ast.AST) -> Iterator[str]:
    for inner in ast.walk(node):
        match inner:
            case ast.Call(
                func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark")),
                args=[ast.Constant(value=str(rule)), *_],
            ):
                yield rule


def _short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def untested(found: list[Citation]) -> list[str]:
    """Rules that no test of the conformance suite cites."""
    proved = {citation.rule for citation in found if citation.file.startswith(SUITE)}
    return [rule for rule in rules() if rule not in proved]


def unknown(found: list[Citation]) -> list[str]:
    """Citations of rules that do not exist."""
    known = rules()
    return [f"{c.file}: '{c.test}' cites {c.rule}" for c in found if c.rule not in known]


def page(found: list[Citation]) -> str:
    """The text of docs/rules_coverage.md."""
    sentences = rules()
    titles = dict(_SECTION.findall(RULES.read_text(encoding="utf-8")))
    lines = [
        "# Which tests prove which rule",
        "",
        "Made by `python -m tools.rules_coverage`; do not edit. The rules themselves: [rules.md](rules.md).",
        f"{len(sentences)} rules. Tests of the conformance suite are named one by one, others by folder.",
    ]
    family = ""
    for rule, sentence in sentences.items():
        if rule.split("-", maxsplit=1)[0] != family:
            family = rule.split("-", maxsplit=1)[0]
            lines += ["", f"## {family}: {titles.get(family, '')}", ""]
        lines += [f"- **{rule}** {sentence}", *(f"  - {proof}" for proof in _proofs(rule, found))]
    return "\n".join(lines) + "\n"


def _proofs(rule: str, found: list[Citation]) -> list[str]:
    mine = [citation for citation in found if citation.rule == rule]
    lines = [f"{Path(c.file).name}: {c.test}" for c in mine if c.file.startswith(SUITE)]
    elsewhere = sorted({"/".join(c.file.split("/")[:2]) for c in mine if not c.file.startswith(SUITE)})
    if elsewhere:
        lines.append(f"also in {', '.join(elsewhere)}")
    return lines or ["no test"]


def files() -> dict[Path, str]:
    """The page -> its text."""
    return {PAGE: page(citations())}


def faults() -> list[str]:
    """Rules without a test, and citations of no rule."""
    found = citations()
    return [*(f"{rule} has no test in {SUITE}" for rule in untested(found)), *unknown(found)]


if __name__ == "__main__":
    sys.exit(main("rules_coverage", files, faults))
