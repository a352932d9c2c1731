"""Half-transparent pixels blended as Tiled blends them, to the last level.

SDL and Qt round differently, by one level of 255. Where a picture must be Tiled's own, the
solid pixels of a tile are blitted, and the few at its soft edges go through Qt's sums, of which
it has three: one to multiply a picture by its alpha, one to lay it over another, and one to take
the alpha out again where nothing solid lies below. For flipped tiles it has a fourth that is not
known; there a few soft pixels in ten thousand stay one level off.
"""

from __future__ import annotations

from collections.abc import Sequence
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
        if alpha == 255:
            continue
        if alpha:
            times = _times_alpha(view[place : place + _CHANNELS], alpha_byte)
            spot = place // _CHANNELS
            soft.append((spot % width, spot // width, times, 255 - alpha))
        view[place : place + _CHANNELS] = bytes(_CHANNELS)
    view.release()
    return Edged(solid, tuple(soft))


def blend(board: pygame.Surface, tiles: list[tuple[Edged, int, int]]) -> None:
    """Lay tiles with their corners at these places; what hangs over the edge is left out."""
    for tile, left, top in tiles:
        board.blit(tile.solid, (left, top))
    width, height = board.get_size()
    alpha_byte = board.get_shifts()[3] // 8
    view = _bytes(board)
    for tile, left, top in tiles:
        for x, y, times, rest in tile.soft:
            if 0 <= left + x < width and 0 <= top + y < height:
                place = ((top + y) * width + left + x) * _CHANNELS
                under = _times_alpha(view[place : place + _CHANNELS], alpha_byte)
                laid = [new + _over_255(old * rest) for new, old in zip(times, under, strict=True)]
                view[place : place + _CHANNELS] = _without_alpha(laid, alpha_byte)
    view.release()


def _times_alpha(pixel: Sequence[int], alpha_byte: int) -> tuple[int, ...]:
    """Return what is seen of each channel, and the alpha as it was."""
    alpha = pixel[alpha_byte]
    if alpha == 255:
        return tuple(pixel)
    times = [_premultiplied(channel * alpha) for channel in pixel]
    times[alpha_byte] = alpha
    return tuple(times)


def _without_alpha(pixel: Sequence[int], alpha_byte: int) -> bytes:
    """Return the colour of which this is seen; Qt's reciprocals let halves fall."""
    alpha = pixel[alpha_byte]
    if alpha == 255:
        return bytes(pixel)
    colour = [(channel * 510 + alpha - 1) // (2 * alpha) for channel in pixel]
    colour[alpha_byte] = alpha
    return bytes(colour)


def _bytes(surface: pygame.Surface) -> memoryview:
    view: Any = surface.get_view("0")
    return memoryview(view).cast("B")


def _premultiplied(product: int) -> int:
    return (product + (product >> 8) + 128) >> 8


def _over_255(product: int) -> int:
    return ((product + 128) * 257) >> 16
