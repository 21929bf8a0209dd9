"""The page about encodings is current; a changed layout needs a new version."""

from __future__ import annotations

import hashlib

from peerless import Content
from peerless.arena.codec import ACTIONS_VERSION, Codec
from peerless.arena.observer import OBSERVATIONS_VERSION, Observer
from peerless.envs import codec, observation
from tools import encodings
from tools.generated import outdated

# Hashes of the names in order: if you change them, raise the version and add a line.
LAYOUTS = {
    ("actions", 1): "59ff7edb691a",
    ("observations", 1): "88125811d4db",
    ("observations", 2): "d55f8b7dab88",
    ("observations", 3): "66efdaa2db3e",
    ("observations", 4): "9785b99af5d6",
}


def test_the_page_is_current() -> None:
    assert outdated("encodings", encodings.files()) == []


def digest(names: list[str]) -> str:
    return hashlib.sha256(" ".join(names).encode()).hexdigest()[:12]


def test_a_new_layout_has_a_new_version(content: Content) -> None:
    tables = content.tables(heroes=["alice", "medusa"], board="sarpedon")
    blocks = [f"{block.name}:{codec.MEANS[block.name][0]}" for block in Codec(tables).blocks]
    planes = [f"{plane.name}:{observation.AXES.get(plane.name, 1)}" for plane in Observer(tables).planes]
    assert digest(blocks) == LAYOUTS["actions", ACTIONS_VERSION]
    assert digest(planes) == LAYOUTS["observations", OBSERVATIONS_VERSION]


def test_every_block_and_plane_is_explained(content: Content) -> None:
    tables = content.tables(heroes=["alice", "medusa"], board="sarpedon")
    assert [block.name for block in Codec(tables).blocks] == list(codec.MEANS)
    observer = Observer(tables)
    assert [plane.name for plane in observer.planes] == list(observation.MEANS)
    assert {plane.name for plane in observer.planes if plane.shape} == set(observation.AXES)
