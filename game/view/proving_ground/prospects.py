"""What a pawn could do from here: ends of its drives, cells its shots strike, points, dangers.

Nothing of this is a rule of its own: it asks the rules how far a tank goes, and counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.proving_ground.reach import drives, powers, targets
from game.rules.proving_ground.state import Table
from game.rules.proving_ground.tokens import GUN, LOCATIONS, SHELL, picture

PAIR = 2


@dataclass(frozen=True, slots=True)
class Hazard:
    """The first thing on a way that destroys who drives over it: `what` is shell, rival, own, or
    gun."""

    cell: Cell
    what: str


def ends(table: Table, number: int) -> dict[Cell, Hazard | None]:
    """Return the end of every drive, with the hazard on its way if there is no safe one."""
    found: dict[Cell, Hazard | None] = {}
    for path in drives(table, number):
        if path[-1] not in found or found[path[-1]] is not None:
            found[path[-1]] = first_hazard(table, number, path)
    return found


def way_to(table: Table, number: int, end: Cell) -> tuple[Cell, ...]:
    """Return the safest way to an end of a drive, () where there is none."""
    ways = [path for path in drives(table, number) if path[-1] == end]
    return min(ways, key=lambda way: first_hazard(table, number, way) is not None, default=())


def first_hazard(table: Table, number: int, path: tuple[Cell, ...]) -> Hazard | None:
    """Return what comes first on a way (B4.6)."""
    for cell in path:
        letter, other = table.on(cell), table.pawn_on(cell)
        if letter == SHELL:
            return Hazard(cell, "shell")
        if letter == GUN:
            return Hazard(cell, "gun")
        if other is not None and other != number:
            mate = table.side(table.pawns[other].seat) == table.side(table.pawns[number].seat)
            return Hazard(cell, "own" if mate else "rival")
    return None


def shots(table: Table, number: int, start: Cell | None = None) -> dict[Cell, int]:
    """Return what a shot from here strikes, with the points it makes; -1 for a token that begins
    a pair."""
    seat, found = table.pawns[number].seat, {}
    for cell in targets(table, number, start):
        points = _points(table, seat, number, cell)
        if points is not None:
            found[cell] = points
    return found


def best(table: Table, number: int, end: Cell) -> int:
    """Return the most points a shot makes from an end."""
    return max(shots(table, number, end).values(), default=0)


def hitters(table: Table, seat: Seat) -> dict[int, tuple[int, ...]]:
    """Return for each pawn of a side that can be shot in a rival's next turn, by whom."""
    found: dict[int, tuple[int, ...]] = {}
    mine = {table.pawns[n].cell: n for n in range(len(table.pawns)) if _mate(table, n, seat)}
    for number, pawn in enumerate(table.pawns):
        if pawn.cell is None or _mate(table, number, seat) or pawn.tank is None:
            continue
        for cell in struck(table, number):
            if (victim := mine.get(cell)) is not None and cell is not None:
                found[victim] = (*found.get(victim, ()), number)
    return found


def struck(table: Table, number: int) -> frozenset[Cell]:
    """Return all cells that a pawn's shot can strike after its next drive."""
    able, pawn = powers(table, number), table.pawns[number]
    if able is None or pawn.cell is None:
        return frozenset()
    safe = [end for end, hazard in ends(table, number).items() if hazard is None]
    starts = safe if safe and not able.swaps else [*safe, pawn.cell]
    return frozenset(cell for start in starts for cell in targets(table, number, start))


def _mate(table: Table, number: int, seat: Seat) -> bool:
    return table.side(table.pawns[number].seat) == table.side(seat)


def _points(table: Table, seat: Seat, number: int, cell: Cell) -> int | None:
    return max(_worth(table, seat, number, cell), default=None)


def _worth(table: Table, seat: Seat, number: int, cell: Cell) -> Iterator[int]:
    letter, other = table.on(cell), table.pawn_on(cell)
    if other is not None and other != number and not _mate(table, other, seat):
        yield sum(table.pawns[other].points[:1])
    if letter in LOCATIONS:
        singles = table.zone(seat).singles.lower()
        yield PAIR if picture(letter) in singles else -1
    elif letter == GUN:
        yield 1
