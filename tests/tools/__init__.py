"""The tools that generate files."""
