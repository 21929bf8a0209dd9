"""One side of a session between two processes: numbered, sealed packets, and the streams in them.

A session never goes on with something missing. If a packet is lost, the session breaks, all its streams end, and
whoever used them begins again, as after a broken connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from peerless.server.cluster.packets import End, Frame, Part, Reset, encode, end_of, frames_of, part_bytes, sign_bytes
from peerless.server.cluster.seal import Keys, seal, unseal

MOST_BYTES: Final = 512 * 1024  # of one message; a server of the bus takes 1 MB by default
MOST_WAITING: Final = 64 * 1024 * 1024  # of parts that belong together
BROKEN: Final = 1012
"""The code of a stream whose session broke: as of a WebSocket whose server restarts."""


class Stream:
    """A conversation with another process: bytes both ways, in order, until one side ends it or the session breaks."""

    def __init__(self, link: Link, number: int) -> None:
        self.link = link
        self.number = number
        self.heard: Callable[[bytes], None] = _ignore
        """Called with what comes."""
        self.ended: Callable[[End], None] = _ignore
        """Called once, when the other side has ended it or the session broke; not after an end of ours."""
        self.is_open = True

    def send(self, data: bytes) -> None:
        """Send something without waiting."""
        if self.is_open:
            self.link.put(Frame(self.number, "data", data))

    def end(self, code: int = 1000, reason: str = "") -> None:
        """End it after everything that was sent before."""
        if self.is_open:
            self.is_open = False
            self.link.put(Frame(self.number, "end", encode(End(code, reason))))
            self.link.streams.pop(self.number, None)

    def note_end(self, end: End) -> None:
        if self.is_open:
            self.is_open = False
            self.ended(end)


class Link:
    """One side of a session."""

    def __init__(
        self,
        peer: str,
        keys: Keys,
        publish: Callable[[str, bytes], None],
        opened: Callable[[Stream, bytes], None],
        broken: Callable[[Link], None],
        *,
        calls: bool,
    ) -> None:
        """`calls`: whether this side has opened the session; only that one opens streams."""
        self.peer = peer
        self.session = keys.name
        self.streams: dict[int, Stream] = {}
        self.is_broken = False
        self._my_key, self._their_key = (keys.calling, keys.called) if calls else (keys.called, keys.calling)
        self._publish = publish
        self._opened = opened
        self._broken = broken
        self._frames: list[Frame] = []
        """To be sent at the end of this turn of the event loop: all in one packet."""
        self._sent = 0
        self._heard = 0
        self._parts = bytearray()
        self._is_quiet = False
        """Whether nothing was sent since `confirm`."""
        self._streams = 0

    # ---- sending ----

    def open(self, opening: bytes) -> Stream:
        """Begin a stream with a first message."""
        self._streams += 1
        stream = Stream(self, self._streams)
        if self.is_broken:
            stream.is_open = False
        else:
            self.streams[stream.number] = stream
            self.put(Frame(stream.number, "open", opening))
        return stream

    def put(self, frame: Frame) -> None:
        if self.is_broken:
            return
        if not self._frames:
            asyncio.get_running_loop().call_soon(self.flush)
        self._frames.append(frame)

    def flush(self) -> None:
        """Send what waits."""
        frames, self._frames = self._frames, []
        if frames and not self.is_broken:
            self._is_quiet = False
            self._send(encode(frames))

    def confirm(self) -> None:
        """If something was sent lately, send one packet more: should the last one be lost, the other side notices."""
        if not self._is_quiet and not self.is_broken:
            self._is_quiet = True
            self._send(encode([]))

    def _send(self, body: bytes) -> None:
        for begin in range(0, len(body), MOST_BYTES):
            piece = body[begin : begin + MOST_BYTES]
            part = Part(self.session, self._sent, begin + MOST_BYTES < len(body), piece)
            self._sent += 1
            self._publish(self.peer, seal(self._my_key, part_bytes(part)))

    # ---- receiving ----

    def hear(self, sealed: bytes, part: Part) -> bool:
        """Take a packet of this session; false if it proves nothing or was there before: then nothing has changed."""
        if self.is_broken or unseal(self._their_key, sealed) is None or part.number < self._heard:
            return False
        if part.number > self._heard:  # one is missing
            self.break_off(tell=True)
            return True
        self._heard += 1
        self._parts += part.body
        if len(self._parts) > MOST_WAITING:
            self.break_off(tell=True)
        elif not part.more:
            body, self._parts = bytes(self._parts), bytearray()
            try:
                frames = frames_of(body)
            except msgspec.MsgspecError:
                self.break_off(tell=True)
                return True
            for frame in frames:
                self._take(frame)
        return True

    def _take(self, frame: Frame) -> None:
        stream = self.streams.get(frame.stream)
        if frame.kind == "open" and stream is None:
            stream = self.streams[frame.stream] = Stream(self, frame.stream)
            self._opened(stream, frame.data)
        elif frame.kind == "data" and stream is not None:
            stream.heard(frame.data)
        elif frame.kind == "end" and stream is not None:
            del self.streams[frame.stream]
            stream.note_end(end_of(frame.data))

    def is_reset(self, sealed: bytes) -> bool:
        """Whether the other side has given this session up."""
        return unseal(self._their_key, sealed) is not None

    def break_off(self, *, tell: bool) -> None:
        """Give the session up; all streams end."""
        if self.is_broken:
            return
        self.is_broken = True
        if tell:
            self._publish(self.peer, seal(self._my_key, sign_bytes(Reset(self.session))))
        streams, self.streams = list(self.streams.values()), {}
        self._broken(self)
        for stream in streams:
            stream.note_end(End(BROKEN))


def _ignore(what: object) -> None:
    pass
