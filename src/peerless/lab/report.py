"""The report of a run as one self-contained HTML file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from peerless.catalog.settings import side_count
from peerless.lab import html, summary
from peerless.lab.collect import MatchResult
from peerless.lab.html import Row
from peerless.lab.ratings import rate
from peerless.lab.results import read_results
from peerless.lab.runner import MATCHES, Info, read_info
from peerless.lab.stats import Estimate, percent, points, quantile, span
from peerless.lab.summary import CardSummary, Matrix
from peerless.messages.translator import translator
from peerless.text.capitals import upper_first

FILE: Final = "report.html"
LISTED: Final = 12  # cards among the strongest and the deadest
ROUNDS: Final = 30  # of the damage curves
TITLES: Final = {
    "matchups": "Who beats whom",
    "cards": "What the cards do",
    "ladder": "The ladder of bots",
}
ENDINGS: Final = {
    "WIN-1": "a hero fell",
    "WIN-2": "a hero fell",
    "TEAM-6": "both heroes of a team fell",
    "FFA-5": "one hero was left",
    "TRN-7": "the turn limit",
}


def write_report(folder: Path) -> Path:
    """Write `report.html` next to the results of a run, complete or interrupted."""
    path = folder / FILE
    path.write_text(report(read_info(folder), read_results(folder / MATCHES)), encoding="utf-8")
    return path


def report(info: Info, results: Sequence[MatchResult]) -> str:
    """The page of a run."""
    return html.page(title(info), (files("peerless.lab") / "report.css").read_text("utf-8"), _body(info, results))


def title(info: Info) -> str:
    if info.study == "duel":
        return " against ".join(info.names[hero] for hero in info.subjects)
    if info.study == "compare":
        return f"{' or '.join(info.subjects)}?"
    return TITLES[info.study]


def _body(info: Info, results: Sequence[MatchResult]) -> str:
    if not results:
        return f"<header><h1>{escape(title(info))}</h1><p>No matches yet.</p></header>{_footer(info)}"
    duels = [result for result in results if result.mode == "duel"]
    parts = [_header(info, results)]
    if info.study == "compare":
        parts.append(_comparison(info, results))
    elif info.study == "ladder":
        parts.append(_ladder(info, results))
    else:
        parts.append(_heroes(info, summary.heroes_matrix(results)))
    if duels and info.study != "ladder":
        parts.append(_first_player(info, duels))
    parts.append(_length(results))
    if duels:
        parts.append(_damage(info, duels))
    if info.study != "ladder":
        parts.append(_cards(info, results))
    parts += [_costs(info, results), _footer(info)]
    return "".join(parts)


def _header(info: Info, results: Sequence[MatchResult]) -> str:
    boards = sorted({result.board for result in results})
    heroes = {seat.hero for result in results for seat in result.seats}
    facts = [
        (f"{len(results):,}", "matches" if len(results) == info.matches else f"of {info.matches:,} matches so far"),
        (str(len(heroes)), "heroes"),
        (str(len(boards)), "boards: " + ", ".join(info.names[board] for board in boards)),
        (str(quantile(summary.lengths(results), 0.5)), "turns in the median match"),
    ]
    if all(result.mode == "duel" for result in results):
        first = summary.first_seat(results)
        facts.append((percent(first.value), f"won by the first player ({span(first)})"))
    played_by = f"Played by {', '.join(info.bots)}." if info.study != "ladder" else ""
    return (
        f'<header><h1>{escape(title(info))}</h1><p class="lead">{escape(headline(info, results))}</p>'
        f'<p class="note">{escape(played_by)} Intervals are 95 % confidence intervals (Wilson, unless stated). '
        f"Win rates count a draw as half a win.</p>{html.figures(facts)}</header>"
    )


def headline(info: Info, results: Sequence[MatchResult]) -> str:
    """The main result in one sentence."""
    if info.study == "compare":
        first, second = info.subjects[:2]
        found = summary.compare(results, (first, second)).difference
        sure = "does better" if found.low > 0 else "does worse" if found.high < 0 else "does not clearly differ"
        return f"{second} {sure}: {points(found.value)} points ({_points_span(found)}) against {first}."
    if info.study == "ladder" and any(result.mode != "duel" for result in results):
        return f"One side under test, the others played by {info.subjects[-1]}."
    matrix = summary.bots_matrix(results) if info.study == "ladder" else summary.heroes_matrix(results)
    if not matrix.order:
        return "No two different sides met."
    best, worst = matrix.order[0], matrix.order[-1]
    e, f = matrix.overall[best], matrix.overall[worst]
    return (
        f"{info.names.get(best, best)} wins {percent(e.value)} ({span(e)}), "
        f"{info.names.get(worst, worst)} {percent(f.value)} ({span(f)})."
    )


def _points_span(e: Estimate) -> str:
    return f"{points(e.low)} to {points(e.high)}"


def _heroes(info: Info, matrix: Matrix) -> str:
    def name(hero: str) -> str:
        return info.names.get(hero, hero)

    pairs = [pair for pair in matrix.cells if matrix.order.index(pair[0]) < matrix.order.index(pair[1])]
    pairs.sort(key=lambda pair: -abs(matrix.cells[pair].value - 0.5))
    listed = [
        [f"{name(one)} – {name(other)}", percent(e.value), span(e), str(e.count)]
        for one, other in pairs
        for e in [matrix.cells[one, other]]
    ]
    ranking = html.rows([Row(name(hero), matrix.overall[hero]) for hero in matrix.order])
    return html.section(
        "matchups",
        "Matchups",
        html.heat_map(matrix, name, "Win rates in percent, over both seats and all boards"),
        "<h3>Against all opponents</h3>",
        ranking,
        html.details("Every pair, most lopsided first", html.table(["pair", "first wins", "95 %", "matches"], listed)),
    )


def _first_player(info: Info, results: Sequence[MatchResult]) -> str:
    boards = [Row("All boards", summary.first_seat(results))]
    boards += [Row(info.names[board], e) for board, e in summary.first_seat_by_board(results).items()]
    seats = summary.seats_by_hero(results)
    heroes = [
        [info.names[hero], f"{percent(first.value)} ({span(first)})", f"{percent(second.value)} ({span(second)})",
         points(first.value - second.value)]
        for hero, (first, second) in seats.items()
    ]  # fmt: skip
    return html.section(
        "first-player",
        "Who goes first",
        f'<div class="columns"><div><h3>The first player wins</h3>{html.rows(boards)}</div>'
        f"<div><h3>By hero</h3>{html.table(['hero', 'as first', 'as second', 'points'], heroes)}</div></div>",
        note="How much the first turn is worth.",
    )


def _length(results: Sequence[MatchResult]) -> str:
    turns = summary.lengths(results)
    mean = summary.mean_length(results)
    ends = summary.endings(results)
    caption = (
        f"Turns of both players together: {mean.value:.1f} on average; half of the matches take "
        f"{quantile(turns, 0.25)} to {quantile(turns, 0.75)}, 90 % end by turn {quantile(turns, 0.9)}."
    )
    body = [
        [f"{ENDINGS.get(reason, reason)} ({reason})", f"{count:,}", percent(count / len(results))]
        for reason, count in ends.most_common()
    ]
    return html.section(
        "length",
        "Length of matches",
        f'<div class="columns">{html.histogram(turns, caption)}'
        f"<div><h3>How they ended</h3>{html.table(['by', 'matches', 'share'], body)}</div></div>",
    )


def _damage(info: Info, results: Sequence[MatchResult]) -> str:
    winner, loser = summary.damage_curves(results, ROUNDS)
    overall = html.lines(
        [(loser, "lose", "loser"), (winner, "win", "winner")],
        "Health lost in each round (a turn of each player), averaged over the matches still running.",
        "health lost",
    )
    by_hero = summary.dealt_by_hero(results, ROUNDS)
    notes = {hero: f"{_per_match(results, hero):.1f} per match" for hero in by_hero}
    return html.section(
        "damage",
        "Damage over time",
        f'<div class="columns">{overall}<div><h3>Dealt, by hero</h3>'
        f"{html.multiples(by_hero, lambda hero: info.names[hero], notes)}</div></div>",
    )


def _per_match(results: Sequence[MatchResult], hero: str) -> float:
    """Average damage that a hero's opponent took in a match."""
    taken = [
        sum(result.seats[1 - number].lost)
        for result in results
        for number, seat in enumerate(result.seats)
        if seat.hero == hero
    ]
    return sum(taken) / len(taken)


