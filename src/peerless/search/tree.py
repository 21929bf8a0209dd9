"""The tree of a search: one node for each decision as its seat sees it, with the results of each move."""

from __future__ import annotations

import math

from mypy_extensions import i64


class Node:
    """A decision of one seat. Moves are numbered in the order they were first seen."""

    def __init__(self, turn: i64) -> None:
        self.turn = turn
        self.slots: dict[int, int] = {}
        """Move -> its number."""
        self.prior: list[float] = []
        self.visits: list[int] = []
        self.total: list[float] = []
        """Sum of the winning chances of the node's side after each move."""
        self.offered: list[int] = []
        """How often each move was available."""
        self.count: i64 = 0
        self.sum: float = 0.0

    def slot(self, move: i64, prior: float) -> i64:
        """The number of a move; new moves get the next number."""
        known = self.slots.get(move, -1)
        if known >= 0:
            return known
        number = len(self.visits)
        self.slots[move] = number
        self.prior.append(prior)
        self.visits.append(0)
        self.total.append(0.0)
        self.offered.append(0)
        return number

    def choose(self, slots: list[int], reach: float) -> i64:
        """The index of the move to try next, balancing good results and likely moves that were rarely tried.

        `reach` is the weight of the second part. Only moves available in this world compete, and a move that was rarely
        available does not count as rarely tried.
        """
        weight = 0.0
        for slot in slots:
            weight += self.prior[slot]
            self.offered[slot] += 1
        mean = self.sum / float(self.count) if self.count else 0.5
        best: i64 = 0
        best_score = -1.0
        for i in range(len(slots)):
            slot = slots[i]
            visits = self.visits[slot]
            # An untried move starts a little below the average here.
            value = self.total[slot] / float(visits) if visits else mean - 0.06
            share = self.prior[slot] / weight
            score = value + reach * share * math.sqrt(float(self.offered[slot])) / float(1 + visits)
            if score > best_score:
                best, best_score = i, score
        return best

    def learn(self, slot: i64, chance: float) -> None:
        """Add a result of a move."""
        self.visits[slot] += 1
        self.total[slot] += chance
        self.count += 1
        self.sum += chance
