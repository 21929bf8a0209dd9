"""A match as a log of answers."""
