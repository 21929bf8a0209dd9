"""Write the JSON Schemas of hero and board files into the package, for editors."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from peerless.catalog.schema import board_schema, hero_schema
from tools.generated import ROOT, main

FOLDER: Final = ROOT / "src" / "peerless" / "content" / "schema"


def files() -> dict[Path, str]:
    """File -> its text."""
    made = {"hero.json": hero_schema(), "board.json": board_schema()}
    return {FOLDER / name: json.dumps(schema, indent=1, ensure_ascii=False) + "\n" for name, schema in made.items()}


if __name__ == "__main__":
    sys.exit(main("schemas", files))
