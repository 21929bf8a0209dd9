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
RUNTIME: Final = {
    "Emscripten": "Copyright (c) 2010-2014 Emscripten authors, see AUTHORS file.",
    "musl": "Copyright (c) 2005-2020 Rich Felker, et al.",
}
"""Compiled into Pyodide, under the MIT license."""


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
    yield Part("Python", lock["info"]["python"], "PSF-2.0", _own_text("typing_extensions"))
    own = (ROOT / "LICENSE").read_text("utf-8")
    permission = own[own.index("Permission is hereby granted") :]
    for name, owner in RUNTIME.items():
        yield Part(name, "", "MIT", f"{owner}\n\n{permission}")
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


def _about_source() -> str:
    return "Its source code is at https://github.com/pyodide/pyodide.\n\n"


def _elsewhere(license_: str) -> str:
    return TEXT_ELSEWHERE[license_].read_text("utf-8")


def _own_text(name: str) -> str:
    """The license that a distribution brings along."""
    files = distribution(name).files or []
    found = [file for file in files if "dist-info" in str(file) and file.name.upper().startswith("LICEN")]
    return "\n\n".join(Path(str(file.locate())).read_text("utf-8").strip() for file in found)
