"""Random hero and board files.

They are bundled files with random edits, and effects generated from the types.
"""

from __future__ import annotations

import marshal
import random
from typing import Any, get_args

import msgspec
import yaml
from msgspec import inspect

from peerless.catalog.loader import bundled_files
from peerless.effects.abilities import Ability
from peerless.effects.language import Step
from peerless.effects.terms import Among, Cond

GARBAGE: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 40, 99, 100, 10**6, 2**70, 1.5, float("nan"), float("inf"), "", "x", "any",
    "hero", "none", "$a", "#cards", "ё", [], {}, [[]], [None], {"op": "draw"}, {"op": "nothing"}, {"": ""}, {1: 2},
)  # fmt: skip
COMBAT = ("immediately", "during_combat", "after_combat", "after_attack")
MOMENTS = (*COMBAT, "setup", "start_of_turn", "end_of_turn", "after_maneuver", "defeated")
_STEPS, _PARTS = ([inspect.type_info(kind) for kind in get_args(union)] for union in (Step, Ability))
_COND = inspect.type_info(Cond)


def bundled() -> dict[str, dict[str, Any]]:
    """The files of the package as plain data, by id."""
    files = [*bundled_files("heroes"), *bundled_files("boards")]
    return {path.stem: yaml.safe_load(path.read_text(encoding="utf-8")) for path in files}


def deep_copy(data: Any) -> Any:
    """Plain data that shares nothing with the original; several times as fast as `copy.deepcopy`."""
    return marshal.loads(marshal.dumps(data))


