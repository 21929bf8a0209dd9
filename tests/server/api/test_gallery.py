"""The gallery: heroes, boards and languages for a client, and files that are checked."""

from __future__ import annotations

import asyncio
import re
import threading
from typing import Any

import msgspec
import pytest

from peerless.catalog.content import Content
from peerless.catalog.loader import content_hash, template
from peerless.catalog.models import HeroDef
from peerless.messages.grammar import Nominal
from peerless.messages.translator import LANGUAGES
from peerless.service.api import gallery
from peerless.service.api.file_check import FileChecked, checked
from peerless.service.api.gallery import (
    BoardList,
    HeroList,
    LanguageData,
    LanguageList,
    TableContent,
    warm,
)
from peerless.service.api.sheets import BoardSheet, FighterWords, HeroSheet, hero_sheet
from peerless.service.http.errors import Failure
from peerless.service.protocol.setup import HomebrewFile
from peerless.text.cards import card_text
from peerless.text.match_names import MatchNames
from peerless.text.names import names_in
from peerless.text.prompts import mode_text
from tests.catalog.support import hero as plain_hero
from tests.server.endpoints import Http, short_match, store_match


def test_every_hero_in_every_language(http: Http, content: Content) -> None:
    for language in LANGUAGES:
        listed = http.get(f"/api/heroes?language={language}", HeroList).heroes
        assert [hero.id for hero in listed] == sorted(content.heroes)
        for line in listed:
            sheet, known = http.get(f"/api/heroes/{line.id}?language={language}", HeroSheet), content.hero(line.id)
            assert sheet.hash == line.hash == content_hash(known)
            assert sheet.name == names_in(language).hero(known)
            assert sum(card.copies for card in sheet.cards) == 30
            for card, printed in zip(sheet.cards, known.cards, strict=True):
                assert " ".join(str(part) for part in card.lines) == card_text(printed, known, language)
            assert len(sheet.abilities) == len(known.abilities)


def test_a_hero_has_what_is_printed(http: Http) -> None:
    medusa = http.get("/api/heroes/medusa", HeroSheet)
    assert (medusa.move, medusa.hero.health, medusa.hero.attack) == (3, 16, "ranged")
    [harpy] = medusa.sidekicks
    assert (harpy.id, harpy.count, harpy.health, harpy.attack) == ("harpy", 3, 1, "melee")
    gaze = medusa.cards[0]
    assert (gaze.card, gaze.name, gaze.type, gaze.value, gaze.boost, gaze.copies) == (
        "medusa.gaze_of_stone", "Gaze of Stone", "attack", 2, 4, 3,
    )  # fmt: skip
    assert [line.timing for line in gaze.lines] == ["after_combat"]
    assert gaze.fighters == ["medusa"]


def form(words: FighterWords, case: int, number: str = "") -> str:
    """As a client puts it."""
    forms = words.noun.one
    if words.called:
        return f"{_pick(forms, case)} {words.called.replace('{}', number)}"
    if number and len(forms) == 2:
        return f"{forms[0]}{number}" + ("'s" if case == 1 else "")
    return _pick(forms, case) + number


