"""Reports of what looks wrong: saved with the step, telling nothing too early, and opened again as files."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from peerless.catalog.content import Content
from peerless.cli.main import main
from peerless.messages.translator import LANGUAGES
from peerless.records.log.entry import Entry
from peerless.records.log.match_log import MatchLog
from peerless.records.match import Match, resume_match
from peerless.records.record import Record, decode_record, encode_record, replay, to_record
from peerless.records.report import Report, decode_report
from peerless.records.view_builder import view_data
from peerless.rules.view import resample, view_of
from peerless.service.api.guests import GuestToken
from peerless.service.api.record_files import MOST_TEXT, RecordOpened
from peerless.service.api.replays import FrameList, ShareInfo
from peerless.service.api.reports import ReportMade, SavedFile
from peerless.service.http.errors import Failure
from peerless.service.protocol.messages import TableInfo
from peerless.service.replays.replay import open_view, views_of
from peerless.service.store.tokens import hashed
from peerless.service.tables.stored_table import match_log_of_table
from tests.catalog.support import hero as plain_hero
from tests.server.endpoints import Http, short_match, store_match
from tests.server.support import in_loop, new_guest, server_here, sqlite


@pytest.fixture
def guests(http: Http) -> list[GuestToken]:
    return [http.guest("Ann"), http.guest("Bob")]


def report(http: Http, guest: GuestToken, number: int, table: str = "t1", **body: Any) -> ReportMade:
    return http.call(
        "POST", f"/api/tables/{table}/report", ReportMade, guest.token, body={"number": number, **body}
    )  # fmt: skip


def text_of(match: Match, **fields: Any) -> str:
    return encode_record(msgspec.structs.replace(to_record(match), **fields)).decode()


def open_file(http: Http, text: str, kind: Any = RecordOpened, status: int = 200) -> Any:
    return http.call("POST", "/api/records", kind, status=status, body={"record": text})


# ---- at a table ----


def test_a_report_is_noted(http: Http, guests: list[GuestToken], caplog: pytest.LogCaptureFixture) -> None:
    store_match(http, guests, phase="playing")
    with caplog.at_level(logging.WARNING, "peerless.server"):
        made = report(http, guests[0], 3, text="looks wrong\nfake line")
    [line] = [record.getMessage() for record in caplog.records]
    assert made.share in line
    assert "looks wrong\\nfake line" in line
    assert http.get(f"/api/shares/{made.share}", Failure, status=409).error == "error-not-over"
    stranger = http.guest("Zoe").token
    failed = http.call("POST", "/api/tables/t1/report", Failure, stranger, status=403, body={"number": 3})
    assert failed.error == "error-table-private"


def test_a_report_shows_no_running_match_to_those_who_may_not_watch_it(http: Http, guests: list[GuestToken]) -> None:
    """Public, but without spectators: nobody watches by reporting."""
    store_match(http, guests, phase="playing", public=True)
    row = http.store("table", "t1")
    setup = msgspec.structs.replace(row.data.setup, spectators=False)
    http.store("add_table", "t2", msgspec.structs.replace(row.data, setup=setup), "me", 1)
    stranger = http.guest("Zoe").token
    assert http.call("POST", "/api/tables/t1/report", ReportMade, stranger, body={"number": 0}).share
    failed = http.call("POST", "/api/tables/t2/report", Failure, stranger, status=403, body={"number": 0})
    assert failed.error == "error-table-private"
    assert http.call("POST", "/api/tables/t2/report", ReportMade, guests[1].token, body={"number": 0}).share


def test_before_the_match_there_is_nothing_to_report(http: Http, guests: list[GuestToken]) -> None:
    store_match(http, guests)
    row = http.store("table", "t1")
    http.store("add_table", "t2", msgspec.structs.replace(row.data, phase="gathering", seed=None), "me", 1)
    failed = http.call("POST", "/api/tables/t2/report", Failure, guests[0].token, status=409, body={"number": 0})
    assert failed.error == "error-not-begun"


def test_a_report_opens_at_its_step(http: Http, guests: list[GuestToken]) -> None:
    """During a match it names an entry of the log, afterward a frame; what was taken back is not shown."""
    match = short_match(http.services.content, 30)
    log = [*match.answers[:20], match.answers[20], "undo 20", *match.answers[20:]]
    entries = [Entry(answer=answer) for answer in log]
    store_match(http, guests, table="t2", match=match, entries=entries)
    made = report(http, guests[0], 25, "t2", text="odd")
    assert http.get(f"/api/shares/{made.share}", ShareInfo).number == 25
    record = decode_record(made.text)
    assert (record.answers, record.step, record.note, made.name) == (log, 27, "odd", "t2-27.json")
    there = replay(record, http.services.content, steps=record.step)
    then = replay(to_record(match), http.services.content, steps=25)
    assert open_view(views_of(there)) == open_view(views_of(then))
    store_match(http, guests, table="t3", match=match, entries=entries, phase="playing")
    assert http.store("share", report(http, guests[0], 25, "t3").share).number == 23


def test_a_match_the_rules_cannot_repeat_is_reported_as_far_as_they_go(http: Http, guests: list[GuestToken]) -> None:
    match = short_match(http.services.content, 30)
    log = [*match.answers[:20], "fly to the moon", *match.answers[21:]]
    store_match(http, guests, match=match, entries=[Entry(answer=answer) for answer in log], phase="playing")
    file = decode_report(report(http, guests[0], 25).text)
    assert file is not None
    then = resume_match(match.content, match.settings, match.seed, match.answers[:20])
    assert (file.step, file.view) == (25, view_data(then.view("p1")))


def test_a_report_of_a_running_match_holds_what_the_seat_may_know(http: Http, guests: list[GuestToken]) -> None:
    match = store_match(http, guests, phase="playing")
    for guest, seat in zip(guests, ("p1", "p2"), strict=True):
        made = report(http, guest, 40)
        file = decode_report(made.text)
        assert file is not None
        then = resume_match(match.content, match.settings, match.seed, match.answers[:40])
        assert (file.view, file.step, file.link) == (view_data(then.view(seat)), 40, made.share)
        assert {field.name for field in msgspec.structs.fields(Report)} == {
            "settings", "hashes", "step", "note", "link", "view", "rules", "format",
        }  # fmt: skip


def test_what_a_seat_cannot_know_does_not_change_its_report(
    http: Http, guests: list[GuestToken], content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file is the same, byte by byte, whatever the others hold and whatever is going to be drawn."""
    store_match(http, guests, phase="playing")
    plain = report(http, guests[0], 41).text

    def another(*args: Any) -> MatchLog:
        match_log = match_log_of_table(*args)
        match_log.state = resample(view_of(match_log.state, 0), 99)
        return match_log

    data = http.store("table", "t1").data
    assert another(data, content).state.key() != match_log_of_table(data, content).state.key()
    monkeypatch.setattr("peerless.service.api.reports.match_log_of_table", another)
    assert report(http, guests[0], 41).text == plain


