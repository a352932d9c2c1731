"""Where scenes draw: a surface in design units, sharp at every size of the window.

The page is 1280 x 720 units. One scale factor fits it into the window; what the window has
more, in width or in height, is room: read `canvas.width` and `canvas.height`, never assume.
Colours are names of the palette (`"words"`) or red, green, blue and perhaps alpha.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise

import pygame

from .box import Box
from .pictures import CELL, Pictures
from .plates import Plate, Plates
from .shelf import Shelf
from .style import BODY, Style
from .type import Type

PAGE = (1280, 720)
Colour = str | tuple[int, int, int] | tuple[int, int, int, int]
Point = tuple[float, float]
Rgba = tuple[int, int, int, int]


def scale_of(width: int, height: int) -> float:
    """Return how many pixels one design unit is in a window of this size."""
    return max(0.05, min(width / PAGE[0], height / PAGE[1]))


@dataclass(frozen=True, slots=True)
class Brushes:
    """What a canvas draws with; made once and kept over all sizes of the window."""

    pictures: Pictures
    type: Type
    colours: dict[str, tuple[int, int, int]]
    plates: Plates
    layers: Shelf[pygame.Surface]


def brushes(pictures: Pictures, type: Type, colours: dict[str, tuple[int, int, int]]) -> Brushes:
    layers: Shelf[pygame.Surface] = Shelf(40_000_000, lambda s: s.get_width() * s.get_height() * 4)
    return Brushes(pictures, type, colours, Plates(), layers)


class Canvas:
    """A surface to draw on, `width` x `height` design units large."""

    def __init__(
        self, surface: pygame.Surface, brushes: Brushes, scale: float | None = None
    ) -> None:
        self.surface = surface
        self.brushes = brushes
        self.scale = scale or scale_of(*surface.get_size())
        self.width = surface.get_width() / self.scale
        self.height = surface.get_height() / self.scale

    @property
    def box(self) -> Box:
        """The whole page."""
        return Box(0, 0, self.width, self.height)

    def colour(self, colour: Colour) -> Rgba:
        """Return the colour of a name; an unknown name is a loud pink."""
        if isinstance(colour, str):
            return (*self.brushes.colours.get(colour, (255, 0, 200)), 255)
        return colour if len(colour) == 4 else (*colour, 255)

    def fill(self, colour: Colour) -> None:
        """Cover everything; a colour with alpha is a veil."""
        self.rect(self.box, colour)

    def rect(self, box: Box, colour: Colour) -> None:
        """Fill a box with sharp corners on whole pixels."""
        rgba, area = self.colour(colour), self._area(box)
        if rgba[3] == 255:
            self.surface.fill(rgba, area)
        elif area.width > 0 and area.height > 0:
            veil = pygame.Surface(area.size)
            veil.fill(rgba[:3])
            veil.set_alpha(rgba[3])
            self.surface.blit(veil, area)

    def frame(self, box: Box, colour: Colour, line: float = 2) -> None:
        """Draw the border of a box, inside it."""
        pygame.draw.rect(self.surface, self.colour(colour), self._area(box), self.line_width(line))

    def plate(
        self,
        box: Box,
        fill: Colour,
        radius: float = 10,
        edge: Colour | None = None,
        line: float = 2,
        foot: Colour | None = None,
    ) -> None:
        """Draw a box with round corners; `foot` makes the fill run to another colour below."""
        area = self._area(box)
        if area.width < 2 or area.height < 2:
            return
        top = self.colour(fill)
        thick = self.line_width(line) if edge is not None else 0
        plate = Plate(
            width=area.width,
            height=area.height,
            radius=round(min(radius * self.scale, area.width / 2, area.height / 2)),
            fill=top,
            foot=self.colour(foot) if foot is not None else top,
            edge=self.colour(edge) if edge is not None else top,
            line=thick,
        )
        self.surface.blit(self.brushes.plates.surface(plate), area)

    def shadow(self, box: Box, radius: float = 12, depth: float = 10) -> None:
        """Darken softly around a box that will be drawn over it."""
        for step in range(4):
            spread = depth * (4 - step) / 4
            grown = Box(box.x, box.y + depth / 3, box.width, box.height).inset(-spread)
            self.plate(grown, (0, 0, 0, 16), radius + spread)

    def line(self, start: Point, end: Point, colour: Colour, line: float = 2) -> None:
        first, last = self._spot(start), self._spot(end)
        pygame.draw.aaline(self.surface, self.colour(colour), first, last, self.line_width(line))

    def lines(self, points: Sequence[Point], colour: Colour, line: float = 2) -> None:
        for start, end in pairwise(points):
            self.line(start, end, colour, line)
        for point in points[1:-1]:
            self.circle(point, line / 2, colour)

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        spots = [self._spot(point) for point in points]
        rgba = self.colour(colour)
        if rgba[3] < 255:
            self._veiled(spots, rgba, lambda on, at: pygame.draw.polygon(on, rgba, at))
            return
        pygame.draw.polygon(self.surface, rgba, spots)
        pygame.draw.aalines(self.surface, rgba, True, spots)

    def circle(self, middle: Point, radius: float, colour: Colour, line: float = 0) -> None:
        """Draw a disc, or a ring where a line is given."""
        x, y = self._spot(middle)
        reach, rgba = max(1.0, radius * self.scale), self.colour(colour)
        thick = self.line_width(line) if line else 0
        if rgba[3] < 255:
            corners = [(x - reach - 1, y - reach - 1), (x + reach + 1, y + reach + 1)]
            self._veiled(
                corners,
                rgba,
                lambda on, at: pygame.draw.aacircle(
                    on, rgba, (at[0][0] + reach + 1, at[0][1] + reach + 1), reach, thick
                ),
            )
            return
        pygame.draw.aacircle(self.surface, rgba, (x, y), reach, thick)

    def picture(
        self, id: str, x: float, y: float, size: float, angle: float = 0, alpha: int = 255
    ) -> None:
        """Draw a picture with its middle here; `size` is its longer side, turned clockwise."""
        if alpha <= 0 or size <= 0:
            return
        image = self.brushes.pictures.surface(id, round(size * self.scale), angle, alpha)
        left = round(x * self.scale - image.get_width() / 2)
        top = round(y * self.scale - image.get_height() / 2)
        self.surface.blit(image, (left, top))

    def piece(
        self, id: str, x: float, y: float, cell: float, angle: float = 0, alpha: int = 255
    ) -> None:
        """Draw a picture with its anchor here, in a world whose cells are so large."""
        if alpha <= 0 or cell <= 0:
            return
        measure, unit = self.brushes.pictures.measure(id), cell / CELL * self.scale
        longer = max(measure.width, measure.height)
        image = self.brushes.pictures.surface(id, round(longer * unit), angle, alpha)
        left = round(x * self.scale - measure.across * unit)
        top = round(y * self.scale - measure.down * unit)
        self.surface.blit(image, (left, top))

    def pieces(self, places: Iterable[tuple[str, float, float]], cell: float) -> None:
        """Draw many straight pieces at once: the picture and the anchor's place of each."""
        unit, scale, pictures = cell / CELL * self.scale, self.scale, self.brushes.pictures
        known: dict[str, tuple[pygame.Surface, float, float]] = {}
        images = []
        for id, x, y in places:
            if id not in known:
                measure = pictures.measure(id)
                longer = max(measure.width, measure.height)
                image = pictures.surface(id, round(longer * unit))
                known[id] = image, measure.across * unit, measure.down * unit
            image, across, down = known[id]
            images.append((image, (round(x * scale - across), round(y * scale - down))))
        self.surface.fblits(images)

    def scatter(self, id: str, places: Iterable[tuple[float, float, float, int]]) -> None:
        """Draw a picture many times at once: x, y, size and alpha of each; for particles."""
        surface, scale = self.brushes.pictures.surface, self.scale
        known: dict[tuple[int, int], tuple[pygame.Surface, float]] = {}
        images = []
        for x, y, size, alpha in places:
            key = round(size * scale), alpha >> 3
            if key not in known:
                image = surface(id, max(1, key[0]), 0, max(0, min(255, alpha)))
                known[key] = image, image.get_width() / 2
            image, half = known[key]
            images.append((image, (round(x * scale - half), round(y * scale - half))))
        self.surface.fblits(images)

    def text(
        self,
        words: str,
        x: float,
        y: float,
        style: Style = BODY,
        colour: Colour = "words",
        align: str = "left",
    ) -> float:
        """Write one line with its upper corner (or upper middle) here; return its width."""
        setting = self.brushes.type.set(words, style, self.scale, None, None, False)
        rgb = self.colour(colour)[:3]
        image = self.brushes.type.render(setting, style.family, rgb, "left")
        shift = {"left": 0.0, "centre": setting.width / 2, "right": float(setting.width)}[align]
        self.surface.blit(image, (round(x * self.scale - shift), round(y * self.scale)))
        return setting.width / self.scale

    def write(
        self,
        words: str,
        box: Box,
        style: Style = BODY,
        colour: Colour = "words",
        align: str = "left",
        stand: str = "middle",
        wrap: bool = True,
    ) -> None:
        """Write into a box: wrapped, made smaller if it must be, never outside the box."""
        area = self._area(box)
        if area.width < 4 or area.height < 4 or not words:
            return
        type = self.brushes.type
        setting = type.set(words, style, self.scale, area.width, area.height, wrap)
        image = type.render(setting, style.family, self.colour(colour)[:3], align)
        spare = area.width - setting.width, area.height - setting.height
        dx = {"left": 0, "centre": spare[0] // 2, "right": spare[0]}[align]
        dy = {"top": 0, "middle": spare[1] // 2, "bottom": spare[1]}[stand]
        self.surface.blit(image, (area.x + dx, area.y + max(0, dy)))

    def measure(
        self, words: str, style: Style = BODY, width: float | None = None
    ) -> tuple[float, float]:
        """Return the width and height of words, wrapped to a width if one is given."""
        return self.brushes.type.measure(words, style, width, self.scale)

    @contextmanager
    def clip(self, box: Box) -> Iterator[None]:
        """Draw only inside the box, as long as this is open."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(self._area(box)))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def layer(
        self, key: Hashable, box: Box, paint: Callable[[Canvas], None], solid: bool = False
    ) -> None:
        """Draw what `paint` draws on a canvas of the box's size, painted once for each key.

        The key must name everything the picture depends on. A solid layer has no holes.
        """
        area = self._area(box)
        if area.width < 1 or area.height < 1:
            return

        def made() -> pygame.Surface:
            flags = 0 if solid else pygame.SRCALPHA
            surface = pygame.Surface(area.size, flags)
            if pygame.display.get_surface():
                surface = surface.convert() if solid else surface.convert_alpha()
            paint(Canvas(surface, self.brushes, self.scale))
            return surface

        whole = (key, area.size, self.scale, solid, self.brushes.type.percent)
        self.surface.blit(self.brushes.layers.take(whole, made), area)

    def line_width(self, line: float) -> int:
        return max(1, round(line * self.scale))

    def _spot(self, point: Point) -> Point:
        return point[0] * self.scale, point[1] * self.scale

    def _area(self, box: Box) -> pygame.Rect:
        left, top = round(box.x * self.scale), round(box.y * self.scale)
        right, bottom = round(box.right * self.scale), round(box.bottom * self.scale)
        return pygame.Rect(left, top, max(0, right - left), max(0, bottom - top))

    def _veiled(
        self,
        spots: Sequence[Point],
        rgba: Rgba,
        draw: Callable[[pygame.Surface, list[Point]], object],
    ) -> None:
        """Draw with alpha: on a surface of its own, just large enough."""
        left, top = int(min(x for x, _ in spots)), int(min(y for _, y in spots))
        width = int(max(x for x, _ in spots)) - left + 2
        height = int(max(y for _, y in spots)) - top + 2
        if width > 8192 or height > 8192:
            return
        veil = pygame.Surface((width, height), pygame.SRCALPHA)
        draw(veil, [(x - left, y - top) for x, y in spots])
        self.surface.blit(veil, (left, top))
