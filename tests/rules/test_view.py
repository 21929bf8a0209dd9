"""Views: what is shown, what is hidden, and that a resampled state agrees with them."""

from __future__ import annotations

import pytest

from peerless import Content, Match, State, new_match, resample, view_of
from peerless.core import piles
from peerless.core.frames import C_CARD
from peerless.core.ids import BY_EFFECT, NONE, SIG_DISCARDED
from peerless.core.invariants import check
from peerless.core.knowledge import reveal, show
from peerless.core.state import Orders, rename_cards
from peerless.records import save
from peerless.rules.notation import option_texts
from peerless.rules.view import Sampler
from tests.support.table import card, cards, match_at, state_at

DEAL = {
    "fighters": {"p1.dan": "a2", "p2.dan": "a3"},
    "seats": {
        "p1": {"hand": ["stab", "spar"], "discard": ["plan"]},
        "p2": {"hand": ["guard", "feint", "spar"], "discard": ["stab"]},
    },
}


def swap(s: State, one: int, other: int) -> State:
    """Two cards change places; what is known stays with the places."""
    out = s.copy()
    label = list(range(int(s.t.cards)))
    label[one], label[other] = other, one
    rename_cards(out, label)
    return out


def same_view(one: State, other: State, seat: int) -> bool:
    return save.encode(view_of(one, seat).state) == save.encode(view_of(other, seat).state)


def test_a_signal_does_not_tell_which_copy_was_discarded(content: Content) -> None:
    """While more is being discarded, what answers the first card waits, and a view names that card as the pile does."""
    s = new_match(content, heroes=["genie", "houdini"], board="soho", seed=1).state
    bess = [c for c in s.deck(1) + s.hand(1) if s.t.def_ids[s.t.c_def[c]] == "and_the_beautiful_bess"]
    worlds = []
    for copy in bess:
        world = s.copy()
        piles.discard(world, copy, BY_EFFECT, 0, NONE)
        assert world.signals == [SIG_DISCARDED, copy]
        worlds.append(view_of(world, 1).state)
    one, other = worlds
    assert one.discard(1) == other.discard(1)
    assert one.signals == other.signals == [SIG_DISCARDED, one.discard(1)[0]]


def test_an_option_does_not_tell_which_copy_others_know(content: Content) -> None:
    """Copies in a hand are one option, and it names the same one, whichever of them everyone has seen."""
    seats = {"p1": {"hand": ["by_fortune_and_fate", "by_fortune_and_fate", "feint"]}, "p2": {"hand": ["set_the_stage"]}}
    match = match_at({"turn": "p2", "seats": seats}, heroes=("sinbad", "houdini"), board="soho", content=content)
    for answer in ("maneuver", "boost set_the_stage"):
        match.answer(answer)
    s = match.state
    assert option_texts(s)[0] == "by_fortune_and_fate"
    worlds = []
    for copy in s.hand(0)[:2]:
        world = s.copy()
        reveal(world, copy)
        worlds.append(world)
    one, other = worlds
    assert same_view(one, other, 1)


def test_an_option_among_looked_at_cards_names_the_copy_that_is_taken(content: Content) -> None:
    """Prophecy: of two copies among the cards, the state and every world sampled from the view take the same."""
    top = ["divine_intervention", "skirmish", "divine_intervention", "skirmish"]
    seats = {"p1": {"hand": ["prophecy"], "deck": ["feint", *top]}, "p2": {"hand": ["feint"]}}
    match = match_at({"turn": "p1", "seats": seats}, heroes=("king_arthur", "medusa"), board="soho", content=content)
    match.answer(next(text for text in option_texts(match.state) if "prophecy" in text))
    s = match.state
    for seed in range(5):
        world = resample(view_of(s, 0), seed)
        taken = [world.options[option_texts(world).index("divine_intervention")] for world in (s, world)]
        assert len({state.deck(0).index(copy) for state, copy in zip((s, world), taken, strict=True)}) == 1


def test_own_cards_and_public_piles_are_shown() -> None:
    s = state_at(DEAL)
    shown = view_of(s, 0).state
    assert cards(shown, shown.hand(0)) == ["stab", "spar"]
    assert cards(shown, shown.discard(1)) == ["stab"]
    assert (shown.cells, shown.turn, shown.actions) == (s.cells, s.turn, s.actions)
    assert (len(shown.hand(1)), len(shown.deck(0))) == (3, len(s.deck(0)))


