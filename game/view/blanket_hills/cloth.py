"""The blanket as it lies on the table, painted strip by strip: each is one centimetre wide.

The lamp shines on a strip of the flat cloth, and its pixel columns are laid over the heights below
them. A strip depends on the heights and the light of itself and its neighbours alone: after a pit
only those are painted anew for which these have changed.
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterator
from operator import itemgetter
from typing import Any

import pygame

from game.core.grid import Cell
from game.rules.blanket_hills.land import WIDE, Land

from .bending import bent, outline, ways
from .lamp import picture, shining
from .lie_of_land import CM, LEFT, SQUASH, Columns, draped
from .table_top import laid_table
from .weave import HEM, Ink, woven

STRIPS = range(-HEM, WIDE + HEM)


class Cloth:
    """A blanket on a table, as large as a surface; a centimetre is so many pixels.

    `painted` counts the strips that were; it is `whole` once each was.
    """

    def __init__(self, surface: pygame.Surface, unit: float, ink: Ink) -> None:
        self.surface = surface
        self.painted = 0
        self.whole = False
        self._unit = unit
        self._ink = ink
        self._table: pygame.Surface | None = None
        self._flat = surface
        self._shown: dict[int, Hashable] = {}
        self._lies: Hashable = None
        self._left: Iterator[None] = iter(())

    def lay(self, land: Land, towers: tuple[Cell, ...], domes: tuple[Cell, ...]) -> None:
        """Let it lie over this land from now on; what changes is painted by `work`."""
        if self._lies != (land, towers, domes):
            self._lies = land, towers, domes
            self._left = self._paint(land, towers, domes)

    def work(self) -> bool:
        """Paint for a moment; return whether anything is left."""
        return next(self._left, self) is None

    def _paint(
        self, land: Land, towers: tuple[Cell, ...], domes: tuple[Cell, ...]
    ) -> Iterator[None]:
        """Paint what has changed, from its middle on."""
        if self._table is None:
            yield from self._begin()
        columns = draped(land)
        yield
        light = yield from shining(land, towers, domes)
        ends = HEM + 1
        whole = (columns[0],) * ends + columns + (columns[-1],) * ends
        stale = {}
        for n, x in enumerate(STRIPS):
            around = whole[n : n + 3], light[max(0, n - 1) : n + 3]
            if self._shown.get(x) != around:
                stale[x] = around
        lamp, middle = picture(light, self._unit), sum(stale) / max(1, len(stale))
        yield
        for x in sorted(stale, key=lambda x: abs(x - middle)):
            self._paint_strip(x, stale[x][0], lamp)
            self._shown[x] = stale[x]
            yield
        self.whole = True

    def _begin(self) -> Iterator[None]:
        """Weave the cloth, and lay the table that shows where it is not."""
        self._flat = yield from woven(self._unit, self._ink)
        table = pygame.Surface(self.surface.get_size(), 0, 32)
        yield from laid_table(table, self._unit, self._ink)
        self.surface.blit(table, (0, 0))
        self._table = table

    def _paint_strip(self, x: int, heights: Columns, lamp: pygame.Surface) -> None:
        """Paint one centimetre of the blanket, pixel column by pixel column."""
        unit, (whole, high) = self._unit, self.surface.get_size()
        begin, left, right = (round((LEFT * CM + at) * unit) for at in (-HEM, x, x + 1))
        wide = right - left
        pixels = self._lit(left - begin, wide, lamp) + self._free(left, wide)
        west, here, east = (outline(unit, column) for column in heights)
        board = _numbers(self.surface)
        for n in range(wide):
            aside = (n + 0.5) / wide - 0.5
            there, far = (east, aside) if aside > 0 else (west, -aside)
            tops = [int(a + far * (b - a)) for a, b in zip(here, there, strict=True)]
            seen = bent(unit, tops, high)
            column = array("I", itemgetter(*seen)(pixels[n::wide]))
            board[left + n :: whole] = memoryview(column)
        self.painted += 1

    def _free(self, left: int, wide: int) -> list[int]:
        """Return the pixels of the table below a strip."""
        assert self._table is not None
        return _pixels(self._table.subsurface((left, 0, wide, self.surface.get_height())))

    def _lit(self, left: int, wide: int, lamp: pygame.Surface) -> list[int]:
        """Return the pixels of a strip of the flat cloth in the light of the lamp."""
        down, high = self._unit * SQUASH, ways(self._unit)[0][-1]
        strip = self._flat.subsurface((left, 0, wide, high)).copy()
        # The first colour of the light stands half a centimetre beside the cloth.
        start, tall = left + round(self._unit / 2), round((lamp.get_height() - 1) * down)
        light = lamp.subsurface((start, 0, wide, lamp.get_height()))
        light = pygame.transform.smoothscale(light, (wide, tall))
        strip.blit(light, (0, -round(down / 2)), special_flags=pygame.BLEND_RGB_MULT)
        return _numbers(strip).tolist()


def _pixels(surface: pygame.Surface) -> list[int]:
    """Return the pixels of a part of a picture, row by row."""
    return _numbers(surface.copy()).tolist()


def _numbers(surface: pygame.Surface) -> memoryview:
    """Return the pixels of a picture, each as one number."""
    view: Any = surface.get_view("0")
    return memoryview(view).cast("B").cast("I")
