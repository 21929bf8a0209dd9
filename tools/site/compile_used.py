"""Run by `bytecode.mjs` in Pyodide: replace the modules of two archives by their bytecode."""

from __future__ import annotations

import marshal
import zipfile
from importlib.util import MAGIC_NUMBER

UNCHECKED = (1).to_bytes(4, "little") + bytes(8)
"""The header of a file whose source nobody compares with it."""
NO_DOCSTRINGS = 2


def compiled(name: str, source: bytes, optimize: int) -> bytes:
    code = compile(source, f"/{name}", "exec", dont_inherit=True, optimize=optimize)
    return MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)


def compile_archive(archive: str, used: set[str], optimize: int) -> None:
    with zipfile.ZipFile(archive) as given:
        files = [(entry.filename, entry.date_time, given.read(entry)) for entry in given.infolist()]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as made:
        for name, date, data in files:
            if name in used and name.endswith(".py"):
                made.writestr(zipfile.ZipInfo(f"{name}c", date), compiled(name, data, optimize))
            else:
                made.writestr(zipfile.ZipInfo(name, date), data)


def compile_used(files: list[str]) -> None:
    """Assertions of the standard library are for its authors; ours guard what is stored."""
    library = {file.partition(".zip/")[2] for file in files if ".zip/" in file}
    ours = {file.removeprefix("/packages/") for file in files if file.startswith("/packages/")}
    compile_archive("/library.zip", library, NO_DOCSTRINGS)
    compile_archive("/packages.zip", ours, 0)
