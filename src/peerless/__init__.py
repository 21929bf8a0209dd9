"""Peerless: play, build and study duels of the Unmatched skirmish system.

The public interface: load content, start a match, ask for the decision, answer, copy, view, save, replay.
"""

from peerless import _pure

_pure.install()

from peerless.bots import Bot, check_bot, make_bot  # noqa: E402 - the hook above must come first
from peerless.catalog import Content, Settings, load_content  # noqa: E402
from peerless.core.errors import (  # noqa: E402
    AnswerError,
    ContentError,
    IllegalAnswer,
    PeerlessError,
    RecordError,
    SettingsError,
    StaleAnswer,
    UnreadableAnswer,
)
from peerless.core.state import State  # noqa: E402
from peerless.records.match import Decision, Match, load_match, new_match, secret_seed  # noqa: E402
from peerless.records.outcome import Outcome  # noqa: E402
from peerless.records.record import Record, decode_record, encode_record, replay, to_record  # noqa: E402
from peerless.records.view_builder import view_data  # noqa: E402
from peerless.records.viewdata import ViewData  # noqa: E402
from peerless.rules.driver import apply, new_state, resign  # noqa: E402
from peerless.rules.view import Sampler, View, resample, view_of  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "AnswerError",
    "Bot",
    "Content",
    "ContentError",
    "Decision",
    "IllegalAnswer",
    "Match",
    "Outcome",
    "PeerlessError",
    "Record",
    "RecordError",
    "Sampler",
    "Settings",
    "SettingsError",
    "StaleAnswer",
    "State",
    "UnreadableAnswer",
    "View",
    "ViewData",
    "apply",
    "check_bot",
    "decode_record",
    "encode_record",
    "load_content",
    "load_match",
    "make_bot",
    "new_match",
    "new_state",
    "replay",
    "resample",
    "resign",
    "secret_seed",
    "to_record",
    "view_data",
    "view_of",
]
