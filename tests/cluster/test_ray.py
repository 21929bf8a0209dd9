"""Runs on a real Ray cluster of two nodes on this machine; `make test-cluster` installs Ray and runs these."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray

from peerless import Content
from peerless.core.errors import SettingsError
from peerless.lab import cluster
from peerless.lab.play import definitions_of
from peerless.lab.runner import play
from peerless.messages.message import Message
from tests.lab.support import kept, played, small_plan, timeless

pytestmark = [
    pytest.mark.timeout(300),
    pytest.mark.filterwarnings("ignore"),  # what Ray does inside is not ours to judge
]


@pytest.fixture
def two_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A head that only hands out, and two nodes with a processor each."""
    from ray.cluster_utils import Cluster

    root = str(Path(__file__).resolve().parents[2])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([f"{root}/src", root, os.environ.get("PYTHONPATH", "")]))
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    try:
        yield made
    finally:
        ray.shutdown()
        made.shutdown()


def test_two_nodes_give_the_same_results(content: Content, tmp_path: Path, two_nodes: Any) -> None:
    for _ in range(2):
        two_nodes.add_node(num_cpus=1)
    info, tasks = small_plan(content)
    assert play(tmp_path, info, tasks, content, ray=two_nodes.address)
    assert kept(tmp_path) == timeless(played(content, tasks))


def test_a_node_killed_in_the_middle_loses_and_doubles_nothing(
    content: Content, tmp_path: Path, two_nodes: Any
) -> None:
    """Half of the processors go while their tasks are being played; every match is there once, and the same."""
    nodes = [two_nodes.add_node(num_cpus=1) for _ in range(2)]
    info, tasks = small_plan(content, "greedy", matches=8)
    killed: list[int] = []

    def kill(done: int, total: int) -> None:
        if done >= total // 4 and not killed:
            alive = [node for node in ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]
            assert len(alive) == 2
            two_nodes.remove_node(nodes[0], allow_graceful=False)
            killed.append(done)

    assert play(tmp_path, info, tasks, content, ray=two_nodes.address, progress=kill)
    assert killed
    assert killed[0] < info.matches
    found = kept(tmp_path)
    assert len({(result.task, result.seed) for result in found}) == len(found) == info.matches
    assert found == timeless(played(content, tasks))


def test_a_killed_worker_is_replaced(content: Content, tmp_path: Path, two_nodes: Any) -> None:
    """Not a node but the process that plays: its task is played again."""
    for _ in range(2):
        two_nodes.add_node(num_cpus=1)
    info, tasks = small_plan(content, "greedy", matches=8)
    victims: list[int] = []

    def kill(done: int, total: int) -> None:
        if done and not victims:
            victims.extend(_workers())
            os.kill(victims[0], 9)

    assert play(tmp_path, info, tasks, content, ray=two_nodes.address, progress=kill)
    assert victims
    assert kept(tmp_path) == timeless(played(content, tasks))


def _workers() -> list[int]:
    """Processes of this user in which Ray plays a task right now."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            command = path.read_bytes()
        except OSError:
            continue
        if command.startswith(b"ray::_play"):
            found.append(int(path.parent.name))
    assert found
    return found


def test_an_interruption_leaves_the_cluster_usable(content: Content, tmp_path: Path, two_nodes: Any) -> None:
    two_nodes.add_node(num_cpus=1)
    info, tasks = small_plan(content)

    def interrupt(done: int, total: int) -> None:
        if done:
            raise KeyboardInterrupt

    assert not play(tmp_path, info, tasks, content, ray=two_nodes.address, progress=interrupt)
    assert 0 < len(kept(tmp_path)) < info.matches
    assert play(tmp_path, info, tasks, content, ray=two_nodes.address)
    assert kept(tmp_path) == timeless(played(content, tasks))


def test_no_cluster_is_an_error(content: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    """Peerless asks the address itself: Ray would try for minutes."""
    monkeypatch.setattr("ray.init", lambda **_: pytest.fail("Ray was asked"))
    _, tasks = small_plan(content)
    with pytest.raises(SettingsError) as refused:
        list(cluster.play_on_ray(tasks, definitions_of(tasks, content), "127.0.0.1:1"))
    assert isinstance(refused.value.message, Message)
    assert refused.value.message.key == "error-lab-no-cluster"
