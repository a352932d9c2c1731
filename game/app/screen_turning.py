"""The moment in which the window turns into the full screen, or back.

Meanwhile the focus goes and comes again, which nobody left the table for.
"""

from __future__ import annotations

import pygame

TURNING_MS = 1500
"""No window manager takes longer."""


class Turning:
    """Keeps a loss of the focus back until it is known whether it was only the turn."""

    def __init__(self) -> None:
        self._left = 0
        self._lost: pygame.Event | None = None

    def begin(self) -> None:
        self._left = TURNING_MS

    def keeps(self, event: pygame.Event) -> bool:
        """Whether an event is kept back; focus that comes again ends what is kept."""
        if event.type == pygame.WINDOWFOCUSGAINED:
            self._lost = None
        if event.type != pygame.WINDOWFOCUSLOST or not self._left:
            return False
        self._lost = event
        return True

    def update(self, ms: int) -> pygame.Event | None:
        """Let time pass; return the loss that was no turn, when that is known."""
        self._left = max(0, self._left - ms)
        if self._left or self._lost is None:
            return None
        lost, self._lost = self._lost, None
        return lost
