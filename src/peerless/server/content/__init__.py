"""Heroes and boards of matches, bundled or homebrew."""
