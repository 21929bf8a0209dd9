"""Read hero and board files into definitions. Every problem is reported with file, path and reason.

Files are YAML. A card may `use:` an effect shared by several decks, with its own `numbers:`. The hash of a definition
is that of its canonical JSON, so formatting and comments of a file do not matter.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import yaml
from yaml.composer import Composer
from yaml.constructor import SafeConstructor

from peerless.catalog.faults import named, note_faults
from peerless.catalog.files import Unreadable, read_file
from peerless.catalog.models import AbilityDef, BoardDef, CardDef, Copies, HeroDef, SharedEffect
from peerless.catalog.problems import Problems
from peerless.core.errors import ContentError
from peerless.effects.abilities import Bonus
from peerless.effects.terms import NAME, Count
from peerless.messages.message import Message
from peerless.messages.own_files import compiled_file, read_compiled

try:
    from yaml import CSafeLoader as _QuickParser
except ImportError:  # PyYAML without libyaml
    from yaml import SafeLoader as _QuickParser  # type: ignore[assignment]

MOST_BYTES: Final = 200_000
MOST_NODES: Final = 10_000  # values and keys; a dense file takes long to read
MOST_DEPTH: Final = 40  # deeper than the steps the language allows
_LONGEST_NUMBER: Final = 24  # characters; a text far longer than any 64-bit number is not parsed
_LARGEST_NUMBER: Final = 2**63 - 1
_WORDS: Final = ("tag:yaml.org,2002:bool", "tag:yaml.org,2002:timestamp")
_BUNDLED: Final = Path(__file__).resolve().parent.parent / "content"
D = TypeVar("D", bound=HeroDef | BoardDef)


def bundled_files(kind: str) -> list[Path]:
    """The hero or board files that come with the package."""
    return sorted((_BUNDLED / kind).glob("*.yaml"))


def template(kind: str) -> str:
    """The text of a hero or board to start from."""
    return (_BUNDLED / "templates" / f"{kind}.yaml").read_text(encoding="utf-8")


def shared_effects() -> dict[str, SharedEffect]:
    """The effects printed in several decks."""
    raw = read_yaml(_BUNDLED / "shared.yaml", Problems("shared.yaml"))
    return msgspec.convert(raw, dict[str, SharedEffect])


def read_yaml(path: Path, problems: Problems) -> Any:
    """The plain data of a file, or None after recording the problem."""
    if path.is_relative_to(_BUNDLED) and (compiled := compiled_file(path)).exists():
        return read_compiled(compiled)
    try:
        text = read_file(path, MOST_BYTES).decode()
    except Unreadable as error:
        problems.add("", error)
    except UnicodeDecodeError as error:
        problems.add("", Message("fault-not-utf8", byte=error.start + 1))
    else:
        return parse_yaml(text, problems)
    return None


class _Refused(yaml.MarkedYAMLError):
    """YAML that we refuse."""

    def __init__(self, message: Message, at: Any) -> None:
        super().__init__(problem_mark=at.start_mark)
        self.message = message


class _Strict(Composer, SafeConstructor):
    """YAML without aliases and merges (they can expand without limit), tags, duplicate keys, or implicit conversions.

    What remains is what JSON has: mappings, lists, texts, numbers, true, false and null, within limits. Subclasses add
    the parser.
    """

    nodes = 0
    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        event: Any = self.peek_event()  # type: ignore[attr-defined]
        self.nodes += 1
        self.depth += 1
        if isinstance(event, yaml.AliasEvent):
            raise _Refused(Message("fault-alias"), event)
        if event.tag not in (None, "!"):
            raise _Refused(Message("fault-tag"), event)
        if self.nodes > MOST_NODES:
            raise _Refused(Message("fault-many-values", most=MOST_NODES), event)
        if self.depth > MOST_DEPTH:
            raise _Refused(Message("fault-deep", most=MOST_DEPTH), event)
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node

    def construct_yaml_int(self, node: yaml.ScalarNode) -> int:
        if len(node.value) <= _LONGEST_NUMBER:
            number: int = super().construct_yaml_int(node)
            if abs(number) <= _LARGEST_NUMBER:
                return number
        raise _Refused(Message("fault-large-number"), node)

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: set[object] = set()
        for key_node, _ in node.value:
            key = key_node.value
            if not isinstance(key_node, yaml.ScalarNode):
                raise _Refused(Message("fault-key"), key_node)
            if key_node.tag == "tag:yaml.org,2002:merge":
                raise _Refused(Message("fault-merge"), key_node)
            if key in seen:
                raise _Refused(Message("fault-twice", name=key), key_node)
            seen.add(key)
        return super().construct_mapping(node, deep)


class _Loader(_Strict, yaml.SafeLoader):
    """With the parser in Python, whose messages we show."""


class _QuickLoader(_Strict, _QuickParser):
    """With the parser of libyaml, which takes a fifth of the time."""

    def __init__(self, text: str) -> None:
        _QuickParser.__init__(self, text)
        Composer.__init__(self)


for _loader in (_Loader, _QuickLoader):
    _loader.add_constructor("tag:yaml.org,2002:int", _Strict.construct_yaml_int)  # type: ignore[type-var]
    _loader.yaml_implicit_resolvers = {
        first: [(tag, pattern) for tag, pattern in rules if tag not in _WORDS or (tag == _WORDS[0] and first in "tTfF")]
        for first, rules in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }


def parse_yaml(text: str, problems: Problems) -> Any:
    """The plain data of a text, or None after recording the problem."""
    try:
        data = yaml.load(text, _QuickLoader)
    except (yaml.YAMLError, RecursionError, ValueError):
        return _parse_slowly(text, problems)
    return None if is_unfit(data, problems) else data


def _parse_slowly(text: str, problems: Problems) -> Any:
    """The same for a text that libyaml or we refuse, to explain why."""
    try:
        data = yaml.load(text, _Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        place = Message("fault-line", line=mark.line + 1, column=mark.column + 1) if mark else ""
        ours = error.message if isinstance(error, _Refused) else Message("fault-not-yaml")
        problems.add(place, error.problem or ours)
        return None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        problems.add("", Message("fault-not-yaml-because", why=error))
        return None
    return None if is_unfit(data, problems) else data


_HALF_CHARACTER: Final = re.compile("[\ud800-\udfff]")


def is_unfit(data: Any, problems: Problems) -> bool:
    """Record data nested deeper than any real file, and text that cannot be written to a file."""
    level, depth = [data], 0
    while level and depth < MOST_DEPTH:
        depth += 1
        inner: list[Any] = []
        for item in level:
            if isinstance(item, str):
                if not item.isascii() and _HALF_CHARACTER.search(item):
                    problems.add("", Message("fault-half-character", text=item))
                    return True
            elif isinstance(item, dict):
                inner.extend(item)
                inner.extend(item.values())
            elif isinstance(item, list):
                inner.extend(item)
        level = inner
    if level:
        problems.add("", Message("fault-deep", most=MOST_DEPTH))
    return bool(level)


def hero_from_data(
    data: Any, hero_id: str, problems: Problems, shared: dict[str, SharedEffect]
) -> tuple[HeroDef | None, bool]:
    """A hero definition, and whether its cards can be counted; every problem is recorded.

    Blank cards or abilities replace faulty ones, so that the rest can be checked as well.
    """
    if not isinstance(data, dict):
        problems.add("", Message("fault-not-a-hero"))
        return None, False
    _refuse_id(data, problems)
    data = {**data, "id": hero_id}
    cards = data.get("cards")
    if isinstance(cards, list):
        data["cards"] = [_with_shared(card, f"cards[{i}]", problems, shared) for i, card in enumerate(cards)]
    try:
        return msgspec.convert(data, HeroDef), True
    except (msgspec.ValidationError, RecursionError):
        note_faults(data, HeroDef, "", problems)
    try:
        readable = msgspec.convert(_without_faulty_parts(data), HeroDef)
        return readable, all(_is_readable(card, _Counted) for card in data["cards"])
    except (msgspec.ValidationError, RecursionError):
        return None, False


def _refuse_id(data: dict[Any, Any], problems: Problems) -> None:
    if "id" in data:
        problems.add("id", Message("fault-id"))


_BLANK_FIGHTER: Final = {"id": "blank", "name": "blank", "health": 1, "attack": "melee"}
_BLANK_CARD: Final = {
    "id": "blank",
    "name": "blank",
    "type": "attack",
    "value": 0,
    "boost": 0,
    "copies": 1,
    "fighters": ["any"],
}
_BLANK_HERO: Final = {"name": "blank", "id": "blank", "hero": _BLANK_FIGHTER, "move": 0, "cards": [_BLANK_CARD]}


def _without_faulty_parts(data: dict[str, Any]) -> dict[str, Any]:
    out = {key: value for key, value in data.items() if key in HeroDef.__struct_fields__}
    for key, plain in (("name", "blank"), ("move", 0), ("set", None)):
        if not _is_readable({**_BLANK_HERO, key: out.get(key, plain)}, HeroDef) or key not in out:
            out[key] = plain
    for key, kind, stand_in in (("cards", CardDef, _blank_card), ("abilities", AbilityDef, _blank_ability)):
        if isinstance(data.get(key), list):
            out[key] = [
                part if _is_readable(part, kind) else stand_in(part, f"unreadable_{i}")
                for i, part in enumerate(data[key])
            ]
    return out


def _is_readable(data: Any, kind: Any) -> bool:
    try:
        msgspec.convert(data, kind)
    except (msgspec.ValidationError, RecursionError):
        return False
    return True


class _Counted(msgspec.Struct):
    """The fields of a card that count for the size of the deck."""

    copies: Copies


def _blank_card(card: Any, name: str) -> Any:
    """A card that does nothing; it keeps its id, copies and keywords if they can be read."""
    out: dict[str, Any] = {**_BLANK_CARD, "id": _id(card, name)}
    for key in ("copies", "keywords"):
        if isinstance(card, dict) and key in card and _is_readable({**out, key: card[key]}, CardDef):
            out[key] = card[key]
    return out


def _blank_ability(ability: Any, name: str) -> Any:
    return msgspec.to_builtins(AbilityDef(id=_id(ability, name), parts=[Bonus(to="maneuver", amount=1)]))


def _id(part: Any, otherwise: str) -> str:
    written = part.get("id") if isinstance(part, dict) else None
    return written if isinstance(written, str) and re.search(NAME, written) else otherwise


def _with_shared(card: Any, path: str, problems: Problems, shared: dict[str, SharedEffect]) -> Any:
    """A card with its shared effect filled in."""
    if not isinstance(card, dict) or ("use" not in card and "numbers" not in card):
        return card
    path += named(card)
    card = dict(card)
    name, numbers = card.pop("use", None), card.pop("numbers", {})
    if name is None:
        problems.add(f"{path}.numbers", Message("fault-numbers-alone"))
        return card
    if not isinstance(name, str) or name not in shared:
        problems.add(f"{path}.use", Message("fault-no-shared", name=name, known=", ".join(sorted(shared))))
        return card
    if not isinstance(numbers, dict) or set(numbers) != set(shared[name].numbers):
        wanted = ", ".join(shared[name].numbers) or Message("error-none")
        problems.add(f"{path}.numbers", Message("fault-numbers", name=name, wanted=wanted))
        return card
    before = len(problems)
    for key, number in numbers.items():
        note_faults(number, Count, f"{path}.numbers.{key}", problems)
    if len(problems) > before:
        return card
    own = card.get("effects") or {}
    filled = _fill(shared[name].effects, numbers)
    if isinstance(own, dict):
        for timing in sorted(set(own) & set(filled)):
            problems.add(f"{path}.effects.{timing}", Message("fault-shared-timing", name=name))
        card["effects"] = {**filled, **own}
    return card


def _fill(data: Any, numbers: dict[str, Any]) -> Any:
    if isinstance(data, dict):
        return {key: _fill(value, numbers) for key, value in data.items()}
    if isinstance(data, list):
        return [_fill(value, numbers) for value in data]
    if isinstance(data, str) and data.startswith("#"):
        return numbers.get(data[1:], data)
    return data


def board_from_data(data: Any, board_id: str, problems: Problems) -> BoardDef | None:
    """A board definition, or None after recording every problem."""
    if not isinstance(data, dict):
        problems.add("", Message("fault-not-a-board"))
        return None
    _refuse_id(data, problems)
    data = {**data, "id": board_id}
    try:
        return msgspec.convert(data, BoardDef)
    except (msgspec.ValidationError, RecursionError):
        note_faults(data, BoardDef, "", problems)
        return None


def content_hash(definition: HeroDef | BoardDef) -> str:
    """The hash that identifies a definition: that of its canonical JSON."""
    return hashlib.sha256(msgspec.json.encode(definition, order="sorted")).hexdigest()


def load_file(path: Path, convert: Callable[[Any, str, Problems], D | None]) -> D:
    """One definition from a file; raises with every problem found."""
    problems = Problems(path.name)
    data = read_yaml(path, problems)
    made = None if data is None and problems else convert(data, path.stem, problems)
    if problems or made is None:
        raise ContentError(problems)
    return made
