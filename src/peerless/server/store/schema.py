"""Versions of the schema: files `migrations/KIND/NNNN_name.sql`, each from one version to the next."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, Literal

from peerless.messages.message import Message
from peerless.service.store.base import StoreError

Kind = Literal["sqlite", "postgres"]
_FOLDER: Final = files("peerless.server.store") / "migrations"


def migrations(kind: Kind) -> list[str]:
    """All steps in their order; step `n` of the list makes version `n + 1`."""
    found = sorted((file.name, file) for file in (_FOLDER / kind).iterdir() if file.name.endswith(".sql"))
    assert [int(name[:4]) for name, _ in found] == list(range(1, len(found) + 1)), "numbered without a gap"
    return [file.read_text("utf-8") for _, file in found]


def steps_from(kind: Kind, version: int, place: str) -> list[tuple[int, str]]:
    """The remaining steps, each with its version. Refuses an unknown, newer version."""
    known = migrations(kind)
    if version > len(known):
        raise StoreError(Message("error-store-newer", place=place, found=version, known=len(known)))
    return list(enumerate(known, 1))[version:]
