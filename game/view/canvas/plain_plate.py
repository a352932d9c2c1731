"""A large plain plate, which is never a picture: corners are laid, what lies between is filled.

To fill takes half as long as to copy, and nothing is painted where a plate has a new size.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from .quick_rows import fill


@dataclass(frozen=True, slots=True)
class Sides:
    """What lies between corners of `cap` pixels: `plain` if it is a line and a fill, both solid, or
    a line round nothing."""

    cap: int
    line: int
    edge: pygame.Color
    fill: pygame.Color
    plain: bool


def sides_of(image: pygame.Surface, cap: int, line: int) -> Sides:
    """Return what the sides of a plate are made of, read off the smallest one of its kind."""
    whole = 2 * cap + 1
    middle = image.get_width() // 2, image.get_height() // 2
    edge, fill = _seen(image, (middle[0], 0)), _seen(image, middle)
    if image.get_size() != (whole, whole):
        return Sides(cap, line, edge, fill, plain=False)
    row = [edge] * line + [fill] * (whole - 2 * line) + [edge] * line
    down = [_seen(image, (cap, at)) for at in range(whole)]
    across = [_seen(image, (at, cap)) for at in range(whole)]
    solid = (fill.a == 255 or fill.a == 0) and (edge.a == 255 or not line)
    return Sides(cap, line, edge, fill, solid and down == across == row)


def _seen(image: pygame.Surface, at: tuple[int, int]) -> pygame.Color:
    """Return the colour of a pixel; beside a line the rasteriser leaves some of which nothing is
    seen, and which have its colour all the same."""
    found = image.get_at(at)
    return found if found.a else pygame.Color(0, 0, 0, 0)


def spread(surface: pygame.Surface, box: pygame.Rect, corners: pygame.Surface, of: Sides) -> None:
    """Draw a plate in this box; `corners` is the smallest plate of its kind."""
    cap, line = of.cap, of.line
    wide, high = box.width - 2 * cap, box.height - 2 * cap
    for top in (box.y, box.bottom - line) if line else ():
        surface.fill(of.edge, (box.x + cap, top, wide, line))
    for left in (box.x, box.right - line) if line else ():
        surface.fill(of.edge, (left, box.y + cap, line, high))
    if of.fill.a:
        parts = [(box.x + cap, box.y + line, wide, box.height - 2 * line)]
        parts += [(at, box.y + cap, cap - line, high) for at in (box.x + line, box.right - cap)]
        for part in parts:
            fill(surface, of.fill, pygame.Rect(part))
    for left, across in ((box.x, 0), (box.right - cap, cap + 1)):
        for top, down in ((box.y, 0), (box.bottom - cap, cap + 1)):
            surface.blit(corners, (left, top), (across, down, cap, cap))
