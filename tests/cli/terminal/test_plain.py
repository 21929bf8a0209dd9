"""Output on terminals that cannot show everything."""

from __future__ import annotations

import os
import subprocess
import sys


def test_other_encodings_get_look_alikes() -> None:
    program = "from peerless.cli.main import main; main(['board', 'sarpedon'])"
    result = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONIOENCODING": "ascii", "COLUMNS": "80"},
        capture_output=True,
        check=True,
    )
    text = result.stdout.decode("ascii")
    assert "*1 start space" in text
    assert "s38D" in text
    assert "?" not in text
