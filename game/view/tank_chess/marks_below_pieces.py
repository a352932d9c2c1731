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
from game.rules.tank_chess.fast_room.piece_moves import Moves, Stand
from game.rules.tank_chess.shooting import flight
from game.rules.tank_chess.state import Piece, Table
from game.rules.tank_chess.threats import Threat
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas

from . import marks
from .reach_marks import Risk, Signs, faded, paint_reach_marks
from .tinted_cells import paint_zone

OWN = (60, 130, 190)
FOE = (196, 60, 44)
CHECK = (222, 60, 44, 120)
ESCAPE = (245, 191, 53, 130)

Ink = tuple[int, int, int]
Veil = tuple[int, int, int, int]
Spots = tuple[tuple[float, float], ...]
Facings = frozenset[Facing]


@dataclass(frozen=True, slots=True)
class ReachMarks:
    """What the chosen piece can do: its cells, and the enemies that it can destroy."""

    piece: Piece
    cells: frozenset[tuple[Cell, Signs]]
    prey: frozenset[Cell]
    faint: bool = False


@dataclass(frozen=True, slots=True)
class Underlay:
    """`past` says that the last move answers no question now: it is only hinted at."""

    way: Spots = ()
    shot: tuple[Cell, Cell] | None = None
    past: bool = False
    zones: tuple[tuple[frozenset[Cell], Ink], ...] = ()
    reach_marks: ReachMarks | None = None
    calls: tuple[tuple[Cell, Veil], ...] = ()
    hanging: frozenset[Cell] = frozenset()

    @property
    def cells(self) -> frozenset[Cell]:
        """Every cell that bears a mark."""
        found = {cell for cell, _ in self.reach_marks.cells} if self.reach_marks else set()
        found |= {cell for zone, _ in self.zones for cell in zone}
        found |= {cell for cell, _ in self.calls} | self.hanging
        found |= self.reach_marks.prey if self.reach_marks else frozenset()
        found |= _line(*self.shot) if self.shot else frozenset()
        return frozenset(found | {Cell(round(x), round(y)) for x, y in self.way})


def paint(canvas: Canvas, place: BoardPlace, below: Underlay) -> None:
    marks.draw_last(canvas, place, below.way, below.shot, below.past)
    for cells, ink in below.zones:
        paint_zone(canvas, place, cells, ink, hatched=ink == FOE)
    if below.reach_marks is not None:
        _paint_marks(canvas, place, below.reach_marks)
    for cell, veil in below.calls:
        canvas.circle(place.middle(cell), place.size * 0.6, veil)
    # Below the pieces: which of them is in danger is to be seen, too.
    for cell in below.hanging:
        marks.mark(canvas, place, "danger", cell)


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


def reach_marks(reach: Moves, threats: Iterable[Threat], faint: bool = False) -> ReachMarks:
    """Return the marks of all that a piece can do; where it is threatened they are hatched."""
    facings = _by_cell(reach.poses)
    ahead = {cell for (cell, _), cost in reach.poses.items() if not cost.reverse}
    shoots = {cell for cell, _ in reach.fires}
    risks = _by_cell((threat.cell, threat.facing) for threat in threats)
    return ReachMarks(
        piece=reach.piece,
        cells=frozenset(
            (
                cell,
                Signs(
                    shoots=cell in shoots,
                    risk=_risk(ways, risks.get(cell, frozenset())),
                    backs=cell not in ahead,
                    faint=faint,
                ),
            )
            for cell, ways in facings.items()
        ),
        prey=reach.prey,
        faint=faint,
    )


def _risk(ways: Facings, risky: Facings) -> Risk:
    if not risky:
        return Risk.NONE
    return Risk.ALL if ways <= risky else Risk.SOME


def _by_cell(stands: Iterable[Stand]) -> dict[Cell, Facings]:
    found: dict[Cell, set[Facing]] = {}
    for cell, facing in stands:
        found.setdefault(cell, set()).add(facing)
    return {cell: frozenset(facings) for cell, facings in found.items()}


def calls_of(table: Table, faint: bool = False) -> tuple[tuple[Cell, Veil], ...]:
    """Return the commander in check, and the one that could leave."""
    found: list[tuple[Cell, Veil]] = []
    for piece in table.pieces:
        if not table.kind(piece).commander:
            continue
        if table.check and piece.seat == table.turn:
            found.append((piece.cell, _veil(CHECK, faint)))
        if table.escape and piece.seat != table.turn:
            found.append((piece.cell, _veil(ESCAPE, faint)))
    return tuple(found)


def _veil(veil: Veil, faint: bool) -> Veil:
    return (*veil[:3], faded(veil[3], faint))


def _paint_marks(canvas: Canvas, place: BoardPlace, reach: ReachMarks) -> None:
    paint_reach_marks(canvas, place, reach.cells)
    for cell in reach.prey:
        canvas.circle(place.middle(cell), place.size * 0.56, (*FOE, faded(120, reach.faint)))
    marks.mark(canvas, place, "chosen", reach.piece.cell)
