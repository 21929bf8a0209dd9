"""The languages of the program."""

from __future__ import annotations

from typing import Literal

Language = Literal["en", "uk", "ru", "cs", "pl"]
