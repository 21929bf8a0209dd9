"""Writes the table of metrics in docs/hosting.md from the metrics of the server and their texts."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from peerless.server.ops.metrics import Metrics
from tools.generated import ROOT, main

PAGE: Final = ROOT / "docs" / "hosting.md"
HEAD: Final = "| number | of what |\n|---|---|\n"
_ROWS: Final = re.compile(re.escape(HEAD) + r"(?:\|.*\n)*")


def files() -> dict[Path, str]:
    """The page -> its text."""
    families = Metrics().registry.collect()
    rows = [
        f"| `{family.name}` | {family.documentation[0].lower()}{family.documentation[1:]} |\n" for family in families
    ]
    page = PAGE.read_text(encoding="utf-8")
    assert len(_ROWS.findall(page)) == 1
    return {PAGE: _ROWS.sub(lambda _: HEAD + "".join(rows), page)}


if __name__ == "__main__":
    sys.exit(main("metrics_table", files))
