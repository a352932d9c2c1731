"""Where on the line one can land, and where a blow brings its striker (M2, M3)."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.arena_of_eight.blows import CLOSE, FAR_FROST, TERMS, Blow
from game.rules.arena_of_eight.state import CELLS, Options, Table, other

STEP, HOP, SALTO = (1,), (2,), (2, 3)
"""How many cells each of them moves (M2.2, M2.3, M2.4)."""


def landings(table: Table, seat: Seat, lengths: tuple[int, ...]) -> tuple[int, ...]:
    """Return the free cells so far away, from left to right; what lies between is no matter."""
    cell, taken = table.sides[seat].cell, table.sides[other(seat)].cell
    ways = (*(-length for length in reversed(lengths)), *lengths)
    return tuple(cell + way for way in ways if cell + way in CELLS and cell + way != taken)


def reach(options: Options, blow: Blow) -> range:
    """Return how far apart both may stand for a blow (M3, M6a)."""
    return FAR_FROST if blow is Blow.FROST and options.far_frost else TERMS[blow].reach


def end_of(table: Table, seat: Seat, blow: Blow) -> int | None:
    """Return where a blow in reach brings its striker, None for nowhere.

    A slide and Cyclone end on the near side of the other; a salto moves two or three cells, so it
    ends on the near side from afar, and beyond the other from nearby.
    """
    here, there = table.sides[seat].cell, table.sides[other(seat)].cell
    way = 1 if there > here else -1
    if blow in {Blow.SLIDE, Blow.CYCLONE}:
        return there - way * CLOSE
    if blow is not Blow.SALTO:
        return here
    beside = (there - way, there + way)
    ends = (end for end in beside if end in CELLS and abs(end - here) in SALTO)
    return next(ends, None)


def behind(table: Table, seat: Seat) -> int:
    """Return the cell behind a fighter as the other one sees it; it may be off the line."""
    cell, by = table.sides[seat].cell, table.sides[other(seat)].cell
    return cell + (1 if cell > by else -1)


def board_cell(place: int) -> Cell:
    """Return a cell of the line as a board has it."""
    return Cell(place - 1, 0)
