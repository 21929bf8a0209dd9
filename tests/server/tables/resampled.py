"""Second worlds: a running match as it might be as well, for all that one viewer can know."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final
from unittest.mock import AsyncMock, patch

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from peerless import State, resample, view_of
from peerless.core.errors import AnswerError
from peerless.core.events import EVERYONE, Event, unpacked
from peerless.core.ids import NONE
from peerless.messages.translator import LANGUAGES
from peerless.records.log.event_log import EventLog
from peerless.records.log.match_log import MatchLog
from peerless.rules.notation import find_option, full_card_id, option_texts
from peerless.service.tables.audience import Audience
from peerless.service.tables.proposals import Proposals
from peerless.service.tables.table import Table
from tests.server.support import WAIT_SECONDS, Guest, RunningServer
from tests.support.play import looks_like
from tests.support.properties import GARBAGE

Said = dict[str, Any]
_KEPT: Final = ("audience", "match_log", "data", "_number", "_clocks", "_proposals", "_threats")


@dataclass
class Viewpoint:
    """Who looks: a seat with its guest, or a spectator."""

    seat: str | None
    guest: Guest | None

    @property
    def number(self) -> int:
        return NONE if self.seat is None else int(self.seat[1:]) - 1


CLOSED: Final = "closed:"


@dataclass
class Received:
    """What one socket was sent: on coming in and asking, and after something has happened."""

    before: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)


def match_log_of(table: Table) -> MatchLog:
    assert table.match_log is not None
    return table.match_log


def viewer_of(s: State, viewpoint: Viewpoint) -> int:
    return int(s.t.viewers - 1 if viewpoint.seat is None else s.t.viewer[viewpoint.number])


def second_world(match_log: MatchLog, viewpoint: Viewpoint, dice: random.Random) -> MatchLog:
    """The same match with everything this viewer cannot know drawn again, also in the events.

    Chance to come is the same: what happens next can be compared until something is revealed that differs.
    """
    twin, true = match_log.copy(), match_log.state
    twin.state = resample(view_of(true, viewpoint.number), dice.randrange(1 << 30))
    twin.state.rng = true.rng[:]
    twin.state.log = None
    viewer = viewer_of(true, viewpoint)
    twin.events = EventLog()
    twin.events.extend([_redrawn(true, event, viewer, dice) for event in match_log.events.since(0)])
    return twin


def _redrawn(s: State, event: Event, viewer: int, dice: random.Random) -> Event:
    """An event whose card this viewer is not told, with another card of the same deck."""
    if event.card == NONE or event.audience == EVERYONE or event.audience >> viewer & 1:
        return event
    t = s.t
    cards = [c for c in range(int(t.cards)) if t.c_seat[c] == t.c_seat[event.card] and c != event.source]
    other = unpacked(list(event.packed()))
    other.card = dice.choice(cards)
    if event.source == event.card:
        other.source = other.card
    return other


def twin_of(match_log: MatchLog) -> MatchLog:
    """The match itself, to be played on without effect."""
    return match_log.copy()


@asynccontextmanager
async def aside(here: RunningServer, table: Table, match_log: MatchLog) -> AsyncIterator[None]:
    """What happens within has not happened: nothing is stored, nobody else hears of it."""
    kept = {name: getattr(table, name) for name in _KEPT}
    new = {"audience": Audience(), "match_log": match_log, "_proposals": Proposals(), "_threats": None}
    for name, value in (new | {"_clocks": copy.deepcopy(kept["_clocks"])}).items():
        setattr(table, name, value)
    try:
        with patch.object(here.registry.store, "commit", AsyncMock()):
            yield
    finally:
        for name, value in kept.items():
            setattr(table, name, value)


async def hear(
    here: RunningServer, table: Table, match_log: MatchLog, viewpoint: Viewpoint, asked: list[Said], then: Said
) -> Received:
    """What a socket with these viewpoint is sent, in this world: it comes in, asks, and then something happens."""
    heard = Received()
    url = here.address.replace("http", "ws", 1) + f"/api/tables/{table.id}/socket"
    async with aside(here, table, match_log):
        async with connect(url, max_size=None, compression=None, ping_interval=None, max_queue=None) as socket:

            async def told(requests: list[Said]) -> list[str]:
                texts: list[str] = []
                try:
                    for request in [*requests, {"type": "ping", "id": 2**40}]:
                        await socket.send(json.dumps(request))
                    while not texts or '"pong"' not in texts[-1]:
                        texts.append(str(await asyncio.wait_for(socket.recv(), WAIT_SECONDS)))
                except ConnectionClosed as closed:
                    texts.append(f"{CLOSED} {closed.rcvd and closed.rcvd.code}")  # that is an answer, too
                return texts

            heard.before = await told(asked)
            if then["do"] == "ask":
                heard.after = await told([then["request"]])
            else:
                async with table.lock:
                    does = match_log.resign if then["do"] == "resign" else match_log.answer
                    await table._take(does(then["what"]))
                heard.after = await told([])
        while table.audience:  # until the server has seen that it is gone
            await asyncio.sleep(0.001)
    return heard


# ---- what is asked ----


def hello(match_log: MatchLog, viewpoint: Viewpoint, dice: random.Random) -> Said:
    """Knowing nothing yet, or as much as a client that was here a while ago."""
    number = dice.choice([0, dice.randrange(match_log.number + 1)])
    known = dice.randrange(len(match_log.events) + 1) if number else 0
    token = viewpoint.guest.token if viewpoint.guest is not None else ""
    language = dice.choice(list(LANGUAGES))
    return {"type": "hello", "protocol": 1, "token": token, "number": number, "events": known, "language": language}


def wrong_requests(match_log: MatchLog, viewpoint: Viewpoint, dice: random.Random, count: int) -> list[Said]:
    """Requests that change nothing, tried by a player who wants to know too much."""
    s = match_log.state
    seats = [f"p{i + 1}" for i in range(int(s.t.seats))]
    own = viewpoint.seat or dice.choice(seats)
    out: list[Said] = []
    for number in range(count):
        seat = own if dice.random() < 0.8 else dice.choice(seats)
        told: Said
        match dice.randrange(10):
            case 0:
                told = {"type": "undo", "seat": seat, "number": match_log.number + dice.randrange(5)}
            case 1:
                told = {"type": "reply", "seat": seat, "proposal": dice.randrange(3), "agree": dice.random() < 0.5}
            case 2:
                told = {"type": "propose", "seat": seat, "what": "rematch"}
            case 3:
                shift = dice.choice([-1, 1, 7])
                told = {"type": "answer", "seat": seat, "number": max(0, match_log.number + shift), "answer": "?"}
            case 4 if match_log.asked not in (None, viewpoint.seat):  # is this what they could do?
                text = dice.choice(option_texts(s))
                told = {"type": "answer", "seat": own, "number": match_log.number, "answer": text}
            case _:
                text = wrong_answer(s, dice)
                told = {"type": "answer", "seat": seat, "number": match_log.number, "answer": text}
        out.append({"id": number + 1, **told})
    return out


def wrong_answer(s: State, dice: random.Random) -> str:
    """No option, but something like one: with any card of any deck, any fighter, any space."""
    t = s.t
    card = full_card_id(t, dice.randrange(int(t.cards)))
    card = dice.choice([card, card.rpartition(".")[2]])
    one, other = dice.choice(t.fighter_ids), dice.choice(t.fighter_ids)
    texts = [
        f"attack {one} {other} {card}", f"scheme {card} {one}", f"defend {card}", f"boost {card}", f"discard {card}",
        f"put_back {card}", card, dice.choice(t.space_ids), one, "none", "yes", dice.choice(GARBAGE),
    ]  # fmt: skip
    text = dice.choice(texts)
    if s.options:
        option = dice.choice(option_texts(s))
        text = dice.choice([text, text, f"{option} x", option[1:]])
    return text if text not in option_texts(s) and not _means(s, text) else "?"


def _means(s: State, text: str) -> bool:
    try:
        find_option(s, text)
    except AnswerError:
        return False
    return True


# ---- what happens next ----


def what_next(
    match_log: MatchLog, world: MatchLog, viewpoint: Viewpoint, dice: random.Random
) -> tuple[Said, Said] | None:
    """Something that happens in both worlds and looks the same to this viewer; None if there is no such thing."""
    s, w = match_log.state, world.state
    chance = dice.random()
    if chance < 0.15 and viewpoint.seat is not None and match_log.line:
        request = {"type": "undo", "id": 99, "seat": viewpoint.seat, "number": dice.choice(match_log.line[-4:])}
        return ({"do": "ask", "request": request},) * 2
    if chance < 0.2:
        there = [name for name in (f"p{i + 1}" for i in range(int(s.t.seats))) if not match_log.is_out(name)]
        return ({"do": "resign", "what": dice.choice(there)},) * 2
    offered = option_texts(s)
    wanted = dice.choice(offered)
    if int(s.t.viewer[s.ask_seat]) == viewer_of(s, viewpoint):
        assert option_texts(w) == offered, "the options of a seat follow from what it knows"
        return ({"do": "answer", "what": wanted},) * 2
    alike = [text for text in option_texts(w) if looks_like(w, text) == looks_like(s, wanted)]
    if not alike:
        return None
    return {"do": "answer", "what": wanted}, {"do": "answer", "what": dice.choice(alike)}
