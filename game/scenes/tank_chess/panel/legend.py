"""What the marks on the board mean: each as a small picture with two or three words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.grid import Cell
from game.rules.tank_chess.fast_room.piece_moves import Moves
from game.scenes.tank_chess.desk import Desk
from game.scenes.tank_chess.naming import side_name
from game.scenes.tank_chess.turn.which_marks import WhichMarks, which_marks, zones
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL
from game.view.tank_chess import marks
from game.view.tank_chess.marks_below_pieces import FOE, OWN
from game.view.tank_chess.reach_marks import Risk, Signs
from game.view.tank_chess.tinted_cells import paint_zone

SWATCH, NEAR, APART, ROW = 22.0, 7.0, 18.0, 25.0

Paint = Callable[[Canvas, BoardPlace, Cell], None]
CELL = Cell(0, 0)


@dataclass(frozen=True, slots=True)
class Entry:
    """A mark by its name, and what it means."""

    mark: str
    words: str


def legend(desk: Desk) -> tuple[Entry, ...]:
    """Return the marks that are on the board now; none for what explains itself."""
    words, asked = desk.kit.words, which_marks(desk)
    if asked is WhichMarks.ZONES:
        turn = desk.table.turn
        sides = tuple(
            Entry(mark, words("chess.legend.zone", side=side_name(words, seat)))
            for mark, seat in (("own", turn), ("foe", 1 - turn))
        )
        own, foe = (cells for cells, _ in zones(desk))
        return (*sides, *((Entry("both", words("chess.legend.both")),) if own & foe else ()))
    return tuple(Entry(key, words(f"chess.legend.{key}")) for key in _keys(desk, asked))


def _keys(desk: Desk, asked: WhichMarks) -> tuple[str, ...]:
    reach, cell = desk.reach, desk.plan.cell
    if asked is WhichMarks.DANGER:
        if reach is not None:
            return _risks(desk, reach)
        return ("victim", "attacker", "attack") if desk.attacks() else ()
    if asked is not WhichMarks.REACH or reach is None:
        return ()
    if not desk.plan.posed or cell is None:
        return _cells(reach)
    others = [facing for facing in reach.facings(cell) if facing is not desk.plan.facing]
    fires = ("facing_fire",) if any((cell, facing) in reach.fires for facing in others) else ()
    return ("facing", *fires) if others else ()


def _cells(reach: Moves) -> tuple[str, ...]:
    """Return what the cells that a piece can reach say of themselves."""
    fires = ("fire",) if reach.fires else ()
    ahead = {cell for (cell, _), cost in reach.poses.items() if not cost.reverse}
    backs = ("back",) if reach.cells - ahead else ()
    return ("reach", *backs, *fires)


def _risks(desk: Desk, reach: Moves) -> tuple[str, ...]:
    """Return the marks of danger that are there: in all facings of a cell, or in some."""
    if desk.plan.down:
        return ()
    risky: dict[Cell, int] = {}
    for threat in desk.threats(reach.piece):
        risky[threat.cell] = risky.get(threat.cell, 0) + 1
    whole = {len(reach.facings(cell)) <= count for cell, count in risky.items()}
    found = (("risk", True), ("risk_some", False))
    risks = tuple(key for key, is_whole in found if is_whole in whole)
    # What threatens stands before what one may do to others.
    return tuple(sorted((*_cells(reach), *risks), key="fire".__eq__))


def legend_height(canvas: Canvas, width: float, entries: tuple[Entry, ...]) -> float:
    rows = _rows(canvas, width, entries)
    return len(rows) * _row(canvas)


def draw_legend(canvas: Canvas, box: Box, entries: tuple[Entry, ...]) -> None:
    """Draw the legend from the top of a box, as many entries on a row as it has room for."""
    high = _row(canvas)
    rows = _rows(canvas, box.width, entries)
    for row, line in zip(rows, box.stack(len(rows), high), strict=True):
        x = line.x
        for entry in row:
            top = line.y + (high - SWATCH) / 2
            swatch(canvas, Box(x, top, SWATCH, SWATCH), entry.mark)
            wide = canvas.measure(entry.words, SMALL)[0] + 2
            room = Box(x + SWATCH + NEAR, line.y, min(wide, line.right - x - SWATCH - NEAR), high)
            canvas.write(entry.words, room, SMALL, "quiet", wrap=False)
            x = room.right + APART


def swatch(canvas: Canvas, box: Box, mark: str) -> None:
    """Draw a mark as it lies on a cell of the board."""

    def paint(paper: Canvas) -> None:
        paper.piece("paper.light.0", *paper.box.middle, box.width)
        PAINTS[mark](paper, BoardPlace(0, 0, box.width, 1, 1), CELL)

    canvas.layer(("chess swatch", mark), box, paint)


def _row(canvas: Canvas) -> float:
    return max(ROW, canvas.measure("0", SMALL)[1] + 1)


def _rows(canvas: Canvas, width: float, entries: tuple[Entry, ...]) -> list[list[Entry]]:
    rows: list[list[Entry]] = []
    left = 0.0
    for entry in entries:
        wide = SWATCH + NEAR + canvas.measure(entry.words, SMALL)[0] + 2
        if not rows or wide > left:
            rows.append([])
            left = width
        rows[-1].append(entry)
        left -= wide + APART
    return rows


def _lit(signs: Signs) -> Paint:
    return lambda canvas, place, cell: signs.paint(place, cell)(canvas)


def _zone(ink: tuple[int, int, int]) -> Paint:
    return lambda canvas, place, cell: paint_zone(canvas, place, (cell,), ink, hatched=ink == FOE)


def _both(canvas: Canvas, place: BoardPlace, cell: Cell) -> None:
    for ink in (OWN, FOE):
        _zone(ink)(canvas, place, cell)


def _arrow(picture: str) -> Paint:
    def paint(canvas: Canvas, place: BoardPlace, cell: Cell) -> None:
        canvas.plate(place.square(cell), (12, 15, 16, 150), 4)
        canvas.piece(picture, *place.middle(cell), place.size * 0.7)

    return paint


def _attack(canvas: Canvas, place: BoardPlace, cell: Cell) -> None:
    x, y = place.middle(cell)
    for share in (-0.36, -0.12):
        canvas.circle((x + share * place.size, y + 0.2 * place.size), 2.4, "danger")
    start, end = (x, y + 0.2 * place.size), (x + 0.42 * place.size, y - 0.3 * place.size)
    marks.beam(canvas, start, end, "danger", 2.5)


PAINTS: dict[str, Paint] = {
    "reach": _lit(Signs()),
    "back": _lit(Signs(backs=True)),
    "fire": _lit(Signs(shoots=True)),
    "risk": _lit(Signs(risk=Risk.ALL)),
    "risk_some": _lit(Signs(risk=Risk.SOME)),
    "own": _zone(OWN),
    "foe": _zone(FOE),
    "both": _both,
    "facing": _arrow("overlay.facing"),
    "facing_fire": _arrow("overlay.facing_fire"),
    "victim": lambda canvas, place, cell: marks.mark(canvas, place, "danger", cell),
    "attacker": lambda canvas, place, cell: canvas.circle(
        place.middle(cell), place.size * 0.36, "danger", 3
    ),
    "attack": _attack,
}
