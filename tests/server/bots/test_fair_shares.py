"""Thinking is shared fairly between guests: one guest's many tables do not keep a stranger waiting."""

import asyncio
from pathlib import Path

import pytest

from peerless import Content, View
from peerless.server.bots import bot_pool as bot_pool_module
from peerless.server.bots.bot_pool import BotPool
from tests.server.bots.test_bot_pool import begun, has_begun, view, with_bot_pool

__all__ = ["begun", "view"]  # fixtures


class Asking:
    """Questions of guests, and the order of their answers."""

    def __init__(self, bot_pool: BotPool, content: Content, view: View) -> None:
        self.bot_pool, self.content, self.view = bot_pool, content, view
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, guest: str, spec: str, *tables: str) -> None:
        """Each table of a guest asks once; returns when all questions wait."""
        self.tasks += [asyncio.create_task(self._ask(guest, spec, table)) for table in tables]
        await asyncio.sleep(0)

    async def _ask(self, guest: str, spec: str, table: str) -> None:
        await self.bot_pool.choose(f"{table} p1", spec, 0, self.content, self.view, guest=guest)
        self.order.append(guest)

    async def all(self) -> list[str]:
        await asyncio.gather(*self.tasks)
        return self.order


def names(prefix: str, count: int) -> list[str]:
    return [f"{prefix}{number}" for number in range(count)]


def test_a_stranger_waits_for_one_thought_of_a_guest_with_28_tables(content: Content, view: View) -> None:
    async def play(bot_pool: BotPool) -> None:
        asking = Asking(bot_pool, content, view)
        await asking.ask("eve", "slow", *names("eve", 28))
        await asking.ask("ada", "slow", "ada1", "ada2")
        assert (await asking.all())[:5] == ["eve", "ada", "eve", "ada", "eve"]

    with_bot_pool(play)


def test_quick_bots_come_before_the_long_thoughts_of_others(content: Content, view: View) -> None:
    async def play(bot_pool: BotPool) -> None:
        asking = Asking(bot_pool, content, view)
        for guest in ("eve", "mallory", "trent"):
            await asking.ask(guest, "slow", *names(guest, 9))
        await asking.ask("ada", "plain", "ada1")
        await asking.ask("bob", "greedy", "bob1")
        assert (await asking.all())[:4] == ["ada", "bob", "eve", "mallory"]

    with_bot_pool(play)


def test_quick_bots_do_not_keep_slow_ones_waiting_for_ever(
    content: Content, view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool_module, "MOST_QUICK", 3)

    async def play(bot_pool: BotPool) -> None:
        asking = Asking(bot_pool, content, view)
        await asking.ask("eve", "plain", *names("eve", 12))
        await asking.ask("ada", "slow", "ada1")
        assert (await asking.all()).index("ada") <= 3

    with_bot_pool(play)


def test_one_guest_never_holds_all_processes(content: Content, view: View, begun: Path) -> None:
    """The thoughts of one guest never end; with two processes others are answered all the same."""

    async def play(bot_pool: BotPool) -> None:
        asking = Asking(bot_pool, content, view)
        await asking.ask("eve", "waiting", *names("eve", 6))
        await has_begun(begun)
        assert sorted(worker.load for worker in bot_pool._workers) == [0, 6]
        others = Asking(bot_pool, content, view)
        await others.ask("ada", "slow", *names("ada", 4))
        assert await others.all() == ["ada"] * 4
        assert asking.order == []
        for task in asking.tasks:
            task.cancel()

    with_bot_pool(play, processes=2)
