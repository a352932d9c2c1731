"""The blanket lying flat: a tartan of wool threads, its hem, and a ribbon with marks at both ends.

A flat picture is painted once for a size; the lamp shines on it later, and the land bends it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

import pygame

from game.rules.blanket_hills.land import HIGH, WIDE
from game.view.surface.noise import scattered

from .lie_of_land import SQUASH

HEM = 2
"""So many centimetres lie outside the field, on each side."""
DRAPE = 10
"""So many more hang down in front."""
FLAT = WIDE + 2 * HEM, HIGH + HEM + 1 + DRAPE
"""How large the whole cloth is, in centimetres."""

REPEAT = 20
SETT = (
    (0, 20, "hills_wool"),
    (6.5, 7, "hills_band"),
    (16.5, 7, "hills_deep"),
    (9.75, 0.5, "hills_thread"),
    (19.75, 0.5, "hills_line"),
)
"""The stripes of the tartan both ways: where each begins, how broad it is, and its colour. A thin
one runs each ten centimetres, so that one can count them."""
THREAD = 0.13
"""How thick a thread is, in centimetres."""
TILE = 64
"""So many threads a tile is wide: of such tiles wool is made."""
ROUND, UNEVEN = 14, 26
"""How much darker the edges of threads are, and at the most how much one than another."""
MARK = 5
"""Each so many centimetres the ribbons have a mark, every second one is longer."""

Ink = Callable[[str], tuple[int, ...]]


def woven(unit: float, ink: Ink) -> Generator[None, None, pygame.Surface]:
    """Return the blanket so many pixels a centimetre, woven in slices."""
    size = int(FLAT[0] * unit) + 2, int(FLAT[1] * unit * SQUASH) + 2
    cloth, weft = pygame.Surface(size, 0, 32), pygame.Surface(size, pygame.SRCALPHA, 32)
    _stripes(cloth, unit, ink, False)
    yield
    _stripes(weft, unit * SQUASH, ink, True)
    yield
    thread = max(1, round(unit * THREAD))
    _cover(weft, _twill(thread), pygame.BLEND_RGBA_MULT)
    yield
    cloth.blit(weft, (0, 0))
    yield
    _cover(cloth, _fuzz(thread), pygame.BLEND_RGB_MULT)
    yield
    _sew_ribbons(cloth, unit, ink)
    return cloth


def _stripes(cloth: pygame.Surface, unit: float, ink: Ink, across: bool) -> None:
    """Lay the stripes of one way over the whole cloth, each as in its repeat."""
    long = cloth.get_height() if across else cloth.get_width()
    for begin, broad, name in SETT:
        colour = ink(name)
        for repeat in range(-1, round(long / unit / REPEAT) + 1):
            start = round((HEM + repeat * REPEAT + begin) * unit)
            end = max(start + 1, round((HEM + repeat * REPEAT + begin + broad) * unit))
            if across:
                cloth.fill(colour, (0, start, cloth.get_width(), end - start))
            else:
                cloth.fill(colour, (start, 0, end - start, cloth.get_height()))


def _twill(thread: int) -> pygame.Surface:
    """Return what lets threads across be seen: two over and two under, a step further each time."""
    tile = pygame.Surface((TILE, TILE), pygame.SRCALPHA, 32)
    for place in range(TILE * TILE):
        x, y = place % TILE, place // TILE
        tile.set_at((x, y), (255, 255, 255, 255 if (x + y) % 4 < 2 else 0))
    return pygame.transform.scale_by(tile, thread)


def _fuzz(thread: int) -> pygame.Surface:
    """Return what makes threads round, and wool uneven."""
    rolls = scattered(TILE * TILE, 5)
    grey = bytearray()
    for place, roll in enumerate(rolls):
        edge = ROUND if (place % TILE + place // TILE) % 2 else 0
        grey += bytes((255 - edge - roll * UNEVEN // 256,)) * 3
    tile = pygame.image.frombytes(bytes(grey), (TILE, TILE), "RGB").convert(32)
    return pygame.transform.scale_by(tile, thread)


def _cover(cloth: pygame.Surface, tile: pygame.Surface, how: int) -> None:
    for y in range(0, cloth.get_height(), tile.get_height()):
        for x in range(0, cloth.get_width(), tile.get_width()):
            cloth.blit(tile, (x, y), special_flags=how)


def _sew_ribbons(cloth: pygame.Surface, unit: float, ink: Ink) -> None:
    """Sew a ribbon with marks on both ends of the field (G1.3)."""
    down, long = unit * SQUASH, round((HEM + HIGH) * unit * SQUASH)
    thin, broad = max(1, round(unit * 0.18)), round(unit * HEM * 0.75)
    east = cloth.get_width() - broad
    for left, seam in ((0, broad - thin), (east, east)):
        cloth.fill(ink("hills_ribbon"), (left, 0, broad, long))
        cloth.fill(ink("hills_deep"), (seam, 0, thin, long))
        for mark in range(MARK, HIGH, MARK):
            wide = round((broad - thin) * (0.8 if mark % (2 * MARK) == 0 else 0.45))
            start = seam + thin if left else seam - wide
            top = round((HEM + mark) * down) - thin // 2
            cloth.fill(ink("night"), (start, top, wide, thin))
