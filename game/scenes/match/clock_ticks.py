"""A clock at a table: it is heard when little is left, and written down every second."""

from __future__ import annotations

from game.core.rules import Seat
from game.scenes.frame.kit import Words
from game.session.match.match import Match

LOW_MS = 10_000
"""A clock with less than this is heard, or with a quarter of what it gives for each plan."""


def ticks(match: Match) -> bool:
    """Return whether a clock runs that stands still while something lies over the table."""
    return match.clock is not None and match.outcome is None


def any_low(match: Match) -> bool:
    """Return whether the clock of anybody who may act shows little."""
    return any(runs_low(match, seat) for seat in match.timed)


def runs_low(match: Match, seat: Seat) -> bool:
    clock = match.clock
    if clock is None or seat not in match.timed:
        return False
    return clock.left[seat] < (min(LOW_MS, clock.anew // 4) if clock.anew else LOW_MS)


def clock_of(match: Match, seat: Seat, whole: bool = False) -> str:
    """Return what a person's clock shows, "" where there is none: seconds alone in the last minute,
    unless it is to be the `whole`."""
    if match.clock is None or match.player(seat).strength is not None:
        return ""
    minutes, seconds = divmod(-(-match.clock.left[seat] // 1000), 60)
    return f"{minutes}:{seconds:02}" if minutes or whole else str(seconds)


def time_to_plan(words: Words, match: Match) -> tuple[str, ...]:
    """Return how long each plan may take, in words; nothing where no clock is set anew."""
    each = match.clock.anew if match.clock is not None else 0
    return (words("clock.plan", count=each // 1000),) if each else ()


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
