"""The night as somebody painted it: strokes of a brush that flow round a few swirls, and stars.

It is the same in every match, painted once for a size, in slices. What looks thrown is hashed.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from game.core.grid import Cell
from game.view.board.strewn import strewn
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .lie_of_map import HIGH, Spot

Rgb = tuple[int, int, int]

HUES = "scan_night", "scan_blue", "scan_violet", "scan_mauve"
"""The colours of the night, each next to those it is mixed with."""
WASH = 9
"""The ground below the strokes has so many patches on a side."""
STROKES = 32
"""So many strokes lie side by side."""
LONG, BRISTLES, APART, BROAD, PARTS = 0.66, 4, 0.036, 0.032, 5
"""How long a stroke is, in cells, of how many lines so far apart and so broad, and its bends."""
UNEVEN, BRISTLE = 0.5, 0.07
"""How much lighter at the most one stroke is than another, and one bristle than the next."""
STARS, GLINTS = 180, 11
DARK, RULED = 185, 26
"""How dark lost space is, and how clear the lines are by which a chart is ruled."""
SWIRLS = ((0.5, 0.5, 1.0), (0.16, 0.24, -1.5), (0.86, 0.72, 1.4), (0.8, 0.1, -1.2), (0.2, 0.9, 1.1))
"""Where strokes turn, in shares of the sky, and how hard."""


def painted(paper: Canvas) -> Iterator[None]:
    """Paint the whole night, in slices."""
    yield from _brushed(paper)
    for first in range(0, STARS, 30):
        for n in range(first, first + 30):
            _star(paper, n)
        yield


def lost_space(paper: Canvas, unit: float) -> Iterator[None]:
    """Paint what lies beyond the border, in slices: the same night, darker, ruled as a chart."""
    yield from _brushed(paper)
    paper.rect(paper.box, (*paper.colour("scan_void")[:3], DARK))
    for n in range(1, int(max(paper.width, paper.height) / unit) + 1):
        line = (*paper.colour("scan_chalk")[:3], RULED)
        paper.rect(Box(n * unit, 0, 1, paper.height), line)
        paper.rect(Box(0, n * unit, paper.width, 1), line)
    yield
    for n in range(GLINTS, STARS // 3):
        _star(paper, n)
    yield


def _brushed(paper: Canvas) -> Iterator[None]:
    """Lay the strokes of the night, in slices."""
    _wash(paper)
    yield
    for row in range(STROKES):
        for n in range(row * STROKES, (row + 1) * STROKES):
            _stroke(paper, strewn(Cell(n, 2)) % STROKES**2, n)
        yield


def chance(n: int, kind: int) -> float:
    """Return a number from 0 to 1 that looks thrown, the same for ever."""
    return strewn(Cell(n, kind)) / 2**32


def mixed(one: Rgb, two: Rgb, share: float) -> Rgb:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, two, strict=True))
    return red, green, blue


def _hue(paper: Canvas, shade: float) -> Rgb:
    """Return the colour of the night from its darkest, at 0, to mauve, at 1."""
    at = min(0.999, max(0.0, shade)) * (len(HUES) - 1)
    one, two = (paper.colour(HUES[int(at) + step]) for step in (0, 1))
    return mixed(one[:3], two[:3], at % 1)


def _shade(x: float, y: float) -> float:
    """Return how light the night is there, in shares of the sky."""
    return 0.42 + 0.17 * math.sin(x * 3.4 + y * 2.6 - 0.9) + 0.13 * math.sin(x * 7.3 - y * 6.1 + 2)


def _wash(paper: Canvas) -> None:
    """Lay the patches of the ground, which run into each other."""
    small = pygame.Surface((WASH, WASH), 0, 32)
    for n in range(WASH * WASH):
        x, y = n % WASH, n // WASH
        small.set_at((x, y), _hue(paper, _shade(x / WASH, y / WASH) + 0.16 * (chance(n, 1) - 0.5)))
    size = paper.surface.get_size()
    paper.surface.blit(pygame.transform.smoothscale(small, size), (0, 0))


def _stroke(paper: Canvas, order: int, n: int) -> None:
    """Draw one stroke: bristles side by side along a bent line."""
    x, y = (order % STROKES + chance(n, 3)) / STROKES, (order // STROKES + chance(n, 4)) / STROKES
    wide, high = paper.surface.get_size()
    unit = wide / HIGH
    shade = _shade(x, y) + (chance(n, 5) - 0.5) * UNEVEN
    turn, bend = _flow(x, y), (chance(n, 6) - 0.5) * 0.9
    long, broad = LONG * (0.5 + chance(n, 7)) * unit, max(1, round(BROAD * unit))
    ways = []
    for part in range(PARTS):
        along = part / (PARTS - 1) - 0.5
        east, south = math.cos(turn + bend * along), math.sin(turn + bend * along)
        ways.append((x * wide + east * along * long, y * high + south * along * long, east, south))
    for bristle in range(BRISTLES):
        aside = (bristle - (BRISTLES - 1) / 2) * APART * unit
        line = [(px - south * aside, py + east * aside) for px, py, east, south in ways]
        ink = _hue(paper, shade + BRISTLE * (bristle % 2))
        pygame.draw.lines(paper.surface, ink, False, line, broad)


def _flow(x: float, y: float) -> float:
    """Return which way the brush went there: round the nearest swirls."""
    east = south = 0.0
    for middle_x, middle_y, hard in SWIRLS:
        dx, dy = x - middle_x, y - middle_y
        near = hard / (0.02 + dx * dx + dy * dy)
        east, south = east - dy * near, south + dx * near
    return math.atan2(south, east)


def _star(paper: Canvas, n: int) -> None:
    unit, star = paper.width / HIGH, paper.colour("scan_star")[:3]
    spot, big = (chance(n, 8) * paper.width, chance(n, 9) * paper.height), chance(n, 10)
    paper.circle(spot, unit * (0.006 + 0.014 * big**4), (*star, 80 + round(150 * chance(n, 11))))
    if n < GLINTS:
        _glint(paper, spot, unit * (0.04 + 0.05 * big), star)


def _glint(paper: Canvas, spot: Spot, reach: float, star: Rgb) -> None:
    (x, y), dim = spot, mixed(star, _hue(paper, 0.5), 0.5)
    paper.circle(spot, reach * 0.8, (*star, 24))
    paper.circle(spot, reach * 0.4, (*star, 50))
    for dx, dy in ((reach, 0), (0, reach)):
        paper.line((x - dx, y - dy), (x + dx, y + dy), dim, 1)
    paper.circle(spot, reach * 0.18, "scan_star")
