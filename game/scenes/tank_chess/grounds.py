"""What lies on a cell and what it does, in one line: for whoever points at it."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.tank_chess.board import Ground
from game.rules.tank_chess.state import Table
from game.scenes.kit import Words


def ground_words(words: Words, table: Table, cell: Cell) -> str:
    """Return the name of the ground, or of the wreck on it, and what it does; "" for open paper."""
    return ": ".join(ground_told(words, table, cell))


def ground_told(words: Words, table: Table, cell: Cell) -> tuple[str, ...]:
    """Return the name and what it does apart from each other, nothing of open paper."""
    if any(wreck.cell == cell for wreck in table.wrecks):
        return _told(words, "wreck")
    ground = Ground(table.ground[cell.y * table.width + cell.x])
    return () if ground is Ground.OPEN else _told(words, ground.name.lower())


def _told(words: Words, name: str) -> tuple[str, ...]:
    key = f"tip.tank_chess.{name}"
    return words(key), words(f"{key}.about")
