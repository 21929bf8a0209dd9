"""The faults as data: `engine.yaml`, `views.yaml`, `server.yaml`, `client.yaml`."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec
import yaml

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
Area = Literal["engine", "views", "server", "client"]
AREAS: Final[tuple[Area, ...]] = ("engine", "views", "server", "client")
SOURCES: Final[dict[Area, tuple[str, str]]] = {
    "engine": ("src/peerless", "*.py"),
    "views": ("src/peerless", "*.py"),
    "server": ("src/peerless/server", "*.py"),
    "client": ("web/src", "*"),
}
"""Area -> folder and pattern of the files that its faults may be in."""


class Unfit(Exception):
    """A fault whose text is not in exactly one place any more."""


class Fault(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of the sources, and what a mistake would make of it."""

    id: str
    about: str
    """What goes wrong, in words."""
    file: str
    text: str
    fault: str
    """Takes the place of `text`."""
    first: list[str] = []
    """Names of test files that probably catch it: they run before all others."""
    survives: str = ""
    """Why no test catches it, where none can."""
    area: Area = "engine"


def control(area: Area) -> Fault:
    """No fault at all: if a test fails with it, what fails with the faults proves nothing."""
    return Fault(id=f"control-{area}", about="nothing is wrong", file="", text="", fault="", area=area)


def faults(areas: tuple[Area, ...] = AREAS) -> list[Fault]:
    """All faults of these areas."""
    found: list[Fault] = []
    for area in areas:
        data = yaml.load((HERE / f"{area}.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
        found += msgspec.convert([{**item, "area": area} for item in data], list[Fault])
    return found


def place_of(fault: Fault, root: Path = ROOT) -> Path:
    """The file that holds the text of a fault: the named one, or the only one of its area if that file has moved."""
    named = root / fault.file
    if named.is_file():
        holders = [named]
    else:
        folder, pattern = SOURCES[fault.area]
        files = [path for path in sorted((root / folder).rglob(pattern)) if path.is_file()]
        holders = [path for path in files if "generated" not in path.parts and fault.text in _read(path)]
    if len(holders) != 1 or _read(holders[0]).count(fault.text) != 1:
        places = ", ".join(str(path.relative_to(root)) for path in holders) or "no file"
        raise Unfit(f"{fault.id}: {fault.text!r} must be in exactly one place; looked in {places}")
    return holders[0]


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""
