"""Bots by short texts."""

from __future__ import annotations

from typing import get_args

import pytest

from peerless import SettingsError
from peerless.bots import LEVELS, GreedyBot, Kind, PlainBot, RandomBot, SearchBot, bot_names, make_bot, register
from peerless.bots import registry as registry_module
from peerless.bots.registry import Level, is_quick, thinking_seconds
from peerless.messages.message import Message


def test_texts_make_bots() -> None:
    assert isinstance(make_bot("random"), RandomBot)
    bot = make_bot("greedy:worlds=3,seed=7", seed=1)
    assert isinstance(bot, GreedyBot)
    assert (bot.worlds, bot.seed) == (3, 7)
    other = make_bot("greedy", seed=9)
    assert isinstance(other, GreedyBot)
    assert other.seed == 9


def test_levels_are_bots() -> None:
    kinds = [type(make_bot(level)) for level in LEVELS]
    assert list(LEVELS) == ["easy", "medium", "hard", "expert"]
    assert kinds == [PlainBot, GreedyBot, SearchBot, SearchBot]
    assert tuple(LEVELS) == get_args(Level)
    timed = make_bot("ismcts:ms=250,iterations=900")
    assert isinstance(timed, SearchBot)
    assert (timed.ms, timed.iterations) == (250, 900)


def test_what_a_text_says_about_time() -> None:
    assert [level for level in LEVELS if is_quick(level)] == ["easy", "medium"]
    assert is_quick("random")
    assert not is_quick("program:./random.pl")
    assert [thinking_seconds(spec) for spec in ("expert", "hard", "ismcts:iterations=9,ms=250")] == [1, 0, 0.25]


KNOWN = "easy, medium, hard, expert, greedy, ismcts, plain, program, random"


def no_worlds(spec: str) -> Message:
    return Message("error-bot-number", bot=spec, option="worlds", least=1, most=64)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("clever", Message("error-no-bot", name="clever", known=KNOWN)),
        ("", Message("error-no-bot", name="", known=KNOWN)),
        ("greedy:depth=3", Message("error-bot-no-option", bot="greedy:depth=3", option="depth", known="worlds, seed")),
        ("greedy:worlds=0", no_worlds("greedy:worlds=0")),
        ("greedy:worlds=many", no_worlds("greedy:worlds=many")),
        ("greedy:worlds", no_worlds("greedy:worlds")),
        ("random:seed=1,seed=2", Message("error-bot-twice", bot="random:seed=1,seed=2", option="seed")),
    ],
)
def test_what_is_wrong_is_named(spec: str, message: Message) -> None:
    with pytest.raises(SettingsError) as caught:
        make_bot(spec)
    assert str(caught.value) == str(message)


def test_more_kinds_can_be_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "_KINDS", dict(registry_module._KINDS))
    register("coin", Kind(RandomBot, {"seed": (0, 10)}, "a coin"))
    assert bot_names()["coin"] == "a coin"
    assert isinstance(make_bot("coin:seed=4"), RandomBot)
    for taken in ("greedy", "hard", "human", "two words"):
        with pytest.raises(SettingsError):
            register(taken, Kind(RandomBot, {}, ""))
