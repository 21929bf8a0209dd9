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

from peerless.catalog.models import AbilityDef, BoardDef, CardDef, Copies, HeroDef, SharedEffect
from peerless.catalog.reading.faults import named, note_faults
from peerless.catalog.reading.problems import Problems
from peerless.catalog.reading.yaml_file import BUNDLED, read_yaml
from peerless.core.errors import ContentError
from peerless.effects.abilities import Bonus
from peerless.effects.terms import NAME, Count, Name
from peerless.messages.message import Message
from peerless.messages.problem import Problem
from peerless.messages.spelling import listed, nearest

D = TypeVar("D", bound=HeroDef | BoardDef)


def bundled_files(kind: str) -> list[Path]:
    """The hero or board files that come with the package."""
    return sorted((BUNDLED / kind).glob("*.yaml"))


def folder_files(folder: Path) -> list[Path]:
    """The hero and board files in a folder of somebody."""
    try:
        return sorted(path for path in folder.iterdir() if path.suffix in (".yaml", ".yml") and path.is_file())
    except OSError as error:
        why = Message("fault-unreadable", why=error.strerror or str(error))
        raise ContentError([Problem(str(folder), "", why)]) from error


def template(kind: str) -> str:
    """The text of a hero or board to start from."""
    return (BUNDLED / "templates" / f"{kind}.yaml").read_text(encoding="utf-8")


def schema_file(kind: str) -> Path:
    """The JSON Schema of hero or board files, for editors."""
    return BUNDLED / "schema" / f"{kind}.json"


def shared_effects() -> dict[str, SharedEffect]:
    """The effects printed in several decks."""
    raw = read_yaml(BUNDLED / "shared.yaml", Problems("shared.yaml"))
    return msgspec.convert(raw, dict[str, SharedEffect])


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
    shared = {**shared, **_own_shared(data.pop("shared", None), problems)}
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
    for key in {"names", "colors", "author", "version", "notes"} & set(out):  # nothing else refers to these
        if not _is_readable({**_BLANK_HERO, key: out[key]}, HeroDef):
            del out[key]
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
        fault = Message("fault-no-shared", name=name, known=listed(sorted(shared), name))
        problems.add(f"{path}.use", fault, near=nearest(name, shared))
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


def _own_shared(data: Any, problems: Problems) -> dict[str, SharedEffect]:
    """The effects that only cards of this file share; they come before those of the same name for all decks."""
    if data is None:
        return {}
    try:
        return msgspec.convert(data, dict[Name, SharedEffect])
    except (msgspec.ValidationError, RecursionError):
        note_faults(data, dict[Name, SharedEffect], "shared", problems)
        return {}


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
