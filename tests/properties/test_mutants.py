"""Heroes and boards with random edits: they load or are refused, and what loads can be played.

`python -m tests.fuzz --content all` does the same without end.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from peerless import Content
from tests.support.fuzzer import Fuzzer

BATCHES = 8


@pytest.mark.parametrize("batch", range(BATCHES))
def test_mutants_are_refused_or_can_be_played(content: Content, matches: int, batch: int, tmp_path: Path) -> None:
    fuzzer = Fuzzer(content, tmp_path)
    count = max(5, matches // (4 * BATCHES))
    for number in range(batch * count, (batch + 1) * count):
        try:
            fuzzer.run_mutants(number)
        except BaseException as error:
            error.add_note(f"again: python -m tests.fuzz --seed {number} --matches 1 --content all")
            raise
    assert fuzzer.tally.matches
    assert fuzzer.tally.refused
