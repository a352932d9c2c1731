"""What the scenes lay over the ring for those who think: where a blow works, and a ghost."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.arena_of_eight.state import CELLS, Place, Table, other
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.canvas.outline import mark_cell

from .fighters import draw_fighter
from .stances import STANCES
from .standing_pieces import cell_of, rest

GHOST = 120


def draw_reach(canvas: Canvas, place: BoardPlace, table: Table, seat: Seat, reach: range) -> None:
    """Draw on the planks how far from a fighter a blow works, and whether the other stands there.

    Where it works lies a light plank; from the fighter to the other goes a line with a dot on each
    cell, hollow where that is not the distance.
    """
    own, rival = table.sides[seat].cell, table.sides[other(seat)].cell
    for cell in CELLS:
        if abs(cell - own) in reach:
            mark_cell(canvas, place, cell_of(cell), place.size * 0.08, (255, 244, 214, 46))
    works, y = table.apart in reach, place.spot(0, rest(own).y + 0.36)[1]
    ink = "accent" if works else "danger"
    start, end = (place.spot(rest(each).x, 0)[0] for each in (own, rival))
    canvas.line((start, y), (end, y), "night", place.size * 0.1)
    canvas.line((start, y), (end, y), ink, place.size * 0.045)
    for cell in range(min(own, rival), max(own, rival) + 1):
        x = place.spot(rest(cell).x, 0)[0]
        canvas.circle((x, y), place.size * 0.12, "night")
        canvas.circle((x, y), place.size * 0.085, ink, 0 if works else 2)


def draw_ghost(
    canvas: Canvas, place: BoardPlace, table: Table, seat: Seat, to: Place, stance: str = "stand"
) -> None:
    """Draw where a fighter would stand, and how."""
    ahead = 1 if to < table.sides[other(seat)].cell else -1
    draw_fighter(canvas, place, table, seat, rest(to), STANCES[stance], ahead, GHOST)
