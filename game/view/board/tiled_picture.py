"""A map as Tiled shows it, drawn from its own tile sheets."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from game.content.maps.turned_pictures import around
from game.content.tiled.drawing import Cut, Drawn, Frame, Outline, Picture
from game.content.tiled.faults import Report
from game.core.grid import Cell
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .soft_edges import Edged, blend, edged

POINT, EDGE, FILLED = "#ffcf6b", "#b9cdf2", (110, 134, 200, 90)
REACH = 2
"""So many cells are seen about a single one."""


def draw_map(
    picture: Picture, ms: int = 0, things: bool = True, exact: bool = False
) -> pygame.Surface:
    """Return the whole board, its animations at this time; objects only if asked for.

    An exact picture is Tiled's own to the last level of each colour, and takes longer; outlines are
    shown in the editor only, so there are none on it.
    """
    return _drawn(picture, _Cuts(), ms, things, exact)


class Spots:
    """Small pictures of single cells of a map with what lies about them, each painted once."""

    def __init__(self, picture: Picture) -> None:
        self._picture = picture
        self._cuts = _Cuts()

    def draw(self, canvas: Canvas, box: Box, cell: Cell) -> None:
        """Draw a cell with a ring round it, in the middle of its neighbours."""

        tile = self._picture.tile
        side = tile * (2 * REACH + 1)

        def paint(paper: Canvas) -> None:
            near = _drawn(around(self._picture, cell, REACH), self._cuts)
            paper.surface.blit(near, (0, 0))
            ring = Box(tile * REACH, tile * REACH, tile, tile)
            paper.frame(ring.inset(-tile / 8), "night", tile / 4)
            paper.frame(ring.inset(-tile / 16), "danger", tile / 8)

        canvas.reduced((self, cell), box, (side, side), paint)


def _drawn(
    picture: Picture, cuts: _Cuts, ms: int = 0, things: bool = True, exact: bool = False
) -> pygame.Surface:
    board = pygame.Surface((picture.width, picture.height), pygame.SRCALPHA, 32)
    if picture.background:
        board.fill(_colour(picture.background))
    for plane in picture.planes:
        if plane.things and not things:
            continue
        if exact and plane.opacity == 1:
            blend(board, [cuts.placed(each, ms, picture.tile) for each in plane.drawn])
            continue
        for drawn in plane.drawn:
            surface = cuts.surface(_frame_at(drawn.frames, ms), drawn.angle)
            if plane.opacity < 1:
                surface = surface.copy()
                surface.set_alpha(round(plane.opacity * 255))
            board.blit(surface, _corner(drawn, surface, picture.tile))
    for outline in () if exact else picture.outlines:
        _draw_outline(board, outline, max(1, picture.tile // 16))
    return board


def _draw_outline(board: pygame.Surface, outline: Outline, line: int) -> None:
    if not outline.width:
        pygame.draw.circle(board, POINT, (outline.x, outline.y), 4 * line, line)
        pygame.draw.circle(board, POINT, (outline.x, outline.y), 1.5 * line)
        return
    area = pygame.Rect(outline.x, outline.y, outline.width, outline.height)
    filled = pygame.Surface(area.size, pygame.SRCALPHA, 32)
    filled.fill(FILLED)
    board.blit(filled, area)
    pygame.draw.rect(board, EDGE, area, line)


class _Cuts:
    """Sheets and the tiles cut from them, each once."""

    def __init__(self) -> None:
        self._sheets: dict[Path, pygame.Surface] = {}
        self._tiles: dict[tuple[Cut, int], pygame.Surface] = {}
        self._edged: dict[tuple[Cut, int], Edged] = {}

    def surface(self, cut: Cut, angle: int) -> pygame.Surface:
        if (cut, angle) not in self._tiles:
            self._tiles[cut, angle] = self._cut(cut, angle)
        return self._tiles[cut, angle]

    def placed(self, drawn: Drawn, ms: int, tile: int) -> tuple[Edged, int, int]:
        cut, angle = _frame_at(drawn.frames, ms), drawn.angle
        surface = self.surface(cut, angle)
        if (cut, angle) not in self._edged:
            self._edged[cut, angle] = edged(surface)
        return self._edged[cut, angle], *_corner(drawn, surface, tile)

    def _cut(self, cut: Cut, angle: int) -> pygame.Surface:
        tile = self._sheet(cut.sheet).subsurface((cut.x, cut.y, cut.size, cut.size))
        if cut.diagonal:
            tile = pygame.transform.rotate(pygame.transform.flip(tile, True, False), 90)
        tile = pygame.transform.flip(tile, cut.flip_x, cut.flip_y)
        return pygame.transform.rotate(tile, -angle) if angle else tile

    def _sheet(self, path: Path) -> pygame.Surface:
        if path not in self._sheets:
            try:
                loaded = pygame.image.load(path)
            except (pygame.error, OSError):
                Report(path).stop("picture_damaged", name=path.name)
            sheet = pygame.Surface(loaded.get_size(), pygame.SRCALPHA, 32)
            sheet.blit(loaded, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
            self._sheets[path] = sheet
        return self._sheets[path]


def _frame_at(frames: Sequence[Frame], ms: int) -> Cut:
    whole = sum(frame.ms for frame in frames)
    left = ms % whole if whole else 0
    for frame in frames:
        if left < frame.ms:
            return frame.cut
        left -= frame.ms
    return frames[0].cut


def _corner(drawn: Drawn, surface: pygame.Surface, tile: int) -> tuple[int, int]:
    """Keep the middle in its place when a slanted turn has made the tile larger."""
    width, height = surface.get_size()
    return drawn.x - (width - tile) // 2, drawn.y - (height - tile) // 2


def _colour(text: str) -> pygame.Color:
    digits = text.lstrip("#")
    if len(digits) == 8:
        digits = digits[2:] + digits[:2]
    return pygame.Color(f"#{digits}")
