"""Handlers of the operations, one module per family; `perform` finds the one for an instruction."""

from peerless.effects.ops.dispatch import perform

__all__ = ["perform"]
