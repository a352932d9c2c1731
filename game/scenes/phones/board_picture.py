"""The board as one seat sees it, as a picture for a phone, and where things lie on it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Any

from game.core.grid import Cell
from game.core.rules import Rules, Seat
from game.core.spelling import Part, Picking
from game.link.messages import Frame
from game.scenes.faces.board_face import BoardFace
from game.scenes.faces.table_face import Between, TableFace
from game.scenes.frame.kit import Kit
from game.scenes.hand.lit_parts import box_over
from game.scenes.hand.parts_between import box_between
from game.scenes.match.live_match import reel
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.files.jpeg_packing import Exposure

SIDE = 720
"""The longer side of a picture, in its own units: as high as the usual page, so drawn as there."""

SLICE_MS = 6
"""So long at a stretch a picture may be painted beside a frame."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """How large a picture is, and where the board lies on it."""

    width: int
    height: int
    place: BoardPlace


def sheet_of(kit: Kit, face: TableFace, view: Any) -> Sheet:
    """Return the sheet of a board, as narrow or as low as the board is."""
    whole = face.place(kit, view, Box(0, 0, SIDE, SIDE), 1)
    rim = 2 * min(whole.x, whole.y)
    width, height = (min(SIDE, round(side + rim)) for side in (whole.box.width, whole.box.height))
    return Sheet(width, height, face.place(kit, view, Box(0, 0, width, height), 1))


def cell_at(kit: Kit, face: TableFace, view: Any, x: float, y: float) -> Cell | None:
    """Return the cell at a spot of the picture, None beside the board."""
    place = sheet_of(kit, face, view).place
    cell = place.cell(x, y)
    return cell if place.on(cell) else None


def frame_of(face: TableFace, view: Any, place: BoardPlace, part: Part, cell: Cell) -> Frame:
    """Return where a part that lies on a cell is on the picture, with all that it covers."""
    return _rounded(box_over(place, face.covers(view, part) or (cell,)))


def frame_between(place: BoardPlace, spot: Between) -> Frame:
    """Return where a part that lies between cells is on the picture."""
    return _rounded(box_between(place, spot))


def _rounded(box: Box) -> Frame:
    return round(box.x), round(box.y), round(box.width), round(box.height)


def key_of(face: TableFace, picking: Picking) -> Hashable:
    """Return what two pictures that are alike have in common."""
    return face.draws(picking.offers.table, picking)


def art_of(kit: Kit, name: str) -> bytes:
    """Return a picture by its id as SVG text, sharp at every size; empty if there is none."""
    return kit.camera.drawn(name) if kit.camera is not None else b""


def board_picture(
    kit: Kit,
    rules: Rules,
    board: BoardFace,
    face: TableFace,
    seat: Seat,
    picking: Picking,
    ms: float | None = SLICE_MS,
) -> Exposure | None:
    """Return the board with what has been picked; None if it takes another attempt.

    Nothing goes in but the view that the picking was spelled on, so nothing else comes out.
    """
    view = picking.offers.table
    sheet = sheet_of(kit, face, view)
    shown = reel(rules.evolve, replace(board.motion, pace=lambda event: 100), view)

    def paint(canvas: Canvas) -> None:
        canvas.fill("page")
        board.draw(canvas, canvas.box, shown, 0, ())
        if face.lights is not None:
            face.lights(canvas, sheet.place, view, seat, picking, None)
        face.strikes(canvas, sheet.place, view, seat, picking, None)
        if (action := picking.usual) is not None:
            face.ghost(canvas, sheet.place, view, seat, action)

    assert kit.camera is not None, "whoever serves phones can draw"
    return kit.camera.exposed(sheet.width, sheet.height, 1, paint, ms)
