"""Read untrusted files: only regular files, and only up to a size limit."""

from __future__ import annotations

import stat
from pathlib import Path

from peerless.core.errors import PeerlessError
from peerless.messages.message import Message


class Unreadable(PeerlessError):
    """A file that cannot be read, and why."""


def read_file(path: Path, most: int) -> bytes:
    """The bytes of a file. Pipes and devices are not opened, because reading them could block forever."""
    try:
        found = path.stat()
        if stat.S_ISDIR(found.st_mode):
            raise Unreadable(Message("fault-folder"))
        if not stat.S_ISREG(found.st_mode):
            raise Unreadable(Message("fault-device"))
        if found.st_size > most:
            raise Unreadable(Message("fault-large", most=most))
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise Unreadable(Message("fault-unreadable", why=error.strerror)) from error
    except ValueError as error:  # a name no file can have
        raise Unreadable(Message("fault-unreadable", why=error)) from error
    if len(data) > most:
        raise Unreadable(Message("fault-large", most=most))
    return data
