"""The toys that a tank still has, in rows before its seat."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import Table
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

LARGEST, GAP, LEAST = 34.0, 4.0, 26.0
"""How large a toy is at the most, how far from the edge, and how high a row is that shows any."""


def toy_picture(shell: Shell) -> str:
    return f"hills.toy.{shell.value}"


def draw_row(canvas: Canvas, box: Box, table: Table, seat: Seat) -> None:
    """Draw what a tank has, before the first of its seats."""
    team = table.setup.teams[seat]
    if table.setup.members(team)[0] != seat or box.height < LEAST:
        return
    shells, most = table.tanks[team].shells, table.setup.shots
    canvas.plate(box, "night", 8, "line", 1)
    room = box.inset(GAP, GAP)
    rows = max(range(1, most + 1), key=lambda count: _size(room, most, count))
    size, across = _size(room, most, rows), -(-most // rows)
    for number, shell in enumerate(shells):
        row, column = divmod(number, across)
        x = room.x + size * (column + 0.5)
        y = room.middle[1] + size * (row + 0.5 - rows / 2)
        canvas.picture(toy_picture(shell), x, y, size - 2)


def _size(room: Box, count: int, rows: int) -> float:
    return min(room.height / rows, room.width / -(-count // rows), LARGEST)
