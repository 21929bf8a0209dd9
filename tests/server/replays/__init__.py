"""Replays of finished matches, and matches of other versions."""
