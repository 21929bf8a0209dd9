"""A match at one terminal: bots answer by themselves, people see the table and answer.

What a person types is an answer (a number or notation) or a command. Refused answers change nothing and say why.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from peerless.bots.base import Bot, stop_bots
from peerless.catalog.content import Content
from peerless.catalog.models import CardDef, HeroDef
from peerless.cli.heroes import card_sheet, hero_sheet
from peerless.cli.options import write_record
from peerless.cli.terminal.names import Names
from peerless.cli.terminal.saved_files import Reloader
from peerless.cli.terminal.screen import show_table
from peerless.cli.terminal.summary import show_ending
from peerless.core.errors import AnswerError, PeerlessError
from peerless.messages.message import Message
from peerless.records.match import Decision, Match
from peerless.records.view_builder import view_data
from peerless.text.capitals import upper_first
from peerless.text.events import LogWriter
from peerless.text.names import ContentNames

READY: Final = "> "


class Left(Exception):
    """A player left the match: end of input, Ctrl-C, or `quit`."""


class Reader:
    """Lines from a person or a pipe. Lines from a pipe are echoed, so that the output can be followed."""

    def __init__(self, console: Console, lines: Callable[[], str], is_person: bool) -> None:
        self._console, self._lines, self.is_person = console, lines, is_person

    def ask(self, prompt: str) -> str:
        if self.is_person:
            try:
                return input(prompt).strip()
            except (EOFError, KeyboardInterrupt):
                self._console.print()
                raise Left from None
        line = self._lines()
        if not line:
            raise Left
        self._console.print(Text(f"{prompt}{line.strip()}"))
        return line.strip()


class Session:
    """One match from its current state to its end, or until a player leaves."""

    def __init__(
        self,
        console: Console,
        reader: Reader,
        match: Match,
        players: Sequence[Bot | None],
        record: Path | None,
        language: str,
        reloader: Reloader | None = None,
    ) -> None:
        """`players` are in seat order; None is a person. `reloader` loads what is saved during the match."""
        self.console, self.reader, self.record = console, reader, record
        seats = [f"p{i + 1}" for i in range(len(players))]
        self.bots = {seat: bot for seat, bot in zip(seats, players, strict=True) if bot is not None}
        self.people = [seat for seat in seats if seat not in self.bots]
        self.told = dict.fromkeys(self.people, 0)
        self.reloader = reloader
        self._begin(match, language)
        if reloader is not None:
            reloader.tell = self.tell_reloaded
        self.last: str | None = None
        """The person who saw the table last."""

    def _begin(self, match: Match, language: str) -> None:
        self.match = match
        self.names = Names(match.content, match.settings, match.state.t, language)
        self.say = self.names.translator.say
        self.writers = {seat: LogWriter(self.names, seat) for seat in self.people}

    def run(self) -> None:
        """Play; the record is written in any case."""
        try:
            while not self.match.over:
                decision = self.match.decision
                bot = self.bots.get(decision.seat)
                if bot is not None:
                    self.match.answer(bot.choose(self.match.view(decision.seat)))
                else:
                    self._ask(decision)
            self._end()
        except (Left, KeyboardInterrupt):
            self.console.print(self.say("match-left", count=len(self.match.answers)))
        finally:
            stop_bots(self.bots.values())
            if self.record is not None:
                write_record(self.match, self.record)
                told = self.say("match-record", file=str(self.record))
                self.console.print(told, highlight=False, soft_wrap=True)

    # ---- telling and asking ----

    def _news(self, seat: str) -> list[str]:
        """The log lines a person has not seen yet."""
        events = self.match.events(seat)
        lines = self.writers[seat].tell(events[self.told[seat] :])
        self.told[seat] = len(events)
        return lines

    def _show(self, seat: str) -> None:
        news = self._news(seat)
        for line in news:
            self.console.print(line, style="bold" if line.startswith("—") else "", highlight=False)
        show_table(self.console, view_data(self.match.view(seat)), self.names, len(news))

    def _ask(self, decision: Decision) -> None:
        self._hand_over(decision.seat)
        self._show(decision.seat)
        while True:
            line = self.reader.ask(READY)
            if self._reloaded() or self._answered(decision, line):
                return

    # ---- files saved during the match ----

    def tell_reloaded(self, found: Content | PeerlessError) -> None:
        """Show what is wrong with saved files, or the heroes in them. Another thread calls it."""
        language = self.names.language
        if isinstance(found, PeerlessError):
            self.console.print(f"\n{found.said(language)}", style="bold red", highlight=False, soft_wrap=True)
            return
        before = self.match.content
        for hero in dict.fromkeys(self.match.settings.heroes):
            if found.hero(hero) != before.hero(hero):
                self.console.print(hero_sheet(found.hero(hero), language))
        self.console.print(self.say("watch-saved"), style="bold", highlight=False)

    def _reloaded(self) -> bool:
        """Whether the match continues with content that was saved since; what was typed is then no answer."""
        content = self.reloader.take() if self.reloader is not None else None
        if content is None:
            return False
        try:
            match = Match(content, self.match.settings, self.match.seed)
        except PeerlessError as error:
            told = Message("watch-unplayable", why=error).said(self.names.language)
            self.console.print(told, style="bold red", highlight=False)
            return False
        match.listen()
        answers = self.match.answers
        kept = 0
        with suppress(AnswerError):
            for answer in answers:
                match.enter(answer)
                kept += 1
        self._begin(match, self.names.language)
        self.told = {seat: len(match.events(seat)) for seat in self.people}
        self.console.print(self.say("watch-continued", kept=kept, count=len(answers)), style="bold", highlight=False)
        return True

    def _hand_over(self, seat: str) -> None:
        """Hide the screen when the next player may not see the hand of the last one."""
        viewer, t = self.names.number, self.match.state.t
        if self.last is not None and t.viewer[viewer(seat)] != t.viewer[viewer(self.last)]:
            if self.reader.is_person:
                self._clear()
                self.reader.ask(f"{self.say('match-hand-over', who=self.names.seat(seat), seat=seat)} ")
                self._clear()
            else:
                self.console.rule(f"{self.names.seat_title(seat)} ({seat})")
        self.last = seat

    def _clear(self) -> None:
        """Clear the window and its scrollback."""
        self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
        self.console.file.flush()

    def _answered(self, decision: Decision, line: str) -> bool:
        """Whether a line answered the decision; commands and refusals do not."""
        if line.lower() not in decision.options and self._command(decision.seat, line):
            return self.match.over or self.match.decision.number != decision.number  # after `resign`
        try:
            self.match.answer(self._meant(decision, line), seat=decision.seat, number=decision.number)
        except AnswerError as error:
            told = Message("match-refused", why=error).said(self.names.language)
            self.console.print(told, style="bold red", highlight=False)
            return False
        return True

    def _meant(self, decision: Decision, line: str) -> str | int:
        """A line as an answer; an empty line is enough if there is nothing to choose."""
        if not line and len(decision.options) == 1:
            return 0
        if not line:
            raise AnswerError(Message("match-choose"))
        if line.isdecimal() and decision.kind == "number":
            return line  # the options are numbers themselves
        if line.isdecimal():
            if not 1 <= int(line) <= len(decision.options):
                raise AnswerError(Message("match-numbers", count=len(decision.options)))
            return int(line) - 1
        return self._own_space(decision) or line if line.lower() == "stay" else line

    def _own_space(self, decision: Decision) -> str | None:
        """The space of the moving fighter; choosing it means to stay."""
        data = view_data(self.match.view(decision.seat))
        mover = data.decision.fighter if data.decision is not None else None
        return next((f.space for f in data.fighters if f.id == mover), None)

    # ---- commands ----

    def _command(self, seat: str, line: str) -> bool:
        word, _, rest = line.partition(" ")
        match word.lower(), rest.strip():
            case (("?" | "help"), _):
                # As it is written: what `say` finishes has no columns.
                self.console.print(self.names.translator.part("help"), highlight=False)
            case (("quit" | "exit"), ""):
                raise Left
            case "resign", "":
                self.match.resign(seat)
            case "table", "":
                self._show(seat)
            case "log", "":
                for told in LogWriter(self.names, seat).tell(self.match.events(seat)):
                    self.console.print(told, highlight=False)
            case (("discards" | "discard"), ""):
                self._discards()
            case (("hands" | "hand"), ""):
                self._hands(seat)
            case "hero", name:
                self._hero(seat, name)
            case "card", name:
                self._card(seat, name)
            case "save", name:
                self._save(name)
            case _:
                return False
        return True

    def _discards(self) -> None:
        """Every player may look through every discard pile (CRD-4)."""
        for data in view_data(self.match.view()).seats:
            cards = ", ".join(self.names.card(card) for card in reversed(data.discard)) or self.say("match-nothing")
            told = self.say("match-discards", who=self.names.seat(data.seat), cards=cards)
            self.console.print(upper_first(told), highlight=False)

    def _hands(self, seat: str) -> None:
        """Your own hand, your teammate's, and what you know of the others."""
        for data in view_data(self.match.view(seat)).seats:
            known = ", ".join(self.names.card(card) for card in data.hand) or self.say("match-nothing")
            told = self.say("match-hands", who=self.names.seat(data.seat), count=data.hand_size, cards=known)
            self.console.print(upper_first(told), highlight=False)

    def _hero(self, seat: str, name: str) -> None:
        wanted = name.lower()
        heroes = [self.names.hero_of(seat), *self.names.heroes]
        for hero in heroes:
            called = [hero.name.lower(), self.names.names.hero(hero).lower()]
            if not wanted or wanted in (hero.id, *called) or any(name.startswith(wanted) for name in called):
                self.console.print(hero_sheet(hero, self.names.language))
                return
        known = ", ".join(sorted({hero.id for hero in heroes}))
        self.console.print(self.say("match-no-hero", name=name, known=known), highlight=False)

    def _card(self, seat: str, name: str) -> None:
        found = find_cards([self.names.hero_of(seat), *self.names.heroes], name, self.names.names)
        for hero, card in found:
            self.console.print(card_sheet(card, hero, self.names.language))
        if not found:
            self.console.print(self.say("match-no-card", name=name), highlight=False)

    def _save(self, name: str) -> None:
        if not name:
            self.console.print(self.say("match-save-where"))
            return
        try:
            write_record(self.match, Path(name))
        except OSError as error:
            self.console.print(f"{name}: {error.strerror}", style="bold red", highlight=False)
        else:
            self.console.print(self.say("match-saved", file=name), highlight=False, soft_wrap=True)

    def _end(self) -> None:
        seat = self.last or (self.people[0] if self.people else None)
        if seat is not None:
            for line in self._news(seat):
                self.console.print(line, highlight=False)
        show_ending(self.console, self.match, self.names, self.people[0] if len(self.people) == 1 else None)


def find_cards(heroes: Sequence[HeroDef], name: str, names: ContentNames) -> list[tuple[HeroDef, CardDef]]:
    """Cards by id or name (also in English), whole or in part; the first hero's if several have that id."""
    wanted = name.lower().strip()
    exact: dict[str, tuple[HeroDef, CardDef]] = {}
    part: dict[str, tuple[HeroDef, CardDef]] = {}
    for hero in heroes:
        for card in hero.cards:
            called = [card.id, card.name.lower(), names.card(hero, card).lower()]
            if wanted in (f"{hero.id}.{card.id}", *called):
                exact.setdefault(card.id, (hero, card))
            elif wanted and any(wanted in name for name in called):
                part.setdefault(card.id, (hero, card))
    return list((exact or part).values())
