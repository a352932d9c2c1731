"""How far it is to the eagle, cell by cell, for a tank that drives round what stops it."""

from __future__ import annotations

from heapq import heappop, heappush

from game.core.grid import STRAIGHT, Cell
from game.rules.tanchiki.ground.board import Terrain
from game.rules.tanchiki.state import Table

BRICK = 3
"""What a brick on the way costs more than an open cell."""

FAR = 99


def ways(table: Table, goal: Cell) -> dict[Cell, int]:
    """Return the length of the way to the goal from every cell that has one."""
    board, field = table.board, table.field
    found: dict[Cell, int] = {}
    open_cells: list[tuple[int, Cell]] = [(0, goal)]
    while open_cells:
        length, cell = heappop(open_cells)
        if cell in found:
            continue
        found[cell] = length
        for facing in STRAIGHT:
            near = cell.step(facing)
            if not board.on(near) or near in found:
                continue
            if board.ground(near) in (Terrain.CONCRETE, Terrain.WATER):
                continue
            heappush(open_cells, (length + (BRICK if field.brick_on(near) else 1), near))
    return found
