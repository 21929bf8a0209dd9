"""Import a checked backup into the store: what is already here stays.

- A table that is here as well: the longer log wins if it continues the shorter one. If both went on differently, the
  table here stays as it is.
- The visitor of the file: a browser without a visitor gets that identity. Otherwise everything of theirs becomes the
  visitor's who imports it.
- Ratings: the one with more matches.
- Links, definitions and other guests are added if they are not here.

Everything is written at once or not at all.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from peerless.service.store.base import Device, Guest, Line, Rating, Share, TableData
from peerless.service.store.tokens import hashed
from peerless.service.tables.access import renamed_trace
from peerless.tab.backup import Identity
from peerless.tab.backup_check import Checked, CheckedTable
from peerless.tab.key_value_store import Batch
from peerless.tab.records import ContentRecord, TableRecord, TokenRecord, log_key
from peerless.tab.store import TabStore


class Outcome(Struct, frozen=True, kw_only=True):
    """What an import did with the tables of a file."""

    added: list[str]
    continued: list[str]
    """The file knew more of them."""
    same: list[str]
    differ: list[str]
    """They went on differently here, and stay as they are here."""


async def restore(store: TabStore, found: Checked, identity: Identity | None, me: Guest | None, now: int) -> Outcome:
    """Write what is not here yet. `me` is the visitor of this browser, `identity` that of the file."""
    outcome = Outcome(added=[], continued=[], same=[], differ=[])
    mine = {identity.guest: me.id} if me is not None and identity is not None else {}
    async with store.writing() as batch:
        for name, table in found.tables.items():
            await _add_table(store, batch, name, _owned(table, mine), outcome)
        for digest, content in found.contents.items():
            if await batch.get(f"content/{digest}", ContentRecord) is None:
                batch.put(f"content/{digest}", replace(content, stored=now))
        for guest in found.guests.values():
            if guest.id not in mine and await batch.get(f"guest/{guest.id}", Guest) is None:
                batch.put(f"guest/{guest.id}", guest)
                batch.drop(f"deleted/{hashed(guest.id).hex()}")
        for rating in found.ratings.values():
            await _add_rating(batch, rating, mine)
        for share in found.shares.values():
            if share.table not in outcome.differ and await batch.get(f"share/{share.id}", Share) is None:
                batch.put(f"share/{share.id}", share)
        if identity is not None and me is None:
            token = hashed(identity.token)
            device = Device(token=token, created=now, seen=now)
            batch.put(f"token/{token.hex()}", TokenRecord(guest=identity.guest, device=device))
    return outcome


async def _add_table(store: TabStore, batch: Batch, name: str, table: CheckedTable, outcome: Outcome) -> None:
    here = store.tables.get(name)
    known = [] if here is None else await store.log(name)
    if here is None:
        outcome.added.append(name)
    elif table.entries[: len(known)] == known and _progress(table.record) > _progress(here):
        outcome.continued.append(name)
    else:
        same = known[: len(table.entries)] == table.entries
        (outcome.same if same else outcome.differ).append(name)
        return
    for number in range(len(known), len(table.entries)):
        batch.put(log_key(name, number), table.entries[number])
    for viewpoint, document in table.replays.items():
        batch.put(f"replay/{name}/{viewpoint}", document)
    if len(table.lines) > len(await store.lines(name, len(table.lines))):
        batch.put(f"lines/{name}", table.lines)
    size = sum(map(len, table.replays.values()))
    store.put_table(batch, replace(table.record, replay="stored" if size else "", bytes=size))


def _progress(record: TableRecord) -> tuple[int, int]:
    """How far a table is."""
    return record.row.number, ("gathering", "playing", "over").index(record.row.data.phase)


async def _add_rating(batch: Batch, rating: Rating, mine: dict[str, str]) -> None:
    kind, _, name = rating.key.partition(":")
    if kind == "guest":
        rating = replace(rating, key=f"{kind}:{mine.get(name, name)}")
    here = await batch.get(f"rating/{rating.key}", Rating)
    if here is None or here.matches < rating.matches:
        batch.put(f"rating/{rating.key}", rating)


def _owned(table: CheckedTable, mine: dict[str, str]) -> CheckedTable:
    """A table whose visitor is the one who imports it."""
    row = table.record.row
    for before, after in mine.items():
        row = replace(row, data=_with_guest(row.data, before, after))
    lines = [_line_of(line, mine) for line in table.lines]
    return CheckedTable(replace(table.record, row=row), table.entries, lines, table.replays)


def _with_guest(data: TableData, before: str, after: str) -> TableData:
    seats = [replace(seat, guest=after) if seat.guest == before else seat for seat in data.seats]
    host = after if data.host == before else data.host
    return replace(data, seats=seats, host=host, seen=renamed_trace(data.seen, before, after))


def _line_of(line: Line, mine: dict[str, str]) -> Line:
    return replace(line, guest=mine.get(line.guest, line.guest))
