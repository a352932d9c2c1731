"""A chess clock at a table: it is heard when little is left, and written down every second."""

from __future__ import annotations

from game.session.match.match import Match

LOW_MS = 10_000
"""A clock with less than this is heard."""


def ticks(match: Match) -> bool:
    """Return whether a clock runs that stands still while something lies over the table."""
    return match.clock is not None and match.outcome is None


def runs_low(match: Match) -> bool:
    clock = match.clock
    return clock is not None and any(clock.left[seat] < LOW_MS for seat in match.to_act)


class Seconds:
    """What the clocks showed when the match was last written down: time that has passed is gone."""

    def __init__(self) -> None:
        self._written: tuple[int, ...] = ()

    def another(self, match: Match) -> bool:
        """Return whether a clock shows another second now than it did before."""
        if match.clock is None or not ticks(match):
            return False
        before, self._written = self._written, tuple(left // 1000 for left in match.clock.left)
        return bool(before) and before != self._written
