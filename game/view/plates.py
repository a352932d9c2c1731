"""Boxes with round corners, a border and a soft shadow, smooth at every size and remembered."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO

import pygame

from .shelf import Shelf

Rgba = tuple[int, int, int, int]


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


class Plates:
    def __init__(self, cap: int = 32_000_000) -> None:
        self._surfaces: Shelf[pygame.Surface] = Shelf(
            cap, lambda s: s.get_width() * s.get_height() * 4
        )

    def surface(self, plate: Plate) -> pygame.Surface:
        return self._surfaces.take(plate, lambda: _drawn(plate))


def _drawn(plate: Plate) -> pygame.Surface:
    half = plate.line / 2
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{plate.width}" height="{plate.height}">'
        f'<defs><linearGradient id="f" gradientUnits="userSpaceOnUse"'
        f' x1="0" y1="0" x2="0" y2="{plate.height}">'
        f'<stop offset="0" stop-color="{_web(plate.fill)}" stop-opacity="{plate.fill[3] / 255}"/>'
        f'<stop offset="1" stop-color="{_web(plate.foot)}" stop-opacity="{plate.foot[3] / 255}"/>'
        f"</linearGradient></defs>"
        f'<rect x="{half}" y="{half}" width="{plate.width - plate.line}"'
        f' height="{plate.height - plate.line}" rx="{plate.radius}" ry="{plate.radius}"'
        f' fill="url(#f)" stroke="{_web(plate.edge)}" stroke-opacity="{plate.edge[3] / 255}"'
        f' stroke-width="{plate.line}"/></svg>'
    )
    image = pygame.image.load_sized_svg(BytesIO(svg.encode()), (plate.width, plate.height))
    return image.convert_alpha() if pygame.display.get_surface() else image


def _web(colour: Rgba) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour[:3])
