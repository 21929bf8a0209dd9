"""The zone names that have a color of their own.

A zone may have any name, but only these look like what they are called. The browser client has the same names
(`web/src/art/zones.ts`, checked by the compiler), and `content/names` what they are called in each language.
"""

from __future__ import annotations

from typing import Final, Literal

ZoneColor = Literal[
    "blue", "brown", "cream", "crimson", "cyan", "darkgreen", "gold", "gray", "green", "lightblue", "lightgray",
    "lightgreen", "navy", "olive", "orange", "pink", "plum", "purple", "red", "rose", "slate", "tan", "teal", "violet",
    "white", "yellow",
]  # fmt: skip

TERMINAL_STYLES: Final[dict[str, str]] = {
    "blue": "dodger_blue1",
    "brown": "orange3",
    "cream": "cornsilk1",
    "crimson": "deep_pink4",
    "cyan": "cyan",
    "darkgreen": "dark_green",
    "gold": "gold3",
    "gray": "grey70",
    "green": "green",
    "lightblue": "sky_blue1",
    "lightgray": "grey85",
    "lightgreen": "light_green",
    "navy": "blue3",
    "olive": "yellow4",
    "orange": "dark_orange",
    "pink": "hot_pink",
    "plum": "plum3",
    "purple": "medium_purple",
    "red": "red",
    "rose": "light_pink3",
    "slate": "light_slate_grey",
    "tan": "tan",
    "teal": "dark_cyan",
    "violet": "violet",
    "white": "white",
    "yellow": "yellow",
}