def _pick(forms: list[str], case: int) -> str:
    return forms[case] if len(forms) == 6 else forms[1 if case == 1 else 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_client_can_name_everything_in_a_match(content: Content, language: str) -> None:
    """In all cases, as the engine does: fighters with their numbers, cards, abilities, modes; homebrew too."""
    own = content.copy()
    homebrew = plain_hero(sidekicks=[{"id": "imp", "name": "Imp", "count": 2, "health": 1, "attack": "melee"}])
    own.add_data(homebrew, "own_hero")
    for heroes in (sorted(content.heroes)[i : i + 2] for i in range(0, len(content.heroes) - 1, 2)):
        _check_names(content, heroes, language)
    _check_names(own, ["own_hero", "alice"], language)


def _check_names(content: Content, heroes: list[str], language: str) -> None:
    match = short_match(content, 0, heroes=heroes)
    t = match.state.t
    names = MatchNames(content, match.settings, t, language)
    sheets = [hero_sheet(content.hero(hero), language) for hero in heroes]
    for f, fighter in enumerate(t.fighter_ids):
        sheet, kind = sheets[t.f_seat[f]], names.fighter_def(fighter)
        number = t.fighter_slugs[f].removeprefix(kind.id).replace("_", " ")
        said: Nominal = names.fighter(fighter)
        for case, name in enumerate(("nom", "gen", "dat", "acc", "ins", "loc")):
            assert form(sheet.words.fighters[kind.id], case, number) == said.form(name)
        assert sheet.words.fighters[kind.id].noun.gender == said.gender
    for sheet in sheets:
        for source, shown in sheet.words.sources.items():
            assert shown == names.source(source)
        for card, shown in sheet.words.bonus_attacks.items():
            assert shown == names.bonus_attack(card)
        for source, modes in _modes(sheet).items():
            assert modes == {mode: mode_text(source, mode, names) for mode in modes}


def _modes(sheet: HeroSheet) -> dict[str, dict[str, str]]:
    of_cards = {card.card: card.modes for card in sheet.cards}
    return {**of_cards, **{ability.ability: ability.modes for ability in sheet.abilities}}


def test_modes_are_explained(content: Content) -> None:
    explained = [
        mode for hero in content.heroes.values() for card in hero_sheet(hero, "en").cards for mode in card.modes.items()
    ]
    assert explained
    assert all(text != mode and " " in text for mode, text in explained)


def test_every_board(http: Http, content: Content) -> None:
    listed = http.get("/api/boards", BoardList).boards
    assert [board.id for board in listed] == sorted(content.boards)
    for line in listed:
        board, known = http.get(f"/api/boards/{line.id}?language=uk", BoardSheet), content.board(line.id)
        assert board.spaces == known.spaces
        assert board.edges == known.edges
        assert [zone.id for zone in board.zones] == known.zones
        assert line.starts == sum(space.start is not None for space in known.spaces)
    assert http.get("/api/boards/soho?language=uk", BoardSheet).name == names_in("uk").board(content.board("soho"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages(http: Http, language: str) -> None:
    data = http.get(f"/api/language/{language}", LanguageData)
    assert data.name == LANGUAGES[language]
    assert {"cards", "events", "prompts", "errors"} <= set(data.messages)
    assert re.search("^event-damage =", data.messages["events"], re.MULTILINE)
    assert "fighter" in data.lexicon.nouns
    assert len(http.get("/api/language", LanguageList).languages) == len(LANGUAGES)


@pytest.fixture
def sheets_made(http: Http, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The thread of every sheet that is made. Nothing is prepared yet, and slow work happens in threads."""
    made: list[int] = []

    def made_here(hero: HeroDef, language: str) -> HeroSheet:
        made.append(threading.get_ident())
        return hero_sheet(hero, language)

    monkeypatch.setattr(gallery, "hero_sheet", made_here)
    http.services.content = http.services.content.copy()
    http.services.run = asyncio.to_thread
    return made


def test_what_takes_long_is_made_before_it_is_asked_for(http: Http, sheets_made: list[int]) -> None:
    warm(http.services.content)
    ready = len(http.services.content.heroes) * len(LANGUAGES)
    assert len(sheets_made) == ready
    for language in LANGUAGES:
        http.get(f"/api/heroes/alice?language={language}", HeroSheet)
    assert len(sheets_made) == ready


def test_what_is_asked_for_early_is_made_once_and_off_the_event_loop(http: Http, sheets_made: list[int]) -> None:
    assert http.client.portal is not None
    for _ in range(2):
        http.get("/api/heroes/alice", HeroSheet)
    [thread] = sheets_made
    assert thread != http.client.portal.call(threading.get_ident)


def test_clients_keep_what_has_not_changed(http: Http) -> None:
    answer = http.client.get("/api/heroes/alice")
    tag = answer.headers["ETag"]
    assert "max-age" in answer.headers["Cache-Control"]
    for sent in (tag, f"W/{tag}", f'"x", {tag}'):
        again = http.client.get("/api/heroes/alice", headers={"If-None-Match": sent})
        assert (again.status_code, again.content, again.headers["ETag"]) == (304, b"", tag)
    other = http.client.get("/api/heroes/alice?language=cs", headers={"If-None-Match": tag})
    assert other.status_code == 200
    assert other.headers["ETag"] != tag
    assert http.client.head("/api/heroes/alice").content == b""
    assert http.client.get("/api/ratings").headers["Cache-Control"] == "no-store"


# ---- homebrew files ----


def check(http: Http, kind: str, text: str, name: str = "mine", language: str = "en") -> FileChecked:
    body = {"kind": kind, "id": name, "text": text}
    return http.call("POST", f"/api/check?language={language}", FileChecked, body=body)


def test_a_good_file_is_shown_as_in_the_gallery(http: Http) -> None:
    made = check(http, "hero", template("hero"), language="pl")
    assert made.problems == []
    assert made.hero is not None
    assert made.hero.id == "mine"
    assert made.hero.language == "pl"
    assert all(card.card.startswith("mine.") for card in made.hero.cards)
    board = check(http, "board", template("board"))
    assert board.board is not None
    assert board.hero is None
    assert "mine" not in http.services.content.heroes, "nothing is kept"


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_have_their_places(http: Http, language: str) -> None:
    text = template("hero").replace("move: 2", "move: -1").replace("move: 3", "move: -1")
    made = check(http, "hero", text, language=language)
    assert made.hero is None
    [problem] = made.problems
    line = text.splitlines().index("move: -1 # spaces each of your fighters may move in a maneuver") + 1
    assert (problem.place, problem.line, problem.column) == ("move", line, 7)
    assert problem.text == f"mine:{line}:7: move: {problem.fault}"


def test_the_name_that_was_meant_is_told(http: Http) -> None:
    made = check(http, "hero", template("hero").replace("op: recover", "op: recovr", 1))
    [problem] = made.problems
    assert problem.near == "recover"
    assert problem.line > 0
    assert "recover" in problem.text


def test_zones_without_a_color_are_told(http: Http) -> None:
    made = check(http, "board", template("board").replace("gray", "grey"))
    assert made.problems == []
    assert made.board is not None
    [advice] = made.advice
    assert (advice.place, advice.near) == ("zones[4]", "gray")
    assert check(http, "board", template("board")).advice == []


@pytest.mark.parametrize(
    ("kind", "name", "text", "error"),
    [
        ("hero", "alice", "name: x", "error-id-taken"),
        ("board", "soho", "name: x", "error-id-taken"),
        ("hero", "mine", "a: &x 1", None),
        ("hero", "mine", "{" * 100, None),
        ("hero", "mine", "", "fault-not-a-hero"),
        ("hero", "mine", "\x07", None),
        ("hero", "Mine", "", None),
        ("hero", "mine", "name: [" + "1," * 11_000 + "1]", "fault-many-values"),
    ],
)
def test_files_that_are_refused(http: Http, kind: str, name: str, text: str, error: str | None) -> None:
    made = check(http, kind, text, name)
    assert (made.hero, made.board) == (None, None)
    assert made.problems
    assert error is None or made.problems[0].error == error


def test_a_board_is_no_hero(http: Http) -> None:
    assert [p.error for p in check(http, "hero", template("board")).problems] == ["error-board-not-hero"]
    assert [p.error for p in check(http, "board", template("hero")).problems] == ["error-hero-not-board"]


def test_a_file_may_be_as_large_as_the_loader_takes_but_no_larger(http: Http) -> None:
    large = template("hero") + "#" + "x" * (199_000 - len(template("hero")))
    assert check(http, "hero", large).hero is not None
    body = {"kind": "hero", "id": "mine", "text": "x" * 200_001}
    assert http.call("POST", "/api/check", Failure, status=400, body=body).error == "error-request"
    body["text"] = "x" * 2_000_000
    assert http.call("POST", "/api/check", Failure, status=413, body=body).error == "error-request-large"


# ---- what a table is played with ----


def own_match(content: Content, **changes: Any) -> Any:
    own = content.copy()
    own.add_data(plain_hero(**changes), "own_hero")
    return short_match(own, 10, heroes=["own_hero", "alice"])


def test_the_content_of_a_table(http: Http, content: Content) -> None:
    guests = [http.guest("Ann"), http.guest("Bob")]
    store_match(http, guests, match=own_match(content))
    made = http.get("/api/tables/t1/content?language=cs", TableContent)
    assert [hero.id for hero in made.heroes] == ["alice", "own_hero"]
    assert [board.id for board in made.boards] == ["sarpedon"]
    assert made.heroes[0].name == names_in("cs").hero(content.hero("alice"))
    assert http.get("/api/tables/nothing/content", Failure, status=404).error == "error-no-table"


def test_before_a_match_only_what_was_brought_along(http: Http, content: Content) -> None:
    store_match(http, [http.guest("Ann"), http.guest("Bob")], match=own_match(content), phase="gathering")
    made = http.get("/api/tables/t1/content", TableContent)
    assert [hero.id for hero in made.heroes] == ["own_hero"]
    assert made.boards == []


def test_a_definition_by_its_hash_is_a_file_again(http: Http, content: Content) -> None:
    match = own_match(content)
    store_match(http, [http.guest("Ann"), http.guest("Bob")], match=match)
    pinned = match.state.t.hashes["own_hero"]
    answer = http.client.get(f"/api/content/{pinned}")
    assert 'filename="own_hero.yaml"' in answer.headers["Content-Disposition"]
    again = checked(HomebrewFile(kind="hero", id="own_hero", text=answer.text), content, "en")
    assert again.hero is not None
    assert again.hero.hash == pinned
    assert http.get(f"/api/content/{'0' * 64}", Failure, status=404).error == "error-nothing-there"
    assert msgspec.convert({**answer.json(), "id": "own_hero"}, HeroDef) == match.content.hero("own_hero")
