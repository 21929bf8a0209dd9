"""Problems of files as plain data: another process finds them, and this one renders them."""

from __future__ import annotations

from typing import TypeAlias, Union

from msgspec import Struct

from peerless.core.errors import PeerlessError
from peerless.messages.message import Joined, Message, Sayable
from peerless.messages.problem import Problem

Data: TypeAlias = Union[str, int, float, bool, "MessageData", "JoinedData", "ProblemData", None]


class MessageData(Struct, frozen=True, tag="message"):
    """A `Message`."""

    key: str
    args: dict[str, Data]


class JoinedData(Struct, frozen=True, tag="joined"):
    """A `Joined`."""

    parts: list[Data]
    between: str


class ProblemData(Struct, frozen=True, tag="problem"):
    """A `Problem`."""

    file: str
    place: Data
    message: Data
    near: str = ""
    line: int = 0
    column: int = 0


def problem_data(problem: Problem) -> ProblemData:
    place, message = to_data(problem.place), to_data(problem.message)
    return ProblemData(problem.file, place, message, problem.near, problem.line, problem.column)


def problem_of(data: ProblemData) -> Problem:
    place, message = _sayable(from_data(data.place)), _sayable(from_data(data.message))
    return Problem(data.file, place, message, near=data.near, line=data.line, column=data.column)


def to_data(what: object) -> Data:
    match what:
        case Message():
            return MessageData(what.key, {name: to_data(arg) for name, arg in what.args.items()})
        case Joined():
            return JoinedData([to_data(part) for part in what.parts], what.between)
        case Problem():
            return problem_data(what)
        case PeerlessError():
            return to_data(what.message)
        case str() | int() | float() | None:
            return what
        case _:
            return str(what)


def from_data(data: Data) -> object:
    match data:
        case MessageData():
            return Message(data.key, **{name: from_data(arg) for name, arg in data.args.items()})
        case JoinedData():
            return Joined([part for part in map(from_data, data.parts) if isinstance(part, Sayable)], data.between)
        case ProblemData():
            return problem_of(data)
        case _:
            return data


def _sayable(what: object) -> Sayable | str:
    return what if isinstance(what, Sayable) else str(what)
