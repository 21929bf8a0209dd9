"""Wait for files to be saved, also by editors that replace them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Final

from peerless.catalog.content import Content
from peerless.core.errors import PeerlessError

_SECONDS: Final = 0.25
"""Between two looks at the files. Looking finds what notifications of some file systems miss."""
Signature = tuple[int, int, int] | None


def saved(files: Sequence[Path], stop: Event | None = None) -> Iterator[list[Path]]:
    """The files that were saved, in their order, each time some were, until `stop` is set.

    A file counts as saved when it differs from what it was when this was called, or last found, and has stopped
    changing. A file that is gone is on its way to be replaced.
    """
    return _changes(files, [_signature(path) for path in files], stop or Event())


def _changes(files: Sequence[Path], known: list[Signature], stop: Event) -> Iterator[list[Path]]:
    seen = known
    while not stop.wait(_SECONDS):
        before, seen = seen, [_signature(path) for path in files]
        found = [i for i, now in enumerate(seen) if now is not None and now == before[i] and now != known[i]]
        if found:
            known = [now if i in found else known[i] for i, now in enumerate(seen)]
            yield [files[i] for i in found]


def _signature(path: Path) -> Signature:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


class Reloader:
    """Loads content again, in a thread, whenever one of its files was saved."""

    def __init__(self, files: Sequence[Path], load: Callable[[], Content]) -> None:
        self.tell: Callable[[Content | PeerlessError], None] = lambda _: None
        """Called in the thread with the content, or with what is wrong with it."""
        self._load = load
        self._lock = Lock()
        self._loaded: Content | None = None
        self._stop = Event()
        self._changes = saved(files, self._stop)
        self._thread = Thread(target=self._run, name="reload", daemon=True)

    def __enter__(self) -> Reloader:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()

    def take(self) -> Content | None:
        """The latest content that was loaded and not taken yet."""
        with self._lock:
            loaded, self._loaded = self._loaded, None
        return loaded

    def _run(self) -> None:
        for _ in self._changes:
            try:
                content = self._load()
            except PeerlessError as error:
                self.tell(error)
            else:
                with self._lock:
                    self._loaded = content
                self.tell(content)
