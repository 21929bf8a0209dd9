"""The table on a terminal: board, players, hand and question, fitted to the window.

Wide windows have the players next to the board, narrow ones above and below it. The whole table is printed for every
decision, below what happened: the window always shows the latest, and scrolling back shows the match.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

import msgspec
from rich.console import Console
from rich.text import Text

from peerless.catalog.drawing import MARK, Figure, Shown
from peerless.catalog.models import CardDef, HeroDef
from peerless.cli.terminal.board_text import draw_board, zone_legend
from peerless.cli.terminal.names import TYPE_STYLES, Names
from peerless.cli.terminal.prompts import NUMBER, hand_numbers, option_lines, space_numbers, whose_turn
from peerless.records.viewdata import CombatData, CombatSideData, FighterData, SeatData, ViewData
from peerless.text.cards import card_players, card_text
from peerless.text.events import terms_text
from peerless.text.prompts import question, source_text, waiting

WIDE: Final = 110  # columns from which the players are next to the board
PANEL: Final = 40
LEAST_BOARD: Final = 12
GOOD_BOARD: Final = 20
MOST_BOARD: Final = 24
MOST_WIDTH: Final = 150
ROOMY: Final = 100  # columns from which a card's facts are written out
PLAYERS: Final = 11
MOST_SAYING: Final = 3  # rows for the text of the card that asks


def show_table(console: Console, view: ViewData, names: Names, recent: int = 0) -> None:
    """Print everything a viewer may see. The `recent` lines printed before it should stay in the window."""
    width, height = min(console.width, MOST_WIDTH), console.height
    me = view.seat
    below = [*_combat(view, names), *_question(view, names, width)]
    seat = next((seat for seat in view.seats if seat.seat == me), None)
    wide = width >= WIDE
    others = [] if wide else [_seat_line(view, s, names) for s in view.seats if s.seat != me]
    own = [] if wide or seat is None else [_seat_line(view, seat, names)]
    # Rows left for hand and board after the heading, the players, the question and the prompt.
    left = height - 2 - len(others) - len(own) - len(below) - min(recent, 4)
    hand = [] if seat is None else _hand(view, seat, names, width, left)
    rows = max(LEAST_BOARD, min(MOST_BOARD, left - len(hand)))
    lines = [_heading(view, names, width), *others]
    lines += _beside(view, names, width, rows) if wide else _board(view, names, width, rows)
    for line in [*lines, *own, *hand, *below]:
        console.print(line, no_wrap=True, overflow="ellipsis", crop=True, width=width)


def _heading(view: ViewData, names: Names, width: int) -> Text:
    left = f" {whose_turn(view, names, view.seat)} "
    board = names.names.board(names.board)
    actions = "●" * view.actions + "○" * max(0, 2 - view.actions) if view.turn else ""
    line = Text("──", style="dim")
    line.append(left, style="bold")
    line.append(f"{actions} " if actions else "", style="bold yellow")
    line.append("─" * max(0, width - len(line) - len(board) - 4), style="dim")
    line.append(f" {board} ", style="dim")
    return line.append("──", style="dim")


# ---- board and players -----------------------------------------------------------------------------------


def _board(view: ViewData, names: Names, width: int, rows: int) -> list[Text]:
    figures = {}
    for f in view.fighters:
        if f.space is not None:
            style = names.color(f.seat)
            label = f"{names.shape(f.seat)}{names.labels[f.id]}:{f.health}"
            figures[f.space] = Figure(label, f"bold {style}" if f.hero else style)
    asked = view.decision is not None and view.decision.seat == view.seat
    numbers = space_numbers(view.decision) if asked and view.decision is not None else {}
    marked = {space: names.color(marker.seat) for marker in view.markers for space in marker.spaces}
    shown = Shown(figures, numbers, marked, starts=view.turn == 0)
    return draw_board(names.board, width, rows, shown)


def _beside(view: ViewData, names: Names, width: int, rows: int) -> list[Text]:
    """Board on the left, players on the right."""
    board_width = width - PANEL - 3
    board = _board(view, names, board_width, rows)
    panel: list[Text] = []
    for seat in view.seats:
        panel.extend([*_seat_panel(view, seat, names), Text()])
    panel.extend(_wrapped_legend(names))
    out = []
    for i in range(max(len(board), len(panel))):
        line = board[i].copy() if i < len(board) else Text()
        line.pad_right(max(0, board_width - len(line)))
        line.append(" │ ", style="dim")
        if i < len(panel):
            line.append_text(panel[i])
        out.append(line)
    return out


def _wrapped_legend(names: Names) -> list[Text]:
    legend = zone_legend(names.board, names.names)
    return [legend] if len(legend) <= PANEL else list(legend.wrap(Console(width=PANEL), PANEL))


def _seat_title(seat: SeatData, names: Names, me: str | None) -> Text:
    line = Text(f"{names.shape(seat.seat)} ", style=names.color(seat.seat))
    line.append(names.seat_title(seat.seat), style=f"bold {names.color(seat.seat)}")
    if me is not None:
        mine = names.t.side[names.number(me)] == seat.side
        mark = "table-you" if seat.seat == me else "table-mate" if mine else ""
        line.append(f" ({names.translator.say(mark)})" if mark else "", style="dim")
    if seat.status != "playing":
        line.append(f" {names.translator.say(f'table-{seat.status}')}", style="bold red")
    return line


def _seat_panel(view: ViewData, seat: SeatData, names: Names) -> list[Text]:
    lines = [_seat_title(seat, names, view.seat)]
    for f in view.fighters:
        if f.seat == seat.seat:
            lines.append(_fighter_line(f, names, placed=view.turn > 0))
    say = names.translator.say
    lines.extend(Text(f"  {text}") for text in _tokens(view, seat, names))
    lines.append(Text(f"  {_piles(seat, names)}"))
    if seat.exhausted:
        lines[-1].append(f"  {say('table-exhausted')}", style="bold red")
    if seat.discard:
        lines.append(Text(f"  {say('table-last-discarded', card=names.card(seat.discard[-1]))}", style="dim"))
    if seat.seat != view.seat and seat.hand:
        held = ", ".join(names.card(card) for card in seat.hand)
        lines.append(Text(f"  {say('table-known', cards=held)}", style="italic"))
    for line in lines:
        line.truncate(PANEL, overflow="ellipsis")
    return lines


def _piles(seat: SeatData, names: Names) -> str:
    return names.translator.say("table-piles", hand=seat.hand_size, deck=seat.deck_size, discard=len(seat.discard))


def _tokens(view: ViewData, seat: SeatData, names: Names) -> list[str]:
    hero, known = names.hero_of(seat.seat), names.names
    marked = [
        f"{MARK} {known.marker(hero, marker.id).one[0]}: {' '.join(marker.spaces)}"
        for marker in view.markers
        if marker.seat == seat.seat
    ]
    return marked + [
        f"{known.token(hero, token.id).one[0]}: {known.side(hero, token.id, token.shows)}"
        for token in view.tokens
        if token.seat == seat.seat
    ]


def _fighter_line(f: FighterData, names: Names, placed: bool) -> Text:
    line = Text(f"  {names.labels[f.id]:<3}", style=names.color(f.seat))
    line.append(f"{names.title(f.id):<15.15} ", style="bold" if f.hero else "")
    if f.space is None and f.health == 0:
        return line.append(names.translator.say("table-defeated"), style="dim")
    line.append_text(_health(f))
    if f.space is None and placed:
        return line.append(f" {names.translator.say('table-away')}", style="dim")
    zones = "".join(names.letter(zone) for zone in f.zones)
    return line.append(f" {f.space or ''} {zones}", style="dim").append(
        f" {names.translator.say('ranged')}" if f.ranged else "", style="dim"
    )


def _health(f: FighterData) -> Text:
    style = "green" if f.health * 2 > f.most else "yellow" if f.health * 4 > f.most else "red"
    return Text(f"{f.health:>2}/{f.most:<2}", style=f"bold {style}")


def _seat_line(view: ViewData, seat: SeatData, names: Names) -> Text:
    """A player in one line."""
    line = _seat_title(seat, names, view.seat)
    fighters = [f for f in view.fighters if f.seat == seat.seat]
    line.append(" ").append_text(_health(fighters[0]))
    for f in fighters[1:]:
        line.append(f" {names.labels[f.id]}", style=names.color(f.seat))
        line.append(f":{f.health}" if f.health else ":–", style="" if f.health else "dim")
    for text in [*_tokens(view, seat, names), _piles(seat, names)]:
        line.append(f"  {text}")
    if seat.seat != view.seat and seat.hand:
        held = ", ".join(names.card(card) for card in seat.hand)
        line.append(f"  {names.translator.say('table-known', cards=held)}", style="italic")
    return line


# ---- hand ------------------------------------------------------------------------------------------------


def _hand(view: ViewData, seat: SeatData, names: Names, width: int, left: int) -> list[Text]:
    """Full texts if the board stays large enough, otherwise one card per line, otherwise side by side."""
    d = view.decision
    hero = names.hero_of(seat.seat)
    numbers = hand_numbers(d, hero.id) if d is not None and d.seat == view.seat else {}
    entries: list[tuple[str, CardDef, int]] = []
    for card_id in dict.fromkeys(seat.hand):
        card = names.card_def(card_id)
        if card is not None:
            entries.append((card_id, card, seat.hand.count(card_id)))
    if not entries:
        return [Text(f" {names.translator.say('table-empty-hand')}", style="dim")]
    narrow = width < ROOMY
    longest = min(20 if narrow else 26, max(len(_card_name(key, count, names)) for key, _, count in entries))
    kinds = max(len(_kind(card, narrow, names)) for _, card, _ in entries)
    columns = (longest, kinds, narrow)
    heads = [_card_head(numbers.get(key), key, card, count, columns, names) for key, card, count in entries]
    texts = [_card_text(card, hero, narrow, names) for _, card, _ in entries]
    indent = 0 if narrow else PLAYERS + 1
    whole = [line for head, text in zip(heads, texts, strict=True) for line in _with_text(head, text, width, indent)]
    if len(whole) <= left - GOOD_BOARD:
        return whole
    if len(entries) <= left - LEAST_BOARD:
        return [head.append(text) for head, text in zip(heads, texts, strict=True)]
    return side_by_side([_card_cell(numbers.get(key), key, card, count, names) for key, card, count in entries], width)


def _with_text(head: Text, text: str, width: int, indent: int) -> list[Text]:
    """A card with its text, which wraps below itself."""
    rows = textwrap.wrap(text, max(20, width - len(head)), subsequent_indent=" " * indent) or [""]
    return [head.copy().append(rows[0]), *(Text(" " * len(head) + row) for row in rows[1:])]


def _card_name(key: str, count: int, names: Names) -> str:
    return f"{names.card_name(key)} x{count}" if count > 1 else names.card_name(key)


def _kind(card: CardDef, narrow: bool, names: Names) -> str:
    value = "" if card.value is None else f" {card.value}"
    return names.translator.say(f"{'short' if narrow else 'type'}-{card.type}") + value


def _number(number: int | None) -> Text:
    return Text("   ") if number is None else Text(f"{number:>2} ", style=NUMBER)


def shortened(name: str, most: int) -> str:
    """A long name without its middle, because names of one deck often begin alike."""
    return name if len(name) <= most else f"{name[:7].rstrip()}…{name[-(most - 8) :].lstrip()}"


def _card_head(
    number: int | None, key: str, card: CardDef, count: int, columns: tuple[int, int, bool], names: Names
) -> Text:
    """Everything about a card except its text, in columns."""
    longest, kinds, narrow = columns
    line = _number(number)
    line.append(f"{shortened(_card_name(key, count, names), longest):<{longest}}", style="bold")
    line.append(f" {_kind(card, narrow, names):<{kinds}}", style=TYPE_STYLES[card.type])
    return line.append(f" +{card.boost} " if narrow else f" {names.translator.say('table-boost', count=card.boost)} ")


def _card_text(card: CardDef, hero: HeroDef, narrow: bool, names: Names) -> str:
    """The text of a card, after the fighters that may play it."""
    who = "" if narrow and card.fighters == ["any"] else card_players(card, hero, names.language)
    text = card_text(card, hero, names.language)
    if narrow:
        return f"({who}) {text}" if who else text
    return f"{who:<{PLAYERS}.{PLAYERS}} {text}"


def _card_cell(number: int | None, key: str, card: CardDef, count: int, names: Names) -> Text:
    cell = Text() if number is None else _number(number)
    cell.append(shortened(names.card_name(key), 20), style="bold")
    cell.append(f" {_kind(card, True, names).replace(' ', '')}", style=TYPE_STYLES[card.type])
    return cell.append(f"+{card.boost}{f' x{count}' if count > 1 else ''}")


def side_by_side(cells: Sequence[Text], width: int) -> list[Text]:
    """Cells in columns of equal width."""
    wide = max(len(cell) for cell in cells) + 2
    columns = max(1, width // wide)
    out = []
    for row in range(0, len(cells), columns):
        line = Text()
        for cell in cells[row : row + columns]:
            padded = cell.copy()
            padded.pad_right(max(0, wide - len(padded)))
            line.append_text(padded)
        out.append(line)
    return out


# ---- combat and question ---------------------------------------------------------------------------------


def _combat(view: ViewData, names: Names) -> list[Text]:
    """The combat in progress: fighters, cards and values."""
    if view.combat is None:
        return []
    line = Text(f" {names.translator.say('table-combat')}  ", style="bold red")
    line.append_text(_combat_side(view.combat, view.combat.attacker, names))
    line.append(f"  {names.translator.say('table-against')}  ")
    return [line.append_text(_combat_side(view.combat, view.combat.defender, names))]


def _combat_side(combat: CombatData, side: CombatSideData, names: Names) -> Text:
    say = names.translator.say
    text = Text(names.title(side.fighter), style=f"bold {names.color(side.seat)}")
    card = names.card(side.card) if side.card is not None else say("table-a-card") if side.lies == "face_down" else ""
    text.append(f": {card}" if card else f": {say('table-no-card')}" if combat.revealed else "")
    if side.lies == "face_down":
        text.append(f", {say('table-face-down')}", style="dim")
    if side.boost_lies != "none":
        text.append(f" + {names.card(side.boost_card) if side.boost_card else say('table-second-card')}")
    if side.value is None or not card:
        return text
    return text.append(f" = {side.value}", style="bold").append(terms_text(msgspec.to_builtins(side.terms), names))


def _question(view: ViewData, names: Names, width: int) -> list[Text]:
    d = view.decision
    if d is None:
        return []
    if d.seat != view.seat:
        return [Text(waiting(view, names), style="dim")]
    lines: list[Text] = []
    says = source_text(d.source, names)
    if says:
        rows = textwrap.wrap(f"{names.source(d.source)}: {says}", width - 1)[:MOST_SAYING]
        lines.extend(Text(f" {row}", style="italic") for row in rows)
    lines.append(
        Text.assemble(
            (f" {names.translator.say('table-now')} ", "bold black on yellow"), " ", (question(view, names), "bold")
        )
    )
    return [*lines, *option_lines(view, names, width)]
