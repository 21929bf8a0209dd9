"""Babel's data without what messages never use: names of countries, currencies, units and time zones.

What is left formats numbers and dates and chooses plurals in our languages.
"""

from __future__ import annotations

import pickle
from typing import Final

from babel.localedata import Alias

from peerless.messages.translator import LANGUAGES

NAMES: Final = frozenset({
    "territories", "languages", "variants", "scripts", "time_zones", "meta_zones", "currency_names",
    "currency_names_plural", "unit_patterns", "unit_display_names", "compound_unit_patterns",
})  # fmt: skip
WORLD: Final = frozenset({
    "territory_zones", "zone_aliases", "zone_territories", "windows_zone_mapping", "territory_currencies",
    "territory_languages", "meta_zones", "all_currencies",
})  # fmt: skip


def reduced_locale(data: bytes) -> bytes:
    """The data of one language."""
    full: dict[str, object] = pickle.loads(data)
    kept = {key: {} if key in NAMES and not isinstance(value, Alias) else value for key, value in full.items()}
    return pickle.dumps(kept, 2)


def reduced_global(data: bytes) -> bytes:
    """What Babel knows of all languages, for ours."""
    full: dict[str, dict[str, object]] = pickle.loads(data)
    kept = {key: {} if key in WORLD else value for key, value in full.items()}
    subtags = full["likely_subtags"]
    kept["likely_subtags"] = {tag: value for tag, value in subtags.items() if tag.split("_")[0] in LANGUAGES}
    return pickle.dumps(kept, 2)
