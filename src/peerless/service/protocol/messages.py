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
from peerless.messages.languages import Language
from peerless.records.event_kinds import EventData
from peerless.records.threatdata import ThreatData
from peerless.records.viewdata import ViewData
from peerless.service.protocol.setup import GuestName, Id, SeatId, TableSetup

PROTOCOL: Final = 1
MOST_CHAT: Final = 500

Token = Annotated[str, Meta(max_length=200)]
Request = Annotated[int, Meta(ge=0, le=2**53)]
Number = Annotated[int, Meta(ge=0, le=10_000_000)]
EmoteId = Literal["hello", "good_luck", "well_played", "thanks", "wow", "oops", "thinking", "good_game"]
"""In the order in which they are offered."""


class FromClient(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of messages to the server."""

    id: Request = 0
    """Returned in `accepted` or `refused`."""


class Hello(FromClient, frozen=True, tag="hello"):
    """Who the client is, and what it knows: events up to `events` of the match as of `number`."""

    protocol: int
    token: Token = ""
    """Token of a guest; without it the socket can only watch."""
    invite: Token = ""
    """Invitation to a private table, for guests without a seat there."""
    language: Language = "en"
    number: Number = 0
    events: Number = 0
    presents: bool = False
    """Whether the client presents events one after the other and reports it with `shown`. Bots wait for that."""


class Answer(FromClient, frozen=True, tag="answer"):
    """Answer decision `number` with the text of an option. Sending it twice counts once."""

    seat: SeatId
    number: Number
    answer: Annotated[str, Meta(max_length=500)]


class Undo(FromClient, frozen=True, tag="undo"):
    """Go back to decision `number`: free if nothing was revealed and no one else has answered, otherwise a proposal."""

    seat: SeatId
    number: Number


class Resign(FromClient, frozen=True, tag="resign"):
    """Resign a seat."""

    seat: SeatId


class Propose(FromClient, frozen=True, tag="propose"):
    """Offer the others a draw, or a rematch after the match."""

    seat: SeatId
    what: Literal["draw", "rematch"]


class Reply(FromClient, frozen=True, tag="reply"):
    """Accept or decline the open proposal."""

    seat: SeatId
    proposal: Number
    agree: bool


class Chat(FromClient, frozen=True, tag="chat"):
    """Send a chat line to everyone at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]


class Emote(FromClient, frozen=True, tag="emote"):
    """Send an emote to everyone at the table. It counts as a chat line and is not stored."""

    emote: EmoteId


class Mute(FromClient, frozen=True, tag="mute"):
    """Mute or unmute the chat and the emotes of a guest on this socket."""

    guest: Id
    muted: bool = True


class Shown(FromClient, frozen=True, tag="shown"):
    """Report that everything up to decision `number` has been presented. It gets no reply.

    Bots wait for this message, at most 10 s; clocks do not depend on it.
    """

    number: Number


class Inspect(FromClient, frozen=True, tag="inspect"):
    """Ask what the fighters on the board could do; answered by `threats`. One request per decision is enough."""


class Ping(FromClient, frozen=True, tag="ping"):
    """Answered by `pong`."""


ClientMessage = Hello | Answer | Undo | Resign | Propose | Reply | Chat | Emote | Mute | Shown | Inspect | Ping


class FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """Base of messages to the client."""


class ClockData(msgspec.Struct, frozen=True, kw_only=True):
    """Milliseconds left for each seat when the message was sent; the clock of `running` keeps running."""

    left: dict[str, int]
    running: str | None
    strikes: dict[str, int]
    """Default answers given for a seat because its time ran out."""
    starts_in: int = 0
    """Milliseconds until the clock of `running` starts: players first watch what has just happened."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The player in a seat, as everyone may see them."""

    seat: str
    kind: Literal["open", "person", "bot"]
    guest: str | None = None
    name: str = ""
    claimed: bool = False
    """Whether the name is theirs alone; otherwise show them as a guest."""
    level: Level | None = None
    hero: str | None = None
    """None until it is picked, or while a blind pick is hidden."""
    picked: bool = False
    online: bool = False
    away_left: int | None = None
    """Milliseconds until the `absent` setting of the table applies to the seat of a player who left."""


class ProposalInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A proposal that all other players have to accept."""

    proposal: int
    what: Literal["undo", "draw", "rematch"]
    by: str
    number: int | None = None
    """For an undo: the decision it goes back to."""
    rewinds: int = 0
    """For an undo: how many answers it takes back."""
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
    forked: bool = False
    """Whether it continues another match: its creator may know what is hidden, so nobody else can join."""
    lesson: bool = False
    """Whether it is the first lesson, whose script the client knows."""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The reply to `hello`."""

    protocol: int
    guest: str | None
    seats: list[str]
    """Seats of this guest: none for a spectator, several on a hot seat."""
    table: TableInfo


class Table(FromServer, frozen=True, tag="table"):
    """Something around the match has changed: seats, presence, clocks, proposals."""

    table: TableInfo


Events = Annotated[list[dict[str, Any]], Meta(extra={"item": EventData})]


class Update(FromServer, frozen=True, tag="update"):
    """The match as one viewer sees it, and what happened since the last update.

    Events are numbered from 0; `events` begin at `first`. What the client has from there on is replaced: after an undo
    `first` is smaller than what it knew.
    """

    number: int
    """Number of the open decision; answers carry it."""
    seat: str | None
    """The viewer; None for a spectator."""
    view: ViewData
    first: int
    events: Events
    clock: ClockData | None = None
    undo: int | None = None
    """The decision to which this seat may undo freely: its own last answer."""
    undo_earliest: int | None = None
    """The earliest decision to which it may; where it took several answers, it may undo all of them at once."""
    by: Literal["person", "bot", "clock", "agreement", "rules"] | None = None
    """Who gave the last answer; `rules`: the match went back to the start of a turn, because the rules have changed and
    cannot repeat it."""


class Accepted(FromServer, frozen=True, tag="accepted"):
    """The request was carried out and stored."""

    id: int


class Refused(FromServer, frozen=True, tag="refused"):
    """The request was refused, and nothing has changed."""

    id: int
    error: str
    """Key of the message."""
    text: str
    """In the language of the client."""
    rule: str = ""
    """Id of the rule behind the refusal of an answer; `text` ends with it."""
    reason: str = ""
    """Why an answer was refused: `text` without the answer and without the rule. Empty for other requests."""


class Threats(FromServer, frozen=True, tag="threats"):
    """Where each fighter could move and whom it could attack, the same for everyone at the table."""

    id: int
    number: int
    """Number of the open decision: for any other it is out of date."""
    fighters: list[ThreatData]
    """All fighters on the board."""


class ChatLine(FromServer, frozen=True, tag="chat"):
    """A chat line or an emote."""

    guest: str
    name: str
    text: str
    """Of an emote: its meaning in English, for clients that do not know it."""
    at: int
    """Milliseconds since 1970."""
    claimed: bool = False
    """Whether the name is theirs alone; otherwise show them as a guest."""
    emote: EmoteId | None = None
    """For an emote: which one."""


class Notice(FromServer, frozen=True, tag="notice"):
    """`closing`: the server is stopping; everything is stored, reconnect later. `moved`: another process has the table
    now."""

    notice: Literal["closing", "moved"]
    retry_ms: int = 1000


class Pong(FromServer, frozen=True, tag="pong"):
    """The reply to `ping`."""

    id: int


ServerMessage = Welcome | Table | Update | Accepted | Refused | Threats | ChatLine | Notice | Pong


class GuestInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A guest as others may see them."""

    guest: str
    name: GuestName
    claimed: bool = False
    """Whether the name is theirs alone; otherwise show them as a guest."""
