"""Reads hero and board files into definitions. Every problem is reported with file, place and reason.

Files are YAML. A card may `use:` an effect shared by several decks, with its own `numbers:`. What is hashed is the
canonical JSON of the definition, so spelling and comments of a file do not matter.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import yaml

from peerless.catalog.models import BoardDef, CardDef, HeroDef, SharedEffect
from peerless.core.errors import ContentError
from peerless.effects.language import Ability, Step

MOST_BYTES: Final = 200_000
MOST_DEPTH: Final = 24
_BUNDLED: Final = Path(__file__).resolve().parent.parent / "content"
_STEP: Final = Step
_ABILITY: Final = Ability
D = TypeVar("D", bound=HeroDef | BoardDef)


class Problems(list[str]):
    """Problems of one file, each with its place."""

    def __init__(self, file: str) -> None:
        super().__init__()
        self.file = file

    def add(self, path: str, text: str) -> None:
        self.append(f"{self.file}: {path}: {text}" if path else f"{self.file}: {text}")


def bundled_files(kind: str) -> list[Path]:
    """The hero or board files that come with the package."""
    return sorted((_BUNDLED / kind).glob("*.yaml"))


def shared_effects() -> dict[str, SharedEffect]:
    """The effects printed in several decks."""
    raw = read_yaml(_BUNDLED / "shared.yaml", Problems("shared.yaml"))
    return msgspec.convert(raw, dict[str, SharedEffect])


def read_yaml(path: Path, problems: Problems) -> Any:
    """The plain data of a file, or None with the problem noted."""
    try:
        if path.stat().st_size > MOST_BYTES:
            problems.add("", f"larger than {MOST_BYTES} bytes")
            return None
        return parse_yaml(path.read_text(encoding="utf-8"), problems)
    except (OSError, UnicodeDecodeError) as error:
        problems.add("", f"cannot be read: {error}")
        return None


class _Loader(yaml.SafeLoader):
    """YAML without aliases (they can blow up), duplicate keys, or words that turn into booleans."""

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            mark: Any = self.peek_event().start_mark  # type: ignore[no-untyped-call]
            raise yaml.constructor.ConstructorError(None, None, "aliases are not allowed", mark)
        return super().compose_node(parent, index)

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: set[object] = set()
        for key_node, _ in node.value:
            key = key_node.value
            if key in seen:
                raise yaml.constructor.ConstructorError(None, None, f"'{key}' stands twice", key_node.start_mark)
            seen.add(key)
        return super().construct_mapping(node, deep)


_Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in rules if tag != "tag:yaml.org,2002:bool" or first in "tTfF"]
    for first, rules in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def parse_yaml(text: str, problems: Problems) -> Any:
    """The plain data of a text, or None with the problem noted."""
    try:
        data = yaml.load(text, _Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        place = f"line {mark.line + 1}, column {mark.column + 1}" if mark else ""
        problems.add(place, error.problem or "not YAML")
        return None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        problems.add("", f"not YAML: {error}")
        return None
    if _depth(data) > MOST_DEPTH:
        problems.add("", f"nested deeper than {MOST_DEPTH}")
        return None
    return data


def _depth(data: Any) -> int:
    level, depth = [data], 0
    while level and depth <= MOST_DEPTH + 1:
        depth += 1
        inner: list[Any] = []
        for item in level:
            if isinstance(item, dict):
                inner.extend(item.values())
            elif isinstance(item, list):
                inner.extend(item)
        level = inner
    return depth


def hero_from_data(data: Any, hero_id: str, problems: Problems, shared: dict[str, SharedEffect]) -> HeroDef | None:
    """A hero definition, or None with every problem noted."""
    if not isinstance(data, dict):
        problems.add("", "a hero is a mapping with name, hero, move, cards …")
        return None
    data = {**data, "id": hero_id}
    cards = data.get("cards")
    if isinstance(cards, list):
        data["cards"] = [_with_shared(card, f"cards[{i}]", problems, shared) for i, card in enumerate(cards)]
        for i, card in enumerate(data["cards"]):
            _check_card(card, f"cards[{i}]", problems)
    for i, ability in enumerate(data.get("abilities") or []):
        for k, part in enumerate(ability.get("parts") or [] if isinstance(ability, dict) else []):
            _convert(part, _ABILITY, f"abilities[{i}].parts[{k}]", problems)
    if problems:
        # The parts were checked one by one; what is left is the frame around them.
        _convert({**data, "cards": _no_effects(data.get("cards")), "abilities": []}, HeroDef, "", problems)
        return None
    hero: HeroDef | None = _convert(data, HeroDef, "", problems)
    return hero


def _no_effects(cards: Any) -> Any:
    if not isinstance(cards, list):
        return cards
    stub = {"id": "stub", "name": "stub", "type": "scheme", "boost": 0, "copies": 1, "fighters": ["any"]}
    return [stub] * max(1, len(cards))


def _with_shared(card: Any, path: str, problems: Problems, shared: dict[str, SharedEffect]) -> Any:
    """A card with its shared effect filled in."""
    if not isinstance(card, dict) or ("use" not in card and "numbers" not in card):
        return card
    card = dict(card)
    name, numbers = card.pop("use", None), card.pop("numbers", {})
    if name not in shared:
        problems.add(f"{path}.use", f"no shared effect '{name}' (known: {', '.join(sorted(shared))})")
        return card
    if not isinstance(numbers, dict) or set(numbers) != set(shared[name].numbers):
        wanted = ", ".join(shared[name].numbers) or "none"
        problems.add(f"{path}.numbers", f"'{name}' needs these numbers: {wanted}")
        return card
    own = card.get("effects") or {}
    filled = _fill(shared[name].effects, numbers)
    if isinstance(own, dict):
        for timing in set(own) & set(filled):
            problems.add(f"{path}.effects.{timing}", f"'{name}' has an effect at that timing already")
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


def _check_card(card: Any, path: str, problems: Problems) -> None:
    """Converts the parts of a card one by one, so that each fault is reported, not only the first."""
    if not isinstance(card, dict):
        problems.add(path, "a card is a mapping")
        return
    named = f"{path} ({card['id']})" if isinstance(card.get("id"), str) else path
    effects = card.get("effects") or {}
    clean = True
    if isinstance(effects, dict):
        for timing, steps in effects.items():
            for i, step in enumerate(steps if isinstance(steps, list) else []):
                clean &= _convert(step, _STEP, f"{named}.effects.{timing}[{i}]", problems) is not None
    whole = card if clean else {**card, "effects": {}}
    _convert(whole, CardDef, named, problems)


def _convert(data: Any, kind: Any, path: str, problems: Problems) -> Any:
    try:
        return msgspec.convert(data, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        text, _, inner = str(error).partition(" - at `$")
        place = path + inner.rstrip("`")
        problems.add(place.lstrip("."), text)
        return None


def board_from_data(data: Any, board_id: str, problems: Problems) -> BoardDef | None:
    """A board definition, or None with every problem noted."""
    if not isinstance(data, dict):
        problems.add("", "a board is a mapping with name, zones, spaces, edges …")
        return None
    board: BoardDef | None = _convert({**data, "id": board_id}, BoardDef, "", problems)
    return board


def content_hash(definition: HeroDef | BoardDef) -> str:
    """The hash that pins a definition: of its canonical JSON."""
    return hashlib.sha256(msgspec.json.encode(definition, order="sorted")).hexdigest()


def load_file(path: Path, convert: Callable[[Any, str, Problems], D | None]) -> D:
    """One definition from a file; raises with every problem found."""
    problems = Problems(path.name)
    data = read_yaml(path, problems)
    made = None if data is None and problems else convert(data, path.stem, problems)
    if problems or made is None:
        raise ContentError(problems)
    return made
