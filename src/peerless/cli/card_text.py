"""What cards and abilities do, in English, from their effect structs: one summary per timing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import singledispatch
from typing import Final

import msgspec

from peerless.catalog.models import AbilityDef, CardDef, HeroDef
from peerless.cli.phrases import (
    Words,
    amount,
    article,
    card_of_combat,
    cards,
    condition,
    counted,
    fighter,
    fighters,
    marker,
    owner,
    person,
    spaced,
    spaces,
    target,
    unknown,
    upper_first,
)
from peerless.effects import abilities
from peerless.effects import language as lang
from peerless.effects.terms import Among

TIMINGS: Final = {
    "immediately": "Immediately",
    "during_combat": "During combat",
    "after_combat": "After combat",
    "after_attack": "After the attack",
    "scheme": "",
    "boost_effect": "When used to boost",
    "when_discarded": "When an opponent's effect discards it",
    "when_played": "When you play it",
}
TYPE_STYLES: Final = {"attack": "red", "defense": "dodger_blue1", "versatile": "medium_purple", "scheme": "yellow"}
_MOMENTS: Final = {
    "setup": "at the start of the match",
    "start_of_turn": "at the start of your turn",
    "end_of_turn": "at the end of your turn",
    "after_maneuver": "after your maneuver",
    "immediately": "immediately",
    "during_combat": "during combat",
    "after_combat": "after combat",
    "after_attack": "after the attack",
    "defeated": "when one of your fighters is defeated",
}


_NUMBERS: Final = {"choose_number": "the number chosen", "name_number": "the number you named"}


def card_lines(card: CardDef, hero: HeroDef) -> list[str]:
    """One line per timing, `After combat: draw 2 cards.`; empty for a card without effects."""
    w = words_of(card, hero)
    lines = []
    if card.playable_if is not None:
        lines.append(f"Play it only if {condition(card.playable_if, w)}.")
    if card.face_up:
        lines.append("It is played face up.")
    lines += _effect_lines(card.effects, w)
    if card.bonus_attack is not None:
        bonus = " ".join(_effect_lines(card.bonus_attack.effects, w))
        lines.append(f"{card.bonus_attack.name} (bonus attack): attack {card.bonus_attack.value}. {bonus}".rstrip())
    if card.hides_hand:
        lines.append(
            "While it is in your hand, you may show it to stop an opponent's effect that would look at your hand."
        )
    if card.uncancellable:
        lines.append("Its effects cannot be cancelled.")
    return lines


def _effect_lines(effects: Mapping[lang.Timing, Sequence[lang.Step]], w: Words) -> list[str]:
    lines = []
    for timing, effect in effects.items():
        label = TIMINGS.get(timing, upper_first(spaced(timing)))
        lines.append(f"{label}: {steps_text(effect, w)}" if label else steps_text(effect, w))
    return lines


def card_summary(card: CardDef, hero: HeroDef) -> str:
    """The whole text of a card in one paragraph; of a card without effects nothing."""
    return " ".join(card_lines(card, hero))


def card_players(card: CardDef, hero: HeroDef) -> str:
    """Who may play a card."""
    if card.fighters == ["any"]:
        return "any"
    known = {f.id: f.name for f in [hero.hero, *hero.sidekicks]}
    return ", ".join(known.get(fighter, fighter) for fighter in card.fighters)


def words_of(card: CardDef, hero: HeroDef) -> Words:
    """How the text of a card speaks: by name where only one fighter can play it."""
    numbers = _counted_numbers(msgspec.to_builtins([card.effects, card.bonus_attack]))
    w = Words(hero, "this fighter", numbers)
    only = w.fighter_def(card.fighters[0]) if len(card.fighters) == 1 else None
    return Words(hero, only.name, numbers) if only is not None and only.count == 1 else w


_ONE_CARD: Final = "it"


def _counted_numbers(data: object) -> dict[str, str]:
    """What the steps of an effect remember as numbers, or as one chosen card."""
    if isinstance(data, list):
        return {name: text for item in data for name, text in _counted_numbers(item).items()}
    if not isinstance(data, dict):
        return {}
    found = {name: text for item in data.values() for name, text in _counted_numbers(item).items()}
    for key, text in (("dealt", "the damage dealt"), ("defeated", "the number of fighters this defeated")):
        if data.get("op") == "damage" and isinstance(data.get(key), str):
            found[data[key]] = text
    if data.get("op") == "choose_card":
        found[data["bind"]] = _ONE_CARD
    if data.get("op") in _NUMBERS and isinstance(data.get("bind"), str):
        found[data["bind"]] = _NUMBERS[data["op"]]
    return found


def ability_lines(ability: AbilityDef, hero: HeroDef) -> list[str]:
    """One sentence per part of an ability."""
    w = Words(hero, hero.hero.name, _counted_numbers(msgspec.to_builtins(ability.parts)))
    return [upper_first(part_text(part, w)) for part in ability.parts]


def steps_text(steps: Sequence[lang.Step], w: Words) -> str:
    """Steps as sentences."""
    return " ".join(f"{upper_first(step_text(step, w))}." for step in steps)


def _joined(steps: Sequence[lang.Step], w: Words) -> str:
    """Steps as one clause: `draw 1 card and flip your size`."""
    return ", then ".join(step_text(step, w) for step in steps)


# ---- abilities -------------------------------------------------------------------------------------------


@singledispatch
def part_text(part: object, w: Words) -> str:
    return unknown(part)


@part_text.register
def _(part: abilities.Trigger, w: Words) -> str:
    when = _MOMENTS.get(part.at, spaced(part.at))
    if part.fighter is not None:
        name = fighter(part.fighter, w)
        when = f"when {name} is defeated" if part.at == "defeated" else f"{when}, if {name} takes part"
    may = "you may " if part.may else ""
    cond = f", if {condition(part.cond, w)}" if part.cond is not None else ""
    return f"{when}{cond}: {may}{_joined(part.do, w)}."


@part_text.register
def _(part: abilities.Bonus, w: Words) -> str:
    whose = possessive_by(part.by, w)
    what = {"attack": f"{whose} attacks", "defense": f"{whose} defense cards", "maneuver": "your move value"}[part.to]
    cond = f" while {condition(part.cond, w)}" if part.cond is not None else ""
    if isinstance(part.amount, int):
        return f"+{part.amount} to {what}{cond}."
    return f"add {amount(part.amount, w)} to {what}{cond}."


@part_text.register
def _(part: abilities.AttackBoost, w: Words) -> str:
    return (
        f"when {fighter(part.by, w)} attacks, you may add a second card face down: its boost value is added to the "
        "attack, unless an effect of the attack card is cancelled."
    )


@part_text.register
def _(part: abilities.BoostedPlace, w: Words) -> str:
    return (
        f"when you boost a maneuver, you may place {fighter(part.who, w)} on any empty space instead of moving "
        f"{fighter(part.who, w)}."
    )


@part_text.register
def _(part: abilities.MarkerLinks, w: Words) -> str:
    return f"when {fighter(part.who, w)} moves, spaces with {marker(part.marker, w)} are adjacent to each other."


def possessive_by(by: str | None, w: Words) -> str:
    if by is None:
        return "your"
    name = fighter(by, w)
    return name + ("'" if name.endswith("s") else "'s")


# ---- flow and choices ------------------------------------------------------------------------------------


@singledispatch
def step_text(step: object, w: Words) -> str:
    """One step as an order, without a capital or a full stop."""
    return unknown(step)


@step_text.register
def _(step: lang.If, w: Words) -> str:
    text = f"if {condition(step.cond, w)}, {_joined(step.then, w)}"
    return f"{text}; otherwise {_joined(step.otherwise, w)}" if step.otherwise else text


@step_text.register
def _(step: lang.May, w: Words) -> str:
    text = f"{person(step.by)} may {_joined(step.do, w)}"
    return f"{text}; if not, {_joined(step.otherwise, w)}" if step.otherwise else text


@step_text.register
def _(step: lang.ChooseModes, w: Words) -> str:
    count = ("one", "two", "three")[step.pick - 1] if step.pick <= 3 else str(step.pick)
    chooser = "choose" if step.by == "you" else f"{person(step.by)} chooses"
    return f"{chooser} {count}: " + "; or ".join(_joined(mode, w) for mode in step.modes.values())


@step_text.register
def _(step: lang.Repeat, w: Words) -> str:
    return f"{step.times} times: {_joined(step.do, w)}"


@step_text.register
def _(step: lang.Block, w: Words) -> str:
    return _joined(step.do, w)


def _choose(what: str, by: str, may: bool) -> str:
    if by == "you":
        return f"you may choose {what}" if may else f"choose {what}"
    return f"{person(by)} {'may choose' if may else 'chooses'} {what}"


@step_text.register
def _(step: lang.ChooseFighter, w: Words) -> str:
    return _choose(article(fighters(step.among, w)), step.by, step.may)


@step_text.register
def _(step: lang.ChooseSpace, w: Words) -> str:
    return _choose(spaces(step.among, w), step.by, step.may)


@step_text.register
def _(step: lang.ChooseCard, w: Words) -> str:
    text = cards(step.among, w)
    return _choose(text if isinstance(step.among, str) else article(text), step.by, step.may)


@step_text.register
def _(step: lang.ChooseOpponent, w: Words) -> str:
    return "choose an opponent"


@step_text.register
def _(step: lang.ChooseNumber, w: Words) -> str:
    return _choose(f"a number from 0 to {amount(step.up_to, w)}", step.by, False)


@step_text.register
def _(step: lang.NameNumber, w: Words) -> str:
    return "name a number"


@step_text.register
def _(step: lang.RememberSpace, w: Words) -> str:
    return f"remember the space of {fighter(step.of, w)}"


# ---- cards -----------------------------------------------------------------------------------------------


def _does(who: str, verb: str) -> str:
    """`draw`, `your opponent draws`."""
    return verb if who == "you" else f"{person(who)} {verb}s"


@step_text.register
def _(step: lang.Draw, w: Words) -> str:
    return f"{_does(step.who, 'draw')} {counted(step.count, 'card', w)}"


@step_text.register
def _(step: lang.Discard, w: Words) -> str:
    random = " at random" if step.at_random else ""
    return f"{_does(step.who, 'discard')} {counted(step.count, 'card', w)}{random}"


@step_text.register
def _(step: lang.DiscardAny, w: Words) -> str:
    keyword = f"{spaced(step.keyword).upper()} " if step.keyword is not None else ""
    return f"discard any number of {keyword}cards"


@step_text.register
def _(step: lang.DiscardCards, w: Words) -> str:
    return "discard it"


@step_text.register
def _(step: lang.DiscardTop, w: Words) -> str:
    what = "the top card" if step.count == 1 else f"the top {counted(step.count, 'card', w)}"
    return f"discard {what} of {owner(step.who)} deck"


@step_text.register
def _(step: lang.LookAtHand, w: Words) -> str:
    return "look at your opponent's hand"


@step_text.register
def _(step: lang.RevealHand, w: Words) -> str:
    return "your opponent reveals their hand"


@step_text.register
def _(step: lang.RevealTop, w: Words) -> str:
    what = "the top card" if step.count == 1 else f"the top {counted(step.count, 'card', w)}"
    return f"reveal {what} of your deck"


@step_text.register
def _(step: lang.LookAtTop, w: Words) -> str:
    return f"look at the top {counted(step.count, 'card', w)} of your deck"


@step_text.register
def _(step: lang.Take, w: Words) -> str:
    if isinstance(step.cards, str):
        return "take it into your hand"
    return f"take all {cards(step.cards, w, several=True)} into your hand"


@step_text.register
def _(step: lang.PutBack, w: Words) -> str:
    where = "on top" if step.where == "top" else "at the bottom"
    if w.numbers.get(step.cards) == _ONE_CARD:
        return f"put it {where} of the deck"
    return f"put the rest {where} of the deck in any order"


@step_text.register
def _(step: lang.Search, w: Words) -> str:
    piles = " or ".join({"discard": "your discard pile", "deck": "your deck"}[pile] for pile in step.piles)
    shuffle = "; shuffle the deck if you searched it" if "deck" in step.piles else ""
    return f"take {w.card_name(step.card)} from {piles} into your hand{shuffle}"


# ---- fighters --------------------------------------------------------------------------------------------


def _offered(step_target: object, text: str) -> str:
    """Puts `you may` before a step whose target may be nobody."""
    return f"you may {text}" if isinstance(step_target, Among) and step_target.may else text


@step_text.register
def _(step: lang.Damage, w: Words) -> str:
    number = f"{step.amount} damage" if isinstance(step.amount, int) else f"damage equal to {amount(step.amount, w)}"
    return _offered(step.to, f"deal {number} to {target(step.to, w)}")


@step_text.register
def _(step: lang.Recover, w: Words) -> str:
    number = f"{step.amount} health" if isinstance(step.amount, int) else f"health equal to {amount(step.amount, w)}"
    return _offered(step.who, f"{target(step.who, w)} recovers {number}")


@step_text.register
def _(step: lang.SetHealth, w: Words) -> str:
    return f"set the health of {target(step.who, w)} to {amount(step.to, w)}"


@step_text.register
def _(step: lang.PreventDamage, w: Words) -> str:
    kind = "combat " if step.kind == "combat" else ""
    return f"prevent all {kind}damage to {target(step.to, w)} in this combat"


@step_text.register
def _(step: lang.Move, w: Words) -> str:
    who = f"move {target(step.who, w)}" if step.by == "you" else f"{person(step.by)} moves {target(step.who, w)}"
    through = ", also through opposing fighters" if step.through else ""
    return _offered(step.who, f"{who} up to {counted(step.up_to, 'space', w)}{through}")


@step_text.register
def _(step: lang.Place, w: Words) -> str:
    text = f"place {target(step.who, w)} on {spaces(step.where, w)}"
    if step.by != "you":
        return f"{person(step.by)} {'may place' if step.may else 'places'} {text.removeprefix('place ')}"
    return f"you may {text}" if step.may else text


@step_text.register
def _(step: lang.Swap, w: Words) -> str:
    what = "the spaces, and the places in this combat," if step.takes_part else "the spaces"
    return f"swap {what} of {fighter(step.fighter, w)} and {fighter(step.other, w)}"


@step_text.register
def _(step: lang.Return, w: Words) -> str:
    known = w.fighter_def(step.who)
    who = f"a defeated {known.name}" if known and known.count > 1 else fighter(step.who, w)
    health = "" if step.health is None else f" with {step.health} health"
    text = f"return {who}{health} to {spaces(step.where, w)}"
    return f"you may {text}" if step.may else text


@step_text.register
def _(step: lang.Leave, w: Words) -> str:
    return f"{target(step.who, w)} leaves the board, and comes back at the start of your next turn on any empty space"


@step_text.register
def _(step: lang.MoveMarker, w: Words) -> str:
    which = (
        f"that {marker(step.marker, w)} token" if step.at is not None else f"each {marker(step.marker, w)} token once"
    )
    who = "move" if step.at is not None else "you may move"
    if step.by != "you":
        who = f"{person(step.by)} {'moves' if step.at is not None else 'may move'}"
    if step.up_to is not None:
        return f"{who} {which} up to {counted(step.up_to, 'space', w)}"
    return f"{who} {which} to another {'empty ' if step.to.empty else ''}space"


# ---- combat and turn -------------------------------------------------------------------------------------


@step_text.register
def _(step: lang.SetValue, w: Words) -> str:
    held = ", and no card effect changes it" if step.held else ""
    return f"the value of {card_of_combat(step.card)} becomes {amount(step.to, w)}{held}"


@step_text.register
def _(step: lang.AddValue, w: Words) -> str:
    return f"add {amount(step.amount, w)} to the value of {card_of_combat(step.card)}"


@step_text.register
def _(step: lang.IgnoreValue, w: Words) -> str:
    return f"ignore the value of {card_of_combat(step.card)}"


@step_text.register
def _(step: lang.SetPrinted, w: Words) -> str:
    return f"treat the printed value of {card_of_combat(step.card)} as {amount(step.to, w)}"


@step_text.register
def _(step: lang.FixValue, w: Words) -> str:
    return f"until the end of the turn the value of every card you play is {step.to}, whatever changes it"


@step_text.register
def _(step: lang.ReplaceCard, w: Words) -> str:
    if step.card == "own":
        return "you may return this card to your hand and put another card of your hand in its place"
    return (
        "return the opposing card to its owner's hand, look at that hand and choose which card takes its place in "
        "the combat"
    )


@step_text.register
def _(step: lang.RedirectDamage, w: Words) -> str:
    return f"combat damage to {w.me} is dealt to the opposing fighter instead"


@step_text.register
def _(step: lang.BonusAttack, w: Words) -> str:
    return "make the bonus attack against the same fighter"


@step_text.register
def _(step: lang.Boost, w: Words) -> str:
    if step.card == "own":
        return f"you {'may' if step.may else 'must'} boost this card"
    return f"your opponent {'may' if step.may else 'must'} boost the opposing card"


@step_text.register
def _(step: lang.Cancel, w: Words) -> str:
    return "cancel all effects of the opposing card"


@step_text.register
def _(step: lang.GainAction, w: Words) -> str:
    return f"{_does(step.who, 'gain')} {counted(step.count, 'action', w)}"


@step_text.register
def _(step: lang.EndTurn, w: Words) -> str:
    return "your turn ends"


@step_text.register
def _(step: lang.SetToken, w: Words) -> str:
    return f"your {spaced(step.token)} becomes {spaced(step.to)}"


@step_text.register
def _(step: lang.Flip, w: Words) -> str:
    return f"change your {spaced(step.token)}"
