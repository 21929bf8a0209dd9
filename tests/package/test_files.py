"""What is in wheel and sdist."""

from __future__ import annotations

import re
import tarfile
from email import message_from_string
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.architecture.test_build import engine_sources, module_name
from tests.architecture.test_repository import ROOT
from tests.package.support import build

DATA = {
    "peerless/py.typed",
    "peerless/content/heroes/medusa.yaml",
    "peerless/messages/locale/uk/web.ftl",
    "peerless/server/static/index.html",
    "peerless/server/static/licenses.txt",
}
RELATIVE = re.compile(r"\]\((?!https?:|#)[^)]*\)")
MYPYC_LICENSE = "peerless/licenses/mypyc.txt"


def names_in(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def sources() -> set[str]:
    return {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "peerless").rglob("*.py")}


def test_the_wheel_holds_the_client_and_the_compiled_engine(wheel: Path) -> None:
    names = names_in(wheel)
    assert DATA | sources() <= names
    assert any(name.startswith("peerless/server/static/assets/") and name.endswith(".js") for name in names)
    compiled = {name.partition(".")[0].replace("/", ".") for name in names if name.endswith(".so")}
    assert {module_name(source) for source in engine_sources()} <= compiled


def test_the_engine_of_the_tab_is_only_in_the_static_site(wheel: Path) -> None:
    """So the wheel needs no license of Pyodide."""
    with ZipFile(wheel) as archive:
        scripts = [name for name in archive.namelist() if name.startswith("peerless/server/static/assets/")]
        assert not [name for name in scripts if "pyodide" in name or b"loadPyodide" in archive.read(name)]


def test_the_pure_wheel_holds_the_same_files_uncompiled(wheel: Path, pure_wheel: Path) -> None:
    assert pure_wheel.name.endswith("-py3-none-any.whl")
    ours = {name for name in names_in(wheel) if name.startswith("peerless/") and not name.endswith(".so")}
    assert {name for name in names_in(pure_wheel) if name.startswith("peerless/")} == ours - {MYPYC_LICENSE}


def test_the_sdist_holds_the_client_and_nothing_that_builds_it(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{name}" for name in DATA | sources()} <= names
    assert {"backend.py", "setup.py", "pyproject.toml", "README.md", "LICENSE"} <= names
    assert not {name for name in names if name.startswith(("web/", "tools/")) or name.endswith((".so", ".c", ".pyc"))}


def test_the_licenses_of_everything_are_in_the_wheel(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        text = archive.read("peerless/server/static/licenses.txt").decode()
        assert archive.read("peerless_game-0.1.0.dist-info/licenses/LICENSE") == (ROOT / "LICENSE").read_bytes()
        compiler = archive.read(MYPYC_LICENSE).decode()
    assert "The MIT License" in compiler
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in compiler
    for package in ("svelte", "vite", "@fluent/bundle", "@fontsource/alegreya-sans", "@fontsource/yeseva-one"):
        assert f"\n{package} " in text
    assert text.startswith("MIT License\n\nCopyright (c) 2026 The Peerless contributors")
    assert "SIL OPEN FONT LICENSE" in text
    assert "Apache License" in text


def test_a_release_links_to_its_repository(checkout: Path, tmp_path: Path) -> None:
    """The workflow says where that is. Wheels are built from the sdist, with the same variable."""
    address = "https://code.example.org/someone/peerless"
    variables = {"PEERLESS_REPOSITORY": address, "PEERLESS_PURE": "1"}
    archive = build("sdist", checkout, tmp_path, **variables)
    with tarfile.open(archive) as made:
        [name] = [name for name in made.getnames() if name.count("/") == 1 and name.endswith("/PKG-INFO")]
        info = made.extractfile(name)
        assert info is not None
        metadata = message_from_string(info.read().decode())
    described = str(metadata.get_payload())
    assert RELATIVE.findall(described) == []
    found = re.findall(rf"\]\({address}/(?:blob|raw)/HEAD/([^)#]+)", described)
    assert len(found) > 15
    assert [path for path in found if not (ROOT / path).exists()] == []
    assert f"Repository, {address}" in metadata.get_all("Project-URL", [])


@pytest.mark.parametrize("kind", ["wheel", "pure_wheel"])
def test_the_metadata_is_complete(kind: str, request: pytest.FixtureRequest) -> None:
    with ZipFile(request.getfixturevalue(kind)) as archive:
        metadata = message_from_string(archive.read("peerless_game-0.1.0.dist-info/METADATA").decode())
        scripts = archive.read("peerless_game-0.1.0.dist-info/entry_points.txt").decode()
    assert metadata["Name"] == "peerless-game"
    assert metadata["Requires-Python"] == ">=3.11"
    assert metadata["License-Expression"] == "MIT AND Apache-2.0 AND OFL-1.1 AND PSF-2.0"
    assert metadata["Description-Content-Type"] == "text/markdown"
    described = str(metadata.get_payload())
    assert "# Peerless" in described
    assert RELATIVE.findall(described) == [], "links that lead nowhere"
    assert "Typing :: Typed" in metadata.get_all("Classifier", [])
    required = [line for line in metadata.get_all("Requires-Dist", []) if "extra ==" not in line]
    assert {"starlette", "uvicorn", "prometheus-client"} <= {line.split(">")[0].split("[")[0] for line in required}
    assert scripts.split("\n\n")[0].splitlines() == [
        "[console_scripts]",
        "peerless = peerless.cli.main:main",
        "peerless-game = peerless.cli.main:main",
    ]
