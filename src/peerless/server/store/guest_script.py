"""Scripts about guests: names, devices, codes, and how a guest is deleted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from peerless.messages.message import Message
from peerless.server.store.script import (
    GUEST,
    Script,
    decode_data,
    forget,
    guest_row,
    places,
    require_characters,
    write_data,
)
from peerless.service.store.base import Device, Guest, NameTaken, NotStored
from peerless.service.store.tokens import hashed

DAY_MS: Final = 24 * 3_600_000


def add_guest(guest: Guest, device: Device, skeletons: Sequence[str]) -> Script[None]:
    yield from _check_name(guest.id, guest.name, skeletons)
    yield "INSERT INTO guests (id, name, created) VALUES ($1, $2, $3)", (guest.id, guest.name, guest.created)
    yield from add_token(guest.id, device)


def guest_of(token: bytes) -> Script[tuple[Guest, int] | None]:
    """The guest, and when the device was last seen."""
    rows = yield f"SELECT {GUEST}, t.seen FROM tokens t JOIN guests g ON g.id = t.guest WHERE token = $1", (token,)
    return (guest_row(rows[0]), rows[0][4]) if rows else None


def guest(guest: str) -> Script[Guest | None]:
    rows = yield f"SELECT {GUEST} FROM guests g WHERE g.id = $1", (guest,)
    return guest_row(rows[0]) if rows else None


# ---- names ----


def rename_guest(guest: str, name: str, skeletons: Sequence[str], claim: bool) -> Script[Guest]:
    yield from _check_name(guest, name, skeletons)
    # Locks the guest, so that of two renames at once the second sees the first.
    rows = yield "UPDATE guests SET created = created WHERE id = $1 RETURNING name", (guest,)
    if not rows:
        raise NotStored(Message("error-store-no-guest", guest=guest))
    if claim or rows[0][0] != name:
        yield "DELETE FROM claims WHERE guest = $1", (guest,)
    yield "UPDATE guests SET name = $2 WHERE id = $1", (guest, name)
    for skeleton in sorted(skeletons) if claim else ():
        rows = yield (
            "INSERT INTO claims (skeleton, guest) VALUES ($1, $2) ON CONFLICT (skeleton) DO NOTHING RETURNING guest",
            (skeleton, guest),
        )
        if not rows:  # another guest was faster
            raise NameTaken(Message("error-name-claimed", name=name))
    rows = yield f"SELECT {GUEST} FROM guests g WHERE g.id = $1", (guest,)
    return guest_row(rows[0])


def _check_name(guest: str, name: str, skeletons: Sequence[str]) -> Script[None]:
    """Refuse a name that looks like one another guest has claimed."""
    require_characters(name)
    if not skeletons:
        return
    rows = yield (
        f"SELECT 1 FROM claims WHERE guest <> $1 AND skeleton IN {places(len(skeletons), 2)}",
        (guest, *skeletons),
    )
    if rows:
        raise NameTaken(Message("error-name-claimed", name=name))


# ---- deletion ----


def delete_guest(guest: str, owner: str) -> Script[None]:
    # The guest goes first: from now on, no other transaction can write something of theirs (`script.deleted`).
    yield "DELETE FROM guests WHERE id = $1", (guest,)  # tokens, codes and claims go with it
    yield "INSERT INTO deleted (guest) VALUES ($1) ON CONFLICT DO NOTHING", (hashed(guest),)
    rows = yield (
        (  # locks the rows: nothing may change between reading and writing
            "UPDATE tables SET owner = CASE WHEN owner = $2 THEN owner END "
            "WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE guest = $1) RETURNING id, data"
        ),
        (guest, owner),
    )
    for table, data in rows:
        yield from write_data(table, forget(decode_data(data), [guest]))
    yield "DELETE FROM ratings WHERE key = $1", (f"guest:{guest}",)
    yield "DELETE FROM lines WHERE guest = $1", (guest,)
    yield "UPDATE peerless SET unwiped = unwiped + 1", ()


# ---- devices and codes ----


def add_token(guest: str, device: Device) -> Script[None]:
    yield (
        "INSERT INTO tokens (token, guest, created, browser, system, seen) VALUES ($1, $2, $3, $4, $5, $6)",
        (device.token, guest, device.created, device.browser, device.system, device.created // DAY_MS * DAY_MS),
    )


def note_seen(token: bytes, day: int) -> Script[None]:
    yield "UPDATE tokens SET seen = $2 WHERE token = $1 AND seen < $2", (token, day)


def devices(guest: str) -> Script[list[Device]]:
    rows = yield (
        "SELECT token, created, browser, system, seen FROM tokens WHERE guest = $1 ORDER BY created, token",
        (guest,),
    )
    return [Device(token=bytes(row[0]), created=row[1], browser=row[2], system=row[3], seen=row[4]) for row in rows]


def drop_token(token: bytes) -> Script[None]:
    yield "DELETE FROM tokens WHERE token = $1", (token,)


def add_code(code: bytes, guest: str, until: int) -> Script[None]:
    yield "DELETE FROM codes WHERE guest = $1", (guest,)  # so that nobody fills the disk with codes
    yield "INSERT INTO codes (code, guest, until) VALUES ($1, $2, $3)", (code, guest, until)


def take_code(code: bytes, now: int) -> Script[str | None]:
    yield "DELETE FROM codes WHERE until <= $1", (now,)
    rows = yield "DELETE FROM codes WHERE code = $1 RETURNING guest", (code,)
    return rows[0][0] if rows else None
