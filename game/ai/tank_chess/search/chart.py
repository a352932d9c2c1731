"""What does not change during a search: what a kind is worth, and what a place is.

All values are hundredths of a point of army value.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as of
from functools import lru_cache
from typing import Any

from game.ai.tank_chess.styles import PLAIN, Taste
from game.core.lines_from_cell import Cells
from game.core.rules import Seat
from game.rules.tank_chess.fast_room.field import Field, Land, Poses
from game.rules.tank_chess.fast_room.position import Position
from game.rules.tank_chess.starting_board import Kind

POINT = 100
_WAVES = 16

_FORWARD = 3
_CENTRE = 2
_LOOKS_AHEAD = 6
NEVER = 60


Waves = tuple[Poses, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Chart:
    """`prices` are what the kinds are worth to each seat as its own, `near` and `runs` how much its
    taste is for the enemy commander and the far edge. `spots` are by seat and cell, `looks` by seat
    and facing, `guns` the kinds of each army.

    `gun` has the place of each kind in the guns of its seat, and `out` the poses from which a
    commander leaves in one step, in two and so on. A plain board is one where a turn changes
    no more than the cells it begins and ends on. `known` remembers ways,
    and `ranks` poses in the order of their worth.
    """

    field: Field
    land: Land
    backing_out: bool
    plain: bool
    closed: Cells
    screen: Cells
    trees: Cells
    values: tuple[int, ...]
    prices: tuple[tuple[int, ...], tuple[int, ...]]
    near: tuple[int, int]
    runs: tuple[int, int]
    chiefs: tuple[bool, ...]
    speeds: tuple[int, ...]
    lobbed: tuple[bool, ...]
    guns: tuple[tuple[int, ...], tuple[int, ...]]
    gun: tuple[tuple[int, ...], tuple[int, ...]]
    spots: tuple[tuple[int, ...], tuple[int, ...]]
    looks: tuple[tuple[int, ...], tuple[int, ...]]
    out: tuple[Waves, Waves]
    known: dict[tuple[int, int, int], Any] = of(default_factory=dict)
    ranks: tuple[dict[Poses, list[int]], dict[Poses, list[int]]] = of(
        default_factory=lambda: ({}, {})
    )

    def steps_out(self, seat: Seat, pose: int) -> int:
        """Return the steps a commander needs to leave, were the board empty but for walls."""
        key = seat, pose, NEVER
        steps: int | None = self.known.get(key)
        if steps is None:
            waves = enumerate(self.out[seat], 1)
            steps = next((number for number, wave in waves if wave >> pose & 1), NEVER)
            self.known[key] = steps
        return steps


def chart(position: Position, taste: Taste = PLAIN) -> Chart:
    """Return the chart for all that can come of a position, to the taste of who moves now."""
    field, land, kinds = position.field, position.land, position.field.kinds
    white, black = (tuple(sorted({u.kind for u in army})) for army in position.armies)
    pushing = any(kinds[kind].pushes for kind in (*white, *black))
    walls = land.closed | land.water | land.trees
    values = tuple(value(kind) for kind in kinds)
    tastes = (PLAIN, taste) if position.turn else (taste, PLAIN)
    return Chart(
        field=field,
        land=land,
        backing_out=position.backing_out,
        plain=not (land.rough or position.mines or pushing),
        closed=land.closed | position.trees,
        screen=land.screen | position.trees,
        trees=position.trees,
        values=values,
        prices=(_priced(values, tastes[0]), _priced(values, tastes[1])),
        near=(tastes[0].near, tastes[1].near),
        runs=(tastes[0].run, tastes[1].run),
        chiefs=tuple(kind.commander for kind in kinds),
        speeds=tuple(kind.speed for kind in kinds),
        lobbed=tuple(kind.lobbed for kind in kinds),
        guns=(white, black),
        gun=(_places(white, len(kinds)), _places(black, len(kinds))),
        spots=(_spots(field, 0, tastes[0].forward), _spots(field, 1, tastes[1].forward)),
        looks=(_looks(0), _looks(1)),
        out=(_waves(field, walls, 0), _waves(field, walls, 1)),
    )


def value(kind: Kind) -> int:
    """Return what a kind is worth; a kind without a price is judged by its numbers."""
    if kind.points or kind.commander:
        return POINT * kind.points
    return POINT * (sum(kind.armour) + kind.gun + kind.speed) // 2


def _priced(values: tuple[int, ...], taste: Taste) -> tuple[int, ...]:
    """Return what each kind is worth as an own piece."""
    return tuple(one * taste.own // 100 for one in values)


@lru_cache(maxsize=1 << 11)
def distances(field: Field, cell: int) -> tuple[int, ...]:
    """Return how many cells every cell is away from this one."""
    x, y = field.places[cell].x, field.places[cell].y
    return tuple(max(abs(place.x - x), abs(place.y - y)) for place in field.places)


def _places(guns: tuple[int, ...], kinds: int) -> tuple[int, ...]:
    return tuple(guns.index(kind) if kind in guns else -1 for kind in range(kinds))


@lru_cache(maxsize=_WAVES)
def _spots(field: Field, seat: Seat, forward: int) -> tuple[int, ...]:
    """Return what it is worth to stand forward, and in the middle rather than at the side."""
    high, wide = field.height, field.width
    return tuple(
        _FORWARD * forward * (high - 1 - place.y if seat == 0 else place.y) * 16 // (100 * high)
        + _CENTRE * min(place.x, wide - 1 - place.x, 4)
        for place in field.places
    )


def _looks(seat: Seat) -> tuple[int, ...]:
    """Return what it is worth to look towards the enemy's edge."""
    ahead = 0 if seat == 0 else 4
    off = (abs((facing - ahead + 4) % 8 - 4) for facing in range(8))
    return tuple(_LOOKS_AHEAD * (2 - away) // 2 for away in off)


@lru_cache(maxsize=_WAVES)
def _waves(field: Field, closed: Cells, seat: Seat) -> Waves:
    """Return the poses a commander leaves from within one step, two steps and so on."""
    free = field.all & ~closed
    edge, size = field.leave[seat], field.cells
    planes = [edge >> size * facing & free for facing in range(8)]
    waves = [sum(plane << size * facing for facing, plane in enumerate(planes))]
    while len(waves) < NEVER:
        planes = backwards(field, planes, free)
        found = sum(plane << size * facing for facing, plane in enumerate(planes))
        if found == waves[-1]:
            break
        waves.append(found)
    return tuple(waves)


def backwards(field: Field, planes: list[Cells], free: Cells) -> list[Cells]:
    """Return these poses with those from which one step leads to them."""
    wider: list[Cells] = []
    for facing, plane in enumerate(planes):
        shift, entered = field.shift[facing], plane & free
        behind = entered >> shift if shift > 0 else entered << -shift
        wider.append(plane | planes[facing - 1] | planes[facing - 7] | behind & field.may[facing])
    return wider
