"""Compile an effect tree to a flat program, and report everything in it that could not be carried out.

All programs of a match-up are in one list of integers; `ProgramBuilder` appends to it. Every problem is reported with
its path, and compiling continues, so that the author sees all of them at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from peerless.core.ids import COMBAT_DAMAGE, DECK, DISCARD, NONE
from peerless.effects import language as lang
from peerless.effects import nodes as n
from peerless.effects import terms
from peerless.effects.expressions import COMBAT, ExpressionCompiler
from peerless.effects.scope import ANSWERS, HAND_SEEN, OPPONENT, Bindings, HeroScope
from peerless.messages.message import Message

MOST_INSTRUCTIONS: Final = 200
MOST_DEPTH: Final = 8
MOST_REGISTERS: Final = 40
_BEFORE_DAMAGE: Final = ("immediately", "during_combat")
_PILES: Final = {"discard": DISCARD, "deck": DECK}


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


class EffectCompiler(ExpressionCompiler):
    """Compiles the steps of one effect. `timing` is the moment it happens at."""

    def __init__(self, builder: ProgramBuilder, scope: HeroScope, timing: str) -> None:
        super().__init__(builder.x, scope, timing, Bindings())
        self.builder = builder
        self.code = builder.code
        self.start = len(builder.code)
        self.chosen: dict[str, str] = {}
        """Name of a choice -> its path; a choice that nothing uses is reported."""
        self.block_ends: list[list[int]] = [[]]
        """Instructions that leave their block, by nesting depth."""
        if timing in (*COMBAT, "when_played"):
            self.bindings.bound.add(OPPONENT)

    def program(self, steps: Sequence[lang.Step], path: str, may: bool = False) -> int:
        """Compiles a whole effect and returns the number of its program."""
        number = len(self.builder.p_start)
        self.start = len(self.code)
        self.builder.p_start.append(self.start)
        self.builder.p_path.append(path)
        self.builder.steps[self.start] = path
        skip = self._emit(n.O_YES_NO, n.YOU, NONE) if may else NONE
        self._steps(steps, path, 0)
        if skip != NONE:
            self.code[skip + 2] = len(self.code)
        self._close_block()
        self._emit(n.O_END)
        for name, place in self.chosen.items():
            if name not in self.bindings.used:
                self.scope.problem(place, Message("fault-unused", name=name))
        if self._is_too_long():
            self.scope.problem(path, Message("fault-long-effect", most=MOST_INSTRUCTIONS))
        if self.bindings.registers > MOST_REGISTERS:
            self.scope.problem(path, Message("fault-many-names", most=MOST_REGISTERS))
        self.builder.p_registers.append(min(self.bindings.registers, MOST_REGISTERS))
        self.builder.p_cards.append(self.bindings.card_registers)
        return number

    def _is_too_long(self) -> bool:
        return len(self.code) - self.start > MOST_INSTRUCTIONS * n.OP_SIZE

    def _emit(self, op: int, *operands: int) -> int:
        at = len(self.code)
        self.code.extend((op, *map(int, operands)))
        self.code.extend([0] * (n.OP_SIZE - 1 - len(operands)))
        return at

    def _steps(self, steps: Sequence[lang.Step], path: str, depth: int) -> None:
        if depth > MOST_DEPTH:
            self.scope.problem(path, Message("fault-deep-steps", most=MOST_DEPTH))
            return
        if not steps:
            self.scope.problem(path, Message("fault-no-steps"))
        for i, step in enumerate(steps):
            if self._is_too_long():
                return  # repeats within repeats grow fast; the length is reported at the end
            self._step(step, f"{path}[{i}]", depth)

    def _step(self, step: lang.Step, path: str, depth: int) -> None:
        self.builder.steps[len(self.code)] = path
        match step:
            case lang.If():
                self._if(step, path, depth)
            case lang.May():
                self._may(step, path, depth)
            case lang.Block():
                seen = HAND_SEEN in self.bindings.bound
                self.block_ends.append([])
                self._steps(step.do, f"{path}.do", depth + 1)
                if self.block_ends[-1] and not seen:
                    self.bindings.bound.discard(HAND_SEEN)  # the look at the hand may have been prevented
                self._close_block()
            case lang.ChooseNumber() | lang.NameNumber():
                self._number(step, path)
            case lang.RememberSpace():
                self._emit(n.O_REMEMBER, self.fighter(step.of, f"{path}.of"), self.bind(step.bind, "space", path))
            case lang.ChooseModes():
                self._modes(step, path, depth)
            case lang.Repeat():
                for _ in range(step.times):
                    self._steps(step.do, f"{path}.do", depth + 1)
            case lang.ChooseFighter():
                self._choose(n.O_FIGHTER, self.fighters(step.among, f"{path}.among"), "fighter", step, path)
            case lang.ChooseSpace():
                self._choose(n.O_SPACE, self.spaces(step.among, f"{path}.among"), "space", step, path)
            case lang.ChooseCard():
                self._check_sight(step, path)
                self._choose(n.O_CARD, self.cards(step.among, f"{path}.among"), "cards", step, path)
                among, known = step.among, self.bindings
                if isinstance(among, str):
                    self._came_from(step.bind, among in known.theirs, among in known.hidden)
                    known.note_drawn(step.bind, known.drawn.get(among, NONE))
                else:
                    self._came_from(step.bind, among.of == "opponent", among.pile != "discard")
                    known.note_drawn(step.bind, NONE)
            case lang.ChooseOpponent():
                if self.timing in COMBAT:
                    self.scope.problem(path, Message("fault-combat-opponent"))
                self.bindings.bound.add(OPPONENT)
                self.bindings.bound.discard(HAND_SEEN)
                self._emit(n.O_OPPONENT)
            case lang.GainAction():
                if self.timing in ("setup", "end_of_turn"):
                    self.scope.problem(path, Message("fault-no-action-left", moment=self.timing))
                if step.count == 0:
                    self.scope.problem(f"{path}.count", Message("fault-zero"))
                self._emit(n.O_GAIN, self._by(step.who, f"{path}.who"), step.count)
            case lang.EndTurn():
                if self.timing in ("setup", "end_of_turn"):
                    self.scope.problem(path, Message("fault-no-turn-left", moment=self.timing))
                self._emit(n.O_END_TURN)
            case lang.SetToken() | lang.Flip():
                self._token(step, path)
            case lang.Leave():
                self._emit(n.O_LEAVE, self.target(step.who, f"{path}.who"))
            case lang.MoveMarker():
                self._move_marker(step, path)
            case lang.Damage() | lang.Recover() | lang.SetHealth() | lang.PreventDamage() | lang.Move():
                self._fighter_step(step, path)
            case lang.Swap():
                one = self.on_board(self.fighter(step.fighter, f"{path}.fighter"))
                other = self.on_board(self.fighter(step.other, f"{path}.other"))
                if step.takes_part:
                    self.needs_timing("takes_part", _BEFORE_DAMAGE, path)
                self._emit(n.O_SWAP, one, other, step.takes_part)
            case lang.FixValue():
                self._emit(n.O_FIX_VALUE, step.to)
            case lang.BonusAttack():
                self.needs_timing("bonus_attack", ("after_combat",), path)
                self._emit(n.O_BONUS_ATTACK)
            case lang.Place() | lang.Return():
                self._standing_step(step, path)
            case lang.SetValue() | lang.AddValue() | lang.IgnoreValue() | lang.SetPrinted():
                self._value_step(step, path)
            case lang.Boost() | lang.Cancel() | lang.ReplaceCard() | lang.RedirectDamage():
                self._combat_step(step, path)
            case _:
                self._card_step(step, path)

    # ---- choices ----

    def _choose(
        self, op: int, among: int, kind: str, step: lang.ChooseFighter | lang.ChooseSpace | lang.ChooseCard, path: str
    ) -> None:
        register = self.bind(step.bind, kind, f"{path}.bind")
        self.chosen.setdefault(step.bind, f"{path}.bind")
        self._emit(op, among, register, self._by(step.by, f"{path}.by"), step.may)

    def _check_sight(self, step: lang.ChooseCard, path: str) -> None:
        """Refuse a choice among cards the chooser has not seen: the options would show them."""
        among = step.among
        if isinstance(among, str):
            if step.by == "opponent" and among in self.bindings.hidden:
                self.scope.problem(f"{path}.by", Message("fault-unseen-cards", name=among))
        elif among.pile == "deck":
            self.scope.problem(f"{path}.among", Message("fault-unseen-deck"))
        elif among.pile == "hand" and among.of == "opponent" and step.by == "you":
            if HAND_SEEN not in self.bindings.bound:
                self.scope.problem(f"{path}.among", Message("fault-unseen-hand"))
        elif among.pile == "hand" and among.of == "you" and step.by == "opponent":
            self.scope.problem(f"{path}.by", Message("fault-your-hand"))

    def _came_from(self, name: str, theirs: bool, hidden: bool) -> None:
        """Record whose cards a name refers to, and whether the opponent has not seen yours."""
        self.bindings.theirs.discard(name)
        self.bindings.hidden.discard(name)
        if theirs:
            self.bindings.theirs.add(name)
        elif hidden:
            self.bindings.hidden.add(name)

    def _number(self, step: lang.ChooseNumber | lang.NameNumber, path: str) -> None:
        register = NONE
        if step.bind is not None:
            register = self.bind(step.bind, "number", f"{path}.bind")
            self.chosen.setdefault(step.bind, f"{path}.bind")
        if isinstance(step, lang.ChooseNumber):
            limit = self.amount(step.up_to, f"{path}.up_to")
            if isinstance(step.up_to, int) and step.up_to > n.MOST_NUMBER:
                high = Message("fault-high-number", number=step.up_to, most=n.MOST_NUMBER)
                self.scope.problem(f"{path}.up_to", high)
            self._emit(n.O_NUMBER, limit, register, self._by(step.by, path), 0, 0)
        else:
            self._emit(n.O_NUMBER, NONE, register, n.YOU, 0, self.timing in (*COMBAT, "when_played"))

    # ---- flow ----

    def _close_block(self) -> None:
        for at in self.block_ends.pop():
            self.code[at + 1] = len(self.code)

    def _if(self, step: lang.If, path: str, depth: int) -> None:
        branch = self._emit(n.O_UNLESS, self.condition(step.cond, f"{path}.cond"), NONE)
        before = set(self.bindings.bound)
        self._steps(step.then, f"{path}.then", depth + 1)
        after_then = set(self.bindings.bound)
        self.bindings.bound = set(before)
        if step.otherwise:
            leave = self._emit(n.O_JUMP, NONE)
            self.code[branch + 2] = len(self.code)
            self._steps(step.otherwise, f"{path}.else", depth + 1)
            self.code[leave + 1] = len(self.code)
        else:
            self.code[branch + 2] = len(self.code)
        self.bindings.bound &= after_then

    def _may(self, step: lang.May, path: str, depth: int) -> None:
        ask = self._emit(n.O_YES_NO, self._by(step.by, f"{path}.by"), NONE)
        before = set(self.bindings.bound)
        self._steps(step.do, f"{path}.do", depth + 1)
        after_do = set(self.bindings.bound)
        self.bindings.bound = set(before)
        if step.otherwise:
            leave = self._emit(n.O_JUMP, NONE)
            self.code[ask + 2] = len(self.code)
            self._steps(step.otherwise, f"{path}.else", depth + 1)
            self.code[leave + 1] = len(self.code)
        else:
            self.code[ask + 2] = len(self.code)
        self.bindings.bound &= after_do

    def _modes(self, step: lang.ChooseModes, path: str, depth: int) -> None:
        if not 2 <= len(step.modes) <= n.MOST_MODES:
            self.scope.problem(f"{path}.modes", Message("fault-modes", most=n.MOST_MODES))
            return
        for name in sorted(ANSWERS.intersection(step.modes)):
            self.scope.problem(f"{path}.modes", Message("fault-answer", name=name))
        if step.pick > len(step.modes):
            self.scope.problem(f"{path}.pick", Message("fault-pick", pick=step.pick, count=len(step.modes)))
        register = self.bindings.temporary(3)
        label = len(self.builder.labels)
        self.builder.labels.extend(step.modes)
        at = self._emit(n.O_MODES, step.pick, len(step.modes), register, label, self._by(step.by, f"{path}.by"), NONE)
        self.code.extend([0] * n.OP_SIZE)  # the targets of the modes
        before = set(self.bindings.bound)
        for i, (name, steps) in enumerate(step.modes.items()):
            self.code[at + n.OP_SIZE + i] = len(self.code)
            self.bindings.bound = set(before)
            self._steps(steps, f"{path}.modes.{name}", depth + 1)
            self._emit(n.O_JUMP, at)
        self.bindings.bound = before
        self.code[at + 6] = len(self.code)

    def _by(self, by: str, path: str) -> int:
        if by == "you":
            return n.YOU
        self.needs_opponent(path)
        return n.BOTH if by == "both" else n.OPPONENT

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
                self._emit(n.O_REVEAL_TOP, count, self._remember(step.bind, False, False, path))
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
                count = self.amount(step.count, f"{path}.count")
                self._emit(n.O_LOOK_TOP, count, self._remember(step.bind, False, True, path))
            case lang.Take():
                taken = step.cards
                if isinstance(taken, terms.Cards):
                    if (taken.pile, taken.of) != ("discard", "you"):
                        self.scope.problem(f"{path}.cards", Message("fault-take"))
                elif taken in self.bindings.theirs:
                    self.scope.problem(f"{path}.cards", Message("fault-take-theirs", name=taken))
                self._emit(n.O_TAKE, self.cards(taken, f"{path}.cards"))
            case lang.PutBack():
                register = self.register(step.cards, "cards", f"{path}.cards")
                self._emit(n.O_PUT_BACK, register, step.where == "bottom", self.bindings.drawn.get(step.cards, NONE))
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
            self.scope.problem(f"{path}.card", Message("fault-no-card", card=step.card))
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
        self, step: lang.Damage | lang.Recover | lang.SetHealth | lang.PreventDamage | lang.Move, path: str
    ) -> None:
        match step:
            case lang.Damage():
                target = self.target(step.to, f"{path}.to")
                amount = self.amount(step.amount, f"{path}.amount")
                dealt = self.bind(step.dealt, "number", f"{path}.dealt") if step.dealt else NONE
                fallen = self.bind(step.defeated, "number", f"{path}.defeated") if step.defeated else NONE
                if step.dealt is not None and step.dealt == step.defeated:
                    self.scope.problem(f"{path}.defeated", Message("fault-both", name=step.dealt))
                self._emit(n.O_DAMAGE, target, amount, dealt, fallen)
            case lang.Recover():
                target = self.target(step.who, f"{path}.who")
                self._emit(n.O_RECOVER, target, self.amount(step.amount, f"{path}.amount"))
            case lang.SetHealth():
                target = self.target(step.who, f"{path}.who")
                self._emit(n.O_SET_HEALTH, target, self.amount(step.to, f"{path}.to", zero=True))
            case lang.PreventDamage():
                self.needs_timing("prevent_damage", COMBAT, path)
                target = self.target(step.to, f"{path}.to")
                self._emit(n.O_PREVENT, target, COMBAT_DAMAGE if step.kind == "combat" else NONE)
            case lang.Move():
                target = self.target(step.who, f"{path}.who")
                distance = self.amount(step.up_to, f"{path}.up_to")
                self._emit(n.O_MOVE, target, distance, step.through, self._by(step.by, f"{path}.by"))

    def _standing_step(self, step: lang.Place | lang.Return, path: str) -> None:
        """Choose a space, unless there is no fighter for it."""
        by = step.by if isinstance(step, lang.Place) else "you"
        register = self.bindings.temporary()
        if isinstance(step, lang.Place):
            self._check_single(step.who, f"{path}.who")
            who = self.on_board(self.target(step.who, f"{path}.who"))
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
        else:
            self._emit(n.O_RETURN, who, register, step.health or 0)
        self.code[leave + 2] = len(self.code)

    def _check_single(self, target: terms.Target, path: str) -> None:
        """A space has room for one fighter (BRD-1), so only one is placed."""
        several = target in self.scope.several if isinstance(target, str) else target.each is not None
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

    def _value_step(self, step: lang.SetValue | lang.AddValue | lang.IgnoreValue | lang.SetPrinted, path: str) -> None:
        self.needs_timing(str(step.__struct_config__.tag), _BEFORE_DAMAGE, path)
        match step:
            case lang.SetPrinted():
                self._emit(n.O_SET_PRINTED, step.card == "opposing", self.amount(step.to, f"{path}.to", zero=True))
            case lang.SetValue():
                to = self.amount(step.to, f"{path}.to", zero=True)
                self._emit(n.O_SET_VALUE, step.card == "opposing", to, step.held)
            case lang.AddValue():
                self._emit(n.O_ADD_VALUE, step.card == "opposing", self.amount(step.amount, f"{path}.amount"))
            case lang.IgnoreValue():
                self._emit(n.O_IGNORE, step.card == "opposing")

    def _combat_step(self, step: lang.Boost | lang.Cancel | lang.ReplaceCard | lang.RedirectDamage, path: str) -> None:
        self.needs_timing(str(step.__struct_config__.tag), _BEFORE_DAMAGE, path)
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


@dataclass
class _Loop:
    """A loop over all opponents around one step: what `who` means inside, and where it begins."""

    who: int
    at: int
    named: bool
    """Whether an opponent was chosen before the loop; it applies again after it."""
