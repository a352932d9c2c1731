"""Who is looked at, as a picture: a commander's face, the piece that acts, the mark of the seat."""

from __future__ import annotations

from dataclasses import dataclass

from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas

from .player_sign import draw_marker

BADGE, HELD, INSIDE = 0.36, 0.5, 0.8
"""How large the mark of a seat is on a face or a piece, the piece before a face, and a piece on a
disc of its own."""


@dataclass(frozen=True, slots=True)
class Actor:
    """The mark of the seat, its colours, a commander's face, "" for none, and the pictures of the
    piece it acts by, from below to above. Who sits nowhere has no mark."""

    mark: str
    colour: Colour = "line"
    ink: Colour = "words"
    face: str = ""
    name: str = ""
    pieces: tuple[str, ...] = ()


def draw_actor(canvas: Canvas, box: Box, actor: Actor) -> None:
    """Draw the face, or else the piece, with the mark of the seat at the corner; without both the
    mark alone."""
    size = min(box.width, box.height)
    at = box.centred(size, size)
    if not actor.face and not actor.pieces:
        draw_marker(canvas, at, actor.mark)
        return
    if actor.face:
        canvas.picture(actor.face, *at.middle, size)
        canvas.plate(at.inset(-1), (0, 0, 0, 0), size * 0.14, actor.colour, max(2.0, size * 0.03))
        if actor.pieces and actor.mark not in actor.pieces:
            held = size * HELD
            corner = Box(at.right - held * 0.86, at.bottom - held * 0.86, held, held)
            _draw_pieces(canvas, corner, actor)
    else:
        _draw_pieces(canvas, at, actor)
    badge = size * BADGE
    if actor.mark:
        corner = Box(at.x - badge * 0.2, at.bottom - badge * 0.8, badge, badge)
        draw_marker(canvas, corner, actor.mark)


def _draw_pieces(canvas: Canvas, box: Box, actor: Actor) -> None:
    """Draw a piece on a disc in the colour of its seat."""
    canvas.circle(box.middle, box.width / 2, "night")
    canvas.circle(box.middle, box.width / 2, actor.colour, max(2.0, box.width * 0.03))
    for piece in actor.pieces:
        canvas.picture(piece, *box.middle, box.width * INSIDE)
