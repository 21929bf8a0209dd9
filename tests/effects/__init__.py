"""The effect language: each operation, condition, amount and filter in small heroes on a tiny board."""
