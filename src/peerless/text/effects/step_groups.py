"""Steps that are said together: choosing a card and using it is one thing to a reader.

`condensed` finds them; `group_clauses` says each in a clause of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from peerless.effects import language as lang
from peerless.effects import terms

Use = lang.Take | lang.DiscardCards | lang.PutBack


@dataclass(frozen=True)
class Chosen:
    """Choosing cards and doing something with them: `take 2 of those cards into your hand`."""

    choice: lang.ChooseCard
    act: Use
    count: int = 1


@dataclass(frozen=True)
class FromHand:
    """Looking at an opponent's hand and using a card of it, perhaps of an opponent chosen first."""

    choice: lang.ChooseCard
    act: Use
    whose: bool


@dataclass(frozen=True)
class LookAndOrder:
    """Looking at the top of a deck and putting the cards back in any order."""

    look: lang.LookAtTop
    act: lang.PutBack


@dataclass(frozen=True)
class ChosenMarker:
    """Choosing a marker and moving it: `move a fog token up to 2 spaces`."""

    choice: lang.ChooseSpace
    act: lang.MoveMarker


@dataclass(frozen=True)
class ChosenSpaces:
    """Choosing a space, and another next to it."""

    one: lang.ChooseSpace
    other: lang.ChooseSpace


@dataclass(frozen=True)
class ChosenFighter:
    """Choosing a fighter and doing one thing to it: `move a fighter up to 2 spaces`."""

    choice: lang.ChooseFighter
    act: lang.Step


@dataclass(frozen=True)
class ChosenSwap:
    """Choosing a fighter to swap spaces with: `have Medusa swap spaces with an adjacent fighter`."""

    choice: lang.ChooseFighter
    act: lang.Swap


@dataclass(frozen=True)
class DamageOr:
    """Damage, more or less of it under a condition, perhaps to a fighter chosen there."""

    to: terms.Target
    choice: lang.ChooseFighter | None
    amount: int
    other: int
    cond: terms.Cond


@dataclass(frozen=True)
class DrawUpTo:
    """Choosing a number and drawing as many cards: `draw up to 3 cards`, or as many as were put back (None)."""

    most: int | None
    bind: str | None


@dataclass(frozen=True)
class PutAndDraw:
    """Putting cards back and drawing up to as many."""

    put: lang.PutBackAny
    draw: DrawUpTo


@dataclass(frozen=True)
class BothRecover:
    """Two fighters that recover the same."""

    one: str
    other: str
    amount: int


@dataclass(frozen=True)
class RecoverWithSuch:
    """A fighter that recovers the same as each of the fighters that a condition asks for."""

    cond: terms.Cond
    who: str
    amount: int


@dataclass(frozen=True)
class Unless:
    """A step that may be declined only under a condition."""

    step: lang.Step
    cond: terms.Cond


@dataclass(frozen=True)
class Side:
    """Choosing a side of a token: `choose your size: big or small`."""

    token: str
    sides: tuple[str, ...]
    by: str


@dataclass(frozen=True)
class TheirDiscard:
    """An opponent's choosing and discarding a card of their own hand, if they have such a card, and what follows."""

    choice: lang.ChooseCard
    then: Sequence[lang.Step]
    otherwise: Sequence[lang.Step]


@dataclass(frozen=True)
class TakesPart:
    """What a swap or a return means for the combat: another fighter is in it."""

    step: lang.Swap | lang.Return


@dataclass(frozen=True)
class ReturnOr:
    """An offer to return a fighter, and what follows if it is declined."""

    step: lang.Return
    otherwise: Sequence[lang.Step]


@dataclass(frozen=True)
class WithOpponent:
    """Choosing an opponent and doing something at once."""

    step: lang.Step


Said = (
    lang.Step | Chosen | FromHand | ChosenMarker | ChosenSpaces | ChosenFighter | DrawUpTo | BothRecover | Unless | Side
    | WithOpponent | LookAndOrder | PutAndDraw | RecoverWithSuch | DamageOr | TheirDiscard | TakesPart | ReturnOr
    | ChosenSwap
)  # fmt: skip


