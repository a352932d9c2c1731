"""What lies on one cell of the board, as pictures over one another: for a card that shows it."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.grid import Cell
from game.rules.tanchiki.ground.board import Quarter, Terrain
from game.rules.tanchiki.ground.places_in_quarters import eagle_cell, start_diagonal
from game.rules.tanchiki.state import FIRST_BOT, Piece, Table

from .painted_board import PLAIN, take_of
from .pieces import picture_of

ALONE = {
    Terrain.CONCRETE: "concrete.0",
    Terrain.WATER: "water.0.0",
    Terrain.ICE: "ice.0.0",
    Terrain.FOREST: "forest.0",
}
"""Terrain that goes on nowhere."""


def cell_pictures(table: Table, cell: Cell) -> tuple[str, ...]:
    """Return the pictures, the lowest first; all of them look to the north."""
    return tuple(_pictures(table, cell))


def _pictures(table: Table, cell: Cell) -> Iterator[str]:
    board, field = table.board, table.field
    quarter = next((each for each in board.quarters if _holds(each, cell)), None)
    colour = quarter.colour.value if quarter is not None else PLAIN
    yield f"ground.{colour}.{take_of(cell, False)}"
    if quarter is not None:
        yield from _print(quarter, cell)
    piece, ground = field.piece_on(cell), board.ground(cell)
    eagle = field.eagle.cell == cell and not field.eagle.taken
    bonus = field.bonus_on(cell)
    shown = piece is not None or eagle or bonus is not None
    wooded = ground is Terrain.FOREST
    if ground in ALONE:
        yield "forest_ring.0" if wooded and shown else ALONE[ground]
    if field.brick_on(cell):
        yield "brick.whole" if cell in field.whole else "brick.half"
    if eagle:
        yield "eagle_base"
        yield from ("eagle",) if piece is None else ()
    if bonus is not None:
        yield f"bonus.{bonus.face.value}"
    if piece is not None:
        yield from _standing(table, piece)
    if wooded and shown:
        yield "forest_corners"


def _holds(quarter: Quarter, cell: Cell) -> bool:
    x, y = cell.x - quarter.corner.x, cell.y - quarter.corner.y
    return 0 <= x < quarter.size and 0 <= y < quarter.size


def _print(quarter: Quarter, cell: Cell) -> Iterator[str]:
    """Yield the sign that is printed there."""
    for number, bot in enumerate(quarter.bots, 1):
        if bot.cell == cell:
            yield f"bot_cell.{number}"
            return
    if cell == eagle_cell(quarter):
        yield "mark.eagle"
    elif cell in (tuple(start.cell for start in quarter.starts) or start_diagonal(quarter)):
        yield "mark.start"


def _standing(table: Table, piece: Piece) -> Iterator[str]:
    yield picture_of(piece)
    if piece >= FIRST_BOT:
        yield from ("frozen",) if table.turn.clock else ()
        return
    tank = table.field.tanks[piece]
    yield from ("off",) if tank.off else ()
    yield from ("shield",) if tank.helmets else ()
