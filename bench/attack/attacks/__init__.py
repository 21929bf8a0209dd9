"""The attacks, by what they attack. Each is a function whose docstring says what it does."""