class Maker:
    """Makes random data of the types of the language, with the names of one hero."""

    def __init__(self, hero: dict[str, Any], dice: random.Random) -> None:
        self.dice = dice
        sidekicks = [fighter["id"] for fighter in hero.get("sidekicks", ())]
        tokens = hero.get("tokens") or []
        self.fighters: list[str] = ["self", "opposing", "hero", "sidekick", hero["hero"]["id"], *sidekicks, "$a"]
        self.names: list[str] = [card["id"] for card in hero["cards"][:4]]
        self.names += [name for token in tokens for name in [token["id"], *token["sides"]]]
        self.names += [marker["id"] for marker in hero.get("markers") or []]
        self.names += [word for card in hero["cards"] for word in card.get("keywords", [])][:1]

    def step(self, wish: int) -> Any:
        """A step; the same wish always gives the same operation, so that rare ones occur, too."""
        return self.make(_STEPS[wish % len(_STEPS)], 2)

    def ability(self, wish: int) -> Any:
        part = self.make(_PARTS[wish // 9 % len(_PARTS)], 3)
        if "at" in part:
            part["at"] = MOMENTS[wish % len(MOMENTS)]
        return part

    def condition(self) -> Any:
        return self.make(_COND, 2)

    def make(self, kind: inspect.Type, depth: int) -> Any:
        """Data of a type; nesting ends at depth 0 if it can."""
        dice = self.dice
        match kind:
            case inspect.Metadata():
                return self.make(kind.type, depth)
            case inspect.UnionType():
                flat = [t for t in kind.types if not _nests(t)] if depth <= 0 else []
                return self.make(dice.choice(flat or list(kind.types)), depth)
            case inspect.StructType():
                return self._struct(kind, depth)
            case inspect.ListType():
                low = kind.min_length or 1
                return [self.make(kind.item_type, depth - 1) for _ in range(max(low, dice.choice((1, 1, 2))))]
            case inspect.DictType():
                return {
                    name: self.make(kind.value_type, depth - 1)
                    for name in ("left", "right", "third")[: dice.randint(2, 3)]
                }
            case inspect.LiteralType():
                return dice.choice(list(kind.values))
            case inspect.IntType():
                low, high = kind.ge or 0, kind.le or 9
                return dice.choice((low, min(high, 1), min(high, 2), min(high, 3), high, dice.randint(low, high)))
            case inspect.StrType():
                return self._text(kind.pattern or "")
            case inspect.BoolType():
                return dice.random() < 0.5
            case inspect.NoneType():
                return None
        raise AssertionError(f"no data of {kind}")

    def _struct(self, kind: inspect.StructType, depth: int) -> dict[str, Any]:
        out: dict[str, Any] = {}
        if kind.tag_field is not None:
            out[kind.tag_field] = kind.tag
        for field in kind.fields:
            if field.required or self.dice.random() < 0.2:
                out[field.encode_name] = self.make(field.type, depth - 1)
        if kind.cls is Among:
            out.pop(self.dice.choice(("one", "each")), None)
            if not out:
                out["one"] = {"side": self.dice.choice(("any", "opposing", "yours"))}
        return out

    def _text(self, pattern: str) -> str:
        if pattern.startswith("^(own"):
            return self.dice.choice(("own", "opposing", "$a"))
        if pattern.startswith("^\\$?"):
            return self.dice.choice(self.fighters)
        if pattern.startswith("^\\$"):
            return self.dice.choice(("$a", "$a", "$b"))
        return self.dice.choice(self.names)


def _nests(kind: inspect.Type) -> bool:
    if not isinstance(kind, inspect.StructType):
        return False
    return any(isinstance(field.type, inspect.ListType | inspect.DictType) for field in kind.fields)


def edited_hero(hero: dict[str, Any], others: list[dict[str, Any]], dice: random.Random, wish: int) -> dict[str, Any]:
    """A hero with one edit that could make sense; `wish` says what about."""
    data: dict[str, Any] = deep_copy(hero)
    maker = Maker(hero, dice)
    card = dice.choice(data["cards"])
    edit = wish % 101 / 101
    if edit < 0.5:
        timings = ("scheme",) if card.get("type") == "scheme" else COMBAT
        steps = card.setdefault("effects", {}).setdefault(dice.choice((*timings, "when_discarded")), [])
        at = dice.randint(0, len(steps))
        steps[at:at] = [maker.step(wish), *[maker.step(dice.randrange(99)) for _ in range(dice.choice((0, 0, 1, 2)))]]
    elif edit < 0.75:
        data["abilities"].append({"id": f"more_{dice.randrange(100)}", "parts": [maker.ability(wish)]})
    elif edit < 0.8:
        card["playable_if"] = maker.condition()
    elif edit < 0.85:
        for fighter in data.get("sidekicks", ()):
            fighter.update(count=dice.randint(1, 5), health=dice.randint(1, 9), attack=dice.choice(("melee", "ranged")))
    elif edit < 0.9:
        kept = {key: card[key] for key in ("id", "name", "copies")}
        card.clear()
        card.update({**deep_copy(dice.choice(dice.choice(others)["cards"])), **kept, "fighters": ["any"]})
    else:
        _nudge_a_number(data, dice)
    return data


def mutant_board(board: dict[str, Any], dice: random.Random) -> Any:
    """A board with one to six edits."""
    data: dict[str, Any] = deep_copy(board)
    for _ in range(dice.randint(1, 6)):
        edit = dice.random()
        spaces = data["spaces"]
        if edit < 0.3:
            dice.choice(spaces)["passage"] = True
        elif edit < 0.5:
            data["edges"].pop(dice.randrange(len(data["edges"])))
        elif edit < 0.7:
            data["edges"].append([dice.choice(spaces)["id"], dice.choice(spaces)["id"]])
        elif edit < 0.8:
            one, other = dice.choice(spaces), dice.choice(spaces)
            one["start"], other["start"] = other.get("start"), one.get("start")
        else:
            dice.choice(spaces)["zones"] = dice.choice(spaces)["zones"]
    return data


def wreck(data: Any, dice: random.Random) -> None:
    """Replace, remove, duplicate or swap something, anywhere."""
    holder, key = dice.choice(_places(data))
    edit = dice.random()
    if edit < 0.5:
        holder[key] = deep_copy(dice.choice(GARBAGE))
    elif edit < 0.7:
        del holder[key]
    elif edit < 0.85 and isinstance(holder, list):
        holder.insert(key, deep_copy(holder[key]))
    else:
        other, place = dice.choice(_places(data))
        holder[key] = deep_copy(other[place])


def mutant_text(text: str, dice: random.Random) -> bytes:
    """The text of a file with some letters changed, as bytes that may not even be text."""
    data = bytearray(text.encode())
    for _ in range(dice.randint(1, 5)):
        at = dice.randrange(len(data))
        edit = dice.random()
        if edit < 0.3:
            data[at] = dice.randrange(256)
        elif edit < 0.6:
            del data[at : at + dice.randint(1, 30)]
        elif edit < 0.8:
            data[at:at] = dice.choice(
                (b"- ", b": ", b"{", b"[", b"&a ", b"*a", b"!!set ", b"\t", b"\n", b"? ", b"'", b"<<: ")
            )
        else:
            other = dice.randrange(len(data))
            data[at:at] = data[other : other + 40]
    return bytes(data)


def _nudge_a_number(data: Any, dice: random.Random) -> None:
    numbers = [(holder, key) for holder, key in _places(data) if type(holder[key]) is int]
    if numbers:
        holder, key = dice.choice(numbers)
        holder[key] = max(0, holder[key] + dice.choice((-2, -1, 1, 2, 5)))


def _places(data: Any) -> list[tuple[Any, Any]]:
    """Every holder and key within."""
    out: list[tuple[Any, Any]] = []
    todo = [data]
    while todo:
        item = todo.pop()
        keys = list(item) if isinstance(item, dict) else range(len(item)) if isinstance(item, list) else ()
        for key in keys:
            out.append((item, key))
            todo.append(item[key])
    return out or [({"": None}, "")]


def as_yaml(data: Any) -> str:
    """Mutated data as the text of a file."""
    text: str = yaml.safe_dump(msgspec.to_builtins(data), sort_keys=False, allow_unicode=True)
    return text
