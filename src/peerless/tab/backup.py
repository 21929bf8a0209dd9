"""Everything a tab stores, as one file.

    {"format": "peerless-backup", "version": 1, "program": "0.1.0", "made": 1700000000000,
     "identity": {"guest": …, "token": …}, "preferences": {"peerless.settings": …}, "records": {"table/ID": {…}, …}}

`records` are those of the store (`tab/store.py`), except tokens, codes, claimed names and marks of deleted guests,
which make sense in one browser only. `preferences` are what the page stores itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Raw, Struct, field

from peerless.messages.message import Message
from peerless.records.log.entry import Entry
from peerless.service.http.errors import HttpError
from peerless.service.protocol.characters import refused_in_json
from peerless.service.protocol.setup import Id
from peerless.service.store.base import Guest, Line, Rating, Share
from peerless.tab.records import ContentRecord, TableRecord

FORMAT: Final = "peerless-backup"
VERSION: Final = 1
MOST_BYTES: Final = 100_000_000
"""Size of a file; a duel takes about 120,000, almost all of it replays."""
MOST_PREFERENCE: Final = 100_000
"""Letters of one preference."""
KINDS: Final[dict[str, Any]] = {
    "guest": Guest,
    "content": ContentRecord,
    "table": TableRecord,
    "log": Entry,
    "lines": list[Line],
    "replay": bytes,
    "rating": Rating,
    "share": Share,
}
"""First part of a key -> what is stored under it. Records are checked in this order."""
Preferences = dict[
    Annotated[str, Meta(pattern=r"^peerless\.[A-Za-z0-9_.-]{1,40}$(?!\n)")],
    Annotated[str, Meta(max_length=MOST_PREFERENCE)],
]


class Identity(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who the visitor is."""

    guest: Id
    token: Annotated[str, Meta(min_length=20, max_length=200, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]


class Backup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file."""

    format: str = FORMAT
    version: int = VERSION
    program: Annotated[str, Meta(max_length=40)]
    made: int
    identity: Identity | None = None
    preferences: Preferences = field(default_factory=dict)
    records: dict[str, Raw]


class _Header(Struct, frozen=True):
    """As much as is needed to tell what a file is."""

    format: str = ""
    version: int = 0


class BackupError(HttpError):
    """A file that is not imported."""

    def __init__(self, message: Message) -> None:
        super().__init__(400, message)
        self.args = (message,)


def broken(where: str) -> BackupError:
    """A file that was cut off or changed; `where` is the key of what cannot be read."""
    return BackupError(Message("error-own-data-broken", where=where[:100]))


def export(texts: Mapping[str, str], identity: Identity | None, preferences: Preferences, now: int) -> bytes:
    """The file, made of the records of a store.

    Beyond the size that can be imported, replays are left out: the logs contain the matches.
    """
    from peerless import __version__

    records: dict[str, Raw] = {}
    size = sum(map(len, preferences.values()))
    for key in sorted(texts, key=lambda key: (key.startswith("replay/"), key)):
        size += len(key) + len(texts[key].encode()) + 4
        if size < MOST_BYTES - 1000 or not key.startswith("replay/"):
            records[key] = Raw(texts[key].encode())
    made = Backup(program=__version__, made=now, identity=identity, preferences=preferences, records=records)
    return msgspec.json.encode(made)


def read(text: str) -> Backup:
    """The file, its records not decoded yet. Refuses what this version did not write."""
    data = text.encode("utf-8", "surrogatepass")
    if len(data) > MOST_BYTES:
        raise BackupError(Message("error-own-data-large", most=MOST_BYTES // 1_000_000))
    try:
        header = msgspec.json.decode(data, type=_Header)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BackupError(Message("error-own-data-foreign")) from error
    if header.format != FORMAT:
        raise BackupError(Message("error-own-data-foreign"))
    if header.version > VERSION:
        raise BackupError(Message("error-own-data-newer"))
    try:
        backup = msgspec.json.decode(data, type=Backup)
        refused = refused_in_json(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise broken(str(error)) from error
    if backup.version != VERSION or refused is not None:
        raise broken(refused or "version")
    return backup
