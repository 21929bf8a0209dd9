"""Rules that no scenario can show: what is refused before a match begins, and what each player may see."""

from __future__ import annotations

import ast
import copy
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import peerless
from peerless import Content, ContentError, SettingsError, StaleAnswer
from peerless.rules.notation import card_id
from tests.cli.support import call

ENGINE = Path(peerless.__file__).parent
SEATS = ("p1", "p2", "p3", "p4")


def board(*starts: int | None) -> dict[str, Any]:
    """A row of spaces with these start numbers."""
    spaces = [
        {"id": f"s{i}", "x": 5 * i, "y": 50, "zones": ["red"], **({} if start is None else {"start": start})}
        for i, start in enumerate(starts)
    ]
    edges = [[f"s{i}", f"s{i + 1}"] for i in range(len(starts) - 1)]
    return {"name": "Row", "zones": ["red"], "spaces": spaces, "edges": edges}


def hero(**changes: Any) -> dict[str, Any]:
    """A hero with a plain deck, and what a test changes about it."""
    cards = [
        {"id": "strike", "name": "Strike", "type": "attack", "value": 3},
        {"id": "block", "name": "Block", "type": "defense", "value": 3},
        {"id": "jab", "name": "Jab", "type": "versatile", "value": 1},
    ]
    return {
        "name": "Plain",
        "move": 2,
        "hero": {"id": "plain", "name": "Plain", "health": 10, "attack": "melee"},
        "cards": [{**card, "boost": 1, "copies": 10, "fighters": ["any"]} for card in cards],
        **copy.deepcopy(changes),
    }


def problems(content: Content, data: dict[str, Any]) -> str:
    """What is wrong with a hero or board."""
    with pytest.raises(ContentError) as caught:
        content.copy().add_data(data, "plain")
    return str(caught.value)


def names_of(content: Content) -> set[str]:
    """Ids of all heroes, fighters, cards and boards that are more than a word of the rules."""
    names = set(content.boards)
    for definition in content.heroes.values():
        names |= {definition.id, *(card.id for card in definition.cards)}
        names |= {fighter.id for fighter in [definition.hero, *definition.sidekicks]}
    return names


