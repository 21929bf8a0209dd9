"""Run a command several times while other processes keep every core busy.

    python -m tools.busy 5 make test-server

Tests that pass here do not depend on speed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Keep this many cores busy in the meantime."""
    spinning = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in spinning:
            process.kill()
            process.wait()


def main(times: int, command: list[str]) -> int:
    """Stops at the first failure; returns its exit status."""
    with busy(os.cpu_count() or 2):
        for number in range(1, times + 1):
            began = time.monotonic()
            status = subprocess.run(command, check=False).returncode
            said = "passed" if status == 0 else "FAILED"
            print(f"{' '.join(command)}: {number} of {times} {said}, {time.monotonic() - began:.0f} s", flush=True)
            if status:
                return status
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit("usage: python -m tools.busy TIMES COMMAND...")
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
