"""Compile fighters, spaces, cards, amounts and conditions to expression nodes, and check their references."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from peerless.core.ids import AS_ATTACK, AS_DEFENSE, AS_SCHEME, AS_VERSATILE, DECK, DISCARD, HAND, NONE
from peerless.effects import nodes as n
from peerless.effects import terms
from peerless.effects.scope import OPPONENT, Bindings, HeroScope
from peerless.messages.message import Message
from peerless.messages.spelling import nearest

COMBAT: Final = ("immediately", "during_combat", "after_combat", "combat_over", "after_attack")
_AFTER: Final = ("after_combat", "combat_over", "after_attack")
_ACTING: Final = (
    *COMBAT, "scheme", "boost_effect", "when_discarded", "when_played", "after_maneuver", "defeated",
    "damaged", "combat_damaged", "zone_left",
)  # fmt: skip
_SIDES: Final = {"any": n.ANY_SIDE, "friendly": n.FRIENDLY, "opposing": n.OPPOSING_SIDE, "yours": n.YOURS}
_PILES: Final = {"hand": HAND, "deck": DECK, "discard": DISCARD}
CARD_TYPES: Final = {
    "attack": AS_ATTACK,
    "defense": AS_DEFENSE,
    "versatile": AS_VERSATILE,
    "scheme": AS_SCHEME,
}
_PLAIN: Final = {
    "won": n.X_WON,
    "lost": n.X_LOST,
    "won_before": n.X_WON_BEFORE,
    "your_turn": n.X_YOUR_TURN,
    "first_action": n.X_FIRST_ACTION,
    "maneuvered": n.X_MANEUVERED,
    "opponent_played_card": n.X_OPPONENT_PLAYED,
}
_MOST: Final = 1_000_000  # more than any amount can be


class ExpressionCompiler:
    """Appends nodes to the list of a match-up; an expression is an index into it."""

    def __init__(self, x: list[int], scope: HeroScope, timing: str, bindings: Bindings) -> None:
        self.x = x
        self.scope = scope
        self.timing = timing
        self.bindings = bindings
        self.has_self = timing != "play"
        """Whether the acting fighter is known here; before a card is played, it is not."""
        self.in_bonus_attack = False
        self.foreign = False
        """Whether the steps are those of a player who does not own the card."""

    def node(self, kind: int, *operands: int) -> int:
        at = len(self.x)
        self.x.extend((kind, *map(int, operands)))
        self.x.extend([NONE] * (n.X_SIZE - 1 - len(operands)))
        return at

    def needs_timing(self, what: str, allowed: Sequence[str], path: str) -> None:
        if self.timing not in allowed:
            known = ", ".join(allowed)
            self.scope.problem(path, Message("fault-not-at", what=what, moment=self.timing, known=known))

    # ---- bindings ----

    def bind(self, name: str, kind: str, path: str) -> int:
        known = self.bindings.types.get(name)
        if known is not None and known != kind:
            self.scope.problem(path, Message("fault-names-a", name=name, kind=known))
        return self.bindings.bind(name, known or kind)

    def register(self, name: str, kind: str, path: str) -> int:
        """The register of a name that is bound on every path to this step."""
        self.bindings.used.add(name)
        if name not in self.bindings.bound:
            key = "fault-not-always-chosen" if name in self.bindings.types else "fault-not-chosen"
            self.scope.problem(path, Message(key, name=name), nearest(name, self.bindings.bound))
            return 0
        if self.bindings.types[name] != kind:
            self.scope.problem(path, Message("fault-is-a", name=name, kind=self.bindings.types[name], wanted=kind))
            return 0
        return self.bindings.places[name]

    def remembered(self, name: str, path: str) -> int:
        """The register of a name for anything but a number; 0 in it means that there is nothing."""
        kind = self.bindings.types.get(name, "fighter")
        if kind == "number":
            self.scope.problem(path, Message("fault-chosen-number", name=name))
        return self.register(name, kind, path)

    def needs_own(self, path: str) -> None:
        """Refuse what only the owner of the card has: its fighters by name, tokens, keywords and so on."""
        if self.foreign:
            self.scope.problem(path, Message("fault-not-owner"))

    def needs_opponent(self, path: str) -> None:
        if OPPONENT not in self.bindings.bound:
            self.scope.problem(path, Message("fault-which-opponent"))

    # ---- fighters and spaces ----

    def fighter(self, ref: str, path: str) -> int:
        if ref.startswith("$"):
            if self.bindings.types.get(ref) == "fighters":
                return self.node(n.X_SET_REG, self.register(ref, "fighters", path))
            return self.node(n.X_FIGHTER_REG, self.register(ref, "fighter", path))
        if ref == "self":
            if not self.has_self:
                self.scope.problem(path, Message("fault-no-self"))
            return self.node(n.X_KIND, 1) if self.timing == "zone_left" else self.node(n.X_SELF)
        if ref == "opposing":
            self.needs_timing("opposing", (*COMBAT, "zone_left"), path)
            if self.timing == "zone_left":
                if not self.has_self:
                    self.scope.problem(path, Message("fault-no-opposing"))
                return self.node(n.X_SELF)  # the effect is about the hero that left
            return self.node(n.X_OPPOSING)
        if ref == "opponent_hero":
            self.needs_opponent(path)
            return self.node(n.X_FOE_HERO)
        if ref == "hero":
            return self.node(n.X_KIND, 1)
        words = ("self", "opposing") if self.timing in (*COMBAT, "zone_left") else ("self",) if self.has_self else ()
        return self.node(n.X_KIND, self.kinds(ref, path, (*words, "opponent_hero")))

    def kinds(self, ref: str, path: str, words: Sequence[str] = ()) -> int:
        """The mask of kinds that a fighter id of this hero refers to; `words` can stand there, too."""
        if ref == "hero":
            return 1
        self.needs_own(path)
        if ref not in self.scope.fighters:
            known = dict.fromkeys([*self.scope.fighters, "hero", *words])
            self.scope.no_name(path, "fault-no-fighter", ref, known, fighter=ref)
            return 1
        return 1 << self.scope.fighters[ref]

    def _kind(self, ref: str | None, path: str) -> int:
        if ref is None:
            return NONE
        if ref == "hero":
            return n.KIND_HERO
        if ref == "sidekick":
            return n.KIND_SIDEKICK
        return self.kinds(ref, path, ("sidekick",))

    def _optional(self, ref: str | None, path: str) -> int:
        return NONE if ref is None else self.fighter(ref, path)

    def fighters(self, f: terms.Fighters, path: str) -> int:
        if f.of_combat:
            self.needs_timing("of_combat", COMBAT, path)
        if f.defeated and (f.adjacent_to or f.in_zone_of or f.standing_on or f.on_marker or f.flanked_by):
            self.scope.problem(path, Message("fault-defeated"))
        adjacent = self._optional(f.adjacent_to, f"{path}.adjacent_to")
        zone = self._optional(f.in_zone_of, f"{path}.in_zone_of")
        besides = self._optional(f.besides, f"{path}.besides")
        standing = NONE if f.standing_on is None else self._space_registers(f.standing_on, f"{path}.standing_on")
        if f.on_marker is not None:
            marker = self.marker(f.on_marker, f"{path}.on_marker")
            standing = self.node(n.X_SPACES, False, NONE, NONE, NONE, NONE, standing, 2 * marker)
        flags = (n.OF_COMBAT if f.of_combat else 0) | (n.DEFEATED if f.defeated else 0)
        flags |= n.FLANKED * (f.flanked_by or 0)
        kind = self._kind(f.kind, f"{path}.kind")
        if f.side == "opposing" and f.kind not in (None, "hero", "sidekick"):
            self.scope.problem(path, Message("fault-own-fighter", fighter=f.kind))
        return self.node(n.X_FIGHTERS, _SIDES[f.side], kind, adjacent, zone, flags, besides, standing)

    def free(self, fighter: int) -> int:
        """An expression's fighters that are on the board and can leave their spaces."""
        return self.node(n.X_FREE, fighter)

    def defeated(self, ref: str, path: str) -> int:
        """The defeated fighters of a name."""
        if ref == "self":
            self.needs_timing("self", COMBAT, path)
            return self.node(n.X_FIGHTERS, n.YOURS, NONE, NONE, NONE, n.DEFEATED | n.OF_COMBAT, NONE, NONE)
        if ref.startswith("$"):
            self.bindings.used.add(ref)
            self.scope.problem(path, Message("fault-defeated-name"))
            return self.node(n.X_KIND, 1)
        kind = self.kinds(ref, path)
        return self.node(n.X_FIGHTERS, n.YOURS, kind, NONE, NONE, n.DEFEATED, NONE, NONE)

    def _space_registers(self, names: Sequence[str], path: str) -> int:
        if not 1 <= len(names) <= 6:
            self.scope.problem(path, Message("fault-spaces"))
        return self.node(n.X_SPACE_REGS, *[self.register(name, "space", path) for name in names[:6]])

    def spaces(self, s: terms.Spaces, path: str) -> int:
        zone = self._optional(s.in_zone_of, f"{path}.in_zone_of")
        besides = NONE
        if s.besides is not None:
            is_space = self.bindings.types.get(s.besides) == "space"
            place = f"{path}.besides"
            besides = self._space_registers([s.besides], place) if is_space else self.fighter(s.besides, place)
        next_to_fighter = next_to_space = NONE
        if s.adjacent_to is not None:
            if self.bindings.types.get(s.adjacent_to) == "space":
                next_to_space = self._space_registers([s.adjacent_to], f"{path}.adjacent_to")
            else:
                next_to_fighter = self.fighter(s.adjacent_to, f"{path}.adjacent_to")
        only = NONE if s.at is None else self._space_registers([s.at], f"{path}.at")
        marker = NONE
        if s.with_marker is not None:
            marker = 2 * self.marker(s.with_marker, f"{path}.with_marker")
            if s.without_marker is not None:
                self.scope.problem(path, Message("fault-with-marker"))
        elif s.without_marker is not None:
            marker = 2 * self.marker(s.without_marker, f"{path}.without_marker") + 1
        return self.node(n.X_SPACES, s.empty, zone, next_to_fighter, next_to_space, besides, only, marker)

    def marker(self, marker: str, path: str) -> int:
        """The number of a kind of markers."""
        self.needs_own(path)
        known = self.scope.markers
        if marker not in known:
            self.scope.no_name(path, "fault-no-marker", marker, known, marker=marker)
            return 0
        return list(known).index(marker)

    # ---- cards and amounts ----

    def cards(self, c: terms.Cards | str, path: str) -> int:
        if isinstance(c, str):
            return self.node(n.X_CARD_REG, self.register(c, "cards", path))
        definition = keyword = NONE
        if c.id or c.keyword or c.only_for:
            self.needs_own(path)
        if c.of == "opponent":
            self.needs_opponent(path)
            if c.id or c.keyword:
                self.scope.problem(path, Message("fault-own-deck"))
        if c.id is not None:
            if c.id not in self.scope.cards:
                self.scope.no_name(f"{path}.id", "fault-no-card", c.id, self.scope.cards, card=c.id)
            definition = self.scope.cards.get(c.id, NONE)
        if c.keyword is not None:
            if c.keyword not in self.scope.keywords:
                known = self.scope.keywords
                self.scope.no_name(f"{path}.keyword", "fault-no-keyword", c.keyword, known, keyword=c.keyword)
            keyword = self.scope.keywords.get(c.keyword, NONE)
        kind = NONE if c.type is None else CARD_TYPES[c.type]
        besides = NONE if c.besides is None else self.register(c.besides, "cards", f"{path}.besides")
        who = n.OPPONENT if c.of == "opponent" else n.YOU
        if c.used_to_boost:
            self.needs_timing("used_to_boost", COMBAT, path)
            if (c.pile, c.of) != ("discard", "you"):
                self.scope.problem(path, Message("fault-used-to-boost"))
            who |= n.USED_TO_BOOST
        if c.top:
            if c.pile == "hand":
                self.scope.problem(f"{path}.top", Message("fault-top"))
            who |= n.TOP
        if isinstance(c.only_for, str):
            if c.of == "opponent":
                self.scope.problem(path, Message("fault-own-deck"))
            who |= (self._number_of(c.only_for, f"{path}.only_for") + 1) * n.ONLY_FOR
        value = NONE if c.value is None else self.amount(c.value, f"{path}.value", zero=True)
        return self.node(n.X_CARDS, _PILES[c.pile], who, definition, kind, keyword, besides, value)

    def _number_of(self, fighter: str, path: str) -> int:
        """The kind of a fighter of this hero."""
        return self.kinds(fighter, path).bit_length() - 1

    def counter(self, counter: str, path: str) -> int:
        """The number of a counter; they follow the tokens."""
        self.needs_own(path)
        known = self.scope.counters
        if counter not in known:
            self.scope.no_name(path, "fault-no-counter", counter, known, counter=counter)
            return 0
        return len(self.scope.tokens) + list(known).index(counter)

    def symbols(self, path: str) -> int:
        """What tells which symbol the player has."""
        self.needs_own(path)
        if not self.scope.symbols:
            self.scope.problem(path, Message("fault-no-symbols"))
        words = self.scope.keywords
        wild = NONE if self.scope.wild is None else words.get(self.scope.wild, NONE)
        return self.node(n.X_SYMBOLS, wild, *[words.get(symbol, NONE) for symbol in self.scope.symbols])

    def symbol(self, symbol: str, path: str) -> int:
        known = self.scope.symbols
        if symbol in known:
            return known.index(symbol)
        if known:
            self.scope.no_name(path, "fault-no-symbol", symbol, known, symbol=symbol)
        return 0

    def amount(self, a: terms.Change, path: str, zero: bool = False) -> int:
        """The expression of a number; a constant 0 is refused unless `zero` allows it."""
        if not zero and (a == 0 if isinstance(a, int | str) else a.times == 0):
            self.scope.problem(path, Message("fault-zero"))
        match a:
            case int():
                return self.node(n.X_NUMBER, a)
            case str():
                return self.node(n.X_NUMBER_REG, self.register(a, "number", path))
            case terms.CountCards():
                if isinstance(a.among, str):
                    pass
                elif a.among.pile != "discard" and (
                    a.among.id or a.among.type or a.among.keyword or a.among.value or a.among.only_for
                ):
                    self.scope.problem(f"{path}.among", Message("fault-hidden-pile", pile=a.among.pile))
                return self.node(n.X_COUNT_CARDS, self.cards(a.among, f"{path}.among"), a.times)
            case terms.CountFighters():
                return self.node(n.X_COUNT_FIGHTERS, self.fighters(a.among, f"{path}.among"), a.times)
            case terms.BoostOf():
                if a.card.startswith("$"):
                    return self.node(n.X_BOOST_CARDS, self.cards(a.card, f"{path}.card"), a.times)
                self.needs_timing("boost_of", COMBAT, path)
                return self.node(n.X_BOOST_PLAYED, a.card == "opposing", a.times)
            case terms.PrintedValue():
                self.needs_timing("printed_value", COMBAT, path)
                if a.card == "outer_opposing":
                    if not self.in_bonus_attack:
                        self.scope.problem(f"{path}.card", Message("fault-outer"))
                    return self.node(n.X_PRINTED, n.OUTER, a.times)
                return self.node(n.X_PRINTED, a.card == "opposing", a.times)
            case terms.DamageTaken() | terms.NamedNumber():
                self.needs_timing(str(a.__struct_config__.tag), COMBAT, path)
                return self.node(n.X_DAMAGE_TAKEN if isinstance(a, terms.DamageTaken) else n.X_NAMED, a.times)
            case terms.CombatDamage():
                self.needs_timing("combat_damage", _AFTER, path)
                return self.node(n.X_COMBAT_DAMAGE, a.times)
            case terms.Value():
                self.needs_timing("value", COMBAT, path)
                return self.node(n.X_VALUE, a.card == "opposing", a.times)
            case terms.Number():
                return self.node(n.X_TIMES, self.register(a.number, "number", f"{path}.number"), a.times)
            case terms.Counter():
                return self.node(n.X_COUNTER, self.counter(a.counter, f"{path}.counter"), a.times)
            case terms.Lent():
                self.needs_own(path)
                if self.scope.lent is None:
                    self.scope.problem(path, Message("fault-no-lend"))
                if a.to == "opponent":
                    self.needs_opponent(path)
                return self.node(n.X_LENT, a.to == "each_opponent", a.times)
            case terms.Zones():
                return self.node(n.X_ZONES, self.fighter(a.of, f"{path}.of"), a.times)

    # ---- conditions ----

    def condition(self, c: terms.Cond, path: str) -> int:
        match c:
            case str():
                if c in ("won", "lost"):
                    self.needs_timing(c, _AFTER, path)
                elif c == "opponent_played_card":
                    self.needs_timing(c, COMBAT, path)
                elif c == "first_action":
                    self.needs_timing(c, _ACTING, path)
                return self.node(_PLAIN[c])
            case terms.Is():
                kind = self._kind(c.kind, f"{path}.kind")
                return self.node(n.X_IS, self.fighter(c.fighter, f"{path}.fighter"), kind)
            case terms.Moved():
                return self.node(n.X_MOVED, self.fighter(c.fighter, f"{path}.fighter"))
            case terms.Adjacent() | terms.SameZone():
                pair = self.fighter(c.fighter, f"{path}.fighter"), self.fighter(c.to, f"{path}.to")
                kind = n.X_ADJACENT if isinstance(c, terms.Adjacent) else n.X_SAME_ZONE
                return self.node(kind, *pair, c.at == "turn_start")
            case terms.Health():
                compared = isinstance(c.below, str)
                low, high = (1, _MOST) if compared else self._bounds(c.at_least, c.at_most, path)
                if compared and (c.at_least is not None or c.at_most is not None):
                    self.scope.problem(f"{path}.below", Message("fault-below"))
                below = self._optional(c.below or None, f"{path}.below")
                return self.node(n.X_HEALTH, self.fighter(c.fighter, f"{path}.fighter"), low, high, below)
            case terms.TookDamage():
                return self.node(n.X_TOOK_DAMAGE, self.fighter(c.fighter, f"{path}.fighter"))
            case terms.Defeated():
                return self.node(n.X_DEFEATED, self.fighter(c.fighter, f"{path}.fighter"))
            case terms.SpaceLeft():
                return self.node(n.X_SPACE_LEFT, self.spaces(c.among, f"{path}.among"))
            case terms.TokenIs():
                return self.node(n.X_TOKEN, *self.token(c.token, c.shows, path, "shows"))
            case terms.OnMarker():
                marker = self.marker(c.marker, f"{path}.marker")
                who = self.fighter(c.fighter, f"{path}.fighter")
                return self.node(n.X_ON_MARKER, who, marker, c.at == "turn_start")
            case terms.Compare():
                low, high = self._bounds(c.at_least, c.at_most, path)
                return self.node(n.X_COMPARE, self.amount(c.amount, f"{path}.amount"), low, high)
            case terms.Equal():
                one = self.amount(c.amount, f"{path}.amount", zero=True)
                return self.node(n.X_EQUAL, one, self.amount(c.to, f"{path}.to", zero=True))
            case terms.Higher():
                one = self.amount(c.amount, f"{path}.amount", zero=True)
                return self.node(n.X_HIGHER, one, self.amount(c.than, f"{path}.than", zero=True))
            case terms.ActionNumber():
                self.needs_timing("action_number", _ACTING, path)
                return self.node(n.X_ACTION_NUMBER, c.number)
            case terms.Chosen():
                return self.node(n.X_CHOSEN, self.remembered(c.what, f"{path}.what"))
            case terms.Played():
                self.needs_timing("played", COMBAT, path)
                return self.node(n.X_PLAYED_TYPE, c.card == "opposing", CARD_TYPES[c.type])
            case terms.HasKeyword():
                return self._has_keyword(c, path)
            case terms.Symbol():
                return self.node(n.X_SYMBOL, self.symbols(path), self.symbol(c.shows, f"{path}.shows"))
            case terms.Role():
                self.needs_timing("role", COMBAT, path)
                return self.node(n.X_ROLE, c.role == "defending")
            case terms.Not():
                return self.node(n.X_NOT, self.condition(c.cond, f"{path}.cond"))
            case terms.All() | terms.Any():
                if not 1 <= len(c.conds) <= 6:
                    self.scope.problem(path, Message("fault-conditions"))
                combined = n.X_ALL if isinstance(c, terms.All) else n.X_ANY
                parts = [self.condition(p, f"{path}.conds[{i}]") for i, p in enumerate(c.conds[:6])]
                return self.node(combined, *parts)

    def _has_keyword(self, c: terms.HasKeyword, path: str) -> int:
        self.needs_own(path)
        known = self.scope.keywords
        if c.keyword not in known:
            self.scope.no_name(f"{path}.keyword", "fault-no-keyword", c.keyword, known, keyword=c.keyword)
        if c.card.startswith("$"):
            chosen = self.cards(c.card, f"{path}.card")
        else:
            self.needs_timing("keyword", COMBAT, path)
            chosen = NONE
        return self.node(n.X_KEYWORD, chosen, c.card == "opposing", known.get(c.keyword, 0))

    def _bounds(self, low: int | None, high: int | None, path: str) -> tuple[int, int]:
        if low is None and high is None:
            self.scope.problem(path, Message("fault-bounds"))
        elif low is not None and high is not None and low > high:
            self.scope.problem(path, Message("fault-no-number", least=low, most=high))
        elif high is None and low == 0:
            self.scope.problem(path, Message("fault-every-number"))
        return (0 if low is None else low, _MOST if high is None else high)

    def token(self, token: str, side: str | None, path: str, key: str = "to") -> tuple[int, int]:
        """The number of a token and of one of its sides."""
        self.needs_own(path)
        if token not in self.scope.tokens:
            self.scope.no_name(f"{path}.token", "fault-no-token", token, self.scope.tokens, token=token)
            return 0, 0
        sides = self.scope.tokens[token]
        if side is not None and side not in sides:
            self.scope.no_name(f"{path}.{key}", "fault-no-side", side, sides, token=token, side=side)
            return 0, 0
        return self.scope.token_number(token), 0 if side is None else sides.index(side)