def test_what_others_hold_makes_no_difference() -> None:
    s = state_at(DEAL)
    other = swap(s, card(s, 1, "feint", s.hand(1)), card(s, 1, "plan", s.deck(1)))
    assert same_view(s, other, 0)
    assert same_view(s, other, NONE)
    assert not same_view(s, other, 1)


def test_orders_that_are_kept_make_no_difference() -> None:
    """Whatever has changed since the last view, and for whomever it was."""
    s = state_at(DEAL)
    learned, drawn, moved = s.copy(), s.copy(), s.copy()
    show(learned, card(s, 1, "feint", s.hand(1)), 0)
    piles.draw(drawn, 0, 1)
    moved.set_place(0, NONE)
    orders = Orders()
    for world in (s, learned, moved, drawn, s, attack().state, s):
        for seat in (0, 1, NONE, 0):
            alone = save.encode(view_of(world.copy(), seat).state)
            world.orders = orders
            assert save.encode(view_of(world, seat).state) == alone


def test_the_order_of_a_deck_makes_no_difference() -> None:
    s = state_at(DEAL)
    other = swap(s, s.deck(0)[-1], card(s, 0, "guard", s.deck(0)))
    for seat in (0, 1, NONE):
        assert same_view(s, other, seat)


def test_a_card_that_was_seen_makes_a_difference() -> None:
    s = state_at(DEAL)
    feint = card(s, 1, "feint", s.hand(1))
    show(s, feint, 0)
    shown = view_of(s, 0).state
    assert "feint" in cards(shown, shown.hand(1))
    for seed in range(10):
        world = resample(view_of(s, 0), seed)
        assert "feint" in cards(world, world.hand(1))


def test_which_copy_it_is_makes_no_difference() -> None:
    """The second stab was discarded, so the first was not in hand: that must not be revealed."""
    s = state_at(DEAL)
    discarded, in_deck = s.discard(1)[0], card(s, 1, "stab", s.deck(1))
    assert same_view(s, swap(s, discarded, in_deck), 0)
    assert same_view(s, swap(s, discarded, in_deck), 1)


def test_the_streams_and_the_script_are_secret() -> None:
    s = state_at(DEAL)
    other = s.copy()
    other.rng = [99] * len(s.rng)
    other.script = [3]
    for seat in (0, 1, NONE):
        assert same_view(s, other, seat)


def test_a_view_does_not_depend_on_the_generator(content: Content) -> None:
    """Bots of another version read views, so these keep their form."""
    pair = {"heroes": ["alice", "medusa"], "board": "sarpedon"}
    shapes = [view_of(new_match(content, seed=seed, **pair).state, 0).state.rng for seed in (1, "2:" + "0" * 32)]
    assert shapes[0] == shapes[1] == [1] * 6
    world = resample(view_of(new_match(content, seed="2:" + "0" * 32, **pair).state, 0), 5)
    assert len(world.rng) == len(shapes[0])


def test_only_the_seat_that_is_asked_sees_its_options() -> None:
    s = state_at(DEAL)
    mine, theirs = view_of(s, 0), view_of(s, 1)
    assert mine.mine
    assert not theirs.mine
    assert not view_of(s, NONE).mine
    assert option_texts(mine.state) == option_texts(s)
    assert theirs.state.options == []
    assert (theirs.state.ask_kind, theirs.state.ask_seat) == (s.ask_kind, 0), "that it decides is public"


def attack(*answers: str) -> Match:
    match = match_at(DEAL)
    match.answer("attack p1.dan p2.dan stab")
    for text in answers:
        match.answer(text)
    return match


def test_a_face_down_card_may_be_any_that_could_be_played() -> None:
    s = attack().state
    other = attack().state
    other.piles[0], other.piles[3] = other.piles[3], other.piles[0]
    other.stack[other.cb + C_CARD] = other.play(0)[0]
    assert cards(other, other.play(0)) == ["spar"]
    assert check(other) == []
    assert same_view(s, other, 1)
    assert not same_view(s, other, 0)
    drawn = {cards(world, world.play(0))[0] for world in (resample(view_of(s, 1), seed) for seed in range(60))}
    assert drawn == {"stab", "spar", "feint"}, "attack and versatile cards only"


def test_resampled_states_agree_with_the_view_and_can_go_on() -> None:
    for match in (match_at(DEAL), attack()):
        for seat in (0, 1, NONE):
            view = view_of(match.state, seat)
            for seed in range(20):
                world = resample(view, seed)
                assert check(world) == []
                assert world.options
                assert save.encode(view_of(world, seat).state) == save.encode(view.state)


