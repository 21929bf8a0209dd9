"""A bot of your own: write it, check that it plays fair, let it play.

python examples/own_bot.py
"""

import random

import peerless
from peerless import State, View, resample
from peerless.bots import Kind, check_bot, make_bot, register


class HopefulBot:
    """Tries every option in a few possible worlds, plays the turn to its end at random, and counts health."""

    def __init__(self, worlds: int = 4, seed: int = 0) -> None:
        self.worlds, self.seed = worlds, seed

    def choose(self, view: View) -> int:
        dice = random.Random(f"{self.seed} {view.state.steps}")  # chance of its own: same seed, same choice
        options = range(len(view.state.options))
        totals = [0] * len(options)
        for _ in range(self.worlds):
            world = resample(view, dice.randrange(2**31))  # a full state that agrees with all the seat knows
            for option in options:
                totals[option] += self.outcome(world.copy(), option, int(view.seat), dice)
        return max(options, key=lambda option: totals[option])

    def outcome(self, state: State, option: int, seat: int, dice: random.Random) -> int:
        turn = state.turn
        peerless.apply(state, option)
        while not state.over and state.turn == turn:
            peerless.apply(state, dice.randrange(len(state.options)))
        sides = [state.t.side[owner] == state.t.side[seat] for owner in state.t.f_seat]
        return sum(int(state.health(f)) * (1 if own else -1) for f, own in enumerate(sides))


register("hopeful", Kind(HopefulBot, {"worlds": (1, 64), "seed": (0, 2**63 - 1)}, "hopes for the best"))
content = peerless.load_content()
print("problems:", check_bot(HopefulBot, content, matches=1) or "none")

wins = 0
for seed in range(4):
    match = peerless.new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=seed)
    players = {"p1": make_bot("hopeful:worlds=2", seed), "p2": make_bot("random", seed)}
    while not match.over:
        seat = match.decision.seat
        match.answer(players[seat].choose(match.view(seat)))
    wins += match.outcome is not None and "p1" in match.outcome.winners
print(f"won {wins} of 4 against random")
