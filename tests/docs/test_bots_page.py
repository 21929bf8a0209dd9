"""The page about bots: its examples run, its tables and messages are those of the code."""

from __future__ import annotations

import doctest
import re

import msgspec
import pytest

from peerless.bots import LEVELS, bot_names, protocol, registry, remote
from tests.docs.pages import DOCS, blocks

PAGE = DOCS / "bots.md"
TEXT = PAGE.read_text(encoding="utf-8")
MESSAGES = protocol.Hello | protocol.Ready | protocol.Answer | protocol.Refused


def test_the_examples_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_KINDS", dict(registry._KINDS))  # the page registers a bot
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 8
    assert result.failed == 0


def test_every_kind_and_level_is_listed() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.+?) \|", TEXT, re.MULTILINE))
    assert set(rows) == {*bot_names(), *LEVELS}
    for name, spec in LEVELS.items():
        assert rows[name] == f"`{spec}`"
    for name, kind in registry._KINDS.items():
        if not kind.takes_text:
            wanted = [f"`{option}` ({least} to {most})" for option, (least, most) in kind.options.items()]
            assert rows[name] == ", ".join("`seed`" if "seed" in option else option for option in wanted)
        assert kind.about.partition(":")[0] in TEXT


@pytest.mark.parametrize("line", [text for _, block in blocks(PAGE, "json") for text in block.splitlines()])
def test_the_messages_are_of_the_protocol(line: str) -> None:
    data = msgspec.json.decode(line)
    message = msgspec.json.decode(line, type=MESSAGES)
    assert msgspec.to_builtins(message) == data


def test_the_limits_are_named() -> None:
    assert f"This is protocol {protocol.PROTOCOL}." in TEXT
    assert f"has {remote.START_SECONDS:.0f} seconds to reply" in TEXT
    assert f'"seconds": {protocol.ANSWER_SECONDS}' in TEXT
    assert remote.MOST_STARTS == 3  # the first start, and two more
    assert "at most two restarts" in TEXT


def test_its_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", TEXT)
    assert len(links) >= 3
    assert [link for link in links if not (DOCS / link).exists()] == []
