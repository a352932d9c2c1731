"""Evenings: matches of any games in a row, with a table of points that stands between them.

A match gives a player two points for each one who is left behind, and one for each who is equal.
A match is counted once, by its seed, though its end may be seen again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Final

from game.core.codec import LATER
from game.core.number_bounds import Few, Within
from game.session.match.record import Damaged, Foreign
from game.session.records.small_sealed_file import SmallFile

from . import queues
from .queues import Stand

MOST: Final = 50
"""So many evenings are kept, and so many seats are remembered of one."""

MATCHES: Final = 300
LARGEST: Final = 4_000_000
BEHIND, EQUAL = 2, 1


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits there in the next match: a person for no `strength`."""

    called: str
    strength: str = ""


@dataclass(frozen=True, slots=True)
class Played:
    """A match of the evening: what its seats were called, and their places, 0 for the first."""

    game: str
    seed: Annotated[int, Within(-(2**64), 2**64)]
    called: tuple[str, ...]
    places: tuple[Few, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the standing table; those who are equal share a `place`, 1 for the first."""

    called: str
    place: int
    points: int
    matches: int
    won: int


@dataclass(frozen=True, slots=True)
class Evening:
    """`mark` is the label of its matches; one that is `over` counts no more. Where the winner stays
    there is a `queue`: its first two play next."""

    mark: str
    date: str
    chairs: tuple[Chair, ...] = ()
    matches: tuple[Played, ...] = ()
    over: bool = False
    queue: tuple[str, ...] = field(default=(), metadata=LATER)

    def played(self, match: Played, chairs: Iterable[Chair]) -> Evening:
        """Return the evening after a match; whoever sat out keeps a chair behind the others."""
        if self.over or any(each.seed == match.seed for each in self.matches):
            return self
        queue = queues.moved_on(self.queue, match.called, match.places)
        matches = (*self.matches, match)[-MATCHES:]
        return replace(self, queue=queue, matches=matches)._seating(tuple(chairs))

    def queued(self, names: tuple[str, ...]) -> Evening:
        """Return the evening with these in its queue, none where the winner stays no more; who of
        them plays next has a chair."""
        before = tuple(each.called for each in self.chairs[: queues.PAIR])
        first = before if set(before) == set(names[: queues.PAIR]) else names[: queues.PAIR]
        return replace(self, queue=names)._seating(tuple(Chair(name) for name in first))

    def _seating(self, chairs: tuple[Chair, ...]) -> Evening:
        """Return the evening with these in front, and in a queue the next one in place of who
        lost."""
        known = {each.called: each for each in (*chairs, *self.chairs)}
        called = tuple(each.called for each in chairs)
        if set(called) & set(self.queue) and len(called) == queues.PAIR:
            called = queues.seated(self.queue, called)
        order = dict.fromkeys((*called, *known))
        return replace(self, chairs=tuple(known.get(name, Chair(name)) for name in order)[:MOST])

    @property
    def standing(self) -> tuple[Line, ...]:
        """Return everybody, the best first, then whoever won more, then whoever came first."""
        found: dict[str, list[tuple[int, bool]]] = {}
        for match in self.matches:
            for called, place in zip(match.called, match.places, strict=False):
                got = points(match.places, place), place == 0
                found.setdefault(called, []).append(got)
        lines = [
            Line(called, 0, sum(got for got, _ in each), len(each), sum(won for _, won in each))
            for called, each in found.items()
        ]
        ahead = [(line.points, line.won) for line in lines]
        placed = (
            replace(line, place=1 + sum(other > mine for other in ahead))
            for line, mine in zip(lines, ahead, strict=True)
        )
        return tuple(sorted(placed, key=lambda line: line.place))

    @property
    def stands(self) -> tuple[Stand, ...]:
        """Return everybody in the queue, who held the line longest first."""
        played = ((each.called, each.places) for each in self.matches)
        return queues.stands(self.queue, played)

    @property
    def chooser(self) -> str:
        """Who chooses the next board: of two people or more the last of the latest match, "" for
        nobody in particular."""
        people = {chair.called for chair in self.chairs if not chair.strength}
        if not self.matches or self.queue:
            return ""
        latest, behind = self.matches[-1], {line.called: line.place for line in self.standing}
        there = [
            (place, behind[called], called)
            for called, place in zip(latest.called, latest.places, strict=False)
            if called in people
        ]
        return max(there)[2] if len(there) > 1 else ""


@dataclass(frozen=True, slots=True)
class Evenings:
    """All of them, the latest first."""

    all: tuple[Evening, ...] = ()

    @property
    def going(self) -> Evening | None:
        """The one that goes on."""
        return next((each for each in self.all[:1] if not each.over), None)

    def begun(self, mark: str, date: str) -> Evenings:
        """Return them with a new one, unless one goes on."""
        if self.going is not None:
            return self
        return Evenings((Evening(mark, date), *self.all)[:MOST])

    def put(self, mark: str, changed: Callable[[Evening], Evening]) -> Evenings:
        return Evenings(tuple(changed(each) if each.mark == mark else each for each in self.all))

    def ended(self, mark: str) -> Evenings:
        """Return them when one is over; one without a match leaves nothing behind."""
        over = self.put(mark, lambda each: replace(each, over=True))
        return Evenings(tuple(each for each in over.all if each.matches or each.mark != mark))

    def without(self, mark: str) -> Evenings:
        return Evenings(tuple(each for each in self.all if each.mark != mark))


_FILE = SmallFile(Evenings, Evenings(), LARGEST)


def points(places: Sequence[int], place: int) -> int:
    """Return what a place is worth among these; it is one of them itself."""
    behind, equal = sum(each > place for each in places), sum(each == place for each in places)
    return BEHIND * behind + EQUAL * (equal - 1)


def known(path: Path) -> tuple[Evenings, Damaged | Foreign | None]:
    """Return all evenings, and what was wrong with the file."""
    return _FILE.known(path)


def change(path: Path, changed: Callable[[Evenings], Evenings]) -> None:
    """Write what becomes of them; NotWritten, or Foreign for a newer program's file."""
    _FILE.change(path, changed)
