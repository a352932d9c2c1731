"""Pictures on a surface: one with its middle or its anchor here, or many at once."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

import pygame

from .pictures import CELL, Pictures, Row


def put(surface: pygame.Surface, image: pygame.Surface, middle: tuple[float, float]) -> None:
    """Draw a surface with its middle at a pixel."""
    left = round(middle[0] - image.get_width() / 2)
    surface.blit(image, (left, round(middle[1] - image.get_height() / 2)))


def anchored(
    pictures: Pictures, id: str, unit: float, angle: float = 0, alpha: int = 255
) -> tuple[pygame.Surface, float, float]:
    """Return a picture whose 64th of a cell is so many pixels, and where its anchor is in it."""
    measure = pictures.measure(id)
    longer = max(measure.width, measure.height)
    image = pictures.surface(id, round(longer * unit), angle, alpha)
    return image, measure.across * unit, measure.down * unit


def put_pieces(
    surface: pygame.Surface,
    pictures: Pictures,
    places: Iterable[tuple[str, float, float]],
    scale: float,
    cell: float,
    corner: tuple[int, int],
    key: Hashable = None,
) -> None:
    """Draw straight pictures with their anchors at these places; a key says which these are."""
    if key is None:
        surface.fblits(_row(pictures, places, scale, cell, corner))
        return
    whole = key, scale, cell, corner
    surface.fblits(pictures.rows.take(whole, lambda: _row(pictures, places, scale, cell, corner)))


def _row(
    pictures: Pictures,
    places: Iterable[tuple[str, float, float]],
    scale: float,
    cell: float,
    corner: tuple[int, int],
) -> Row:
    left, top = corner
    unit = cell / CELL * scale
    known: dict[str, tuple[pygame.Surface, float, float]] = {}
    images: Row = []
    for id, x, y in places:
        if id not in known:
            known[id] = anchored(pictures, id, unit)
        image, across, down = known[id]
        images.append((image, (round(x * scale - across) - left, round(y * scale - down) - top)))
    return images


def put_particles(
    surface: pygame.Surface,
    pictures: Pictures,
    id: str,
    places: Iterable[tuple[float, float, float, int]],
    scale: float,
    corner: tuple[int, int],
) -> None:
    """Draw one picture with its middle at these places, each of its own size and alpha."""
    left, top = corner
    known: dict[tuple[int, int], tuple[pygame.Surface, float]] = {}
    images = []
    for x, y, size, alpha in places:
        key = round(size * scale), alpha >> 3
        if key not in known:
            image = pictures.surface(id, max(1, key[0]), 0, max(0, min(255, alpha)))
            known[key] = image, image.get_width() / 2
        image, half = known[key]
        images.append((image, (round(x * scale - half) - left, round(y * scale - half) - top)))
    surface.fblits(images)
