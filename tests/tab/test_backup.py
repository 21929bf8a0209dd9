"""Export and import of everything a tab stores."""

from __future__ import annotations

import base64
import json
import random
import zlib
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from peerless.messages.message import Message
from peerless.service.store.base import NotStored
from peerless.tab import backup as backup_module
from peerless.tab.key_value_store import MemoryKeyValueStore
from tests.server.support import in_loop
from tests.tab.support import Visitor

DUEL: list[dict[str, Any]] = [{"kind": "person", "hero": "medusa"}, {"kind": "bot", "hero": "alice", "level": "easy"}]
PREFERENCES = {"peerless.settings": '{"language":"cs"}'}


async def exported(visitor: Visitor) -> dict[str, Any]:
    wish = {"token": visitor.token, "preferences": PREFERENCES}
    file: dict[str, Any] = await visitor.call("POST", "/api/backup", wish)
    return file


async def imported(visitor: Visitor, file: dict[str, Any] | str, status: int = 200) -> Any:
    text = file if isinstance(file, str) else json.dumps(file)
    return await visitor.call("POST", "/api/backup/import", {"file": text}, status=status)


async def player(answers: int = 6, seed: int = 2) -> tuple[Visitor, str]:
    """A visitor with a match that is under way."""
    ann = await Visitor().start()
    await ann.arrive()
    table = await ann.create(DUEL, ["p1"], board="sarpedon")
    await ann.play(ann.connect(table), random.Random(seed), answers=answers)
    return ann, table


async def replay_written(visitor: Visitor, table: str) -> None:
    while not any(key.startswith(f"replay/{table}/") for key in visitor.database_texts):
        await visitor.wait()


@in_loop
async def test_a_match_goes_on_in_another_browser() -> None:
    ann, table = await player()
    file = await exported(ann)
    there = await Visitor().start()
    done = await imported(there, file)
    assert (done["added"], done["continued"], done["same"], done["differ"]) == (1, 0, 0, 0)
    assert done["preferences"] == PREFERENCES
    assert done["identity"]["token"] == ann.token
    there.token = ann.token
    history = await there.call("GET", "/api/history")
    assert [line["table"] for line in history["tables"]] == [table]
    last = await there.play(there.connect(table), random.Random(3))
    assert last["view"]["outcome"] is not None


@in_loop
async def test_everything_but_secrets_of_one_browser_is_exported() -> None:
    ann, table = await player()
    ann.say(ann.sockets, "chat", text="Hello")
    await ann.next(ann.sockets, "chat")
    await ann.call("POST", "/api/guests/me/code")
    records = (await exported(ann))["records"]
    kept = {key for key in ann.database_texts if key.partition("/")[0] not in {"token", "code", "checked"}}
    assert set(records) == kept
    assert {key.partition("/")[0] for key in kept} >= {"guest", "table", "log", "lines", "content"}
    assert f"table/{table}" in records


@in_loop
async def test_a_finished_match_keeps_its_replay() -> None:
    ann = await Visitor().start()
    await ann.arrive()
    table = await ann.create(DUEL, ["p1"], board="sarpedon")
    await ann.play(ann.connect(table), random.Random(1))
    await replay_written(ann, table)
    file = await exported(ann)
    there = await Visitor().start()
    await imported(there, file)
    there.token = ann.token
    replays = {key: text for key, text in ann.database_texts.items() if key.startswith("replay/")}
    assert replays
    assert {key: text for key, text in there.database_texts.items() if key.startswith("replay/")} == replays
    frames = await there.call("GET", f"/api/tables/{table}/frames?eyes=open&from=0&count=5")
    assert len(frames["frames"]) == 5


