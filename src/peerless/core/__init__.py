"""The nouns and primitive changes."""