def test_a_spectator_reports_what_spectators_see(http: Http, guests: list[GuestToken]) -> None:
    store_match(http, guests, phase="playing", public=True)
    made = report(http, http.guest("Zoe"), 40)
    file = decode_report(made.text)
    assert file is not None
    assert file.view.seat is None
    assert all(seat.hand == [] for seat in file.view.seats)


def test_a_watcher_of_a_private_match_gets_no_record_of_it(http: Http, guests: list[GuestToken]) -> None:
    store_match(http, guests)
    row = http.store("table", "t1")
    http.store("add_table", "t2", msgspec.structs.replace(row.data, invite=hashed("come").hex()), "me", 1)
    made = report(http, http.guest("Zoe"), 0, "t2", invite="come")
    file = decode_report(made.text)
    assert file is not None
    assert file.view.seat is None
    assert http.get(f"/api/shares/{made.share}", ShareInfo).viewpoint == "spectator"


def test_a_frame_becomes_a_scenario(http: Http, guests: list[GuestToken], tmp_path: Path) -> None:
    store_match(http, guests)
    made = http.get("/api/tables/t1/scenario?number=33", SavedFile, guests[0].token)
    assert made.name == "t1-33.yaml"
    (tmp_path / made.name).write_text(made.text, encoding="utf-8")
    held = CliRunner().invoke(main, ["scenario", str(tmp_path / made.name)])
    assert held.exit_code == 0, held.output
    http.get("/api/tables/t1/scenario?number=33", Failure, http.guest("Zoe").token, status=403)
    failed = http.get("/api/tables/t1/scenario?number=999", Failure, guests[0].token, status=400)
    assert failed.error == "error-record-step"
    store_match(http, guests, table="t2", phase="playing")
    assert http.get("/api/tables/t2/scenario?number=3", Failure, guests[0].token, status=409).error == "error-not-over"


# ---- files ----


def test_a_file_is_opened_at_its_step_like_the_match(http: Http, guests: list[GuestToken]) -> None:
    match = store_match(http, guests)
    text = report(http, guests[0], 33, text="odd").text
    found = open_file(http, text)
    assert (found.number, found.note, found.share) == (33, "odd", None)
    assert {hero.id for hero in found.content.heroes} == set(match.settings.heroes)
    for viewpoint in ("p1", "open", "spectator"):
        body = {"record": text, "eyes": viewpoint, "from": 20, "count": 20}
        brought = http.call("POST", "/api/records/frames", FrameList, body=body)
        played = http.get(f"/api/tables/t1/frames?eyes={viewpoint}&from=20&count=20", FrameList, guests[0].token)
        assert brought.turns == played.turns
        assert [(f.view, f.events) for f in brought.frames] == [(f.view, f.events) for f in played.frames]


def test_a_step_that_was_taken_back_opens_where_the_ways_part(http: Http) -> None:
    match = short_match(http.services.content, 30)
    log = [*match.answers[:20], *match.answers[20:23], "undo 20", *match.answers[20:]]
    text = text_of(match, answers=log, step=22)
    assert open_file(http, text).number == 22 - 2
    assert open_file(http, text_of(match, answers=log, step=26)).number == 22


