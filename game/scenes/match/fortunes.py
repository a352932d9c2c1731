"""How the seats of a match fare, by what all see: read from how they stand before and after.

No game is asked for more than how each of its seats stands, in one number; who has lost what it
moves with is `gone`. So a moment is the same thing at every table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum

from game.core.rules import Seat


class Kind(Enum):
    """What a commander has a line for; those of the table itself come first."""

    BEGIN = "begin"
    WAITS = "waits"
    CLOSE = "close"
    WINS = "wins"
    LOSES = "loses"
    LEADS = "leads"
    BEHIND = "behind"
    LUCKY = "lucky"
    UNLUCKY = "unlucky"
    SCORES = "scores"
    HURT = "hurt"
    PRAISES = "praises"


GLAD = frozenset({Kind.BEGIN, Kind.WINS, Kind.LEADS, Kind.LUCKY, Kind.SCORES})
SOUR = frozenset({Kind.LOSES, Kind.BEHIND, Kind.UNLUCKY})

TWICE = 2
"""So often in a row one gains or loses, until it is luck."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How every seat stands, and which are gone."""

    points: tuple[int, ...]
    gone: tuple[bool, ...]

    def best(self) -> frozenset[Seat]:
        """Return who is ahead, nobody while all stand alike."""
        return self._at(max(self.points))

    def last(self) -> frozenset[Seat]:
        """Return who is behind, nobody while all stand alike."""
        return self._at(min(self.points))

    def _at(self, points: int) -> frozenset[Seat]:
        found = frozenset(s for s, own in enumerate(self.points) if own == points)
        return found if len(found) < len(self.points) else frozenset()


@dataclass
class Fortunes:
    """Remembers who gains and who loses in a row: it is told every change, and only once."""

    before: Standing
    rows: dict[Seat, int] = field(default_factory=dict)

    def after(self, now: Standing) -> tuple[tuple[Kind, Seat], ...]:
        """Return what has befallen whom, what weighs most of each seat first."""
        before, self.before = self.before, now
        if len(before.points) != len(now.points):
            return ()
        return tuple(self._told(before, now))

    def _told(self, before: Standing, now: Standing) -> Iterator[tuple[Kind, Seat]]:
        gains = tuple(b - a for a, b in zip(before.points, now.points, strict=True))
        for seat in now.best() - before.best():
            if gains[seat] > 0:
                yield Kind.LEADS, seat
        for seat in now.last() - before.last():
            if gains[seat] <= 0:
                yield Kind.BEHIND, seat
        for seat, gain in enumerate(gains):
            lost = gain < 0 or (now.gone[seat] and not before.gone[seat])
            if gain > 0 and not lost:
                yield from self._moved(seat, 1, Kind.LUCKY, Kind.SCORES)
            elif lost:
                yield from self._moved(seat, -1, Kind.UNLUCKY, Kind.HURT)
        for gainer in (seat for seat, gain in enumerate(gains) if gain > 0):
            yield from ((Kind.PRAISES, seat) for seat in range(len(gains)) if seat != gainer)

    def _moved(self, seat: Seat, way: int, row: Kind, once: Kind) -> Iterator[tuple[Kind, Seat]]:
        """Count how often one has moved the same way, and say so."""
        had = self.rows.get(seat, 0)
        self.rows[seat] = had + way if had * way > 0 else way
        if self.rows[seat] * way >= TWICE:
            yield row, seat
        yield once, seat
