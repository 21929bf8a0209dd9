"""Handlers of the operations, one module per family; `perform` dispatches an instruction."""

from peerless.effects.ops.dispatch import perform

__all__ = ["perform"]
