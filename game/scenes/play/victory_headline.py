"""Who has won, stamped across the board while the victory is shown on it, and the cup for it."""

from __future__ import annotations

from collections.abc import Callable

from game.core.rules import Seat
from game.session.match.record import Player
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import TITLE, Style
from game.view.show.victory import end_ms, lit_spots

from .close_up import draw_close_up
from .sitting import Sitting
from .winners_cups import HANDED_MS, Cup, draw_cups

STAMP_MS = 180
STEPS = 4
LARGER = 9
"""By so many sizes the words come larger in each of the steps before they are stamped."""

MARGIN, EDGE, CUP = 20, 3, 118.0
HIGH, LOW = 0.24, 0.64
"""The band begins at this share of the board's height: at the other where a winner stands there."""


def draw_headline(
    canvas: Canvas,
    place: BoardPlace,
    tray: Box,
    sitting: Sitting,
    ink_of: Callable[[Seat], Colour],
    face_of: Callable[[Player], str],
) -> None:
    """Draw the words as a victory of this match is shown; they come from nearer and stop dead. On a
    cup is the winner's face, "" for none, else the mark."""
    if sitting.last_look.seen is not None:
        draw_close_up(canvas, place, tray, sitting.last_look.seen)
        return
    running = sitting.live.playback.effects()
    match, since, board = sitting.match, end_ms(running), place.box
    if since is None or match.outcome is None:
        return
    terms, names = sitting.terms, sitting.names
    words = terms.stamped(match, names) if terms.stamped else terms.ending(match.table, names)
    winners = tuple(match.outcome.winners)
    ink = ink_of(winners[0]) if len(winners) == 1 else "words"
    left = max(0, STEPS - since * STEPS // STAMP_MS)
    if sitting.kit.settings.now.less_motion:
        left = 0
    style = Style(TITLE.family, TITLE.size + LARGER * left)
    band = Box(board.x, board.y + board.height * HIGH, board.width, TITLE.size * 1.9)
    if any(_near(place.spot(*spot)[1], band, place.size) for spot in lit_spots(running)):
        band = Box(band.x, board.y + board.height * LOW, band.width, band.height)
    style = canvas.fitting((words,), band.inset(MARGIN, 0), style, wrap=False)
    canvas.rect(band, (12, 15, 16, 215))
    for edge in (band.y, band.bottom - EDGE):
        canvas.rect(Box(band.x, edge, band.width, EDGE), ink)
    canvas.write(words, band, style, ink, "centre", wrap=False)
    handed = HANDED_MS if sitting.kit.settings.now.less_motion else since - STAMP_MS
    size = min(CUP, band.y - board.y)
    signs = {seat: face_of(match.player(seat)) or sitting.mark(seat) for seat in winners}
    cups = [Cup(ink_of(seat), signs[seat]) for seat in sorted(winners)]
    if cups:
        draw_cups(canvas, (band.middle[0], band.y + EDGE), size, cups, handed)


def _near(y: float, band: Box, cell: float) -> bool:
    return band.y - 2 * cell < y < band.bottom + cell
