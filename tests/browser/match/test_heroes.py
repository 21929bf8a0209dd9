"""What only some heroes ask: every prompt names what asks and what is at stake, and can be answered."""

from __future__ import annotations

import random
from typing import Final

import pytest
from playwright.sync_api import expect

import peerless
from peerless import Content
from peerless.records.match import Match
from peerless.text.asks import asks
from tests.browser.conftest import Visits
from tests.browser.support.fake_server import StandIn
from tests.browser.support.pages import by_list, say
from tests.browser.support.positions import of_hero, position, walked

HEROES: Final = sorted(peerless.load_content().heroes)
MATCHES: Final = 90


@pytest.mark.parametrize("hero", HEROES)
def test_special_prompts(visits: Visits, content: Content, hero: str) -> None:
    server = StandIn(visits.page(settings={"notation": True}))  # twins are told apart by seat, as in the question
    positions = of_hero(content, hero, MATCHES)
    assert positions
    dice = random.Random(4)
    for view, question, source in positions:
        table = server.show(view)
        expect(table.question).to_have_text(question)
        assert source in question
        option = dice.choice(table.options)
        by_list(table, option)
        assert server.answered() == option


def first(content: Content, hero: str, kind: str, source: str) -> Match:
    """The first time that something asks a hero in some matches."""
    for seed in range(60):
        for match in walked(content, [hero, "medusa"], "sarpedon", seed):
            d = match.decision
            if (d.seat, d.kind, d.source) == ("p1", kind, source) and len(d.options) > 1:
                return match
    raise AssertionError(f"{source} never asks")


def test_a_transformation_is_named(visits: Visits, content: Content) -> None:
    shown = position(first(content, "jekyll_and_hyde", "yes_no", "jekyll_and_hyde:the_serum"))
    table = StandIn(visits.page()).show(shown.view)
    expect(table.question).to_have_text(shown.question)
    hero = content.hero("jekyll_and_hyde")
    step = shown.view.decision.step if shown.view.decision is not None else None
    expect(table.question).to_contain_text(asks(hero.abilities[0], hero, "en")[step or ""])


def test_a_discard_says_what_it_adds(visits: Visits, content: Content) -> None:
    shown = position(first(content, "jekyll_and_hyde", "card", "jekyll_and_hyde.forever_hyde"))
    table = StandIn(visits.page()).show(shown.view)
    expect(table.question).to_have_text(shown.question)
    assert shown.view.decision is not None
    now = say("prompt-now", question="", value=shown.view.decision.value)
    expect(table.question).to_contain_text(now.strip().rstrip("."))


@pytest.mark.parametrize("missing", ["target", "card"])
def test_an_action_without_an_attack_says_why(visits: Visits, content: Content, missing: str) -> None:
    matches = (m for seed in range(20) for m in walked(content, ["dracula", "medusa"], "sarpedon", seed))
    views = (position(m).view for m in matches if m.decision.kind == "action" and m.decision.seat == "p1")
    view = next(v for v in views if v.decision is not None and v.decision.missing == missing)
    table = StandIn(visits.page()).show(view)
    note = say(f"prompt-no-{missing}")
    expect(table.question).to_contain_text(note[0].upper() + note[1:])
