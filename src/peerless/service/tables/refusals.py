"""What a table refuses."""

from __future__ import annotations

from peerless.core.errors import PeerlessError
from peerless.messages.message import Message


class TableError(PeerlessError):
    """A change that the table does not allow now."""


class NoTable(TableError):
    """No table by this name, or none for this guest."""


class Elsewhere(TableError):
    """Another process owns the table."""

    def __init__(self, owner: str) -> None:
        super().__init__(Message("error-table-elsewhere"))
        self.args = (owner,)
        self.owner = owner


class Closing(TableError):
    """The server is stopping."""

    def __init__(self) -> None:
        super().__init__(Message("error-closing"))
