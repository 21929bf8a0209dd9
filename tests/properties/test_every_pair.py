"""Any two heroes, the same one twice included, meet on any board and play to the end (GEN-1)."""

from __future__ import annotations

import random

import pytest

import peerless
from peerless import Content
from peerless.core.invariants import check
from tests.support.play import BOARDS, HEROES


@pytest.mark.rule("GEN-1")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("first", HEROES)
def test_every_pair_on_every_board(content: Content, first: str, board: str) -> None:
    for second in HEROES:
        dice = random.Random(f"{first} {second} {board}")
        s = peerless.new_state(content.tables(heroes=[first, second], board=board), 7)
        while not s.over:
            peerless.apply(s, dice.randrange(len(s.options)))
        assert check(s) == []
