"""How pictures look to eyes of four kinds: pixels through a filter, and distances between them.

The matrices are those of Machado, Oliveira and Fernandes (2009) for full protanopia,
deuteranopia and tritanopia, over linear light; a distance is CIE 1976, where 2.3 is just seen.
"""

from __future__ import annotations

import io
import math
from functools import lru_cache

import pygame

from game.content.art import Art

Matrix = tuple[tuple[float, float, float], ...]
Lab = tuple[float, float, float]
Pixels = tuple[tuple[int, int, int], ...]

FILTERS: dict[str, Matrix] = {
    "full": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}


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
    light = [_linear(channel / 255) for channel in colour]
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, light, strict=True))))
        for row in FILTERS[eyes]
    )
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
    light, red, blue = (sum(part) / len(seen) for part in zip(*seen, strict=True))
    return (light, red, blue)


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """Return the WCAG contrast of two colours, 1 to 21."""
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: tuple[int, int, int]) -> float:
    red, green, blue = (_linear(channel / 255) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def _bent(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116
