"""Build the static site: the client, and the engine that runs in the visitor's tab (`make site`).

The folder works at any address of any host that serves files. Engine files are stored compressed, because not every
host compresses, and unpacked in the tab. Their names do not say how they are compressed, because some hosts would
tell the browser to unpack them.

    engine/VERSION/pyodide.asm.wasm.bin    Python, from the npm package `pyodide`
    engine/VERSION/pyodide.asm.mjs.bin
    engine/VERSION/python_stdlib.zip.bin   its standard library, without what we do not use
    engine/VERSION/packages.zip.bin        our modules and content, and the packages they need

`release.py` describes the files beside it.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import msgspec
import yaml

from peerless.messages.own_files import compiled_file
from peerless.messages.translator import LANGUAGES
from tools.site.babel_data import reduced_global, reduced_locale
from tools.site.licenses import append_licenses
from tools.site.release import write_release

ROOT: Final = Path(__file__).resolve().parents[2]
WEB: Final = ROOT / "web"
PYODIDE: Final = WEB / "node_modules" / "pyodide"
PACKAGE: Final = ROOT / "src" / "peerless"
WHEELS: Final = ROOT / "build" / "wheels"
SITE: Final = ROOT / "build" / "site"
PLATFORM: Final = ("pyemscripten_2026_0_wasm32", "314")
"""Platform and Python of Pyodide's binary packages."""
OURS: Final = (
    "messages", "core", "effects", "catalog", "rules", "records", "search", "bots", "text", "service", "tab", "content",
)  # fmt: skip
LAB: Final = ("lab/__init__.py", "lab/collect.py", "lab/ratings.py")
PURE: Final = (
    "attr",
    "babel",
    "confusable_homoglyphs",
    "fluent",
    "mypy_extensions",
    "pytz",
    "typing_extensions",
    "yaml",
)
"""What our sources import, all of it Python only or usable as such."""
UNUSED: Final = re.compile(
    r"(ctypes|curses|dbm|doctest|ensurepip|ftplib|idlelib|imaplib|lib2to3|mailbox|multiprocessing|nntplib|pdb|poplib"
    r"|pydoc|pydoc_data|smtplib|sqlite3|tarfile|tkinter|turtle|turtledemo|unittest|venv|wsgiref|xml|xmlrpc"
    r"|_pyrepl|_pydatetime|_pydecimal|_pyio|pickletools|optparse|cProfile|profile|pstats|bdb|cmd|code|compileall"
    r"|configparser|email|filecmp|fileinput|getpass|html|http|mimetypes|modulefinder|netrc|plistlib|pyclbr"
    r"|rlcompleter|shelve|socketserver|statistics|tabnanny|timeit|tomllib|trace|wave|zipapp)(\.py|/)"
    r"|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode_escape|unicode_escape|utf_)"
)
"""Modules of the standard library that nothing of this imports, and encodings of texts other than ours."""
DATE: Final = (1980, 1, 1, 0, 0, 0)


def sources() -> Iterator[tuple[str, bytes]]:
    """Our modules, messages and content, the YAML files also as JSON."""
    files = [path for part in OURS for path in sorted((PACKAGE / part).rglob("*")) if path.is_file()]
    for path in [*sorted(PACKAGE.glob("*.py")), *files, *(PACKAGE / name for name in LAB)]:
        if "__pycache__" in path.parts or path.suffix in {".so", ".pyd"}:
            continue
        name = path.relative_to(PACKAGE.parent)
        yield name.as_posix(), path.read_bytes()
        if path.suffix == ".yaml" and "templates" not in path.parts:
            data = yaml.load(path.read_bytes(), yaml.CSafeLoader)
            yield compiled_file(name).as_posix(), msgspec.json.encode(data)


def pure_packages() -> Iterator[tuple[str, bytes]]:
    """The packages of this environment that our sources import."""
    for name in PURE:
        found = sys.modules[name] if name in sys.modules else __import__(name)
        if found.__file__ is not None and Path(found.__file__).name != "__init__.py":
            yield Path(found.__file__).name, Path(found.__file__).read_bytes()
            continue
        folder = Path(next(iter(found.__path__)))
        for path in sorted(folder.rglob("*")):
            if path.is_file() and _is_needed(path, folder):
                yield f"{name}/{path.relative_to(folder).as_posix()}", _reduced(path)


