"""The OpenAPI document tells the truth: whatever is sent, the server answers as the document says, and never fails."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.testclient import TestClient

from peerless.catalog.content import Content
from peerless.messages.translator import LANGUAGES
from peerless.server.bots.bot_pool import BotPool
from peerless.server.content.homebrew_pool import HomebrewPool
from peerless.server.http.app import make_app
from peerless.server.http.openapi import openapi
from peerless.server.http.requests import OPENAPI
from peerless.server.ops.metrics import Metrics
from peerless.server.store.sqlite import SqliteStore
from peerless.service.api.endpoints import ENDPOINTS
from peerless.service.content.content_cache import ContentCache
from peerless.service.http.endpoint import Services
from peerless.service.http.limits import Limits
from peerless.service.ops.config import Config
from peerless.service.tables.table_registry import TableRegistry
from tests.server.endpoints import Http, store_match

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
DOCUMENT = openapi(ENDPOINTS)
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
OPERATIONS = [f"{known.method} {known.path}" for known in ENDPOINTS]
REAL = {("/api/heroes/{id}", "id"): "alice", ("/api/boards/{id}", "id"): "soho"} | {
    (path, "table"): "t1" for path in DOCUMENT["paths"]
}
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory, content: Content) -> Iterator[Http]:
    """The whole application, with one table that is over (t1)."""
    folder: Path = tmp_path_factory.mktemp("openapi")
    store = SqliteStore(folder / "peerless.db")
    plenty = Config(host="0.0.0.0", tables_per_guest=10_000, requests_per_second=1e6, guests_per_hour=10**9)
    metrics, homebrew_pool = Metrics(), HomebrewPool()
    registry = TableRegistry(plenty, store, ContentCache(store, homebrew_pool), BotPool(1, 5.0), metrics)
    with TestClient(make_app(registry, Limits(registry.config), metrics)) as client:
        assert client.portal is not None
        client.portal.call(store.open)
        http = Http(client, Services(store, content, homebrew_pool, registry=registry))
        store_match(http, [http.guest("Ann"), http.guest("Bob")], public=True)
        yield http
        client.portal.call(registry.close)
        client.portal.call(store.close)


@pytest.mark.parametrize("mode", GenerationMode)
@pytest.mark.parametrize("operation", OPERATIONS)
def test_answers_are_as_documented(http: Http, operation: str, mode: GenerationMode) -> None:
    method, path = operation.split()
    known = SCHEMA[path][method]
    numbers = count()

    @settings(max_examples=15, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=known.as_strategy(generation_mode=mode), real=st.booleans())
    def send(case: Any, real: bool) -> None:
        if real:
            case.path_parameters.update(
                {name: REAL[path, name] for name in case.path_parameters if (path, name) in REAL}
            )
        token = http.guest(f"Guest {next(numbers)}").token
        sent = case.as_transport_kwargs(base_url="http://testserver", headers={"Authorization": f"Bearer {token}"})
        sent.pop("cookies", None)
        if "data" in sent:
            sent["content"] = sent.pop("data")
        answer = http.client.request(**sent)
        case.validate_response(answer, checks=CHECKS)

    send()


@pytest.mark.parametrize("path", DOCUMENT["paths"])
def test_other_methods_are_refused(http: Http, path: str) -> None:
    known = {method.upper() for method in DOCUMENT["paths"][path]}
    for method in set(METHODS) - known:
        answer = http.client.request(method, path.replace("{", "").replace("}", ""))
        assert (answer.status_code, answer.json()["error"]) == (405, "error-http-method")
        assert known <= set(answer.headers["Allow"].split(", "))


@pytest.mark.parametrize(
    "known", [known for known in ENDPOINTS if known.body is not None], ids=lambda known: known.name
)
def test_only_json_is_read(http: Http, known: Any) -> None:
    headers = {"Content-Type": "application/x-www-form-urlencoded", "Authorization": f"Bearer {http.guest().token}"}
    path = known.path.replace("{table}", "t1").replace("{seat}", "p1")
    answer = http.client.request(known.method, path, content=b"a=1", headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (415, "error-request-media")


@pytest.mark.parametrize("known", [known for known in ENDPOINTS if known.who == "guest"], ids=lambda known: known.name)
def test_where_a_guest_is_needed(http: Http, known: Any) -> None:
    path = known.path.replace("{table}", "t1").replace("{seat}", "p1").replace("{device}", "d1")
    answer = http.client.request(known.method, path)
    assert (answer.status_code, answer.json()["error"]) == (401, "error-token-missing")


def test_the_document(http: Http) -> None:
    document = http.client.get(OPENAPI).json()
    assert document == DOCUMENT
    assert document["openapi"] == "3.1.0"
    assert not [name for name in document["components"]["schemas"] if "." in name], "names are told apart"
    names = [operation["operationId"] for path in document["paths"].values() for operation in path.values()]
    assert len(names) == len(set(names)) == len(ENDPOINTS)
    failure = {"$ref": "#/components/schemas/Failure"}
    for path in document["paths"].values():
        for operation in path.values():
            errors = {status: answer for status, answer in operation["responses"].items() if status >= "4"}
            assert errors
            assert all(answer["content"]["application/json"]["schema"] == failure for answer in errors.values())
    assert set(document["components"]["schemas"]["Failure"]["properties"]) == {"error", "text", "rule"}
    [language] = [p for p in document["paths"]["/api/heroes"]["get"]["parameters"] if p["name"] == "language"]
    assert set(language["schema"]["anyOf"][0]["enum"]) == set(LANGUAGES)
