"""Logging in to the bus: with what, and when a process refuses it."""

from __future__ import annotations

import asyncio
import os
import shutil
import ssl
import subprocess
from pathlib import Path
from typing import Any

import nkeys  # type: ignore[import-untyped]
import pytest

from peerless.server.cluster import bus as bus_module
from peerless.server.cluster.bus import Bus, BusRefused, check_settings
from peerless.service.http.errors import key_of
from peerless.service.ops.config import Config
from peerless.service.ops.logs import LOGGER
from tests.server.cluster import support
from tests.server.cluster.support import PASSWORD, SECRET, USER, running_bus
from tests.server.restarts import until
from tests.server.support import in_loop, server_here


def settings(**given: Any) -> Config:
    return Config(**{"bus": "nats://127.0.0.1:4222", "bus_secret": SECRET, **given})


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"bus_secret": "short"}, "error-bus-secret"),
        ({"bus_secret": ""}, "error-bus-secret"),
        ({"bus": "nats://bus.example.org:4222"}, "error-bus-open"),
        ({"bus": "nats://127.0.0.1:4222,tls://10.0.0.5:4222"}, "error-bus-open"),
        ({"bus": "http://127.0.0.1:4222"}, "error-bus-address"),
        ({"bus": "nats://"}, "error-bus-address"),
    ],
)
def test_settings_that_are_refused(given: dict[str, Any], error: str) -> None:
    with pytest.raises(BusRefused) as refused:
        check_settings(settings(**given))
    assert key_of(refused.value) == error


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"bus": "nats://localhost:4222,nats://[::1]:4222"},
        {"bus": "tls://bus.example.org:4222", "bus_user": "me", "bus_password": "x"},
        {"bus": "nats://me:secret@bus.example.org:4222"},
        {"bus": "nats://10.0.0.5:4222", "bus_token": "x"},
        {"bus": "nats://10.0.0.5:4222", "bus_nkey": "seed"},
    ],
)
def test_settings_that_are_fine(given: dict[str, Any]) -> None:
    check_settings(settings(**given))


async def talk(given: Config) -> None:
    """Connect twice and send a message; raises `BusRefused`."""
    heard: list[bytes] = []
    one, two = Bus(given), Bus(given)
    two.on("peerless.there", heard.append)
    try:
        await one.start()
        await two.start()
        one.publish("peerless.there", b"hello")
        await until(lambda: heard == [b"hello"])
    finally:
        await one.close()
        await two.close()


def refusal(given: Config) -> str:
    with pytest.raises(BusRefused) as refused:
        asyncio.run(talk(given))
    return key_of(refused.value)


def test_user_and_password(bus: support.Bus) -> None:
    asyncio.run(talk(settings(bus=bus.url, bus_user=USER, bus_password=PASSWORD)))
    asyncio.run(talk(settings(bus=f"nats://{USER}:{PASSWORD}@127.0.0.1:{bus.port}")))
    assert refusal(settings(bus=bus.url, bus_user=USER, bus_password="wrong")) == "error-bus-login"
    assert refusal(settings(bus=bus.url)) == "error-bus-login"


def test_a_token() -> None:
    with running_bus("--auth", "a token of the tests", login=False) as bus:
        asyncio.run(talk(settings(bus=bus.url, bus_token="a token of the tests")))
        assert refusal(settings(bus=bus.url, bus_token="another")) == "error-bus-login"


def test_an_nkey(tmp_path: Path) -> None:
    seeds = [nkeys.encode_seed(os.urandom(32), nkeys.PREFIX_BYTE_USER) for _ in range(2)]
    for number, seed in enumerate(seeds):
        (tmp_path / str(number)).write_bytes(seed)
    public = nkeys.from_seed(seeds[0]).public_key.decode()
    (tmp_path / "nats.conf").write_text(f"authorization {{ users: [ {{ nkey: {public} }} ] }}", encoding="utf-8")
    with running_bus("-c", str(tmp_path / "nats.conf"), login=False) as bus:
        asyncio.run(talk(settings(bus=bus.url, bus_nkey=str(tmp_path / "0"))))
        assert refusal(settings(bus=bus.url, bus_nkey=str(tmp_path / "1"))) == "error-bus-login"


