"""The endpoints that only a tab has: save all own data as a file, and read such a file."""

from __future__ import annotations

from msgspec import Struct, field

from peerless.catalog.content import Content
from peerless.service.api.guests import GuestToken
from peerless.service.http.endpoint import Body, Call, Download, Endpoint, Params
from peerless.service.store.tokens import hashed
from peerless.service.tables.table_registry import TableRegistry
from peerless.tab import backup
from peerless.tab.backup import KINDS, MOST_BYTES, Identity, Preferences
from peerless.tab.backup_check import check
from peerless.tab.restore import restore
from peerless.tab.store import TabStore

_MOST_BODY = 2 * MOST_BYTES
"""A file inside of a request: quotation marks take two bytes there."""


class ExportAsked(Body, frozen=True):
    """What only the page knows."""

    token: str = ""
    preferences: Preferences = field(default_factory=dict)


class FileChosen(Body, frozen=True):
    """The text of a file."""

    file: str


class Imported(Struct, frozen=True, kw_only=True):
    """What became of the tables of the file, and what the page has to store."""

    added: int
    continued: int
    same: int
    differ: int
    identity: GuestToken | None
    """None: the visitor stays who they are."""
    preferences: Preferences


class BackupApi:
    """Export and import."""

    def __init__(self, store: TabStore, content: Content, registry: TableRegistry) -> None:
        self._store = store
        self._content = content
        self._registry = registry
        self.endpoints = [
            Endpoint(
                "POST", "/api/backup", "Export all own data", self._export, Params, ExportAsked, bytes, "either", (),
                _MOST_BODY,
            ),
            Endpoint(
                "POST", "/api/backup/import", "Import a file", self._import, Params, FileChosen, Imported, "either", (),
                _MOST_BODY,
            ),
        ]  # fmt: skip

    async def _export(self, call: Call[Params, ExportAsked]) -> Download:
        identity = None
        if call.somebody is not None and hashed(call.body.token) == call.token:
            identity = Identity(guest=call.somebody.id, token=call.body.token)
        texts = await self._store.texts(KINDS)
        made = backup.export(texts, identity, call.body.preferences, call.services.now())
        return Download(made, "peerless.json")

    async def _import(self, call: Call[Params, FileChosen]) -> Imported:
        file = backup.read(call.body.file)
        found = await check(file, self._content)
        outcome = await restore(self._store, found, file.identity, call.somebody, call.services.now())
        for name in outcome.continued:  # the store has more of them than this process
            if (table := self._registry.tables.get(name)) is not None:
                self._registry.lost(table)
        identity = None
        if call.somebody is None and file.identity is not None:
            guest = found.guests[file.identity.guest]
            identity = GuestToken(guest=guest.id, name=guest.name, token=file.identity.token)
        return Imported(
            added=len(outcome.added),
            continued=len(outcome.continued),
            same=len(outcome.same),
            differ=len(outcome.differ),
            identity=identity,
            preferences=file.preferences,
        )
