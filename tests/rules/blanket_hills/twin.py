"""Flight, pits, rolling, rays and bumps once more, slowly: every square centimetre asked anew.

It is written from the digest (G2.1, G5.2, G5.3, G6) and asks nothing of the referee's own rules.
Land is a dictionary of heights by (x, y), a place a pair.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import floor, radians, sin

WIDE, DEEP = 100, 60
EVERYWHERE = tuple(product(range(WIDE), range(DEEP)))
AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))
"""North, east, south, west, then between them from the north-east round."""


@dataclass(frozen=True)
class Scene:
    """What a shell may meet: land, the rivals of who throws, towers and domes by their middles."""

    land: dict
    rivals: tuple = ()
    towers: tuple = ()
    domes: tuple = ()

    def top(self, place):
        """Return how high it is there, with what stands on it."""
        tops = [self.land[place]]
        tops += [self.land[tank] + 5 for tank in self.rivals if square(place, tank)]
        tops += [self.land[tower] + 20 for tower in self.towers if square(place, tower)]
        over = [dome for dome in self.domes if far(place, dome) <= 100]
        tops += [self.land[dome] + rag(far(place, dome)) for dome in over]
        return max(tops)


def far(one, other):
    """Return the square of how far it is, flat."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def square(place, middle, grown=0):
    """Return whether a place is in the 5 x 5 cm around a middle, or in that square grown."""
    return max(abs(place[0] - middle[0]), abs(place[1] - middle[1])) <= 2 + grown


def rag(far_off):
    """Return the whole part of twice the height of a half ball of radius 10 there."""
    return max(n for n in range(21) if n * n <= 4 * (100 - far_off))


def half_up(number):
    return floor(number + Fraction(1, 2))


def sine(azimuth):
    """Return the sine in ten thousandths."""
    return floor(10_000 * sin(radians(azimuth % 360)) + 0.5)


def along(start, azimuth, way):
    """Return where one is after so many centimetres."""
    east = half_up(Fraction(way * sine(azimuth), 10_000))
    north = half_up(Fraction(way * sine(azimuth + 90), 10_000))
    return start[0] + east, start[1] - north


def flight(scene, start, azimuth, reach, apex):
    """Return where a shell strikes, None where it leaves the field, and all it passed so far."""
    above = [dome for dome in scene.domes if far(dome, start) > 100]
    met = Scene(scene.land, scene.rivals, scene.towers, tuple(above))
    passed = []
    while True:
        way = len(passed) + 1
        place = along(start, azimuth, way)
        if place not in scene.land:
            return None, passed
        risen = floor(Fraction(400 * apex * way * (reach - way), reach * reach))
        height = 100 * (scene.land[start] + 12) + risen
        passed.append((place, height))
        if height <= 100 * met.top(place):
            return place, passed


def sunk(land, middle, radius, depth):
    """Return the land with a pit in it; all of 40 cm deep is down to the table."""
    return {
        place: max(0, height - depth) if far(place, middle) <= radius * radius else height
        for place, height in land.items()
    }


def rolled(scene, start, tanks):
    """Return every place where a ball lies on its way, the first and the last among them."""

    def blocked(place):
        towers = [tower for tower in scene.towers if square(place, tower)]
        return towers + [dome for dome in scene.domes if far(place, dome) <= 100]

    way = [start]
    while len(way) <= 30 and not any(square(way[-1], tank, 2) for tank in tanks):
        x, y = way[-1]
        beside = [(x + east, y + south) for east, south in AROUND]
        lowest = min((place for place in beside if place in scene.land), key=scene.land.get)
        if scene.land[lowest] >= scene.land[x, y] or blocked(lowest):
            break
        way.append(lowest)
    return way


def ray(apart):
    """Return the points of a gamma ray over this distance squared: 100 by it, half up."""
    return max(n for n in range(1, 21) if Fraction(2 * n - 1, 2) ** 2 * max(25, apart) <= 10_000)


def folds(bumps):
    """Return the land of these bumps, each (x, y, radius, height), and of the same turned round."""
    turned = [(99 - x, 59 - y, radius, height) for x, y, radius, height in bumps]
    land = {}
    for place in EVERYWHERE:
        rises = [
            height * (radius * radius - far(place, (x, y))) ** 2 // radius**4
            for x, y, radius, height in (*bumps, *turned)
            if far(place, (x, y)) <= radius * radius
        ]
        land[place] = min(35, max(5, 20 + sum(rises)))
    return land


def driven(scene, start, azimuth, meant):
    """Return every place a tank comes to on a move; at the last one it stays."""
    way = [start]
    while len(way) <= meant:
        place = along(start, azimuth, len(way))
        whole = 2 <= place[0] <= WIDE - 3 and 2 <= place[1] <= DEEP - 3
        met = [each for each in (*scene.rivals, *scene.towers) if square(place, each, 2)]
        if not whole or met or scene.land[place] > scene.land[way[-1]] + 5:
            break
        way.append(place)
    return way