@in_loop
async def test_replays_are_left_out_before_a_file_is_too_big(monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await Visitor().start()
    await ann.arrive()
    table = await ann.create(DUEL, ["p1"], board="sarpedon")
    await ann.play(ann.connect(table), random.Random(1))
    await replay_written(ann, table)
    whole = await exported(ann)
    replays = [key for key in whole["records"] if key.startswith("replay/")]
    monkeypatch.setattr(backup_module, "MOST_BYTES", len(json.dumps(whole, separators=(",", ":"))) - 2000)
    file = await exported(ann)
    left_out = set(whole["records"]) - set(file["records"])
    assert left_out
    assert left_out < {*replays}
    assert (await imported(await Visitor().start(), file))["added"] == 1


@in_loop
async def test_importing_twice_changes_nothing() -> None:
    ann, _ = await player()
    file = await exported(ann)
    before = dict(ann.database_texts)
    done = await imported(ann, file)
    assert (done["added"], done["same"], done["identity"]) == (0, 1, None)
    assert ann.database_texts == before
    assert (await exported(ann))["records"] == file["records"]


@in_loop
async def test_a_table_that_went_on_in_the_file_goes_on_here() -> None:
    ann, table = await player()
    older = await exported(ann)
    there = await Visitor().start()
    await imported(there, older)
    there.token = ann.token
    socket = there.connect(table)
    await there.next(socket, "update")
    await ann.play(ann.connect(table), random.Random(5), answers=3)
    newer = await exported(ann)
    done = await imported(there, newer)
    assert (done["continued"], done["same"]) == (1, 0)
    assert len(log_of(there, table)) == len(log_of(ann, table)) > 6
    assert (await there.next(socket, "notice"))["notice"] == "moved"
    last = await there.play(there.connect(table), random.Random(6))
    assert last["view"]["outcome"] is not None
    assert (await imported(there, older))["same"] == 1, "an older file takes nothing back"


@in_loop
async def test_a_table_that_went_on_differently_stays_as_it_is_here() -> None:
    ann, table = await player()
    there = await Visitor().start()
    await imported(there, await exported(ann))
    there.token = ann.token
    for seed, visitor in ((5, ann), (6, there)):
        await visitor.play(visitor.connect(table), random.Random(seed), answers=8)
    before = log_of(there, table)
    done = await imported(there, await exported(ann))
    assert (done["differ"], done["continued"]) == (1, 0)
    assert log_of(there, table) == before


@in_loop
async def test_matches_of_the_file_become_those_of_the_visitor_who_imports_it() -> None:
    ann, table = await player()
    ann.say(ann.sockets, "chat", text="Hello")
    await ann.next(ann.sockets, "chat")
    bob, own = await player(seed=9)
    done = await imported(bob, await exported(ann))
    assert done["identity"] is None
    history = await bob.call("GET", "/api/history")
    assert {line["table"] for line in history["tables"]} == {table, own}
    assert all(seat["mine"] for line in history["tables"] for seat in line["seats"] if seat["kind"] == "person")
    socket = bob.connect(table)
    assert (await bob.next(socket, "welcome"))["seats"] == ["p1"]
    assert (await bob.play(socket, random.Random(7)))["view"]["outcome"] is not None
    guests = [key for key in bob.database_texts if key.startswith("guest/")]
    assert len(guests) == 1, "there is one visitor"


@in_loop
async def test_a_deleted_visitor_comes_back_with_their_file() -> None:
    ann, _ = await player()
    file = await exported(ann)
    await ann.call("DELETE", "/api/guests/me", status=204)
    token, ann.token = ann.token, ""
    done = await imported(ann, file)
    ann.token = token
    assert done["identity"]["token"] == token
    assert (await ann.call("GET", "/api/guests/me"))["name"] == "Ann"


@in_loop
async def test_storage_that_is_full_changes_nothing() -> None:
    class Full(MemoryKeyValueStore):
        is_full = False

        async def write(self, texts: Mapping[str, str | None]) -> None:
            if self.is_full:
                raise NotStored(Message("error-store-failed", why="full"))
            await super().write(texts)

    ann, _ = await player()
    file = await exported(ann)
    database = Full()
    there = await Visitor(database).start()
    database.is_full = True
    assert (await imported(there, file, status=503))["error"] == "error-store-failed"
    assert database.texts == {}
    database.is_full = False
    assert (await imported(there, file))["added"] == 1


def log_of(visitor: Visitor, table: str) -> list[str]:
    return [text for key, text in sorted(visitor.database_texts.items()) if key.startswith(f"log/{table}/")]


# ---- files that are refused ----


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "error-own-data-foreign"),
        ("not a file", "error-own-data-foreign"),
        ("[]", "error-own-data-foreign"),
        ("{}", "error-own-data-foreign"),
        ('{"heroes": ["alice"], "answers": []}', "error-own-data-foreign"),
        ("[" * 100_000, "error-own-data-foreign"),
        ('{"format": "peerless-backup", "version": 2, "chapters": []}', "error-own-data-newer"),
        ('{"format": "peerless-backup", "version": 1}', "error-own-data-broken"),
        (
            '{"format": "peerless-backup", "version": 0, "records": {}, "program": "", "made": 1}',
            "error-own-data-broken",
        ),
    ],
)
@in_loop
async def test_what_is_no_backup_is_refused(text: str, error: str) -> None:
    ann = await Visitor().start()
    refused = await imported(ann, text, status=400)
    assert refused["error"] == error
    assert refused["text"]
    assert ann.database_texts == {}


def _change(key: str, **fields: Any) -> Callable[[dict[str, Any]], None]:
    """Change fields of the first record of a kind; a dotted name is a path."""

    def change(file: dict[str, Any]) -> None:
        value = file["records"][first(file, key)]
        for path, new in fields.items():
            *steps, last = path.split("__")
            inner = value
            for step in steps:
                inner = inner[int(step) if step.isdecimal() else step]
            inner[last] = new

    return change


def first(file: dict[str, Any], kind: str) -> str:
    records: dict[str, Any] = file["records"]
    return next(key for key in records if key.startswith(f"{kind}/"))


