"""What the C library does with large blocks, in a process of its own: it can be told only once."""

from __future__ import annotations

import subprocess
import sys

import pytest

SCRIPT = """
import ctypes
from peerless.server.ops.allocator import LARGE, give_back_large_blocks

class Found(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in
        ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")]

def mapped():
    return mallinfo2().hblkhd

try:
    mallinfo2 = ctypes.CDLL(None).mallinfo2
except AttributeError:
    raise SystemExit("not glibc")
mallinfo2.restype = Found
assert give_back_large_blocks()
TOTAL, ROOM = 64 << 20, 16 << 20  # a few blocks may fit into what the process has free at its start
before, taken = mapped(), []
for _ in range(2):
    for size in (2 * LARGE, 20 * LARGE):  # by default, freeing the larger ones would move the threshold
        blocks = [bytes(size) for _ in range(TOTAL // size)]
        taken.append(mapped() - before >= TOTAL - ROOM)
        del blocks
print(taken, mapped() - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only for Linux")
def test_large_blocks_are_given_back_however_many_there_were() -> None:
    ran = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False)
    if "not glibc" in ran.stderr:
        pytest.skip("another C library")
    assert ran.stdout.split("]") == ["[True, True, True, True", " 0\n"], ran.stderr
