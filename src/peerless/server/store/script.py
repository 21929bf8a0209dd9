"""The operations of a store, written once for every database.

A script is a generator: it yields statements with their arguments, receives the rows, and raises to roll back. Its
runner (a thread for SQLite, a task for PostgreSQL) executes it in one transaction. Statements use the SQL that both
databases share; parameters are `$1`, `$2`, …
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Sequence
from operator import attrgetter
from typing import Any, Final, TypeVar

import msgspec

from peerless.messages.message import Message
from peerless.records.log.entry import Entry
from peerless.service.protocol.characters import refused_in
from peerless.service.store.base import (
    CONTENT_MS,
    Change,
    ClaimedRow,
    ContentRow,
    Guest,
    LeaseLost,
    Line,
    NotStored,
    Rating,
    RatingMoved,
    Share,
    StoreError,
    TableData,
    TableRow,
    Usage,
    encode,
)
from peerless.service.store.tokens import hashed

T = TypeVar("T")
Rows = Sequence[Sequence[Any]]
Script = Generator[tuple[str, Sequence[Any]], Rows, T]

PAGE: Final = 1000
"""Entries of a log that are read at once, because on PostgreSQL the event loop decodes them."""
ENTRY_BYTES: Final = 200
"""Approximate bytes of an entry."""
MOST_LINES: Final = 1000
"""Lines of chat that a table keeps, the last ones."""
_ROW: Final = "id, created, updated, number, owner, data"
GUEST: Final = "g.id, g.name, g.created, EXISTS (SELECT 1 FROM claims c WHERE c.guest = g.id)"
decode_data: Final = msgspec.json.Decoder(TableData).decode
_FILLER: Final = "filler:"
_FILLER_ROWS: Final = 100
_FILLER_LETTERS: Final = 600
_entry = msgspec.json.Decoder(Entry)


def check(at: int) -> Script[None]:
    yield "UPDATE peerless SET checked = $1", (at,)


def fill_leases() -> Script[None]:
    """Write more than any answer needs, as leases that expired long ago; `clear_leases` removes them."""
    owners = [f"{_FILLER}{i:0{_FILLER_LETTERS}}" for i in range(_FILLER_ROWS)]
    groups = ", ".join(f"(${i}, 0)" for i in range(1, _FILLER_ROWS + 1))
    yield f"INSERT INTO leases (owner, until) VALUES {groups} ON CONFLICT (owner) DO NOTHING", owners


def clear_leases() -> Script[None]:
    yield "DELETE FROM leases WHERE until = 0", ()


def require_arguments(arguments: Sequence[Any]) -> None:
    """Refuse what only one of the databases could store: called by the runners before each statement."""
    for argument in arguments:
        if isinstance(argument, str) and "\0" in argument:
            raise NotStored(Message("error-characters", code="U+0000"))


def require_characters(text: str) -> None:
    refused = refused_in(text)
    if refused is not None:
        raise NotStored(Message("error-characters", code=refused))


# ---- people ----


def guests(ids: Sequence[str]) -> Script[dict[str, Guest]]:
    rows: Rows = []
    if ids:
        rows = yield f"SELECT {GUEST} FROM guests g WHERE g.id IN {places(len(ids))}", ids
    return {row[0]: guest_row(row) for row in rows}


def guest_row(row: Sequence[Any]) -> Guest:
    """A guest, from the columns `GUEST`."""
    return Guest(id=row[0], name=row[1], created=row[2], claimed=bool(row[3]))


def _with_names(rows: list[TableRow]) -> Script[list[TableRow]]:
    """The tables with the names their guests have now: what is stored with a seat may be out of date."""
    ids = {seat.guest for row in rows for seat in row.data.seats if seat.guest is not None}
    known = yield from guests(sorted(ids))
    return [msgspec.structs.replace(row, data=_renamed(row.data, known)) for row in rows]


def _renamed(data: TableData, known: dict[str, Guest]) -> TableData:
    seats = [
        msgspec.structs.replace(seat, name=guest.name, claimed=guest.claimed)
        if (guest := known.get(seat.guest or "")) is not None
        else seat
        for seat in data.seats
    ]
    return msgspec.structs.replace(data, seats=seats)


def deleted(guests: Iterable[str]) -> Script[set[str]]:
    """Which of these guests are deleted; the others cannot be before this transaction ends, because it locks them."""
    found = set()
    for guest in sorted(set(guests)):  # in one order everywhere, against deadlocks
        rows = yield "UPDATE guests SET created = created WHERE id = $1 RETURNING id", (guest,)
        if not rows and (yield "SELECT 1 FROM deleted WHERE guest = $1", (hashed(guest),)):
            found.add(guest)
    return found


def without_deleted(data: TableData) -> Script[TableData]:
    """The data without guests who were deleted after a process read it."""
    people = {guest for guest in (data.host, *(seat.guest for seat in data.seats)) if guest}
    return forget(data, (yield from deleted(people)))


def forget(data: TableData, guests: Collection[str]) -> TableData:
    """The data without these guests."""
    seats = [seat.without_guest() if seat.guest in guests else seat for seat in data.seats]
    return msgspec.structs.replace(data, seats=seats, host="" if data.host in guests else data.host)


# ---- content ----


def add_content(rows: list[ContentRow], at: int) -> Script[None]:
    for row in rows:
        yield (
            (  # the time of a row is written again only now and then, because that writes all of the row
                "INSERT INTO contents (hash, kind, id, data, stored, played) VALUES ($1, $2, $3, $4, $5, 0) "
                "ON CONFLICT (hash) DO UPDATE SET stored = excluded.stored "
                "WHERE contents.played = 0 AND contents.stored < excluded.stored - $6"
            ),
            (row.hash, row.kind, row.id, row.data, at, CONTENT_MS // 2),
        )


def drop_content(before: int) -> Script[int]:
    rows = yield "SELECT hash FROM contents WHERE played = 0 AND stored < $1", (before,)
    if not rows:
        return 0
    unplayed = {row[0] for row in rows}
    rows = yield "SELECT data FROM tables WHERE phase = 'gathering'", ()
    needed = {digest for row in rows for digest in decode_data(row[0]).hashes.values()}
    count = 0
    for digest in sorted(unplayed - needed):
        # Check it again, because another process may need it by now.
        rows = yield (
            "DELETE FROM contents WHERE hash = $1 AND played = 0 AND stored < $2 RETURNING hash",
            (digest, before),
        )
        count += len(rows)
    return count


def content(hashes: list[str]) -> Script[list[ContentRow]]:
    if not hashes:
        return []
    rows = yield f"SELECT hash, kind, id, data FROM contents WHERE hash IN {places(len(hashes))}", hashes
    return [ContentRow(hash=row[0], kind=row[1], id=row[2], data=row[3]) for row in rows]


def places(count: int, first: int = 1) -> str:
    """Parameters in brackets: `($1, $2)`."""
    return f"({', '.join(f'${i}' for i in range(first, first + count))})"


# ---- tables ----


def add_table(table: str, data: TableData, owner: str, at: int, lease: int) -> Script[None]:
    yield from renew(owner, lease)
    data = yield from without_deleted(data)
    size = yield from _content_bytes(data)
    columns = _columns(data)
    yield (
        (
            "INSERT INTO tables (id, created, updated, owner, bytes, phase, public, host, running, data) "
            "VALUES ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9)"
        ),
        (table, at, owner, size + len(columns[-1].encode()), *columns),
    )
    yield from _write_seats(table, data)
    yield from _note_played(data)


def _content_bytes(data: TableData) -> Script[int]:
    hashes = sorted({*data.hashes.values()})
    if not hashes:
        return 0
    rows = yield f"SELECT length(data) FROM contents WHERE hash IN {places(len(hashes))}", hashes
    return sum(row[0] for row in rows)


def _note_played(data: TableData) -> Script[None]:
    """The contents of a match stay forever."""
    hashes = sorted({*data.hashes.values()})
    if data.phase == "playing" and hashes:
        yield f"UPDATE contents SET played = 1 WHERE played = 0 AND hash IN {places(len(hashes))}", hashes


def table(table: str) -> Script[TableRow | None]:
    rows = yield f"SELECT {_ROW} FROM tables WHERE id = $1", (table,)
    found = yield from _with_names([_row(row) for row in rows])
    return found[0] if found else None


def tables_after(table: str, most: int) -> Script[list[tuple[TableRow, int]]]:
    """Tables by their id, behind one of them, each with what is known of its replay (0, 1 or 2, see the migration)."""
    rows = yield f"SELECT {_ROW}, replay FROM tables WHERE id > $1 ORDER BY id LIMIT $2", (table, most)
    return [(_row(row[:-1]), row[-1]) for row in rows]


def log(table: str) -> Script[list[Entry]]:
    rows = yield "SELECT number FROM tables WHERE id = $1", (table,)
    number = rows[0][0] if rows else 0
    entries: list[Entry] = []
    places, is_last = [-1], False
    page = "SELECT number, data FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3"
    while not is_last:
        rows = yield page, (table, places[-1], PAGE)
        places += [row[0] for row in rows]
        entries += [_entry.decode(row[1]) for row in rows]
        is_last = len(rows) < PAGE
    if places != list(range(-1, len(entries))) or len(entries) < number:  # nothing of a match may be left out
        raise StoreError(Message("error-store-log", table=table, found=len(entries), number=number))
    return entries


def claim(table: str, owner: str, lease: int) -> Script[ClaimedRow | None]:
    # Locks the row, so that what is read about its holder from now on is not from before another claim.
    rows = yield "UPDATE tables SET owner = owner WHERE id = $1 RETURNING owner", (table,)
    if not rows:
        return None
    holder = rows[0][0]
    if holder not in (None, owner):
        rows = yield "SELECT until FROM leases WHERE owner = $1 AND until > now_ms()", (holder,)
        if rows:
            raise LeaseLost(Message("error-store-lease", table=table, owner=holder), holder)
    rows = yield f"UPDATE tables SET owner = $2 WHERE id = $1 RETURNING {_ROW}", (table, owner)
    yield from renew(owner, lease)
    (found,) = yield from _with_names([_row(rows[0])])
    return ClaimedRow(**msgspec.structs.asdict(found), taken_from=None if holder == owner else holder)


def renew(owner: str, lease: int) -> Script[None]:
    yield (
        (
            "INSERT INTO leases (owner, until) VALUES ($1, now_ms() + $2) "
            "ON CONFLICT (owner) DO UPDATE SET until = excluded.until"
        ),
        (owner, lease),
    )


def owned(owner: str) -> Script[list[str]]:
    rows = yield "SELECT id FROM tables WHERE owner = $1", (owner,)
    return [row[0] for row in rows]


def release(owner: str, tables: list[str] | None) -> Script[None]:
    if tables is None:
        yield "UPDATE tables SET owner = NULL WHERE owner = $1", (owner,)
        yield "DELETE FROM leases WHERE owner = $1", (owner,)
    for table in tables or ():
        yield "UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2", (table, owner)


def release_all() -> Script[None]:
    """Once it is known that no other process lives."""
    yield "UPDATE tables SET owner = NULL WHERE owner IS NOT NULL", ()
    yield "DELETE FROM leases", ()


def is_plain(change: Change) -> bool:
    """Whether all it does is to append an entry."""
    return change.entry is not None and change.data is None and not change.ratings


def commit(change: Change) -> Script[None]:
    table = change.table
    rows = yield (
        (
            "UPDATE tables SET number = number + $4, updated = $5 WHERE id = $1 AND owner = $2 AND number = $3 "
            "RETURNING number"
        ),
        (table, change.owner, change.number, int(change.entry is not None), change.at),
    )
    if not rows:
        yield from refuse(table, change.owner)
    if change.entry is not None:
        yield (
            "INSERT INTO entries (table_id, number, data) VALUES ($1, $2, $3)",
            (table, change.number, text(change.entry)),
        )
    if change.data is not None:
        yield from write_data(table, (yield from without_deleted(change.data)))
    rated = {guest for rating in change.ratings if (guest := _rated_guest(rating)) is not None}
    gone = yield from deleted(rated)
    for rating in sorted(change.ratings, key=attrgetter("key")):  # in one order everywhere, against deadlocks
        if _rated_guest(rating) in gone:
            continue
        rows = yield (
            (
                "INSERT INTO ratings (key, kind, mu, sigma, matches, wins) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT "
                "(key) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches, "
                "wins = excluded.wins WHERE ratings.matches = excluded.matches - 1 RETURNING key"
            ),
            (rating.key, rating.key.partition(":")[0], rating.mu, rating.sigma, rating.matches, rating.wins),
        )
        if not rows:
            raise RatingMoved(Message("error-store-rating-moved", key=rating.key))


def _rated_guest(rating: Rating) -> str | None:
    kind, _, guest = rating.key.partition(":")
    return guest if kind == "guest" else None


def refuse(table: str, owner: str) -> Script[None]:
    """Raise the reason why nothing could be written to a table."""
    rows = yield "SELECT owner, number FROM tables WHERE id = $1", (table,)
    if not rows:
        raise NotStored(Message("error-store-no-table", table=table))
    if rows[0][0] != owner:
        raise LeaseLost(Message("error-store-lease", table=table, owner=rows[0][0] or "–"))
    raise LeaseLost(Message("error-store-gone-on", table=table, number=rows[0][1]))


def drop_table(table: str, owner: str) -> Script[None]:
    rows = yield "DELETE FROM tables WHERE id = $1 AND owner = $2 AND number = 0 RETURNING id", (table, owner)
    if not rows:
        yield from refuse(table, owner)


def lobby(most: int) -> Script[list[TableRow]]:
    rows = yield (
        f"SELECT {_ROW} FROM tables WHERE public = 1 AND phase <> 'over' ORDER BY created DESC, id LIMIT $1",
        (most,),
    )
    return (yield from _with_names([_row(row) for row in rows]))


def tables_of(guest: str, most: int, before: int | None) -> Script[list[TableRow]]:
    rows = yield (
        (
            f"SELECT {_ROW} FROM tables WHERE id IN "
            "(SELECT table_id FROM seats WHERE guest = $1 UNION SELECT id FROM tables WHERE host = $1) "
            "AND updated < $3 ORDER BY updated DESC, id LIMIT $2"
        ),
        (guest, most, 1 << 62 if before is None else before),
    )
    return (yield from _with_names([_row(row) for row in rows]))


def usage(guest: str, tables_since: int, bytes_since: int) -> Script[Usage]:
    rows = yield (
        (
            "SELECT count(CASE WHEN created >= $2 THEN 1 END), coalesce(sum(bytes + $4 * number), 0) "
            "FROM tables WHERE host = $1 AND created >= $3"
        ),
        (guest, tables_since, bytes_since, ENTRY_BYTES),
    )
    return Usage(tables=int(rows[0][0]), bytes=int(rows[0][1]))


def drop_stale(before: int) -> Script[int]:
    rows = yield (
        (
            "DELETE FROM tables WHERE phase = 'gathering' AND number = 0 AND updated < $1 "
            "AND (owner IS NULL OR owner NOT IN (SELECT owner FROM leases WHERE until > now_ms())) RETURNING id"
        ),
        (before,),
    )
    return len(rows)


def running(most: int, orphaned: bool) -> Script[list[str]]:
    rows = yield (
        (
            f"SELECT id FROM tables WHERE running = 1 AND (owner IS {'NOT ' if orphaned else ''}NULL "
            f"{'AND' if orphaned else 'OR'} owner NOT IN (SELECT owner FROM leases WHERE until > now_ms())) "
            "ORDER BY id LIMIT $1"
        ),
        (most,),
    )
    return [row[0] for row in rows]


def claim_replays(owner: str, most: int, lease: int) -> Script[list[str]]:
    free = (
        "phase = 'over' AND replay = 0 AND (replay_owner IS NULL "
        "OR replay_owner NOT IN (SELECT owner FROM leases WHERE until > now_ms()))"
    )
    found = yield f"SELECT id FROM tables WHERE {free} ORDER BY updated, id LIMIT $1", (most,)
    if not found:
        return []
    yield from renew(owner, lease)
    claimed = []
    for (table,) in found:
        # Locks the row, so that the check that follows sees the claim and the lease of a process that was faster.
        yield "UPDATE tables SET replay_owner = replay_owner WHERE id = $1 RETURNING id", (table,)
        rows = yield f"UPDATE tables SET replay_owner = $2 WHERE id = $1 AND {free} RETURNING id", (table, owner)
        claimed += [row[0] for row in rows]
    return claimed


def add_replay(table: str, replay: dict[str, bytes]) -> Script[None]:
    rows = yield (
        (
            "UPDATE tables SET replay = $2, bytes = bytes + $3 WHERE id = $1 AND phase = 'over' AND replay = 0 "
            "RETURNING id"
        ),
        (table, 1 if replay else 2, sum(map(len, replay.values()))),
    )
    if rows:  # otherwise another process was faster
        for viewpoint, data in replay.items():
            yield "INSERT INTO replays (table_id, eyes, data) VALUES ($1, $2, $3)", (table, viewpoint, data)


def replay(table: str, viewpoint: str) -> Script[bytes | None]:
    rows = yield "SELECT data FROM replays WHERE table_id = $1 AND eyes = $2", (table, viewpoint)
    return bytes(rows[0][0]) if rows else None


def write_data(table: str, data: TableData) -> Script[None]:
    yield (
        "UPDATE tables SET phase = $2, public = $3, host = $4, running = $5, data = $6 WHERE id = $1",
        (table, *_columns(data)),
    )
    yield "DELETE FROM seats WHERE table_id = $1", (table,)
    yield from _write_seats(table, data)
    yield from _note_played(data)


def _write_seats(table: str, data: TableData) -> Script[None]:
    for i, seat in enumerate(data.seats):
        if seat.guest is not None:
            yield "INSERT INTO seats (table_id, seat, guest) VALUES ($1, $2, $3)", (table, i, seat.guest)


def _columns(data: TableData) -> tuple[str, int, str, int, str]:
    """Phase, public, host, running, data."""
    setup = data.setup
    alone = setup.clock.kind != "none" or setup.absent != "wait" or any(seat.kind == "bot" for seat in data.seats)
    return data.phase, int(setup.public), data.host, int(alone and data.phase == "playing"), text(data)


def text(data: Entry | TableData) -> str:
    try:
        return encode(data).decode()
    except UnicodeEncodeError as error:  # half a character
        raise NotStored(Message("error-store-failed", why=str(error))) from error


def _row(row: Sequence[Any]) -> TableRow:
    table, created, updated, number, owner, data = row
    return TableRow(id=table, created=created, updated=updated, number=number, owner=owner, data=decode_data(data))


# ---- chat, ratings, shares ----


def add_line(table: str, line: Line) -> Script[None]:
    require_characters(line.text)
    if (yield from deleted([line.guest])):
        raise NotStored(Message("error-store-no-guest", guest=line.guest))
    yield (
        "INSERT INTO lines (table_id, guest, name, text, at) VALUES ($1, $2, $3, $4, $5)",
        (table, line.guest, line.name, line.text, line.at),
    )
    yield (
        (
            "DELETE FROM lines WHERE table_id = $1 AND id <= "
            "(SELECT id FROM lines WHERE table_id = $1 ORDER BY id DESC LIMIT 1 OFFSET $2)"
        ),
        (table, MOST_LINES),
    )


def lines(table: str, most: int) -> Script[list[Line]]:
    rows = yield (
        (  # a line belongs to a claimed name if its guest has claimed the name they wrote it under
            "SELECT l.guest, l.name, l.text, l.at, EXISTS (SELECT 1 FROM guests g JOIN claims c ON c.guest = g.id "
            "WHERE g.id = l.guest AND g.name = l.name) FROM lines l WHERE l.table_id = $1 ORDER BY l.id DESC LIMIT $2"
        ),
        (table, most),
    )
    return [Line(guest=row[0], name=row[1], text=row[2], at=row[3], claimed=bool(row[4])) for row in reversed(rows)]


def ratings(keys: list[str]) -> Script[dict[str, Rating]]:
    if not keys:
        return {}
    rows = yield f"SELECT key, mu, sigma, matches, wins FROM ratings WHERE key IN {places(len(keys))}", keys
    return {row[0]: _rating(row) for row in rows}


def best(kind: str, most: int) -> Script[list[Rating]]:
    rows = yield (
        "SELECT key, mu, sigma, matches, wins FROM ratings WHERE kind = $1 ORDER BY mu - 3 * sigma DESC, key LIMIT $2",
        (kind, most),
    )
    return [_rating(row) for row in rows]


def _rating(row: Sequence[Any]) -> Rating:
    return Rating(key=row[0], mu=row[1], sigma=row[2], matches=row[3], wins=row[4])


def add_share(share: Share) -> Script[str]:
    # There is one link to each moment, so that nobody fills the disk with links.
    rows = yield (
        "SELECT id FROM shares WHERE table_id = $1 AND eyes = $2 AND number = $3",
        (share.table, share.viewpoint, share.number),
    )
    if rows:
        return str(rows[0][0])
    yield (
        "INSERT INTO shares (id, table_id, eyes, number, created) VALUES ($1, $2, $3, $4, $5)",
        (share.id, share.table, share.viewpoint, share.number, share.created),
    )
    return share.id


def share(share: str) -> Script[Share | None]:
    rows = yield "SELECT id, table_id, eyes, number, created FROM shares WHERE id = $1", (share,)
    if not rows:
        return None
    row = rows[0]
    return Share(id=row[0], table=row[1], viewpoint=row[2], number=row[3], created=row[4])
