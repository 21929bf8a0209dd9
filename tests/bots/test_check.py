"""The conformance check: fair bots pass, every kind of foul is found."""

from __future__ import annotations

import random
import sys

from peerless import Content, View, apply
from peerless.bots import Bot, GreedyBot, RandomBot, check_bot


def test_fair_bots_pass(content: Content) -> None:
    assert check_bot(lambda: RandomBot(3), content, matches=3) == []
    assert check_bot(lambda: GreedyBot(worlds=1), content, matches=2) == []


class Peeping:
    """Looks at the real hands, through its caller's frame."""

    def choose(self, view: View) -> int:
        state = sys._getframe(1).f_locals["state"]
        hidden = [*state.hand(1), *state.deck(1)]
        return int(sum(place * card for place, card in enumerate(hidden)) % len(view.state.options))


class Restless:
    """Draws on chance that is not its own."""

    def choose(self, view: View) -> int:
        return random.randrange(len(view.state.options))


class Beyond:
    """Answers with what is not there."""

    def choose(self, view: View) -> int:
        return len(view.state.options)


class Meddling:
    """Tries things on the view itself."""

    def choose(self, view: View) -> int:
        apply(view.state, 0)
        return 0


def problems(bot: type[Bot], content: Content) -> list[str]:
    return check_bot(bot, content, matches=1)


def test_a_bot_that_peeps_is_found(content: Content) -> None:
    found = problems(Peeping, content)
    assert found
    assert "when only cards differ that it cannot know" in found[0]


def test_chance_of_its_own_is_found(content: Content) -> None:
    assert "cannot know" in problems(Restless, content)[0]


def test_an_answer_that_is_no_option_is_found(content: Content) -> None:
    assert "the answer is" in problems(Beyond, content)[0]


def test_a_changed_view_is_found(content: Content) -> None:
    assert "the view was changed" in problems(Meddling, content)[0]


def test_problems_are_not_listed_without_end(content: Content) -> None:
    assert len(problems(Beyond, content)) == 10
