"""`play`: whole matches through the terminal, with answers from a pipe."""

from __future__ import annotations

import errno
import io
import os
from pathlib import Path

import pytest
from click.testing import Result
from rich.console import Console

import peerless
from peerless import Content, decode_record, new_match, replay
from peerless.bots import make_bot
from peerless.bots.base import bot_seed
from peerless.cli.play import _choose_level
from peerless.cli.terminal.session import Reader, Session
from peerless.messages.translator import translator
from peerless.records.scenario import start
from peerless.text.names import names_in
from tests.cli.support import call
from tests.effects.bench import CONTENT, SCENARIOS, read_bench
from tests.support.words import says

ARGUMENTS = ("play", "--seed", "4", "--hero", "alice", "--hero", "medusa", "--board", "sarpedon", "--p2", "random")


def play(*lines: str, arguments: tuple[str, ...] = ARGUMENTS) -> Result:
    return call(*arguments, lines="\n".join(lines) + "\n")


def test_a_whole_match_by_numbers(tmp_path: Path, content: Content) -> None:
    path = tmp_path / "match.json"
    result = call(*ARGUMENTS, "--record", str(path), lines="1\n" * 2000)
    assert "NOW" in result.output
    assert says(result.output, "outcome-one") or says(result.output, "outcome-you")
    assert says(result.output, "end-standing")
    record = decode_record(path.read_bytes())
    assert record.result is not None
    assert replay(record, content).over


def test_a_whole_match_by_notation(tmp_path: Path, content: Content) -> None:
    """The same match played by the library and typed into the terminal."""
    match = new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=4)
    chance = make_bot("random", bot_seed(4, 1))
    mine: list[str] = []
    while not match.over:
        decision = match.decision
        if decision.seat == "p1":
            mine.append(decision.options[(len(mine) * 7) % len(decision.options)])
            match.answer(mine[-1])
        else:
            match.answer(chance.choose(match.view("p2")))
    path = tmp_path / "match.json"
    call(*ARGUMENTS, "--record", str(path), lines="\n".join(mine) + "\n")
    record = decode_record(path.read_bytes())
    assert record.answers == match.answers


def test_the_table_shows_board_players_hand_and_question() -> None:
    output = play("s22", "big").output
    for text in ("Alice (you) against Medusa (random) on Sarpedon.", "s38", "●AL:13", "■ME:16", "●Ja:8", "Sarpedon"):
        assert text in output
    assert "size: big" in output
    assert says(output, "table-piles", hand=5, deck=25, discard=0)
    assert says(output, "prompt-action", count=2)
    assert says(output, "option-maneuver")
    assert "zones A green" in output


def test_spaces_are_numbered_on_the_board() -> None:
    output = play().output
    assert "[1]F" in output
    assert says(output, "table-numbered")


def test_a_narrow_window_works_too() -> None:
    output = call(*ARGUMENTS, lines="1\n" * 40, size=(80, 24)).output
    assert max(len(line) for line in output.splitlines()) <= 80
    assert "Ja:8  size: big  hand 5" in output


def test_a_fighter_may_stay() -> None:
    output = play("s22", "big", "maneuver", "no_boost", "move alice", "stay", "log").output
    assert says(output, "table-stay", space="s21")
    assert says(output, "table-stay", space="s22")  # now the other one is asked
    assert "Alice moves" not in output


def test_refusals_name_the_rule_and_change_nothing() -> None:
    output = play("s22", "big", "attack alice medusa feint", "99", "scheme jaws_that_bite alice", "", "done").output
    assert says(output, "match-refused")
    assert "(ATK-2)" in output
    assert says(output, "match-numbers")
    assert says(output, "match-choose")
    assert says(output, "error-answer-declining")
    assert "(TRN-1)" in output
    assert says(output, "match-left")


