"""Guests: names, tokens, codes, deletion."""

from __future__ import annotations

import pytest

from peerless.messages.translator import LANGUAGES
from peerless.service.api.guests import CODE_LETTERS, CODE_MS, DeviceCode, GuestSelf, GuestToken
from peerless.service.http.errors import Failure, accepted_language
from peerless.service.protocol.messages import GuestInfo
from peerless.service.store.tokens import hashed
from tests.server.endpoints import Http


def test_a_guest_has_a_name_and_a_token(http: Http) -> None:
    ann, bob = http.guest("Ann"), http.guest("Bob")
    assert (ann.name, bob.name) == ("Ann", "Bob")
    assert ann.guest != bob.guest
    assert len(ann.token) >= 43, "256 bits"
    me = http.get("/api/guests/me", GuestSelf, ann.token)
    assert (me.guest, me.name) == (ann.guest, "Ann")
    assert me.created > 0


def test_only_the_hash_of_a_token_is_stored(http: Http) -> None:
    ann = http.guest()
    assert http.store("guest_of", hashed(ann.token)).id == ann.guest
    assert http.store("guest_of", ann.token.encode()) is None


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann ", "Ann"),
        ("e\u0301va", "éva"),
        ("Анна", "Анна"),
        ("<b>Ann</b> & 'co'", "<b>Ann</b> & 'co'"),
        ("山田", "山田"),
        ("Ann Lee", "Ann Lee"),
        ("🐉", "🐉"),
        ("x" * 40, "x" * 40),
        ("  " + "x" * 40 + "  ", "x" * 40),
    ],
)
def test_names_that_are_taken(http: Http, given: str, kept: str) -> None:
    assert http.guest(given).name == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "a\nb",
        "a\x00b",
        "a\u202eb",
        "a\u200bb",
        "\u3164",
        "\u0301",
        "x" * 41,
        "a\u2028b",
        "a\u00adb",
        "\u2066a",
    ],
)
def test_names_that_are_refused(http: Http, name: str) -> None:
    failed = http.call("POST", "/api/guests", Failure, status=400, body={"name": name})
    assert failed.error in ("error-guest-name", "error-request", "error-characters")
    assert failed.text


def test_renaming(http: Http) -> None:
    ann = http.guest("Ann")
    renamed = http.call("PATCH", "/api/guests/me", GuestInfo, ann.token, body={"name": " Anna "})
    assert renamed == GuestInfo(guest=ann.guest, name="Anna")
    assert http.get("/api/guests/me", GuestSelf, ann.token).name == "Anna"
    assert http.changes == [(ann.guest, "Anna")]


def test_a_code_brings_another_device_along_once(http: Http) -> None:
    ann = http.guest("Ann")
    code = http.call("POST", "/api/guests/me/code", DeviceCode, ann.token)
    first, second = code.code.split("-")
    assert set(first + second) <= set(CODE_LETTERS)
    assert (len(first), len(second)) == (4, 4)
    typed = f" {first.lower()} {second.lower()} "
    other = http.call("POST", "/api/guests/claim", GuestToken, body={"code": typed})
    assert (other.guest, other.name) == (ann.guest, "Ann")
    assert other.token != ann.token
    for token in (ann.token, other.token):
        assert http.get("/api/guests/me", GuestSelf, token).guest == ann.guest
    again = http.call("POST", "/api/guests/claim", Failure, status=404, body={"code": code.code})
    assert again.error == "error-code-unknown"


