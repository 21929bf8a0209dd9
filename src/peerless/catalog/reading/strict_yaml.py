"""YAML as we accept it: plain data, within limits."""

from __future__ import annotations

from typing import Any, Final

import yaml
from yaml.composer import Composer
from yaml.constructor import SafeConstructor

from peerless.messages.message import Message

try:
    from yaml import CSafeLoader as _QuickParser
except ImportError:  # PyYAML without libyaml
    from yaml import SafeLoader as _QuickParser  # type: ignore[assignment]

MOST_NODES: Final = 10_000  # values and keys; a dense file takes long to read
MOST_DEPTH: Final = 40  # deeper than the steps the language allows
_LONGEST_NUMBER: Final = 24  # characters; a text far longer than any 64-bit number is not parsed
_LARGEST_NUMBER: Final = 2**63 - 1
_WORDS: Final = ("tag:yaml.org,2002:bool", "tag:yaml.org,2002:timestamp")


class Refused(yaml.MarkedYAMLError):
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
            raise Refused(Message("fault-alias"), event)
        if event.tag not in (None, "!"):
            raise Refused(Message("fault-tag"), event)
        if self.nodes > MOST_NODES:
            raise Refused(Message("fault-many-values", most=MOST_NODES), event)
        if self.depth > MOST_DEPTH:
            raise Refused(Message("fault-deep", most=MOST_DEPTH), event)
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node

    def construct_yaml_int(self, node: yaml.ScalarNode) -> int:
        if len(node.value) <= _LONGEST_NUMBER:
            number: int = super().construct_yaml_int(node)
            if abs(number) <= _LARGEST_NUMBER:
                return number
        raise Refused(Message("fault-large-number"), node)

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: set[object] = set()
        for key_node, _ in node.value:
            key = key_node.value
            if not isinstance(key_node, yaml.ScalarNode):
                raise Refused(Message("fault-key"), key_node)
            if key_node.tag == "tag:yaml.org,2002:merge":
                raise Refused(Message("fault-merge"), key_node)
            if key in seen:
                raise Refused(Message("fault-twice", name=key), key_node)
            seen.add(key)
        return super().construct_mapping(node, deep)


class PlainLoader(_Strict, yaml.SafeLoader):
    """With the parser in Python, whose messages we show."""


class QuickLoader(_Strict, _QuickParser):
    """With the parser of libyaml, which takes a fifth of the time."""

    def __init__(self, text: str) -> None:
        _QuickParser.__init__(self, text)
        Composer.__init__(self)


for _loader in (PlainLoader, QuickLoader):
    _loader.add_constructor("tag:yaml.org,2002:int", _Strict.construct_yaml_int)  # type: ignore[type-var]
    _loader.yaml_implicit_resolvers = {
        first: [(tag, pattern) for tag, pattern in rules if tag not in _WORDS or (tag == _WORDS[0] and first in "tTfF")]
        for first, rules in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }
