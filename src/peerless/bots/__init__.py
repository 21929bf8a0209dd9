"""Players that are programs."""

from peerless.bots.base import Bot
from peerless.bots.check import check_bot
from peerless.bots.greedy_bot import GreedyBot
from peerless.bots.random_bot import RandomBot
from peerless.bots.registry import Kind, bot_names, make_bot, register

__all__ = ["Bot", "GreedyBot", "Kind", "RandomBot", "bot_names", "check_bot", "make_bot", "register"]
