"""What a pawn could do from here: ends of its drives, cells its shots strike, points, dangers.

It decides nothing: it asks the other rules how far a tank goes, and counts.
"""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.proving_ground.actions import Aim
from game.rules.proving_ground.choices import aims
from game.rules.proving_ground.evolving.changes import with_pawn
from game.rules.proving_ground.ground.board import SIZE
from game.rules.proving_ground.reach import drives, powers, targets
from game.rules.proving_ground.spelling import usual_path
from game.rules.proving_ground.state import Table
from game.rules.proving_ground.tokens import picture

from .hazards import Hazard, hazards

PAIR = 2
BEGUN = -1
"""In place of points: a token that begins a pair."""


def ends(table: Table, number: int) -> dict[Cell, Hazard | None]:
    """Return the end of every drive, with what destroys the pawn on the way there."""
    return {path[-1]: deadly(table, number, path[-1]) for path in drives(table, number)}


def deadly(table: Table, number: int, end: Cell) -> Hazard | None:
    """Return what destroys a pawn on the way that is usually taken to a cell."""
    way = usual_path(table, number, end) or ()
    return next((each for each in hazards(table, number, way) if each.deadly), None)


def shots(table: Table, number: int, start: Cell | None = None) -> dict[Cell, int]:
    """Return what a shot from here strikes, with the points it makes, or BEGUN."""
    seat, found = table.pawns[number].seat, {}
    if start is not None:
        table = with_pawn(table, number, replace(table.pawns[number], cell=start))
    for cell in targets(table, number, start):
        points = _points(table, seat, cell)
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


def endangered(table: Table, seat: Seat) -> tuple[int, ...]:
    """Return the pawns of a side that can be hit in the next turn."""
    if table.artillery is None:
        return tuple(hitters(table, seat))
    cells = next_shells(table)
    return tuple(number for number in table.own(seat) if table.pawns[number].cell in cells)


def next_shells(table: Table) -> frozenset[Cell]:
    """Return the cells that the artillery's next two shells may name (B15.6)."""
    guns = table.artillery
    if guns is None:
        return frozenset()
    left = [
        [n for n in range(SIZE) if n not in gone] or list(range(SIZE))
        for gone in (guns.columns, guns.rows)
    ]
    return frozenset(Cell(x, y) for x in left[0] for y in left[1])


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


def _points(table: Table, seat: Seat, cell: Cell) -> int | None:
    """Return the most that a shot makes on a cell, None where it would do nothing at all."""
    victim, letter = table.pawn_on(cell), table.on(cell)
    worth: list[int] = []
    for aim in aims(table, seat, cell):
        if aim is Aim.TOKEN:
            paired = picture(letter) in table.zone(seat).singles.lower()
            worth.append(PAIR if paired else BEGUN)
        elif aim is Aim.TANK:
            worth.append(0 if victim is None else sum(table.pawns[victim].points[:1]))
        else:
            worth.append(0)
    return max(worth, key=abs, default=None)