def _reduced(path: Path) -> bytes:
    if path.suffix != ".dat":
        return path.read_bytes()
    return (reduced_global if path.name == "global.dat" else reduced_locale)(path.read_bytes())


def _is_needed(path: Path, folder: Path) -> bool:
    if "__pycache__" in path.parts or path.suffix in {".so", ".pyd", ".pyi", ".c", ".pyx"}:
        return False
    if path.parent.name == "locale-data":
        return path.stem in {"root", *LANGUAGES}
    inside = path.relative_to(folder).parts
    return inside[0] not in {"zoneinfo", "messages"} and path.name != "categories.json"


def msgspec_wheel() -> Iterator[tuple[str, bytes]]:
    """msgspec for Pyodide, in the version of this environment."""
    platform, python = PLATFORM
    wanted = f"msgspec-{version('msgspec')}-cp{python}-cp{python}-{platform}.whl"
    if not (WHEELS / wanted).exists():
        command = [
            sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", "--platform",
            platform, "--python-version", python, "--dest", str(WHEELS), f"msgspec=={version('msgspec')}",
        ]  # fmt: skip
        subprocess.run(command, check=True)
    with zipfile.ZipFile(WHEELS / wanted) as wheel:
        for name in wheel.namelist():
            if not name.endswith((".pyi", "/")):
                yield name, wheel.read(name)


def standard_library() -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        for name in library.namelist():
            if not name.endswith("/") and not UNUSED.match(name):
                yield name, library.read(name)


def archive(files: Iterator[tuple[str, bytes]]) -> bytes:
    """A zip without compression of its own: compressed as a whole it becomes smaller. Equal files, equal bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as made:
        for name, data in files:
            made.writestr(zipfile.ZipInfo(name, DATE), data)
    return out.getvalue()


def with_bytecode(library: bytes, packages: bytes) -> tuple[bytes, bytes]:
    """The archives with bytecode for the modules that every match needs: compiling them in the tab takes a second."""
    with tempfile.TemporaryDirectory() as folder:
        files = Path(folder, "library.zip"), Path(folder, "packages.zip")
        for file, data in zip(files, (library, packages), strict=True):
            file.write_bytes(data)
        script = Path(__file__).with_name("bytecode.mjs")
        subprocess.run(["node", str(script), str(PYODIDE), *map(str, files)], check=True)
        return files[0].read_bytes(), files[1].read_bytes()


def build_engine(folder: Path) -> dict[str, Any]:
    """Write the files of the engine into a folder that is called like its version; returns what the page must know."""
    library, packages = with_bytecode(archive(standard_library()), archive(_all_packages()))
    files = {
        "pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
        "pyodide.asm.mjs": (PYODIDE / "pyodide.asm.mjs").read_bytes(),
        "python_stdlib.zip": library,
        "packages.zip": packages,
    }
    packed = {name: gzip.compress(data, 9, mtime=0) for name, data in files.items()}
    version = hashlib.sha256(b"".join(packed.values())).hexdigest()[:16]
    shutil.rmtree(folder, ignore_errors=True)
    (folder / version).mkdir(parents=True)
    for name, data in packed.items():
        (folder / version / f"{name}.bin").write_bytes(data)
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    sizes = {name: len(data) for name, data in packed.items()}
    return {"version": version, "files": sizes, "lock": {"info": info, "packages": {}}}


def _all_packages() -> Iterator[tuple[str, bytes]]:
    yield from msgspec_wheel()
    yield from pure_packages()
    yield from sources()


def build_client(folder: Path) -> None:
    command = ["npx", "vite", "build", "--mode", "site", "--base", "./", "--outDir", str(folder), "--emptyOutDir"]
    subprocess.run(command, cwd=WEB, check=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.site", description="Builds the static site.")
    parser.add_argument("--out", type=Path, default=SITE, help="the folder to write")
    out: Path = parser.parse_args().out.resolve()
    build_client(out)
    engine = build_engine(out / "engine")
    append_licenses(out / "licenses.txt")
    shutil.copy(ROOT / "LICENSE", out / "LICENSE")
    write_release(out, engine)
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(f"{out}: {size / 1e6:.2f} MB, of it {sum(engine['files'].values()) / 1e6:.2f} MB for the engine")
    return 0


if __name__ == "__main__":
    sys.exit(main())
