"""Write docs/operations.md, the reference of the card language, from its structs."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

import yaml
from msgspec import NODEFAULT, Struct, structs

from peerless.catalog.loader import MOST_BYTES, MOST_DEPTH, MOST_NODES, bundled_files, read_yaml, shared_effects
from peerless.catalog.problems import Problems
from peerless.catalog.validate import DECK_SIZE, MOST_KEYWORDS, MOST_TRIGGERS
from peerless.effects import abilities, language, terms
from peerless.effects.compiler import MOST_DEPTH as MOST_NESTING
from peerless.effects.compiler import MOST_INSTRUCTIONS, MOST_REGISTERS
from peerless.effects.docs import struct_doc
from peerless.effects.interpreter import MOST_EFFECTS
from peerless.effects.nodes import MOST_MODES, MOST_NUMBER
from peerless.effects.ops.combat import MOST_ACTIONS
from peerless.effects.scope import MOST_PROBLEMS
from tools.generated import ROOT, main

PAGE: Final = ROOT / "docs" / "operations.md"
SOURCE: Final = inspect.getsource(language)

# An annotation -> what a designer writes there.
WORDS: Final = {
    "Amount": "[amount](#amounts)",
    "Binding": "`$name`",
    "Cards": "[cards](#cards)",
    "Cond": "[condition](#conditions)",
    "Count": "number from 0 to 99",
    "Drawers": "`you`, `opponent`, `each_opponent` or `both`",
    "FighterRef": "[fighter](#references)",
    "Fighters": "[fighters](#fighters)",
    "Moment": "moment, see below",
    "Name": "name",
    "One": "`you` or `opponent`",
    "Spaces": "[spaces](#spaces)",
    "Target": "[fighter](#references), or [`one` or `each`](#one-or-each)",
    "Who": "`you`, `opponent` or `each_opponent`",
    "bool": "`true` or `false`",
    "dict[Name, list[Step]]": "names with a list of steps each",
    "list[Binding]": "list of `$name`",
    "list[Cond]": "list of [conditions](#conditions)",
    "list[Step]": "list of steps",
}

HEAD: Final = """# The effect language

Made by `python -m tools.operations_reference` from `language.py`, `terms.py` and `abilities.py` in
`src/peerless/effects`; do not edit. How to write a hero step by step: [tutorial.md](tutorial.md). Every operation is
shown at work in `tests/effects/scenarios/`, one file per operation. Editors help while you write if you give them
`src/peerless/content/schema/hero.json`. Every entry says what the word does, what it takes, what is *asked* of whom,
what happens in the *empty case*, and which cards of the package use it, with the shortest of those uses as *example*.

An effect is a list of steps under a timing. A step is a mapping with `op`; steps are carried out in order, each as far
as it can be (EFF-4). Conditions and amounts are read when their step is reached. What a player chooses or what a step
counts can be remembered under a `$name` and used by later steps of the same effect.

```yaml
effects:
  after_combat:
  - op: if
    cond: won
    then:
    - {op: choose_fighter, among: {side: opposing, in_zone_of: self}, bind: $prey}
    - {op: damage, to: $prey, amount: 2}
    else: [{op: draw, count: 1}]
```
"""
OPPONENTS: Final = """
`you` is the player of the card or ability. `opponent` is the other player of the combat (FFA-3); elsewhere
`choose_opponent` names one first. `each_opponent` means all of them, in turn order. Team-mates are no opponents.
"""
CHECKS: Final = f"""## Budgets

Every effect ends: nothing repeats but `repeat`, two to five times. Effects that give each other reason to act end too:
no turn begins more than {MOST_EFFECTS} effects or has more than {MOST_ACTIONS} actions. A file that goes beyond the
following numbers is refused. [security.md](security.md) says what else protects a server from hostile files.

- steps nested {MOST_NESTING} deep, {MOST_INSTRUCTIONS} instructions after repeats are written out, {MOST_REGISTERS}
  things remembered in one effect
