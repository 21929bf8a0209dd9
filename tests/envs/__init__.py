"""Matches as numbers: actions, observations, environments."""
