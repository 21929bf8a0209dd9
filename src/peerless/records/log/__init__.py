"""A match as a log of answers: entries, undo, state and events."""
