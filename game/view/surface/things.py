"""The few things of a room that lie at the rim of a table, where no panel ever lies.

They are larger than pieces, half cut by the edge of the page, and in the dusk.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .noise import MULT

SIZE, TALL = 156.0, 230.0
"""How large a thing is, and how high a room at the left must be for two."""
DUSK = (150, 146, 142)

Spot = tuple[float, float, float]


def lay_things(paper: Canvas, things: Sequence[str], free: Sequence[Box]) -> None:
    """Lay things into rooms that are free, as far as there are some."""
    lie = tuple(zip(things, _spots(paper.box, free), strict=False))
    if not lie:
        return
    over = pygame.Surface(paper.surface.get_size(), pygame.SRCALPHA, 32)
    within = Canvas(over, paper.brushes, paper.scale)
    for thing, (x, y, angle) in lie:
        within.picture(thing, x, y, SIZE, angle)
    over.fill(DUSK, special_flags=MULT)
    paper.surface.blit(over, (0, 0))


def _spots(page: Box, free: Sequence[Box]) -> Iterator[Spot]:
    """Yield where a thing's middle is and how it is turned: at the edge of the page."""
    for box in free:
        if box.x < page.width * 0.1:
            yield box.x + box.width * 0.68, page.bottom - 18, -14
            if box.height >= TALL:
                yield page.x + 26, page.bottom - 138, 24
        elif box.bottom < page.middle[1]:
            yield box.x + box.width * 0.86, box.y + 10, 12
        else:
            yield box.x + box.width * 0.14, page.bottom - 14, -18
