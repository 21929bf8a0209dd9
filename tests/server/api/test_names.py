"""Claimed names belong to one guest, with all that look the same; names and chat contain only what can be seen."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from peerless.catalog.printed import Text
from peerless.messages.translator import LANGUAGES, translator
from peerless.server.store.open import store_of
from peerless.service.api.guests import GuestSelf, GuestToken
from peerless.service.api.history import RatingList
from peerless.service.api.skeletons import skeletons
from peerless.service.http.errors import Failure
from peerless.service.protocol.characters import refused_in
from peerless.service.protocol.messages import GuestInfo
from peerless.service.protocol.visible_text import is_visible
from peerless.service.store.base import Change, Guest, NameTaken, Rating, TableData
from tests.server.endpoints import Http, store_match
from tests.server.support import DUEL, connected_to, in_loop, new_guest, server_here, sqlite

# ---- what looks the same ----


@pytest.mark.parametrize(
    ("claimed", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "ANN"),
        ("Ann", "\u0410nn"),  # a Cyrillic A
        ("Ann", "A n n"),
        ("Ann", "𝐀𝐧𝐧"),
        ("Ann", "Ａｎｎ"),
        ("Ivan", "lvan"),
        ("Ivan", "1van"),
        ("Bob", "B0b"),
        ("Modern", "Modem"),
        ("Вова", "вова"),
        ("Вова", "Boвa"),  # Latin B, o and a
        ("Тарас", "Tapac"),
        ("Олег", "Oлeг"),
        ("علی‌رضا", "علیرضا"),
        ("❤️", "❤"),
    ],
)
def test_names_that_look_the_same(claimed: str, other: str) -> None:
    assert {*skeletons(claimed)} & {*skeletons(other)}
    assert all(skeleton for skeleton in skeletons(claimed))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anna"),
        ("Anna", "Анна"),
        ("Вова", "Boba"),
        ("Sára", "Sara"),
        ("Nan", "Van"),
        ("Іван", "Иван"),
        ("🐉", "🦊"),
        ("山田", "山口"),
    ],
)
def test_names_that_look_different(one: str, other: str) -> None:
    assert not {*skeletons(one)} & {*skeletons(other)}


# ---- claiming ----


def claim(http: Http, token: str, name: str) -> GuestInfo:
    return http.call("PATCH", "/api/guests/me", GuestInfo, token, body={"name": name, "claim": True})


def refused(http: Http, method: str, path: str, token: str = "", **body: object) -> str:
    return http.call(method, path, Failure, token, status=409, body=body).error


def test_a_claimed_name_is_taken_for_everyone_else(http: Http) -> None:
    ann, early, bob = http.guest("Ann"), http.guest("Ann"), http.guest("Bob")
    assert claim(http, ann.token, "Ann") == GuestInfo(guest=ann.guest, name="Ann", claimed=True)
    for name in ("Ann", "ANN", "\u0410nn"):
        assert refused(http, "POST", "/api/guests", name=name) == "error-name-claimed"
        assert refused(http, "PATCH", "/api/guests/me", bob.token, name=name) == "error-name-claimed"
        assert refused(http, "PATCH", "/api/guests/me", bob.token, name=name, claim=True) == "error-name-claimed"
    assert http.get("/api/guests/me", GuestSelf, bob.token).name == "Bob"
    kept = http.get("/api/guests/me", GuestSelf, early.token)
    assert (kept.name, kept.claimed) == ("Ann", False), "who had the name before goes on as a guest"
    assert refused(http, "PATCH", "/api/guests/me", early.token, name="Ann", claim=True) == "error-name-claimed"


def test_the_owner_of_a_name_may_write_it_differently(http: Http) -> None:
    ann = http.guest("Ann")
    claim(http, ann.token, "Ann")
    same = http.call("PATCH", "/api/guests/me", GuestInfo, ann.token, body={"name": "Ann"})
    assert same.claimed, "saving the same name again changes nothing"
    assert claim(http, ann.token, "ANN").claimed
    code = http.call("POST", "/api/guests/me/code", msgspec.Raw, ann.token)
    device = http.call("POST", "/api/guests/claim", GuestToken, body={"code": msgspec.json.decode(code)["code"]})
    assert device.claimed


def test_another_name_ends_the_claim_and_so_does_deletion(http: Http) -> None:
    ann, bob, eve = http.guest("Ann"), http.guest("Bob"), http.guest("Eve")
    claim(http, ann.token, "Ann")
    renamed = http.call("PATCH", "/api/guests/me", GuestInfo, ann.token, body={"name": "Anna"})
    assert not renamed.claimed
    assert claim(http, bob.token, "Ann").claimed
    http.call("DELETE", "/api/guests/me", type(None), bob.token, status=204)
    assert claim(http, eve.token, "ann").claimed


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_claims_the_name_of_new_visitors(http: Http, language: str) -> None:
    name = translator(language).say("web-guest")
    ann = http.guest(name)
    assert refused(http, "PATCH", "/api/guests/me", ann.token, name=name.upper(), claim=True) == "error-name-reserved"
    assert http.guest(name).name == name


def test_of_two_who_claim_a_name_at_once_one_gets_it(url: str) -> None:
    async def scenario() -> None:
        store = store_of(url)
        await store.open()
        try:
            for i in range(4):
                await store.add_guest(Guest(id=f"g{i}", name="Ann", created=1), bytes([i]) * 32)
            tries = [store.rename_guest(f"g{i}", "Ann", skeletons("Ann"), claim=True) for i in range(4)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert [isinstance(result, NameTaken) for result in results].count(True) == 3
            known = await store.guests([f"g{i}" for i in range(4)])
            assert [guest.claimed for guest in known.values()].count(True) == 1
        finally:
            await store.close()

    asyncio.run(scenario())


# ---- who is shown as a guest ----


def test_lists_say_whose_name_is_claimed(http: Http) -> None:
    ann, bob = http.guest("Ann"), http.guest("Bob")
    store_match(http, [ann, bob])
    ratings = [Rating(key=f"guest:{one.guest}", mu=25, sigma=8, matches=1, wins=0) for one in (ann, bob)]
    row = http.store("table", "t1")
    http.store("commit", Change(table="t1", owner="me", number=row.number, at=1, ratings=ratings))
    claim(http, ann.token, "Annie")
    found = http.get("/api/ratings", RatingList, bob.token)
    assert {line.name: line.claimed for line in found.guests} == {"Annie": True, "Bob": False}
    assert found.own is not None
    assert not found.own.claimed
    data: TableData = http.store("table", "t1").data
    assert [(seat.name, seat.claimed) for seat in data.seats] == [("Annie", True), ("Bob", False)]


@in_loop
async def test_seats_and_chat_say_whose_name_is_claimed(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        ada, eve = await new_guest(here.address, "Ada"), await new_guest(here.address, "Ada")
        table, _ = await ada.create({**DUEL, "public": True}, ["p1"])
        player = await stack.enter_async_context(connected_to(here.address, table, ada))
        watcher = await stack.enter_async_context(connected_to(here.address, table, eve))
        assert not player.table["seats"][0]["claimed"]
        await player.ask("chat", text="before")
        assert (await ada.call("PATCH", "/api/guests/me", name="Ada", claim=True)).is_success
        await player.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["claimed"])
        await watcher.ask("chat", text="false")
        await player.ask("chat", text="true")
        told = [message for message in player.heard if message["type"] == "chat"]
        assert [(line["text"], line.get("claimed", False)) for line in told] == [
            ("before", False), ("false", False), ("true", True),
        ]  # fmt: skip
        again = await stack.enter_async_context(connected_to(here.address, table, None))
        await again.until(lambda m: m.get("text") == "true")
        stored = {line["text"]: line.get("claimed", False) for line in again.heard if line["type"] == "chat"}
        assert stored == {"before": True, "false": False, "true": True}, "they are hers, as she is called so"


@in_loop
async def test_an_old_seat_does_not_keep_a_name_its_guest_gave_up(tmp_path: Path) -> None:
    """Who claims a name, sits down, lets the table leave memory and takes another name is not shown by the old one."""
    async with server_here(sqlite(tmp_path), idle_seconds=0.05) as here:
        mallory, ada = await new_guest(here.address, "Mallory"), await new_guest(here.address, "Bob")
        await mallory.call("PATCH", "/api/guests/me", name="Ada", claim=True)
        table, _ = await mallory.create({**DUEL, "public": True}, ["p1"])
        while table in here.registry.tables:
            await asyncio.sleep(0.02)
        await mallory.call("PATCH", "/api/guests/me", name="Mallory")
        assert (await ada.call("PATCH", "/api/guests/me", name="Ada", claim=True)).is_success
        listed = (await ada.call("GET", "/api/tables")).json()["tables"]
        assert (listed[0]["seats"][0]["name"], listed[0]["seats"][0]["claimed"]) == ("Mallory", False)
        async with connected_to(here.address, table, mallory) as player:
            seat = player.table["seats"][0]
            assert (seat["name"], seat["claimed"]) == ("Mallory", False)


# ---- what can be seen ----

UNSEEN = [
    "a\u202eb", "a\u202ab", "\u2066a\u2069", "a\u200fb", "a\u061cb", "a\u2028b", "a\u2029b", "a\nb", "a\tb", "a\x00b",
    "a\x1bb", "a\x85b", "a\u200bb", "a\u200db", "a\u200cb", "a\u2060b", "a\ufeffb", "a\u00adb", "a\u034fb", "a\ufe0fb",
    "a\u3164b", "a\u2800b", "a\U000e0041b", "a\U000e0100b", "a\ue000b", "a\uffffb",
]  # fmt: skip
SEEN = [
    "hello", "Příliš žluťoučký kůň", "Привіт!", "👩‍👩‍👧", "👩🏽‍🚀", "❤️‍🔥", "🏳️‍🌈", "1️⃣", "🇨🇿", "می‌خواهم", "क्‍ष", "e\u0301",
    "a  b", "\U0001fae8", "שלום", "مرحبا", "山田", "<b>&amp;</b>",
]  # fmt: skip


@pytest.mark.parametrize("text", UNSEEN, ids=ascii)
def test_what_cannot_be_seen_is_no_name(http: Http, text: str) -> None:
    assert not is_visible(text)
    error = "error-characters" if refused_in(text) else "error-guest-name"
    assert http.call("POST", "/api/guests", Failure, status=400, body={"name": text}).error == error


@pytest.mark.parametrize("text", SEEN, ids=ascii)
def test_what_can_be_seen_is_a_name(http: Http, text: str) -> None:
    assert http.guest(text).name == text.replace("e\u0301", "é")


@pytest.mark.parametrize("text", ["a\u202eb", "a\u2066b", "a\u200bb", "a\nb", "a\x00b"], ids=ascii)
def test_files_refuse_the_same(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(text, Text)


@in_loop
async def test_chat_accepts_only_what_can_be_seen(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), chat_per_minute=1e6) as here:
        ada = await new_guest(here.address, "Ada")
        table, _ = await ada.create(DUEL, ["p1"])
        async with connected_to(here.address, table, ada) as player:
            for text in (*UNSEEN, "   ", "\u0301"):
                error = "error-characters" if refused_in(text) else "error-chat-text"
                assert (await player.ask("chat", text=text))["error"] == error, ascii(text)
            for text in SEEN:
                assert (await player.ask("chat", text=text))["type"] == "accepted", ascii(text)
            assert [line["text"] for line in player.heard if line["type"] == "chat"] == SEEN
        assert [line.text for line in await here.registry.store.lines(table, 99)] == SEEN