def test_resampling_draws_hands_and_decks_and_streams() -> None:
    view = view_of(state_at(DEAL), 0)
    worlds = [resample(view, seed) for seed in range(30)]
    assert len({tuple(cards(world, world.hand(1))) for world in worlds}) > 5
    assert len({tuple(cards(world, world.deck(0))) for world in worlds}) > 5
    assert len({tuple(world.rng) for world in worlds}) == 30
    assert save.encode(resample(view, 3)) == save.encode(worlds[3]), "the same seed draws the same"


def test_sampled_worlds_hold_what_was_seen_of_a_hand() -> None:
    """Calming Research puts back only what it drew: the rest of a hand that was seen stays known (R-JEK-3)."""
    seats = {"p1": {"hand": ["calming_research", "with_haste", "feint"], "hand_seen_by": ["p2"]}}
    position = {"seats": seats}
    match = match_at(position, heroes=("jekyll_and_hyde", "alice"), board="sarpedon")
    for text in ("scheme calming_research jekyll_and_hyde", "3"):
        match.answer(text)
    for _ in range(2):
        match.answer(match.decision.options[0])  # the card to keep, then the first to put back
    assert match.decision.kind == "action"
    worlds = [resample(view_of(match.state, 1), seed) for seed in range(300)]
    assert [
        cards(world, world.hand(0))
        for world in worlds
        if not {"with_haste", "feint"} <= set(cards(world, world.hand(0)))
    ] == []
    kept = {name for world in worlds for name in cards(world, world.hand(0))} - {"with_haste", "feint"}
    assert len(kept) > 5, "what was kept is not known"


def test_which_drawn_card_is_put_back_makes_no_difference() -> None:
    """Nobody sees whether the copy goes back that was drawn, or another of the drawn cards."""
    deck = ["feint", "skirmish", "pure_evil"]
    seats = {"p1": {"hand": ["calming_research", "feint"], "hand_seen_by": ["p2"], "deck": deck}}
    views = set()
    for kept, first in (
        ("feint", "skirmish"),
        ("skirmish", "feint"),
        ("skirmish", "pure_evil"),
        ("pure_evil", "feint"),
    ):
        match = match_at({"seats": seats}, heroes=("jekyll_and_hyde", "alice"), board="sarpedon")
        for text in ("scheme calming_research jekyll_and_hyde", "3", kept, f"put_back {first}"):
            match.answer(text)
        views.add(save.encode(view_of(match.state, 1).state))
    assert len(views) == 1


def test_a_sampler_draws_one_world_after_another() -> None:
    for match in (match_at(DEAL), attack()):
        for seat in (0, 1, NONE):
            view = view_of(match.state, seat)
            worlds = Sampler(view)
            drawn = [save.encode(worlds.draw(seed)) for seed in range(20)]
            assert drawn == [save.encode(resample(view, seed)) for seed in range(20)], "each as if it were the first"
            assert len(set(drawn)) == 20


def test_a_view_is_not_changed_by_resampling() -> None:
    view = view_of(state_at(DEAL), 0)
    before = save.encode(view.state)
    resample(view, 1)
    assert save.encode(view.state) == before


def test_what_third_players_know_is_theirs() -> None:
    s = state_at(DEAL, heroes=("dummy", "dummy", "dummy"), mode="free_for_all")
    seen = s.copy()
    show(seen, seen.hand(1)[0], 2)
    assert same_view(s, seen, 0), "p3 looked at p2's hand"
    assert same_view(s, seen, NONE)
    assert not same_view(s, seen, 1), "p2 knows what p3 saw"
    assert not same_view(s, seen, 2)


def test_what_everyone_saw_everyone_knows_of_all() -> None:
    s = state_at(DEAL, heroes=("dummy", "dummy", "dummy"), mode="free_for_all")
    feint = card(s, 1, "feint", s.hand(1))
    reveal(s, feint)
    shown = view_of(s, 0).state
    assert shown.know[card(shown, 1, "feint", shown.hand(1))] == 0


@pytest.mark.rule("TEAM-1")
def test_team_mates_see_each_others_hands() -> None:
    s = state_at(
        {"seats": {"p1": {"hand": ["stab"]}, "p3": {"hand": ["plan", "guard"]}}},
        heroes=("dummy", "dummy", "dummy", "dummy"),
        mode="teams",
    )
    shown = view_of(s, 0).state
    assert sorted(cards(shown, shown.hand(2))) == ["guard", "plan"]
    assert view_of(s, 2).state.options == [], "but each answers only for their own"
