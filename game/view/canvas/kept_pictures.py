"""Pictures kept from frame to frame: layers, which may come back, and slots, painted over.

To find memory for a large picture takes longer than to paint it: a slot has it already.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache

import pygame

from .brushes import Brushes, Rgba, Slot
from .capped_memory import CappedMemory
from .quick_rows import quick

Paint = Callable[[pygame.Surface], None]
Size = tuple[int, int]
Area = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Behind:
    """What lies behind a page or a part of it: its picture, as large as that, and what names it."""

    image: pygame.Surface
    key: Hashable

    def part(self, area: pygame.Rect) -> Behind | None:
        """Return what lies behind a part, None for one that reaches beyond the page."""
        if not self.image.get_rect().contains(area):
            return None
        return Behind(self.image.subsurface(area), (self.key, tuple(area)))


def kept_layer(
    brushes: Brushes,
    key: Hashable,
    size: Size,
    paint: Paint,
    solid: bool,
    on: Rgba | Behind | None,
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
    return _painted(brushes, brushes.slots, name, key, size, paint, late)


def kept_behind(brushes: Brushes, key: Hashable, size: Size, paint: Paint) -> Behind:
    """Return what lies behind the page: no other is kept beside it."""
    return Behind(_painted(brushes, brushes.behind, "page", key, size, paint, False), key)


@lru_cache(maxsize=64)
def uncovered(size: Size, holes: tuple[Area, ...]) -> tuple[pygame.Rect, ...]:
    """Return what is left of a picture round holes in it, in parts that are copied quickly."""
    parts = [pygame.Rect(0, 0, *size)]
    for hole in holes:
        parts = [rest for part in parts for rest in _around(part, pygame.Rect(hole))]
    return quick(parts)


def _around(whole: pygame.Rect, hole: pygame.Rect) -> tuple[pygame.Rect, ...]:
    if not whole.colliderect(hole):
        return (whole,)
    hole = hole.clip(whole)
    found = (
        pygame.Rect(whole.left, whole.top, whole.width, hole.top - whole.top),
        pygame.Rect(whole.left, hole.bottom, whole.width, whole.bottom - hole.bottom),
        pygame.Rect(whole.left, hole.top, hole.left - whole.left, hole.height),
        pygame.Rect(hole.right, hole.top, whole.right - hole.right, hole.height),
    )
    return tuple(each for each in found if each.width and each.height)


def crafted_slot(brushes: Brushes, name: Hashable, size: Size) -> Slot:
    """Return the slot of a place, whose pixels are numbers of four bytes on every screen."""
    return brushes.crafted.take((name, size), lambda: Slot(pygame.Surface(size, 0, 32)))


def _painted(
    brushes: Brushes,
    places: CappedMemory[Slot],
    name: Hashable,
    key: Hashable,
    size: Size,
    paint: Paint,
    late: bool,
) -> pygame.Surface:
    slot = places.take((name, size), lambda: Slot(pygame.Surface(size)))
    whole = key, brushes.type.percent
    if slot.shown is None or (slot.shown != whole and not late):
        # Painting may be broken off, and what is half painted shows nothing.
        slot.shown = None
        paint(slot.surface)
        slot.shown = whole
    return slot.surface


def _laid_on(image: pygame.Surface, on: Rgba | Behind) -> pygame.Surface:
    """Return a picture without holes: this one, laid on a plain colour or on what lies there."""
    ground = pygame.Surface(image.get_size())
    if isinstance(on, Behind):
        ground.blit(on.image, (0, 0))
    else:
        ground.fill(on)
    ground.blit(image, (0, 0))
    return ground
