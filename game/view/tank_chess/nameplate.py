"""The plate of a side: name, what it has destroyed, clock."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import Seat
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import STRONG, Family, Style

CLOCK = Style(Family.DISPLAY, 34)
LOSS = 40.0


@dataclass(frozen=True, slots=True)
class Nameplate:
    """`destroyed` are kinds of the other side; `clock` is what it shows, "" for none, and `low`
    whether little time is left. `face` is the picture of a commander, "" for anybody else."""

    seat: Seat
    title: str
    moves: bool
    destroyed: tuple[str, ...]
    clock: str = ""
    low: bool = False
    face: str = ""


def draw_nameplate(canvas: Canvas, box: Box, plate: Nameplate) -> None:
    moves = plate.moves
    edge = "danger" if plate.low else "accent" if moves else "line"
    canvas.plate(box, "panel_light" if moves else "panel", 12, edge, 4 if plate.low else 2)
    emblem = Box(box.x + 8, box.y + 8, box.height - 16, box.height - 16)
    canvas.plate(emblem, "paper", 8, f"side.{plate.seat}.dark", 2)
    canvas.piece(f"piece.commander.{plate.seat}", *emblem.middle, emblem.height * 0.86)
    left, right = emblem.width + 20, 140.0 if plate.clock else 8.0
    if plate.face:
        x, y = emblem.middle
        canvas.picture(plate.face, x + emblem.width + 8, y, emblem.height)
        left += emblem.width + 8
    room = box.beside(left).left(box.width - left - right)
    wide = canvas.measure(plate.title, STRONG)[0]
    wide = min(wide + 4, room.width * 0.6) if plate.destroyed else room.width
    canvas.write(plate.title, room.left(wide), STRONG, "words", wrap=False)
    _draw_losses(canvas, room.beside(wide, 20), plate)
    if plate.clock:
        _draw_clock(canvas, box.edge(right).inset(8, 10), plate)


def _draw_losses(canvas: Canvas, box: Box, plate: Nameplate) -> None:
    """Show what this side has destroyed of the other, closer together the more it is."""
    kinds = plate.destroyed
    if not kinds:
        return
    step = min(LOSS, (box.width - LOSS) / max(1, len(kinds) - 1))
    wide = LOSS + step * (len(kinds) - 1)
    middle = box.middle[1]
    canvas.plate(Box(box.x, middle - LOSS / 2, wide, LOSS), "paper_dark", 8)
    for number, kind in enumerate(kinds):
        spot = (box.x + LOSS / 2 + number * step, middle)
        canvas.piece(f"piece.{kind}.{1 - plate.seat}", *spot, LOSS * 0.82)


def _draw_clock(canvas: Canvas, box: Box, plate: Nameplate) -> None:
    runs, low = plate.moves, plate.low
    fill = "night" if not runs else "danger" if low else "accent"
    canvas.plate(box, fill, 8, "danger" if low else "line", 2)
    ink = "night" if runs else "danger" if low else "words"
    canvas.write(plate.clock, box.inset(6, 0), CLOCK, ink, "centre", wrap=False)
