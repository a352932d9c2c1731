"""What is strewn over a board by chance, as it seems, and lies the same for ever."""

from __future__ import annotations

from game.core.grid import Cell


def strewn(cell: Cell) -> int:
    """Return a number below 2**32 that looks like chance and is always the same for a cell."""
    mixed = (cell.x * 374761393 + cell.y * 668265263) & 0xFFFFFFFF
    mixed = ((mixed ^ mixed >> 13) * 1274126177) & 0xFFFFFFFF
    return mixed ^ mixed >> 16
