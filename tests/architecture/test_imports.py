"""Imports go one way, modules stay small, and the engine draws no randomness from outside its state."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "peerless"

# A package imports from itself and from the rows above its own; packages of one row do not know each other.
ORDER: tuple[frozenset[str], ...] = (
    frozenset({"messages"}),
    frozenset({"core"}),
    frozenset({"effects"}),
    frozenset({"catalog"}),
    frozenset({"rules"}),
    frozenset({"records", "search", "arena"}),
    frozenset({"bots", "text"}),
    frozenset({"lab", "envs"}),
    frozenset({"service"}),
    frozenset({"server", "tab"}),
    frozenset({"cli"}),
)
RANK = {package: rank for rank, row in enumerate(ORDER) for package in row}

# The public face and the entrance of `python -m` may import everything; _pure imports nothing of ours.
FACES = frozenset({"__init__", "__main__"})
HELPERS = frozenset({"_pure"})

# Same seed and answers, same match: these packages may not ask the machine for anything.
DETERMINISTIC = frozenset({"core", "effects", "rules"})
NOT_DETERMINISTIC = frozenset({"random", "secrets", "time", "uuid"})

# A service that a browser tab can run: these packages have no sockets, threads, processes or database of their own.
IN_A_TAB = frozenset({"service", "tab"})
NOT_IN_A_TAB = frozenset(
    {
        "_thread", "asyncpg", "concurrent", "h11", "http", "httptools", "multiprocessing", "nats", "prometheus_client",
        "queue", "ray", "selectors", "signal", "socket", "socketserver", "sqlite3", "ssl", "starlette", "subprocess",
        "threading", "urllib.request", "uvicorn", "websockets",
        "asyncio.subprocess", "asyncio.create_subprocess_exec", "asyncio.create_subprocess_shell", "asyncio.to_thread",
        "asyncio.start_server", "asyncio.open_connection",
    }
)  # fmt: skip

MOST_MODULES = 15  # of a folder; `__init__` is not counted
MOST_LINES = 600  # 400 is where a module should already be looked at


def modules(package: Path) -> Iterator[tuple[str, Path]]:
    """Each module with the part of the package that it belongs to: ``core``, ``cli``, ``__init__``, …"""
    for path in sorted(package.rglob("*.py")):
        yield path.relative_to(package).with_suffix("").parts[0], path


def imported_names(path: Path, package: Path) -> Iterator[tuple[int, str]]:
    """All imports of a file, at any level, as absolute dotted names with their line.

    ``from a.b import c`` gives ``a.b.c``, as ``c`` may be a module.
    """
    here = (package.name, *path.relative_to(package).with_suffix("").parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                base = [*here[:-level], *filter(None, [module])] if level else [module or ""]
                yield from ((node.lineno, ".".join([*base, alias.name])) for alias in names)


def import_order_offenses(package: Path) -> list[str]:
    found = []
    for part, path in modules(package):
        if part in FACES:
            continue
        if part not in RANK and part not in HELPERS:
            found.append(f"{path.relative_to(package)}: {part} has no place in the order of packages")
            continue
        for line, name in imported_names(path, package):
            root, _, rest = name.partition(".")
            target = rest.partition(".")[0]
            if root != package.name or target in {part, "__version__"} or target in HELPERS:
                continue
            if part in HELPERS or RANK.get(target, len(ORDER)) >= RANK[part]:
                found.append(f"{path.relative_to(package)}:{line}: {part} imports {name}")
    return found


def randomness_offenses(package: Path) -> list[str]:
    return [
        f"{path.relative_to(package)}:{line}: imports {name}"
        for part, path in modules(package)
        if part in DETERMINISTIC
        for line, name in imported_names(path, package)
        if name.partition(".")[0] in NOT_DETERMINISTIC
    ]


def is_machine(name: str) -> bool:
    """Whether an import needs more than a tab has."""
    parts = name.split(".")
    prefixes = {".".join(parts[:count]) for count in range(1, len(parts) + 1)}
    return not NOT_IN_A_TAB.isdisjoint(prefixes)


def machine_offenses(package: Path) -> list[str]:
    """Imports and calls by which a package would need more than a tab has."""
    found = []
    for part, path in modules(package):
        if part not in IN_A_TAB:
            continue
        for line, name in imported_names(path, package):
            if is_machine(name):
                found.append(f"{path.relative_to(package)}:{line}: imports {name}")
        for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if re.search(
                r"\b(?:to_thread|run_in_executor|subprocess_(?:exec|shell)|create_(?:subprocess_\w+|server|connection))\b",
                text,
            ):
                found.append(f"{path.relative_to(package)}:{number}: {text.strip()}")
    return found


def size_offenses(folder: Path) -> list[str]:
    sizes = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in folder.rglob("*.py")}
    return [f"{path.relative_to(folder)}: {size} lines" for path, size in sizes.items() if size > MOST_LINES]


def crowded_folders(root: Path, suffixes: frozenset[str] = frozenset({".py", ".ts", ".svelte"})) -> list[str]:
    """Folders with more modules than a reader takes in at a glance."""
    sizes = Counter(
        path.parent
        for path in root.rglob("*")
        if path.suffix in suffixes and path.stem != "__init__" and "generated" not in path.parts
    )
    return [f"{folder.relative_to(root)}: {count} modules" for folder, count in sizes.items() if count > MOST_MODULES]


def test_imports_go_one_way() -> None:
    assert import_order_offenses(PACKAGE) == []


def test_engine_does_not_ask_the_machine_for_randomness_or_time() -> None:
    assert randomness_offenses(PACKAGE) == []


def test_what_runs_in_a_tab_needs_no_machine() -> None:
    assert machine_offenses(PACKAGE) == []


@pytest.mark.parametrize("folder", ["src", "tests"])
def test_modules_stay_small(folder: str) -> None:
    assert size_offenses(ROOT / folder) == []


@pytest.mark.parametrize("folder", ["src", "tests", "tools", "bench", "web/src", "web/test"])
def test_no_folder_is_crowded(folder: str) -> None:
    assert crowded_folders(ROOT / folder) == []


def test_content_is_data_only() -> None:
    assert sorted((PACKAGE / "content").rglob("*.py*")) == []


# The checks themselves, on packages made for the purpose.


def package_with(folder: Path, files: dict[str, str]) -> Path:
    package = folder / "peerless"
    for name, text in files.items():
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return package


@pytest.mark.parametrize(
    ("module", "statement"),
    [
        ("core/state.py", "from peerless.core import board"),
        ("rules/turn.py", "import peerless.core.state"),
        ("cli/main.py", "from peerless import __version__, bots"),
        ("server/http/app.py", "from peerless.lab import arena"),
        ("core/state.py", "from . import board"),
        ("core/state.py", "import peerless_elsewhere"),
        ("__init__.py", "from peerless.cli import main"),
    ],
)
def test_import_order_allows(tmp_path: Path, module: str, statement: str) -> None:
    assert import_order_offenses(package_with(tmp_path, {module: statement})) == []


@pytest.mark.parametrize(
    ("module", "statement"),
    [
        ("core/state.py", "from peerless.effects import expr"),
        ("core/state.py", "from peerless import effects"),
        ("core/state.py", "import peerless.rules.turn"),
        ("effects/ops/move.py", "from ...rules import turn"),
        ("rules/turn.py", "if TYPE_CHECKING:\n    from peerless.records.match import Match"),
        ("rules/turn.py", "def late():\n    from peerless.bots import greedy"),
        ("lab/arena.py", "from peerless.envs import pettingzoo"),
        ("cli/main.py", "from peerless import new_match"),
        ("cli/main.py", "import peerless"),
        ("_pure.py", "from peerless.core import state"),
        ("misc/tools.py", ""),
    ],
)
def test_import_order_refuses(tmp_path: Path, module: str, statement: str) -> None:
    assert len(import_order_offenses(package_with(tmp_path, {module: statement}))) == 1


@pytest.mark.parametrize("statement", ["import random", "from random import Random", "import time as t"])
def test_randomness_is_found_in_the_engine_only(tmp_path: Path, statement: str) -> None:
    package = package_with(tmp_path, {"rules/turn.py": statement, "bots/uniform.py": statement})
    assert [offense.partition(":")[0] for offense in randomness_offenses(package)] == ["rules/turn.py"]


@pytest.mark.parametrize(
    "statement",
    [
        "import threading",
        "from starlette.requests import Request",
        "x = asyncio.to_thread(f)",
        "import asyncio.subprocess",
        "from asyncio import subprocess",
        "from asyncio.subprocess import PIPE",
        "x = asyncio.create_subprocess_exec(f)",
        "from asyncio import create_subprocess_shell as run",
        "import multiprocessing.pool",
        "from concurrent.futures import ThreadPoolExecutor",
        "import sqlite3",
        "import socket",
        "import uvicorn",
        "import asyncpg",
        "from urllib.request import urlopen",
    ],
)
def test_what_a_tab_lacks_is_found_where_it_matters(tmp_path: Path, statement: str) -> None:
    package = package_with(tmp_path, {"service/x.py": statement, "server/x.py": statement})
    assert {offense.partition(":")[0] for offense in machine_offenses(package)} == {"service/x.py"}


def test_size_is_measured_in_lines(tmp_path: Path) -> None:
    package_with(tmp_path, {"core/large.py": "x = 1\n" * 601, "core/fits.py": "x = 1\n" * 600})
    assert size_offenses(tmp_path) == ["peerless/core/large.py: 601 lines"]


def test_a_crowded_folder_is_found(tmp_path: Path) -> None:
    names = [f"inner/m{i}.py" for i in range(MOST_MODULES)]
    package = package_with(tmp_path, dict.fromkeys([*names, "inner/__init__.py", "inner/note.txt"], ""))
    assert crowded_folders(package) == []
    assert crowded_folders(package_with(tmp_path, {"inner/more.py": ""})) == [f"inner: {MOST_MODULES + 1} modules"]
