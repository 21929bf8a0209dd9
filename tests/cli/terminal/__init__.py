"""A match on a terminal."""
