"""Every example runs as it says, without a warning, and prints what it promises. (Some do so ELSEWHERE.)"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
PROMISED = {
    "pettingzoo_random.py": ((), ["p1: place_sidekick", "p1: -1", "p2: +1", "won by p2"]),
    "openspiel_random.py": ((), ["2 players", "seed ", "returns [", "decisions"]),
    "own_bot.py": ((), ["problems: none", "of 4 against random"]),
    "vector_training.py": (("3",), ["update 1:", "update 3:", "6144 decisions"]),
}
ELSEWHERE = {"bot.pl": "tests/bots/test_protocol.py", "socket_bot.py": "tests/server/sockets/test_program_session.py"}


def test_there_is_a_test_for_every_example() -> None:
    assert {path.name for path in EXAMPLES.iterdir() if path.is_file()} == {*PROMISED, *ELSEWHERE}
    for name, path in ELSEWHERE.items():
        assert name in (EXAMPLES.parent / path).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PROMISED)
def test_the_example_runs(name: str) -> None:
    arguments, promised = PROMISED[name]
    command = [sys.executable, "-W", "error", str(EXAMPLES / name), *arguments]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert [words for words in promised if words not in result.stdout] == [], result.stdout
