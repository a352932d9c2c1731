"""What does not change in the fast room: the ground in bytes, and where things appear.

The board has a rim of one cell around it, so that a walk need not ask where the board ends.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tanchiki.ground.board import Board, BotCell, Colour, Quarter, Terrain
from game.rules.tanchiki.ground.entry_cells import CROWD
from game.rules.tanchiki.ground.places_in_quarters import (
    NO_PLACE,
    cells_of,
    depth,
    eagle_cell,
    farthest,
    nearest_of,
)
from game.rules.tanchiki.state import Options

CONCRETE: Final = 1
FOREST: Final = 2
WATER: Final = 3
ICE: Final = 4
RIM: Final = 5
_CODES = {
    Terrain.GROUND: 0,
    Terrain.CONCRETE: CONCRETE,
    Terrain.FOREST: FOREST,
    Terrain.WATER: WATER,
    Terrain.ICE: ICE,
}
_LANDS = 16

Berth = tuple[int, int]
"""A cell, and where a bot that appears there looks."""


@dataclass(frozen=True, slots=True, eq=False)
class Quarters:
    """What a quarter is for, while the eagle is in it.

    `berths` are by colour: where the bots of that colour appear (T11.6). `starts` are the
    cells that the map gives to a seat or to all (None), and `tiers` those of the far quarter,
    the cells of equal right together, the best first.
    """

    eagle: int
    berths: dict[Colour, tuple[Berth, ...]]
    starts: tuple[tuple[Seat | None, int], ...]
    tiers: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Land:
    """`xs` and `ys` have the place of each cell, `steps` what one step is to each side.

    `deadly` marks water and the rim. `sides` has for each cell a byte for every other one: to
    which side it lies plus one, 0 if it is in another row and column. `rounds` are the seats
    clockwise from each.
    """

    board: Board
    options: Options
    wide: int
    ground: bytes
    walls: bytes
    deadly: bytes
    sides: tuple[bytes, ...]
    xs: tuple[int, ...]
    ys: tuple[int, ...]
    steps: tuple[int, int, int, int]
    every: tuple[int, ...]
    quarters: tuple[Quarters, ...]
    rounds: tuple[tuple[Seat, ...], ...]

    def spot(self, cell: Cell) -> int:
        return (cell.y + 1) * self.wide + cell.x + 1

    def cell(self, spot: int) -> Cell:
        return Cell(self.xs[spot], self.ys[spot])


@lru_cache(maxsize=_LANDS)
def land(board: Board, options: Options, seats: int) -> Land:
    wide, high = board.width + 2, board.height + 2
    inside = [(y + 1) * wide + x + 1 for y in range(board.height) for x in range(board.width)]
    ground = bytearray([RIM]) * (wide * high)
    for spot, terrain in zip(inside, board.terrain, strict=True):
        ground[spot] = _CODES[terrain]
    return Land(
        board=board,
        options=options,
        wide=wide,
        ground=bytes(ground),
        walls=bytes(code in (CONCRETE, RIM) for code in ground),
        deadly=bytes(code in (WATER, RIM) for code in ground),
        sides=tuple(_sides(spot, wide, len(ground)) for spot in range(len(ground))),
        xs=tuple(spot % wide - 1 for spot in range(wide * high)),
        ys=tuple(spot // wide - 1 for spot in range(wide * high)),
        steps=(-wide, 1, wide, -1),
        every=tuple(inside),
        quarters=tuple(_quarters(board, at, seats) for at in range(len(board.quarters))),
        rounds=tuple(tuple((at + step) % seats for step in range(seats)) for at in range(seats)),
    )


def _sides(here: int, wide: int, count: int) -> bytes:
    """Return for each cell of the same row or column to which side it lies, plus one."""
    found = bytearray(count)
    row, column = divmod(here, wide)
    for there in range(column, count, wide):
        found[there] = 1 if there < here else 3
    for there in range(row * wide, (row + 1) * wide):
        found[there] = 4 if there < here else 2
    found[here] = 0
    return bytes(found)


def _quarters(board: Board, at: int, seats: int) -> Quarters:
    def spot(cell: Cell) -> int:
        return (cell.y + 1) * (board.width + 2) + cell.x + 1

    def berths(bots: tuple[BotCell, ...]) -> tuple[Berth, ...]:
        return tuple((spot(bot.cell), bot.facing.eighth // 2) for bot in bots)

    near = {colour: nearest_of(board, colour, at) for colour in Colour}
    far = board.quarters[farthest(board, at)]
    return Quarters(
        eagle=spot(eagle_cell(board.quarters[at])),
        berths={
            colour: berths(board.quarters[quarter].bots)
            for colour, quarter in near.items()
            if quarter is not None
        },
        starts=tuple((start.seat, spot(start.cell)) for start in far.starts),
        tiers=tuple(tuple(map(spot, tier)) for tier in _tiers(board, far, seats)),
    )


def _tiers(board: Board, far: Quarter, seats: int) -> tuple[tuple[Cell, ...], ...]:
    """Return the cells of the far quarter where a tank may come, by their right (T9.3, T11.6)."""
    cells = [cell for cell in cells_of(far) if board.ground(cell) not in NO_PLACE]
    by_depth: dict[int, list[Cell]] = {}
    for cell in cells:
        by_depth.setdefault(depth(far, cell), []).append(cell)
    order = sorted(by_depth, key=lambda deep: (deep > 0, abs(deep)))
    tiers = tuple(tuple(by_depth[deep]) for deep in order)
    if seats < CROWD:
        return tiers
    return (tuple(cell for cell in cells if depth(far, cell) <= 0), *tiers)
