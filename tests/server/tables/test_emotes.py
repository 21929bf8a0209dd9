"""Emotes over real sockets: who gets them, what is refused, and what is left of them."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, get_args

import pytest

from peerless.messages.translator import LANGUAGES, translator
from peerless.service.http.limits import CHAT_BURST
from peerless.service.protocol.messages import EmoteId
from tests.server.support import DUEL, Player, connected_to, in_loop, new_guest, server_here, sqlite
from tests.server.tables.test_tables import duel


async def emotes(player: Player) -> list[str]:
    """The emotes that were sent to a player so far."""
    request = await player.send("ping")
    await player.until(lambda m: m["type"] == "pong" and m["id"] == request)
    return [m["emote"] for m in player.heard if m["type"] == "chat" and "emote" in m]


@in_loop
async def test_an_emote_reaches_all_but_those_who_mute(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        table, [ada, _], players = await duel(here, stack, public=True)
        watcher = await stack.enter_async_context(connected_to(here.address, table, None))
        assert (await players["p1"].ask("emote", emote="hello"))["type"] == "accepted"
        line = await players["p2"].until(lambda m: m["type"] == "chat")
        assert line.pop("at") > 0
        assert line == {"type": "chat", "guest": ada.guest, "name": "Ada", "text": "Hello!", "emote": "hello"}
        await players["p2"].ask("mute", guest=ada.guest)
        await players["p1"].ask("emote", emote="wow")
        assert await emotes(players["p2"]) == ["hello"]
        await players["p2"].ask("mute", guest=ada.guest, muted=False)
        await players["p1"].ask("emote", emote="thanks")
        assert await emotes(players["p2"]) == ["hello", "thanks"]
        assert await emotes(players["p1"]) == await emotes(watcher) == ["hello", "wow", "thanks"]


@in_loop
async def test_spectators_send_emotes_as_they_chat(tmp_path: Path) -> None:
    """A guest who watches may; a visitor without a name may not."""
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        table, _, players = await duel(here, stack, public=True)
        eva = await new_guest(here.address, "Eva")
        guest = await stack.enter_async_context(connected_to(here.address, table, eva))
        visitor = await stack.enter_async_context(connected_to(here.address, table, None))
        assert (await guest.ask("emote", emote="wow"))["type"] == "accepted"
        assert (await visitor.ask("emote", emote="wow"))["error"] == "error-chat-guest"
        assert await emotes(players["p1"]) == ["wow"]


@pytest.mark.parametrize(
    "fields",
    [
        {"emote": "insult"},
        {"emote": ""},
        {"emote": "HELLO"},
        {"emote": "hello "},
        {"emote": "../hello"},
        {"emote": "<b>hello</b>"},
        {"emote": "h" * 10_000},
        {"emote": None},
        {"emote": 1},
        {"emote": ["hello"]},
        {},
        {"emote": "hello", "text": "more"},
        {"emote": "hello", "guest": "another"},
    ],
    ids=lambda fields: str(fields)[:40],
)
@in_loop
async def test_only_known_emotes_are_accepted(tmp_path: Path, fields: dict[str, Any]) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        _, _, players = await duel(here, stack)
        assert (await players["p1"].ask("emote", **fields))["error"] == "error-unreadable"
        assert await emotes(players["p2"]) == []


@in_loop
async def test_emotes_count_as_chat(tmp_path: Path) -> None:
    """Whoever alternates between both, on several sockets, gets no more of them."""
    async with server_here(sqlite(tmp_path), chat_per_minute=0.001) as here, AsyncExitStack() as stack:
        ada, bob = await new_guest(here.address), await new_guest(here.address, "Bob")
        table, invite = await ada.create(DUEL, ["p1"])
        sockets = [await stack.enter_async_context(connected_to(here.address, table, ada)) for _ in range(2)]
        other = await stack.enter_async_context(connected_to(here.address, table, bob, invite=invite))
        replies = [
            await (socket.ask("chat", text="flood") if i % 2 else socket.ask("emote", emote="wow"))
            for i in range(CHAT_BURST)
            for socket in sockets
        ]
        assert [reply["type"] for reply in replies[:CHAT_BURST]] == ["accepted"] * CHAT_BURST
        assert {reply.get("error") for reply in replies[CHAT_BURST:]} == {"error-chat-fast"}
        assert (await other.ask("emote", emote="hello"))["type"] == "accepted", "others may send them"


@in_loop
async def test_emotes_are_not_stored(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        table, [ada, _], players = await duel(here, stack)
        await players["p1"].ask("emote", emote="hello")
        await players["p1"].ask("chat", text="hi")
        assert [line.text for line in await here.registry.store.lines(table, 100)] == ["hi"]
        late = await stack.enter_async_context(connected_to(here.address, table, ada))
        assert await emotes(late) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_emote_has_a_label(language: str) -> None:
    labels = [translator(language).say(f"web-emote-{emote}") for emote in get_args(EmoteId)]
    assert len(set(labels)) == len(labels)
