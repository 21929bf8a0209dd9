"""The page for those who run a server names every setting and number there is, and its commands work."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from msgspec.structs import replace

from peerless.cli.main import main
from peerless.server.cluster.metrics import ClusterMetrics
from peerless.server.connections.descriptors import RESERVE, RESERVE_PER_BOT, WANTED
from peerless.server.connections.http_connection import (
    MOST_HEADER_BYTES,
    MOST_HEADERS,
    MOST_LINE,
    MOST_PIPELINED,
    MOST_URL,
)
from peerless.server.connections.socket_connection import MOST_FRAGMENTS
from peerless.server.ops.metrics import Metrics
from peerless.server.ops.run import KEEP_ALIVE_SECONDS, MOST_MESSAGE
from peerless.server.sockets.table_socket import BEHIND, MOST_WAITING
from peerless.service.http.limits import (
    ADDRESS_SHARE,
    BURST,
    MODEST,
    MOST_BODIES,
    MOST_BODIES_PER_ADDRESS,
    MOST_UNREAD,
    MOST_UNREAD_PER_ADDRESS,
)
from peerless.service.ops.config import Config, from_environment
from tests.docs.pages import DOCS, blocks, run
from tests.server.store.support import DATA, with_store
from tools import protocol_types

PAGE = DOCS / "hosting.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_every_setting_is_explained() -> None:
    rows = dict(re.findall(r"^\| `(PEERLESS_\w+)` \| (?:`(.*?)`)? *\|", TEXT, re.MULTILINE))
    fresh = Config()
    assert rows == {f"PEERLESS_{name.upper()}": str(getattr(fresh, name)) for name in Config.__struct_fields__}


def test_every_number_is_explained() -> None:
    rows = set(re.findall(r"^\| `(peerless_\w+)` \|", TEXT, re.MULTILINE))
    known = (*Metrics().registry.collect(), *ClusterMetrics().collect())
    assert rows == {family.name for family in known}
    assert protocol_types.hosting_page() == TEXT


def test_what_it_says_about_limits_holds() -> None:
    assert BURST == 5
    assert "five times as many messages or requests" in TEXT
    assert f"at most {MOST_MESSAGE // 1024} KiB long" in TEXT
    rows = dict(re.findall(r"^\| ([^|`]+) \| ([^|`]+) \|", TEXT, re.MULTILINE))
    kib = 1024
    assert rows["address of a request"] == f"{MOST_URL // kib} KiB"
    together = f"{MOST_HEADERS}, each {MOST_LINE // kib} KiB, together {MOST_HEADER_BYTES // kib} KiB"
    assert rows["headers of a request"] == together
    assert rows["requests sent ahead on one connection"] == str(MOST_PIPELINED)
    assert rows["connection without requests"] == f"{KEEP_ALIVE_SECONDS} s"
    assert rows["fragments of one message"] == str(MOST_FRAGMENTS)
    bodies = [MOST_BODIES_PER_ADDRESS // 10**6, MOST_BODIES // 10**6]
    assert rows["bodies of requests in memory"] == "{} MB for one address, {} MB in all".format(*bodies)
    waiting = [MOST_WAITING // 10**6, BEHIND // 1000, MOST_UNREAD_PER_ADDRESS // 10**6, MOST_UNREAD // 10**6]
    assert rows["messages that wait for slow clients"] == (
        "{} MB for one socket; beyond the first {} kB of each, {} MB for one address and {} MB in all".format(*waiting)
    )
    assert (ADDRESS_SHARE, MODEST) == (10, 0.1)
    assert f"at least {RESERVE} of them, and {RESERVE_PER_BOT} more" in TEXT


def test_the_service_has_room_for_all_connections() -> None:
    [(_, unit)] = blocks(PAGE, "ini")
    lines = dict(line.split("=", 1) for line in unit.splitlines() if "=" in line)
    assert int(lines["LimitNOFILE"]) == WANTED > Config().connections
    assert {"MemoryMax", "TasksMax"} <= lines.keys()


def test_its_commands_exist() -> None:
    """With settings that can be read."""
    commands = [line for _, block in blocks(PAGE, "sh") for line in block.splitlines() if "peerless serve" in line]
    assert len(commands) > 4
    serve = main.get_command(main.make_context("peerless", [], resilient_parsing=True), "serve")
    assert serve is not None
    for command in commands:
        settings, _, options = command.partition("peerless serve")
        serve.make_context("serve", shlex.split(options))
        from_environment(dict(word.split("=", 1) for word in shlex.split(settings)))


def test_commands_do_what_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    db = f"sqlite:{tmp_path / 'peerless.sqlite3'}"
    monkeypatch.setenv("PEERLESS_DB", db)
    with_store(db, lambda store: store.add_table("t", replace(DATA, phase="gathering"), "me", 1))
    assert run(PAGE, tmp_path) == 3
    assert (tmp_path / "copy.sqlite3").exists()


def test_the_proxy_passes_on_what_is_needed() -> None:
    [(_, nginx)] = blocks(PAGE, "nginx")
    for line in (
        "proxy_http_version 1.1;",
        "proxy_set_header Host $host;",
        "proxy_set_header Upgrade $http_upgrade;",
        "proxy_set_header Connection $connection_upgrade;",
        "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
        f"proxy_pass http://{Config().host}:{Config().port};",
    ):
        assert line in nginx
