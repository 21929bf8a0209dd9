"""Every operation, condition and amount in every mood and language, for reading.

The bundled cards use only a part of the language of effects; homebrew may use all of it. What to say is in `grid.yaml`;
`python -m tools.card_texts` writes it to `goldens/grid.*.md`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import yaml

from peerless.catalog.content import Content, load_content
from peerless.catalog.models import HeroDef
from peerless.effects import abilities, terms
from peerless.effects import language as lang
from peerless.text.cards import part_line
from peerless.text.effects.scope import Scope, remembered, scope_of_part
from peerless.text.effects.step_groups import condensed
from peerless.text.effects.step_kinds import actor
from peerless.text.effects.steps import joined, steps_text
from peerless.text.names import names_in
from tests.effects.bench import CONTENT, hero_with

GRID = Path(__file__).with_name("grid.yaml")
MOOD = {"id": "mood", "sides": ["calm", "cross", "mad"]}
COUNTERS = [{"id": "fury", "most": 3}, {"id": "coin", "most": 9, "name": "silver coin", "plural": "silver coins"}]
Steps = list[lang.Step]


class Grid:
    """What to say, in one language."""

    def __init__(self, content: Content, language: str) -> None:
        self.heroes: dict[str, HeroDef] = dict(content.heroes)
        self.names = names_in(language)
        self.data: dict[str, Any] = yaml.load(GRID.read_text("utf-8"), yaml.CSafeLoader)

    def lines(self) -> Iterator[str]:
        for item in self.data["steps"]:
            yield from self._moods(dict(item))
        for item in self.data["conditions"]:
            yield from self._conditions(item)
        for item in map(dict, self.data["amounts"]):
            yield from self._amounts(item)
        for item in self.data["nested"]:
            yield "## nested"
            yield self._said(item["steps"], item["hero"]) if isinstance(item, dict) else self._said(item)
        for item in map(dict, self.data["abilities"]):
            hero = self.heroes[item.pop("hero", "medusa")]
            part: abilities.Ability = msgspec.convert(item, abilities.Ability)
            yield f"## {item['kind']} {item.get('at', item.get('to', ''))}".rstrip()
            sc = Scope(self.names, hero, self.names.fighter(hero, hero.hero), hero.hero.id)
            yield part_line(part, scope_of_part(sc, part))

    def _scope(self, hero: str, data: Any) -> Scope:
        this = self.names.translator.phrase("fighter", determiner="this")
        return Scope(self.names, self.heroes[hero], this, bound=remembered(msgspec.to_builtins(data)))

    def _said(self, data: Any, hero: str = "medusa") -> str:
        steps: Steps = msgspec.convert(data, Steps)
        sc = self._scope(hero, steps)
        return sc.translator.finish(steps_text(steps, sc)).replace("\n", " ")

    def _moods(self, item: dict[str, Any]) -> Iterator[str]:
        """A step as an order, after another step, as an offer to you or to the opponent, and in a list."""
        hero, before = item.pop("hero", "medusa"), item.pop("before", [])
        yield f"## {' '.join(str(value) for key, value in item.items() if key != 'bind' and not _is_tree(value))}"
        yield self._said([*before, item], hero)
        first = {"op": "draw", "count": 1}
        yield self._said([*before, {"op": "if", "cond": "won", "then": [first, item]}], hero)
        yield self._said([*before, {"op": "may", "do": [item]}], hero)
        step: lang.Step = msgspec.convert(item, lang.Step)
        if actor(condensed([step])[0]) == "opponent":
            yield self._said([*before, {"op": "may", "by": "opponent", "do": [item]}], hero)
        sc = self._scope(hero, msgspec.convert([*before, item], Steps))
        sc.mentions.item = True
        yield sc.translator.finish(f"• {joined([step], sc, sc.translator.lexicon.list_mood)}")

    def _conditions(self, item: Any) -> Iterator[str]:
        hero = item.pop("hero", "medusa") if isinstance(item, dict) else "medusa"
        kind = item if isinstance(item, str) else " ".join(str(v) for v in item.values() if not _is_tree(v))
        yield f"## if {kind}"
        then = [{"op": "gain_action"}]
        yield self._said([{"op": "if", "cond": item, "then": then}], hero)
        yield self._said([{"op": "if", "cond": {"test": "not", "cond": item}, "then": then}], hero)

    def _amounts(self, item: dict[str, Any]) -> Iterator[str]:
        hero = item.pop("hero", "medusa")
        number: terms.Amount = msgspec.convert(item, terms.Amount)
        assert not isinstance(number, int | str)
        yield f"## {item['count']} × {number.times}"
        for step in (
            {"op": "draw", "count": item},
            {"op": "draw", "count": item, "who": "both"},
            {"op": "discard", "count": item, "who": "opponent", "at_random": True},
            {"op": "discard_top", "count": item, "who": "opponent"},
            {"op": "damage", "to": "opposing", "amount": item},
            {"op": "recover", "who": "medusa", "amount": item},
            {"op": "move", "who": "medusa", "up_to": item, "through": True},
            {"op": "set_health", "who": "medusa", "to": item},
            {"op": "set_value", "to": item},
            {"op": "add_value", "amount": item},
        ):
            yield self._said([step], hero)


def _is_tree(value: object) -> bool:
    return isinstance(value, dict | list)


def grid_content() -> Content:
    """The bundled heroes, and a homebrew one with a token."""
    content = load_content()
    tester = load_content(CONTENT).add_data(hero_with([], tokens=[MOOD], counters=COUNTERS), "tester")
    assert isinstance(tester, HeroDef)
    content.heroes["tester"] = tester
    return content


def grid_text(content: Content, language: str) -> str:
    return "\n".join(Grid(content, language).lines()) + "\n"
