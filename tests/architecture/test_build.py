"""The compiled and the uncompiled engine: which one runs, and that ``PEERLESS_PURE`` decides it."""

import os
import runpy
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest

from peerless import _pure

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
ASKED_FOR_COMPILED = os.environ.get("PEERLESS_PURE") == "0"  # as `make test` does for its first run


def engine_sources() -> list[Path]:
    """The modules that setup.py compiles."""
    sources: list[Path] = runpy.run_path(str(ROOT / "setup.py"), run_name="setup")["compiled_sources"]()
    return sources


def module_name(source: Path) -> str:
    return ".".join(source.relative_to(SOURCE).with_suffix("").parts)


def loaded_from(source: Path) -> Path:
    spec = find_spec(module_name(source))
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin)


def modified(path: Path) -> float:
    return path.stat().st_mtime


def test_this_run_uses_the_engine_it_was_asked_to_use() -> None:
    """If this fails for the compiled engine, `make compile` says why."""
    origins = {source: loaded_from(source) for source in engine_sources()}
    if _pure.requested():
        assert [origin for source, origin in origins.items() if origin != source] == []
    elif ASKED_FOR_COMPILED:
        assert [source for source, origin in origins.items() if origin == source] == []


def test_compiled_modules_are_not_older_than_their_sources() -> None:
    """If this fails, what was tested is not what is written: run `make compile`."""
    origins = {source: loaded_from(source) for source in engine_sources()}
    assert [source for source, origin in origins.items() if modified(origin) < modified(source)] == []


def run(program: str, pure: str, folder: Path = SOURCE) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PEERLESS_PURE": pure, "PYTHONPATH": str(folder)}
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_no_compiled_module_is_loaded_in_a_pure_run() -> None:
    names = [module_name(source) for source in engine_sources()]
    program = f"import sys, {', '.join(['peerless', *names])}\nprint(*map(repr, sys.modules.values()), sep='\\n')"
    result = run(program, pure="1")
    assert result.returncode == 0, result.stderr
    ours = [line for line in result.stdout.splitlines() if line.startswith("<module 'peerless")]
    assert len(ours) > len(names)
    assert [line for line in ours if any(suffix in line for suffix in EXTENSION_SUFFIXES)] == []


@pytest.fixture
def twofold(tmp_path: Path) -> Path:
    """A package whose compiled modules, would they be loaded, cannot be loaded."""
    package = tmp_path / "twofold"
    (package / "inner").mkdir(parents=True)
    (package / "__init__.py").write_text("from twofold import _pure\n_pure.install()\n")
    (package / "inner" / "__init__.py").touch()
    shutil.copy(str(_pure.__file__), package / "_pure.py")
    for module in (package / "outer", package / "inner" / "deep"):
        module.with_suffix(".py").write_text("answer = 42\n")
        module.with_suffix(EXTENSION_SUFFIXES[0]).write_bytes(b"not a library")
    (package / "orphan").with_suffix(EXTENSION_SUFFIXES[0]).write_bytes(b"a source that was deleted")
    return tmp_path


@pytest.mark.parametrize("module", ["twofold.outer", "twofold.inner.deep"])
def test_pure_prefers_the_source(twofold: Path, module: str) -> None:
    program = f"import {module} as m; print(m.answer, m.__file__)"
    assert run(program, pure="1", folder=twofold).stdout.startswith("42 ")
    assert "ImportError" in run(program, pure="0", folder=twofold).stderr


def test_pure_does_not_fall_back_on_a_compiled_module_without_source(twofold: Path) -> None:
    assert "ModuleNotFoundError" in run("import twofold.orphan", pure="1", folder=twofold).stderr
    assert "orphan." in run("import twofold.orphan", pure="0", folder=twofold).stderr


def test_pure_leaves_other_packages_alone(twofold: Path) -> None:
    program = "import twofold, msgspec._core as other; print(other.__file__)"
    assert run(program, pure="1", folder=twofold).stdout.strip().endswith(tuple(EXTENSION_SUFFIXES))


README = """\
![seen](docs/one.png)

See [one](docs/one.md), [two](https://example.org/two) and `x = y[0]`.

| a | b |
|---|---|
| ![left](docs/left.png) | [text](docs/text.md) |

| topic | page |
|---|---|
| first | [docs/first.md](docs/first.md#part) |
"""


def test_the_description_has_no_relative_links() -> None:
    described = runpy.run_path(str(ROOT / "setup.py"))["description"]
    plain = described(README, "")
    assert plain.startswith("See one, [two](https://example.org/two) and ")
    assert "| first | docs/first.md |" in plain
    assert "png" not in plain
    assert "| a | b |" not in plain
    linked = described(README, "https://code.example.org/x")
    assert "![left](https://code.example.org/x/raw/HEAD/docs/left.png)" in linked
    assert "[docs/first.md](https://code.example.org/x/blob/HEAD/docs/first.md#part)" in linked
    assert "[two](https://example.org/two)" in linked
