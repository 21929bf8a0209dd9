"""Questions name the decision and its stakes, in the words of the program that asks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from peerless import Content, Match, new_match
from peerless.catalog.models import AbilityDef, CardDef
from peerless.messages.translator import LANGUAGES
from peerless.records.view_builder import view_data
from peerless.records.viewdata import DecisionData, ViewData
from peerless.rules import legal
from peerless.text.asks import asks
from peerless.text.match_names import MatchNames
from peerless.text.prompts import ASKED_BY_STEPS, question
from tests.support.play import HEROES


def asked(match: Match) -> tuple[ViewData, DecisionData]:
    view = view_data(match.view(match.decision.seat))
    assert view.decision is not None
    return view, view.decision


def decisions(content: Content, hero: str, matches: int) -> Iterator[tuple[Match, ViewData, DecisionData]]:
    """Every decision of some random duels of a hero."""
    for seed in range(matches):
        match = new_match(content, heroes=[hero, HEROES[seed % len(HEROES)]], board="sarpedon", seed=seed)
        dice = Random(seed)
        while not match.over:
            yield match, *asked(match)
            match.answer(dice.randrange(len(match.decision.options)))


def questions(content: Content, hero: str, source: str, language: str = "en") -> dict[str, str]:
    found = content.hero(hero)
    name = source.replace(":", ".").partition(".")[2]
    parts: list[CardDef | AbilityDef] = [*found.cards, *found.abilities]
    return asks(next(part for part in parts if part.id == name), found, language)


@pytest.mark.parametrize("hero", HEROES)
def test_every_step_that_asks_its_player_has_its_question(content: Content, hero: str) -> None:
    """The places that the compiler gives steps are those of the texts."""
    checked = 0
    for _, view, d in decisions(content, hero, 6):
        plain = d.fighter is None and d.marker is None and d.kind in ASKED_BY_STEPS
        own = d.source.startswith(hero) and d.seat in [seat.seat for seat in view.seats if seat.hero == hero]
        if d.step is not None and own and plain:
            assert d.step in questions(content, hero, d.source), (d.source, d.kind, d.step)
            checked += 1
    assert checked or hero in ("alice", "robin_hood", "sinbad")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_token_is_asked_for_by_what_it_would_show(content: Content, language: str) -> None:
    match = new_match(content, heroes=["jekyll_and_hyde", "medusa"], board="sarpedon", seed=3)
    for shown, asks_for in (("jekyll", "hyde"), ("hyde", "jekyll")):
        while match.decision.kind != "yes_no":
            match.answer(0 if match.decision.kind != "action" else "maneuver")
        view, d = asked(match)
        assert view.tokens[0].shows == shown
        assert d.step == f"parts[0].do={asks_for}"
        names = MatchNames(match.content, match.settings, match.state.t, language)
        clause = questions(content, "jekyll_and_hyde", d.source, language)[d.step]
        assert question(view, names).endswith(clause)
        match.answer("yes")


@pytest.mark.parametrize(
    ("language", "known", "unknown"),
    [("en", "become Hyde?", "become hyde?"), ("pl", "zmienić się w pana Hyde’a?", "zmienić twój form na „hyde”?")],
)
def test_a_side_with_words_of_its_own_is_asked_for_in_them(
    content: Content, language: str, known: str, unknown: str
) -> None:
    hero = content.hero("jekyll_and_hyde")
    homebrew = msgspec.structs.replace(hero, id="homebrew")
    said = [asks(hero.abilities[0], one, language)["parts[0].do=hyde"] for one in (hero, homebrew)]
    assert said == [known, unknown]


def test_a_discard_for_value_says_what_the_card_is_worth(content: Content) -> None:
    checked = 0
    for match, _, d in decisions(content, "jekyll_and_hyde", 25):
        if d.source != "jekyll_and_hyde.forever_hyde" or d.kind != "card" or len(match.decision.options) < 2:
            continue
        after = match.copy()
        after.answer(0)
        more = asked(after)[1]
        if d.value is not None and more.kind == "card" and more.source == d.source:
            assert more.value == d.value + 2
            checked += 1
    assert checked


@pytest.mark.parametrize("hero", ["medusa", "dracula"])
def test_an_action_says_what_is_missing_for_an_attack(content: Content, hero: str) -> None:
    found = set()
    for match, view, d in decisions(content, hero, 2):
        attacks = any(option.startswith("attack ") for option in match.decision.options)
        assert (d.missing is not None) == (d.kind == "action" and not attacks)
        if d.missing is not None:
            s = match.state
            mine = [f for f in range(int(s.t.fighters)) if s.t.f_seat[f] == s.ask_seat and view.fighters[f].space]
            assert (d.missing == "card") == any(legal.targets(s, f) for f in mine)
            found.add(d.missing)
    assert found == {"target", "card"}


def test_only_a_player_without_a_card_is_told_so(content: Content) -> None:
    """Not one whose options are narrowed to a single card, as in the first lesson."""
    found = (one for one in decisions(content, "medusa", 1) if one[2].kind == "defense" and (one[2].options or [])[1:])
    match, view, d = next(found)
    names = MatchNames(match.content, match.settings, match.state.t, "en")
    asked_with = {
        option: question(replace(view, decision=replace(d, options=[option])), names) for option in d.options or ()
    }
    none = asked_with.pop("no_defense")
    assert asked_with
    assert set(asked_with.values()) == {question(view, names)}
    assert none not in asked_with.values()


def test_only_the_asked_seat_is_told(content: Content) -> None:
    for match, _, d in decisions(content, "jekyll_and_hyde", 1):
        other = view_data(match.view("p2" if d.seat == "p1" else "p1")).decision
        assert other is not None
        assert (other.step, other.value, other.card, other.missing) == (None, None, None, None)


def test_who_is_asked_about_a_chosen_card_is_told_which_and_strangers_are_not(content: Content) -> None:
    """The owner knows it, and who has looked at the hand; nobody else learns which card was pointed at."""
    told = 0
    for seed in range(20):
        heroes = ["bloody_mary", "sinbad", "medusa"]
        match = new_match(content, heroes=heroes, board="sarpedon", mode="free_for_all", seed=seed)
        match.listen()
        dice = Random(seed)
        while not match.over:
            view, d = asked(match)
            offered = match.decision.options
            preferred = [option for option in offered if option.startswith("scheme stolen_memories")]
            if d.card is None:
                match.answer(preferred[0] if preferred else dice.choice(offered))
                continue
            assert (d.kind, d.source) == ("yes_no", "bloody_mary.stolen_memories")
            event = match.events(open_cards=True)[-1]
            assert (event["kind"], event["seat"], event["card"]) == ("choose", "p1", d.card)
            knows = {seat: match.events(seat)[-1].get("card") for seat in ("p1", d.seat)}
            assert knows == {"p1": d.card, d.seat: d.card}
            assert "card" not in match.events()[-1], "a spectator does not see it"
            names = MatchNames(content, match.settings, match.state.t, "en")
            assert names.card(d.card) in question(view, names)
            told += 1
            match.answer(dice.choice(offered))
    assert told > 5
