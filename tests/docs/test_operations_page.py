"""The reference of the effect language is current, and nothing in the language goes undocumented."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest
from msgspec import Struct

from peerless import Content
from peerless.effects import abilities, language, terms, timings
from peerless.effects.docs import struct_doc
from tools import operations_reference
from tools.generated import outdated

PAGE = operations_reference.PAGE.read_text(encoding="utf-8")
OPERATIONS = get_args(language.Step)
ASKING = {"may", "choose_modes", "choose_fighter", "choose_space", "choose_card", "choose_opponent", "discard",
          "put_back", "move", "place", "return", "boost", "choose_number", "name_number", "discard_any",
          "replace_card", "leave", "move_marker", "spend", "spend_any", "by_symbol", "ransom",
          "put_back_any", "reveal_copies", "turn_up", "cast"}  # fmt: skip


def test_the_page_is_current() -> None:
    assert outdated("operations_reference", operations_reference.files()) == []


@pytest.mark.parametrize("op", OPERATIONS, ids=lambda op: str(op.__struct_config__.tag))
def test_operation_is_explained(op: type[Struct]) -> None:
    tag = op.__struct_config__.tag
    doc = struct_doc(op)
    assert PAGE.count(f"#### `{tag}`\n\n{doc.says}") == 1
    assert doc.says.endswith((".", ")"))
    assert bool(doc.asks) == (tag in ASKING), "say with `Asks:` what it asks"


@pytest.mark.parametrize(
    "union", [terms.Cond, terms.Amount, abilities.Ability], ids=["conditions", "amounts", "abilities"]
)
def test_every_member_is_on_the_page(union: object) -> None:
    for kind in get_args(union):
        if isinstance(kind, type) and issubclass(kind, Struct):
            assert f"### `{kind.__struct_config__.tag}`\n\n{struct_doc(kind).says}" in PAGE


def test_words_are_explained() -> None:
    assert set(terms.PLAIN_MEANS) == set(get_args(terms.Plain))
    assert set(timings.TIMING_MEANS) == set(get_args(timings.Timing))
    assert set(abilities.MOMENT_MEANS) == set(get_args(abilities.Moment))


@pytest.mark.parametrize("op", OPERATIONS, ids=lambda op: str(op.__struct_config__.tag))
def test_the_cards_that_use_an_operation_are_named(op: type[Struct], content: Content) -> None:
    """Found here in what the files were read into; the page looks at the files."""
    tag = op.__struct_config__.tag
    entry = PAGE.partition(f"#### `{tag}`\n")[2].partition("\n#")[0]
    written = f'"op":"{tag}"'.encode()
    for hero in content.heroes.values():
        parts = {card.name: card for card in hero.cards if written in msgspec.json.encode(card)}
        by_ability = written in msgspec.json.encode(hero.abilities)
        names = ", ".join([*(["its ability"] if by_ability else []), *parts])
        assert (f" {hero.name}: {names}" in entry) if names else (f" {hero.name}: " not in entry)
