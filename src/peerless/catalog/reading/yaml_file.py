"""Read YAML files that anyone may have written. Every problem is recorded with its line and column."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import yaml

from peerless.catalog.reading.files import Unreadable, read_file
from peerless.catalog.reading.positions import Position, Positions
from peerless.catalog.reading.problems import Problems
from peerless.catalog.reading.strict_yaml import MOST_DEPTH, PlainLoader, QuickLoader, Refused
from peerless.messages.message import Message
from peerless.messages.own_files import compiled_file, read_compiled

BUNDLED: Final = Path(__file__).resolve().parents[2] / "content"
MOST_BYTES: Final = 200_000


def read_yaml(path: Path, problems: Problems) -> Any:
    """The plain data of a file, or None after recording the problem."""
    if path.is_relative_to(BUNDLED) and (compiled := compiled_file(path)).exists():
        return read_compiled(compiled)
    try:
        text = read_file(path, MOST_BYTES).decode()
    except Unreadable as error:
        problems.add("", error)
    except UnicodeDecodeError as error:
        problems.add("", Message("fault-not-utf8", byte=error.start + 1))
    else:
        return parse_yaml(text, problems)
    return None


def parse_yaml(text: str, problems: Problems) -> Any:
    """The plain data of a text, or None after recording the problem. Further problems are found in the text, too."""
    problems.positions = Positions(text)
    try:
        data = yaml.load(text, QuickLoader)
    except (yaml.YAMLError, RecursionError, ValueError):
        return _parse_slowly(text, problems)
    return None if is_unfit(data, problems) else data


def _parse_slowly(text: str, problems: Problems) -> Any:
    """The same for a text that libyaml or we refuse, to explain why."""
    try:
        data = yaml.load(text, PlainLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        ours = error.message if isinstance(error, Refused) else Message("fault-not-yaml")
        problems.add_at(Position(mark.line + 1, mark.column + 1) if mark else None, "", error.problem or ours)
        return None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        problems.add("", Message("fault-not-yaml-because", why=error))
        return None
    return None if is_unfit(data, problems) else data


_HALF_CHARACTER: Final = re.compile("[\ud800-\udfff]")


def is_unfit(data: Any, problems: Problems) -> bool:
    """Record data nested deeper than any real file, and text that cannot be written to a file."""
    level, depth = [data], 0
    while level and depth < MOST_DEPTH:
        depth += 1
        inner: list[Any] = []
        for item in level:
            if isinstance(item, str):
                if not item.isascii() and _HALF_CHARACTER.search(item):
                    problems.add("", Message("fault-half-character", text=item))
                    return True
            elif isinstance(item, dict):
                inner.extend(item)
                inner.extend(item.values())
            elif isinstance(item, list):
                inner.extend(item)
        level = inner
    if level:
        problems.add("", Message("fault-deep", most=MOST_DEPTH))
    return bool(level)
