"""Heroes and boards by hash, and homebrew files."""
