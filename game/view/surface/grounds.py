"""What surfaces are made of, painted in one colour: planks, cloths, mats, charts and flags.

Light and shade are not in it: the lamp comes later. `unit` is how many pixels a unit of the page
has here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

import pygame

from .noise import MULT, scattered, shade, speckles, tile
from .surfaces import Made

Rgb = tuple[int, int, int]
Paint = Callable[[pygame.Surface, Rgb, float], None]

PLANK, BOARD = 118, (420, 300)
"""How broad a plank is, how long at the least, and how much longer some are."""
THREAD = 8
RULES, BOLD = 32, 5
"""How far apart the lines of a mat are, and which of them are broader."""
CONTOURS = 9


def lay(to: pygame.Surface, made: Made, rgb: Rgb, unit: float) -> None:
    """Paint all of a surface."""
    to.fill(rgb)
    _PAINTS[made](to, rgb, unit)


def _planks(to: pygame.Surface, rgb: Rgb, unit: float) -> None:
    """Lay planks from west to east, each of its own wood."""
    wide, high = to.get_size()
    broad = max(8, round(PLANK * unit))
    grain = pygame.transform.smoothscale(speckles(9, 150, 3, 176), (wide, high))
    to.blit(grain, (0, 0), special_flags=MULT)
    rough = pygame.transform.smoothscale(speckles(48, high // 2 + 1, 11, 214), (wide, high))
    to.blit(rough, (0, 0), special_flags=MULT)
    seam = tone(rgb, 0.36)
    for row in range(high // broad + 1):
        rolls, top, left = scattered(12, row + 5), row * broad, 0
        left = -rolls[0] * broad // 80
        for roll in rolls[1:]:
            long = round((BOARD[0] + BOARD[1] * roll / 255) * unit)
            grey = 205 + roll * 50 // 255
            to.fill((grey, grey, grey), (left, top, long, broad), MULT)
            to.fill(seam, (left, top, max(1, round(unit)), broad))
            left += long
        to.fill(seam, (0, top, wide, max(1, round(1.6 * unit))))
        to.fill(tone(rgb, 1.2), (0, top + max(1, round(1.6 * unit)), wide, 1))


def _canvas(to: pygame.Surface, rgb: Rgb, unit: float) -> None:
    """Weave coarse cloth, and leave folds in it."""
    tile(to, _weave(198))
    shade(to, 7, 5, 21, 186)
    _fold(to, rgb, ((0.31, 0.0), (0.27, 1.0)), unit)
    _fold(to, rgb, ((0.0, 0.62), (1.0, 0.66)), unit)
    _fold(to, rgb, ((0.82, 0.0), (0.84, 1.0)), unit)


def _wool(to: pygame.Surface, rgb: Rgb, unit: float) -> None:
    """Weave a rug of one colour: what lies on it has the pattern."""
    tile(to, _weave(206))
    shade(to, 6, 4, 33, 190)


def _felt(to: pygame.Surface, rgb: Rgb, unit: float) -> None:
    """Lay felt: no threads, but tufts and places that are worn."""
    tile(to, speckles(128, 128, 17, 206))
    shade(to, 80, 46, 9, 226)
    shade(to, 6, 4, 14, 192)


def _ruled(to: pygame.Surface, rgb: Rgb, unit: float) -> None:
    """Rule a mat for cutting, and scratch it a little."""
    wide, high = to.get_size()
    step = RULES * unit
    for across, end in ((True, wide), (False, high)):
        for n in range(int(end / step) + 1):
            at, bold = round(n * step), n % BOLD == 0
            line = (at, 0, 1, high) if across else (0, at, wide, 1)
            to.fill(tone(rgb, 1.75 if bold else 1.3), line)
    for n, roll in enumerate(scattered(18, 71)):
        x, y = wide * roll / 255, high * ((n * 37) % 100) / 100
        away = 30 * unit + roll * unit / 3
        pygame.draw.aaline(to, tone(rgb, 0.7), (x, y), (x + away, y - away * (n % 5 - 2) / 3))
    tile(to, speckles(128, 128, 17, 232))


def _chart(to: pygame.Surface, rgb: Rgb, unit: float) -> None:
    """Draw a chart: meridians and parallels, and lines of depth about two shoals."""
    wide, high = to.get_size()
    for part in range(1, 12):
        to.fill(tone(rgb, 1.34), (wide * part // 12, 0, 1, high))
        to.fill(tone(rgb, 1.34), (0, wide * part // 12, wide, 1))
    for x, y, seed in ((0.12, 0.9, 5), (0.93, 0.24, 8), (0.55, 0.02, 12)):
        rolls = scattered(16, seed)
        for ring in range(1, CONTOURS):
            _contour(to, (x * wide, y * high), ring * 34 * unit, rolls, tone(rgb, 1.5))
    shade(to, 5, 4, 40, 200)
    tile(to, speckles(128, 128, 17, 232))


def _contour(
    to: pygame.Surface, middle: tuple[float, float], reach: float, rolls: bytes, rgb: Rgb
) -> None:
    turns = [pygame.Vector2(reach * (0.8 + roll / 560), 0) for roll in rolls]
    spots = [middle + turn.rotate(22.5 * n) for n, turn in enumerate(turns)]
    pygame.draw.aalines(to, rgb, True, _rounded(spots))


def _rounded(spots: list[pygame.Vector2]) -> list[pygame.Vector2]:
    """Return a ring with its corners cut, twice."""
    for _ in range(2):
        pairs = zip(spots, [*spots[1:], spots[0]], strict=True)
        spots = [one.lerp(other, share) for one, other in pairs for share in (0.25, 0.75)]
    return spots


def _fold(
    to: pygame.Surface,
    rgb: Rgb,
    ends: tuple[tuple[float, float], tuple[float, float]],
    unit: float,
) -> None:
    """Crease a cloth from end to end: a dark line beside a light one."""
    wide, high = to.get_size()
    (x, y), (right, down) = ends
    for shift, light in ((0.0, 1.3), (2 * unit, 0.62)):
        start, end = (
            (x * wide + shift, y * high + shift),
            (right * wide + shift, down * high + shift),
        )
        pygame.draw.aaline(to, tone(rgb, light), start, end)


@cache
def _weave(least: int) -> pygame.Surface:
    """Return a tile of threads that go over and under each other."""
    grey = bytearray()
    for place, roll in enumerate(scattered(THREAD * THREAD * 64, 5)):
        x, y = place % (THREAD * 8), place // (THREAD * 8)
        over = (x // 2 + y // 2) % 2
        grey += bytes((least + (30 if over else 0) + roll * (225 - least) // 255,)) * 3
    return pygame.image.frombytes(bytes(grey), (THREAD * 8, THREAD * 8), "RGB")


def tone(rgb: Rgb, by: float) -> Rgb:
    """Return a colour so many times as light."""
    red, green, blue = (min(255, round(each * by)) for each in rgb)
    return red, green, blue


_PAINTS: Mapping[Made, Paint] = {
    Made.PLANKS: _planks,
    Made.CANVAS: _canvas,
    Made.WOOL: _wool,
    Made.FELT: _felt,
    Made.RULED: _ruled,
    Made.CHART: _chart,
}
