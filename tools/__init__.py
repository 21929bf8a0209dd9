"""Files that are made from others: `python -m tools.NAME` writes them, `--check` only says what is outdated."""
