"""Single bits of masks."""

from __future__ import annotations

from mypy_extensions import i64


def bit(n: i64) -> i64:
    """The mask of bit `n`.

    mypyc would emit a constant 1, which C shifts in 32 bits; a 1 computed from `n` has 64.
    """
    one = (n ^ n) + 1
    return one << n