- {MOST_MODES} modes in a choice, numbers to choose up to {MOST_NUMBER}
- six conditions in `all` or `any`, six spaces in `standing_on`
- {DECK_SIZE} cards in a deck, {MOST_KEYWORDS} keywords, {MOST_TRIGGERS} triggers at one moment of combat
- {MOST_BYTES:,} bytes, {MOST_NODES:,} values and {MOST_DEPTH} levels in a file

## What is refused

All problems of a file (the first {MOST_PROBLEMS}) are reported together, each with its place. Beside unknown words and
numbers out of range:

- a `$name` that was not chosen on every way to the step, that means another kind of thing, or that nothing uses
- `opponent` where it is not clear which one; `opposing`, values, `won` and the like at a timing that has no such thing
- choosing among cards that the chooser has not seen, counting hidden cards by what they are
- targets that cannot exist: unknown fighters, defeated ones that stand somewhere, your own as opposing ones
- steps that do nothing: an amount that is always 0, a bound that always or never holds, an empty list of steps
"""


def page() -> str:
    """The text of docs/operations.md."""
    lines = [HEAD, "## Timings", "", *_meanings(language.TIMING_MEANS), "", "## References", ""]
    lines += [_intro(), OPPONENTS, "## Filters", "", *_nouns()]
    lines += [
        "## Amounts",
        "",
        "A number, a `$name`, or a mapping with `count`. Each can be multiplied by `times`.",
        "",
    ]
    lines += _entries(_tagged(terms.Amount), 3)
    lines += ["## Conditions", "", "A word, or a mapping with `test`.", "", *_meanings(terms.PLAIN_MEANS), ""]
    lines += [*_entries(_tagged(terms.Cond), 3), "## Operations", ""]
    for group, operations in _groups().items():
        lines += [f"### Operations: {group}", "", *_entries(operations, 4)]
    lines += ["## Abilities", "", "An ability of a hero has one to eight `parts`, each a mapping with `kind`.", ""]
    lines += [
        *_entries(get_args(abilities.Ability), 3),
        "Moments of a trigger:",
        "",
        *_meanings(abilities.MOMENT_MEANS),
        "",
    ]
    lines += ["## Shared effects", "", *_shared(), "", CHECKS]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"


def _intro() -> str:
    """The paragraph about references, from the docstring of `terms`."""
    paragraphs = inspect.cleandoc(terms.__doc__ or "").split("\n\n")
    return next(paragraph for paragraph in paragraphs if paragraph.startswith("References"))


def _meanings(words: Mapping[Any, str]) -> list[str]:
    return [f"- `{word}`: {text}" for word, text in words.items()]


def _nouns() -> Iterator[str]:
    titles: dict[type[Struct], str] = {
        terms.Fighters: "Fighters",
        terms.Spaces: "Spaces",
        terms.Cards: "Cards",
        terms.Among: "One or each",
    }
    for struct, title in titles.items():
        yield from [f"### {title}", "", struct_doc(struct).says, "", *_fields(struct), ""]


def _tagged(union: object) -> list[type[Struct]]:
    return [kind for kind in get_args(union) if isinstance(kind, type) and issubclass(kind, Struct)]


def _groups() -> dict[str, list[type[Struct]]]:
    """The operations, grouped by their headings in the source."""
    groups: dict[str, list[type[Struct]]] = {}
    heading = ""
    operations = {op.__name__: op for op in get_args(language.Step)}
    for line in SOURCE.splitlines():
        if line.startswith("# ---- "):
            heading = line.strip("# -")
        name = re.match(r"class (\w+)\(", line)
        if name and name[1] in operations:
            groups.setdefault(heading, []).append(operations[name[1]])
    return groups


def _entries(kinds: Iterable[type[Struct]], level: int) -> Iterator[str]:
    for struct in kinds:
        doc = struct_doc(struct)
        yield from [f"{'#' * level} `{struct.__struct_config__.tag}`", "", doc.says, ""]
        parts = [*_fields(struct)]
        parts += [f"- *asks:* {doc.asks}"] if doc.asks else []
        parts += [f"- *empty case:* {doc.empty}"] if doc.empty else []
        parts += _seen(uses().get((str(struct.__struct_config__.tag_field), str(struct.__struct_config__.tag)), []))
        yield from [*parts, ""]


# ---- who uses what ----


class Use(NamedTuple):
    """One use of a word of the language in a bundled hero."""

    hero: str
    part: str
    """Name of the card, or `its ability`."""
    written: dict[str, Any]


@cache
def uses() -> dict[tuple[str, str], list[Use]]:
    """Every use of every word, by the key that names it (`op`, `test`, `count`, `kind`) and the word."""
    found: dict[tuple[str, str], list[Use]] = {}
    shared = shared_effects()
    for path in bundled_files("heroes"):
        hero = read_yaml(path, Problems(path.name))
        parts = [("its ability", part) for ability in hero.get("abilities", []) for part in ability["parts"]]
        for card in hero["cards"]:
            parts.append((card["name"], card))
            parts += [(card["name"], shared[card["use"]].effects)] if "use" in card else []
        for name, part in parts:
            for written, key in _mappings(part):
                found.setdefault((key, written[key]), []).append(Use(hero["name"], name, written))
    return found


def _mappings(data: Any) -> Iterator[tuple[dict[str, Any], str]]:
    """The mappings that are words of the language, with the key that names them."""
    if isinstance(data, dict):
        key = next((key for key in ("op", "test", "count", "kind") if isinstance(data.get(key), str)), None)
        if key is not None:
            yield data, key
    for inner in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _mappings(inner)


def _seen(places: list[Use]) -> Iterator[str]:
    """The shortest use, and all cards."""
    if not places:
        yield "- *cards:* none of the package"
        return
    shortest = min((_in_a_line(place.written) for place in places), key=lambda line: (len(line), line))
    yield f"- *example:* `{shortest}`"
    heroes = dict.fromkeys(place.hero for place in places)
    cards = [f"{hero}: {', '.join(dict.fromkeys(p.part for p in places if p.hero == hero))}" for hero in heroes]
    yield f"- *cards:* {'; '.join(cards)}"


def _in_a_line(data: dict[str, Any]) -> str:
    return yaml.safe_dump(data, default_flow_style=True, sort_keys=False, width=10_000).strip()


def _fields(struct: type[Struct]) -> Iterator[str]:
    texts = struct_doc(struct).fields
    for field in structs.fields(struct):
        written = struct.__annotations__[field.name].removesuffix(" | None")
        text = f"- `{field.encode_name}`: {_in_words(written)}"
        plain = not isinstance(field.default, Struct) and field.default is not None
        if field.default is not NODEFAULT and plain:
            text += f", `{str(field.default).lower()}` unless stated"
        elif not field.required:
            text += ", optional"
        yield f"{text}. {texts[field.encode_name]}" if field.encode_name in texts else text


def _in_words(annotation: str) -> str:
    if annotation in WORDS:
        return WORDS[annotation]
    if literal := re.fullmatch(r"(list\[)?Literal\[(.*?)\]\]?", annotation):
        return ("list of " if literal[1] else "") + _either(re.findall(r"['\"](\w+)['\"]", literal[2]))
    if bounds := re.search(r"ge=(\d+), le=(\d+)", annotation):
        return f"number from {bounds[1]} to {bounds[2]}"
    if "own|opposing" in annotation:
        return "`own`, `opposing` or a `$name`"
    parts = annotation.split(" | ")
    if len(parts) > 1:
        return " or ".join(_in_words(part) for part in parts)
    raise SystemExit(f"no words for '{annotation}' yet: add them to WORDS")


def _either(words: list[str]) -> str:
    quoted = [f"`{word}`" for word in words]
    return f"{', '.join(quoted[:-1])} or {quoted[-1]}"


def _shared() -> Iterator[str]:
    yield "Effects that several decks print. A card takes one with `use: name` and gives its `numbers`; it may add"
    yield "effects of its own at other timings. They stand in `src/peerless/content/shared.yaml`."
    yield ""
    for name, shared in sorted(shared_effects().items()):
        numbers = f", numbers: {', '.join(f'`{number}`' for number in shared.numbers)}" if shared.numbers else ""
        yield f"- `{name}` ({', '.join(shared.effects)}{numbers})"


def files() -> dict[Path, str]:
    """The page -> its text."""
    return {PAGE: page()}


if __name__ == "__main__":
    sys.exit(main("operations_reference", files))
