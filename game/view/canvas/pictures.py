"""Pictures by id, drawn from their SVG source at exactly the size they are shown.

A turned picture is turned inside its source, so it is as sharp as a straight one. A picture
that is missing or damaged gets a visible stand-in and one line in the log.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from io import BytesIO

import pygame

from game.content.art.svg_pictures import Art, Body, read_body
from game.content.files.reader import ContentError

from .capped_memory import CappedMemory, picture_bytes

CELL = 64
"""Art measures in 64ths of a cell."""

_CAP, _FADED = 28_000_000, 12_000_000
"""What a table of eight seats shows in a turn in a window of 1920 x 1080, and some more. What only
fades is copied at once, while a source takes milliseconds: it has a shelf of its own, so that the
tracks of a turn push out no picture."""

_TEXTS = 600_000
"""Letters of the files that stay: a tank is drawn anew for each of its turns, of five files."""

_STEP = 3
_LARGEST = 4096
_ROWS = 64

Row = list[tuple[pygame.Surface, tuple[int, int]]]
"""Pictures with their places on a surface."""


@dataclass(frozen=True, slots=True)
class Measure:
    """A picture's size and the spot it is put down by, in 64ths of a cell."""

    width: int
    height: int
    across: int
    down: int


_UNKNOWN = Measure(CELL, CELL, CELL // 2, CELL // 2)


class Pictures:
    """Surfaces of all pictures, remembered by size, turn and alpha, with a cap.

    `rows` remembers where many of them lay that are drawn again and again.
    """

    def __init__(self, art: Art) -> None:
        self._art = art
        self.surfaces: CappedMemory[pygame.Surface] = CappedMemory(_CAP, picture_bytes)
        self.faded: CappedMemory[pygame.Surface] = CappedMemory(_FADED, picture_bytes)
        self.rows: CappedMemory[Row] = CappedMemory(_ROWS)
        self._bodies: CappedMemory[Body] = CappedMemory(_TEXTS, lambda body: len(body[1]))
        self._missed: set[str] = set()
        self._measures: dict[str, Measure] = {}

    def __contains__(self, id: str) -> bool:
        return id in self._art

    def measure(self, id: str) -> Measure:
        found = self._measures.get(id)
        if found is None:
            found = self._measures[id] = self._measured(id)
        return found

    def surface(self, id: str, pixels: int, angle: float = 0, alpha: int = 255) -> pygame.Surface:
        """Return the picture so many pixels long on its longer side, turned clockwise."""
        pixels = max(1, min(pixels, _LARGEST))
        turn = round(angle / _STEP) * _STEP % 360
        faded = alpha // 8 * 8 if alpha < 255 else 255
        key = (id, pixels, turn, faded)
        shelf = self.surfaces if faded == 255 else self.faded
        found = shelf.find(key)
        if found is not None:
            return found
        return shelf.take(key, lambda: self._draw(*key))

    def source(self, id: str) -> bytes:
        """Return the SVG text of a picture, nothing if it is missing or damaged."""
        if id not in self._art:
            return b""
        try:
            return self._source(id)
        except (ContentError, OSError) as error:
            logging.warning("The picture %s cannot be read: %r", id, error)
            return b""

    def swap(self, swaps: Mapping[str, str]) -> None:
        """Draw everything anew in these colours, by the usual ones they take the place of."""
        self._art = replace(self._art, swaps=swaps)
        self.forget()

    def forget(self) -> None:
        """Draw everything anew: the files have changed."""
        self.surfaces.clear()
        self.faded.clear()
        self.rows.clear()
        self._bodies.clear()
        self._missed.clear()

    def _source(self, id: str, turn: int = 0) -> bytes:
        return self._art.source(
            id, turn, lambda path: self._bodies.take(path, lambda: read_body(path))
        )

    def _measured(self, id: str) -> Measure:
        if id not in self._art:
            return _UNKNOWN
        picture = self._art.picture(id)
        return Measure(*picture.size, *picture.anchor)

    def _draw(self, id: str, pixels: int, turn: int, alpha: int) -> pygame.Surface:
        if alpha < 255:
            surface = self.surface(id, pixels, turn).copy()
            surface.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
            return surface
        measure = self.measure(id)
        longer = max(measure.width, measure.height)
        size = (
            max(1, round(pixels * measure.width / longer)),
            max(1, round(pixels * measure.height / longer)),
        )
        try:
            image = pygame.image.load_sized_svg(BytesIO(self._source(id, turn)), size)
        # A picture may be missing or spoilt in any way; the game goes on without it.
        except Exception as error:
            if id not in self._missed:
                self._missed.add(id)
                logging.warning("The picture %s cannot be drawn: %r", id, error)
            image = _stand_in(size)
        return image.convert_alpha() if pygame.display.get_surface() else image


def _stand_in(size: tuple[int, int]) -> pygame.Surface:
    """Return a crossed box that nobody takes for a picture."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((190, 60, 160, 120))
    right, bottom, line = size[0] - 1, size[1] - 1, max(1, min(size) // 16)
    pygame.draw.rect(surface, (255, 255, 255), surface.get_rect(), line)
    pygame.draw.line(surface, (255, 255, 255), (0, 0), (right, bottom), line)
    pygame.draw.line(surface, (255, 255, 255), (0, bottom), (right, 0), line)
    return surface
