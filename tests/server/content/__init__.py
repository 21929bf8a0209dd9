"""Heroes and boards of matches."""
