"""Marks over the board: where a pawn can end, what it strikes from there, who can be hit next."""

from __future__ import annotations

from collections.abc import Collection

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.proving_ground.foresight.prospects import (
    BEGUN,
    best,
    deadly,
    endangered,
    ends,
    hitters,
    next_shells,
    shots,
    struck,
)
from game.rules.proving_ground.ground.board import BASES
from game.rules.proving_ground.spelling import usual_path
from game.rules.proving_ground.state import Stage, Table
from game.view.board.cell_marks import (
    mark_aimed,
    mark_end,
    mark_struck,
    mark_way,
    ring,
    tape,
    threaten,
)
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.canvas.outline import mark_cell

from .standing_pieces import draw_pawn, livery

GHOST, BASE = 150, 24
"""How clear a pawn stands where it would end, and a base is washed that may be chosen."""


def draw_reach(
    canvas: Canvas, place: BoardPlace, table: Table, number: int, focus: Cell | None
) -> None:
    """Draw the ends of a pawn's drives, filled; from the one that is looked at its shots, and the
    pawn as it would stand there."""
    pawn, found = table.pawns[number], ends(table, number)
    ink = f"seat.{livery(pawn)}"
    for end, hazard in found.items():
        mark_end(canvas, place, end, ink, end == focus, hazard is not None)
    if focus is None or focus not in found:
        return
    _draw_way(canvas, place, table, number, focus)
    if found[focus] is None:
        for cell in shots(table, number, focus):
            mark_aimed(canvas, place, cell)
        draw_pawn(canvas, place, pawn, focus, GHOST)


def draw_bases(canvas: Canvas, place: BoardPlace, corners: Collection[Cell]) -> None:
    """Light up the other cells of bases that may be chosen: each cell stands for its corner."""
    red, green, blue, _ = canvas.colour("accent")
    for cell in (cell for base in BASES.values() if base[0] in corners for cell in base[1:]):
        mark_cell(canvas, place, cell, place.size * 0.06, (red, green, blue, BASE), "accent", 2.5)


def seen(table: Table, number: int, focus: Cell | None) -> frozenset[Cell]:
    """Return where a pawn stands and what is drawn of its drives and shots."""
    found, here = ends(table, number), table.pawns[number].cell
    drawn = {*found, *([] if here is None else [here])}
    if focus in found and focus is not None:
        drawn |= {*shots(table, number, focus), *(usual_path(table, number, focus) or ())}
    return frozenset(drawn)


def draw_shots(canvas: Canvas, place: BoardPlace, table: Table, number: int) -> None:
    """Draw what a pawn strikes, outlined."""
    for cell in shots(table, number):
        mark_struck(canvas, place, cell)


def reach_points(table: Table, number: int, focus: Cell | None) -> dict[Cell, str]:
    """Return what stands at the ends of a pawn's drives: the most points of a shot from there, or
    where one is looked at what each of its shots makes."""
    found = ends(table, number)
    if focus is not None and focus in found:
        return shot_points(table, number, focus) if found[focus] is None else {}
    safe = (end for end, hazard in found.items() if hazard is None)
    return {end: f"+{points}" for end in safe if (points := best(table, number, end)) > 0}


def shot_points(table: Table, number: int, start: Cell | None = None) -> dict[Cell, str]:
    """Return what the shots of a pawn make where they make something."""
    made = {cell: points for cell, points in shots(table, number, start).items() if points}
    return {cell: "1/2" if points == BEGUN else f"+{points}" for cell, points in made.items()}


def stands_ready(table: Table, seat: Seat) -> int | None:
    """Return the pawn of a seat that is about to shoot."""
    turn = table.turn
    shoots = turn.seat == seat and turn.stage is Stage.SHOT
    return turn.pawn if shoots else None


def draw_threats(canvas: Canvas, place: BoardPlace, table: Table, seat: Seat) -> None:
    """Draw every cell that can be struck in the next turn, and lines to those in danger."""
    if table.artillery is not None:
        tape(canvas, place, next_shells(table))
        for victim in endangered(table, seat):
            if (cell := table.pawns[victim].cell) is not None:
                ring(canvas, place.middle(cell), place.size)
        return
    pawns = enumerate(table.pawns)
    rivals = [n for n, pawn in pawns if pawn.cell and table.side(pawn.seat) != table.side(seat)]
    tape(canvas, place, frozenset().union(*(struck(table, rival) for rival in rivals)))
    for victim, by in hitters(table, seat).items():
        for number in by:
            start, end = table.pawns[number].cell, table.pawns[victim].cell
            if start is not None and end is not None:
                threaten(canvas, place.middle(start), place.middle(end), place.size)


def _draw_way(canvas: Canvas, place: BoardPlace, table: Table, number: int, end: Cell) -> None:
    """Draw the way to an end, red up to the first hazard on it."""
    start, way = table.pawns[number].cell, usual_path(table, number, end)
    if start is not None and way:
        hazard = deadly(table, number, end)
        mark_way(canvas, place, (start, *way), hazard.cell if hazard else None)
