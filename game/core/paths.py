"""Paths of exactly so many steps, and at which step one that was asked for goes wrong.

Many games have a piece that must go its whole distance: no step less, none more. How it goes is
a `Manner`; what lies on the cells is the game's, which may close cells to it and then walks
along the path for hazards.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from game.core.grid import RING, Cell, Facing

Path = tuple[Cell, ...]
"""The cells of a path in order, the last one its end; where it begins is not among them."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a piece goes.

    Each step is one of `ways`. It may `turn` between steps, end where it began (`round_trip`),
    cross a cell twice (`crosses`), and make two diagonal steps one after the other (`slants`).
    """

    ways: tuple[Facing, ...]
    turns: bool = False
    round_trip: bool = False
    crosses: bool = True
    slants: bool = True


@dataclass(frozen=True, slots=True)
class Land:
    """A board of so many cells, less those that are closed."""

    width: int
    height: int
    closed: frozenset[Cell] = frozenset()


class Flaw(Enum):
    """What is wrong with a path."""

    SHORT = "short"
    LONG = "long"
    NO_STEP = "no_step"
    """The next cell is none that one step of this kind leads to."""
    EDGE = "edge"
    CLOSED = "closed"
    TURN = "turn"
    SLANTS = "slants"
    CROSSES = "crosses"
    ROUND_TRIP = "round_trip"


@dataclass(frozen=True, slots=True)
class PathFault:
    """The first flaw of a path, and the number of the step that has it, from 1."""

    flaw: Flaw
    step: int


@lru_cache(maxsize=4096)
def exact(land: Land, start: Cell, length: int, manner: Manner) -> tuple[Path, ...]:
    """Return all paths of exactly so many steps, in the order of the ways."""
    paths: list[Path] = [()]
    for _ in range(length):
        longer = ((*path, cell) for path in paths for cell in _next(path, start, manner))
        paths = [path for path in longer if _last_flaw(land, start, path, length, manner) is None]
    return tuple(paths) if length else ()


def fault(land: Land, start: Cell, path: Path, length: int, manner: Manner) -> PathFault | None:
    """Return what keeps a piece from going this path, None for nothing."""
    for step in range(1, min(len(path), length) + 1):
        if flaw := _last_flaw(land, start, path[:step], length, manner):
            return PathFault(flaw, step)
    if len(path) < length:
        return PathFault(Flaw.SHORT, len(path))
    return PathFault(Flaw.LONG, length + 1) if len(path) > length else None


def _next(path: Path, start: Cell, manner: Manner) -> list[Cell]:
    last = path[-1] if path else start
    return [last.step(way) for way in manner.ways]


def _last_flaw(land: Land, start: Cell, path: Path, length: int, manner: Manner) -> Flaw | None:
    """Return what is wrong with the last step of a path that was right so far."""
    here = path[-1]
    before = path[-2] if len(path) > 1 else start
    way = _way(before, here)
    if way not in manner.ways:
        return Flaw.NO_STEP
    if not (0 <= here.x < land.width and 0 <= here.y < land.height):
        return Flaw.EDGE
    if here in land.closed:
        return Flaw.CLOSED
    if len(path) > 1:
        last = _way(path[-3] if len(path) > 2 else start, before)
        if last is not way and not manner.turns:
            return Flaw.TURN
        if not manner.slants and way and last and not (way.straight or last.straight):
            return Flaw.SLANTS
    ends = len(path) == length
    if ends and here == start:
        return None if manner.round_trip else Flaw.ROUND_TRIP
    if not manner.crosses and (here == start or here in path[:-1]):
        return Flaw.CROSSES
    return None


def _way(one: Cell, other: Cell) -> Facing | None:
    """Return the way of a single step."""
    return _WAYS.get((other.x - one.x, other.y - one.y))


_WAYS = {(way.dx, way.dy): way for way in RING}
