"""How pictures look to eyes of four kinds: pixels through a filter, and distances between them.

A distance is CIE 1976, where 2.3 is just seen.
"""

from __future__ import annotations

import io
import math
from functools import lru_cache

import pygame

from game.content.art.svg_pictures import Art
from game.tools.pictures.vision import light

Lab = tuple[float, float, float]
Pixels = tuple[tuple[int, int, int], ...]


def drawn(art: Art, *layers: str, cell: int = 24, back: str = "#000000") -> pygame.Surface:
    """Return one cell with pictures laid over each other, from below to above."""
    surface = pygame.Surface((cell, cell))
    surface.fill(back)
    for name in layers:
        stamp(surface, art, name, cell)
    return surface


def stamp(surface: pygame.Surface, art: Art, name: str, cell: int, degrees: int = 0) -> None:
    picture = art.picture(name)
    size = tuple(max(1, round(length * cell / 64)) for length in picture.size)
    image = _rendered(art.source(name, degrees), size)
    middle = surface.get_width() / 2
    x, y = (round(middle - length * cell / 64) for length in picture.anchor)
    surface.blit(image, (x, y))


@lru_cache(maxsize=1000)
def _rendered(source: bytes, size: tuple[int, int]) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(source), size)


def pixels(surface: pygame.Surface) -> Pixels:
    data = pygame.image.tobytes(surface, "RGB")
    return tuple(zip(data[::3], data[1::3], data[2::3], strict=True))


@lru_cache(maxsize=200_000)
def lab(colour: tuple[int, int, int], eyes: str) -> Lab:
    red, green, blue = light(colour, eyes)
    x = _bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = _bent(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


def share_apart(one: Pixels, other: Pixels, eyes: str, least: float, enough: float) -> float:
    """Return the share of pixels that these eyes see so far apart; stop where it is enough."""
    apart = 0
    for a, b in zip(one, other, strict=True):
        if a != b and _distance(a, b, eyes) >= least:
            apart += 1
            if apart / len(one) >= enough:
                break
    return apart / len(one)


def _distance(one: tuple[int, int, int], other: tuple[int, int, int], eyes: str) -> float:
    return math.dist(lab(one, eyes), lab(other, eyes))


def mean(pixels: Pixels, eyes: str) -> Lab:
    seen = [lab(pixel, eyes) for pixel in pixels]
    step, red, blue = (sum(part) / len(seen) for part in zip(*seen, strict=True))
    return (step, red, blue)


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """Return the WCAG contrast of two colours, 1 to 21."""
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: tuple[int, int, int]) -> float:
    red, green, blue = light(colour, "full")
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _bent(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116
