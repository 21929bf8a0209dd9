"""Information-set Monte Carlo tree search: many possible worlds, one tree of what each seat can see.

Every iteration draws a world that agrees with the view and descends the tree, each seat choosing for its own side by
what it can see. It adds one decision, continues with a playout, evaluates the position and updates the path.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core.ids import ASK_ACTION
from peerless.core.state import State
from peerless.rules.driver import apply
from peerless.rules.view import Sampler, View
from peerless.search.dice import Dice
from peerless.search.evaluate import LEARNED, chances
from peerless.search.geometry import Geometry
from peerless.search.information_set import move_of, seen
from peerless.search.policy import weigh
from peerless.search.tree import Node

LATER: Final = 0.01  # factor for a chance to win, per turn ahead
MOST_LATER: Final = 30
MOST_NODES: Final = 150_000  # about 2 kB each; beyond that the tree stops growing
MOST_ANSWERS: Final = 3_000  # per playout; no match comes close


class Search:
    """A search that keeps its tree from decision to decision of a match."""

    def __init__(self, g: Geometry, seed: i64, reach: float = 0.25, turns: i64 = 2, informed: bool = True) -> None:
        """A playout of `turns` turns precedes the evaluation; 0 evaluates at once, -1 plays to the end.

        Playouts that are not `informed` choose uniformly at random: twice as fast, and weaker.
        """
        self.g = g
        self.dice = Dice(seed)
        self.reach = reach
        self.turns = turns
        self.informed = informed
        self.weights: list[float] = LEARNED
        self.nodes: dict[int, Node] = {}
        self.worlds: Sampler | None = None
        """Root of the last search."""
        self.turn: i64 = -1
        self.iterations: i64 = 0
        self.answers: i64 = 0
        """Decisions taken in all worlds so far."""

    def run(self, view: View, iterations: i64) -> None:
        """Run more iterations from the decision of a view."""
        if self.turn != view.state.turn:
            self._forget(view.state.turn)
        if self.worlds is None or self.worlds.view is not view:
            self.worlds = Sampler(view)
        for _ in range(iterations):
            self._iterate(self.worlds.draw(self.dice.below(1 << 30)))

    def _forget(self, turn: i64) -> None:
        """Drop decisions of past turns, which cannot come up again; restart a tree that is still full."""
        self.turn = turn
        self.nodes = {key: node for key, node in self.nodes.items() if node.turn >= turn}
        if len(self.nodes) >= MOST_NODES:
            self.nodes = {}

    def visits(self, view: View) -> list[int]:
        """How often each option of the decision was visited; the choice is the most visited."""
        node = self.nodes.get(seen(view.state, view.seat))
        out: list[int] = []
        for option in view.state.options:
            slot = -1 if node is None else node.slots.get(move_of(view.state, option), -1)
            out.append(0 if node is None or slot < 0 else node.visits[slot])
        return out

    def values(self, view: View) -> list[float]:
        """The chance to win after each option that was visited."""
        node = self.nodes.get(seen(view.state, view.seat))
        out: list[float] = []
        for option in view.state.options:
            slot = -1 if node is None else node.slots.get(move_of(view.state, option), -1)
            if node is None or slot < 0 or not node.visits[slot]:
                out.append(0.0)
            else:
                out.append(node.total[slot] / float(node.visits[slot]))
        return out

    def _iterate(self, s: State) -> None:
        """Run one iteration: one world from the root to its evaluation, and back."""
        began = s.turn
        path: list[Node] = []
        slots: list[int] = []
        sides: list[int] = []
        grown = False
        while not s.over and not grown:
            key = seen(s, s.ask_seat)
            found = self.nodes.get(key)
            if found is None:
                if len(self.nodes) >= MOST_NODES:
                    break
                found = Node(s.turn)
                self.nodes[key] = found
                grown = True
            available = self._slots(s, found)
            index = found.choose(available, self.reach)
            path.append(found)
            slots.append(available[index])
            sides.append(s.t.side[s.ask_seat])
            apply(s, index)
            self.answers += 1
        self._play_on(s)
        results = chances(s, self.g, self.weights)
        # Later results count a little less, so that a sooner win and a later loss are preferred.
        even = 1.0 / float(self.g.sides)
        kept = 1.0 - LATER * float(min(s.turn - began, MOST_LATER))
        for i in range(len(path)):
            path[i].learn(slots[i], even + kept * (results[sides[i]] - even))
        self.iterations += 1

    def _slots(self, s: State, node: Node) -> list[int]:
        """The slots of this world's options; a new move gets its weight."""
        options = s.options
        out: list[int] = []
        weights: list[float] | None = None
        for i in range(len(options)):
            move = move_of(s, options[i])
            slot = node.slots.get(move, -1)
            if slot < 0:
                if weights is None:
                    weights = weigh(s, self.g)
                slot = node.slot(move, weights[i])
            out.append(slot)
        return out

    def _play_on(self, s: State) -> None:
        """Play out until a number of turns have passed and a player chooses an action."""
        last = s.turn + self.turns
        budget = MOST_ANSWERS
        while not s.over and budget > 0:
            if self.turns >= 0 and s.ask_kind == ASK_ACTION and s.turn >= last:
                return
            if len(s.options) == 1:
                apply(s, 0)
            elif self.informed:
                apply(s, self.dice.pick(weigh(s, self.g)))
            else:
                apply(s, self.dice.below(len(s.options)))
            self.answers += 1
            budget -= 1
