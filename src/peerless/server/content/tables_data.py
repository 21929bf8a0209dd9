"""Compiled tables as plain data, to send them to another process."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from peerless.catalog.build import BITS
from peerless.core.tables import Tables

_NAMES: Final = frozenset(name for name in dir(Tables()) if not name.startswith("_") and name != "bits")
"""All attributes except those that all tables share."""


def tables_to_data(tables: Tables) -> dict[str, Any]:
    """Everything in the tables as lists, numbers and texts."""
    return {name: getattr(tables, name) for name in sorted(_NAMES)}


def tables_from_data(data: Mapping[str, Any]) -> Tables:
    """Restore tables from `tables_to_data`. Raises ValueError if the data is not of this version."""
    if data.keys() != _NAMES:
        raise ValueError(f"other tables: {sorted(data.keys() ^ _NAMES)}")
    tables = Tables()
    for name, value in data.items():
        setattr(tables, name, value)
    tables.bits = BITS
    return tables
