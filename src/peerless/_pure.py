"""Run the Python sources although compiled modules are next to them.

The engine is compiled in place, so ``state.py`` and ``state.cpython-311-….so`` share a folder and Python
prefers the latter. With ``PEERLESS_PURE=1`` in the environment, :func:`install` makes every folder of this
package importable from ``.py`` files only. The compiled modules are small shims around one shared library
that only they import; as no shim is found, the library is not loaded either.

It is a path hook rather than a finder on ``sys.meta_path``: the ordinary path finder still does the
work (namespace folders, ``pkgutil``, resources) and there is no second finder behind it that could still
pick up a compiled file. Worker processes inherit the environment and so the choice.

``peerless/__init__.py`` calls :func:`install` before it imports anything else of the package.
The same variable controls the build, see ``setup.py``.
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

_PACKAGE_FOLDER = os.path.dirname(os.path.abspath(__file__))


def requested() -> bool:
    """Whether the environment asks for the uncompiled engine."""
    return os.environ.get("PEERLESS_PURE") == "1"


def install() -> None:
    """Hide the compiled modules of this package from the import system, if that is requested."""
    if not requested():
        return
    sys.path_hooks.insert(0, _source_finder)
    for folder in [known for known in sys.path_importer_cache if _is_ours(known)]:
        del sys.path_importer_cache[folder]


def _is_ours(folder: str) -> bool:
    return os.path.join(os.path.abspath(folder), "").startswith(os.path.join(_PACKAGE_FOLDER, ""))


def _source_finder(folder: str) -> FileFinder:
    """A path hook: a finder for our own folders; refuses all others."""
    if not (_is_ours(folder) and os.path.isdir(folder)):
        raise ImportError("not a folder of this package", path=folder)
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
