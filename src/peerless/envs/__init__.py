"""Doors for programs that learn: arrays, PettingZoo, OpenSpiel, many matches at once. Needs the extra `rl`."""
