"""The Grafana dashboard asks for what a server reports."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from peerless.server.ops.metrics import Metrics
from tests.docs.pages import ROOT
from tests.server.support import client_of, in_loop, server_here, sqlite

DASHBOARD: dict[str, Any] = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
PANELS: list[dict[str, Any]] = DASHBOARD["panels"]
TARGETS = [(panel["title"], target) for panel in PANELS for target in panel["targets"]]
SUFFIXES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
METRIC = re.compile(r"\bpeerless_\w+")


def labels() -> dict[str, set[str]]:
    """The labels of every series that a server can report, by its name. Prometheus adds `instance`."""
    known: dict[str, set[str]] = {}
    for collector, names in Metrics().registry._collector_to_names.items():
        for name in names:
            known[name] = {*getattr(collector, "_labelnames", ()), "instance", "le"}
    return known


@in_loop
async def test_every_query_finds_what_a_server_reports(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, client_of(here.address) as client:
        text = (await client.get("/metrics")).text
    families = list(text_string_to_metric_families(text))
    reported = {family.name + suffix for family in families for suffix in SUFFIXES[family.type]}
    asked = {name for _, target in TARGETS for name in METRIC.findall(target["expr"])}
    variables = {name for one in DASHBOARD["templating"]["list"] for name in METRIC.findall(one["definition"])}
    assert asked | variables <= reported
    names = {family.name for family in families if not family.name.endswith("_created")}
    assert {name for name in names if not any(one.startswith(name) for one in asked)} == set()  # and all are shown


@pytest.mark.parametrize(("title", "target"), TARGETS, ids=[f"{title}, {t['refId']}" for title, t in TARGETS])
def test_every_label_exists(title: str, target: dict[str, Any]) -> None:
    expression: str = target["expr"]
    [metric] = METRIC.findall(expression)
    grouped = {name for group in re.findall(r"\bby \(([^)]*)\)", expression) for name in group.split(", ")}
    filtered = set(re.findall(r"[{,]\s*(\w+)\s*=~?", expression))
    shown = set(re.findall(r"{{(\w+)}}", target["legendFormat"]))
    assert grouped | filtered <= labels()[metric]
    assert shown <= grouped
    assert expression.count("(") == expression.count(")")


def test_panels_do_not_overlap() -> None:
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in PANELS]
    assert len(set(places)) == len(places)
    assert len({panel["id"] for panel in PANELS}) == len(PANELS)
    assert all(panel["title"] and panel["description"] for panel in PANELS)
