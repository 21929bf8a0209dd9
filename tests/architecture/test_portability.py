"""Nothing needs what only a Unix has. `make static` finds the names; this runs the code without them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.architecture.test_repository import ROOT


def test_the_package_runs_without_unix(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.architecture.without_unix", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PEERLESS_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    assert int(done.stdout.split()[0]) > 200
