"""How many connections the limit of file descriptors leaves room for."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

WANTED: Final = 65_536
"""Nothing is gained by a higher limit."""
RESERVE: Final = 64
"""For the database, files of the client that are being sent, logs, and connections that are refused."""
RESERVE_PER_BOT: Final = 8
"""For the pipes of a bot process, and for starting another in its place."""


if sys.platform == "win32":

    def raise_limit() -> int | None:
        """There is no such limit."""
        return None

else:
    import resource

    def raise_limit() -> int | None:
        """Allow as many descriptors as the system lets this process have; returns the limit, None if there is none."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(OSError, ValueError):  # some systems have another limit besides the one they report
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return None if soft == resource.RLIM_INFINITY else soft


def room(limit: int | None, wanted: int, bot_processes: int) -> int:
    """The wanted connections, or as many as leave enough descriptors for everything else, which is at most half."""
    if limit is None:
        return wanted
    reserve = min(RESERVE + RESERVE_PER_BOT * bot_processes, limit // 2)
    return min(wanted, limit - reserve)
