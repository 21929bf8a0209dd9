"""Proposals that the other players must accept: an undo, a draw, a rematch.

There is one at a time.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from peerless.messages.message import Message
from peerless.service.protocol.messages import ProposalInfo
from peerless.service.tables.refusals import TableError


@dataclass
class Proposal:
    """What a seat proposes, and the seats that have not agreed yet."""

    what: Literal["undo", "draw", "rematch"]
    by: str
    waiting: list[str]
    number: int | None = None
    rewinds: int = 0
    proposal: int = field(default=0)

    @property
    def is_agreed(self) -> bool:
        return not self.waiting

    def info(self) -> ProposalInfo:
        return ProposalInfo(
            proposal=self.proposal,
            what=self.what,
            by=self.by,
            number=self.number,
            rewinds=self.rewinds,
            waiting=list(self.waiting),
        )


class Proposals:
    """The open proposal of a table; a new proposal or any answer replaces it."""

    def __init__(self) -> None:
        self.open: Proposal | None = None
        self._count = 0

    def put(self, proposal: Proposal) -> None:
        self._count += 1
        proposal.proposal = self._count
        self.open = proposal

    def reply(self, seat: str, number: int, agree: bool) -> Proposal | None:
        """Accept or decline; returns the proposal if it is still open."""
        proposal = self.open
        if proposal is None or proposal.proposal != number:
            raise TableError(Message("error-no-proposal"))
        if seat != proposal.by and seat not in proposal.waiting:
            raise TableError(Message("error-replied"))
        if not agree:
            self.open = None
            return None
        if seat in proposal.waiting:
            proposal.waiting.remove(seat)
        return proposal

    def clear(self) -> None:
        self.open = None
