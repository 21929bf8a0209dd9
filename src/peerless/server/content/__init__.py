"""The heroes and boards of matches, bundled or homebrew."""
