"""The OpenAPI document of the endpoints."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from peerless.service.http.endpoint import JSON, Endpoint
from peerless.service.http.errors import Failure
from peerless.service.protocol.messages import PROTOCOL

_WHY: Final = {
    400: "Something in the request cannot be read, or is not possible",
    401: "No token of a guest, or an unknown one",
    403: "Not for this guest",
    404: "There is no such thing",
    405: "Not with this method",
    409: "Not at this moment",
    413: "The body is too large",
    415: "The body is not JSON",
    422: "A hero or board file with problems",
    429: "Too many requests",
    500: "Our fault",
    503: "The store cannot be reached; nothing was changed",
}


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The OpenAPI document."""
    kinds = [kind for known in endpoints for kind in (known.params, known.body, known.response) if kind is not None]
    _, schemas = msgspec.json.schema_components([*kinds, Failure], ref_template=_REF)
    paths: dict[str, dict[str, Any]] = {}
    for known in endpoints:
        paths.setdefault(known.path, {})[known.method.lower()] = _operation(known, schemas)
    shown = {name: schema for name, schema in schemas.items() if not name.endswith("Params")}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Peerless", "version": str(PROTOCOL), "description": "The HTTP side of a Peerless server."},
        "paths": paths,
        "components": {"schemas": shown, "securitySchemes": {"guest": {"type": "http", "scheme": "bearer"}}},
    }


_REF: Final = "#/components/schemas/{name}"


def schema_of(kind: Any) -> dict[str, Any]:
    """The schema of a type, its structs by reference."""
    [schema], _ = msgspec.json.schema_components([kind], ref_template=_REF)
    return schema


def _operation(known: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = {
        "operationId": known.name,
        "summary": known.summary,
        "parameters": _parameters(known, schemas),
        "responses": _responses(known),
    }
    if known.body is not None:
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of(known.body)}}}
    if known.who == "guest":
        made["security"] = [{"guest": []}]
    elif known.who == "either":
        made["security"] = [{"guest": []}, {}]
    return made


def _parameters(known: Endpoint, schemas: dict[str, Any]) -> list[dict[str, Any]]:
    in_path = set(re.findall(r"{(\w+)}", known.path))
    struct = schemas[known.params.__name__]
    made = []
    for name, schema in struct["properties"].items():
        place = "path" if name in in_path else "query"
        required = name in struct.get("required", ()) or place == "path"
        made.append({"name": name, "in": place, "required": required, "schema": schema})
    return made


def _responses(known: Endpoint) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "Done"}
    if known.response is not None:
        good["content"] = {JSON: {"schema": schema_of(known.response)}}
    statuses = {400, *known.errors, 429, 500, 503}
    if known.who != "anyone":
        statuses.add(401)
    if known.body is not None:
        statuses |= {413, 415}
    body = {JSON: {"schema": schema_of(Failure)}}
    bad = {str(status): {"description": _WHY[status], "content": body} for status in sorted(statuses)}
    return {str(known.status): good, **bad}
