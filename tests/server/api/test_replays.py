"""Matches that are over: records, frames, links, history."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from peerless.catalog.content import Content
from peerless.cli.main import main
from peerless.core.errors import BudgetError
from peerless.messages.message import Message
from peerless.records.log.entry import Entry
from peerless.records.match import Match, new_match
from peerless.records.outcome import Outcome
from peerless.records.record import decode_record, replay, to_record
from peerless.records.view_builder import view_data
from peerless.service.api.guests import GuestToken
from peerless.service.api.history import TableHistory
from peerless.service.api.replays import FrameList, ShareInfo, ShareMade
from peerless.service.http.errors import Failure
from peerless.service.protocol.setup import TableSetup
from peerless.service.replays.replay import frames_of, open_view, recorded_match, views_of
from peerless.service.store.base import Seat, TableData
from tests.catalog.support import hero as plain_hero
from tests.server.endpoints import Http, short_match, store_match


@pytest.fixture
def guests(http: Http) -> list[GuestToken]:
    return [http.guest("Ann"), http.guest("Bob")]


def frames(http: Http, query: str, token: str = "", table: str = "t1") -> FrameList:
    return http.get(f"/api/tables/{table}/frames?{query}", FrameList, token)


# ---- records ----


def test_a_record_is_accepted_by_the_command(http: Http, guests: list[GuestToken], tmp_path: Path) -> None:
    match = store_match(http, guests)
    answer = http.client.get("/api/tables/t1/record", headers={"Authorization": f"Bearer {guests[0].token}"})
    assert answer.headers["Content-Disposition"] == 'attachment; filename="t1.json"'
    assert decode_record(answer.content) == to_record(match)
    file = tmp_path / "t1.json"
    file.write_bytes(answer.content)
    ran = CliRunner().invoke(main, ["replay", str(file), "--verify"])
    assert ran.exit_code == 0, ran.output


def test_a_record_with_homebrew_is_verified_with_the_stored_content(
    http: Http, guests: list[GuestToken], content: Content, tmp_path: Path
) -> None:
    own = content.copy()
    own.add_data(plain_hero(), "own_hero")
    store_match(http, guests, match=short_match(own, 20, heroes=["own_hero", "alice"]))
    record = http.client.get("/api/tables/t1/record", headers={"Authorization": f"Bearer {guests[0].token}"})
    (tmp_path / "t1.json").write_bytes(record.content)
    definition = http.client.get(f"/api/content/{record.json()['hashes']['own_hero']}")
    (tmp_path / "own_hero.yaml").write_bytes(definition.content)
    command = ["replay", str(tmp_path / "t1.json"), "--verify"]
    assert CliRunner().invoke(main, command).exit_code != 0
    ran = CliRunner().invoke(main, [*command, "--content", str(tmp_path / "own_hero.yaml")])
    assert ran.exit_code == 0, ran.output


def test_a_replay_uses_the_content_of_its_time(http: Http, guests: list[GuestToken], content: Content) -> None:
    """The bundled hero may have changed since."""
    old = content.copy()
    medusa = msgspec.structs.replace(content.hero("medusa"), move=1)
    old.add(medusa)
    match = store_match(http, guests, match=short_match(old, 40))
    shown = frames(http, "eyes=open&from=40&count=1", guests[0].token)
    assert shown.frames[0].view == _open_at(match, 40)


def _open_at(match: Match, steps: int) -> Any:
    return open_view(views_of(replay(to_record(match), match.content, steps=steps, verify=False)))


# ---- frames ----


def test_frames_end_where_the_rules_fail(http: Http, guests: list[GuestToken], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the reason: an answer they refuse, or a limit of theirs."""
    match = store_match(http, guests)
    row = http.store("table", "t1")
    recorded = recorded_match(row.data, http.store("log", "t1"), match.content)
    known = Match.enter

    def enter(again: Match, entry: str) -> None:
        if len(again.answers) == 7:
            raise BudgetError(Message("error-nothing-asked"))
        known(again, entry)

    monkeypatch.setattr(Match, "enter", enter)
    shown = frames_of(recorded, "open", 0, 50)
    assert (shown.last, len(shown.frames), shown.is_whole) == (7, 8, False)


@pytest.mark.parametrize("viewpoint", ["p1", "p2", "spectator"])
def test_frames_are_what_this_viewer_saw(http: Http, guests: list[GuestToken], viewpoint: str) -> None:
    match = store_match(http, guests)
    seat = None if viewpoint == "spectator" else viewpoint
    count = len(match.answers)
    first, second = (frames(http, f"eyes={viewpoint}&from={start}", guests[0].token) for start in (0, 50))
    both = [*first.frames, *second.frames]
    assert first.last == count
    assert [frame.number for frame in both] == list(range(count + 1))
    for steps in (0, 1, 7, 30, 55, count):
        then = replay(to_record(match), match.content, steps=steps, verify=False)
        assert both[steps].view == view_data(then.view(seat), previews=False)
    whole = replay(to_record(match), match.content, listen=True)
    assert [event for frame in both for event in frame.events] == whole.events(seat)
    for frame, after in pairwise(both):
        assert after.first == frame.first + len(frame.events)


