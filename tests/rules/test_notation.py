"""Options as short texts: their order is fixed, and slightly different spellings are understood."""

from __future__ import annotations

import random

import pytest

from peerless import Content, IllegalAnswer, Match, State, UnreadableAnswer, new_match
from peerless.core.ids import NONE
from peerless.messages.message import Message
from peerless.rules import notation
from peerless.rules.notation import find_option, option_texts
from tests.support.play import PAIRS, answer, settings
from tests.support.table import match_at

MEDUSA = {
    "fighters": {
        "medusa": "s21", "harpy_1": "s22", "harpy_2": "s12", "harpy_3": "s01", "king_arthur": "s17", "merlin": "s27",
    },
    "seats": {
        "p1": {"hand": ["feint", "gaze_of_stone", "a_momentary_glance", "clutching_claws", "winged_frenzy"]},
        "p2": {"hand": ["skirmish", "bewilderment", "the_holy_grail", "prophecy"]},
    },
}  # fmt: skip
ARTHUR = {
    "seats": {
        "p1": {
            "hand": ["prophecy", "restless_spirits", "command_the_storms"],
            "deck": ["feint", "regroup", "feint", "excalibur"],
        }
    }
}


def medusa(*answers: str) -> Match:
    match = match_at(MEDUSA, heroes=("medusa", "king_arthur"), board="sarpedon")
    for text in answers:
        match.answer(text)
    return match


def arthur(*answers: str) -> Match:
    match = match_at(ARTHUR, heroes=("king_arthur", "medusa"), board="sarpedon")
    for text in answers:
        match.answer(text)
    return match


# Records of old matches replay, and indexes mean the same, only as long as this order stays.


def test_order_of_actions() -> None:
    assert medusa().decision.options == (
        "maneuver",
        "scheme a_momentary_glance medusa",
        "scheme winged_frenzy medusa",
        "scheme winged_frenzy harpy_1",
        "scheme winged_frenzy harpy_2",
        "scheme winged_frenzy harpy_3",
        "attack medusa king_arthur gaze_of_stone",
        "attack medusa king_arthur feint",
        "attack medusa merlin gaze_of_stone",
        "attack medusa merlin feint",
        "attack harpy_2 king_arthur clutching_claws",
        "attack harpy_2 king_arthur feint",
    )


def test_order_of_defenses() -> None:
    decision = medusa("attack medusa king_arthur feint").decision
    assert decision.kind == "defense"
    assert decision.options == ("defend skirmish", "defend the_holy_grail", "no_defense")


def test_order_of_a_maneuver() -> None:
    match = medusa("maneuver")
    cards = ["gaze_of_stone", "clutching_claws", "feint", "a_momentary_glance", "winged_frenzy"]
    assert [text for text in match.decision.options if text.removeprefix("boost ") in cards] == [
        f"boost {name}" for name in cards
    ]
    assert match.decision.options[-1] == "no_boost"
    movers = medusa("maneuver", "no_boost").decision.options
    assert movers == ("move medusa", "move harpy_1", "move harpy_2", "move harpy_3", "done")
    assert medusa("maneuver", "no_boost", "move medusa").decision.options == (
        "s02", "s05", "s06", "s08", "s10", "s11", "s13", "s20", "s21", "s26", "s28", "s32",
    )  # fmt: skip


def test_order_of_choices_of_effects() -> None:
    assert medusa("scheme a_momentary_glance medusa").decision.options == ("medusa", "harpy_1")
    seen = ("excalibur", "feint", "regroup")
    assert arthur("scheme prophecy merlin").decision.options == seen
    assert arthur("scheme prophecy merlin", "feint").decision.options == seen, "there were two"
    left = arthur("scheme prophecy merlin", "feint", "excalibur").decision.options
    assert left == ("put_back feint", "put_back regroup")
    spaces = arthur("scheme restless_spirits merlin").decision.options
    assert spaces == ("s20", "s21", "s22", "s26", "s28", "s32")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("MANEUVER", "maneuver"),
        ("  attack   medusa  king_arthur feint ", "attack medusa king_arthur feint"),
        ("attack p1.medusa p2.king_arthur feint", "attack medusa king_arthur feint"),
        ("Scheme Winged_Frenzy Harpy_2", "scheme winged_frenzy harpy_2"),
    ],
)
def test_spelling_does_not_matter(text: str, meant: str) -> None:
    s = medusa().state
    assert option_texts(s)[find_option(s, text)] == meant


