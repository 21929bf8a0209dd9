"""Reinforcement-learning environments: arrays, PettingZoo, OpenSpiel, many matches at once. Needs the extra `rl`."""