def condensed(steps: Sequence[lang.Step]) -> list[Said]:
    """Steps as they are said. To remember a place is nothing to do, and a block is only its steps."""
    todo = list(_flat(steps))
    out: list[Said] = []
    while todo:
        for find in _GROUPS:
            found = find(todo)
            if found is not None:
                said, length = found
                break
        else:
            said, length = todo[0], 1
        last = out[-1] if out else None
        if isinstance(said, Chosen) and isinstance(last, Chosen) and _same(last, said):
            out[-1] = Chosen(last.choice, last.act, last.count + 1)
        else:
            out.append(said)
        if isinstance(said, lang.Swap) and said.takes_part:
            out.append(TakesPart(said))
        del todo[:length]
    return out


def _flat(steps: Sequence[lang.Step]) -> list[lang.Step]:
    flat: list[lang.Step] = []
    for step in steps:
        if isinstance(step, lang.Block):
            flat += _flat(step.do)
        elif _can_only_decline(step):
            assert isinstance(step, lang.If)
            flat.append(step.then[0])
        elif _goes_without_saying(step):
            assert isinstance(step, lang.If)
            flat += _flat(step.then)
        elif not isinstance(step, lang.RememberSpace):
            flat.append(step)
    return flat


def _can_only_decline(step: lang.Step) -> bool:
    """Whether a condition says only that an empty hand cannot pay: then it is as if the opponent had declined."""
    match step:
        case lang.If(
            cond=terms.Compare(
                amount=terms.CountCards(among=terms.Cards(pile="hand", of="opponent")), at_least=1, at_most=None
            ),
            then=[lang.May(by="opponent", do=[lang.Discard(count=1), *_]) as offer],
            otherwise=otherwise,
        ):
            return offer.otherwise == otherwise != []
    return False


def _goes_without_saying(step: lang.Step) -> bool:
    """Whether a condition says only that there is the card, or the opponent, that everything under it is about."""
    if not isinstance(step, lang.If) or step.otherwise or not isinstance(step.cond, terms.Compare):
        return False
    counted = step.cond.amount
    some = (step.cond.at_least, step.cond.at_most) == (1, None)
    if some and isinstance(counted, terms.CountFighters) and isinstance(step.then[0], lang.ChooseOpponent):
        return counted == terms.CountFighters(among=step.then[0].having or terms.Fighters())
    if not some or not isinstance(counted, terms.CountCards) or not isinstance(counted.among, str):
        return False
    return all(counted.among in str(msgspec.to_builtins(inner)) for inner in step.then)


# ---- finding them ----------------------------------------------------------------------------------------

Found = tuple[Said, int] | None


def _chosen(todo: Sequence[lang.Step]) -> Found:
    match todo:
        case [lang.ChooseCard() as choice, lang.Take() | lang.DiscardCards() | lang.PutBack() as act, *_]:
            if act.cards == choice.bind and choice.by == "you":
                return Chosen(choice, act), 2
        case [lang.Repeat() as repeat, *_]:
            inner = condensed(repeat.do)
            plain = len(inner) == 1 and isinstance(inner[0], Chosen) and inner[0].count == 1 and not inner[0].choice.may
            if plain and isinstance(inner[0], Chosen) and _is_whole_pile(inner[0].choice.among):
                return Chosen(inner[0].choice, inner[0].act, repeat.times), 1
    return None


def _is_whole_pile(among: terms.Cards | str) -> bool:
    return isinstance(among, terms.Cards) and among == terms.Cards(pile=among.pile, of=among.of)


def _same(last: Chosen, said: Chosen) -> bool:
    among = said.choice.among
    alike = isinstance(among, str) and last.choice.among == among and type(last.act) is type(said.act)
    return alike and not last.choice.may and not said.choice.may