@pytest.mark.parametrize("text", ["feint", "attack", "attack medusa king_arthur", "maneuver now", "scheme", "p1"])
def test_half_an_action_is_none(text: str) -> None:
    with pytest.raises(UnreadableAnswer):
        find_option(medusa().state, text)


@pytest.mark.parametrize("text", ["no", "none", "pass", "skip", "no_defense", "done"])
def test_any_declining_word_declines(text: str) -> None:
    s = medusa("attack medusa king_arthur feint").state
    assert option_texts(s)[find_option(s, text)] == "no_defense"


def test_declining_a_move_is_staying() -> None:
    s = medusa("maneuver", "no_boost", "move medusa").state
    assert option_texts(s)[find_option(s, "none")] == "s21"


@pytest.mark.parametrize(
    ("match", "rule"), [(medusa(), "TRN-1"), (medusa("scheme a_momentary_glance medusa"), "EFF-1")]
)
def test_declining_what_must_be_done_is_refused(match: Match, rule: str) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        find_option(match.state, "none")
    assert caught.value.rule == rule


def test_the_last_word_does_where_it_is_unmistakable() -> None:
    s = medusa("attack medusa king_arthur feint").state
    assert option_texts(s)[find_option(s, "skirmish")] == "defend skirmish"


def test_fighters_of_one_name_carry_their_seat() -> None:
    match = match_at({"fighters": {"p1.dan": "a2", "p2.dan": "a3"}, "seats": {"p1": {"hand": ["stab"]}}})
    assert "attack p1.dan p2.dan stab" in match.decision.options
    t = match.state.t
    assert notation.find_fighter(t, "dan") == NONE
    assert notation.find_fighter(t, "p2.dan") == t.fighter_ids.index("p2.dan")
    assert notation.find_fighter(t, "p3.dan") == NONE


def test_names_of_cards_sources_and_spaces() -> None:
    t = medusa().state.t
    feint = notation.find_card(t, 0, "feint")
    assert notation.find_card(t, 0, "medusa.feint") == feint
    assert notation.find_card(t, 1, "feint") != feint
    assert notation.find_card(t, 1, "gaze_of_stone") == NONE
    assert notation.find_space(t, "s38") == int(t.spaces) - 1
    assert notation.find_space(t, "s99") == NONE
    assert notation.full_card_id(t, t.first_card[1]) == "king_arthur.excalibur"
    assert notation.source_id(t, -1) == ""
    assert notation.source_id(t, 1000) == "medusa:glare"


def alike() -> State:
    """A mode can have the name of another; here two options of one card are made to look alike."""
    s = medusa("attack medusa king_arthur feint").state
    s.options = [s.options[0], s.options[0], NONE]
    return s


def test_equal_texts_are_numbered() -> None:
    s = alike()
    assert option_texts(s) == ["defend skirmish 1", "defend skirmish 2", "no_defense"]
    assert [find_option(s, text) for text in ("defend skirmish 1", "Defend  SKIRMISH 2", "none")] == [0, 1, 2]


@pytest.mark.parametrize("text", ["1", "2", "3", "skirmish", "defend skirmish", "defend skirmish 3", "skirmish 2"])
def test_equal_texts_are_told_apart_by_text_and_number_only(text: str) -> None:
    """A bare number or a bare word picks none of them: it could mean another option."""
    with pytest.raises(UnreadableAnswer) as caught:
        find_option(alike(), text)
    assert (caught.value.message, caught.value.answer) == (Message("error-answer-not-offered-here"), text)


def test_a_bare_number_is_the_number_that_is_asked_for() -> None:
    """Confirm Suspicion asks for a number, counted from 0; a number that is not offered is not an index either."""
    position = {"seats": {"p1": {"hand": ["confirm_suspicion"]}}}
    match = match_at(position, heroes=("sherlock_holmes", "medusa"), board="sarpedon")
    match.answer("scheme confirm_suspicion sherlock_holmes")
    assert match.decision.kind == "number"
    numbers = match.decision.options
    assert [find_option(match.state, number) for number in numbers] == list(range(len(numbers)))
    with pytest.raises(UnreadableAnswer):
        find_option(match.state, str(int(numbers[-1]) + 1))


def test_every_text_means_its_own_option(content: Content, matches: int) -> None:
    dice = random.Random(1)
    for number, pair in enumerate(PAIRS[: max(2, matches // 4)]):
        match = new_match(content, seed=number, **settings(pair, number))
        for _ in range(150):
            if match.over:
                break
            texts = option_texts(match.state)
            assert [find_option(match.state, text) for text in texts] == list(range(len(texts)))
            assert [find_option(match.state, text.upper()) for text in texts] == list(range(len(texts)))
            answer(match, dice)
