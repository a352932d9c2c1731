"""Boxes with round corners, a border and a soft shadow, smooth at every size and remembered.

What lies between the corners is the same from column to column: only a narrow plate is
rasterised, and its middle stretched. A large one would take a frame's whole time and more.
"""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO

import pygame

from .shelf import Shelf, picture_bytes

Rgba = tuple[int, int, int, int]

SHADOW_STEPS = 4
_SHADE = 16 / 255


@dataclass(frozen=True, slots=True)
class Plate:
    """A box in pixels; the fill runs from `fill` at the top to `foot` at the bottom."""

    width: int
    height: int
    radius: int
    fill: Rgba
    foot: Rgba
    edge: Rgba
    line: int


@dataclass(frozen=True, slots=True)
class Shadow:
    """A soft shadow round a box with round corners, `depth` wide and falling a third of that."""

    width: int
    height: int
    radius: int
    depth: int

    @property
    def fall(self) -> int:
        return round(self.depth / 3)


class Plates:
    def __init__(self, cap: int = 32_000_000) -> None:
        self.surfaces: Shelf[pygame.Surface] = Shelf(cap, picture_bytes)

    def surface(self, plate: Plate) -> pygame.Surface:
        return self.surfaces.take(plate, lambda: drawn(plate))

    def shade(self, surface: pygame.Surface, shadow: Shadow, left: int, top: int) -> None:
        """Darken around a box at this place; below the box itself nothing is drawn."""
        image = self.surfaces.take(shadow, lambda: _shadow(shadow))
        depth, fall, within = shadow.depth, shadow.fall, shadow.radius
        width, height = image.get_size()
        upper = depth - fall + within
        lower = height - depth - fall - within
        aside = depth + within
        strips = (
            (0, 0, width, upper),
            (0, lower, width, height - lower),
            (0, upper, aside, lower - upper),
            (width - aside, upper, aside, lower - upper),
        )
        for strip in strips if lower > upper and width > 2 * aside else ((0, 0, width, height),):
            at = left - depth + strip[0], top - depth + fall + strip[1]
            surface.blit(image, at, strip)


def drawn(plate: Plate) -> pygame.Surface:
    """Return the plate's picture."""
    cap = plate.radius + plate.line + 2
    width = min(plate.width, 2 * cap + 1)
    height = min(plate.height, 2 * cap + 1) if plate.fill == plate.foot else plate.height
    image = _stretched(_rasterised(plate, width, height), plate.width, plate.height, cap)
    return image.convert_alpha() if pygame.display.get_surface() else image


def _rasterised(plate: Plate, width: int, height: int) -> pygame.Surface:
    half = plate.line / 2
    return _svg(
        width,
        height,
        f'<defs><linearGradient id="f" gradientUnits="userSpaceOnUse"'
        f' x1="0" y1="0" x2="0" y2="{height}">'
        f'<stop offset="0" stop-color="{_web(plate.fill)}" stop-opacity="{plate.fill[3] / 255}"/>'
        f'<stop offset="1" stop-color="{_web(plate.foot)}" stop-opacity="{plate.foot[3] / 255}"/>'
        f"</linearGradient></defs>"
        f'<rect x="{half}" y="{half}" width="{width - plate.line}"'
        f' height="{height - plate.line}" rx="{plate.radius}" ry="{plate.radius}"'
        f' fill="url(#f)" stroke="{_web(plate.edge)}" stroke-opacity="{plate.edge[3] / 255}"'
        f' stroke-width="{plate.line}"/>',
    )


def _shadow(shadow: Shadow) -> pygame.Surface:
    """Return boxes one in the other, each a little darker than the one round it."""
    cap = shadow.radius + 2 * shadow.depth + 2
    whole = shadow.width + 2 * shadow.depth, shadow.height + 2 * shadow.depth
    width, height = min(whole[0], 2 * cap + 1), min(whole[1], 2 * cap + 1)
    boxes = ""
    for step in range(SHADOW_STEPS):
        inset = shadow.depth * step / SHADOW_STEPS
        round_by = shadow.radius + shadow.depth - inset
        boxes += (
            f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}"'
            f' height="{height - 2 * inset}" rx="{round_by}" fill-opacity="{_SHADE}"/>'
        )
    image = _stretched(_svg(width, height, boxes), *whole, cap)
    return image.convert_alpha() if pygame.display.get_surface() else image


def _stretched(image: pygame.Surface, width: int, height: int, cap: int) -> pygame.Surface:
    """Return the picture made larger by its middle column and its middle row."""
    if width > image.get_width():
        image = _pulled(image, width, image.get_height(), cap, 0)
    if height > image.get_height():
        image = _pulled(image, width, height, 0, cap)
    return image


def _pulled(
    image: pygame.Surface, width: int, height: int, across: int, down: int
) -> pygame.Surface:
    """Return the picture pulled apart at a column or at a row, which fills the gap."""
    larger = pygame.Surface((width, height), pygame.SRCALPHA)
    old = image.get_size()
    line = (across, 0, 1, old[1]) if across else (0, down, old[0], 1)
    gap = (width - old[0] + 1, height) if across else (width, height - old[1] + 1)
    rest = (across + 1, 0, old[0], old[1]) if across else (0, down + 1, old[0], old[1])
    larger.blit(image, (0, 0), (0, 0, across or old[0], down or old[1]))
    larger.blit(pygame.transform.scale(image.subsurface(line), gap), (across, down))
    far = (across + gap[0], 0) if across else (0, down + gap[1])
    larger.blit(image, far, rest)
    return larger


def _svg(width: int, height: int, body: str) -> pygame.Surface:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
    return pygame.image.load_sized_svg(BytesIO(f"{head}{body}</svg>".encode()), (width, height))


def _web(colour: Rgba) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour[:3])
