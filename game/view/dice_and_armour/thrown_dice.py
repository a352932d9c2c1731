"""The dice of a shot, and below them which face strikes which part: they cover no tank they can
leave free."""

from __future__ import annotations

from dataclasses import replace

from game.rules.dice_and_armour.kinds import PARTS
from game.rules.dice_and_armour.state import Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.show.clip import Clip, Effect
from game.view.show.drawn_effects import Draw
from game.view.show.thrown_dice import FALLEN, clear_spot, draw_dice, fell

from .standing_pieces import part_picture

WIDE, HIGH = 5, 3
"""How many cells a throw lies over."""

DIE, ROW, FREE = 0.94, 0.98, 0.14
"""How large a die is, how high the row of the parts below, and how much is free above the throw and
below it, for the guns of who stands there, in cells."""

SIGNS = ("icon.target", "icon.skull")
"""What each die is for: the part that is hit, and whether all is over at once."""


def placed(table: Table, clip: Clip) -> Clip:
    """Return the clip of a throw where it covers the fewest tanks and wrecks."""
    standing = [*(tank.cell for tank in table.tanks), *(wreck.cell for wreck in table.wrecks)]
    x, y = clear_spot((table.board.width, table.board.height), (WIDE, HIGH), standing)
    return replace(clip, effects=tuple(replace(each, x=x, y=y) for each in clip.effects))


def throw(calm: bool) -> Draw:
    """Return what draws the effect; in a calm picture the dice lie from the first."""

    def draw(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        share, size = 1.0 if calm else share, place.size
        x, y = place.spot(effect.x, effect.y)
        box = Box(x - size * WIDE / 2, y - size * HIGH / 2, size * WIDE, size * HIGH).inset(
            2, size * FREE
        )
        canvas.plate(box, (12, 15, 16, 205), size * 0.25, "line", 2)
        middle = x, box.y + (box.height - size * ROW) / 2
        draw_dice(canvas, middle, size * DIE, effect, share)
        dice = fell(effect)
        for number, (sign, (colour, _)) in enumerate(zip(SIGNS, dice, strict=False)):
            left = x + size * DIE * (1.9 * number - 0.95 * (len(dice) - 1))
            _sign(
                canvas, left - size * DIE * 0.8, middle[1] - size * DIE * 0.66, size, sign, colour
            )
        face = dice[0][1] if share >= FALLEN else 0
        _draw_parts(canvas, box.foot(size * ROW).inset(size * 0.08), size, face)

    return draw


def _sign(canvas: Canvas, x: float, y: float, size: float, sign: str, colour: str) -> None:
    canvas.circle((x, y), size * 0.27, "night")
    canvas.circle((x, y), size * 0.27, colour, 2)
    canvas.picture(sign, x, y, size * 0.36)


def _draw_parts(canvas: Canvas, box: Box, size: float, face: int) -> None:
    """Draw the number of each face over the part it strikes; the one that fell is lit."""
    style = Style(Family.BOLD, max(10, round(size * 0.32)))
    for part, cell in zip(PARTS, box.columns(len(PARTS), 3), strict=True):
        lit = part.value == face
        canvas.plate(cell, "accent" if lit else "panel", size * 0.12)
        ink = "night" if lit else "words"
        canvas.write(str(part.value), cell.top(size * 0.38), style, ink, "centre", wrap=False)
        high = min(cell.width, cell.height - size * 0.36)
        spot = cell.middle[0], cell.bottom - high * 0.5 - 2
        canvas.picture(part_picture(part, False), *spot, high, 0, 255 if lit or not face else 215)
