"""Boxes with round corners, a border and a soft shadow, smooth at every size and remembered.

What lies between the corners is the same from column to column: only a narrow plate is
rasterised, and its middle stretched. A large one would take a frame's whole time and more; one
that is large and plain is never a picture at all, but four corners and what is filled between.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from io import BytesIO

import pygame

from .capped_memory import CappedMemory, picture_bytes
from .plain_plate import Sides, sides_of, spread

Rgba = tuple[int, int, int, int]

LARGE = 30_000
"""So many pixels of a plate are filled sooner than copied."""

SHADOW_STEPS = 4
_SHADE = 16 / 255
_KINDS = 200


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

    @property
    def cap(self) -> int:
        """How much of each end is not the same from column to column."""
        return self.radius + self.line + 2

    @property
    def narrow(self) -> Plate:
        """The smallest plate with the same corners, which this one is stretched from."""
        least = 2 * self.cap + 1
        high = min(self.height, least) if self.fill == self.foot else self.height
        return replace(self, width=min(self.width, least), height=high)


@dataclass(frozen=True, slots=True)
class Shadow:
    """A soft shadow round a box with round corners, `depth` wide and falling a third of that, to
    the right and down."""

    width: int
    height: int
    radius: int
    depth: int

    @property
    def fall(self) -> int:
        return round(self.depth / 3)


class Plates:
    def __init__(self, cap: int = 32_000_000) -> None:
        self.surfaces: CappedMemory[pygame.Surface] = CappedMemory(cap, picture_bytes)
        self._sides: CappedMemory[Sides] = CappedMemory(_KINDS)

    def lay(self, surface: pygame.Surface, plate: Plate, left: int, top: int) -> None:
        """Draw a plate with its upper left corner at a pixel."""
        if plate.width * plate.height >= LARGE and plate.fill == plate.foot:
            narrow = plate.narrow
            image = self.surface(narrow)
            sides = self._sides.take(narrow, lambda: sides_of(image, narrow.cap, narrow.line))
            if sides.plain:
                spread(surface, pygame.Rect(left, top, plate.width, plate.height), image, sides)
                return
        surface.blit(self.surface(plate), (left, top))

    def surface(self, plate: Plate) -> pygame.Surface:
        """Return the plate's picture."""
        return self.surfaces.take(plate, lambda: self._drawn(plate))

    def _drawn(self, plate: Plate) -> pygame.Surface:
        narrow = plate.narrow
        if plate == narrow:
            return _converted(_rasterised(plate))
        return _stretched(self.surface(narrow), plate.width, plate.height, plate.cap)

    def shade(self, surface: pygame.Surface, shadow: Shadow, left: int, top: int) -> None:
        """Darken around a box at this place; below the box itself nothing is drawn."""
        image = self.surfaces.take(shadow, lambda: _shadow(shadow))
        depth, fall, within = shadow.depth, shadow.fall, shadow.radius
        width, height = image.get_size()
        upper = depth - fall + within
        lower = height - depth - fall - within
        first = depth - fall + within
        last = width - depth - fall - within
        strips = (
            (0, 0, width, upper),
            (0, lower, width, height - lower),
            (0, upper, first, lower - upper),
            (last, upper, width - last, lower - upper),
        )
        for strip in strips if lower > upper and last > first else ((0, 0, width, height),):
            at = left - depth + fall + strip[0], top - depth + fall + strip[1]
            surface.blit(image, at, strip)


def _converted(image: pygame.Surface) -> pygame.Surface:
    return image.convert_alpha() if pygame.display.get_surface() else image


def _rasterised(plate: Plate) -> pygame.Surface:
    width, height, half = plate.width, plate.height, plate.line / 2
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
    return _converted(_stretched(_svg(width, height, boxes), *whole, cap))


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
