"""Compile an effect tree to a flat program, and report everything in it that could not be carried out.

All programs of a match-up are in one list of integers; `ProgramBuilder` appends to it. Every problem is reported with
its path, and compiling continues, so that the author sees all of them at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from peerless.core.ids import NONE
from peerless.effects import language as lang
from peerless.effects import nodes as n
from peerless.effects import terms
from peerless.effects.abilities import Trigger
from peerless.effects.expressions import COMBAT
from peerless.effects.memory import Memory, asks_opponent, counts
from peerless.effects.scope import ANSWERS, HAND_SEEN, OPPONENT, HeroScope
from peerless.effects.step_compiler import BEFORE_DAMAGE, ProgramBuilder, StepCompiler
from peerless.messages.message import Message

MOST_INSTRUCTIONS: Final = 200
MOST_DEPTH: Final = 8
MOST_REGISTERS: Final = 40


class EffectCompiler(StepCompiler):
    """Compiles the steps of one effect. `timing` is the moment it happens at."""

    def __init__(
        self, builder: ProgramBuilder, scope: HeroScope, timing: str, memory: Memory | None = None, bonus: bool = False
    ) -> None:
        super().__init__(builder, scope, timing)
        self.memory = memory or Memory()
        self.lent = False
        """Whether others may play the card."""
        self.in_bonus_attack = bonus
        self.start = len(builder.code)
        self.asks_opponent = False
        if timing in (*COMBAT, "when_played"):
            self.bindings.bound.add(OPPONENT)

    def program(self, steps: Sequence[lang.Step], path: str, may: bool = False) -> int:
        """Compiles a whole effect and returns the number of its program."""
        number = len(self.builder.p_start)
        self.start = len(self.code)
        self.asks_opponent = asks_opponent(msgspec.to_builtins(steps))
        self.builder.p_start.append(self.start)
        self.builder.p_path.append(path)
        self.builder.steps[self.start] = path
        for name in sorted(self.memory.known.get((self.timing, self.in_bonus_attack), ())):
            cards = name in self.memory.cards
            register = self.bindings.bind(name, "cards" if cards else "number")
            self._emit(n.O_RECALL, register, self.memory.slots[name], cards)
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
            self._keep(step)

    def _keep(self, step: lang.Step) -> None:
        """Keep the numbers just counted, or the cards just discarded, that a later timing uses."""
        for name in counts(step):
            if name in self.memory.slots:
                self.bindings.used.add(name)
                cards = name in self.memory.cards
                self._emit(n.O_KEEP, self.bindings.places[name], self.memory.slots[name], cards)

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
            case lang.ByPlayer():
                self._by_player(step, path, depth)
            case lang.ChooseModes():
                self._modes(step, path, depth)
            case lang.BySymbol():
                self._by_symbol(step, path, depth)
            case lang.UseAbility():
                self._use_ability(step, path, depth)
            case lang.Repeat():
                for _ in range(step.times):
                    self._steps(step.do, f"{path}.do", depth + 1)
            case lang.ChooseFighter():
                self._fighter(step, path)
            case lang.ChooseSpace():
                self._choose(n.O_SPACE, self.spaces(step.among, f"{path}.among"), "space", step, path)
            case lang.ChooseCard():
                self._card(step, path)
            case lang.ChooseOpponent():
                if self.timing in COMBAT:
                    self.scope.problem(path, Message("fault-combat-opponent"))
                self.bindings.bound.add(OPPONENT)
                self.bindings.bound.discard(HAND_SEEN)
                having = NONE if not step.having else self.fighters(step.having, f"{path}.having")
                self._emit(n.O_OPPONENT, having)
            case lang.GainAction():
                if self.timing in ("setup", "end_of_turn"):
                    self.scope.problem(path, Message("fault-no-action-left", moment=self.timing))
                if step.count == 0:
                    self.scope.problem(f"{path}.count", Message("fault-zero"))
                self._emit(n.O_GAIN, self._by(step.who, f"{path}.who"), step.count)
            case lang.EndTurn():
                if self.timing in ("setup", "end_of_turn"):
                    self.scope.problem(path, Message("fault-no-turn-left", moment=self.timing))
                self._emit(n.O_END_TURN, step.whose == "any")
            case lang.SetToken() | lang.Flip():
                self._token(step, path)
            case lang.Gain():
                self._gain(step, path)
            case lang.SpendAny():
                self._spend_any(step, path, depth)
            case lang.RevealCopies():
                self._branches(self._emit(n.O_REVEAL_COPIES, step.count, NONE) + 2, step, path, depth)
            case lang.Spend():
                self._spend(step, path, depth)
            case lang.Ransom():
                self._ransom(step, path, depth)
            case lang.Leave():
                self._emit(n.O_LEAVE, self.target(step.who, f"{path}.who"))
            case lang.Hold():
                self._emit(n.O_HOLD, self.target(step.who, f"{path}.who") if step.who else NONE)
            case lang.MoveMarker():
                self._move_marker(step, path)
            case lang.Damage() | lang.Recover() | lang.SetHealth() | lang.PreventDamage() | lang.KeepHealth():
                self._fighter_step(step, path)
            case lang.Move():
                self._fighter_step(step, path)
            case lang.Swap():
                one = self.free(self.fighter(step.fighter, f"{path}.fighter"))
                other = self.free(self.fighter(step.other, f"{path}.other"))
                if step.takes_part:
                    self.needs_timing("takes_part", BEFORE_DAMAGE, path)
                self._emit(n.O_SWAP, one, other, step.takes_part)
            case lang.FixValue():
                self._emit(n.O_FIX_VALUE, step.to)
            case lang.BonusAttack():
                self.needs_timing("bonus_attack", ("after_combat",), path)
                self._emit(n.O_BONUS_ATTACK)
            case lang.Place() | lang.Return():
                self._standing_step(step, path)
            case lang.SetValue() | lang.AddValue() | lang.SwapValues() | lang.IgnoreValue() | lang.SetPrinted():
                self._value_step(step, path)
            case lang.Boost() | lang.Cancel() | lang.ReplaceCard() | lang.RedirectDamage():
                self._combat_step(step, path)
            case _:
                self._card_step(step, path)

    # ---- choices ----

    def _choose(
        self,
        op: int,
        among: int,
        kind: str,
        step: lang.ChooseFighter | lang.ChooseSpace | lang.ChooseCard,
        path: str,
        told: bool = False,
    ) -> None:
        register = self.bind(step.bind, kind, f"{path}.bind")
        self.chosen.setdefault(step.bind, f"{path}.bind")
        chance = isinstance(step, lang.ChooseCard) and bool(step.at_random)
        by, may = self._by(step.by, f"{path}.by"), n.BY_CHANCE if chance else step.may
        self._emit(op, among, register, by, may, told)

    def _fighter(self, step: lang.ChooseFighter, path: str) -> None:
        """Choose one fighter, or several one by one until the chooser stops."""
        among = self.fighters(step.among, f"{path}.among")
        if not step.up_to:
            self._choose(n.O_FIGHTER, among, "fighter", step, path)
            return
        joined, one, stops = self._set(step.bind, f"{path}.bind"), self.bindings.temporary(), []
        by, again = self._by(step.by, f"{path}.by"), self.node(n.X_CHOSEN, one)
        for i in range(step.up_to):
            self._emit(n.O_FIGHTER, among, one, by, True, joined + 1, i == 0)
            if i + 1 < step.up_to:
                stops.append(self._emit(n.O_UNLESS, again, NONE))
        for stop in stops:
            self.code[stop + 2] = len(self.code)

    def _card(self, step: lang.ChooseCard, path: str) -> None:
        self._check_sight(step, path)
        among, known = step.among, self.bindings
        cards = self.cards(among, f"{path}.among")
        if isinstance(among, str):
            theirs, hidden, drawn = among in known.theirs, among in known.hidden, known.drawn.get(among, NONE)
        else:
            hidden = among.pile != "discard" and not step.at_random
            theirs, drawn = among.of == "opponent", NONE
        if isinstance(step.up_to, int):
            self._several_cards(step, step.up_to, cards, path)
            self._came_from(step.bind, theirs, hidden)
            known.note_drawn(step.bind, drawn)
            return
        # Who is asked about a card that someone else has chosen from their hand has to know which one it is.
        told = theirs and hidden and step.by == "you" and self.asks_opponent
        self._choose(n.O_CARD, cards, "cards", step, path, told)
        self._came_from(step.bind, theirs, hidden)
        known.note_drawn(step.bind, drawn)

    def _several_cards(self, step: lang.ChooseCard, most: int, cards: int, path: str) -> None:
        """Ask for one more card until the player stops; the register collects them.

        Who knows where a card is, sees at once that it was chosen: the next question is already about the others.
        """
        register = self.bind(step.bind, "cards", f"{path}.bind")
        self.chosen.setdefault(step.bind, f"{path}.bind")
        by = self._by(step.by, f"{path}.by")
        asked = [self._emit(n.O_CARD, cards, register, by, True, True, i > 0, NONE) for i in range(most)]
        for at in asked:
            self.code[at + 7] = len(self.code)

    def _check_sight(self, step: lang.ChooseCard, path: str) -> None:
        """Refuse a choice among cards the chooser has not seen: the options would show them."""
        among = step.among
        if step.at_random:
            plain = step.by == "you" and not step.may and not step.up_to
            a_back = among == terms.Cards(pile="hand", of="opponent")
            if not plain or isinstance(among, str) or (among.pile != "discard" and not a_back):
                self.scope.problem(f"{path}.at_random", Message("fault-chance"))
        elif isinstance(among, str):
            if step.by == "opponent" and among in self.bindings.hidden:
                self.scope.problem(f"{path}.by", Message("fault-unseen-cards", name=among))
        elif among.pile == "deck":
            self.scope.problem(f"{path}.among", Message("fault-unseen-deck"))
        elif among.pile == "hand" and among.of == "opponent" and step.by == "you":
            if HAND_SEEN not in self.bindings.bound:
                self.scope.problem(f"{path}.among", Message("fault-unseen-hand"))
        elif among.pile == "hand" and among.of == "you" and step.by == "opponent":
            self.scope.problem(f"{path}.by", Message("fault-your-hand"))

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

    def _by_player(self, step: lang.ByPlayer, path: str, depth: int) -> None:
        """The owner's steps, and those of another player, whose opponent is the owner, even in a combat with others."""
        if not self.lent:
            self.scope.problem(path, Message("fault-by-player"))
        if not step.owner and not step.other:
            self.scope.problem(path, Message("fault-no-steps"))
        turn = self._emit(n.O_BY_PLAYER, NONE)
        before = set(self.bindings.bound)
        if step.owner:
            self._steps(step.owner, f"{path}.owner", depth + 1)
        leave = self._emit(n.O_JUMP, NONE)
        self.code[turn + 1] = len(self.code)
        self.bindings.bound = before | {OPPONENT}
        if step.other:
            self.foreign = True
            self._steps(step.other, f"{path}.other", depth + 1)
            self.foreign = False
        self.bindings.bound = before
        self.code[leave + 1] = len(self.code)

    def _may(self, step: lang.May, path: str, depth: int) -> None:
        ask = self._emit(n.O_YES_NO, self._by(step.by, f"{path}.by"), NONE)
        self._branches(ask + 2, step, path, depth)

    def _branches(self, target: int, step: lang.May | lang.Spend | lang.RevealCopies, path: str, depth: int) -> None:
        """The steps of a player who agrees, and of one who does not; `target` is where to jump then."""
        before = set(self.bindings.bound)
        self._steps(step.do, f"{path}.do", depth + 1)
        after_do = set(self.bindings.bound)
        self.bindings.bound = set(before)
        if step.otherwise:
            leave = self._emit(n.O_JUMP, NONE)
            self.code[target] = len(self.code)
            self._steps(step.otherwise, f"{path}.else", depth + 1)
            self.code[leave + 1] = len(self.code)
        else:
            self.code[target] = len(self.code)
        self.bindings.bound &= after_do

    def _modes(self, step: lang.ChooseModes, path: str, depth: int) -> None:
        if not 2 <= len(step.modes) <= n.MOST_MODES:
            self.scope.problem(f"{path}.modes", Message("fault-modes", most=n.MOST_MODES))
            return
        for name in sorted(ANSWERS.intersection(step.modes)):
            self.scope.problem(f"{path}.modes", Message("fault-answer", name=name))
        pick, amount = 0, 0
        if isinstance(step.pick, str):
            amount = self.amount(step.pick, f"{path}.pick")
        else:
            pick = step.pick
        if pick > len(step.modes):
            self.scope.problem(f"{path}.pick", Message("fault-pick", pick=pick, count=len(step.modes)))
        register = self.bindings.temporary(3)
        label = len(self.builder.labels)
        self.builder.labels.extend(step.modes)
        by = self._by(step.by, f"{path}.by")
        at = self._emit(n.O_MODES, pick, len(step.modes), register, label, by, NONE, amount)
        self.code.extend([0] * n.OP_SIZE)  # the targets of the modes
        before = set(self.bindings.bound)
        for i, (name, steps) in enumerate(step.modes.items()):
            self.code[at + n.OP_SIZE + i] = len(self.code)
            self.bindings.bound = set(before)
            self._steps(steps, f"{path}.modes.{name}", depth + 1)
            self._emit(n.O_JUMP, at)
        self.bindings.bound = before
        self.code[at + 6] = len(self.code)

    def _use_ability(self, step: lang.UseAbility, path: str, depth: int) -> None:
        """The steps of the ability's parts with this timing, each under its condition."""
        known = self.scope.abilities
        if step.ability not in known:
            self.scope.no_name(f"{path}.ability", "fault-no-ability", step.ability, known, ability=step.ability)
            return
        parts = [part for part in known[step.ability] if isinstance(part, Trigger) and part.at == self.timing]
        if not parts:
            fault = Message("fault-idle-ability", ability=step.ability, moment=self.timing)
            self.scope.problem(f"{path}.ability", fault)
        for part in parts:
            before = set(self.bindings.bound)
            skips: list[int] = []
            if part.cond is not None:
                skips.append(self._emit(n.O_UNLESS, self.condition(part.cond, path), NONE))
            if part.may:
                skips.append(self._emit(n.O_YES_NO, n.YOU, NONE))
            self._steps(part.do, path, depth + 1)
            for skip in skips:
                self.code[skip + 2] = len(self.code)
            self.bindings.bound = before

    def _by_symbol(self, step: lang.BySymbol, path: str, depth: int) -> None:
        """Find the case first, in a register; then its steps are like those of a condition."""
        if not step.cases:
            self.scope.problem(f"{path}.cases", Message("fault-no-steps"))
        symbols = self.symbols(path)
        packed = 0
        for i, name in enumerate(step.cases):
            packed |= self.symbol(name, f"{path}.cases.{name}") << (3 * i)
        register, label = self.bindings.temporary(), len(self.builder.labels)
        self.builder.labels.extend([*step.cases, "else"])
        rest = any(symbol not in step.cases for symbol in self.scope.symbols)
        self._emit(n.O_SYMBOL, register, symbols, len(step.cases), label, packed, rest)
        chosen = self.node(n.X_NUMBER_REG, register)
        cases = {f"{path}.cases.{name}": do for name, do in step.cases.items()}
        self._cases(chosen, cases, f"{path}.else", step.otherwise, depth)

    def _cases(
        self, number: int, cases: Mapping[str, Sequence[lang.Step]], path: str, rest: Sequence[lang.Step], depth: int
    ) -> None:
        """The steps of the case with a number, from 1 on, or the rest; bound is afterwards what each of them binds."""
        before = set(self.bindings.bound)
        always: set[str] | None = None
        leave: list[int] = []
        for i, (place, steps) in enumerate(cases.items(), 1):
            skip = self._emit(n.O_UNLESS, self.node(n.X_COMPARE, number, i, i), NONE)
            self.bindings.bound = set(before)
            self._steps(steps, place, depth + 1)
            always = self.bindings.bound if always is None else always & self.bindings.bound
            leave.append(self._emit(n.O_JUMP, NONE))
            self.code[skip + 2] = len(self.code)
        self.bindings.bound = before
        if rest:
            self._steps(rest, path, depth + 1)
        self.bindings.bound &= always or set()
        for at in leave:
            self.code[at + 1] = len(self.code)

    def _spend(self, step: lang.Spend, path: str, depth: int) -> None:
        counter = self._price(step.counter, step.count, f"{path}.count")
        at = self._emit(n.O_SPEND, counter, self.amount(step.count, f"{path}.count"), NONE)
        self._branches(at + 3, step, path, depth)

    def _spend_any(self, step: lang.SpendAny, path: str, depth: int) -> None:
        """Take the number first; then each line is like the steps of a condition."""
        if not isinstance(step.lines, list):
            if not isinstance(step.bind, str):
                self.scope.problem(path, Message("fault-spend-for"))
            self._taken(step, 0, path)
            return
        self._price(step.counter, len(step.lines), f"{path}.lines")
        chosen = self.node(n.X_NUMBER_REG, self._taken(step, len(step.lines), path))
        self._cases(chosen, {f"{path}.lines[{i}]": do for i, do in enumerate(step.lines)}, path, [], depth)

    def _ransom(self, step: lang.Ransom, path: str, depth: int) -> None:
        counter = self._price(step.counter, step.price, f"{path}.price")
        at = self._emit(n.O_RANSOM, counter, step.price, NONE, self.bindings.temporary())
        before = set(self.bindings.bound)
        self._steps(step.do, f"{path}.do", depth + 1)
        self.bindings.bound = before
        self.code[at + 3] = len(self.code)
