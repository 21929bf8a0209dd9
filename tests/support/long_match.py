"""A match by one who takes back most of what they do."""

from __future__ import annotations

from random import Random

from peerless.core.tables import Tables
from peerless.records.log.match_log import MatchLog
from peerless.rules.notation import option_texts


def long_match(tables: Tables, seed: int, answers: int, undos: int) -> MatchLog:
    """A running match with a number of answers and a number of undos."""
    dice, log = Random(seed), MatchLog(tables, seed)

    def play() -> None:
        log.accept(log.choice(dice.randrange(len(option_texts(log.state))), by="person"))

    while len(log.line) < answers - undos:
        play()
    for _ in range(undos):
        log.accept(log.undo(log.line[-1], seat="p1", by="agreement"))
        play()
        if log.over:
            log = long_match(tables, seed + 1, answers, undos)
            break
    assert not log.over
    return log
