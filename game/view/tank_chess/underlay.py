"""What lies on the board below the pieces: last move, reach, targets, check; as one value.

The value names all that its picture depends on, so that the picture can be kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from game.core.grid import Cell, Facing
from game.core.rules import Told
from game.rules.tank_chess.events import CommanderLeft, ShotFired, TankBackedUp, TankDrove
from game.rules.tank_chess.moves import Moves, Stand
from game.rules.tank_chess.shooting import flight
from game.rules.tank_chess.state import Piece, Table
from game.rules.tank_chess.threats import Threat
from game.view.canvas import Canvas
from game.view.place import Place

from . import marks
from .reach_marks import Facings, paint_reach_marks
from .zones import paint_zone

OWN = (60, 130, 190)
FOE = (196, 60, 44)
CHECK = (222, 60, 44, 120)
ESCAPE = (245, 191, 53, 130)

Ink = tuple[int, int, int]
Veil = tuple[int, int, int, int]
Spots = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class ReachMarks:
    """What the chosen piece can do; cells with their facings: all, those that destroy an enemy,
    those in which it could be destroyed itself, and those that need backing up.
    """

    piece: Piece
    cells: frozenset[tuple[Cell, Facings]]
    fires: frozenset[tuple[Cell, Facings]]
    risks: frozenset[tuple[Cell, Facings]]
    prey: frozenset[Cell]
    backs: frozenset[tuple[Cell, Facings]]


@dataclass(frozen=True, slots=True)
class Underlay:
    way: Spots = ()
    shot: tuple[Cell, Cell] | None = None
    zones: tuple[tuple[frozenset[Cell], Ink], ...] = ()
    reach_marks: ReachMarks | None = None
    calls: tuple[tuple[Cell, Veil], ...] = ()

    @property
    def cells(self) -> frozenset[Cell]:
        """Every cell that bears a mark."""
        found = {cell for cell, _ in self.reach_marks.cells} if self.reach_marks else set()
        found |= {cell for zone, _ in self.zones for cell in zone}
        found |= {cell for cell, _ in self.calls}
        found |= self.reach_marks.prey if self.reach_marks else frozenset()
        found |= _line(*self.shot) if self.shot else frozenset()
        return frozenset(found | {Cell(round(x), round(y)) for x, y in self.way})


def paint(canvas: Canvas, place: Place, below: Underlay) -> None:
    marks.draw_last(canvas, place, below.way, below.shot)
    for cells, ink in below.zones:
        paint_zone(canvas, place, cells, ink)
    if below.reach_marks is not None:
        _paint_marks(canvas, place, below.reach_marks)
    for cell, veil in below.calls:
        canvas.circle(place.middle(cell), place.size * 0.6, veil)


def last_move(told: Iterable[Told[Any]], start: Cell) -> tuple[Spots, tuple[Cell, Cell] | None]:
    """Return the way of a turn from the cell where it began, and its shot."""
    spots: list[tuple[float, float]] = [(start.x, start.y)]
    shot: tuple[Cell, Cell] | None = None
    for each in told:
        match each.event:
            case TankDrove(to=to) | TankBackedUp(to=to):
                spots.append((to.x, to.y))
            case CommanderLeft(start=last, facing=facing):
                out = last.step(facing)
                spots += [(last.x, last.y), (out.x, out.y)]
            case ShotFired(start=fired, lands=lands):
                shot = (fired, lands)
            case _:
                pass
    return tuple(spots), shot


def _line(start: Cell, end: Cell) -> frozenset[Cell]:
    """Return the cells that a shot flies over, both ends with them."""
    _, path = flight(start, end)
    return frozenset((start, *path, end))


def reach_marks(reach: Moves, threats: Iterable[Threat]) -> ReachMarks:
    """Return the marks of all that a piece can do; where it is threatened they are dark."""
    cells = _by_cell(reach.poses)
    backs = _by_cell(stand for stand, cost in reach.poses.items() if cost.reverse)
    risks = _by_cell((threat.cell, threat.facing) for threat in threats)
    return ReachMarks(
        piece=reach.piece,
        cells=frozenset(cells.items()),
        fires=frozenset(_by_cell(reach.fires).items()),
        risks=frozenset(risks.items()),
        prey=reach.prey,
        backs=frozenset(backs.items()),
    )


def _by_cell(stands: Iterable[Stand]) -> dict[Cell, Facings]:
    found: dict[Cell, set[Facing]] = {}
    for cell, facing in stands:
        found.setdefault(cell, set()).add(facing)
    return {cell: frozenset(facings) for cell, facings in found.items()}


def calls_of(table: Table) -> tuple[tuple[Cell, Veil], ...]:
    """Return the commander in check, and the one that could leave."""
    found: list[tuple[Cell, Veil]] = []
    for piece in table.pieces:
        if not table.kind(piece).commander:
            continue
        if table.check and piece.seat == table.turn:
            found.append((piece.cell, CHECK))
        if table.escape and piece.seat != table.turn:
            found.append((piece.cell, ESCAPE))
    return tuple(found)


def _paint_marks(canvas: Canvas, place: Place, reach: ReachMarks) -> None:
    paint_reach_marks(
        canvas,
        place,
        dict(reach.cells),
        dict(reach.fires),
        dict(reach.risks),
        dict(reach.backs),
    )
    for cell in reach.prey:
        canvas.circle(place.middle(cell), place.size * 0.56, (*FOE, 120))
    marks.mark(canvas, place, "chosen", reach.piece.cell)
