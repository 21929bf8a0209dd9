"""What a bot is: something that looks at a view and names an option. Bots get views, never states."""

from __future__ import annotations

from typing import Protocol

from peerless.rules.view import View


class Bot(Protocol):
    """Decides for the seat of the views it is shown."""

    def choose(self, view: View) -> int:
        """The index of an option of `view.state.options`; the open decision is this view's seat's to answer.

        The view is not to be changed: `peerless.rules.view.resample` makes states to try things on.
        """
        ...
