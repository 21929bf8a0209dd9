"""What must not be committed, and that the lock files hold what pyproject.toml asks for."""

import re
import subprocess
import tomllib
from importlib.metadata import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]

LEFT_OUT = re.compile(r"(^|/)(\.git|\.venv[^/]*|build|dist|node_modules|__pycache__|\.[a-z]+_cache|[^/]+\.egg-info)/")

MACHINE_PATH = re.compile(r"(?<![\w.])/(?:work|farm|root|home/\w+|Users/\w+)/")
PACKAGE_SOURCE = re.compile(
    r"""(?x)
    \b (?: pypi | pythonhosted | npmjs | yarnpkg ) \. (?: org | com ) \b    # the well-known hosts
    | https?:// [^\s/"']* (?: pypi | registry | mirror ) [^\s"']*            # those that say what they are
    | https?:// [^\s"']+ \. (?: whl | tgz | tar\.gz ) \b                     # a file of a package
    | "resolved": \s* "http
    | ^ \s* -- (?: index-url | extra-index-url | find-links ) [ =] \s* [\w"']
    """,
    re.MULTILINE,
)
IMPATIENT_CLIENT = re.compile(r"\bhttpx\.(?:AsyncClient|Client|get|post|request)\((?![^)\n]*timeout=)")
NOTE_TO_SELF = re.compile(r"\b(?:TO[D]O|FI[X]ME|X[X]X|HA[C]K)\b")


def committed_files() -> list[Path]:
    """The files git tracks; without git (an unpacked archive) all files that are not made by building."""
    if (ROOT / ".git").exists():
        names = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, text=True).split("\0")
    else:
        names = [path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*")]
    return [ROOT / name for name in names if name and not LEFT_OUT.search(name) and (ROOT / name).is_file()]


def lines_with(pattern: re.Pattern[str], files: list[Path]) -> list[str]:
    found = []
    for path in files:
        data = path.read_bytes()
        if b"\0" in data:
            continue
        text = data.decode("utf-8")
        found += [
            f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, match.start()) + 1}: {match[0]}"
            for match in pattern.finditer(text)
        ]
    return found


def test_no_path_of_one_machine() -> None:
    assert lines_with(MACHINE_PATH, committed_files()) == []


def test_no_address_of_a_package_source() -> None:
    assert lines_with(PACKAGE_SOURCE, committed_files()) == []


def test_no_http_client_of_the_tests_gives_up_after_seconds() -> None:
    """The library's own limit is five seconds, which a busy machine may need."""
    assert lines_with(IMPATIENT_CLIENT, [path for path in committed_files() if "tests" in path.parts]) == []


def test_no_notes_to_self() -> None:
    code = [path for path in committed_files() if path.relative_to(ROOT).parts[0] in {"src", "tests", "web"}]
    assert lines_with(NOTE_TO_SELF, code) == []


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (MACHINE_PATH, "see " + "/ro" + "ot/notes.md"),
        (MACHINE_PATH, 'open("' + "/ho" + 'me/ann/x")'),
        (PACKAGE_SOURCE, ".".join(["npmjs", "com"])),
        (PACKAGE_SOURCE, "http://regis" + "try.example/x"),
        (PACKAGE_SOURCE, "a\n--index-" + "url https://x"),
        (PACKAGE_SOURCE, "https://example.org/a-1.0" + ".whl"),
        (NOTE_TO_SELF, "# TO" + "DO: later"),
    ],
)
def test_patterns_find(pattern: re.Pattern[str], text: str) -> None:
    assert pattern.search(text)


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (MACHINE_PATH, "src/work/x and ../root/y"),
        (PACKAGE_SOURCE, "available from PyPI; uv pip compile --no-emit-index-" + "url"),
        (PACKAGE_SOURCE, "https://spdx.org/licenses/MIT"),
        (NOTE_TO_SELF, "mastodon"),
    ],
)
def test_patterns_spare(pattern: re.Pattern[str], text: str) -> None:
    assert not pattern.search(text)


# The lock files.


def locked(name: str) -> dict[str, list[tuple[Requirement, str]]]:
    """Requirements of a lock file by project name, each with the text of its hashes."""
    entries: dict[str, list[tuple[Requirement, str]]] = {}
    for entry in re.split(r"\n(?=\S)", (ROOT / name).read_text(encoding="utf-8")):
        requirement, _, hashes = entry.partition("\\\n")
        parsed = Requirement(requirement)
        entries.setdefault(canonicalize_name(parsed.name), []).append((parsed, hashes))
    return entries


def declared(*extras: str) -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = list(project["dependencies"])
    for extra in extras:
        wanted += project["optional-dependencies"][extra]
    return [Requirement(text) for text in wanted]


LOCKS = {"requirements.lock": ("postgres", "nats", "lab", "rl", "dev"), "requirements-bench.lock": ("bench",)}


@pytest.mark.parametrize("name", LOCKS)
def test_lock_holds_what_is_declared(name: str) -> None:
    """If this fails, run `make lock`."""
    lock = locked(name)
    for wanted in declared(*LOCKS[name]):
        found = lock.get(canonicalize_name(wanted.name), [])
        versions = [pin.version for requirement, _ in found for pin in requirement.specifier]
        assert versions, f"{wanted} is missing"
        assert all(wanted.specifier.contains(version) for version in versions), f"{wanted}: {versions}"


def test_every_dependency_runs_on_the_oldest_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=")
    assert f"Programming Language :: Python :: {oldest}" in project["classifiers"]
    for wanted in declared():
        needed = (metadata(wanted.name).get_all("Requires-Python") or [""])[0]
        assert SpecifierSet(needed).contains(f"{oldest}.0"), f"{wanted.name} needs {needed}"


@pytest.mark.parametrize("name", LOCKS)
def test_lock_pins_by_hash(name: str) -> None:
    for entries in locked(name).values():
        for requirement, hashes in entries:
            assert [pin.operator for pin in requirement.specifier] == ["=="]
            assert "--hash=sha256:" in hashes
            assert requirement.url is None


def test_locks_agree() -> None:
    """`make bench` installs into the same environment, so it must not move what is there."""
    main, bench = locked("requirements.lock"), locked("requirements-bench.lock")
    for name in main.keys() & bench.keys():
        assert {str(requirement) for requirement, _ in bench[name]} == {str(r) for r, _ in main[name]}