def words_of(path: Path) -> set[str]:
    """Every name and every word of a text in a module, comments and documentation left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    words: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            words.add(node.id)
        elif isinstance(node, ast.Attribute):
            words.add(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            words |= set(node.value.replace(".", " ").split())
    return {word.lower() for word in words}


@pytest.mark.rule("GEN-3")
@pytest.mark.parametrize("package", ["core", "effects", "catalog", "rules", "records"])
def test_the_engine_names_no_content(content: Content, package: str) -> None:
    names = names_of(content)
    found = {path.name: words_of(path) & names for path in sorted((ENGINE / package).rglob("*.py"))}
    assert not {file: words for file, words in found.items() if words}


@pytest.mark.rule("BRD-4")
@pytest.mark.parametrize("name", sorted(peerless.load_content().boards))
def test_zones_are_drawn_as_letters_so_that_no_color_is_needed(content: Content, name: str) -> None:
    """The terminal without colors still shows every zone of every space, and which letter is which zone."""
    board = content.board(name)
    output = call("board", name, size=(160, 50)).output
    assert "\x1b" not in output
    legend = next(line for line in output.splitlines() if line.startswith("zones "))
    # Some have a name of two words.
    letters = {zone.replace(" ", ""): letter for letter, zone in re.findall(r"\b([A-Z]) ((?:[a-z]+ ?)+)\b", legend)}
    assert sorted(letters) == sorted(board.zones)
    assert len(set(letters.values())) == len(board.zones)
    picture = set(re.findall(r"\w+", output[: output.index(legend)]))
    drawn = {space.id: space.id + "".join(sorted(letters[zone] for zone in space.zones)) for space in board.spaces}
    assert {space: label for space, label in drawn.items() if label not in picture} == {}


@pytest.mark.rule("FIG-4")
def test_a_fighter_cannot_start_above_its_maximum(content: Content) -> None:
    high = {"id": "plain", "name": "Plain", "health": 10, "max_health": 9, "attack": "melee"}
    assert "FIG-4" in problems(content, hero(hero=high))


@pytest.mark.rule("BRD-5")
@pytest.mark.parametrize("starts", [(1, None), (1, 3), (1, 1), (None, None)])
def test_start_spaces_are_numbered_from_1_and_at_least_two(content: Content, starts: tuple[int | None, ...]) -> None:
    assert "BRD-5" in problems(content, board(*starts))


@pytest.mark.rule("BRD-5")
@pytest.mark.rule("TEAM-2")
@pytest.mark.rule("FFA-1")
@pytest.mark.parametrize(
    ("mode", "heroes", "rule"),
    [("teams", 4, "TEAM-2"), ("free_for_all", 4, "FFA-1"), ("free_for_all", 3, "FFA-1")],
)
def test_modes_for_more_than_two_need_four_start_spaces(content: Content, mode: str, heroes: int, rule: str) -> None:
    own = content.copy()
    own.add_data(hero(), "plain")
    own.add_data(board(1, 2, 3, None), "three")
    own.add_data(board(1, 2, 3, 4), "four")
    with pytest.raises(SettingsError, match=rule):
        own.tables(heroes=["plain"] * heroes, board="three", mode=mode)
    assert own.tables(heroes=["plain"] * heroes, board="four", mode=mode).seats == heroes


@pytest.mark.rule("BRD-1")
def test_a_board_too_small_for_all_fighters_is_refused(content: Content) -> None:
    own = content.copy()
    own.add_data(board(1, 2), "two")
    with pytest.raises(SettingsError, match="BRD-1"):
        own.tables(heroes=["alice", "medusa"], board="two")


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize("copies", [9, 8])
def test_a_deck_has_30_cards(content: Content, copies: int) -> None:
    cards = hero()["cards"]
    cards[0]["copies"] = copies
    assert "SET-1" in problems(content, hero(cards=cards))


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize("heroes", [["alice"], ["alice", "medusa", "sinbad"]])
def test_a_duel_is_for_two_heroes(content: Content, heroes: list[str]) -> None:
    with pytest.raises(SettingsError, match="SET-1"):
        content.tables(heroes=heroes, board="sarpedon")


@pytest.mark.rule("SET-3")
def test_decks_are_shuffled_by_the_seed(content: Content) -> None:
    def deck(seed: int, seat: int) -> list[str]:
        s = peerless.new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=seed).state
        return [card_id(s.t, c) for c in s.deck(seat) + s.hand(seat)]

    printed = Counter({card.id: card.copies for card in content.hero("alice").cards})
    decks = [deck(seed, 0) for seed in range(8)]
    assert all(Counter(order) == printed for order in decks)
    assert len({tuple(order) for order in decks}) == 8
    assert deck(3, 0) == decks[3]


@pytest.mark.rule("CRD-1")
def test_a_scheme_has_no_value_and_every_other_card_has_one(content: Content) -> None:
    cards = hero()["cards"]
    cards[0]["value"] = None
    cards[1] |= {"type": "scheme", "effects": {"scheme": [{"op": "draw", "count": 1}]}}
    found = problems(content, hero(cards=cards))
    assert found.count("CRD-1") == 2


@pytest.mark.rule("CRD-2")
def test_a_card_names_fighters_of_its_own_hero(content: Content) -> None:
    cards = hero()["cards"]
    cards[0]["fighters"] = ["merlin"]
    assert "CRD-2" in problems(content, hero(cards=cards))


@pytest.mark.rule("CRD-4")
def test_everyone_sees_every_discard_pile_in_its_order(content: Content) -> None:
    match = peerless.new_match(content, heroes=["sinbad", "medusa"], board="sarpedon", seed=4)
    while not match.over and match.state.turn < 12:
        match.answer(0)
    s = match.state
    piles = [[card_id(s.t, c) for c in s.discard(seat)] for seat in range(2)]
    assert all(piles)
    for viewer in ("p1", "p2", None):
        seen = match.view(viewer)
        for state in (seen.state, peerless.resample(seen, 7)):
            assert [[card_id(s.t, c) for c in state.discard(seat)] for seat in range(2)] == piles


@pytest.mark.rule("ATK-4")
def test_a_face_down_card_is_told_to_its_own_player_only(content: Content) -> None:
    match = peerless.new_match(content, heroes=["medusa", "medusa"], board="sarpedon", seed=1)
    match.listen()
    while not match.decision.options[-1].startswith("attack"):
        match.answer(0)
    match.answer(len(match.decision.options) - 1)
    attacker = match.events()[-1]["seat"]
    defender = "p2" if attacker == "p1" else "p1"
    assert match.decision.kind == "defense"
    assert match.decision.seat == defender
    assert "card" in match.events(attacker)[-1]
    for viewer in (defender, None):
        told = match.events(viewer)[-1]
        assert told["kind"] == "play"
        assert not {"card", "source"} & set(told)


@pytest.mark.rule("TEAM-1")
def test_a_player_does_not_answer_for_the_team_mate(content: Content) -> None:
    heroes = ["alice", "medusa", "sinbad", "king_arthur"]
    match = peerless.new_match(content, heroes=heroes, board="sarpedon", mode="teams", seed=1)
    asked = match.decision.seat
    before = match.save()
    for seat in SEATS:
        if seat != asked:
            with pytest.raises(StaleAnswer) as caught:
                match.answer(0, seat=seat)
            assert caught.value.rule == "TEAM-1"
    assert match.save() == before
    match.answer(0, seat=asked)
