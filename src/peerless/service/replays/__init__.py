"""Replays of finished matches: frames, and the documents that are stored."""
