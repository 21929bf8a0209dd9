"""Where the problems of one file are collected."""

from __future__ import annotations


class Problems(list[str]):
    """Problems of one file, each with its place."""

    def __init__(self, file: str) -> None:
        super().__init__()
        self.file = file

    def add(self, path: str, text: str) -> None:
        """Notes a problem: the file, the place in it, what is wrong."""
        self.append(f"{self.file}: {path}: {text}" if path else f"{self.file}: {text}")
