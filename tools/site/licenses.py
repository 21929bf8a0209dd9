"""The licenses of what the engine of the static site consists of, for the page that the footer links to."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
MODULES: Final = ROOT / "web" / "node_modules"
RULE: Final = f"\n\n{'-' * 80}\n\n"
"""What separates entries, as in `web/plugins/licenses.ts`."""
PACKAGES: Final = {
    "attr": ("attrs", "MIT"),
    "babel": ("babel", "BSD-3-Clause"),
    "confusable_homoglyphs": ("confusable_homoglyphs", "MIT"),
    "fluent/runtime": ("fluent.runtime", "Apache-2.0"),
    "fluent/syntax": ("fluent.syntax", "Apache-2.0"),
    "msgspec": ("msgspec", "BSD-3-Clause"),
    "mypy_extensions": ("mypy_extensions", "MIT"),
    "pytz": ("pytz", "MIT"),
    "typing_extensions": ("typing_extensions", "PSF-2.0"),
    "yaml": ("pyyaml", "MIT"),
}
"""Folder or module in the archive of packages -> its distribution and license."""
TEXT_ELSEWHERE: Final = {
    "Apache-2.0": MODULES / "typescript" / "LICENSE.txt",
    "MPL-2.0": MODULES / "axe-core" / "LICENSE",
}
"""Parts that come without the text of their license: where the same text is."""


class Compiled(NamedTuple):
    """Something that is compiled into Pyodide."""

    name: str
    version: str
    license: str
    trace: bytes
    """Shows in Pyodide's file that it is there, where possible in this version."""
    owner: str = ""
    """The copyright notice, if the license is that of Peerless itself."""

    @property
    def text(self) -> str:
        if self.owner:
            return _mit(self.owner)
        general, _, _ = self.license.partition(" WITH ")
        return "\n\n".join([*([_elsewhere(general)] if general in TEXT_ELSEWHERE else []), _text(self.name)])


COMPILED: Final = (
    Compiled("Emscripten", "5.0.3", "MIT", b"/emsdk/emscripten/", "Copyright (c) 2010-2014 Emscripten authors."),
    Compiled("musl", "", "MIT", b"\x00Resource deadlock would occur\x00State not recoverable\x00"),
    Compiled(
        "LLVM (compiler-rt, libc++, libc++abi)", "", "Apache-2.0 WITH LLVM-exception", b"/lib/compiler-rt/lib/builtins/"
    ),
    Compiled("zlib", "1.3.1", "Zlib", b" inflate 1.3.1 Copyright 1995-2024 Mark Adler "),
    Compiled("bzip2", "1.0.6", "bzip2-1.0.6", b"\x001.0.6, 6-Sept-2010\x00"),
    Compiled("liblzma (XZ Utils)", "5.2.2", "public domain", b"\x005.2.2\x00"),
    Compiled("Zstandard", "1.5.7", "BSD-3-Clause", b"\x001.5.7\x00"),
    Compiled(
        "SQLite", "3.39.0", "public domain",
        b"2022-06-25 14:57:57 14e166f40dbfa6e055543f8301525f2ca2e96a02a57269818b9e69e162e98918",
    ),
    Compiled(
        "libffi", "", "MIT", b"ffi_prep_closure_loc",
        "Copyright (c) 1996-2022 Anthony Green, Red Hat, Inc and others.",
    ),
    Compiled(
        "Expat", "2.7.3", "MIT", b"expat_2.7.3",
        "Copyright (c) 1998-2000 Thai Open Source Software Center Ltd and Clark Cooper\n"
        "Copyright (c) 2001-2025 Expat maintainers",
    ),
    Compiled("libmpdec", "2.5.1", "BSD-2-Clause", b"\x002.5.1\x00"),
    Compiled(
        "HACL*", "", "MIT", b"./Modules/_hacl/",
        "Copyright (c) 2016-2022 INRIA, CMU and Microsoft Corporation\n"
        "Copyright (c) 2022-2023 HACL* Contributors",
    ),
    Compiled(
        "mimalloc", "", "MIT", b"mimalloc: error: ", "Copyright (c) 2018-2023 Microsoft Corporation, Daan Leijen"
    ),
)  # fmt: skip
"""What `pyodide.asm.wasm` contains besides Pyodide and Python."""
STACK_TRACES: Final = "Copyright (c) 2017 Eric Wendelin and other contributors"
"""In Pyodide's JavaScript: `error-stack-parser` and `stackframe`."""
TEXTS: Final = Path(__file__).with_name("license_texts")
"""License texts that come with nothing the build installs, by the first word of a name."""


class Part(NamedTuple):
    """One thing the engine ships."""

    name: str
    version: str
    license: str
    text: str

    @property
    def entry(self) -> str:
        return f"{' '.join(filter(None, (self.name, self.version)))} ({self.license})\n\n{self.text.strip()}"


def parts() -> Iterator[Part]:
    pyodide = json.loads((MODULES / "pyodide" / "package.json").read_text("utf-8"))
    lock = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    yield Part("Pyodide", pyodide["version"], "MPL-2.0", _about_source() + _elsewhere("MPL-2.0"))
    yield Part("error-stack-parser and stackframe", "", "MIT", _mit(STACK_TRACES))
    python = "\n\n".join([_own_text("typing_extensions"), _ABOUT_PARTS_OF_PYTHON, _text("python")])
    yield Part("Python", lock["info"]["python"], "PSF-2.0", python)
    for one in COMPILED:
        yield Part(one.name, one.version, one.license, one.text)
    for name, license_ in PACKAGES.values():
        yield Part(name, distribution(name).version, license_, _own_text(name) or _elsewhere(license_))


def append_licenses(page: Path) -> None:
    """Add the parts of the engine to the licenses of the client."""
    known = page.read_text("utf-8").partition(f"{RULE}Pyodide ")[0].rstrip()
    page.write_text(RULE.join([known, *(part.entry for part in parts())]) + "\n", "utf-8")


def unlisted(names: list[str]) -> set[str]:
    """The packages among the files of an archive that the page would not list; `peerless` is ours."""
    found = set()
    for name in names:
        first, _, rest = name.partition("/")
        package = f"{first}/{rest.partition('/')[0]}" if first == "fluent" else first.partition(".")[0]
        if not first.endswith(".dist-info") and package != "peerless" and package not in PACKAGES:
            found.add(package)
    return found


_ABOUT_PARTS_OF_PYTHON: Final = """\
Python contains work of others. Here is what Debian's package of Python 3.11 says about it; the list of the version
that this site contains is at https://docs.python.org/3.14/license.html."""


def _text(name: str) -> str:
    return (TEXTS / f"{name.split(maxsplit=1)[0].lower()}.txt").read_text("utf-8").strip()


def _mit(owner: str) -> str:
    own = (ROOT / "LICENSE").read_text("utf-8")
    return f"{owner}\n\n{own[own.index('Permission is hereby granted') :]}"


def _about_source() -> str:
    return "Its source code is at https://github.com/pyodide/pyodide.\n\n"


def _elsewhere(license_: str) -> str:
    return TEXT_ELSEWHERE[license_].read_text("utf-8").strip()


def _own_text(name: str) -> str:
    """The license that a distribution brings along."""
    files = distribution(name).files or []
    found = [file for file in files if "dist-info" in str(file) and file.name.upper().startswith("LICEN")]
    return "\n\n".join(Path(str(file.locate())).read_text("utf-8").strip() for file in found)
