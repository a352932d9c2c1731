"""How far a night is at a moment that is shown: counters, encounters, and the way to dawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.state import Side
from game.view.show.clip import Ease, eased

from .hours import Hour, Kind, Meeting, Seen, counted

RUNS_MS = 420
"""So long a counter runs to its new mark."""
GLOWS_MS = 750
"""So long at the least the place glows where two sides met."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What is shown now: `ms` of an hour have passed, None where nothing more comes."""

    seen: Seen
    hour: Hour | None
    ms: int

    @property
    def night(self) -> float:
        """Return how much of the night is over, from 0 to 1."""
        within = self.ms / self.hour.ms if self.hour and self.hour.kind is Kind.TURN else 0.0
        return min(1.0, (self.seen.past + within) / self.seen.turns)

    @property
    def morning(self) -> float:
        """Return how much of the end has been seen, 0 before it."""
        if self.hour is None:
            return 1.0
        return self.ms / self.hour.ms if self.hour.kind is Kind.ENDING else 0.0

    @property
    def winner(self) -> Side | None:
        """Return who has won, None where it is not known yet or nobody has."""
        ending = self.seen.table.ending
        if ending is not None:
            return ending.winner
        told = self.hour.beats[-1].event if self.hour and self.hour.beats else None
        return told.winner if isinstance(told, events.MatchEnded) else None

    def count(self, side: Side) -> float:
        """Return how far a counter has run."""
        count = float(self.seen.table.marks(side))
        for since, gained, known in self._gains(side):
            done = eased(Ease.SETTLE, min(1.0, max(0.0, since / RUNS_MS)))
            count += gained * (done - known)
        return count

    def met(self) -> tuple[int, int]:
        """Return how often both sides have met until now: in doorways, and in rooms."""
        doors, rooms = counted(self.hour.news(self.ms)) if self.hour else (0, 0)
        return self.seen.in_doorways + doors, self.seen.in_rooms + rooms

    def glowing(self) -> Iterator[tuple[Meeting, int]]:
        """Yield the encounters that are to be seen now, each with the time since they began."""
        for hour, ms in self.hours(self.seen.before[-1:]):
            for each in hour.met:
                if each.begins <= ms <= max(each.ends, each.begins + GLOWS_MS):
                    yield each, ms - each.begins

    def hours(self, before: tuple[Hour, ...]) -> Iterator[tuple[Hour, int]]:
        """Yield these hours before and the present one, each with the time since it began."""
        since = self.ms if self.hour else RUNS_MS + GLOWS_MS
        for hour in reversed(before):
            since += hour.ms
            yield hour, since
        if self.hour:
            yield self.hour, self.ms

    def _gains(self, side: Side) -> Iterator[tuple[int, int, int]]:
        """Yield the latest gains of a side: the time since, how much, and whether it is counted."""
        for hour, ms in self.hours(self.seen.before[-1:]):
            known = hour is not self.hour
            for gain in hour.gains:
                if gain.side is side:
                    yield ms - gain.ms, gain.count, known