def _cards(info: Info, results: Sequence[MatchResult]) -> str:
    found = summary.cards(results)
    chosen = [card for card in found.values() if info.study in ("matchups", "duel") or card.hero in info.subjects]
    strong = html.rows([_strong_row(info, card) for card in summary.strongest(chosen, LISTED)])
    dead = html.rows([_dead_row(info, card) for card in summary.deadest(chosen, LISTED)], middle=None)
    tables = [
        html.details(info.names[hero], _card_table(info, [card for card in chosen if card.hero == hero]))
        for hero in dict.fromkeys(card.hero for card in chosen)
    ]
    return html.section(
        "cards",
        "Cards",
        f'<div class="columns"><div><h3 id="strongest">Strongest when played</h3>{strong}</div>'
        f'<div><h3 id="deadest">Deadest in hand</h3>{dead}</div></div><h3>Every card</h3>{"".join(tables)}',
        note="Strongest: win rate of the matches in which the card was played; the mark is the hero's usual win rate. "
        "This includes cards that are mostly played when the match is going well. Dead: share of the drawn copies that "
        "were still in hand at the end of the match or discarded for the hand limit.",
    )


def _card_name(info: Info, card: CardSummary) -> str:
    return info.names.get(f"{card.hero}.{card.card}", card.card)


