"""Random players play a match through OpenSpiel.

pip install ".[rl]"    # in a clone of the repository
python examples/openspiel_random.py
"""

import random

import pyspiel

import peerless.envs.openspiel_game  # registers the game

name = peerless.envs.openspiel_game.NAME
game = pyspiel.load_game(f"{name}(heroes=sinbad;king_arthur,board=marmoreal)")
print(f"{game.num_players()} players, {game.num_distinct_actions()} actions")

dice = random.Random(1)
state = game.new_initial_state()
while not state.is_terminal():
    actions = state.legal_actions()
    action = dice.choice(actions)
    if len(state.history()) < 6:
        print(state.action_to_string(state.current_player(), action))
    state.apply_action(action)

print(f"{len(state.history())} decisions, returns {state.returns()}")
