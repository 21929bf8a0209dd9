"""Players that are programs.

Bots that need processes are imported on first use: a browser tab has none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from peerless.bots.base import Bot, stop_bots
from peerless.bots.check import check_bot
from peerless.bots.greedy_bot import GreedyBot
from peerless.bots.plain_bot import PlainBot
from peerless.bots.random_bot import RandomBot
from peerless.bots.registry import LEVELS, Kind, bot_names, make_bot, register
from peerless.bots.search_bot import SearchBot

if TYPE_CHECKING:
    from peerless.bots.protocol import ProgramBot
    from peerless.bots.worker import WorkerBot

__all__ = [
    "LEVELS",
    "Bot",
    "GreedyBot",
    "Kind",
    "PlainBot",
    "ProgramBot",
    "RandomBot",
    "SearchBot",
    "WorkerBot",
    "bot_names",
    "check_bot",
    "make_bot",
    "register",
    "stop_bots",
]


def __getattr__(name: str) -> Any:
    if name == "ProgramBot":
        from peerless.bots.protocol import ProgramBot

        return ProgramBot
    if name == "WorkerBot":
        from peerless.bots.worker import WorkerBot

        return WorkerBot
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
