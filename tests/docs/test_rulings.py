"""Every ruling of docs/rulings.md has scenarios that cite it, and every cited ruling is in docs/rulings.md."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from peerless.catalog.loader import bundled_files
from peerless.catalog.reading.problems import Problems
from peerless.catalog.reading.yaml_file import read_yaml
from peerless.effects.interpreter import MOST_EFFECTS
from peerless.effects.ops.combat import MOST_ACTIONS

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
RULES: Final = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
OF_CLIENTS: Final = {"BRD-4"}
"""What we decided about programs rather than play."""

_RULING: Final = re.compile(r"^### (.*)\n((?:(?!^#).*\n)*)", re.MULTILINE)
_HEADING: Final = re.compile(r"(R-[A-Z]{3}-\d+): (.+\?)")
_PROOF: Final = re.compile(r"^- `(\w+/\w+\.yaml)`: (.+)$", re.MULTILINE)


class Proof(NamedTuple):
    """A scenario, by file and name."""

    file: str
    name: str


class Ruling(NamedTuple):
    """What the page says under one heading."""

    id: str
    question: str
    text: str

    @property
    def proofs(self) -> list[Proof]:
        return [Proof(*found) for found in _PROOF.findall(self.text)]


def rulings() -> list[Ruling]:
    out = []
    for heading, text in _RULING.findall(PAGE):
        found = _HEADING.fullmatch(heading)
        assert found, f"'{heading}': a heading is an id and a question"
        out.append(Ruling(found[1], found[2], text))
    return out


@cache
def scenarios() -> dict[Proof, dict[str, Any]]:
    """Every scenario of the tests."""
    out: dict[Proof, dict[str, Any]] = {}
    for path in sorted((ROOT / "tests").rglob("scenarios/*.yaml")):
        problems = Problems(path.name)
        data = read_yaml(path, problems)
        assert not problems
        for scenario in data["scenarios"] if isinstance(data, dict) and "scenarios" in data else data:
            proof = Proof(f"{path.parent.parent.name}/{path.name}", scenario["name"])
            assert proof not in out, f"{proof} stands twice"
            out[proof] = scenario
    return out


RULINGS: Final = rulings()


@cache
def cited() -> dict[str, set[Proof]]:
    """Ruling -> the scenarios that cite it."""
    out: dict[str, set[Proof]] = defaultdict(set)
    for proof, scenario in scenarios().items():
        for ruling in scenario.get("rulings", []):
            out[ruling].add(proof)
    return out


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.id)
def test_a_ruling_has_an_answer_a_reason_and_scenarios_that_cite_it(ruling: Ruling) -> None:
    answer, why, proofs = re.split(r"\n\n(?=\*Why:\* |- )", ruling.text.strip("\n"), maxsplit=2)
    assert answer.strip()
    assert why.startswith("*Why:* ")
    assert all(_PROOF.fullmatch(line) for line in proofs.splitlines())
    assert [proof for proof in ruling.proofs if proof not in scenarios()] == [], "no such scenario"
    assert set(ruling.proofs) == cited()[ruling.id]
    assert len(set(ruling.proofs)) == len(ruling.proofs)


def test_no_ruling_stands_twice() -> None:
    for part in ([ruling.id for ruling in RULINGS], [ruling.question for ruling in RULINGS]):
        assert len(set(part)) == len(part)


def test_rulings_are_numbered_in_order() -> None:
    numbers: dict[str, int] = defaultdict(int)
    for ruling in RULINGS:
        family, number = ruling.id.rsplit("-", maxsplit=1)
        numbers[family] += 1
        assert int(number) == numbers[family], ruling.id


def test_scenarios_cite_known_rulings() -> None:
    known = {ruling.id for ruling in RULINGS}
    assert {ruling: proofs for ruling, proofs in cited().items() if ruling not in known} == {}


def test_rulings_that_the_page_and_the_content_name_in_passing_exist() -> None:
    known = {ruling.id for ruling in RULINGS}
    content = [path.read_text(encoding="utf-8") for kind in ("heroes", "boards") for path in bundled_files(kind)]
    assert set(re.findall(r"\bR-[A-Z]{3}-\d+\b", "\n".join([PAGE, *content]))) == known


def test_every_decision_of_ours_in_the_rules_has_a_ruling() -> None:
    rules = re.findall(r"^- \*\*([A-Z]+-\d+)\*\* (.+)$", RULES, re.MULTILINE)
    decided = {rule for rule, text in rules if "our decision" in text}
    ruled = {rule for scenario in scenarios().values() if scenario.get("rulings") for rule in scenario.get("rules", [])}
    assert decided - ruled == OF_CLIENTS


@pytest.mark.parametrize(("ruling", "limit"), [("R-ALL-16", MOST_ACTIONS), ("R-ALL-17", MOST_EFFECTS)])
def test_a_ruling_names_the_limit_of_the_engine(ruling: str, limit: int) -> None:
    (text,) = [found.text for found in RULINGS if found.id == ruling]
    assert re.findall(r"\d+", text.split("\n\n*Why:*")[0]) == [str(limit)]
