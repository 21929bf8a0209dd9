"""Single bits of masks."""

from __future__ import annotations

from mypy_extensions import i64


def bit(n: i64) -> i64:
    """The mask of bit `n`.

    mypyc writes a constant 1 into the shift, where C computes in 32 bits; a 1 worked out from `n` has 64.
    """
    one = (n ^ n) + 1
    return one << n
