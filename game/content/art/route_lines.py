"""Lines of steps as they stand on cards: each picture of a group is one of all routes.

An id ends in the steps, U up, R right, D down, L left: one to six of them with at most two turns.
A file has the line once, and says from where it begins and how long a step is. Below it stands the
name, an arrow and a figure for each part, of strokes, since a picture holds no text.
"""

from __future__ import annotations

import re
from itertools import groupby

LONGEST, MOST_TURNS = 6, 2
_WAYS = {"U": (0, -1), "R": (1, 0), "D": (0, 1), "L": (-1, 0)}
_BACK = {"U": "D", "D": "U", "L": "R", "R": "L"}

_STROKES = {
    "U": "M1 4 L1 0.2 M0 1.4 L1 0.2 L2 1.4",
    "R": "M0 2 L2.2 2 M1.1 0.9 L2.2 2 L1.1 3.1",
    "D": "M1 0 L1 3.8 M0 2.6 L1 3.8 L2 2.6",
    "L": "M2.2 2 L0 2 M1.1 0.9 L0 2 L1.1 3.1",
    "1": "M0.3 0.9 L1.2 0 L1.2 4",
    "2": "M0 1 Q0 0 1 0 Q2 0 2 1 Q2 1.8 1.2 2.6 L0 4 L2 4",
    "3": "M0 0 L2 0 L0.9 1.6 Q2 1.6 2 2.8 Q2 4 1 4 Q0.2 4 0 3.3",
    "4": "M1.5 4 L1.5 0 L0 2.8 L2 2.8",
    "5": "M1.8 0 L0.2 0 L0 1.8 Q2 1.3 2 2.7 Q2 4 1 4 Q0.2 4 0 3.4",
    "6": "M1.6 0 Q0 1 0 2.7 Q0 4 1 4 Q2 4 2 2.8 Q2 1.6 1 1.6 Q0.2 1.6 0 2.6",
}
"""Arrows and figures two wide and four high."""
_BESIDE, _APART = 3.0, 4.6
"""How far the next sign stands, within a word and in the next one."""

Spot = tuple[float, float]


def routes() -> tuple[str, ...]:
    """Return the steps of all routes, the short ones first."""
    found: list[str] = []
    longest = [""]
    for _ in range(LONGEST):
        longest = [route + way for route in longest for way in _WAYS if _follows(route, way)]
        found += longest
    return tuple(found)


def line(route: str, x: int, y: int, step: int, short: int) -> str:
    """Return the path along a route; it ends so much before the last point."""
    spots = _spots(route, x, y, step)
    across, down = _WAYS[route[-1]]
    last = spots[-1]
    return _path((*spots[:-1], (last[0] - across * short, last[1] - down * short)))


def head(route: str, x: int, y: int, step: int, reach: int) -> str:
    """Return the point of an arrow whose tip lies so far past the last point."""
    last, (across, down) = _spots(route, x, y, step)[-1], _WAYS[route[-1]]
    tip = last[0] + across * reach, last[1] + down * reach
    foot = last[0] - across * reach, last[1] - down * reach
    wide = -down * reach * 1.25, across * reach * 1.25
    left, right = (foot[0] + wide[0], foot[1] + wide[1]), (foot[0] - wide[0], foot[1] - wide[1])
    return _path((left, tip, right)) + " Z"


def dots(route: str, x: int, y: int, step: int, reach: int) -> str:
    """Return a disc at each point of a route but the last one."""
    spots = _spots(route, x, y, step)[:-1]
    arc = f"a{reach} {reach} 0 1 0"
    return " ".join(
        f"M{a - reach:g} {b:g} {arc} {2 * reach} 0 {arc} {-2 * reach} 0" for a, b in spots
    )


def name(route: str, x: int, y: int, high: int, wide: int) -> str:
    """Return the strokes of a route's name about this middle, so high and wide at the most."""
    words = [f"{way}{len([*steps])}" for way, steps in groupby(route)]
    across = len(words) * (_BESIDE + _APART) - _APART + 2
    unit = min(high / 4, wide / across)
    left = x - across * unit / 2
    found = []
    for place, sign in enumerate("".join(words)):
        away = place // 2 * (_BESIDE + _APART) + place % 2 * _BESIDE
        found.append(_moved(_STROKES[sign], left + away * unit, y - 2 * unit, unit))
    return " ".join(found)


def _moved(strokes: str, x: float, y: float, unit: float) -> str:
    def spot(found: re.Match[str]) -> str:
        return f"{x + float(found[1]) * unit:.4g} {y + float(found[2]) * unit:.4g}"

    return re.sub(r"([\d.]+) ([\d.]+)", spot, strokes)


SHAPES = {"line": line, "head": head, "dots": dots, "name": name}


def _follows(route: str, way: str) -> bool:
    return route[-1:] != _BACK[way] and len([*groupby(route + way)]) <= MOST_TURNS + 1


def _spots(route: str, x: int, y: int, step: int) -> tuple[Spot, ...]:
    spots: list[Spot] = [(x, y)]
    for way in route:
        across, down = _WAYS[way]
        spots.append((spots[-1][0] + across * step, spots[-1][1] + down * step))
    return tuple(spots)


def _path(spots: tuple[Spot, ...]) -> str:
    return "M" + " L".join(f"{x:g} {y:g}" for x, y in spots)