def test_a_file_is_marked_anew_and_becomes_a_scenario(http: Http, tmp_path: Path) -> None:
    match = short_match(http.services.content)
    body = {"record": text_of(match, step=3, note="first"), "number": 33}
    marked = http.call("POST", "/api/records/mark", SavedFile, body={**body, "text": "second"})
    record = decode_record(marked.text)
    assert (record.step, record.note, record.answers) == (33, "second", match.answers)
    made = http.call("POST", "/api/records/scenario", SavedFile, body=body)
    assert made.text.startswith("name: first\n")
    (tmp_path / made.name).write_text(made.text, encoding="utf-8")
    held = CliRunner().invoke(main, ["scenario", str(tmp_path / made.name)])
    assert held.exit_code == 0, held.output


def test_a_file_with_a_hero_of_ones_own_opens_where_it_was_played(
    http: Http, guests: list[GuestToken], content: Content
) -> None:
    own = content.copy()
    own.add_data(plain_hero(), "own_hero")
    match = short_match(own, 20, heroes=["own_hero", "alice"])
    failed = open_file(http, text_of(match), Failure, 400)
    assert failed.error == "error-record-unplayable"
    assert "own_hero" in failed.text
    store_match(http, guests, match=match)
    assert {hero.id for hero in open_file(http, text_of(match)).content.heroes} == {"own_hero", "alice"}


def test_a_report_opens_the_match_when_it_is_over(http: Http, guests: list[GuestToken]) -> None:
    store_match(http, guests, phase="playing")
    made = report(http, guests[0], 20)
    assert open_file(http, made.text, Failure, 409).error == "error-not-over"
    elsewhere = made.text.replace(made.share, "nowhere")
    assert open_file(http, elsewhere, Failure, 404).error == "error-report-elsewhere"
    data = http.store("table", "t1").data
    http.store("add_table", "t9", msgspec.structs.replace(data, phase="over"), "me", 1)
    share = msgspec.structs.replace(http.store("share", made.share), id="later", table="t9")
    http.store("add_share", share)
    found = open_file(http, made.text.replace(made.share, "later"))
    assert (found.share, found.number) == ("later", 20)


def _changed(record: Record, **fields: Any) -> str:
    return encode_record(msgspec.structs.replace(record, **fields)).decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_file_is_said(http: Http, language: str) -> None:
    match = short_match(http.services.content, 30)
    record = to_record(match)
    answers = [*match.answers[:10], "fly", *match.answers[10:]]
    wrong = {
        "{": "error-record-unreadable",
        "[" * 5000: "error-record-unreadable",
        "[]": "error-record-unreadable",
        '{"format": "chess"}': "error-record-format",
        _changed(record, step=99): "error-record-step",
        _changed(record, answers=answers): "error-record-answer",
        _changed(record, answers=[*match.answers, "undo 500"]): "error-record-unplayable",
        _changed(record, hashes={**record.hashes, "alice": "0"}): "error-content-differs",
        _changed(record, settings=msgspec.structs.replace(record.settings, board="moon")): "error-record-unplayable",
    }
    said = set()
    for text, error in wrong.items():
        answer = http.client.post(f"/api/records?language={language}", json={"record": text})
        assert (answer.status_code, answer.json()["error"]) == (400, error), answer.text
        said.add(answer.json()["text"])
    assert any("11" in text and "fly" in text for text in said), "the place and the thing are named"
    large = http.client.post("/api/records", json={"record": "x" * (MOST_TEXT + 1)})
    assert large.status_code == 400
    assert http.client.post("/api/records", json={"record": "x" * 1_100_000}).status_code == 413
    frames = {"record": text_of(match), "eyes": "p4"}
    assert http.call("POST", "/api/records/frames", Failure, status=404, body=frames).error == "error-no-seat"


@in_loop
async def test_a_file_is_continued_against_bots(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        ada = await new_guest(here.address, "Ada")
        match = short_match(here.registry.content_cache.bundled, 30)
        body = {"record": text_of(match), "number": 12, "seat": "p2", "level": "easy"}
        made = await ada.call("POST", "/api/records/continue", **body)
        assert made.status_code == 200, made.text
        info = msgspec.convert(made.json(), TableInfo)
        assert [seat.hero for seat in info.seats] == match.settings.heroes
        log = await here.registry.store.log(info.table)
        assert [entry.answer for entry in log[:12]] == match.answers[:12]
        own = short_match(here.registry.content_cache.bundled, 30, auto=False)
        refused = await ada.call("POST", "/api/records/continue", **{**body, "record": text_of(own)})
        assert (refused.status_code, refused.json()["error"]) == (400, "error-record-settings")
        over = await ada.call("POST", "/api/records/continue", **{**body, "number": 99})
        assert (over.status_code, over.json()["error"]) == (409, "error-match-over")
