"""The devices of a guest: what is known of them, and how one is signed out."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from peerless.server.store import scripted
from peerless.server.store.guest_script import DAY_MS
from peerless.service.api.devices import DeviceList, browser_of, system_of
from peerless.service.api.guests import DeviceCode, GuestSelf, GuestToken
from peerless.service.http.errors import Failure
from peerless.service.store.tokens import hashed
from tests.server.endpoints import Http
from tests.server.support import DUEL, Guest, connected_to, in_loop, new_guest, server_here, sqlite

PHONE = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


@pytest.mark.parametrize(
    ("agent", "browser", "system"),
    [
        (PHONE, "Firefox", "Android"),
        (
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
                "Safari/537.36 Edg/140.0.0.0"
            ),
            "Edge",
            "Windows",
        ),
        (
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
            "Chrome",
            "Linux",
        ),
        (
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
                "Version/18.6 Mobile/15E148 Safari/604.1"
            ),
            "Safari",
            "iOS",
        ),
        (
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) "
                "Version/18.6 Safari/605.1.15"
            ),
            "Safari",
            "macOS",
        ),
        ("curl/8.0", "", ""),
        ("<script>" * 100, "", ""),
        ("", "", ""),
    ],
)
def test_what_is_kept_of_a_user_agent(agent: str, browser: str, system: str) -> None:
    assert (browser_of(agent), system_of(agent)) == (browser, system)


def second_device(http: Http, ann: GuestToken) -> GuestToken:
    code = http.call("POST", "/api/guests/me/code", DeviceCode, ann.token)
    headers = {"User-Agent": PHONE}
    answer = http.client.post("/api/guests/claim", json={"code": code.code}, headers=headers)
    return msgspec.json.decode(answer.content, type=GuestToken)


def test_the_list_of_devices(http: Http) -> None:
    ann, bob = http.guest("Ann"), http.guest("Bob")
    phone = second_device(http, ann)
    first, second = http.get("/api/guests/me/devices", DeviceList, ann.token).devices
    assert (first.this, second.this) == (True, False)
    assert (second.browser, second.system) == ("Firefox", "Android")
    assert first.added <= second.added
    assert second.seen % DAY_MS == 0
    assert second.seen <= second.added
    shown = http.client.get("/api/guests/me/devices", headers={"Authorization": f"Bearer {ann.token}"}).text
    for token in (ann.token, phone.token):
        assert token not in shown
        assert hashed(token).hex()[:8] not in shown
    (own,) = http.get("/api/guests/me/devices", DeviceList, bob.token).devices
    assert own.device not in (first.device, second.device)


def test_signing_another_device_out(http: Http) -> None:
    ann, bob = http.guest("Ann"), http.guest("Bob")
    phone = second_device(http, ann)
    there = http.get("/api/guests/me/devices", DeviceList, ann.token).devices[1]
    path = f"/api/guests/me/devices/{there.device}"
    assert http.call("DELETE", path, Failure, bob.token, status=404).error == "error-no-device"
    assert http.get("/api/guests/me", GuestSelf, phone.token).guest == ann.guest
    http.call("DELETE", path, type(None), ann.token, status=204)
    assert http.get("/api/guests/me", Failure, phone.token, status=401).error == "error-token-unknown"
    assert len(http.get("/api/guests/me/devices", DeviceList, ann.token).devices) == 1
    http.call("DELETE", path, Failure, ann.token, status=404)


def test_a_device_is_noted_once_a_day(http: Http, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = http.guest()
    (before,) = http.get("/api/guests/me/devices", DeviceList, ann.token).devices
    later = before.seen + 3 * DAY_MS + 5
    monkeypatch.setattr(scripted, "now_ms", lambda: later)
    written = 0
    write = http.services.store.write  # type: ignore[attr-defined]

    async def counted(*args: object) -> object:
        nonlocal written
        written += 1
        return await write(*args)

    monkeypatch.setattr(http.services.store, "write", counted)
    for _ in range(5):
        (now,) = http.get("/api/guests/me/devices", DeviceList, ann.token).devices
    assert now.seen == before.seen + 3 * DAY_MS
    assert written == 1


@in_loop
async def test_signing_a_device_out_ends_its_sockets_at_once(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        ada = await new_guest(here.address, "Ada")
        code = (await ada.call("POST", "/api/guests/me/code")).json()["code"]
        made = (await ada.call("POST", "/api/guests/claim", code=code)).json()
        lost = Guest(here.address, "Ada", made["guest"], made["token"])
        table, _ = await ada.create(DUEL, ["p1"])
        own, stolen = [
            await stack.enter_async_context(connected_to(here.address, table, device)) for device in (ada, lost)
        ]
        devices = (await ada.call("GET", "/api/guests/me/devices")).json()["devices"]
        there = next(device["device"] for device in devices if not device["this"])
        assert (await ada.call("DELETE", f"/api/guests/me/devices/{there}")).status_code == 204
        with pytest.raises(ConnectionClosed):
            await stolen.ask("chat", text="from the lost phone")
        assert (await own.ask("chat", text="mine"))["type"] == "accepted"
        assert [line.text for line in await here.registry.store.lines(table, 9)] == ["mine"]
        refused = await stack.enter_async_context(connected_to(here.address, table, lost))
        assert refused.heard[0]["error"] == "error-token-unknown"
