"""Light that falls over a painted board: brighter where it stands, dusk where it ends.

It is laid once on what a board's picture is made of, below all pieces, so it costs no frame. In
strong contrast no board has any, since its ground is flat there.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import hypot

import pygame

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

_COARSE = 40

Rgb = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Light:
    """Where it stands in shares of the board, how far it reaches in boards, what it adds there,
    and what is left of a colour where it ends."""

    stands: tuple[float, float]
    reach: float
    adds: Rgb
    dusk: Rgb

    def share(self, x: float, y: float) -> float:
        """Return how much of it falls on a spot of the board, 0 to 1."""
        left = 1 - min(1.0, hypot(x - self.stands[0], y - self.stands[1]) / self.reach)
        return left * left * (3 - 2 * left)


LAMP = Light((0.16, 0.10), 1.35, (26, 21, 12), (196, 194, 204))
"""The lamp of the table as a board has it: warm from the upper left."""


def shine(canvas: Canvas, box: Box, light: Light = LAMP) -> None:
    """Let a light fall on what has been painted in a box."""
    if not canvas.dim(0):
        canvas.light(box, *_falls(light))


@cache
def _falls(light: Light) -> tuple[pygame.Surface, pygame.Surface]:
    """Return what a light leaves and what it adds, coarse."""
    darker, brighter = (pygame.Surface((_COARSE, _COARSE), 0, 32) for _ in range(2))
    for x in range(_COARSE):
        for y in range(_COARSE):
            share = light.share((x + 0.5) / _COARSE, (y + 0.5) / _COARSE)
            dusk = (round(low + (255 - low) * min(1.0, 1.6 * share)) for low in light.dusk)
            darker.set_at((x, y), tuple(dusk))
            bright = share * share
            brighter.set_at((x, y), tuple(round(each * bright) for each in light.adds))
    return darker, brighter
