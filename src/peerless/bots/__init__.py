"""Players that are programs."""

from peerless.bots.base import Bot, stop_bots
from peerless.bots.check import check_bot
from peerless.bots.greedy_bot import GreedyBot
from peerless.bots.plain_bot import PlainBot
from peerless.bots.protocol import ProgramBot
from peerless.bots.random_bot import RandomBot
from peerless.bots.registry import LEVELS, Kind, bot_names, make_bot, register
from peerless.bots.search_bot import SearchBot
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
