"""Pictures kept from frame to frame: layers, which may come back, and slots, painted over.

To find memory for a large picture takes longer than to paint it: a slot has it already.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from .brushes import Brushes, Rgba, Slot

Paint = Callable[[pygame.Surface], None]
Size = tuple[int, int]


def kept_layer(
    brushes: Brushes, key: Hashable, size: Size, paint: Paint, solid: bool, on: Rgba | None
) -> pygame.Surface:
    """Return the picture of this key, painted now if it is not there."""

    def made() -> pygame.Surface:
        # Both have the display's format from the beginning: to convert takes longer than all else.
        surface = pygame.Surface(size) if solid else pygame.Surface(size, pygame.SRCALPHA, 32)
        paint(surface)
        return surface if on is None else _laid_on(surface, on)

    return brushes.layers.take((key, solid, brushes.type.percent), made)


def kept_slot(
    brushes: Brushes, name: Hashable, key: Hashable, size: Size, paint: Paint, late: bool = False
) -> pygame.Surface:
    """Return the picture of a place, painted over if it shows another key; one that may be `late`
    is left as it is, unless it shows nothing yet."""
    slot = brushes.slots.take((name, size), lambda: Slot(pygame.Surface(size)))
    whole = key, brushes.type.percent
    if slot.shown is None or (slot.shown != whole and not late):
        # Painting may be broken off, and what is half painted shows nothing.
        slot.shown = None
        paint(slot.surface)
        slot.shown = whole
    return slot.surface


def crafted_slot(brushes: Brushes, name: Hashable, size: Size) -> Slot:
    """Return the slot of a place, whose pixels are numbers of four bytes on every screen."""
    return brushes.crafted.take((name, size), lambda: Slot(pygame.Surface(size, 0, 32)))


def _laid_on(image: pygame.Surface, rgba: Rgba) -> pygame.Surface:
    """Return a picture without holes: this one, laid on a plain colour."""
    ground = pygame.Surface(image.get_size())
    ground.fill(rgba)
    ground.blit(image, (0, 0))
    return ground
