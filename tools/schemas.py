"""Writes the JSON Schemas of hero and board files into the package, for editors.

python tools/schemas.py           writes them
python tools/schemas.py --check   fails if they are outdated
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from peerless.catalog.schema import board_schema, hero_schema

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "src" / "peerless" / "content" / "schema"


def files() -> dict[Path, str]:
    """File -> its text."""
    made = {"hero.json": hero_schema(), "board.json": board_schema()}
    return {FOLDER / name: json.dumps(schema, indent=1, ensure_ascii=False) + "\n" for name, schema in made.items()}


def complaints() -> list[str]:
    """Files that are outdated; empty if all is well."""
    return [
        f"{path.relative_to(ROOT).as_posix()} is outdated: run python tools/schemas.py"
        for path, text in files().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main() -> int:
    """Writes the files, or checks them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing, fail if something is outdated")
    if not parser.parse_args().check:
        FOLDER.mkdir(exist_ok=True)
        for path, text in files().items():
            path.write_text(text, encoding="utf-8")
    wrong = complaints()
    for complaint in wrong:
        print(complaint)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