def _strong_row(info: Info, card: CardSummary) -> Row:
    e = card.when_played.estimate
    text = f"{percent(e.value)} <small>{span(e)}</small>"
    return Row(_card_name(info, card), e, info.names[card.hero], card.usual, text)


def _dead_row(info: Info, card: CardSummary) -> Row:
    return Row(_card_name(info, card), card.dead, info.names[card.hero])


def _card_table(info: Info, cards: Sequence[CardSummary]) -> str:
    head = ["card", "drawn", "played", "boosted with", "dead", "wins if drawn", "if played", "if boosted with",
            "above usual", "damage per play"]  # fmt: skip
    body = []
    for card in sorted(cards, key=lambda card: -card.lift):
        uses = card.uses
        body.append(
            [
                _card_name(info, card),
                f"{uses.drawn:,}",
                percent(uses.played / uses.drawn) if uses.drawn else "–",
                percent(uses.boosted / uses.drawn) if uses.drawn else "–",
                percent(card.dead.value),
                *(_share(tally.estimate) for tally in (card.when_drawn, card.when_played, card.when_boosted)),
                points(card.lift) if card.when_played.count else "–",
                f"{uses.damage / uses.played:.1f}" if uses.played else "–",
            ]
        )
    return html.table(head, body)


def _share(e: Estimate) -> str:
    return f"{percent(e.value)} ({span(e)})" if e.count else "–"


def _comparison(info: Info, results: Sequence[MatchResult]) -> str:
    first, second = info.subjects[:2]
    found = summary.compare(results, (first, second))
    shares = html.rows([Row(first, found.shares[0]), Row(second, found.shares[1])])
    entries = [("Against all opponents", found.difference)]
    entries += [(info.names.get(opponent, opponent), e) for opponent, e in found.by_opponent.items()]
    lines = [
        Row(name, e, text=f"{points(e.value)} <small>{_points_span(e)}</small>", small=f"{e.count} pairs")
        for name, e in entries
    ]
    return html.section(
        "difference",
        "Difference",
        f"<h3>Win rates</h3>{shares}<h3>{escape(second)} minus {escape(first)}, in percentage points</h3>",
        html.rows(lines, -0.5, 0.5, 0.0),
        note="Both versions played the same opponents on the same boards, in the same seats, with the same shuffles. "
        "The interval is a normal interval of the differences.",
    )


def _ladder(info: Info, results: Sequence[MatchResult]) -> str:
    if any(result.mode != "duel" for result in results):
        return _ladder_of_many(info, results)
    matrix = summary.bots_matrix(results)
    ratings = rate(results)
    low = min(rating.mu - 3 * rating.sigma for rating in ratings)
    high = max(rating.mu + 3 * rating.sigma for rating in ratings)
    lines = [
        Row(
            rating.bot,
            Estimate(rating.mu, rating.mu - 2 * rating.sigma, rating.mu + 2 * rating.sigma, 0),
            text=f"{rating.mu:.1f} <small>± {2 * rating.sigma:.1f}</small>",
        )
        for rating in ratings
    ]
    return html.section(
        "bots",
        "Bots",
        html.heat_map(matrix, str, "Win rates in percent; every deal is played twice with the bots swapped"),
        '<h3 id="ratings">Ratings</h3>',
        html.rows(lines, low, high, None),
        '<p class="note">openskill (Plackett and Luce), μ ± 2 σ; a new bot has 25 ± 16.7.</p>',
    )


def _ladder_of_many(info: Info, results: Sequence[MatchResult]) -> str:
    mode = results[0].mode
    fair = 1 / side_count(mode, len(results[0].seats))
    against = info.subjects[-1]
    shares = summary.shares_of_many(results, info.subjects, against)
    return html.section(
        "bots-of-many",
        "Bots at a table of four",
        html.rows([Row(bot, e, small=f"{e.count} matches") for bot, e in shares.items()], middle=fair),
        note=f"{upper_first(translator('en').say(f'web-mode-{mode}'))}: how often the bot's side won; all "
        f"other seats are played by {against}. The mark is the fair share, {percent(fair)}.",
    )


def _costs(info: Info, results: Sequence[MatchResult]) -> str:
    body = [
        [bot if info.bots[bot] == bot else f"{bot} ({info.bots[bot]})", f"{ms:.3g}", f"{asked:,}"]
        for bot, (ms, asked) in summary.costs(results).items()
    ]
    return html.section("costs", "Thinking time", html.table(["bot", "CPU ms per decision", "decisions"], body))


def _footer(info: Info) -> str:
    versions = ", ".join(f"{name} {version}" for name, version in info.versions.items())
    return (
        f"<footer><p>Repeat it:</p><pre>{escape(info.command)}</pre><p>Seed {info.seed}, rules {info.rules}, "
        f"{escape(versions)}. Results in {MATCHES}, hashes of heroes and boards in run.json.</p></footer>"
    )