def _from_hand(todo: Sequence[lang.Step]) -> Found:
    whose = isinstance(todo[0], lang.ChooseOpponent)
    rest = todo[1:] if whose else todo
    found = _chosen(rest[1:]) if rest and isinstance(rest[0], lang.LookAtHand) else None
    if found is None or not isinstance(found[0], Chosen) or isinstance(found[0].act, lang.Take):
        return None
    choice = found[0].choice
    if choice.may or choice.among != terms.Cards(pile="hand", of="opponent"):
        return None
    return FromHand(choice, found[0].act, whose), 3 + whose


def _look_and_order(todo: Sequence[lang.Step]) -> Found:
    match todo:
        case [lang.LookAtTop(count=int()) as look, lang.PutBack(where="top" | "bottom") as act, *_]:
            if act.cards == look.bind:
                return LookAndOrder(look, act), 2
    return None


def _replacing(todo: Sequence[lang.Step]) -> Found:
    """To replace the opposing card is to look at the hand."""
    match todo:
        case [lang.LookAtHand(), lang.ReplaceCard(card="opposing") as step, *_]:
            return step, 2
    return None


def _chosen_marker(todo: Sequence[lang.Step]) -> Found:
    match todo:
        case [lang.ChooseSpace() as choice, lang.MoveMarker() as act, *_]:
            mine = choice.among.with_marker == act.marker and act.at == choice.bind and act.by == choice.by
            if mine and not choice.may:
                return ChosenMarker(choice, act), 2
    return None


def _with_opponent(todo: Sequence[lang.Step]) -> Found:
    match todo:
        case [lang.ChooseOpponent(), lang.NameNumber() | lang.Swap() | lang.LookAtHand() as step, *_]:
            return WithOpponent(step), 2
    return None


def _chosen_spaces(todo: Sequence[lang.Step]) -> Found:
    match todo:
        case [lang.ChooseSpace(may=False) as one, lang.ChooseSpace(may=False) as other, *_]:
            if other.among.adjacent_to == one.bind and one.by == other.by:
                return ChosenSpaces(one, other), 2
    return None


def _chosen_fighter(todo: Sequence[lang.Step]) -> Found:
    """A fighter that only one step is about needs no sentence of its own."""
    match todo:
        case [lang.ChooseFighter(by="you", may=False) as choice, lang.Move() | lang.Place() | lang.Damage() as act, *_]:
            who = act.to if isinstance(act, lang.Damage) else act.who
            if who == choice.bind and not choice.up_to and getattr(act, "by", "you") == "you":
                return ChosenFighter(choice, act), 2
    return None


def _chosen_swap(todo: Sequence[lang.Step]) -> Found:
    match todo:
        case [lang.ChooseFighter(by="you") as choice, lang.Swap() as act, *_]:
            if act.other == choice.bind:
                return ChosenSwap(choice, act), 2
    return None


def _damage_or(todo: Sequence[lang.Step]) -> Found:
    match todo:
        case [
            lang.ChooseFighter(by="you", may=False) as choice,
            lang.If(
                then=[lang.Damage(amount=int(other)) as then], otherwise=[lang.Damage(amount=int(amount)) as otherwise]
            ) as step,
            *_,
        ]:
            if then.to == otherwise.to == choice.bind and not choice.up_to:
                return DamageOr(terms.Among(one=choice.among), choice, amount, other, step.cond), 2
        case [
            lang.If(
                then=[lang.Damage(to=to, amount=int(other)) as then],
                otherwise=[lang.Damage(amount=int(amount)) as otherwise],
            ) as step,
            *_,
        ]:
            if otherwise.to == to and _is_plain(then) and _is_plain(otherwise):
                return DamageOr(to, None, amount, other, step.cond), 1
    return None


def _is_plain(step: lang.Damage) -> bool:
    """Whether nothing is remembered of the damage."""
    return step == lang.Damage(to=step.to, amount=step.amount)


