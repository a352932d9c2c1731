"""How far apart the start places of a house lie, and how far they have to.

Whoever begins or flees comes to one of them: too near, and the first turn finds everybody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from game.content.maps.board_numbers import lengths
from game.content.tiled.faults import FaultPlace, Report
from game.rules.lamps_till_dawn.house import House
from game.rules.lamps_till_dawn.state import START_PLACES

APART, LEAST = 3, 2
"""So many rooms apart the start places are, or so many where the house is too small for that, and
the one for a crowd from all others. Those of two rooms that touch are one apart."""

Ways = Mapping[int, Mapping[int, int]]


def ways(house: House) -> Ways:
    """Return how many rooms it is from each room to each other."""
    return {number: lengths(number, house.beside) for number in house.numbers}


def check_ways(house: House, places: Sequence[FaultPlace], report: Report) -> None:
    """Note start places that lie too near each other."""
    found = ways(house)
    needed = APART if _roomy(house, found) else LEAST
    for one, other in combinations(range(len(house.starts)), 2):
        apart = found[house.starts[one]][house.starts[other]]
        least = needed if other < START_PLACES else LEAST
        if apart < least:
            report.error(
                "starts_near", places[other], rule="K1.3", name=one + 1, found=apart, needed=least
            )


def _roomy(house: House, found: Ways) -> bool:
    """Whether any rooms at all lie as far apart as start places should."""
    return any(
        all(found[one][other] >= APART for one, other in combinations(rooms, 2))
        for rooms in combinations(house.numbers, START_PLACES)
    )
