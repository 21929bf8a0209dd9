"""A lock that ends with its process, however that ends: two servers never write to one file."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from weakref import WeakSet

from peerless.messages.message import Message
from peerless.server.store.base import StoreError

_PLACE = 1 << 30  # of the locked byte on Windows: far behind the text, which others must be able to read


class Lock:
    """Held from `take` to `release`; the file says by which process, and stays."""

    def __init__(self, guarded: Path) -> None:
        self._guarded = guarded
        self._path = guarded.with_name(guarded.name + ".lock")
        self._file: int | None = None

    def take(self) -> None:
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

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
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
