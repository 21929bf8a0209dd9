"""The options of a decision, in words: one line for each."""

from __future__ import annotations

from peerless.catalog.models import CardDef, HeroDef
from peerless.records.viewdata import DecisionData, FighterData, ViewData
from peerless.rules.notation import parse_option
from peerless.text.capitals import upper_first
from peerless.text.cards import card_text
from peerless.text.match_names import MatchNames
from peerless.text.prompts import DECLINE, mode_text


def option_words(view: ViewData, d: DecisionData, text: str, names: MatchNames) -> str:
    """One option in words, complete in itself."""
    return upper_first(_action(d, text, names) if d.kind == "action" else described(view, d, text, names))


def _action(d: DecisionData, text: str, names: MatchNames) -> str:
    option, say = parse_option(d.kind, text), names.translator.say
    card = _full_id(d, option.word, names)
    if option.verb == "attack":
        head = say("option-attack", who=names.fighter(option.fighter), target=names.fighter(option.target))
        return f"{head} {valued(card, names)}"
    if option.verb == "scheme":
        head = say("option-scheme", card=names.card(card))
        return f"{head} {upper_first(names.fighter(option.fighter).form('nom'))}"
    return say("option-maneuver")


def _full_id(d: DecisionData, card: str, names: MatchNames) -> str:
    """`hero.card` of a card that the asked seat has: of its own deck, or of another one."""
    ids = [f"{hero.id}.{card}" for hero in (names.hero_of(d.seat), *names.heroes)]
    return next((one for one in ids if names.card_def(one) is not None), ids[0])


def valued(card: str, names: MatchNames) -> str:
    """A card by name and printed value."""
    known = names.card_def(card)
    value = f" {known.value}" if known is not None and known.value is not None else ""
    return names.card_name(card) + value


def described(view: ViewData, d: DecisionData, text: str, names: MatchNames) -> str:
    """An option of any decision but that for an action."""
    if text in DECLINE:
        return names.translator.say(DECLINE[text])
    word = parse_option(d.kind, text).word
    match d.kind:
        case "mover" | "fighter":
            return _fighter(view, word, names)
        case "card" | "put_back" | "boost" | "commit_boost" | "defense" | "discard":
            return _card(d, word, names)
        case "order":
            return names.source(word)
        case "opponent":
            return upper_first(names.seat(word).form("nom"))
        case "mode":
            return upper_first(mode_text(d.source, text, names))
        case _:
            return text


def _fighter(view: ViewData, fighter: str, names: MatchNames) -> str:
    known: FighterData = next(f for f in view.fighters if f.id == fighter)
    say, who = names.translator.say, names.fighter(fighter)
    return upper_first(say("option-fighter", who=who, health=known.health, most=known.most, space=known.space or ""))


def _card(d: DecisionData, card: str, names: MatchNames) -> str:
    """A card named by its id alone: of the seat that is asked, or of another."""
    hero: HeroDef
    for hero in [names.hero_of(d.seat), *names.heroes]:
        known = names.card_def(f"{hero.id}.{card}")
        if known is not None:
            text = card_text(known, hero, names.language)
            return f"{names.names.card(hero, known)}: {card_facts(known, names)} {text}".rstrip()
    return card


def card_facts(card: CardDef, names: MatchNames) -> str:
    """`versatile 3, boost 1.`"""
    value, kind = "" if card.value is None else f" {card.value}", names.translator.say(f"type-{card.type}")
    return names.translator.say("card-facts", type=kind, value=value, boost=card.boost)