def test_a_code_gets_old(http: Http, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = http.guest()
    code = http.call("POST", "/api/guests/me/code", DeviceCode, ann.token)
    later = http.services.now() + CODE_MS + 60_000
    monkeypatch.setattr(http.services, "now", lambda: later)
    http.call("POST", "/api/guests/claim", Failure, status=404, body={"code": code.code})


def test_signing_out_one_device(http: Http) -> None:
    ann = http.guest()
    code = http.call("POST", "/api/guests/me/code", DeviceCode, ann.token)
    other = http.call("POST", "/api/guests/claim", GuestToken, body={"code": code.code})
    http.call("DELETE", "/api/guests/me/token", type(None), ann.token, status=204)
    assert http.get("/api/guests/me", Failure, ann.token, status=401).error == "error-token-unknown"
    assert http.get("/api/guests/me", GuestSelf, other.token).guest == ann.guest


def test_deleting_oneself(http: Http) -> None:
    ann, bob = http.guest("Ann"), http.guest("Bob")
    http.call("DELETE", "/api/guests/me", type(None), ann.token, status=204)
    assert http.get("/api/guests/me", Failure, ann.token, status=401).error == "error-token-unknown"
    assert http.store("guest", ann.guest) is None
    assert http.changes == [(ann.guest, None)]
    assert http.get("/api/guests/me", GuestSelf, bob.token).name == "Bob"


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer ", "Basic abc", "abc", "Bearer \u00e9"])
def test_without_a_token(http: Http, header: str) -> None:
    answer = http.client.get("/api/guests/me", headers=[(b"Authorization", header.encode())])
    assert answer.status_code == 401
    assert answer.headers["WWW-Authenticate"] == "Bearer"
    assert answer.json()["error"] in ("error-token-missing", "error-token-unknown")


# ---- errors ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_speak_the_language_that_is_asked_for(http: Http, language: str) -> None:
    by_query = http.get(f"/api/guests/me?language={language}", Failure, status=401)
    answer = http.client.get("/api/guests/me", headers={"Accept-Language": f"de, {language}-XX;q=0.8, fr;q=0.5"})
    assert answer.json()["text"] == by_query.text
    english = http.get("/api/guests/me", Failure, status=401).text
    assert (by_query.text == english) == (language == "en")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("uk", "uk"),
        ("de,fr", "en"),
        ("en;q=0.3,cs;q=0.9", "cs"),
        ("pl-PL,pl;q=0.9", "pl"),
        ("ru;q=x,uk;q=0.1", "uk"),
        ("*", "en"),
    ],
)
def test_accepted_language(header: str, language: str) -> None:
    assert accepted_language(header) == language


@pytest.mark.parametrize(
    ("body", "content_type", "status", "error"),
    [
        (b"{", "application/json", 400, "error-request"),
        (b"[]", "application/json", 400, "error-request"),
        (b'{"name": 5}', "application/json", 400, "error-request"),
        (b'{"name": "a", "more": 1}', "application/json", 400, "error-request"),
        (b'{"name": "\xff"}', "application/json", 400, "error-request"),
        (b'{"name": "\\ud800"}', "application/json", 400, "error-request"),
        (b"[" * 19_000, "application/json", 400, "error-request"),
        (b'{"name": "a"}', "text/plain", 415, "error-request-media"),
        (b'{"name": "a"}', "", 415, "error-request-media"),
        (b'{"name": "' + b"a" * 30_000 + b'"}', "application/json", 413, "error-request-large"),
    ],
)
def test_bodies_that_are_refused(http: Http, body: bytes, content_type: str, status: int, error: str) -> None:
    headers = {"Content-Type": content_type} if content_type else {}
    answer = http.client.post("/api/guests", content=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (status, error)


@pytest.mark.parametrize(
    ("method", "path", "status", "error"),
    [
        ("GET", "/api/nothing", 404, "error-http-address"),
        ("PUT", "/api/guests", 405, "error-http-method"),
        ("GET", "/api/guests", 405, "error-http-method"),
        ("GET", "/api/heroes?what=1", 400, "error-request"),
        ("GET", "/api/heroes?language=en&language=uk", 400, "error-request-twice"),
        ("GET", "/api/heroes?language=xx", 400, "error-request"),
        ("GET", "/api/heroes/alice?id=medusa", 400, "error-request-twice"),
        ("GET", "/api/heroes/%20", 400, "error-request"),
        ("GET", "/api/heroes/alice%0A", 400, "error-request"),
        ("GET", "/api/heroes/nobody", 404, "error-nothing-there"),
    ],
)
def test_requests_that_are_refused(http: Http, method: str, path: str, status: int, error: str) -> None:
    answer = http.client.request(method, path)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    if status == 405:
        assert "POST" in answer.headers["Allow"]
