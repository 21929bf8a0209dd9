"""What cards and abilities do, in English, from their effect structs: one summary per timing."""

from __future__ import annotations

from collections.abc import Sequence
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
    owner,
    person,
    spaced,
    spaces,
    target,
    unknown,
    upper_first,
)
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


def card_lines(card: CardDef, hero: HeroDef) -> list[str]:
    """One line per timing, `After combat: draw 2 cards.`; empty for a card without effects."""
    w = words_of(card, hero)
    lines = []
    if card.playable_if is not None:
        lines.append(f"Play it only if {condition(card.playable_if, w)}.")
    for timing, effect in card.effects.items():
        label = TIMINGS.get(timing, upper_first(spaced(timing)))
        lines.append(f"{label}: {steps_text(effect, w)}" if label else steps_text(effect, w))
    if card.uncancellable:
        lines.append("Its effects cannot be cancelled.")
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
    numbers = _counted_numbers(msgspec.to_builtins(card.effects))
    w = Words(hero, "this fighter", numbers)
    only = w.fighter_def(card.fighters[0]) if len(card.fighters) == 1 else None
    return Words(hero, only.name, numbers) if only is not None and only.count == 1 else w


def _counted_numbers(data: object) -> dict[str, str]:
    """What the steps of an effect remember as numbers."""
    if isinstance(data, list):
        return {name: text for item in data for name, text in _counted_numbers(item).items()}
    if not isinstance(data, dict):
        return {}
    found = {name: text for item in data.values() for name, text in _counted_numbers(item).items()}
    for key, text in (("dealt", "the damage dealt"), ("defeated", "the number of fighters this defeated")):
        if data.get("op") == "damage" and isinstance(data.get(key), str):
            found[data[key]] = text
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
def _(part: lang.Trigger, w: Words) -> str:
    when = _MOMENTS.get(part.at, spaced(part.at))
    if part.fighter is not None:
        name = fighter(part.fighter, w)
        when = f"when {name} is defeated" if part.at == "defeated" else f"{when}, if {name} takes part"
    may = "you may " if part.may else ""
    cond = f", if {condition(part.cond, w)}" if part.cond is not None else ""
    return f"{when}{cond}: {may}{_joined(part.do, w)}."


@part_text.register
def _(part: lang.Bonus, w: Words) -> str:
    whose = possessive_by(part.by, w)
    what = {"attack": f"{whose} attacks", "defense": f"{whose} defense cards", "maneuver": "your move value"}[part.to]
    cond = f" while {condition(part.cond, w)}" if part.cond is not None else ""
    if isinstance(part.amount, int):
        return f"+{part.amount} to {what}{cond}."
    return f"add {amount(part.amount, w)} to {what}{cond}."


@part_text.register
def _(part: lang.AttackBoost, w: Words) -> str:
    return (
        f"when {fighter(part.by, w)} attacks, you may add a second card face down: its boost value is added to the "
        "attack, unless an effect of the attack card is cancelled."
    )


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
def _(step: lang.Return, w: Words) -> str:
    known = w.fighter_def(step.who)
    who = f"a defeated {known.name}" if known and known.count > 1 else fighter(step.who, w)
    text = f"return {who} to {spaces(step.where, w)}"
    return f"you may {text}" if step.may else text


# ---- combat and turn -------------------------------------------------------------------------------------


@step_text.register
def _(step: lang.SetValue, w: Words) -> str:
    return f"the value of {card_of_combat(step.card)} becomes {amount(step.to, w)}"


@step_text.register
def _(step: lang.AddValue, w: Words) -> str:
    return f"add {amount(step.amount, w)} to the value of {card_of_combat(step.card)}"


@step_text.register
def _(step: lang.IgnoreValue, w: Words) -> str:
    return f"ignore the value of {card_of_combat(step.card)}"


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
def _(step: lang.SetToken, w: Words) -> str:
    return f"your {spaced(step.token)} becomes {spaced(step.to)}"


@step_text.register
def _(step: lang.Flip, w: Words) -> str:
    return f"change your {spaced(step.token)}"
