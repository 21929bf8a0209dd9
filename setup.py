"""Compile the engine with mypyc; `backend.py` builds the browser client, `pyproject.toml` says everything else.

``PEERLESS_PURE`` decides what happens:

- unset: compile; where that is not possible (no compiler, no mypyc), say so and use the sources as they are;
- ``1``: do not compile;
- ``0``: compile, and fail if that is not possible.

``PEERLESS_REPOSITORY`` is the address of the repository; the release workflow sets it for the links in and beside the
package's description.

``MYPYC_OPT_LEVEL`` is handed to the C compiler: 3 by default (8 % more matches a second than 2, for ten seconds
more), 0 builds fastest.
"""

import os
import re
import shutil
import sys
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"

COMPILED = (
    "peerless/core/*.py",
    "peerless/effects/expr.py",
    "peerless/effects/interpreter.py",
    "peerless/effects/ops/*.py",
    "peerless/records/beats.py",
    "peerless/records/event_fields.py",
    "peerless/records/events.py",
    "peerless/records/log/barrier.py",
    "peerless/records/log/event_log.py",
    "peerless/records/log/line.py",
    "peerless/records/log/match_log.py",
    "peerless/records/log/playing.py",
    "peerless/records/log/rewinds.py",
    "peerless/records/view_builder.py",
    "peerless/rules/*.py",
    "peerless/search/*.py",
    "peerless/arena/*.py",
)
# Paths below src that stay interpreted although a pattern above names them.
NOT_COMPILED: frozenset[str] = frozenset()

# The functions of a shared library could be replaced from outside, so a C compiler does not inline them unless told
# that nobody will: a quarter more matches a second.
INLINING = [] if sys.platform == "win32" else ["-fno-semantic-interposition"]

# Commands that ask for the description of the package only.
METADATA_COMMANDS = frozenset({"clean", "dist_info", "egg_info", "sdist"})


def compiled_sources() -> list[Path]:
    """The modules to compile, in a fixed order."""
    found = {path for pattern in COMPILED for path in SOURCE.glob(pattern) if path.name != "__init__.py"}
    return sorted(path for path in found if path.relative_to(SOURCE).as_posix() not in NOT_COMPILED)


def extensions(sources: list[Path]) -> list[Extension]:
    """Translate the modules to C, as one group: calls between them are C calls."""
    from mypy.version import __version__ as mypy_version
    from mypyc.build import mypycify

    level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    # The strict checks are for `make lint`: an install must not fail because a newer mypy is stricter.
    options = ["--config-file=", "--cache-dir=build/mypy_cache", "--ignore-missing-imports"]
    paths = [str(path.relative_to(ROOT)) for path in sources]
    made: list[Extension] = mypycify([*options, *paths], opt_level=level, debug_level="0", group_name="peerless")

    # The C files do not change with the flags, so setuptools has to be told when they did.
    flags = Path("build/compile-flags.txt")
    wanted = f"-O{level} {' '.join(INLINING)} mypyc {mypy_version}\n"
    if not flags.is_file() or flags.read_text(encoding="utf-8") != wanted:
        flags.parent.mkdir(exist_ok=True)
        flags.write_text(wanted, encoding="utf-8")
    for extension in made:
        extension.depends.append(str(flags))
        extension.extra_compile_args = [*extension.extra_compile_args, *INLINING]  # the list is shared by all of them
    return made


class BuildEngine(build_ext):
    """Build all extensions or none, and leave no outdated ones in the source tree.

    (``Extension.optional`` would keep those that succeed; shims without their shared library cannot be
    imported. And the modules of a former build would stay in place of the sources.)
    """

    def run(self) -> None:
        in_place = bool(self.inplace)
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            if required():
                raise
            not_compiled(error)
            for extension in self.extensions:
                Path(self.build_lib, self.get_ext_filename(extension.name)).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []
        if in_place:
            self.tidy_source_tree()
        elif self.extensions:
            self.add_license()

    def add_license(self) -> None:
        """Compiled modules contain parts of mypyc, whose license wants to be with them."""
        [found] = [path for path in distribution("mypy").files or () if path.parts[-2:] == ("licenses", "LICENSE")]
        target = Path(self.build_lib, "peerless", "licenses", "mypyc.txt")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(str(found.locate()), target)

    def tidy_source_tree(self) -> None:
        """Remove compiled files that belong to no module; mark the others as checked against their source."""
        current = {SOURCE / self.get_ext_filename(extension.name) for extension in self.extensions or ()}
        modules = {path.with_name(path.name.partition(".")[0]) for path in current}
        for path in compiled_files():
            if path in current:
                path.touch()
            elif path.with_name(path.name.partition(".")[0]) not in modules:
                path.unlink()


def compiled_files() -> Iterator[Path]:
    """All compiled files in the source tree, for any version of Python."""
    for pattern in ("*.so", "*.pyd"):
        yield from SOURCE.rglob(pattern)


def required() -> bool:
    return os.environ.get("PEERLESS_PURE") == "0"


def not_compiled(reason: object) -> None:
    print(f"peerless: not compiled, the sources are used as they are: {str(reason)[:200]}", file=sys.stderr)


def choose_extensions() -> list[Extension]:
    sources = compiled_sources()
    if not sources or os.environ.get("PEERLESS_PURE") == "1" or METADATA_COMMANDS.intersection(sys.argv[1:]):
        return []
    try:
        return extensions(sources)
    except (ImportError, SystemExit) as error:  # mypyc is missing, or has printed why it refuses
        if required():
            raise
        not_compiled(repr(error))
        return []


def repository() -> str:
    """The address of the repository; nothing if nobody has said it."""
    return os.environ.get("PEERLESS_REPOSITORY", "").rstrip("/")


def links(repository: str) -> dict[str, str]:
    """The links beside the package's description; none if the address of the repository is not known."""
    pages = {
        "Repository": "",
        "Documentation": "/tree/HEAD/docs",
        "Changelog": "/blob/HEAD/CHANGELOG.md",
        "Issues": "/issues",
    }
    return {name: repository + page for name, page in pages.items()} if repository else {}


LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)\s]+)\)")
TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)


def description(readme: str, repository: str) -> str:
    """The README for a page elsewhere, where its relative links would lead nowhere.

    They get the address of the repository. If that is not known, links become plain text, and pictures are left out
    together with their paragraph or table.
    """

    def absolute(link: re.Match[str]) -> str:
        picture, text, path = link.groups()
        return f"{picture}[{text}]({repository}/{'raw' if picture else 'blob'}/HEAD/{path})"

    if repository:
        return LINK.sub(absolute, readme)
    kept = TABLE.sub(lambda table: "" if has_picture(table[0]) else table[0], readme)
    paragraphs = [part for part in kept.split("\n\n") if not has_picture(part)]
    return LINK.sub(r"\2", "\n\n".join(paragraphs))


def has_picture(text: str) -> bool:
    return any(link[1] for link in LINK.finditer(text))


if __name__ == "__main__":
    os.chdir(ROOT)
    setup(
        ext_modules=choose_extensions(),
        cmdclass={"build_ext": BuildEngine},
        project_urls=links(repository()),
        long_description=description((ROOT / "README.md").read_text(encoding="utf-8"), repository()),
        long_description_content_type="text/markdown",
    )
