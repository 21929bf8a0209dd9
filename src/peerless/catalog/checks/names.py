"""Checks of the names that a hero or board file has for other languages."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from msgspec import UNSET

from peerless.catalog.models import BoardDef, HeroDef
from peerless.catalog.names import OwnNames, OwnNoun
from peerless.catalog.reading.problems import Problems
from peerless.messages.message import Message
from peerless.messages.spelling import listed, nearest

_FORMS_EN: Final = 2
_FORMS: Final = 6


def check_hero_names(hero: HeroDef, problems: Problems) -> None:
    """Names must be of something the hero has, and nouns must have the forms of their language."""
    if hero.names is UNSET:
        return
    groups: dict[str, Collection[str]] = {
        "fighters": [f.id for f in [hero.hero, *hero.sidekicks]],
        "cards": [card.id for card in hero.all_cards],
        "abilities": [ability.id for ability in hero.abilities],
        "tokens": [token.id for token in hero.tokens],
        "keywords": {word: None for card in hero.cards for word in card.keywords},
        "bonus_attacks": [card.id for card in hero.cards if card.bonus_attack is not None],
        "markers": [marker.id for marker in hero.markers],
        "counters": [counter.id for counter in hero.counters or ()],
        "beside": ["row", "row_card", "side_card", "symbol"] if hero.row else [],
        "states": [token.id for token in hero.tokens],
    }
    sides = {token.id: token.sides for token in hero.tokens}
    for language, names in hero.names.items():
        path = f"names.{language}"
        for group, known in groups.items():
            _check_known(getattr(names, group), known, f"{path}.{group}", problems)
        for token, named in names.tokens.items():
            _check_known(named.sides, sides.get(token, named.sides), f"{path}.tokens.{token}.sides", problems)
        for token, states in names.states.items():
            _check_known(states, sides.get(token, states), f"{path}.states.{token}", problems)
        for place, noun in _nouns(names):
            _check_forms(noun, language, f"{path}.{place}", problems)


def check_board_names(board: BoardDef, problems: Problems) -> None:
    """Names must be of zones the board has."""
    for language, names in board.names.items() if board.names is not UNSET else ():
        _check_known(names.zones, board.zones, f"names.{language}.zones", problems)


def _check_known(named: Iterable[str], known: Collection[str], path: str, problems: Problems) -> None:
    for name in named:
        if name not in known:
            fault = Message("fault-nothing-called", name=name, known=listed(known, name))
            problems.add(f"{path}.{name}", fault, near=nearest(name, known), key=True)


def _nouns(names: OwnNames) -> Iterable[tuple[str, OwnNoun]]:
    groups: dict[str, Mapping[str, object]] = {
        "fighters": names.fighters,
        "markers": names.markers,
        "counters": names.counters,
        "beside": names.beside,
    }
    for group, nouns in groups.items():
        yield from ((f"{group}.{name}", noun) for name, noun in nouns.items() if isinstance(noun, OwnNoun))
    for token, named in names.tokens.items():
        if isinstance(named.name, OwnNoun):
            yield f"tokens.{token}.name", named.name


def _check_forms(noun: OwnNoun, language: str, path: str, problems: Problems) -> None:
    wanted = _FORMS_EN if language == "en" else _FORMS
    for key, forms in (("one", noun.one), ("many", noun.many)):
        if forms is not None and len(forms) != wanted:
            problems.add(f"{path}.{key}", Message("fault-forms", count=len(forms), wanted=wanted))
