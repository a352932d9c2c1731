"""What the tips of the shared table say: of a cell, of what would come of it, of a seat's panel."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import NOBODY, Seat
from game.scenes.faces.table_face import SILENT
from game.scenes.hand.choosing_seat import Chooser
from game.scenes.hand.panel_words import counted_words
from game.scenes.hand.tip_words import tip_words
from game.scenes.match.clock_ticks import clock_of

from .desk import Desk


def looked_at(desk: Desk) -> Cell | None:
    """Return the cell that one asks of, by the cursor or the resting pointer.

    A pointer that aims asks nothing: what comes of the aim is told, and seen below the board.
    """
    if desk.cursor and desk.cursor.cell is not None:
        return desk.cursor.cell
    asks = desk.hover.rests and not _pointed(desk) and not _aimed(desk)
    return desk.hover.cell if asks else None


def _pointed(desk: Desk) -> bool:
    """Whether a control below the pointer tells more."""
    seats: tuple[Seat, ...] = (NOBODY, *desk.open)
    return desk.form.rests and any(desk.form.focused(seat) for seat in seats)


def _aimed(desk: Desk) -> bool:
    """Whether dials stand that the pointer leads."""
    return any(desk.choosing.picking(seat).dials for seat in desk.open)


def tip_on(desk: Desk, cell: Cell) -> str:
    """Return the words of the tool tip of a cell, "" where there is nothing to say."""
    sitting = desk.sitting
    tip = desk.face.tip(desk.kit.words, sitting.table, cell, sitting.names)
    return "\n".join(filter(None, (tip_words(tip) if tip else "", known_of(desk, cell))))


def known_of(desk: Desk, cell: Cell) -> str:
    """Return what all could work out of a cell by now, "" for nothing."""
    if (aid := desk.shown_aid) is None:
        return ""
    sitting = desk.sitting
    known = desk.known.now(sitting.match)
    return aid.told(desk.kit.words, known, sitting.table, desk.looks, cell)


def tips_of(desk: Desk, each: Chooser) -> dict[Cell, str]:
    """Return what is said of each lit cell: what would come of it, then what lies there."""
    return {cell: _tip(desk, each, place, cell) for place, cell in each.laid.cells.items()}


def between_tips(desk: Desk, each: Chooser) -> dict[int, str]:
    """Return what would come of each part that lies between cells, by its place."""
    told = (
        (place, desk.face.foretell(desk.kit.words, each.view, each.seat, each.picking, part))
        for place, part in ((place, each.laid.next[place]) for place in each.laid.between)
    )
    return {place: tip_words(ahead) if ahead else "" for place, ahead in told}


def _tip(desk: Desk, each: Chooser, place: int, cell: Cell) -> str:
    part, lies = each.laid.next[place], tip_on(desk, cell)
    ahead = desk.face.foretell(desk.kit.words, each.view, each.seat, each.picking, part)
    if ahead == SILENT:
        return ""
    return "\n".join(filter(None, (tip_words(ahead) if ahead else "", lies)))


def panel_tip(desk: Desk, seat: Seat) -> str:
    """Return on whose side a seat plays, what its panel counts, and what time it has left."""
    table, face, words = desk.sitting.table, desk.face, desk.kit.words
    allies = face.allies(words, table, seat, desk.sitting.names)
    left = clock_of(desk.sitting.match, seat, whole=True)
    time = words("clock.left", time=left) if left else ""
    said = allies, counted_words(words, face.panel(table, seat)), time
    return "\n".join(filter(None, said))
