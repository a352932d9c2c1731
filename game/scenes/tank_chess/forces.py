"""What both sides still have on the board: their pieces in a row, and what they are worth."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import Seat
from game.rules.tank_chess.state import Table
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import NUMBER

ROW, GAP = 46.0, 8.0
HIGH = 2 * ROW + GAP
STEP = 36.0
POINTS = 64.0


@dataclass(frozen=True, slots=True)
class Force:
    """The kinds that stand, the dearest first after the commander, and their points."""

    seat: Seat
    kinds: tuple[str, ...]
    points: int


def forces(table: Table) -> tuple[Force, Force]:
    """Return both sides, White first."""
    return _force(table, 0), _force(table, 1)


def _force(table: Table, seat: Seat) -> Force:
    own = [table.kind(piece) for piece in table.pieces if piece.seat == seat]
    own.sort(key=lambda kind: (not kind.commander, -kind.points, kind.name))
    return Force(seat, tuple(kind.name for kind in own), sum(kind.points for kind in own))


def draw_forces(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw both sides at the foot of a box, each on a strip of the board's paper."""
    for force, row in zip(forces(table), box.foot(HIGH).stack(2, ROW, GAP), strict=True):
        strip = row.left(row.width - POINTS)
        canvas.plate(strip, "paper_dark", 10)
        room = strip.inset(6, 0)
        step = min(STEP, (room.width - STEP) / max(1, len(force.kinds) - 1))
        for place, kind in enumerate(force.kinds):
            spot = room.x + STEP / 2 + place * step, room.middle[1]
            canvas.piece(f"piece.{kind}.{force.seat}", *spot, STEP * 0.9)
        canvas.write(str(force.points), row.edge(POINTS - 8), NUMBER, "words", "right", wrap=False)