def test_a_seat_or_spectator_does_not_see_hidden_answers_or_hands(http: Http, guests: list[GuestToken]) -> None:
    entries = [Entry(answer=a, seat="p1") for a in short_match(http.services.content, 40).answers]
    store_match(http, guests, match=short_match(http.services.content, 40), entries=entries)
    for viewpoint in ("p2", "spectator"):
        shown = frames(http, f"eyes={viewpoint}", guests[0].token)
        assert all(frame.answer is None for frame in shown.frames)
        assert shown.frames[0].view.seats[0].hand == []
    own = frames(http, "eyes=p1", guests[0].token)
    assert [frame.answer for frame in own.frames[1:]] == [entry.answer for entry in entries]


def test_an_open_replay_shows_all_hands(http: Http, guests: list[GuestToken]) -> None:
    match = store_match(http, guests)
    shown = frames(http, "eyes=open", guests[0].token)
    hidden = False
    for frame in shown.frames:
        for seat in frame.view.seats:
            assert len(seat.hand) == seat.hand_size
        if frame.view.combat is not None:
            for side in (frame.view.combat.attacker, frame.view.combat.defender):
                hidden |= side.lies == "face_down"
                assert side.lies == "none" or side.card is not None
        if frame.view.decision is not None:
            assert frame.view.decision.options
    assert hidden, "some card lay face down"
    events = [event for frame in shown.frames for event in frame.events]
    whole = replay(to_record(match), match.content, steps=49, listen=True).events(open_cards=True)
    assert events == whole


def test_turns_begin_where_the_scrubber_says(http: Http, guests: list[GuestToken]) -> None:
    store_match(http, guests)
    shown = frames(http, "eyes=open&from=0&count=50", guests[0].token)
    assert [turn.turn for turn in shown.turns] == list(range(1, len(shown.turns) + 1))
    assert len(shown.turns) > 2
    for turn in shown.turns:
        if turn.number < 50:
            view = shown.frames[turn.number].view
            assert (view.turn, view.active) == (turn.turn, turn.seat)


def test_what_was_taken_back_is_not_shown_but_stays_in_the_record(http: Http, guests: list[GuestToken]) -> None:
    match = short_match(http.services.content, 30)
    kept = match.answers
    other = short_match(http.services.content, 20)
    taken_back = replay(to_record(other), other.content, steps=20, verify=False).decision.options[0]
    log = [*kept[:20], taken_back, "undo 20", *kept[20:]]
    store_match(http, guests, match=match, entries=[Entry(answer=answer) for answer in log])
    shown = frames(http, "eyes=open", guests[0].token)
    assert [frame.answer for frame in shown.frames] == [None, *kept]
    record = http.client.get("/api/tables/t1/record", headers={"Authorization": f"Bearer {guests[0].token}"})
    made = decode_record(record.content)
    assert made.answers == log
    assert replay(made, http.services.content).outcome == match.outcome


def test_a_draw_by_agreement_is_a_frame(http: Http, guests: list[GuestToken]) -> None:
    match = new_match(http.services.content, heroes=["medusa", "alice"], board="sarpedon", seed=1)
    match.answer(0)
    match.draw()
    store_match(http, guests, match=match)
    shown = frames(http, "eyes=open", guests[0].token)
    assert [frame.answer for frame in shown.frames] == [None, *match.answers]
    assert shown.frames[-1].view.outcome == Outcome((), "agreement")
    record = http.client.get("/api/tables/t1/record", headers={"Authorization": f"Bearer {guests[0].token}"})
    assert replay(decode_record(record.content), http.services.content).outcome == match.outcome


@pytest.mark.parametrize("query", ["count=51", "count=0", "from=-1", "eyes=p5", "from=x", "to=3"])
def test_frames_that_cannot_be(http: Http, guests: list[GuestToken], query: str) -> None:
    store_match(http, guests)
    failed = http.get(f"/api/tables/t1/frames?{query}", Failure, guests[0].token, status=400)
    assert failed.error == "error-request"


def test_beyond_the_end_there_are_no_frames(http: Http, guests: list[GuestToken]) -> None:
    store_match(http, guests)
    assert frames(http, "from=9000000", guests[0].token).frames == []
    failed = http.get("/api/tables/t1/frames?eyes=p4", Failure, guests[0].token, status=404)
    assert failed.error == "error-no-seat"


# ---- who may see it ----


@pytest.mark.parametrize("phase", ["gathering", "playing"])
@pytest.mark.parametrize("what", ["record", "frames?eyes=open", "frames?eyes=p1"])
def test_nothing_of_a_running_match(http: Http, guests: list[GuestToken], phase: str, what: str) -> None:
    store_match(http, guests, phase=phase, public=True)
    failed = http.get(f"/api/tables/t1/{what}", Failure, guests[0].token, status=409)
    assert failed.error == "error-not-over"
    failed = http.call("POST", "/api/tables/t1/share", Failure, guests[0].token, status=409, body={})
    assert failed.error == "error-not-over"


