"""The end of a match: the winner, the reason, and which cards dealt the damage."""

from __future__ import annotations

from collections import Counter

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from peerless.cli.terminal.names import Names
from peerless.records.match import Match
from peerless.text.events import outcome_text


def show_ending(console: Console, match: Match, names: Names, me: str | None = None) -> None:
    """Print the outcome and the damage by source; `me` is the only person who played, if there is one."""
    outcome = match.outcome
    if outcome is None:
        return
    text = Text(outcome_text(names, outcome.winners, outcome.reason, me), style="bold")
    say = names.translator.say
    facts = say("end-facts", turns=int(match.state.turn), answers=len(match.answers), seed=str(match.seed))
    console.print(Panel(text, subtitle=facts, expand=False, padding=(0, 2), border_style="yellow"))
    console.print(_health(match, names))
    damage = damage_by_source(match, names)
    if damage:
        table = Table(box=None, pad_edge=False, header_style="bold", title_justify="left")
        table.add_column(say("column-damage"), justify="right")
        table.add_column(say("column-by"))
        table.add_column(say("column-to"))
        for (source, victim), amount in damage.most_common(10):
            table.add_row(str(amount), source, victim)
        console.print(table)


def _health(match: Match, names: Names) -> Text:
    s, t = match.state, names.t
    standing = [
        f"{names.title(t.fighter_ids[f])} {s.health(f)}/{t.f_most[f]}" for f in range(int(t.fighters)) if s.health(f)
    ]
    listed = ", ".join(standing) or names.translator.say("end-nobody")
    return Text(names.translator.say("end-standing", list=listed))


def damage_by_source(match: Match, names: Names) -> Counter[tuple[str, str]]:
    """Damage dealt, by the card or ability it came from and the player it hit."""
    found: Counter[tuple[str, str]] = Counter()
    for event in match.events(open_cards=True):
        if event["kind"] == "damage":
            source = names.source(event.get("source", "")) or names.translator.say("end-exhaustion")
            found[source, names.seat_title(names.owner(event["fighter"]))] += event["amount"]
    return found
