"""Random ids and secrets, and the stored hashes of secrets."""

from __future__ import annotations

import hashlib
import secrets


def new_id() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(16)


def new_token() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def new_invitation() -> str:
    return secrets.token_urlsafe(18)


def hashed(secret: str) -> bytes:
    """The stored hash of a token, code or invitation: they are long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).digest()
