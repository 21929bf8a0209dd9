"""A lock that ends with its process, however that ends: two servers never write to one file.

The lock file next to the database names the process that holds it. It belongs to a path, and a file can have several
paths. A database with a second hard link is refused, because its log (`-wal`) belongs to a path too, and writes under
one name are missing under the other. On Linux the database itself is also locked, for other paths without a link, such
as bind mounts. `flock` does not interfere there with SQLite's own locks (`fcntl`). But closing any descriptor of a file
drops those, so this one is opened before the connections and closed after them.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from weakref import WeakSet

from peerless.messages.message import Message
from peerless.server.store.checks.integrity import check_links
from peerless.service.store.base import StoreError

_PLACE = 1 << 30  # offset of the locked byte on Windows: far behind the text, which others must be able to read


class Lock:
    """Held from `take` to `release`; the file names the process, and remains."""

    def __init__(self, guarded: Path) -> None:
        self._guarded = guarded
        self._path = guarded.with_name(guarded.name + ".lock")
        self._file: int | None = None
        self._guarded_file: int | None = None

    def take(self) -> None:
        check_links(self._guarded)
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except OSError:
            pid = os.read(file, 20).decode("ascii", "replace").strip() or "?"
            os.close(file)
            raise StoreError(Message("error-store-locked", file=self._guarded, pid=pid)) from None
        os.ftruncate(file, 0)
        os.write(file, b"%d\n" % os.getpid())
        self._file = file
        _held.add(self)

    def hold(self) -> None:
        """Lock the database itself too, as soon as it exists, if possible."""
        if sys.platform != "linux" or self._guarded_file is not None or not self._guarded.is_file():
            return
        file = os.open(self._guarded, os.O_RDONLY | os.O_CLOEXEC)
        try:
            _lock(file)
        except BlockingIOError:
            os.close(file)
            raise StoreError(Message("error-store-locked", file=self._guarded, pid="?")) from None
        except OSError:  # a file system that has no such locks
            os.close(file)
            return
        self._guarded_file = file

    def is_held(self) -> bool:
        """Whether a process holds the lock, this one or another."""
        try:
            file = os.open(self._path, os.O_RDWR)
        except OSError:
            return False
        try:
            _lock(file)
        except OSError:
            return True
        finally:
            os.close(file)
        return False

    def release(self) -> None:
        for file in (self._file, self._guarded_file):
            if file is not None:
                os.close(file)
        self._file = self._guarded_file = None
        _held.discard(self)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        os.lseek(file, _PLACE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_held: WeakSet[Lock] = WeakSet()


def _release_all() -> None:
    """In a forked child: otherwise it would hold the lock after the server has died."""
    for lock in list(_held):
        lock.release()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_release_all)
