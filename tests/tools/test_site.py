"""What the build of the static site puts into its files."""

from __future__ import annotations

import json
import pickle
import re
from pathlib import Path

import babel
import pytest
from babel.core import Locale
from babel.numbers import format_decimal

from peerless.messages.translator import LANGUAGES
from tools.site import licenses, release
from tools.site.__main__ import PYODIDE, UNUSED, pure_packages, sources
from tools.site.babel_data import reduced_global, reduced_locale

DATA = Path(babel.__file__).parent
NEEDS = {
    "_bz2": "bzip2",
    "_ctypes": "libffi",
    "_decimal": "libmpdec",
    "_lzma": "liblzma",
    "_md5": "HACL*",
    "_sqlite3": "SQLite",
    "_zstd": "Zstandard",
    "pyexpat": "Expat",
    "zlib": "zlib",
}
"""Modules of Python, and the libraries that they are made with."""
TEXTS = {"Apache-2.0": "Apache License", "MPL-2.0": "Mozilla Public License", "PSF-2.0": "PYTHON SOFTWARE FOUNDATION"}


def test_every_package_of_the_engine_is_among_the_licenses() -> None:
    names = [name for name, _ in pure_packages()] + [name for name, _ in sources()]
    assert licenses.unlisted([*names, "msgspec/_core.so", "msgspec-0.dist-info/METADATA"]) == set()
    assert licenses.unlisted(["fluent/other/x.py", "new.py", "new.cpython-314-wasm32-emscripten.so"]) == {
        "fluent/other",
        "new",
    }


def test_every_license_comes_with_its_text(tmp_path: Path) -> None:
    page = tmp_path / "licenses.txt"
    page.write_text(f"MIT License{licenses.RULE}svelte 5 (MIT)\n\nPermission\n", "utf-8")
    licenses.append_licenses(page)
    licenses.append_licenses(page)
    entries = page.read_text("utf-8").split(licenses.RULE)
    assert entries[:2] == ["MIT License", "svelte 5 (MIT)\n\nPermission"]
    parts = list(licenses.parts())
    assert len(entries) == 2 + len(parts), "added once, however often the site is built"
    assert {"Pyodide", "Python", *(name for name, _ in licenses.PACKAGES.values())} <= {part.name for part in parts}
    for part in parts:
        free = part.license == "public domain"
        assert len(part.text) > (50 if free else 500), part.name
        assert (part.license if free else TEXTS.get(part.license, "opyright")) in part.text, part.name


def test_the_libraries_inside_pyodide_are_listed_in_their_versions() -> None:
    """A new Pyodide may bring others."""
    code = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    for part in licenses.COMPILED:
        assert part.trace in code, f"{part.name} {part.version}"
        assert part.version in part.trace.decode() or part.name in ("Emscripten", "SQLite"), part.name
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    [compiler] = [part.version for part in licenses.COMPILED if part.name == "Emscripten"]
    assert lock["info"]["platform"] == f"emscripten_{compiler.replace('.', '_')}"
    script = (PYODIDE / "pyodide.mjs").read_text("utf-8")
    assert "ErrorStackParser" in script
    modules = {name.decode() for name in re.findall(rb"PyInit_(\w+)", code)}
    assert set(NEEDS) <= modules
    assert not {"_ssl", "_curses", "_tkinter", "_dbm", "readline"} & modules, "what they need is not listed"
    assert set(NEEDS.values()) <= {part.name.split()[0] for part in licenses.COMPILED}


@pytest.mark.parametrize("language", LANGUAGES)
def test_reduced_data_still_formats_numbers_and_chooses_plurals(language: str) -> None:
    full = (DATA / "locale-data" / f"{language}.dat").read_bytes()
    reduced = pickle.loads(reduced_locale(full))
    kept = pickle.loads(full)
    for key in ("plural_form", "number_symbols", "decimal_formats", "date_formats", "months"):
        assert repr(reduced[key]) == repr(kept[key])
    assert len(reduced_locale(full)) < 0.6 * len(full)
    assert format_decimal(1234.5, locale=Locale.parse(language))


def test_what_babel_knows_of_our_languages_stays() -> None:
    full = pickle.loads((DATA / "global.dat").read_bytes())
    reduced = pickle.loads(reduced_global((DATA / "global.dat").read_bytes()))
    assert set(reduced) == set(full)
    assert {tag for tag in full["likely_subtags"] if tag in LANGUAGES} <= set(reduced["likely_subtags"])


def test_modules_that_are_left_out_are_found_by_their_whole_name() -> None:
    assert UNUSED.match("email/header.py")
    assert UNUSED.match("encodings/cp1251.py")
    assert not UNUSED.match("encodings/utf_8.py")
    assert not UNUSED.match("codecs.py")
    assert not UNUSED.match("traceback.py")


def test_a_release_names_all_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its version changes with any of them, or with the engine."""

    def built(asset: str, engine: str) -> tuple[str, dict[str, str]]:
        folder = tmp_path / f"{asset} {engine}"
        (folder / "engine" / engine).mkdir(parents=True)
        (folder / "engine" / engine / "packages.zip.bin").write_bytes(b"")
        (folder / "index.html").write_text("<title>Peerless</title>")
        (folder / "asset.js").write_text(asset)
        monkeypatch.setattr("subprocess.run", lambda *_, **__: (folder / "sw.js").write_text("work()"))
        release.write_release(folder, {"version": engine, "files": {}})
        head, _, code = (folder / "sw.js").read_text().partition(";\n")
        assert code == "work()"
        kept = json.loads(head.removeprefix("const RELEASE="))
        assert (folder / "index.html").read_text().count(kept["version"]) == 1
        assert list(kept["engineFiles"]) == ["packages.zip.bin"]
        return kept["version"], kept["clientFiles"]

    version, files = built("a", "1")
    assert {"./", "asset.js", "manifest.webmanifest", "release.json", "icons/icon-192.png"} <= set(files)
    assert not {"index.html", "sw.js"} & set(files)
    assert len({version, built("b", "1")[0], built("a", "2")[0]}) == 3