def test_a_bus_that_lets_anyone_in_is_refused_unless_it_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    with running_bus(login=False) as bus:
        login = {"bus": bus.url, "bus_user": USER, "bus_password": PASSWORD}
        asyncio.run(talk(settings(**login)))
        monkeypatch.setattr(bus_module, "is_loopback", lambda host: False)
        assert refusal(settings(**login)) == "error-bus-open"


def certificate(folder: Path, name: str) -> tuple[Path, Path]:
    openssl = shutil.which("openssl")
    assert openssl is not None, "openssl is needed"
    key, cert = folder / f"{name}.key", folder / f"{name}.pem"
    made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
    named = ["-subj", f"/CN={name}", "-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run([openssl, *made, *named, "-keyout", str(key), "-out", str(cert)], check=True, capture_output=True)
    return key, cert


def test_tls(tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LOGGER, "handlers", [caplog.handler])  # what other tests configure may not pass it on
    key, cert = certificate(tmp_path, "bus")
    _, other = certificate(tmp_path, "other")
    login = {"bus_user": USER, "bus_password": PASSWORD}
    with running_bus("--tls", "--tlscert", str(cert), "--tlskey", str(key)) as bus:
        address = bus.url.replace("nats:", "tls:")
        asyncio.run(talk(settings(bus=address, bus_ca=str(cert), **login)))

        async def with_another_certificate() -> bool:
            stranger = Bus(settings(bus=address, bus_ca=str(other), **login))
            starting = asyncio.create_task(stranger.start())
            await until(lambda: any(isinstance(error, ssl.SSLError) for error in errors_of(caplog)))
            starting.cancel()
            await asyncio.gather(starting, return_exceptions=True)
            await stranger.close()
            return stranger.came_up.is_set()

        assert not asyncio.run(with_another_certificate())


def test_a_bus_that_asks_for_a_certificate(tmp_path: Path) -> None:
    key, cert = certificate(tmp_path, "bus")
    mine, my_cert = certificate(tmp_path, "process")
    options = ("--tlsverify", "--tlscert", str(cert), "--tlskey", str(key), "--tlscacert", str(my_cert))
    login = {"bus_user": USER, "bus_password": PASSWORD, "bus_ca": str(cert)}
    with running_bus(*options) as bus:
        address = bus.url.replace("nats:", "tls:")
        asyncio.run(talk(settings(bus=address, bus_cert=str(my_cert), bus_key=str(mine), **login)))

        async def without_one() -> bool:
            stranger = Bus(settings(bus=address, **login))
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(bus_module, "START_SECONDS", 1.0)
                await stranger.start()
            is_up = stranger.is_up
            await stranger.close()
            return is_up

        assert not asyncio.run(without_one())


def errors_of(caplog: pytest.LogCaptureFixture) -> list[BaseException | None]:
    return [record.exc_info[1] for record in caplog.records if record.exc_info]


def test_a_bus_that_does_not_encrypt_gets_no_password(bus: support.Bus) -> None:
    plain = settings(bus=bus.url.replace("nats:", "tls:"), bus_user=USER, bus_password=PASSWORD)
    assert refusal(plain) == "error-bus-plain"


@in_loop
async def test_a_process_that_may_not_use_the_bus_does_not_start(postgres_url: str, bus: support.Bus) -> None:
    with pytest.raises(BusRefused):
        async with server_here(postgres_url, **{**bus.settings, "bus_password": "wrong"}):
            pass


@in_loop
async def test_a_cluster_needs_postgres(sqlite_url: str, bus: support.Bus) -> None:
    with pytest.raises(BusRefused) as refused:
        async with server_here(sqlite_url, **bus.settings):
            pass
    assert key_of(refused.value) == "error-bus-database"
