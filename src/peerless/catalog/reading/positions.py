"""Lines and columns of the values of a YAML text, by their paths in the data."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Final, NamedTuple

import yaml

from peerless.catalog.reading.strict_yaml import QuickLoader


class Position(NamedTuple):
    """Where something is in a file, counted from 1."""

    line: int
    column: int


_INDEX: Final = re.compile(r"\[(\d+)\]( \([^)]*\))?")
"""An entry of a list, with its id after it: `[3] (feint)`."""


class Positions:
    """The positions in one text, which was read before. It is parsed again at the first question."""

    def __init__(self, text: str, within: str = "") -> None:
        """`within` is the path that all paths begin with."""
        self.text = text
        self.within = within

    @cached_property
    def _root(self) -> yaml.Node | None:
        try:
            root: yaml.Node | None = yaml.compose(self.text, QuickLoader)
        except (yaml.YAMLError, RecursionError, ValueError):
            return None
        return root

    def inside(self, path: str) -> Positions:
        """The same positions for paths that begin there."""
        other = Positions(self.text, self._whole(path))
        other.__dict__["_root"] = self._root
        return other

    def find(self, path: str, key: bool = False) -> Position | None:
        """The position of a value, or of its key; of what it would be in, if the file does not have it.

        A value of several lines is found at its key.
        """
        at, rest = self._root, self._whole(path)
        if at is None:
            return None
        mark = at.start_mark
        while rest:
            found = _entry(at, rest) if isinstance(at, yaml.SequenceNode) else _pair(at, rest, key)
            if found is None:
                break
            at, mark, rest = found
        return Position(mark.line + 1, mark.column + 1)

    def _whole(self, path: str) -> str:
        between = "." if self.within and path and not path.startswith("[") else ""
        return self.within + between + path


def _entry(node: yaml.SequenceNode, rest: str) -> tuple[yaml.Node, yaml.Mark, str] | None:
    index = _INDEX.match(rest)
    if index is None or len(index[1]) > len(str(len(node.value))) or int(index[1]) >= len(node.value):
        return None
    item = node.value[int(index[1])]
    return item, item.start_mark, rest[index.end() :].removeprefix(".")


def _pair(node: yaml.Node, rest: str, key: bool) -> tuple[yaml.Node, yaml.Mark, str] | None:
    if not isinstance(node, yaml.MappingNode):
        return None
    fitting = [pair for pair in node.value if rest.startswith(pair[0].value) and _ends(rest, len(pair[0].value))]
    if not fitting:
        return None
    name, value = max(fitting, key=lambda pair: len(pair[0].value))
    rest = rest[len(name.value) :].removeprefix(".")
    in_block = isinstance(value, yaml.CollectionNode) and not value.flow_style
    return value, name.start_mark if in_block or (key and not rest) else value.start_mark, rest


def _ends(path: str, at: int) -> bool:
    """Whether a key can end there."""
    return at == len(path) or path[at] in ".["
