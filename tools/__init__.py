"""Generated files: `python -m tools.NAME` writes them, `--check` only reports what is outdated."""
