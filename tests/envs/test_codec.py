"""The action space: every option is an action of its own, and comes back from it."""

from __future__ import annotations

import random

import pytest

from peerless import Content, Match, SettingsError, new_match
from peerless.arena.codec import Codec
from peerless.core.ids import NONE
from peerless.envs.codec import action_text
from peerless.rules.notation import option_texts
from tests.support.play import PAIRS, answer, play_all, share
from tests.support.words import words


def check_options(match: Match, codec: Codec) -> None:
    s = match.state
    actions = [int(codec.action(s, option)) for option in s.options]
    assert len(set(actions)) == len(actions), option_texts(s)
    assert all(0 <= action < codec.size for action in actions)
    assert [codec.index(s, action) for action in actions] == list(range(len(actions)))
    mask = bytearray(codec.size + 2)
    codec.write_mask(s, mask, 1)
    assert [i - 1 for i, possible in enumerate(mask) if possible] == sorted(actions)


@pytest.mark.parametrize("pair", PAIRS[::3], ids="-".join)
def test_options_and_actions_are_one_to_one(content: Content, pair: tuple[str, str], matches: int) -> None:
    def play(match: Match, dice: random.Random) -> None:
        codec = Codec(match.state.t)
        while not match.over:
            check_options(match, codec)
            answer(match, dice)

    play_all(content, pair, share(matches, 0.1), play)


@pytest.mark.parametrize("mode", ["duel", "free_for_all"])
def test_the_blocks_fill_the_space_without_gaps(content: Content, mode: str) -> None:
    heroes = ["alice", "medusa", "genie", "sinbad"][: 2 if mode == "duel" else 4]
    codec = Codec(content.tables(heroes=heroes, board="marmoreal", mode=mode))
    at = 0
    for block in codec.blocks:
        assert block.first == at
        at += block.size
    assert at == codec.size


def test_an_action_that_is_not_offered_has_no_option(content: Content) -> None:
    match = new_match(content, seed=1, heroes=["alice", "medusa"], board="sarpedon")
    codec = Codec(match.state.t)
    offered = {int(codec.action(match.state, option)) for option in match.state.options}
    others = [action for action in range(-2, codec.size + 2) if action not in offered]
    assert [action for action in others if codec.index(match.state, action) != NONE] == []


def test_every_action_has_a_text_of_its_own(content: Content) -> None:
    tables = content.tables(heroes=["alice", "medusa", "alice"], board="marmoreal", mode="free_for_all")
    codec = Codec(tables)
    texts = [action_text(codec, action) for action in range(codec.size)]
    assert len(set(texts)) == len(texts)
    with pytest.raises(SettingsError, match=words("error-no-action", action=int(codec.size), count=int(codec.size))):
        action_text(codec, int(codec.size))


def test_texts_say_what_the_options_say(content: Content) -> None:
    def play(match: Match, dice: random.Random) -> None:
        codec = Codec(match.state.t)
        while not match.over:
            s = match.state
            for option, text in zip(s.options, option_texts(s), strict=True):
                said = action_text(codec, int(codec.action(s, option)))
                if option != NONE and match.decision.kind not in ("mode", "order"):
                    assert text.split()[-1] in [*said.split(), said.rpartition(".")[2]], (text, said)
            answer(match, dice)

    play_all(content, ("alice", "genie"), 2, play)
