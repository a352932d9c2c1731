"""The picture that a player is known by: an emblem, or a piece on the paper it is seen on."""

from __future__ import annotations

from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas


def colour_of(id: str) -> Colour:
    """Return the colour of who is known by this picture: emblem.3, piece.heavy.1."""
    kind, _, number = id.rpartition(".")
    if kind == "emblem":
        return f"seat.{number}"
    # Black's own colour would be lost on a dark panel.
    return f"side.{number}.light" if kind.startswith("piece.") else "accent"


def ink_of(id: str) -> str:
    """Return the colour of words and lines of whoever is known by this picture, on a panel."""
    colour = str(colour_of(id))
    return f"{colour}.light" if colour.startswith("seat.") else colour


def livery_of(id: str) -> str:
    """Return what the colours of who is known by this picture begin with: seat.3, side.1."""
    kind, _, number = id.rpartition(".")
    return f"{'seat' if kind == 'emblem' else 'side'}.{number}"


def draw_marker(canvas: Canvas, at: Box, id: str, share: float = 1.0) -> None:
    """Draw it in the middle, as large as a share of the room."""
    side = min(at.width, at.height) * share
    if not id.startswith("piece."):
        canvas.picture(id, *at.middle, side)
        return
    # A dark piece would be lost on a dark panel.
    plate = at.centred(side, side)
    canvas.plate(plate, "paper", 8, f"side.{id.rpartition('.')[2]}.dark", 2)
    canvas.piece(id, *plate.middle, side * 0.86)
