"""Peerless: a rules engine for asymmetric skirmishes between heroes, with the tools around it."""

from peerless import _pure

_pure.install()

__version__ = "0.1.0"
