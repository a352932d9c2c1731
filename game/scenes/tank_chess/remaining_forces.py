"""What both sides still have on the board: their pieces in a row, and what they are worth."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import Seat
from game.rules.tank_chess.state import Table
from game.scenes.frame.kit import Words
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LABEL, NUMBER

from .naming import kind_name

ROW, GAP = 46.0, 8.0
HIGH = 2 * ROW + GAP
STEP = 36.0
LEAST, MOST = 28.0, 41.0
POINTS = 64.0
TILE, LOW, ACROSS = 34.0, 28.0, 3


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


def draw_forces(canvas: Canvas, box: Box, table: Table, board: float = 0) -> None:
    """Draw both sides at the foot of a box, each on a strip of the board's paper.

    Pieces of about the size that they have on the board have it: their pictures are there."""
    size = board if LEAST <= board <= MOST else STEP * 0.9
    for force, row in zip(forces(table), box.foot(HIGH).stack(2, ROW, GAP), strict=True):
        strip = row.left(row.width - POINTS)
        canvas.plate(strip, "paper_dark", 10)
        room = strip.inset(6, 0)
        step = min(STEP, (room.width - STEP) / max(1, len(force.kinds) - 1))
        for place, kind in enumerate(force.kinds):
            spot = room.x + STEP / 2 + place * step, room.middle[1]
            canvas.piece(f"piece.{kind}.{force.seat}", *spot, size)
        canvas.write(str(force.points), row.edge(POINTS - 8), NUMBER, "words", "right", wrap=False)


def draw_kinds(canvas: Canvas, box: Box, table: Table, words: Words) -> None:
    """Draw what both sides begin with in a narrow column at the foot of a box: kinds and counts,
    each with its name where there is room for that."""
    white, black = forces(table)
    shown = (white,) if white.kinds == black.kinds else (white, black)
    tiles = [(f.seat, kind, f.kinds.count(kind)) for f in shown for kind in _each(f)]
    across = 1 if len(tiles) * LOW + 12 <= box.height else ACROSS
    rows = -(-len(tiles) // across)
    high = min(TILE, (box.height - 12) / rows)
    if high < (LOW if across == 1 else TILE):
        return
    plate = box.foot(rows * high + 12)
    canvas.plate(plate, "paper_dark", 10)
    for place, (seat, kind, count) in enumerate(tiles):
        line = plate.inset(6, 6).stack(rows, high)[place // across]
        cell = line.columns(across)[place % across]
        canvas.piece(f"piece.{kind}.{seat}", cell.x + TILE / 2, cell.middle[1], high * 0.9)
        said = f"{count} × {kind_name(words, kind)}" if across == 1 else f"×{count}"
        canvas.write(said, cell.beside(TILE, 2), LABEL, "map_ink", wrap=False)


def _each(force: Force) -> tuple[str, ...]:
    return tuple(dict.fromkeys(force.kinds))
