"""The parts that may be picked next, as widgets: on the board where they lie, else beside it.

What such a widget says when it is chosen is one of the values below.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Dial, Part, Picking, Piece, SeatOf, Way
from game.scenes.faces.table_face import Between, TableFace
from game.scenes.widgets.widget_kinds import Button, Look, Paint
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.outline import Points, mark_cell

VEIL, CLEAR = (255, 244, 214, 24), (0, 0, 0, 0)
RIM, INK = 2.5, 1.5
"""How broad the rim of a lit cell is, and the ink on both sides of it: it is to be seen on sand, on
ice and on leaves."""
DOT = 6.0
"""How large the dot is in the middle of what is broad."""


@dataclass(frozen=True, slots=True)
class Pick:
    seat: Seat
    part: Part


@dataclass(frozen=True, slots=True)
class Turn:
    """Pick this part in place of what was picked."""

    seat: Seat
    part: Part


@dataclass(frozen=True, slots=True)
class Refuse:
    """What was chosen cannot be picked now; the words say why."""

    words: str


@dataclass(frozen=True, slots=True)
class Dialled:
    """Turn a dial of what is picked."""

    seat: Seat
    dial: Dial


def dial_key(seat: Seat, name: str) -> str:
    """Return the control that turns a dial of a seat."""
    return f"dial.{seat}.{name}"


@dataclass(frozen=True, slots=True)
class PutBack:
    """Take the last part back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Go:
    """Do what the parts picked so far stand for."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Laid:
    """The parts a seat may pick next, by their place in the order of the picking.

    `covered` has all cells of a part that lies on several, by the one where it lies; `between` has
    the parts that lie on no cell.
    """

    seat: Seat
    next: tuple[Part, ...]
    cells: Mapping[int, Cell]
    covered: Mapping[Cell, tuple[Cell, ...]] = field(default_factory=dict)
    between: Mapping[int, Between] = field(default_factory=dict)

    @property
    def beside(self) -> tuple[int, ...]:
        """The parts that lie neither on the board nor at the panel of a seat."""
        lies = {*self.cells, *self.between}
        places = (place for place in range(len(self.next)) if place not in lies)
        return tuple(place for place in places if not isinstance(self.next[place], SeatOf))

    @property
    def seats(self) -> Mapping[int, Seat]:
        """The parts that are pointed out by the panel of a seat."""
        parts = ((place, part) for place, part in enumerate(self.next) if place not in self.cells)
        return {place: part.seat for place, part in parts if isinstance(part, SeatOf)}

    def on(self, cell: Cell) -> int | None:
        """Return the part on a cell."""
        return next((place for place, each in self.cells.items() if each == cell), None)


def laid(face: TableFace, at: BoardPlace, view: Any, seat: Seat, picking: Picking) -> Laid:
    """Return where each part lies; a way lies beside what was picked last, where it leads to."""
    cells: dict[int, Cell] = {}
    covered: dict[Cell, tuple[Cell, ...]] = {}
    between: dict[int, Between] = {}
    anchor = _anchor(face, view, picking)
    for place, part in enumerate(picking.next):
        if (spot := face.between(view, seat, picking, part)) is not None:
            between[place] = spot
            continue
        cell = face.lies(view, part)
        if cell is None and isinstance(part, Way) and anchor is not None:
            cell = anchor.step(part.facing)
        if cell is not None and at.on(cell):
            cells[place] = cell
            if covers := face.covers(view, part):
                covered[cell] = covers
    return Laid(seat, picking.next, cells, covered, between)


def lies_on(face: TableFace, view: Any, part: Part, cell: Cell) -> bool:
    """Whether a cell belongs to the place of a part."""
    return cell == face.lies(view, part) or cell in face.covers(view, part)


def box_over(at: BoardPlace, cells: Iterable[Cell]) -> Box:
    """Return the box round these cells."""
    squares = tuple(map(at.square, cells))
    left, top = min(box.x for box in squares), min(box.y for box in squares)
    right, bottom = max(box.right for box in squares), max(box.bottom for box in squares)
    return Box(left, top, right - left, bottom - top)


def board_widgets(
    at: BoardPlace,
    found: Laid,
    cells: Container[Cell],
    tips: Mapping[Cell, str],
    pickers: Mapping[Cell, tuple[Seat, ...]],
    beyond: Container[Cell] = (),
) -> list[Button]:
    """Return a control for every part on these cells; `pickers` are those for whom one is lit,
    and on cells `beyond` what may be picked it is dim."""
    return [
        Button(
            f"pick.{found.seat}",
            box_over(at, found.covered.get(cell, (cell,))),
            look=Look.BARE,
            value=place,
            tip=tips.get(cell, ""),
            paint=_lit(at, cell, found.next[place], pickers.get(cell, ()), cell in beyond),
            says=Pick(found.seat, found.next[place]),
            outline=_hexagon(at, cell),
        )
        for place, cell in found.cells.items()
        if cell in cells
    ]


def again_widget(at: BoardPlace, seat: Seat, cell: Cell, covers: tuple[Cell, ...] = ()) -> Button:
    """Return the control over what was picked last: once more does what it stands for."""
    name = f"again.{seat}"
    paint = _lit(at, cell, None, ())
    shape = _hexagon(at, cell)
    box = box_over(at, covers or (cell,))
    return Button(name, box, look=Look.BARE, paint=paint, says=Go(seat), outline=shape)


def seat_widgets(panels: tuple[Box, ...], found: Laid, tips: Mapping[Seat, str]) -> list[Button]:
    """Return a control over the panel of every seat that may be picked."""
    return [
        Button(
            f"pick.{found.seat}",
            panels[seat],
            look=Look.BARE,
            value=place,
            tip=tips.get(seat, ""),
            paint=_frame,
            says=Pick(found.seat, found.next[place]),
        )
        for place, seat in found.seats.items()
    ]


def _hexagon(at: BoardPlace, cell: Cell) -> Points:
    """Return the outline of a cell that is no square."""
    return at.corners(cell) if at.hexed else ()


def _frame(canvas: Canvas, box: Box) -> None:
    canvas.plate(box.inset(-4), VEIL, 10, "hint", 3)


def _anchor(face: TableFace, view: Any, picking: Picking) -> Cell | None:
    cells = (face.lies(view, part) for part in reversed(picking.picked))
    return next((cell for cell in cells if cell is not None), None)


def _lit(
    at: BoardPlace, cell: Cell, part: Part | None, seats: tuple[Seat, ...], dim: bool = False
) -> Paint:
    """Return what lights up a cell: its own shape, and smaller for a way that leads there; a piece
    is framed, and nothing lies over it; what is broad has a dot, and keeps its light and dark."""
    way = isinstance(part, Way)
    bare = dim or isinstance(part, Piece)
    edge = "line" if dim else "accent"

    def paint(canvas: Canvas, box: Box) -> None:
        whole = box.inset(-6)
        broad = whole.width > at.size * 1.2
        veil = CLEAR if bare or broad else VEIL
        # What is broad has walls of its own: nothing within them is cut.
        within = 0.3 if way else 0.015 if broad else 0.06
        ring = whole.inset(whole.width * within)
        rim, ink = min(RIM, whole.width * 0.05), min(INK, whole.width * 0.03)
        if at.hexed and not way:
            inset = at.size * 0.07
            mark_cell(canvas, at, cell, inset, veil, "night", rim + 2 * ink)
            mark_cell(canvas, at, cell, inset, CLEAR, edge, rim)
        else:
            round = ring.width * (0.5 if way else 0.16)
            canvas.plate(ring.inset(-ink), CLEAR, round + ink, "night", rim + 2 * ink)
            canvas.plate(ring, veil, round, edge, rim)
        if broad and part is not None and not bare:
            canvas.circle(ring.middle, DOT + 2, "night")
            canvas.circle(ring.middle, DOT, "accent")
        size = max(7.0, whole.width * 0.12)
        for place, seat in enumerate(seats):
            spot = ring.x + size * (0.8 + 1.5 * place), ring.bottom - size * 0.8
            canvas.circle(spot, size * 0.8, "night")
            canvas.circle(spot, size * 0.6, f"seat.{seat}.light")

    return paint
