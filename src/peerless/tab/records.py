"""What the store of a tab writes, besides the types of `service.store.base`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from peerless.service.store.base import ContentRow, Device, TableRow


class TableRecord(Struct, frozen=True, kw_only=True):
    """A table, and what is known of its replay."""

    row: TableRow
    bytes: int = 0
    """What it takes besides its log."""
    replay: Literal["", "stored", "none"] = ""
    replay_owner: str = ""


class ContentRecord(Struct, frozen=True, kw_only=True):
    """A hero or board; once it was played, it stays."""

    row: ContentRow
    stored: int
    played: bool = False


class TokenRecord(Struct, frozen=True, kw_only=True):
    """A device and its guest."""

    guest: str
    device: Device


class CodeRecord(Struct, frozen=True, kw_only=True):
    """The guest whom a code adds to another device."""

    guest: str
    until: int


def log_key(table: str, number: int) -> str:
    return f"log/{table}/{number:08}"
