"""Half-transparent pixels blended as Tiled blends them, to the last level.

SDL and Qt round differently, by one level of 255. Where a picture must be Tiled's own, the
solid pixels of a tile are blitted, and the few at its soft edges go through Qt's sums, of which
it has two: one to multiply a picture by its alpha, one to lay it over another. For flipped tiles
it has a third that is not known; there a few soft pixels in ten thousand stay one level off.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pygame

_CHANNELS = 4


@dataclass(frozen=True, slots=True)
class Edged:
    """A tile in two parts; `soft` pixels are place, four channels times alpha, and 255 - alpha."""

    solid: pygame.Surface
    soft: tuple[tuple[int, int, tuple[int, ...], int], ...]


def edged(tile: pygame.Surface) -> Edged:
    """Part a tile into solid pixels and soft edges; channels are in the order of memory."""
    solid = tile.copy()
    width, height = solid.get_size()
    soft: list[tuple[int, int, tuple[int, ...], int]] = []
    view = _bytes(solid)
    alpha_byte = solid.get_shifts()[3] // 8
    for place in range(0, width * height * _CHANNELS, _CHANNELS):
        alpha = view[place + alpha_byte]
        if 0 < alpha < 255:
            pixel = [view[place + channel] for channel in range(_CHANNELS)]
            times = [_premultiplied(channel * alpha) for channel in pixel]
            times[alpha_byte] = alpha
            spot = place // _CHANNELS
            soft.append((spot % width, spot // width, tuple(times), 255 - alpha))
            view[place : place + _CHANNELS] = bytes(_CHANNELS)
    view.release()
    return Edged(solid, tuple(soft))


def blend(board: pygame.Surface, tiles: list[tuple[Edged, int, int]]) -> None:
    """Lay tiles with their corners at these places; what hangs over the edge is left out."""
    for tile, left, top in tiles:
        board.blit(tile.solid, (left, top))
    width, height = board.get_size()
    view = _bytes(board)
    for tile, left, top in tiles:
        for x, y, times, rest in tile.soft:
            if 0 <= left + x < width and 0 <= top + y < height:
                place = ((top + y) * width + left + x) * _CHANNELS
                for channel, value in enumerate(times, place):
                    view[channel] = value + _over_255(view[channel] * rest)
    view.release()


def _bytes(surface: pygame.Surface) -> memoryview:
    view: Any = surface.get_view("0")
    return memoryview(view).cast("B")


def _premultiplied(product: int) -> int:
    return (product + (product >> 8) + 128) >> 8


def _over_255(product: int) -> int:
    return ((product + 128) * 257) >> 16
