"""How a picture looks to eyes of other kinds: colour-blind ones, and those that see light alone.

The matrices are those of Machado, Oliveira and Fernandes (2009) for full protanopia,
deuteranopia and tritanopia, over linear light.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

Matrix = tuple[tuple[float, float, float], ...]
Colour = tuple[int, int, int]

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


def seen(surface: pygame.Surface, eyes: str) -> pygame.Surface:
    """Return the picture as these eyes see it."""
    data = pygame.image.tobytes(surface, "RGB")
    rows = zip(data[::3], data[1::3], data[2::3], strict=True)
    changed = b"".join(_byte_colour(colour, eyes) for colour in rows)
    return pygame.image.frombytes(changed, surface.get_size(), "RGB")


def light(colour: Colour, eyes: str) -> tuple[float, float, float]:
    """Return the red, green and blue light that these eyes make of a colour, 0 to 1 each."""
    parts = [_linear(channel / 255) for channel in colour]
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, parts, strict=True))))
        for row in FILTERS[eyes]
    )
    return red, green, blue


@lru_cache(maxsize=200_000)
def _byte_colour(colour: Colour, eyes: str) -> bytes:
    return bytes(round(255 * _curved(part)) for part in light(colour, eyes))


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def _curved(part: float) -> float:
    return part * 12.92 if part <= 0.0031308 else float(1.055 * part ** (1 / 2.4) - 0.055)
