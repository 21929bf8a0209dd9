"""A server as far as one page at one table can tell: it shows whatever position it is given."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from peerless.records.viewdata import ViewData
from peerless.service.protocol.messages import PROTOCOL, ClockData
from peerless.service.protocol.setup import SeatSetup, TableSetup
from tests.browser.support.pages import Table, expect_soon


class StandIn:
    """At the other end of a page's socket. `sent` are the answers of the page, `shown` the numbers it reports."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.table = Table(page, touch=touch)
        self.number = 0
        self.sent: list[dict[str, Any]] = []
        self.shown: list[int] = []
        self.view: ViewData | None = None
        self.events: list[dict[str, Any]] = []
        self.socket: WebSocketRoute | None = None
        self.threats: list[dict[str, Any]] = []
        """What it says the fighters could do."""
        self.called = ""
        """What the players are called, before the ids of their seats."""
        self.left: int | None = None
        """Milliseconds that every player has left, if there are clocks."""
        self.silent = False
        """Nothing is said to answers until `accept` or `refuse`."""
        page.route_web_socket(re.compile("^ws"), self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda text: self._heard(json.loads(text)))

    def _heard(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "hello":
                table = self._table()
                self._say(type="welcome", protocol=PROTOCOL, guest="me", seats=["p1"], table=table)
                self._update()
            case "shown":
                self.shown.append(message["number"])
            case "inspect":
                self._say(type="threats", id=message["id"], number=self.number, fighters=self.threats)
            case "ping":
                self._say(type="pong", id=message["id"])
            case _:
                self.sent.append(message)
                if not self.silent:
                    self.accept()

    def accept(self) -> None:
        self._say(type="accepted", id=self.sent[-1]["id"])

    def refuse(self, text: str, rule: str) -> None:
        refusal = {"error": "error", "text": f"{text} ({rule})", "rule": rule, "reason": text}
        self._say(type="refused", id=self.sent[-1]["id"], **refusal)

    def _say(self, **message: Any) -> None:
        assert self.socket is not None
        text = msgspec.json.encode(message).decode()
        self.table._heard(text)
        self.socket.send(text)

    def _update(self) -> None:
        assert self.view is not None
        self._say(type="update", number=self.number, seat=self.view.seat, view=self.view, first=0, events=self.events)

    def _table(self) -> dict[str, Any]:
        assert self.view is not None
        seats = [
            {"seat": s.seat, "kind": "person", "name": self.called + s.seat, "online": True, "level": None,
             "hero": s.hero, "picked": True, "away_left": None, "guest": "me" if s.seat == self.view.seat else "other"}
            for s in self.view.seats
        ]  # fmt: skip
        setup = TableSetup(board=self.view.board, seats=[SeatSetup(hero=s.hero) for s in self.view.seats])
        return {
            "table": "stand-in", "phase": "playing", "setup": setup, "seats": seats, "host": "me",
            "board": self.view.board, "clock": self._clock(), "proposal": None, "spectators": 0, "next": None,
        }  # fmt: skip

    def _clock(self) -> ClockData | None:
        assert self.view is not None
        if self.left is None:
            return None
        return ClockData(left={s.seat: self.left for s in self.view.seats}, running=None, strikes={})

    def show(self, view: ViewData, events: list[dict[str, Any]] | None = None) -> Table:
        """The page has shown all of it when this returns."""
        self.send(view, events)
        self.table.settle("mine", "over", *(["theirs"] if view.seat is None else []))
        return self.table

    def send(self, view: ViewData, events: list[dict[str, Any]] | None = None) -> None:
        """Sends it to the page, which shows it step by step."""
        self.view = view
        self.events = events or []
        self.number += 1
        self.table.updates.clear()
        if self.socket is None:
            self.table.page.goto("/t/stand-in")
        else:
            self._update()
            self._say(type="table", table=self._table())
        self.table.answered = self.number - 1

    def answered(self) -> str:
        """What the page has sent since it was asked last; waits for it."""
        expect_soon(
            self.table.page,
            lambda: bool(self.sent) and self.sent[-1].get("number") == self.number,
            lambda: f"{self.number}: {self.sent[-1:]}",
        )
        return str(self.sent[-1]["answer"])
