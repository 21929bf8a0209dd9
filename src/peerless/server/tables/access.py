"""Who may watch a table without a seat."""

from __future__ import annotations

import hmac

from peerless.server.store.base import Guest, TableData
from peerless.server.store.tokens import hashed


def may_watch(data: TableData, guest: Guest | None, invite: str) -> bool:
    """Whether a guest without a seat may watch: their own table, a public one, or with an invitation."""
    if guest is not None and guest.id == data.host:
        return True
    invited = bool(invite) and hmac.compare_digest(hashed(invite).hex(), data.invite)
    return (data.setup.public or invited) and (data.setup.spectators or data.phase == "gathering")
