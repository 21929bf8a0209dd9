"""Every promise of the interface, by both databases."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import asdict, replace

from peerless.records.log.entry import Entry
from peerless.records.outcome import Outcome
from peerless.server.store import script
from peerless.server.store.script import Script
from peerless.server.store.scripted import ScriptedStore
from peerless.service.protocol.setup import Clock, TableSetup
from peerless.service.store.base import ContentRow, LeaseLost, Line, NotStored, Rating, Seat, Share
from tests.server.store.support import ANN, DATA, PERSONS, TOKEN, answers, change, data, with_store
from tests.support.words import words

# ---- content ----


def test_content_is_kept_by_its_hash(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        hero = ContentRow(hash="h1", kind="hero", id="alice", data=b'{"\x00": 1}')
        board = ContentRow(hash="h2", kind="board", id="sarpedon", data=b"{}")
        await store.add_content([hero])
        await store.add_content([replace(hero, id="other"), board])
        assert sorted(await store.content(["h1", "h2", "h3"]), key=lambda row: row.hash) == [hero, board]
        assert await store.content([]) == []
        await store.add_content([])

    with_store(url, scenario)


# ---- tables ----


def test_a_table_comes_back_as_it_was(url: str) -> None:
    full = data(
        setup=TableSetup(clock=Clock(kind="match"), public=True),
        phase="over",
        board="sarpedon",
        seed=2**63,
        hashes={"hero:alice": "h1"},
        rules=3,
        result=Outcome(("p1",), "knockout"),
        next="u",
        begun=1,
        ended=2,
    )

    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", full, "me", 7)
        row = await store.table("t")
        assert row is not None
        assert (row.id, row.created, row.updated, row.number, row.owner) == ("t", 7, 7, 0, "me")
        assert row.data == full
        assert await store.table("u") is None
        assert await store.log("t") == []
        with pytest.raises(NotStored):
            await store.add_table("t", DATA, "me", 8)
        row = await store.table("t")
        assert row is not None
        assert row.data == full

    with_store(url, scenario)


def test_a_commit_writes_entry_data_and_ratings(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", data(phase="gathering"), "me", 1)
        await store.commit(change(0, entry=None, data=DATA))
        first = Entry(answer="move 1", seat="p1", by="clock", at=3, ms=4, barrier=True)
        await store.commit(change(0, entry=first))
        score = Rating(key="guest:ann", mu=25.5, sigma=8.25, matches=1, wins=1)
        over = data(phase="over", host="bob", seats=[PERSONS[1], Seat(kind="bot")])
        await store.commit(change(1, data=over, ratings=[score]))
        row = await store.table("t")
        assert row is not None
        assert (row.number, row.updated, row.data) == (2, 1001, over)
        assert await store.log("t") == [first, Entry(answer="a1", seat="p1", at=1)]
        assert await store.ratings(["guest:ann"]) == {"guest:ann": score}
        assert await store.tables_of("ann", 9) == []
        assert len(await store.tables_of("bob", 9)) == 1

    with_store(url, scenario)


def test_a_commit_that_is_refused_writes_nothing(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        await store.commit(change(0))
        before = await store.table("t")
        score = Rating(key="guest:ann", mu=1, sigma=1, matches=1, wins=1)
        for wrong in (
            change(1, owner="you"),
            change(0),
            change(2),
            change(0, data=data(phase="over"), ratings=[score]),
            change(1, owner="you", entry=None, data=data(phase="over"), ratings=[score]),
        ):
            with pytest.raises(LeaseLost):
                await store.commit(wrong)
        for wrong in (change(0, table="u"), change(0, table="u", data=DATA)):
            with pytest.raises(NotStored, match=words("error-store-no-table", table="u")):
                await store.commit(wrong)
        assert await store.table("t") == before
        assert await answers(store) == ["a0"]
        assert await store.ratings(["guest:ann"]) == {}

    with_store(url, scenario)


def test_of_equal_commits_one_is_written(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        got = await asyncio.gather(*(store.commit(change(0)) for _ in range(20)), return_exceptions=True)
        assert got.count(None) == 1
        assert sum(isinstance(one, LeaseLost) for one in got) == 19
        assert await answers(store) == ["a0"]

    with_store(url, scenario)


def test_many_write_at_once_and_those_who_fail_harm_nobody(url: str) -> None:
    tables, rounds = 200, 5

    async def scenario(store: ScriptedStore) -> None:
        await asyncio.gather(*(store.add_table(f"t{i}", DATA, "me", i) for i in range(tables)))

        async def good(i: int) -> None:
            for number in range(rounds):
                await store.commit(change(number, table=f"t{i}"))

        async def bad(i: int) -> None:
            with pytest.raises(LeaseLost):
                await store.commit(change(0, table=f"t{i}", owner="you"))
            with pytest.raises(NotStored):
                await store.commit(change(0, table=f"none{i}"))
            with pytest.raises(NotStored):
                await store.commit(change(99, table=f"t{i}\ud800"))  # no text: nothing can write it
            with pytest.raises(NotStored):
                await store.rename_guest("nobody", "x")

        await asyncio.gather(*map(good, range(tables)), *map(bad, range(20)))
        for i in range(tables):
            assert await answers(store, f"t{i}") == [f"a{number}" for number in range(rounds)]

    with_store(url, scenario)


def test_whoever_gives_up_waiting_harms_nobody(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        await store.add_table("u", DATA, "me", 1)
        task = asyncio.create_task(store.commit(change(0)))
        other = asyncio.create_task(store.commit(change(0, table="u")))
        await asyncio.sleep(0)
        task.cancel()
        await other
        with pytest.raises(asyncio.CancelledError):
            await task
        row = await store.table("t")
        assert row is not None
        assert len(await store.log("t")) == row.number

    with_store(url, scenario)


def test_only_an_unplayed_table_of_ones_own_is_dropped(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        await store.add_line("t", Line(guest="ann", name="Ann", text="hi", at=1))
        await store.add_table("u", DATA, "me", 1)
        await store.commit(change(0, table="u"))
        with pytest.raises(LeaseLost):
            await store.drop_table("t", "you")
        with pytest.raises(LeaseLost):
            await store.drop_table("u", "me")
        await store.drop_table("t", "me")
        assert await store.table("t") is None
        assert await store.lines("t", 9) == []
        assert [row.id for row in await store.tables_of("ann", 9)] == ["u"]
        with pytest.raises(NotStored):
            await store.drop_table("t", "me")

    with_store(url, scenario)


def test_stale_tables_are_those_where_nobody_came(url: str) -> None:
    gathering = data(phase="gathering")

    async def scenario(store: ScriptedStore) -> None:
        for name, kept, at in (
            ("old", gathering, 1),
            ("held", gathering, 1),
            ("new", gathering, 9),
            ("played", DATA, 1),
        ):
            await store.add_table(name, kept, "me", at)
        await store.release("me", ["old", "new", "played"])
        assert await store.drop_stale(5) == 1
        assert await store.table("old") is None
        assert [await store.table(name) is None for name in ("held", "new", "played")] == [False, False, False]
        assert (await store.usage("ann", 5, 0)).tables == 1

    with_store(url, scenario)


# ---- leases ----


def test_a_table_has_one_owner(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        assert await store.claim("t", "me") is None
        await store.add_table("t", DATA, "me", 1)
        with pytest.raises(LeaseLost, match="me"):
            await store.claim("t", "you")
        again = await store.claim("t", "me")
        assert again is not None
        assert again.owner == "me"
        await store.release("you")
        await store.release("me", ["u"])
        with pytest.raises(LeaseLost):
            await store.claim("t", "you")
        await store.release("me", ["t"])
        mine = await store.claim("t", "you")
        assert mine is not None
        assert mine.owner == "you"
        with pytest.raises(LeaseLost):
            await store.commit(change(0))
        await store.commit(change(0, owner="you"))
        await store.release("you")
        assert await store.claim("t", "me") is not None
        await store.commit(change(1))

    with_store(url, scenario)


def test_a_replay_is_written_by_one_process(url: str) -> None:
    """As long as it lives; the oldest match comes first."""

    async def scenario(store: ScriptedStore) -> None:
        for at, table in enumerate(["first", "second", "third"]):
            await store.add_table(table, data(phase="over"), "me", at)
        await store.add_table("running", DATA, "me", 0)
        assert await store.claim_replays("me", 1) == ["first"]
        owners = [f"owner{i}" for i in range(5)]
        got = await asyncio.gather(*(store.claim_replays(owner, 9) for owner in owners))
        assert sorted(table for claimed in got for table in claimed) == ["second", "third"]
        await store.add_replay("first", {"open": b"all"})
        for owner in ("me", *owners):
            await store.release(owner)
        assert await store.claim_replays("you", 9) == ["second", "third"]
        await store.add_replay("second", {})
        assert await store.claim_replays("you", 9) == []

    with_store(url, scenario)


def test_of_many_who_claim_one_gets_it(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        await store.release("me")
        owners = [f"owner{i}" for i in range(20)]
        got = await asyncio.gather(*(store.claim("t", owner) for owner in owners), return_exceptions=True)
        winners = [one for one in got if not isinstance(one, BaseException)]
        assert sum(isinstance(one, LeaseLost) for one in got) == 19
        row = await store.table("t")
        [winner] = winners
        assert row is not None
        assert winner is not None
        assert {**asdict(row), "taken_from": None} == asdict(winner)

    with_store(url, scenario)


def test_a_lease_that_is_not_renewed_ends(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        await store.add_table("u", DATA, "you", 1)
        while True:
            await store.renew("you")
            try:
                row = await store.claim("t", "you")
            except LeaseLost:
                await asyncio.sleep(0.02)
            else:
                break
        assert row is not None
        assert row.owner == "you"
        with pytest.raises(LeaseLost):
            await store.commit(change(0))
        await store.renew("me")  # does not bring back what is lost
        with pytest.raises(LeaseLost):
            await store.commit(change(0))
        with pytest.raises(LeaseLost):
            await store.claim("u", "me")
        await store.commit(change(0, owner="you"))

    with_store(url, scenario, lease_seconds=0.5)


def test_two_owners_race_and_the_log_stays_one(url: str) -> None:
    """Both think the table is theirs, again and again; whatever was acknowledged is there, in its place."""

    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        acknowledged: dict[int, str] = {}

        async def owner(name: str) -> None:
            for i in range(60):
                try:
                    row = await store.claim("t", name)
                    assert row is not None
                    entry = Entry(answer=f"{name}{i}")
                    await store.commit(change(row.number, owner=name, entry=entry))
                    acknowledged[row.number] = entry.answer
                except LeaseLost:
                    pass

        await asyncio.gather(owner("me"), owner("you"), owner("them"))
        assert await answers(store) == [acknowledged[i] for i in range(len(acknowledged))]

    with_store(url, scenario, lease_seconds=0)


# ---- lists ----


def test_the_lobby_shows_public_tables_that_are_not_over(url: str) -> None:
    public = TableSetup(public=True)

    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("private", DATA, "me", 1)
        await store.add_table("over", data(setup=public, phase="over"), "me", 2)
        await store.add_table("old", data(setup=public), "me", 3)
        await store.add_table("new", data(setup=public, phase="gathering"), "me", 4)
        assert [row.id for row in await store.lobby(9)] == ["new", "old"]
        assert [row.id for row in await store.lobby(1)] == ["new"]
        await store.commit(change(0, table="new", data=data(setup=public, phase="over")))
        assert [row.id for row in await store.lobby(9)] == ["old"]

    with_store(url, scenario)


def test_the_tables_of_a_guest_the_last_touched_first(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        hot = [PERSONS[0], PERSONS[0]]
        for i, seats in enumerate([hot, PERSONS, [PERSONS[1], Seat(kind="open")]]):
            await store.add_table(f"t{i}", data(seats=seats, host="bob"), "me", i)
        assert [row.id for row in await store.tables_of("ann", 9)] == ["t1", "t0"]
        await store.commit(change(0, table="t0"))
        assert [row.id for row in await store.tables_of("ann", 9)] == ["t0", "t1"]
        assert [row.id for row in await store.tables_of("ann", 1)] == ["t0"]
        assert [row.id for row in await store.tables_of("ann", 9, before=1000)] == ["t1"]
        assert await store.tables_of("ann", 9, before=1) == []

    with_store(url, scenario)


def test_a_table_belongs_to_its_host_too(url: str) -> None:
    """Who lets bots play and watches has no seat."""

    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("bots", data(host="ann", seats=[Seat(kind="bot"), Seat(kind="bot")]), "me", 1)
        await store.add_table("both", data(host="ann"), "me", 2)
        await store.add_table("other", data(host="bob", seats=[Seat(kind="bot"), Seat(kind="bot")]), "me", 3)
        assert [row.id for row in await store.tables_of("ann", 9)] == ["both", "bots"]

    with_store(url, scenario)


def test_tables_that_go_on_by_themselves_are_found(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        bots = [PERSONS[0], Seat(kind="bot")]
        await store.add_table("quiet", DATA, "me", 1)
        await store.add_table("bot", data(seats=bots), "me", 1)
        await store.add_table("gathering", data(seats=bots, phase="gathering"), "me", 1)
        await store.add_table("over", data(seats=bots, phase="over"), "me", 1)
        await store.add_table("clock", data(setup=TableSetup(clock=Clock(kind="decision"))), "me", 1)
        await store.add_table("absent", data(setup=TableSetup(absent="out")), "me", 1)
        assert sorted(await store.running(9)) == ["absent", "bot", "clock"]
        assert len(await store.running(2)) == 2
        await store.commit(change(0, table="bot", data=data(seats=bots, phase="over")))
        await store.commit(change(0, table="quiet", data=data(seats=bots)))
        assert sorted(await store.running(9)) == ["absent", "clock", "quiet"]

    with_store(url, scenario, lease_seconds=0)


def test_tables_of_the_living_are_left_to_them(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        bots = data(seats=[PERSONS[0], Seat(kind="bot")])
        await store.add_table("held", bots, "me", 1)
        await store.add_table("put away", bots, "me", 1)
        await store.release("me", ["put away"])
        assert await store.owned("me") == ["held"]
        assert await store.running(9) == ["put away"]
        assert await store.running(9, orphaned=True) == []

    with_store(url, scenario)


def test_tables_of_the_dead_are_found(postgres_url: str) -> None:
    bots = data(seats=[PERSONS[0], Seat(kind="bot")])

    async def die(store: ScriptedStore) -> None:
        await store.add_table("orphan", bots, "you", 1)

    async def look(store: ScriptedStore) -> None:
        await store.add_table("held", bots, "me", 1)
        assert await store.running(9) == await store.running(9, orphaned=True) == ["orphan"]

    with_store(postgres_url, die, lease_seconds=0)
    with_store(postgres_url, look)


# ---- chat, ratings, shares ----


def test_the_last_lines_the_oldest_first(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        said = [Line(guest="ann", name="Ann", text=f"<b>{i}\n🦊", at=7) for i in range(5)]
        for line in said:
            await store.add_line("t", line)
        assert await store.lines("t", 9) == said
        assert await store.lines("t", 2) == said[3:]
        assert await store.lines("u", 2) == []

    with_store(url, scenario)


def test_a_rating_is_of_the_match_before(url: str) -> None:
    """Of two matches that end at once, one is rated after the other; what was reckoned too early changes nothing."""

    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        await store.add_table("u", DATA, "me", 1)
        first = [Rating(key=f"guest:{guest}", mu=25, sigma=8, matches=1, wins=1) for guest in "ab"]
        await store.commit(change(0, ratings=first))

        second = [Rating(key=f"guest:{guest}", mu=30, sigma=7, matches=2, wins=2) for guest in "ab"]
        tried = await asyncio.gather(
            store.commit(change(1, ratings=second)),
            store.commit(change(0, table="u", ratings=second[::-1])),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in tried) == ["NoneType", "RatingMoved"]
        assert list((await store.ratings(["guest:a", "guest:b"])).values()) == second
        lost, number = ("u", 0) if tried[0] is None else ("t", 1)
        assert len(await store.log(lost)) == number
        third = [replace(rating, matches=3) for rating in second]
        await store.commit(change(number, table=lost, ratings=third))
        assert list((await store.ratings(["guest:a", "guest:b"])).values()) == third

    with_store(url, scenario)


def test_the_best_by_what_is_certain(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        sure = Rating(key="guest:a", mu=25, sigma=1, matches=9, wins=5)
        vague = Rating(key="guest:b", mu=40, sigma=8, matches=1, wins=1)
        hero = Rating(key="hero:alice", mu=99, sigma=1, matches=3, wins=3)
        await store.commit(change(0, ratings=[vague, sure, hero]))
        assert await store.best("guest", 9) == [sure, vague]
        assert await store.best("hero", 9) == [hero]
        better = replace(vague, sigma=2.0, matches=2)
        await store.commit(change(1, ratings=[better]))
        assert await store.best("guest", 1) == [better]
        assert await store.ratings(["guest:a", "guest:none"]) == {"guest:a": sure}
        assert await store.ratings([]) == {}

    with_store(url, scenario)


def test_a_share_is_kept(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        share = Share(id="s", table="t", viewpoint="p1", number=3, created=4)
        assert await store.add_share(share) == "s"
        assert await store.share("s") == share
        assert await store.add_share(replace(share, id="again", created=5)) == "s", "there is one link to a moment"
        assert await store.share("again") is None
        for other in (replace(share, id="q", number=4), replace(share, id="r", viewpoint="open")):
            assert await store.add_share(other) == other.id
        assert await store.share("none") is None
        with pytest.raises(NotStored):
            await store.add_share(replace(share, id="other", table="none"))

    with_store(url, scenario)


# ---- the store itself ----


def test_everything_is_there_after_closing(url: str) -> None:
    async def write(store: ScriptedStore) -> None:
        await store.check()
        await store.add_guest(ANN, TOKEN)
        await store.add_table("t", DATA, "me", 1)
        await store.commit(change(0))
        await store.release("me")

    async def look(store: ScriptedStore) -> None:
        assert await store.guest_of(TOKEN) == ANN
        row = await store.claim("t", "you")
        assert row is not None
        assert (row.number, row.data) == (1, DATA)
        assert await answers(store) == ["a0"]

    with_store(url, write)
    with_store(url, look)


def test_what_is_under_way_is_finished_before_closing(url: str) -> None:
    async def write(store: ScriptedStore) -> None:
        for i in range(20):
            await store.add_table(f"t{i}", DATA, "me", 1)
        tasks = [asyncio.create_task(store.commit(change(0, table=f"t{i}"))) for i in range(20)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*tasks)
        for call in (store.commit(change(1)), store.check(), store.table("t")):
            with pytest.raises(NotStored, match="closed"):
                await call
        await store.close()

    with_store(url, write)


def test_a_log_is_read_in_pages(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that no step of the event loop decodes all of a long one."""
    monkeypatch.setattr(script, "PAGE", 4)
    decoded: list[int] = []

    def pages(table: str) -> Script[list[Entry]]:
        made = script.log(table)
        statement = next(made)
        try:
            while True:
                rows = yield statement
                decoded.append(len(rows))
                statement = made.send(rows)
        except StopIteration as end:
            entries: list[Entry] = end.value
            return entries

    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        for number in range(12):
            assert len(await store.log("t")) == number
            await store.commit(change(number, entry=Entry(answer=str(number))))
        assert await answers(store) == [str(number) for number in range(12)]
        assert [entry.answer for entry in await store.read(pages, "t")] == [str(number) for number in range(12)]
        assert decoded == [1, 4, 4, 4, 0]

    with_store(url, scenario)
