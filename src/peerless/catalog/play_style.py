"""How a hero plays, from the definition alone: homebrew heroes are measured by the same scale as bundled ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from peerless.catalog.models import CardDef, HeroDef
from peerless.effects.abilities import Bonus

MOST: Final = 5
"""The top of a scale that begins with 1."""
MOST_DIFFICULTY: Final = 3
SIGNATURE_CARDS: Final = 3

# What an operation of the effect language is for. Operations that only choose, count or branch are in no set.
_HARM: Final = {
    "damage", "boost", "bonus_attack", "attack_boost", "end_turn", "set_health", "bonus attack", "bonus both",
}  # fmt: skip
_HEAL: Final = {"recover", "prevent_damage", "keep_health", "redirect_damage", "return", "bonus defense", "bonus both"}
_MOVE: Final = {
    "move", "place", "swap", "move_marker", "boosted_place", "marker_links", "gain_action", "bonus maneuver",
}  # fmt: skip
_TRICK: Final = {
    "cancel", "discard", "discard_any", "discard_cards", "discard_top", "draw", "lend", "look_at_hand", "look_at_top",
    "name_number", "put_back", "put_back_any", "replace_card", "reveal_copies", "reveal_hand", "reveal_top", "search",
    "take", "bonus maneuver_draw",
}  # fmt: skip
# The lowest measure for each further step, so that every step has one of the bundled heroes and the middle has most.
_ATTACK: Final = (2.3, 2.6, 2.75, 3.0)
_DEFENSE: Final = (2.05, 2.5, 2.8, 3.1)
_MOVEMENT: Final = (4.0, 4.5, 5.0, 5.6)
_TRICKS: Final = (0.3, 0.4, 0.55, 0.7)
_DIFFICULTY: Final = (7.0, 8.5)


class PlayStyle(Struct, frozen=True, kw_only=True):
    """How strong a hero is at what, from 1 to 5, and how hard it is to play, from 1 to 3."""

    attack: int
    defense: int
    movement: int
    tricks: int
    """Drawing, discarding, looking, canceling: everything that is about cards."""
    difficulty: int


def play_style(hero: HeroDef) -> PlayStyle:
    measured = measure(hero)
    return PlayStyle(
        attack=_step(measured["attack"], _ATTACK),
        defense=_step(measured["defense"], _DEFENSE),
        movement=_step(measured["movement"], _MOVEMENT),
        tricks=_step(measured["tricks"], _TRICKS),
        difficulty=_step(measured["difficulty"], _DIFFICULTY),
    )


def measure(hero: HeroDef) -> dict[str, float]:
    """What the scales are read from: values and effects for each card of the deck, as it is drawn."""
    size = sum(card.copies for card in hero.cards)
    does: Counter[str] = Counter()
    for card in hero.cards:
        for purpose in _purposes(card):
            does[purpose] += card.copies
    own = {purpose for ability in hero.abilities for purpose in _purposes(ability)}

    def share(purpose: str) -> float:
        """Of the cards, how many do this; an ability counts like a fifth of the deck."""
        return does[purpose] / size + 0.2 * (purpose in own)

    fighters = [hero.hero, *(one for one in hero.sidekicks if one.starts == "board")]
    boost = sum(card.boost * card.copies for card in hero.cards)
    health = sum(fighter.health * fighter.count for fighter in fighters)
    return {
        "attack": _printed(hero, "attack") / size + 2 * share("harm") + 0.3 * (hero.hero.attack == "ranged"),
        "defense": _printed(hero, "defense") / size + 2 * share("heal") + health / 20,
        "movement": hero.move + 4 * share("move") + 0.5 * boost / size,
        "tricks": share("trick"),
        "difficulty": _difficulty(hero),
    }


def signature_cards(hero: HeroDef) -> list[str]:
    """Ids of the cards that make the hero special: not for any fighter, and expensive to give up as a boost."""
    own = [card for card in hero.cards if card.fighters != ["any"]] or hero.cards
    ranked = sorted(own, key=lambda card: (-card.boost, -_length(card), card.copies, -(card.value or 0), card.id))
    return [card.id for card in ranked[:SIGNATURE_CARDS]]


def _step(measured: float, thresholds: tuple[float, ...]) -> int:
    return 1 + sum(measured >= threshold for threshold in thresholds)


def _printed(hero: HeroDef, role: str) -> int:
    """The printed values of all cards that can be played in a role."""
    return sum(card.copies * (card.value or 0) for card in hero.cards if card.type in (role, "versatile"))


def _difficulty(hero: HeroDef) -> float:
    """How much there is to know and to decide: kinds of effects, fighters to place, and tokens to keep in mind."""
    kinds = {tag for part in (*hero.cards, *hero.abilities) for tag in _tags(part)}
    figures = sum(fighter.count for fighter in hero.sidekicks)
    pieces = sum(marker.count for marker in hero.markers) + sum(len(token.sides) for token in hero.tokens)
    length = sum(map(_length, hero.cards)) / len(hero.cards)
    return len(kinds) / 4 + length + min(figures, 4) / 2 + min(pieces, 4) / 2 + len(hero.abilities) / 2


def _length(card: CardDef) -> int:
    return sum(1 for _ in _tags(card))


def _purposes(part: object) -> set[str]:
    tags = {*_tags(part)}
    sets = {"harm": _HARM, "heal": _HEAL, "move": _MOVE, "trick": _TRICK}
    return {purpose for purpose, operations in sets.items() if tags & operations}


def _tags(part: object) -> Iterator[str]:
    """The operations and kinds of abilities anywhere in a part of a definition, in their order."""
    if isinstance(part, Struct):
        tag = part.__struct_config__.tag
        if isinstance(tag, str) and part.__struct_config__.tag_field in ("op", "kind"):
            yield f"{tag} {part.to}" if isinstance(part, Bonus) else tag
        for name in part.__struct_fields__:
            yield from _tags(getattr(part, name))
    elif isinstance(part, dict):
        for value in part.values():
            yield from _tags(value)
    elif isinstance(part, list):
        for value in part:
            yield from _tags(value)
