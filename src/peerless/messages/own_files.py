"""The package's own YAML files: words, names, content.

The build of the static site puts the same data beside them as JSON, because PyYAML without its C library is slow.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import yaml


def own_yaml(path: Path) -> Any:
    """The plain data of a file."""
    compiled = compiled_file(path)
    return read_compiled(compiled) if compiled.exists() else yaml.safe_load(path.read_text("utf-8"))


def compiled_file(path: Path) -> Path:
    """Where the build puts the same data as JSON."""
    return path.with_suffix(".compiled.json")


def read_compiled(path: Path) -> Any:
    return msgspec.json.decode(path.read_bytes())
