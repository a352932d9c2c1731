"""A box on the shelf, seen from the front and turned a little: cover, spine and shadow.

A cover is printed once, for the size of the box in front. Whatever stands still is kept as it is
seen; only what turns just now is leant anew, in broad columns, which takes a millisecond or two.
"""

from __future__ import annotations

import pygame

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.kept_pictures import kept_layer

from .cover import Cover, print_cover
from .leaning import BROAD, FINE, Ends, leant
from .spine import print_spine

SPINE = 0.15
"""How much of a turned box's width its spine takes."""

FAR, FOOT = 0.055, 0.018
"""How much lower the far side of a turned cover begins, and how much higher it ends."""

Size = tuple[int, int]


def draw_box(canvas: Canvas, box: Box, cover: Cover, turn: float, large: Box) -> None:
    """Draw a box that fills this room; `large` is the room of the one in front.

    `turn` is 0 for a box that faces us. One that stands on the left turns to -1 and shows its spine
    on the left, one on the right turns to 1.
    """
    canvas.shadow(box.moved(box.width * 0.03, 0).above(4), 6, box.width * 0.07)
    canvas.shadow(box.foot(box.height * 0.04), 6, box.width * 0.045)
    scale = canvas.scale
    at = round(box.x * scale), round(box.y * scale)
    size = max(2, round(box.width * scale)), max(2, round(box.height * scale))
    if turn not in (-1, 0, 1):
        canvas.surface.blit(_seen(canvas, size, cover, turn, large, BROAD), at)
        return

    def paint(surface: pygame.Surface) -> None:
        surface.blit(_seen(canvas, size, cover, turn, large, FINE), (0, 0))

    key = "standing box", cover, turn, size
    canvas.surface.blit(kept_layer(canvas.brushes, key, size, paint, False, None), at)


def _seen(
    canvas: Canvas, size: Size, cover: Cover, turn: float, large: Box, step: int
) -> pygame.Surface:
    """Return a box as it is seen: the near edge of its cover is the highest."""
    (width, high), front = size, _printed(canvas, cover, large)
    spine = round(SPINE * width * abs(turn))
    if not spine:
        return pygame.transform.smoothscale(front, size)
    drop, rise = FAR * high * abs(turn), FOOT * high * abs(turn)
    near, far, back = (0.0, float(high)), (drop, high - rise), (drop / 3, high - rise / 3)
    made = pygame.Surface(size, pygame.SRCALPHA, 32)
    left = turn < 0
    sides: tuple[Ends, Ends] = ((near, far), (back, near)) if left else ((far, near), (near, back))
    made.blit(leant(front, width - spine, high, sides[0], step), (spine if left else 0, 0))
    edge = _side(canvas, cover, large, left)
    made.blit(leant(edge, spine, high, sides[1], step), (0 if left else width - spine, 0))
    return made


def _printed(canvas: Canvas, cover: Cover, large: Box) -> pygame.Surface:
    """Return the front of the largest size, printed now if it is not there."""
    flat = Box(0, 0, large.width, large.height)
    size = round(large.width * canvas.scale), round(large.height * canvas.scale)

    def paint(surface: pygame.Surface) -> None:
        print_cover(Canvas(surface, canvas.brushes, canvas.scale), flat, cover)

    return kept_layer(canvas.brushes, ("front", cover, size), size, paint, False, None)


def _side(canvas: Canvas, cover: Cover, large: Box, left: bool) -> pygame.Surface:
    """Return a spine: on the left it has the light, on the right the shade."""
    front = _printed(canvas, cover, large)
    size = max(2, round(front.get_width() * SPINE)), front.get_height()

    def paint(surface: pygame.Surface) -> None:
        print_spine(Canvas(surface, canvas.brushes, canvas.scale), cover.name, front, left)

    return kept_layer(canvas.brushes, ("spine", cover, size, left), size, paint, False, None)
