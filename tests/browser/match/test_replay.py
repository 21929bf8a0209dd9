"""A match that is over: looked at again, and continued."""

from __future__ import annotations

import random
import re
from pathlib import Path

from click.testing import CliRunner
from playwright.sync_api import Download, Page, expect

from peerless.cli.main import main
from peerless.records.record import decode_record
from peerless.records.report import decode_report
from tests.browser.conftest import Visits
from tests.browser.support.pages import Replay, Table, by_digits, say, stop_the_clock
from tests.browser.support.people import Person, duel


def test_a_replay_is_scrubbed_and_continued(visits: Visits, person: Person) -> None:
    page = visits.page(person=person)
    table = Table(page)
    page.goto(person.table(duel("king_arthur", "sinbad", "marmoreal"), "p1"))
    dice = random.Random(13)
    table.play(dice, by_digits, 15)
    if table.settle() == "mine":
        table.resign()
        table.settle("over")
    last = table.update["number"]
    page.get_by_role("link", name=say("web-replay"), exact=True).click()

    replay = Replay(page)
    replay.expect_at(0)
    replay.press("web-replay-on")
    replay.expect_at(1)
    replay.slider.press("End")
    replay.expect_at(last)
    expect(page.get_by_role("button", name=say("web-continue"))).to_be_disabled()
    replay.press("web-replay-turn-back")
    assert int(replay.slider.input_value()) < last
    replay.slider.fill("12")
    replay.expect_at(12)
    expect(replay.slider).to_have_attribute("aria-valuetext", re.compile("12"))
    expect(page).to_have_url(re.compile("#12$"))
    page.reload()
    replay.expect_at(12)

    replay.go_on()
    table.updates.clear()
    table.answered = -1
    assert table.settle() == "mine"
    assert {seat["hero"] for seat in table.view["seats"]} == {"king_arthur", "sinbad"}
    assert table.play(dice, by_digits, 3) == 3


def test_what_is_opened_keeps_its_step(visits: Visits, person: Person) -> None:
    """Playback pauses while a dialog is open, which names its step and stays until it is closed."""
    page = visits.page(person=person)
    page.clock.install()
    table = Table(page)
    where = person.table(duel("king_arthur", "sinbad", "marmoreal"), "p1")
    page.goto(where)
    table.play(random.Random(13), by_digits, 6)
    table.settle("mine")
    table.resign()
    table.settle("over")
    page.goto("/r/" + where.removeprefix("/t/").partition("#")[0])
    replay = Replay(page)
    replay.slider.fill("2")
    replay.expect_at(2)
    stop_the_clock(page)
    replay.press("web-replay-play")
    replay.press("web-continue")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(say("web-continue-step", number=2))
    page.clock.run_for(60_000)
    replay.expect_at(2)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    replay.press("web-replay-play")
    replay.open_tools()
    replay.press("web-share")
    shared = page.get_by_role("dialog", name=say("web-share"))
    made = shared.get_by_role("textbox").input_value()
    page.clock.run_for(60_000)
    expect(shared).to_contain_text(say("web-share-about", number=2, viewpoint=say("web-viewpoint-open")))
    expect(shared.get_by_role("textbox")).to_have_value(made)
    replay.expect_at(2)
    shared.get_by_role("button", name=say("web-close")).click()
    expect(shared).to_have_count(0)
    page.goto(made)
    replay.expect_at(2)


def saved(page: Page, folder: Path, key: str) -> Path:
    """The file that a press on a button saves."""
    with page.expect_download() as waiting:
        page.get_by_role("button", name=say(key), exact=True).click()
    made: Download = waiting.value
    made.save_as(folder / made.suggested_filename)
    return folder / made.suggested_filename


def open_file(page: Page, file: Path) -> None:
    page.goto("/history")
    page.get_by_role("link", name=say("web-open"), exact=True).click()
    page.locator("input[type=file]").set_input_files(file)


def test_a_problem_is_reported_and_opened_again(visits: Visits, person: Person, tmp_path: Path) -> None:
    """One press at a running table; after the match the same file shows it at the step, and becomes a test."""
    page = visits.page(person=person)
    table = Table(page)
    page.goto(person.table(duel("medusa", "sinbad", "sarpedon"), "p1"))
    dice = random.Random(21)
    table.play(dice, by_digits, 8)
    assert table.settle() == "mine"
    number = table.update["number"]
    page.get_by_role("button", name=re.compile(f"^{say('web-more')}")).click()
    early = saved(page, tmp_path, "web-report")
    expect(page.get_by_role("dialog")).to_have_count(0)
    report = decode_report(early.read_bytes())
    assert report is not None
    assert (report.step, report.view.seat) == (number, "p1")
    page.get_by_label(say("web-report-note")).fill("Is this right?")
    noted = decode_report(saved(page, tmp_path, "web-report-again").read_bytes())
    assert noted is not None
    assert (noted.step, noted.note) == (number, "Is this right?")
    table.resign()
    table.settle("over")

    open_file(page, early)  # the match is over by now: its link shows all of it
    replay = Replay(page)
    replay.expect_at(number)
    replay.open_tools()
    later = saved(page, tmp_path, "web-report")
    assert decode_record(later.read_bytes()).step == number

    open_file(page, later)
    replay.expect_at(number)
    replay.press("web-replay-back")
    replay.expect_at(number - 1)
    replay.open_tools()
    scenario = saved(page, tmp_path, "web-scenario")
    held = CliRunner().invoke(main, ["scenario", str(scenario)])
    assert held.exit_code == 0, held.output
    replay.go_on()
    table.updates.clear()
    table.answered = -1
    assert table.settle() == "mine"

    visits.forgiven = lambda text: "400" in text  # this is no record
    open_file(page, scenario)
    expect(page.get_by_role("alert")).to_contain_text(scenario.name)
