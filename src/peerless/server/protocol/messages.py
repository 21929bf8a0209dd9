"""Messages on the socket of a table (docs/protocol.md), tagged structs as JSON.

A socket belongs to one table. The client sends `hello` first. From then on it gets an `update` for each of its seats
(or for a spectator), `table` when something around the match changes, and `accepted` or `refused` for every request
that has an `id`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from peerless.bots.registry import Level
from peerless.messages.translator import Language
from peerless.records.event_kinds import EventData
from peerless.records.viewdata import ViewData
from peerless.server.protocol.setup import GuestName, Id, SeatId, TableSetup

PROTOCOL: Final = 1
MOST_CHAT: Final = 500

Token = Annotated[str, Meta(max_length=200)]
Request = Annotated[int, Meta(ge=0, le=2**53)]
Number = Annotated[int, Meta(ge=0, le=10_000_000)]


class FromClient(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of messages to the server."""

    id: Request = 0
    """Comes back in `accepted` or `refused`."""


class Hello(FromClient, frozen=True, tag="hello"):
    """Who this is, and what it knows already: events up to `events` of the match as it was at `number`."""

    protocol: int
    token: Token = ""
    """Of a guest; without one the socket can only watch."""
    invite: Token = ""
    """Of a table that is not public, for those who have no seat there."""
    language: Language = "en"
    number: Number = 0
    events: Number = 0


class Answer(FromClient, frozen=True, tag="answer"):
    """The answer to decision `number`: an option, by its text. Sent twice it counts once."""

    seat: SeatId
    number: Number
    answer: Annotated[str, Meta(max_length=500)]


class Undo(FromClient, frozen=True, tag="undo"):
    """Back to decision `number`. Free where nothing was revealed and nobody else has answered, else a proposal."""

    seat: SeatId
    number: Number


class Resign(FromClient, frozen=True, tag="resign"):
    """A seat gives up."""

    seat: SeatId


class Propose(FromClient, frozen=True, tag="propose"):
    """Offers the others a draw, or after the end a rematch."""

    seat: SeatId
    what: Literal["draw", "rematch"]


class Reply(FromClient, frozen=True, tag="reply"):
    """Yes or no to the open proposal."""

    seat: SeatId
    proposal: Number
    agree: bool


class Chat(FromClient, frozen=True, tag="chat"):
    """A line for everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]


class Mute(FromClient, frozen=True, tag="mute"):
    """From now on nothing this guest writes is sent to this socket, or it is again."""

    guest: Id
    muted: bool = True


class Ping(FromClient, frozen=True, tag="ping"):
    """Answered by `pong`."""


ClientMessage = Hello | Answer | Undo | Resign | Propose | Reply | Chat | Mute | Ping


class FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """Base of messages to the client."""


class ClockData(msgspec.Struct, frozen=True, kw_only=True):
    """Milliseconds left for each seat when the message was sent; the clock of `running` goes on from there."""

    left: dict[str, int]
    running: str | None
    strikes: dict[str, int]
    """Default answers a seat has been given for lack of time."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits in a seat, for everyone to see."""

    seat: str
    kind: Literal["open", "person", "bot"]
    guest: str | None = None
    name: str = ""
    level: Level | None = None
    hero: str | None = None
    """None while it is not picked, or picked blindly."""
    picked: bool = False
    online: bool = False
    away_left: int | None = None
    """Milliseconds until the seat of somebody who is gone is treated as the table has chosen."""


class ProposalInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Something all others at the table have to agree to."""

    proposal: int
    what: Literal["undo", "draw", "rematch"]
    by: str
    number: int | None = None
    """Of an undo: the decision it goes back to."""
    rewinds: int = 0
    """Of an undo: how many answers it takes back."""
    waiting: list[str] = msgspec.field(default_factory=list)
    """Seats that have not agreed yet."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everyone may see it."""

    table: str
    phase: Literal["gathering", "playing", "over"]
    setup: TableSetup
    seats: list[SeatInfo]
    host: str
    """The guest who created it."""
    board: str | None = None
    clock: ClockData | None = None
    proposal: ProposalInfo | None = None
    spectators: int = 0
    next: str | None = None
    """The table of the rematch."""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The reply to `hello`."""

    protocol: int
    guest: str | None
    seats: list[str]
    """That this guest holds: none for a spectator, several on a hot seat."""
    table: TableInfo


class Table(FromServer, frozen=True, tag="table"):
    """Something around the match has changed: seats, presence, clocks, proposals."""

    table: TableInfo


Events = Annotated[list[dict[str, Any]], Meta(extra={"item": EventData})]


class Update(FromServer, frozen=True, tag="update"):
    """The match as one pair of eyes sees it, and what happened since the last update.

    Events are numbered from 0; `events` begin at `first`. What the client has from there on is replaced: after an undo
    `first` is smaller than what it knew.
    """

    number: int
    """Of the open decision: answers carry it."""
    seat: str | None
    """Whose eyes; None for a spectator."""
    view: ViewData
    first: int
    events: Events
    clock: ClockData | None = None
    undo: int | None = None
    """The decision to which this seat may go back freely."""
    by: Literal["person", "bot", "clock", "agreement", "rules"] | None = None
    """Who gave the last answer; `rules`: the match was taken back to the beginning of a turn, because the server has
    learnt rules by which it could not have gone on as it did."""


class Accepted(FromServer, frozen=True, tag="accepted"):
    """A request was carried out, and is stored."""

    id: int


class Refused(FromServer, frozen=True, tag="refused"):
    """A request was not carried out, and nothing has changed."""

    id: int
    error: str
    """Key of the message."""
    text: str
    """In the language of the client."""
    rule: str = ""
    """Id of the rule behind the refusal of an answer; `text` ends with it."""
    reason: str = ""
    """Why an answer was refused: `text` without the answer and without the rule. Empty for other requests."""


class ChatLine(FromServer, frozen=True, tag="chat"):
    """What somebody wrote."""

    guest: str
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""


class Notice(FromServer, frozen=True, tag="notice"):
    """`closing`: the server is about to stop; everything is stored, connect again later. `moved`: another process has
    the table now."""

    notice: Literal["closing", "moved"]
    retry_ms: int = 1000


class Pong(FromServer, frozen=True, tag="pong"):
    """The reply to `ping`."""

    id: int


ServerMessage = Welcome | Table | Update | Accepted | Refused | ChatLine | Notice | Pong


class GuestInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A guest as others may see them."""

    guest: str
    name: GuestName
