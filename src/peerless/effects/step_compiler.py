"""Compile single steps: those that hold no others. `compiler` puts them together."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from msgspec import UnsetType

from peerless.core.frames import MOVE_AWAY, MOVE_THROUGH_FIGHTERS, MOVE_THROUGH_SIDEKICKS
from peerless.core.ids import COMBAT_DAMAGE, DECK, DISCARD, EFFECT_DAMAGE, NONE
from peerless.effects import language as lang
from peerless.effects import nodes as n
from peerless.effects import terms
from peerless.effects.expressions import COMBAT, ExpressionCompiler
from peerless.effects.scope import HAND_SEEN, OPPONENT, Bindings, HeroScope
from peerless.messages.message import Message

BEFORE_DAMAGE: Final = ("immediately", "during_combat")
_PILES: Final = {"discard": DISCARD, "deck": DECK}
_PREVENTED: Final = {"all": NONE, "combat": COMBAT_DAMAGE, "effects": EFFECT_DAMAGE}
_WHERE: Final = ("top", "bottom", "shuffled")


@dataclass
class ProgramBuilder:
    """Collects the programs and expressions of a match-up."""

    code: list[int] = field(default_factory=list)
    x: list[int] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)
    p_start: list[int] = field(default_factory=list)
    p_registers: list[int] = field(default_factory=list)
    p_cards: list[list[int]] = field(default_factory=list)
    p_path: list[str] = field(default_factory=list)
    steps: dict[int, str] = field(default_factory=dict)
    """Start of the instructions of a step -> its path."""


class StepCompiler(ExpressionCompiler):
    """Appends the instructions of a step to the code of a match-up."""

    def __init__(self, builder: ProgramBuilder, scope: HeroScope, timing: str) -> None:
        super().__init__(builder.x, scope, timing, Bindings())
        self.builder = builder
        self.code = builder.code
        self.chosen: dict[str, str] = {}
        """Name of a choice -> its path; a choice that nothing uses is reported."""
        self.block_ends: list[list[int]] = [[]]
        """Instructions that leave their block, by nesting depth."""

    def _emit(self, op: int, *operands: int) -> int:
        at = len(self.code)
        self.code.extend((op, *map(int, operands)))
        self.code.extend([0] * (n.OP_SIZE - 1 - len(operands)))
        return at

    def _by(self, by: str, path: str) -> int:
        if by == "you":
            return n.YOU
        self.needs_opponent(path)
        return n.BOTH if by == "both" else n.OPPONENT

    def _came_from(self, name: str, theirs: bool, hidden: bool) -> None:
        """Record whose cards a name refers to, and whether the opponent has not seen yours."""
        self.bindings.theirs.discard(name)
        self.bindings.hidden.discard(name)
        if theirs:
            self.bindings.theirs.add(name)
        elif hidden:
            self.bindings.hidden.add(name)

    # ---- cards ----

    def _card_step(self, step: lang.Step, path: str) -> None:
        match step:
            case lang.Draw():
                loop = self._begin_each(step.who, path)
                count = self.amount(step.count, f"{path}.count")
                if step.bind and step.who != "you":
                    self.scope.problem(f"{path}.bind", Message("fault-draw-bind"))
                self._emit(n.O_DRAW, loop.who, count, self._remember(step.bind, False, True, path, drawn=True))
                self._end_each(loop)
            case lang.Discard():
                loop = self._begin_each(step.who, path)
                count = self.amount(step.count, f"{path}.count")
                if step.bind and step.who == "each_opponent":
                    self.scope.problem(f"{path}.bind", Message("fault-discard-bind"))
                register = self._remember(step.bind, step.who != "you", False, path)
                self._emit(n.O_DISCARD, loop.who, count, step.at_random, register)
                self._end_each(loop)
            case lang.DiscardAny():
                among = self.cards(terms.Cards(pile="hand", keyword=step.keyword), path)
                register = self._remember(step.bind, False, False, path)
                self._emit(n.O_DISCARD_ANY, among, register, 1)
                self._emit(n.O_DISCARD_ANY, among, register, 0)
            case lang.RevealHand():
                self.needs_opponent(path)
                self.bindings.bound.add(HAND_SEEN)
                self._emit(n.O_REVEAL_HAND)
            case lang.RevealTop():
                count = self.amount(step.count, f"{path}.count")
                who = "you" if isinstance(step.who, UnsetType) else step.who
                register = self._remember(step.bind, who != "you", False, path)
                self._emit(n.O_REVEAL_TOP, count, register, self._by(who, f"{path}.who"), step.where == "bottom")
            case lang.DiscardCards():
                self._emit(n.O_DISCARD_CARDS, self.cards(step.cards, f"{path}.cards"))
            case lang.DiscardTop():
                count = self.amount(step.count, f"{path}.count")
                register = self._remember(step.bind, step.who != "you", False, path)
                self._emit(n.O_DISCARD_TOP, self._by(step.who, f"{path}.who"), count, register)
            case lang.LookAtHand():
                self.needs_opponent(path)
                self.bindings.bound.add(HAND_SEEN)
                self.block_ends[-1].append(self._emit(n.O_LOOK_HAND, NONE))
            case lang.LookAtTop():
                count, whose = self.amount(step.count, f"{path}.count"), step.who or "you"
                register = self._remember(step.bind, whose != "you", True, path)
                self.bindings.hidden.add(step.bind)  # the owner of the deck has not seen them either
                self._emit(n.O_LOOK_TOP, count, register, self._by(whose, f"{path}.who"))
            case lang.Take():
                taken = step.cards
                if taken == "own":
                    self.needs_timing("own", ("after_combat", "scheme"), f"{path}.cards")
                    self._emit(n.O_TAKE, self.node(n.X_PLAYED))
                    return
                if isinstance(taken, terms.Cards):
                    if (taken.pile, taken.of) != ("discard", step.who or "you"):
                        self.scope.problem(f"{path}.cards", Message("fault-take"))
                elif taken in self.bindings.theirs and not self.scope.lent:
                    self.scope.problem(f"{path}.cards", Message("fault-take-theirs", name=taken))
                if step.who == "opponent" and not isinstance(taken, terms.Cards):
                    self.scope.problem(f"{path}.who", Message("fault-take"))
                self._emit(n.O_TAKE, self.cards(taken, f"{path}.cards"), step.who == "opponent")
            case lang.PutBack():
                register = self.register(step.cards, "cards", f"{path}.cards")
                self._emit(n.O_PUT_BACK, register, _WHERE.index(step.where), self.bindings.drawn.get(step.cards, NONE))
            case lang.PutBackAny():
                register = self.bind(step.bind, "number", f"{path}.bind")
                self._emit(n.O_PUT_BACK_ANY, _WHERE.index(step.where), register, 1)
                self._emit(n.O_PUT_BACK_ANY, _WHERE.index(step.where), register, 0)
            case lang.Search():
                self._search(step, path)
            case _:
                raise AssertionError(f"{path}: no compiler for {type(step).__name__}")

    def _remember(self, name: str | None, theirs: bool, hidden: bool, path: str, drawn: bool = False) -> int:
        """The register of a name for cards; NONE without a name."""
        if name is None:
            return NONE
        register = self.bind(name, "cards", f"{path}.bind")
        self._came_from(name, theirs, hidden)
        self.bindings.note_drawn(name, register if drawn else NONE)
        return register

    def _begin_each(self, who: str, path: str) -> _Loop:
        if who != "each_opponent":
            return _Loop(self._by(who, f"{path}.who"), NONE, True)
        at = self._emit(n.O_EACH_FOE, self.bindings.temporary(2), NONE)
        named = OPPONENT in self.bindings.bound
        self.bindings.bound.add(OPPONENT)
        return _Loop(n.OPPONENT, at, named)

    def _end_each(self, loop: _Loop) -> None:
        if loop.at != NONE:
            self._emit(n.O_JUMP, loop.at)
            self.code[loop.at + 2] = len(self.code)
            if not loop.named:
                self.bindings.bound.discard(OPPONENT)

    def _search(self, step: lang.Search, path: str) -> None:
        if step.card not in self.scope.cards:
            self.scope.no_name(f"{path}.card", "fault-no-card", step.card, self.scope.cards, card=step.card)
            return
        if not step.piles or len(set(step.piles)) != len(step.piles):
            self.scope.problem(f"{path}.piles", Message("fault-search-piles"))
        searches = [self._emit(n.O_SEARCH, self.scope.cards[step.card], _PILES[p], NONE) for p in step.piles]
        for at in searches:
            self.code[at + 3] = len(self.code)

    # ---- fighters ----

    def target(self, target: terms.Target, path: str) -> int:
        """The expression of a target; a choice among fighters is asked first."""
        if isinstance(target, str):
            return self.fighter(target, path)
        if (target.one is None) == (target.each is None):
            self.scope.problem(path, Message("fault-one-or-each"))
            return self.node(n.X_SELF)
        if target.each is not None:
            if target.may or target.by != "you":
                self.scope.problem(path, Message("fault-with-one"))
            return self.fighters(target.each, f"{path}.each")
        assert target.one is not None
        register = self.bindings.temporary()
        among = self.fighters(target.one, f"{path}.one")
        self._emit(n.O_FIGHTER, among, register, self._by(target.by, f"{path}.by"), target.may)
        return self.node(n.X_FIGHTER_REG, register)

    def _fighter_step(
        self,
        step: lang.Damage | lang.Recover | lang.SetHealth | lang.PreventDamage | lang.KeepHealth | lang.Move,
        path: str,
    ) -> None:
        match step:
            case lang.Damage():
                target = self.target(step.to, f"{path}.to")
                amount = self.amount(step.amount, f"{path}.amount")
                dealt = self.bind(step.dealt, "number", f"{path}.dealt") if step.dealt else NONE
                fallen = self.bind(step.defeated, "number", f"{path}.defeated") if step.defeated else NONE
                if step.dealt is not None and step.dealt == step.defeated:
                    self.scope.problem(f"{path}.defeated", Message("fault-both", name=step.dealt))
                hurt = self._set(step.damaged, f"{path}.damaged")
                hit = self._set(step.targets, f"{path}.targets")
                self._emit(n.O_DAMAGE, target, amount, dealt, fallen, hurt, hit)
            case lang.Recover():
                target = self.target(step.who, f"{path}.who")
                self._emit(n.O_RECOVER, target, self.amount(step.amount, f"{path}.amount"))
            case lang.SetHealth():
                target = self.target(step.who, f"{path}.who")
                self._emit(n.O_SET_HEALTH, target, self.amount(step.to, f"{path}.to", zero=True))
            case lang.PreventDamage():
                self.needs_timing("prevent_damage", COMBAT, path)
                target = self.target(step.to, f"{path}.to")
                if step.above and step.kind != "combat":
                    self.scope.problem(f"{path}.above", Message("fault-above"))
                self._emit(n.O_PREVENT, target, _PREVENTED[step.kind], step.above or NONE)
            case lang.KeepHealth():
                target = self.target(step.who, f"{path}.who")
                self._emit(n.O_KEEP_HEALTH, target, self.amount(step.at_least, f"{path}.at_least"))
            case lang.Move():
                target = self.target(step.who, f"{path}.who")
                distance = self.amount(step.up_to, f"{path}.up_to")
                by = self._by(step.by, f"{path}.by")
                if isinstance(step.passed, str):
                    self._check_single(step.who, f"{path}.who")
                    if step.through is not True:
                        self.scope.problem(f"{path}.passed", Message("fault-passed"))
                    if step.stay is False:
                        self.scope.problem(f"{path}.stay", Message("fault-passed-stay"))
                how = MOVE_AWAY if step.stay is False else 0
                if step.through:
                    how |= MOVE_THROUGH_SIDEKICKS if step.through == "sidekicks" else MOVE_THROUGH_FIGHTERS
                self._emit(n.O_MOVE, target, distance, how, by, self._set(step.passed, f"{path}.passed"))

    def _standing_step(self, step: lang.Place | lang.Return, path: str) -> None:
        """Choose a space, unless there is no fighter for it."""
        by = step.by if isinstance(step, lang.Place) else "you"
        register = self.bindings.temporary()
        if isinstance(step, lang.Place):
            self._check_single(step.who, f"{path}.who")
            who = self.free(self.target(step.who, f"{path}.who"))
            present = self.node(n.X_EXISTS, who)
        else:
            who = self.defeated(step.who, f"{path}.who")
            present = self.node(n.X_EXISTS, who)
        leave = self._emit(n.O_UNLESS, present, NONE)
        where = self.spaces(step.where, f"{path}.where")
        if not step.where.empty:
            self.scope.problem(f"{path}.where", Message("fault-put-on-empty"))
        self._emit(n.O_SPACE, where, register, self._by(by, f"{path}.by"), step.may)
        if isinstance(step, lang.Place):
            self._emit(n.O_PLACE, who, register)
            self.code[leave + 2] = len(self.code)
        else:
            if step.takes_part:
                self.needs_timing("takes_part", BEFORE_DAMAGE, path)
            back = NONE
            if isinstance(step.bind, str):
                back = self.bind(step.bind, "fighter", f"{path}.bind")
                self.chosen.setdefault(step.bind, f"{path}.bind")
            self.code[leave + 2] = self._emit(n.O_RETURN, who, register, step.health or 0, bool(step.takes_part), back)

    def _set(self, name: str | UnsetType, path: str) -> int:
        """The register of a name for a set of fighters; NONE without a name."""
        if not isinstance(name, str):
            return NONE
        self.chosen.setdefault(name, path)
        return self.bind(name, "fighters", path)

    def _check_single(self, target: terms.Target, path: str) -> None:
        """A space has room for one fighter (BRD-1), so only one is placed."""
        if isinstance(target, str):
            several = target in self.scope.several or self.bindings.types.get(target) == "fighters"
        else:
            several = target.each is not None
        if several:
            self.scope.problem(path, Message("fault-place-one"))

    def _move_marker(self, step: lang.MoveMarker, path: str) -> None:
        """Move one marker, or each once: repeat while a marker is chosen that has not moved yet."""
        marker = self.marker(step.marker, f"{path}.marker")
        distance = NONE if step.up_to is None else self.amount(step.up_to, f"{path}.up_to")
        to = self.spaces(step.to, f"{path}.to")
        by = self._by(step.by, f"{path}.by")
        if step.at is not None:
            at = self.register(step.at, "space", f"{path}.at")
            lies = NONE if step.bind is None else self.bind(step.bind, "space", f"{path}.bind")
            self._emit(n.O_MOVE_MARKER, marker, at, distance, to, by, lies)
            return
        if step.bind is not None:
            self.scope.problem(f"{path}.bind", Message("fault-marker-bind"))
        moved: list[int] = []
        stops: list[int] = []
        for _ in range(self.scope.markers.get(step.marker, 1)):
            at, lies = self.bindings.temporary(), self.bindings.temporary()
            before = self.node(n.X_SPACE_REGS, *moved) if moved else NONE
            among = self.node(n.X_SPACES, False, NONE, NONE, NONE, before, NONE, 2 * marker)
            self._emit(n.O_SPACE, among, at, by, True)
            chosen = self.node(n.X_SPACE_LEFT, self.node(n.X_SPACE_REGS, at))
            stops.append(self._emit(n.O_UNLESS, chosen, NONE))
            self._emit(n.O_MOVE_MARKER, marker, at, distance, to, by, lies)
            moved.append(lies)
        for stop in stops:
            self.code[stop + 2] = len(self.code)

    # ---- combat, turn ----

    def _value_step(
        self,
        step: lang.SetValue | lang.AddValue | lang.SwapValues | lang.IgnoreValue | lang.SetPrinted,
        path: str,
    ) -> None:
        self.needs_timing(str(step.__struct_config__.tag), BEFORE_DAMAGE, path)
        match step:
            case lang.SwapValues():
                self._emit(n.O_SWAP_VALUES)
            case lang.SetPrinted():
                self._emit(n.O_SET_PRINTED, step.card == "opposing", self.amount(step.to, f"{path}.to", zero=True))
            case lang.SetValue():
                to = self.amount(step.to, f"{path}.to", zero=True)
                self._emit(n.O_SET_VALUE, step.card == "opposing", to, step.held, step.fixed is True)
            case lang.AddValue():
                amount = self.amount(step.amount, f"{path}.amount")
                self._emit(n.O_ADD_VALUE, step.card == "opposing", amount, step.less is True)
            case lang.IgnoreValue():
                self._emit(n.O_IGNORE, step.card == "opposing")

    def _combat_step(self, step: lang.Boost | lang.Cancel | lang.ReplaceCard | lang.RedirectDamage, path: str) -> None:
        self.needs_timing(str(step.__struct_config__.tag), BEFORE_DAMAGE, path)
        match step:
            case lang.Boost():
                self._emit(n.O_BOOST, step.card == "opposing", step.may)
            case lang.ReplaceCard():
                self.needs_timing("replace_card", ("immediately",), path)
                self._emit(n.O_REPLACE, step.card == "opposing")
            case lang.RedirectDamage():
                self._emit(n.O_REDIRECT)
            case lang.Cancel():
                self._emit(n.O_CANCEL)

    def _token(self, step: lang.SetToken | lang.Flip, path: str) -> None:
        side = step.to if isinstance(step, lang.SetToken) else None
        token, number = self.token(step.token, side, path)
        if isinstance(step, lang.Flip):
            self._emit(n.O_FLIP, token)
        else:
            self._emit(n.O_TOKEN, token, number)

    def _gain(self, step: lang.Gain, path: str) -> None:
        counter = self.counter(step.counter, f"{path}.counter")
        if isinstance(step.count, int) and step.count < 0:
            self._emit(n.O_COUNTER, counter, self.amount(-step.count, f"{path}.count"), 1)
        else:
            self._emit(n.O_COUNTER, counter, self.amount(step.count, f"{path}.count"), 0)

    def _price(self, counter: str, price: object, path: str) -> int:
        """The number of a counter that a price is paid with; a constant price must fit."""
        most = self.scope.counters.get(counter, n.MOST_NUMBER)
        if isinstance(price, int) and price > most:
            self.scope.problem(path, Message("fault-high-price", counter=counter, count=price, most=most))
        return self.counter(counter, f"{path.rpartition('.')[0]}.counter")

    def _taken(self, step: lang.SpendAny, most: int, path: str) -> int:
        """Take a chosen number from a counter; the register of that number."""
        counter = self.counter(step.counter, f"{path}.counter")
        if isinstance(step.bind, str):
            register = self.bind(step.bind, "number", f"{path}.bind")
            self.chosen.setdefault(step.bind, f"{path}.bind")
        else:
            register = self.bindings.temporary()
        theirs = step.by == "opponent"
        limit = self.node(n.X_COUNTER, counter, 1, theirs)
        by = self._by(step.by if isinstance(step.by, str) else "you", f"{path}.by")
        self._emit(n.O_NUMBER, limit, register, by, most, 0)
        self._emit(n.O_COUNTER, counter, self.node(n.X_NUMBER_REG, register), not theirs)
        return register


@dataclass
class _Loop:
    """A loop over all opponents around one step: what `who` means inside, and where it begins."""

    who: int
    at: int
    named: bool
    """Whether an opponent was chosen before the loop; it applies again after it."""