def test_a_private_table_is_for_those_who_had_a_seat(http: Http, guests: list[GuestToken]) -> None:
    store_match(http, guests)
    stranger = http.guest("Zoe")
    for what in ("record", "frames"):
        for token in ("", stranger.token):
            failed = http.get(f"/api/tables/t1/{what}", Failure, token, status=403)
            assert failed.error == "error-table-private"
    for token in ("", stranger.token):
        http.call("POST", "/api/tables/t1/share", Failure, token, status=403, body={})
    assert frames(http, "", guests[1].token).last > 0
    assert http.get("/api/tables/t2/frames", Failure, status=404).error == "error-no-table"


def test_a_public_table_is_for_everybody(http: Http, guests: list[GuestToken]) -> None:
    store_match(http, guests, public=True)
    assert frames(http, "eyes=open").last > 0
    assert http.call("POST", "/api/tables/t1/share", ShareMade, body={"eyes": "open"}).share


def test_a_link_shows_what_it_was_made_for(http: Http, guests: list[GuestToken]) -> None:
    store_match(http, guests)
    store_match(http, guests, table="t2")
    made = http.call(
        "POST", "/api/tables/t1/share", ShareMade, guests[0].token, body={"eyes": "p1", "number": 12}
    ).share
    info = http.get(f"/api/shares/{made}", ShareInfo)
    assert (info.table, info.viewpoint, info.number) == ("t1", "p1", 12)
    assert [(seat.name, seat.hero) for seat in info.info.seats] == [("Ann", "medusa"), ("Bob", "alice")]
    assert frames(http, f"eyes=p1&share={made}").frames[0].view.seat == "p1"
    for path in (f"t1/frames?eyes=p2&share={made}", f"t1/frames?eyes=open&share={made}", f"t1/record?share={made}"):
        http.get(f"/api/tables/{path}", Failure, status=403)
    http.get(f"/api/tables/t2/frames?eyes=p1&share={made}", Failure, status=403)
    whole = http.call("POST", "/api/tables/t1/share", ShareMade, guests[0].token, body={"eyes": "open"}).share
    assert frames(http, f"eyes=p2&share={whole}").frames
    http.get(f"/api/tables/t1/record?share={whole}", dict[str, Any])
    http.call("POST", "/api/tables/t1/share", Failure, guests[0].token, status=404, body={"eyes": "p3"})
    assert http.get("/api/shares/nothing", Failure, status=404).error == "error-nothing-there"


# ---- history ----


def test_history_lists_own_tables(http: Http, guests: list[GuestToken]) -> None:
    ann, bob = guests
    store_match(http, guests, table="t1")
    store_match(http, [bob, http.guest("Zoe")], table="t2")
    mine = http.get("/api/history", TableHistory, ann.token)
    assert [line.table for line in mine.tables] == ["t1"]
    [line] = mine.tables
    assert [(seat.name, seat.hero, seat.mine) for seat in line.seats] == [
        ("Ann", "medusa", True), ("Bob", "alice", False),
    ]  # fmt: skip
    assert line.result is not None
    assert (line.result.winners, line.result.reason) == (("p1",), "resignation")
    assert {line.table for line in http.get("/api/history", TableHistory, bob.token).tables} == {"t1", "t2"}
    assert mine.before is None
    http.get("/api/history", Failure, status=401)


def test_history_goes_on(http: Http, guests: list[GuestToken]) -> None:
    data = TableData(
        setup=TableSetup(), phase="gathering", host=guests[0].guest, invite="", seats=[
            Seat(kind="person", guest=guests[0].guest, name="Ann", hero="alice"), Seat(kind="open"),
        ],
    )  # fmt: skip
    for number in range(60):
        http.store("add_table", f"t{number}", data, "me", 1000 + number)
    first = http.get("/api/history", TableHistory, guests[0].token)
    assert (len(first.tables), first.tables[0].table) == (50, "t59")
    second = http.get(f"/api/history?before={first.before}", TableHistory, guests[0].token)
    assert {line.table for line in [*first.tables, *second.tables]} == {f"t{number}" for number in range(60)}
    assert second.before is None


def test_a_blind_pick_stays_a_secret_in_the_history(http: Http, guests: list[GuestToken]) -> None:
    data = TableData(
        setup=TableSetup(picking="blind"), phase="gathering", host=guests[0].guest, invite="", seats=[
            Seat(kind="person", guest=guest.guest, name=guest.name, hero="alice") for guest in guests
        ],
    )  # fmt: skip
    http.store("add_table", "t1", data, "me", 1)
    [line] = http.get("/api/history", TableHistory, guests[0].token).tables
    assert [seat.hero for seat in line.seats] == ["alice", None]