def _draw_up_to(todo: Sequence[lang.Step]) -> Found:
    match todo:
        case [lang.ChooseNumber(up_to=int(most), by="you") as choice, lang.Draw(who="you") as draw, *_]:
            if draw.count == choice.bind:
                return DrawUpTo(most, draw.bind), 2
        case [
            lang.PutBackAny() as put,
            lang.ChooseNumber(up_to=str(up_to), by="you") as choice,
            lang.Draw(who="you") as draw,
            *_,
        ]:
            if up_to == put.bind and draw.count == choice.bind:
                return PutAndDraw(put, DrawUpTo(None, draw.bind)), 3
    return None


def _both_recover(todo: Sequence[lang.Step]) -> Found:
    match todo:
        case [lang.Recover(who=str(one), amount=int(amount)), lang.Recover(who=str(other)) as second, *_]:
            if second.amount == amount and one != other:
                return BothRecover(one, other, amount), 2
    return None


def _recover_with_such(todo: Sequence[lang.Step]) -> Found:
    match todo:
        case [
            lang.If(
                cond=terms.Compare(amount=terms.CountFighters(times=1) as counted, at_least=1, at_most=None) as cond,
                then=[
                    lang.Recover(who=str(who), amount=int(amount)),
                    lang.Recover(who=terms.Among(each=terms.Fighters() as such)) as second,
                ],
                otherwise=[],
            ),
            *_,
        ]:
            if such == counted.among and second.amount == amount:
                return RecoverWithSuch(cond, who, amount), 1
    return None


def _unless(todo: Sequence[lang.Step]) -> Found:
    match todo:
        case [lang.If(then=[then], otherwise=[otherwise]) as step, *_]:
            if getattr(then, "may", False) is True and msgspec.structs.replace(then, may=False) == otherwise:
                return Unless(otherwise, step.cond), 1
    return None


def _their_discard(todo: Sequence[lang.Step]) -> Found:
    match todo:
        case [
            lang.ChooseCard(by="opponent", may=False, among=terms.Cards(pile="hand", of="opponent")) as choice,
            lang.If(cond=terms.Compare(amount=terms.CountCards(times=1) as counted, at_least=1, at_most=None)) as step,
            *_,
        ]:
            discarded = step.then[:1] == [lang.DiscardCards(cards=choice.bind)]
            if counted.among == choice.bind and discarded:
                return TheirDiscard(choice, step.then[1:], step.otherwise), 2
    return None


def _return_or(todo: Sequence[lang.Step]) -> Found:
    match todo:
        case [
            lang.Return(may=True, bind=str(bind)) as step,
            lang.If(cond=terms.Not(cond=terms.Chosen(what=what)), then=then, otherwise=[]),
            *_,
        ]:
            if what == bind:
                return ReturnOr(step, then), 2
    return None


def _side(todo: Sequence[lang.Step]) -> Found:
    """All modes turn the same token."""
    if not isinstance(todo[0], lang.ChooseModes) or todo[0].pick != 1:
        return None
    turned = [only_token(mode) for mode in todo[0].modes.values()]
    tokens = {step.token for step in turned if step is not None}
    if len(tokens) != 1 or None in turned:
        return None
    return Side(tokens.pop(), tuple(step.to for step in turned if step is not None), todo[0].by), 1


def only_token(mode: Sequence[lang.Step]) -> lang.SetToken | None:
    """The token a mode turns, if it does nothing else."""
    return mode[0] if len(mode) == 1 and isinstance(mode[0], lang.SetToken) else None


_GROUPS: Final[tuple[Callable[[Sequence[lang.Step]], Found], ...]] = (
    _from_hand, _replacing, _look_and_order, _chosen, _chosen_marker, _chosen_spaces, _chosen_fighter, _chosen_swap,
    _damage_or, _draw_up_to, _both_recover, _recover_with_such, _unless, _their_discard, _return_or, _side,
    _with_opponent,
)  # fmt: skip
