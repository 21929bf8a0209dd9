"""What everything in one match is called, in one language."""

from __future__ import annotations

from peerless.catalog.content import Content
from peerless.catalog.models import AbilityDef, BoardDef, CardDef, FighterDef, HeroDef
from peerless.catalog.settings import Settings
from peerless.core.tables import Tables
from peerless.messages.grammar import Nominal
from peerless.messages.translator import Translator
from peerless.rules.notation import seat_name
from peerless.text.names import names_in


class MatchNames:
    """Names of one match-up. Players are called by their heroes."""

    def __init__(self, content: Content, settings: Settings, t: Tables, language: str = "en") -> None:
        self.t = t
        self.names = names_in(language)
        self.language = language
        self.board: BoardDef = content.board(settings.board)
        self.heroes: list[HeroDef] = [content.hero(hero) for hero in settings.heroes]
        """In seat order."""
        self.by_id: dict[str, HeroDef] = {hero.id: hero for hero in self.heroes}
        self._fighters = {t.fighter_ids[f]: self._fighter(f) for f in range(int(t.fighters))}

    @property
    def translator(self) -> Translator:
        return self.names.translator

    # ---- seats and fighters ----

    @staticmethod
    def number(seat: str) -> int:
        return int(seat.removeprefix("p")) - 1

    def hero_of(self, seat: str) -> HeroDef:
        return self.heroes[self.number(seat)]

    def seat(self, seat: str) -> Nominal:
        """A player; of several with the same hero with the seat."""
        hero = self.hero_of(seat)
        mark = f" ({seat})" if sum(other.id == hero.id for other in self.heroes) > 1 else ""
        return self.names.fighter(hero, hero.hero, number=mark)

    def _fighter(self, f: int) -> Nominal:
        t = self.t
        hero, definition = self.heroes[t.f_seat[f]], self.fighter_def(t.fighter_ids[f])
        number = t.fighter_slugs[f].removeprefix(definition.id).replace("_", " ")
        if sum(other.id == hero.id for other in self.heroes) > 1:
            number += f" ({seat_name(t.f_seat[f])})"
        return self.names.fighter(hero, definition, number=number)

    def fighter_def(self, fighter: str) -> FighterDef:
        f = self.t.fighter_ids.index(fighter)
        hero = self.heroes[self.t.f_seat[f]]
        return [hero.hero, *hero.sidekicks][self.t.f_kind[f]]

    def fighter(self, fighter: str) -> Nominal:
        return self._fighters[fighter]

    def owner(self, fighter: str) -> str:
        """The seat of a fighter."""
        return seat_name(self.t.f_seat[self.t.fighter_ids.index(fighter)])

    def marker(self, marker: str) -> Nominal:
        """A marker of some hero of the match: `a fog token`."""
        hero = next(hero for hero in self.heroes if any(m.id == marker for m in hero.markers))
        return self.translator.phrase(self.names.marker(hero, marker), determiner="a")

    # ---- cards and other sources ----

    def card_def(self, card: str) -> CardDef | None:
        """A card by `hero.card`."""
        hero, _, name = card.partition(".")
        return next((c for c in self.by_id[hero].cards if c.id == name), None) if hero in self.by_id else None

    def card(self, card: str) -> str:
        """The name of a card as it stands in a sentence."""
        return self.translator.say("quoted", name=self.card_name(card))

    def card_name(self, card: str) -> str:
        known = self.card_def(card)
        return self.names.card(self.by_id[card.partition(".")[0]], known) if known is not None else card

    def bonus_attack(self, card: str) -> str:
        known = self.card_def(card)
        if known is None or known.bonus_attack is None:
            return self.card(card)
        return self.translator.say("quoted", name=self.names.bonus_attack(self.by_id[card.partition(".")[0]], known))

    def ability_def(self, source: str) -> AbilityDef | None:
        """An ability by `hero:ability`."""
        hero, _, name = source.partition(":")
        return next((a for a in self.by_id[hero].all_abilities if a.id == name), None) if hero in self.by_id else None

    def source(self, source: str) -> str:
        """A card or an ability as it stands in a sentence; nothing for a rule."""
        ability = self.ability_def(source) if ":" in source else None
        if ability is None:
            return self.card(source) if source else ""
        named = self.names.ability(self.by_id[source.partition(":")[0]], ability)
        return self.translator.say("quoted", name=named) if ability.name is not None else named
