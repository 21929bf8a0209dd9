"""A homebrew hero with sixteen kinds of tokens: its matches are played, saved, loaded and replayed like any."""

from __future__ import annotations

import random

import pytest

from peerless import Content, decode_record, encode_record, load_match, new_match, replay, to_record
from peerless.records.view_builder import view_data
from tests.support.play import answer
from tests.support.tokens import COUNTERS, SIDES, TOKENS, token_hero


@pytest.fixture(scope="module")
def own(content: Content) -> Content:
    made = content.copy()
    made.add_data(token_hero(), "wheels")
    return made


@pytest.mark.parametrize("other", ["wheels", "alice", "beowulf"])
def test_a_match_is_saved_loaded_and_replayed(own: Content, other: str) -> None:
    match, dice = new_match(own, seed=5, heroes=["wheels", other], board="sarpedon"), random.Random(5)
    shown: set[tuple[str, str]] = set()
    while not match.over:
        if len(match.answers) % 10 == 0:
            assert load_match(match.save(), own).save() == match.save()
        answer(match, dice)
        shown.update((token.id, token.shows) for token in view_data(match.view("p2")).tokens if token.seat == "p1")
    assert {token for token, _ in shown} == {part["id"] for part in (*TOKENS, *COUNTERS)}
    assert all((token["id"], f"s{side}") in shown for token in TOKENS for side in range(SIDES))
    again = replay(decode_record(encode_record(to_record(match))), own)
    assert again.save() == match.save()
