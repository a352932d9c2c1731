"""Where tanks come to on a board and what they can hit: with every brick broken, or with none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from game.core.grid import STRAIGHT, Facing
from game.rules.hold_the_banner.board import Board
from game.rules.hold_the_banner.quarters import (
    Place,
    Quarters,
    ahead,
    at_edge,
    covered,
    muzzle,
    on_field,
)


def hard(board: Board) -> Quarters:
    """Return the quarters that nobody without a star ever drives on."""
    return board.steel | board.water | board.banners


def places_from(starts: Iterable[Place], closed: Quarters) -> Set[Place]:
    """Return every place, half a cell apart, to which a tank comes from one of these."""
    edge = [place for place in starts if not covered(place) & closed]
    found = set(edge)
    for place in edge:
        for there in beside(place, closed):
            if there not in found:
                found.add(there)
                edge.append(there)
    return found


def beside(place: Place, closed: Quarters) -> Iterator[Place]:
    """Yield the places half a cell away that a tank can drive to."""
    near = (place.step(way) for way in STRAIGHT)
    return (there for there in near if on_field(there) and not covered(there) & closed)


def may_hit(board: Board, place: Place, banner: Place) -> bool:
    """Whether nothing but brick lies between a tank there and a banner in its line of fire."""
    facing = _towards(place, banner)
    if facing is None:
        return False
    point, target = muzzle(place, facing), covered(banner)
    while not at_edge(point):
        met = ahead(point, facing)
        if met & (board.steel | target):
            return not met & board.steel
        point = point.step(facing)
    return False


def _towards(place: Place, banner: Place) -> Facing | None:
    """Return the way from which a bullet would strike the banner, None where it would pass."""
    across, down = banner.x - place.x, banner.y - place.y
    if abs(across) < 2:
        return Facing.SOUTH if down > 0 else Facing.NORTH
    if abs(down) < 2:
        return Facing.EAST if across > 0 else Facing.WEST
    return None