def _record(key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda file: file["records"].update({key: value})


def _without(kind: str) -> Callable[[dict[str, Any]], None]:
    return lambda file: file["records"].pop(first(file, kind))


def _rekeyed(kind: str, key: str) -> Callable[[dict[str, Any]], None]:
    return lambda file: file["records"].update({key: file["records"].pop(first(file, kind))})


def _other_hero(file: dict[str, Any]) -> None:
    """A definition that is not what its hash says."""
    row = next(record["row"] for key, record in file["records"].items() if key.startswith("content/"))
    data = json.loads(base64.b64decode(row["data"]))
    data["name"] = "Somebody else"
    row["data"] = base64.b64encode(json.dumps(data).encode()).decode()


def _bomb(file: dict[str, Any]) -> None:
    file["records"][first(file, "table")]["row"]["data"].update(phase="over", result={"winners": [], "reason": "WIN-2"})
    name = first(file, "table").removeprefix("table/")
    file["records"][f"replay/{name}/open"] = base64.b64encode(zlib.compress(b"0" * 70_000_000)).decode()


HOSTILE: dict[str, Callable[[dict[str, Any]], None]] = {
    "a kind that is not exported": _record("token/" + "0" * 64, {"guest": "x"}),
    "a kind that does not exist": _record("thing/x", 1),
    "a key with a path": _record("guest/../x", {"id": "x", "name": "X", "created": 1}),
    "a key of another length": _record("guest/x/y", {"id": "x", "name": "X", "created": 1}),
    "a guest under another id": _rekeyed("guest", "guest/other"),
    "a name nobody can see": _change("guest", name="\u200b"),
    "a name that turns the direction of text": _change("guest", name="\u202eAnn"),
    "a name without end": _change("guest", name="A" * 10_000),
    "a time that no date can show": _change("guest", created=10**30),
    "a table under another id": _rekeyed("table", "table/other"),
    "a table without its last answer": lambda file: file["records"].pop(
        max(key for key in file["records"] if key.startswith("log/"))
    ),
    "a table with a gap in its log": _without("log"),
    "a log without its table": _without("table"),
    "an answer against the rules, made a result": _change("table", row__data__phase="over"),
    "a table with other seats": _change("table", row__data__seats=[]),
    "a hero that does not exist": _change("table", row__data__seats__0__hero="nobody"),
    "a board that does not exist": _change("table", row__data__board="nowhere"),
    "a table changed at no time": _change("table", row__updated=10**30),
    "no seed": _change("table", row__data__seed=None),
    "a phase that does not exist": _change("table", row__data__phase="lost"),
    "a definition that is not what its hash says": _other_hero,
    "a definition under another hash": _rekeyed("content", "content/" + "0" * 64),
    "chat of no table": _record("lines/nowhere", []),
    "a rating that is no number": _record(
        "rating/hero:alice", {"key": "hero:alice", "mu": "x", "sigma": 1, "matches": 1, "wins": 1}
    ),
    "a rating with more wins than matches": _record(
        "rating/hero:alice", {"key": "hero:alice", "mu": 1, "sigma": 1, "matches": 1, "wins": 2}
    ),
    "a link to no table": _record(
        "share/x", {"id": "x", "table": "nowhere", "viewpoint": "open", "number": 1, "created": 1}
    ),
    "a replay that fills the memory": _bomb,
    "an identity without its guest": lambda file: file["identity"].update(guest="other"),
    "an identity that is none": lambda file: file.update(identity={"guest": "x"}),
    "a preference of another program": lambda file: file["preferences"].update(other="x"),
    "a preference without end": lambda file: file["preferences"].update({"peerless.x": "x" * 200_000}),
    "something unknown": lambda file: file.update(more=1),
}


@pytest.mark.parametrize("harm", HOSTILE.values(), ids=HOSTILE)
@in_loop
async def test_a_damaged_or_hostile_file_changes_nothing(harm: Callable[[dict[str, Any]], object]) -> None:
    ann, _ = await player(answers=4)
    file = await exported(ann)
    harm(file)
    there, _ = await player(answers=3, seed=8)
    before = dict(there.database_texts)
    refused = await imported(there, file, status=400)
    assert refused["error"] == "error-own-data-broken"
    assert refused["text"]
    assert there.database_texts == before
    await there.call("GET", "/api/history")


@in_loop
async def test_a_file_that_is_too_big_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _ = await player(answers=1)
    file = await exported(ann)
    monkeypatch.setattr(backup_module, "MOST_BYTES", 100)
    assert (await imported(ann, file, status=400))["error"] == "error-own-data-large"


@in_loop
async def test_a_cut_off_file_is_refused() -> None:
    ann, _ = await player(answers=1)
    text = json.dumps(await exported(ann))
    for part in (0.2, 0.5, 0.99):
        assert (await imported(ann, text[: int(len(text) * part)], status=400))["error"].startswith("error-own-data-")
