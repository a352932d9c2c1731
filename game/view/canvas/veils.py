"""Half-transparent shapes, alike on the window and on a layer that has holes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import hypot

import pygame

from .capped_memory import CappedMemory

Rgba = tuple[int, int, int, int]
Spot = tuple[float, float]

_SWATCH = 256
_LARGEST = 8192
_HOLE, _CORE = 48, 0.5
"""How finely the edge of a lit disc is made, and how much of it is as light as its middle."""


class Veils:
    """Fills boxes with a colour that lets light through, from small swatches laid side by side.

    A swatch stays in the processor's memory: this is twice as fast as a veil of the whole size.
    """

    def __init__(self) -> None:
        self._swatches: CappedMemory[pygame.Surface] = CappedMemory(24)

    def fill(self, surface: pygame.Surface, area: pygame.Rect, rgba: Rgba) -> None:
        before = surface.get_clip()
        shown = before.clip(area)
        if shown.width < 1 or shown.height < 1:
            return
        swatch = self._swatches.take(rgba, lambda: _swatch(rgba))
        surface.set_clip(shown)
        surface.fblits(
            [
                (swatch, (x, y))
                for y in range(shown.top, shown.bottom, _SWATCH)
                for x in range(shown.left, shown.right, _SWATCH)
            ]
        )
        surface.set_clip(before)


def veiled(
    surface: pygame.Surface,
    spots: Sequence[Spot],
    margin: float,
    draw: Callable[[pygame.Surface, list[Spot]], object],
) -> None:
    """Draw a shape with alpha: on a surface of its own, just large enough for its spots."""
    left = int(min(x for x, _ in spots) - margin)
    top = int(min(y for _, y in spots) - margin)
    width = int(max(x for x, _ in spots) + margin) - left + 2
    height = int(max(y for _, y in spots) + margin) - top + 2
    if width > _LARGEST or height > _LARGEST:
        return
    veil = pygame.Surface((width, height), pygame.SRCALPHA)
    draw(veil, [(x - left, y - top) for x, y in spots])
    surface.blit(veil, (left, top))


def veiled_disc(surface: pygame.Surface, spot: Spot, reach: float, rgba: Rgba, thick: int) -> None:
    """Draw a disc with alpha, or a ring that is so thick."""

    def draw(on: pygame.Surface, at: list[Spot]) -> None:
        pygame.draw.aacircle(on, rgba, at[0], reach, thick)

    veiled(surface, [spot], reach + 1, draw)


def dark_but(surface: pygame.Surface, alpha: int, lit: Sequence[tuple[Spot, float, int]]) -> None:
    """Fill an empty surface with darkness, with discs in it that are less dark and melt into it."""
    surface.fill((0, 0, 0, alpha))
    for (x, y), reach, left in lit:
        wide = max(1, round(2 * reach))
        hole = pygame.transform.smoothscale(_hole(alpha, left), (wide, wide))
        surface.blit(
            hole, (round(x - reach), round(y - reach)), special_flags=pygame.BLEND_RGBA_MIN
        )


@cache
def _hole(alpha: int, left: int) -> pygame.Surface:
    """Return a small square of darkness with a disc in it that is less dark towards its middle."""
    hole, middle = pygame.Surface((_HOLE, _HOLE), pygame.SRCALPHA), (_HOLE - 1) / 2
    for x in range(_HOLE):
        for y in range(_HOLE):
            away = min(1.0, max(0.0, hypot(x - middle, y - middle) / middle - _CORE) / (1 - _CORE))
            fall = away * away * (3 - 2 * away)
            hole.set_at((x, y), (0, 0, 0, round(left + (alpha - left) * fall)))
    return hole


def light_over(
    surface: pygame.Surface, area: pygame.Rect, leaves: pygame.Surface, adds: pygame.Surface
) -> None:
    """Multiply what lies there by a picture drawn out over it, and add another."""
    shown = area.clip(surface.get_rect())
    if shown.width < 2 or shown.height < 2:
        return
    part = surface.subsurface(shown)
    for coarse, how in ((leaves, pygame.BLEND_MULT), (adds, pygame.BLEND_ADD)):
        whole = pygame.transform.smoothscale(coarse, area.size)
        part.blit(whole, (area.x - shown.x, area.y - shown.y), special_flags=how)


def _swatch(rgba: Rgba) -> pygame.Surface:
    swatch = pygame.Surface((_SWATCH, _SWATCH), pygame.SRCALPHA)
    swatch.fill(rgba)
    return swatch.convert_alpha() if pygame.display.get_surface() else swatch