def test_commands(tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    output = play(
        "s22", "big", "?", "hero", "hero medusa", "hero nobody", "card feint", "card gaze of", "card nothing at all",
        "log", "hands", "discards", "table", "save", f"save {tmp_path / 'no' / 'folder'}", f"save {saved}", "quit",
    ).output  # fmt: skip
    table = [line for line in translator("en").part("help").splitlines() if line.startswith("  ")]
    assert len(table) == 5
    assert set(table) <= set(output.splitlines()), "its columns are kept"
    melee = translator("en").say("melee")
    assert says(output, "hero-fighter", name="The Jabberwock", health=8, attack=melee)
    assert says(output, "hero-fighter", name="3 Harpies", health=1, attack=melee)
    assert says(output, "match-no-hero", name="nobody")
    sheet = translator("en").say("card-sheet", boost=2, players="any", copies=3)
    assert f"Feint  (alice.feint)  {translator('en').say('type-versatile')} 2  {sheet}" in output
    assert "Gaze of Stone  (medusa.gaze_of_stone)" in output
    assert says(output, "match-no-card", name="nothing at all")
    assert says(output, "match-hands", who="Alice", count=5)
    assert says(output, "match-hands", who="Medusa", count=5, cards=translator("en").say("match-nothing"))
    assert says(output, "match-discards", who="Medusa", cards=translator("en").say("match-nothing"))
    assert says(output, "match-save-where")
    assert os.strerror(errno.ENOENT) in output
    assert decode_record(saved.read_bytes()).answers[:2] == ["s22", "big"]
    assert says(output.splitlines()[-1], "match-left", count=len(decode_record(saved.read_bytes()).answers))


def test_going_on_with_a_saved_match(tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    play("s22", "big", "maneuver", f"save {saved}")
    output = call("play", "--resume", str(saved), "--p2", "random", lines="no_boost\nlog\nquit\n").output
    assert "You choose: big" in output
    assert says(output, "event-maneuver")


def test_resigning() -> None:
    output = play("s22", "big", "resign").output
    assert says(output, "outcome-one", who="Medusa", why=translator("en").say("reason-resignation"))


def test_the_others_play_on_after_a_resignation() -> None:
    arguments = ("play", "--mode", "free_for_all", "--seed", "5", "--bot", "random")
    output = call(*arguments, lines="resign\n").output
    assert says(output, "reason-FFA-5") or says(output, "reason-resignation")
    assert says(output, "end-standing")


def test_other_hands_are_not_printed(content: Content) -> None:
    """Up to the first card played, no card of the other deck is named."""
    output = play("s22", "big", "maneuver", "no_boost", "done").output
    own = {card.name for card in content.hero("alice").cards}
    names = {card.name for card in content.hero("medusa").cards} - own
    assert len(names) > 5
    assert not [name for name in names if name in output]


def test_hot_seat_tells_each_their_own(tmp_path: Path) -> None:
    arguments = (*ARGUMENTS[:-1], "human")
    output = play("s22", "big", "s29", "s33", "s34", "maneuver", arguments=arguments).output
    say = translator("en").say
    assert say("play-against", first="Alice (human)", second="Medusa (human)") in output
    assert "Medusa (p2)" in output  # whose hand comes next
    assert f"Medusa ({say('table-you')})" in output
    assert f"Alice ({say('table-you')})" in output


def test_four_seats() -> None:
    output = call("play", "--mode", "teams", "--hero", "sinbad", "--seed", "2", lines="1\n" * 3).output
    say = translator("en").say
    assert say("play-and", first=f"({say('play-you')})", second="") in output
    assert f"({say('table-mate')})" in output
    call("play", "--mode", "free_for_all", "--seed", "2", "--bot", "random", lines="1\n" * 30)


def test_without_options_and_without_a_person_it_starts_at_once() -> None:
    assert "(you) against" in call("play").output


@pytest.mark.parametrize("edition", ["current", "classic"])
def test_editions(edition: str, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    call(*ARGUMENTS, "--edition", edition, "--record", str(path), lines="1\n")
    assert decode_record(path.read_bytes()).settings.edition == edition


def test_a_number_is_typed_as_itself() -> None:
    """Elsewhere a number names an option by its place."""
    bench_content = peerless.load_content(CONTENT)
    match = start(next(iter(read_bench(SCENARIOS / "choose_number.yaml"))), bench_content)
    match.answer("scheme gamble tess")
    console = Console(quiet=True)
    session = Session(console, Reader(console, str, False), match, [None, None], None, "en")
    assert session._answered(match.decision, "4") is False
    assert session._answered(match.decision, "2") is True
    assert [e["amount"] for e in match.events("p2") if e["kind"] == "number"] == [2]


@pytest.mark.parametrize(
    ("lines", "level"), [("\n", "hard"), ("1\n", "easy"), ("expert\n", "expert"), ("9\nnobody\nсередній\n", "medium")]
)
def test_a_level_is_chosen_by_number_or_name(lines: str, level: str) -> None:
    said = io.StringIO()
    console = Console(file=said)
    reader = Reader(console, io.StringIO(lines).readline, False)
    assert _choose_level(console, reader, names_in("uk")) == level
    assert "слабкий" in said.getvalue()
    assert ("Немає рівня «nobody»." in said.getvalue()) == ("nobody" in lines)
