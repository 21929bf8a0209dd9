"""Card texts are short, repeat nothing within a sentence, and every text uses the terms of the rulebooks."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
import yaml

from peerless import Content
from peerless.messages.translator import LANGUAGES
from peerless.text.cards import ability_lines, card_lines

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
LOCALE: Final = ROOT / "src" / "peerless" / "messages" / "locale"
GLOSSARY: Final[dict[str, dict[str, str]]] = yaml.safe_load((HERE / "glossary.yaml").read_text("utf-8"))
LONGEST: Final = 200
LONG: Final = {
    "avast_ye": "two effects, each with a ransom",
    "battle_of_wits": "two decks, a comparison and damage",
    "bloody_requiem": "two combats: an attack, and a bonus attack whose value depends on the first",
    "broken_glass": "a choice of two, and what follows if two values are equal",
    "confirm_suspicion": "a guess, what follows if it is right, and what if it is wrong",
    "elementary": "four lines: how it is played, a number, what it does, and that nothing cancels it",
    "flash_of_steel": "a cancel and damage, each under a condition on the opposing fighter",
    "give_no_quarter": "a condition, and an effect with a ransom",
    "golden_drinking_horn": "a price, and a list of three to buy from",
    "like_a_flash_of_golden_light": "the zones where a turn began, and a move",
    "lurking": "a list whose first item may be declined",
    "never_leave_the_path": "a line for each of three symbols",
    "repulsion_blast": "a move, and a line for each of two numbers",
    "restless_spirits": "two spaces, damage, and a reward",
    "scourge_of_the_seven_seas": "three effects, each with a ransom",
    "sindris_bet": "two timings: one for its owner, one for whoever else plays it",
    "sisters_in_arms": "one condition at two timings, and that nothing cancels it",
    "spring_the_trap": "an offer to swap, who defends then, and damage",
    "step_lightly": "damage that depends on the fog, and an opponent who moves it",
    "stolen_memories": "a look, a choice, and what it costs to decline",
    "strange_case": "only one form may play it; it reveals a card, deals damage and takes the card",
    "surprise_volley": "an offer, what follows if it is taken, and what if it is not",
    "the_ancient_heirloom": "two offers, each with a price, and that nothing cancels them",
    "three_wishes": "a list of three",
    "unsettle": "an offer, what follows if it is taken, and what if it is not",
    "x_ray_radiation": "a revealed card, and a line for each of two numbers",
}
"""Card -> why it may be longer in some language."""
REPEATS: Final = {
    "dr_jill_trent:gadgetology": "a pronoun could mean the card or the gadget",
    "sun_wukong:clones": "the cost and the price are both next to him, and his name is longer than any pronoun",
}


def texts(content: Content, language: str) -> dict[str, list[str]]:
    """Card or ability -> its lines."""
    found: dict[str, list[str]] = {}
    for hero in content.heroes.values():
        for card in hero.cards:
            found[f"{hero.id}.{card.id}"] = [str(line) for line in card_lines(card, hero, language)]
        for ability in hero.abilities:
            found[f"{hero.id}:{ability.id}"] = ability_lines(ability, hero, language)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_short(content: Content, language: str) -> None:
    long = {name: len(" ".join(lines)) for name, lines in texts(content, language).items() if "." in name}
    assert {name: size for name, size in long.items() if size > LONGEST and name.partition(".")[2] not in LONG} == {}


def test_every_exception_is_needed(content: Content) -> None:
    said = [texts(content, language) for language in LANGUAGES]
    for card in LONG:
        sizes = [len(" ".join(lines)) for one in said for name, lines in one.items() if name.endswith(f".{card}")]
        assert max(sizes) > LONGEST, card


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_says_a_phrase_twice(content: Content, language: str) -> None:
    """Two long words in a row stand once in a sentence; a second time they are a pronoun or another word."""
    found = {}
    for name, lines in texts(content, language).items():
        for sentence in re.split(r"(?<=[.:;])\s|\n", " ".join(lines)):
            words = re.findall(r"[^\W\d_]+", sentence.lower())
            pairs = [pair for pair in pairwise(words) if min(map(len, pair)) >= 4]
            twice = [pair for pair, count in Counter(pairs).items() if count > 1]
            if twice and name not in REPEATS:
                found[name] = twice
    assert found == {}


# ---- the glossary ----

PAGES: Final = {"en": ROOT / "docs" / "rules.md"} | {
    language: ROOT / "docs" / "rules" / f"{language}.md" for language in LANGUAGES if language != "en"
}
CHECKED: Final = [
    (language, path) for language in LANGUAGES for path in [*sorted((LOCALE / language).glob("*.ftl")), PAGES[language]]
]


def wrong_words(text: str, language: str) -> list[str]:
    return [
        f"{match.group()}: {right}"
        for pattern, right in GLOSSARY[language].items()
        for match in re.finditer(rf"(?<!\w)(?:{pattern})\w*", text, re.IGNORECASE)
    ]


def values(text: str) -> str:
    """A message file without its keys and comments."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return "\n".join(re.sub(r"^[a-z0-9-]+ =", "", line) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_use_the_terms(content: Content, language: str) -> None:
    lines = [line for one in texts(content, language).values() for line in one]
    grid = (HERE / "goldens" / f"grid.{language}.md").read_text("utf-8")
    assert wrong_words("\n".join([*lines, grid]), language) == []


@pytest.mark.parametrize(("language", "path"), CHECKED, ids=lambda value: getattr(value, "name", value))
def test_messages_and_rules_use_the_terms(language: str, path: Path) -> None:
    assert wrong_words(values(path.read_text("utf-8")), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_use_the_spelling(language: str) -> None:
    names = ROOT / "src" / "peerless" / "content" / "names" / f"{language}.yaml"
    own = re.sub(r'^ +"[^"]*":', "", names.read_text("utf-8"), flags=re.MULTILINE)  # sets have English names as keys
    assert wrong_words(own, language) == []
