"""A process for homebrew that does odd things with files of certain names, for tests."""

from __future__ import annotations

import os
import time
from pathlib import Path

from peerless.server.content import homebrew_worker
from peerless.server.content.homebrew_worker import CheckFile, HomebrewWorker, Task


class OddWorker(HomebrewWorker):
    def result(self, task: Task) -> object:
        name = task.file.id if isinstance(task, CheckFile) else ""
        if "BEGUN" in os.environ and name != "good":
            Path(os.environ["BEGUN"]).write_text(str(os.getpid()), encoding="utf-8")
        match name:
            case "sleeping":
                time.sleep(10_000)
            case "spinning":
                while True:
                    pass
            case "hungry":
                return len([bytearray(1_000_000) for _ in range(100_000)])
            case "dying":
                os._exit(1)
            case "wordy":
                return "x" * 10_000_000
        return super().result(task)


def main() -> None:
    homebrew_worker.main(OddWorker)
