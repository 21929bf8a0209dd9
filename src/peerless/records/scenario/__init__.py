"""Scenario files: a position, answers by notation, and checks between them.

They state rules questions as files, and `docs/scenarios.md` explains the format. The conformance tests of the project
are scenarios, too.
"""

from peerless.records.scenario.expected import AnyOrder, Expected, ExpectedFighter, ExpectedSeat
from peerless.records.scenario.file import (
    Asked,
    Combat,
    CombatSeen,
    Known,
    Refused,
    RefusedSetUp,
    Scenario,
    SeenSide,
    Step,
    read_scenarios,
    scenarios_from_data,
)
from peerless.records.scenario.run import ScenarioResult, run, run_file, start

__all__ = [
    "AnyOrder",
    "Asked",
    "Combat",
    "CombatSeen",
    "Expected",
    "ExpectedFighter",
    "ExpectedSeat",
    "Known",
    "Refused",
    "RefusedSetUp",
    "Scenario",
    "ScenarioResult",
    "SeenSide",
    "Step",
    "read_scenarios",
    "run",
    "run_file",
    "scenarios_from_data",
    "start",
]
