"""How the C library gives memory back: only glibc needs to be told.

By default it maps a large block alone, and gives it back at once, only until the first such block is freed. From then
on it looks for room between small ones, and what it took for the bodies of many requests stays with the process.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Final

LARGE: Final = 128 * 1024
"""Bytes of a block that is always mapped alone. No answer needs one."""
_KEPT: Final = 4 * 1024 * 1024
"""Free bytes at the end of the heap that are not given back, so that it need not grow again with every answer."""
_TRIM_THRESHOLD: Final = -1
_MMAP_THRESHOLD: Final = -3


def give_back_large_blocks() -> bool:
    """Let the allocator give back large blocks as soon as they are free; returns whether it could be told."""
    if sys.platform != "linux":
        return False
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except AttributeError:  # another C library
        return False
    return bool(mallopt(_MMAP_THRESHOLD, LARGE) and mallopt(_TRIM_THRESHOLD, _KEPT))
