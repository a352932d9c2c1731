"""Which way is meant when only its end is pointed out: the straightest."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from game.core.grid import Cell
from game.core.paths import Path

from .reach import Ground, ground, open_ways
from .state import Table, Tank

_KNOWN = 64


@lru_cache(maxsize=_KNOWN)
def straightest(on: Ground) -> tuple[Path, ...]:
    """Return all open ways, those with the fewest turns first, then the straightest."""
    return tuple(sorted(open_ways(on), key=lambda path: _bends(on.start, path)))


def ends(table: Table, tank: Tank) -> dict[Cell, Path]:
    """Return where the moves of a tank end, each with the straightest way that leads there."""
    return {path[-1]: path for path in reversed(straightest(ground(table, tank)))}


def _bends(start: Cell, path: Path) -> tuple[int, int, int]:
    """Return how often a way turns, how many steps slant, and how far in all its cells lie from
    the line to its end."""
    steps = [(to.x - at.x, to.y - at.y) for at, to in pairwise((start, *path))]
    turns = sum(one != other for one, other in pairwise(steps))
    across, down = path[-1].x - start.x, path[-1].y - start.y
    aside = (across * (cell.y - start.y) - down * (cell.x - start.x) for cell in path)
    return turns, sum(abs(x * y) for x, y in steps), sum(map(abs, aside))
