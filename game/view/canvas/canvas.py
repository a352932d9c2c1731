"""Where scenes draw: a surface in design units, sharp at every size of the window.

The page is 1280 x 720 units, in a large window 1600 x 900: there is room for more, and letters
need not grow as fast as the window does; seen from afar they must, and the page stays as it is.
One scale factor fits it into the window; what the window has more, in width or in height, is room:
read `canvas.width` and `canvas.height`, never assume.
Colours are names of the palette (`"words"`) or red, green, blue and perhaps alpha. Long, since
all that scenes can draw is here; how it is done is beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

import pygame

from .box import Box
from .brushes import DIM, Brushes, Colour, Rgba, Slot
from .kept_pictures import Behind, crafted_slot, kept_behind, kept_layer, kept_slot, uncovered
from .leaning import BROAD, FINE, Sides, leant
from .letter_styles import BODY, Style
from .list_fades import melted
from .pictures import CELL
from .plates import Plate, Shadow
from .quick_rows import copy, fill
from .sprites import anchored, put, put_particles, put_pieces
from .veils import dark_but, light_over, veiled, veiled_disc

PAGE = (1280, 720)
PAPER = "page"
CAST = 9.0
"""How far the shadow of a card or a tray reaches."""

LARGE = 1.25
"""So much larger is the page of a large window: notes of 20 units are 24 pixels high at 1080p."""

Point = tuple[float, float]


def scale_of(width: int, height: int, far: bool = False) -> float:
    """Return how many pixels one design unit is in a window of this size.

    A window beyond the page is room first, then size: nothing is drawn smaller in a larger window.
    One that is seen from afar is size alone.
    """
    fit = max(0.05, min(width / PAGE[0], height / PAGE[1]))
    return fit if far else min(fit, max(1.0, fit / LARGE))


class Canvas:
    """A surface to draw on, `width` x `height` design units large.

    `corner` is the pixel of the page that its left upper corner shows, if it shows a part only.
    While it is `covered`, a scene is drawn that another one lies over. What lies `behind` it is as
    large as its surface, None for the plain colour of the page.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        brushes: Brushes,
        scale: float | None = None,
        corner: tuple[int, int] = (0, 0),
        behind: Behind | None = None,
    ) -> None:
        self.surface = surface
        self.brushes = brushes
        self.scale = scale or scale_of(*surface.get_size(), brushes.type.far)
        self.covered = False
        self.behind = behind
        self._corner = self._left, self._top = corner
        self.width = surface.get_width() / self.scale
        self.height = surface.get_height() / self.scale

    @property
    def box(self) -> Box:
        """The whole page, or the part of it that is drawn on."""
        return Box(self._left / self.scale, self._top / self.scale, self.width, self.height)

    def readable(self, words: tuple[str, ...], box: Box, wrap: bool = False) -> bool:
        """Whether each of these words is read in a box from where one sits: a board that has no
        room for that goes without the names of its cells."""
        type, (width, height) = self.brushes.type, self._room(box)
        return type.readable(words, self.scale, width, height, wrap)

    def part(self, box: Box) -> Canvas:
        """Return this canvas as the part of a page that shows this box of it."""
        corner = round(box.x * self.scale), round(box.y * self.scale)
        return Canvas(self.surface, self.brushes, self.scale, corner, self.behind)

    def colour(self, colour: Colour) -> Rgba:
        """Return the colour of a name; an unknown name is a loud pink."""
        return self.brushes.colour(colour)

    def dim(self, alpha: int) -> int:
        """Return the alpha of a picture that is switched off: strong contrast shows more of it."""
        return max(alpha, self.brushes.colours.get(DIM, (0, 0, 0))[0])

    def fill(self, colour: Colour) -> None:
        """Cover everything; a colour with alpha is a veil."""
        self.rect(self.box, colour)
        if self.colour(colour)[3] == 255:
            self.behind = None

    def lie(
        self, key: Hashable, paint: Callable[[Canvas], None], hidden: Sequence[Box] = ()
    ) -> None:
        """Cover everything with a picture, painted once for each key: what is drawn on the page
        lies on it from now on. What is `hidden` is drawn over as a whole, whatever comes."""
        size = self.surface.get_size()
        self.behind = kept_behind(self.brushes, (key, self.scale), size, self._painter(paint))
        holes = tuple((*area.topleft, *area.size) for area in map(self._area, hidden))
        for part in uncovered(size, holes):
            self.surface.blit(self.behind.image, part, part)

    def clear(self) -> None:
        """Cover everything with what lies behind it."""
        if self.behind is None:
            self.fill(PAPER)
        else:
            copy(self.surface, self.behind.image, self.surface.get_rect())

    def rect(self, box: Box, colour: Colour) -> None:
        """Fill a box with sharp corners on whole pixels."""
        self._fill(self._area(box), self.colour(colour))

    def frame(self, box: Box, colour: Colour, line: float = 2) -> None:
        """Draw the border of a box, inside it."""
        area, rgba, thick = self._area(box), self.colour(colour), self.line_width(line)
        high = area.height - 2 * thick
        if high <= 0 or area.width <= 2 * thick:
            self._fill(area, rgba)
            return
        for y in (area.top, area.bottom - thick):
            self._fill(pygame.Rect(area.left, y, area.width, thick), rgba)
        for x in (area.left, area.right - thick):
            self._fill(pygame.Rect(x, area.top + thick, thick, high), rgba)

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
        self.brushes.plates.lay(self.surface, plate, area.left, area.top)

    def shadow(self, box: Box, radius: float = 12, depth: float = 10) -> None:
        """Darken softly around a box that will be drawn over it."""
        area, reach = self._area(box), max(1, round(depth * self.scale))
        corner = round(min(radius * self.scale, area.width / 2, area.height / 2))
        shadow = Shadow(area.width, area.height, corner, reach)
        self.brushes.plates.shade(self.surface, shadow, area.left, area.top)

    def cast(self, box: Box, radius: float = 10) -> None:
        """Let what will be drawn here throw its shadow on what lies behind the page, if anything
        does."""
        if self.behind is not None:
            self.shadow(box, radius, CAST)

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
            veiled(self.surface, spots, 0, lambda on, at: pygame.draw.polygon(on, rgba, at))
            return
        pygame.draw.polygon(self.surface, rgba, spots)
        pygame.draw.aalines(self.surface, rgba, True, spots)

    def circle(self, middle: Point, radius: float, colour: Colour, line: float = 0) -> None:
        """Draw a disc, or a ring where a line is given."""
        spot, reach, rgba = self._spot(middle), max(1.0, radius * self.scale), self.colour(colour)
        thick = self.line_width(line) if line else 0
        if rgba[3] < 255:
            veiled_disc(self.surface, spot, reach, rgba, thick)
            return
        pygame.draw.aacircle(self.surface, rgba, spot, reach, thick)

    def darken(self, box: Box, alpha: int, lit: Sequence[tuple[Point, float, int]]) -> None:
        """Veil a box but for discs, each with its middle, its reach and the darkness left there.

        The veil is painted once for each of these. A disc melts into the dark round it.
        """

        def paint(paper: Canvas) -> None:
            spots = (((x - box.x) * paper.scale, (y - box.y) * paper.scale) for (x, y), *_ in lit)
            discs = ((reach * paper.scale, left) for _, reach, left in lit)
            dark_but(paper.surface, alpha, [(at, *d) for at, d in zip(spots, discs, strict=True)])

        self.layer(("dark", alpha, tuple(lit)), box, paint)

    def light(self, box: Box, leaves: pygame.Surface, adds: pygame.Surface) -> None:
        """Let coarse pictures take from what lies in a box, and add to it, without an edge."""
        light_over(self.surface, self._area(box), leaves, adds)

    def picture(
        self, id: str, x: float, y: float, size: float, angle: float = 0, alpha: int = 255
    ) -> None:
        """Draw a picture with its middle here; `size` is its longer side, turned clockwise."""
        if alpha <= 0 or size <= 0:
            return
        image = self.brushes.pictures.surface(id, round(size * self.scale), angle, alpha)
        put(self.surface, image, self._spot((x, y)))

    def piece(
        self, id: str, x: float, y: float, cell: float, angle: float = 0, alpha: int = 255
    ) -> None:
        """Draw a picture with its anchor here, in a world whose cells are so large."""
        if alpha <= 0 or cell <= 0:
            return
        unit = cell / CELL * self.scale
        image, across, down = anchored(self.brushes.pictures, id, unit, angle, alpha)
        x, y = self._spot((x, y))
        self.surface.blit(image, (round(x - across), round(y - down)))

    def pieces(
        self, places: Iterable[tuple[str, float, float]], cell: float, key: Hashable = None
    ) -> None:
        """Draw many straight pieces at once: the picture and the anchor's place of each.

        A key that names all that the places depend on saves going through them in every frame.
        """
        to, pictures = self.surface, self.brushes.pictures
        put_pieces(to, pictures, places, self.scale, cell, self._corner, key)

    def scatter(self, id: str, places: Iterable[tuple[float, float, float, int]]) -> None:
        """Draw a picture many times at once: x, y, size and alpha of each; for particles."""
        put_particles(self.surface, self.brushes.pictures, id, places, self.scale, self._corner)

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
        x, y = self._spot((x, y))
        self.surface.blit(image, (round(x - shift), round(y)))
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
        width, height = self._room(box)
        if width < 4 or height < 4 or not words:
            return
        type = self.brushes.type
        setting = type.set(words, style, self.scale, width, height, wrap)
        image = type.render(setting, style.family, self.colour(colour)[:3], align)
        spare = area.width - setting.width, area.height - setting.height
        dx = {"left": 0, "centre": spare[0] // 2, "right": spare[0]}[align]
        dy = {"top": 0, "middle": spare[1] // 2, "bottom": spare[1]}[stand]
        self.surface.blit(image, (area.x + dx, area.y + max(0, dy)))

    def fitting(self, words: tuple[str, ...], box: Box, style: Style, wrap: bool = True) -> Style:
        """Return the style at the size in which `write` sets each of these words, or cuts it."""
        width, height = self._room(box)
        if width < 4 or height < 4 or not words:
            return style
        type = self.brushes.type
        pixels = type.common(words, style, self.scale, width, height, wrap)
        size = int(pixels * 100 / (self.scale * type.percent) + 0.01)
        return style if size >= style.size else Style(style.family, size, size)

    def measure(
        self, words: str, style: Style = BODY, width: float | None = None
    ) -> tuple[float, float]:
        """Return the width and height of words, wrapped to a width if one is given."""
        return self.brushes.type.measure(words, style, width, self.scale)

    def magnify(self, part: Box, at: Box) -> None:
        """Draw once more what is drawn in a part, as large as this."""
        found, area = self._area(part).clip(self.surface.get_rect()), self._area(at)
        if min(*found.size, *area.size) >= 1:
            near = pygame.transform.smoothscale(self.surface.subsurface(found), area.size)
            self.surface.blit(near, area)

    @contextmanager
    def clip(self, box: Box) -> Iterator[None]:
        """Draw only inside the box, as long as this is open."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(self._area(box)))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    @contextmanager
    def melting(self, strips: Sequence[tuple[Box, bool]]) -> Iterator[None]:
        """Let what is drawn fade out in these strips, downwards or upwards, as long as this is
        open."""
        with melted(self.surface, self.brushes, [(self._area(box), down) for box, down in strips]):
            yield

    def layer(
        self,
        key: Hashable,
        box: Box,
        paint: Callable[[Canvas], None],
        solid: bool = False,
        on: Colour | None = None,
    ) -> None:
        """Draw what `paint` draws on a canvas of the box's size, painted once for each key.

        The key must name everything the picture depends on. A solid layer has no holes; one that
        always lies `on` a plain colour, or on the page and what is behind it, has none either once
        it is painted, and is quicker drawn.
        """
        area = self._area(box)
        if area.width < 1 or area.height < 1:
            return
        ground = None if on is None else self._behind(area, on)
        below = ground.key if isinstance(ground, Behind) else ground
        whole = key, area.size, self.scale, below
        paints = self._painter(paint, ground if isinstance(ground, Behind) else None)
        image = kept_layer(self.brushes, whole, area.size, paints, solid, ground)
        if solid or ground is not None:
            copy(self.surface, image, area)
        else:
            self.surface.blit(image, area)

    def reduced(
        self,
        key: Hashable,
        box: Box,
        pixels: tuple[int, int],
        paint: Callable[[Canvas], None],
    ) -> None:
        """Draw a layer that is painted so many pixels large and made smaller, smoothly."""

        def smaller(paper: Canvas) -> None:
            large = pygame.Surface(pixels, pygame.SRCALPHA)
            paint(Canvas(large, self.brushes, 1))
            size = paper.surface.get_size()
            paper.surface.blit(pygame.transform.smoothscale(large, size), (0, 0))

        self.layer((key, pixels), box, smaller)

    def leant(
        self,
        key: Hashable,
        box: Box,
        flat: Box,
        paint: Callable[[Canvas], None],
        sides: Sides,
        still: bool = True,
        lying: bool = False,
    ) -> None:
        """Draw a layer painted as large as `flat`, squeezed into a box: it is seen from aside.

        Its left and its right side reach over these parts of the height. What does not stand
        `still` is leant anew in every frame; what was painted `lying` has its left end below.
        """
        seen, size = self._room(box), self._room(flat)
        if min(seen) < 1 or min(size) < 1:
            return
        whole = key, size, self.scale, self.brushes.type.percent

        def made() -> pygame.Surface:
            image = kept_layer(self.brushes, whole, size, self._painter(paint), False, None)
            image = pygame.transform.rotate(image, 90) if lying else image
            return leant(image, seen, sides, FINE if still else BROAD)

        image = self.brushes.layers.take((whole, seen, sides), made) if still else made()
        self.surface.blit(image, self._area(box))

    def slot(
        self,
        name: Hashable,
        key: Hashable,
        box: Box,
        paint: Callable[[Canvas], None],
        late: bool = False,
    ) -> None:
        """Draw a solid picture that is painted over when its key changes; no older one is kept.

        One that may be `late` stays as it was: for a frame that has much else to draw. Of which
        nothing is to be seen, that is not painted.
        """
        area = self._area(box)
        if area.width > 0 and area.height > 0 and self.surface.get_clip().colliderect(area):
            below = None if self.behind is None else self.behind.part(area)
            where, paints = (name, self.scale), self._painter(paint, below)
            whole = (key, below.key) if below else key
            image = kept_slot(self.brushes, where, whole, area.size, paints, late)
            copy(self.surface, image, area)

    def crafted(self, name: Hashable, box: Box, craft: Callable[[Slot], None]) -> None:
        """Draw a solid picture made pixel by pixel, over many frames if it must be: `craft` finds
        in its slot what it has left there."""
        area = self._area(box)
        if area.width > 0 and area.height > 0:
            slot = crafted_slot(self.brushes, (name, self.scale), area.size)
            craft(slot)
            copy(self.surface, slot.surface, area)

    def _painter(
        self, paint: Callable[[Canvas], None], behind: Behind | None = None
    ) -> Callable[[pygame.Surface], None]:
        return lambda to: paint(Canvas(to, self.brushes, self.scale, behind=behind))

    def _behind(self, area: pygame.Rect, colour: Colour) -> Behind | Rgba:
        """Return what lies below a part of this colour: of the page, what is behind it."""
        found = self.behind.part(area) if self.behind is not None and colour == PAPER else None
        return found or self.colour(colour)

    def line_width(self, line: float) -> int:
        return max(1, round(line * self.scale))

    def _fill(self, area: pygame.Rect, rgba: Rgba) -> None:
        if rgba[3] == 255:
            fill(self.surface, rgba, area)
        else:
            self.brushes.veils.fill(self.surface, area, rgba)

    def _room(self, box: Box) -> tuple[int, int]:
        """Return the pixels that words have in a box, wherever it stands: as they are measured."""
        return round(box.width * self.scale), round(box.height * self.scale)

    def _spot(self, point: Point) -> Point:
        return point[0] * self.scale - self._left, point[1] * self.scale - self._top

    def _area(self, box: Box) -> pygame.Rect:
        left, top = round(box.x * self.scale), round(box.y * self.scale)
        right, bottom = round(box.right * self.scale), round(box.bottom * self.scale)
        size = max(0, right - left), max(0, bottom - top)
        return pygame.Rect((left - self._left, top - self._top), size)
