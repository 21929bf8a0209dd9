"""The state of a match, and the primitive changes to it."""
