"""The board in whole numbers: the ground floor of the fast room.

The fast room (`field`, `reach`, `fire_lines`, `after_a_turn`) answers the hot questions of the
game. Its idea: a cell is a number, and a set of cells one big integer, as in
`core/lines_from_cell.py`. A pose (a cell and a facing) is `facing * cells + cell`, so that a set
of poses is eight sets of cells side by side, one plane for each facing, and "all tanks that look
east drive one cell" is one shift of one plane. Where a piece can get to depends only on its pose,
its speed and what stands in the few cells it could ever touch; from where it can be shot, only on
what stands on its eight lines. Both are pure functions of a few numbers, remembered with a cap,
and most moves on the board change none of these numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.core.grid import RING, Cell, Facing
from game.core.lines_from_cell import Cells, squares
from game.rules.tank_chess.starting_board import Ground, Kind

Poses = int
"""A set of poses: bit `facing * cells + cell`."""

_SIZES = 16
_GROUNDS = 64


@dataclass(frozen=True, slots=True, eq=False)
class Field:
    """A size of board and the kinds that stand on it.

    `shift` moves a plane one cell ahead (to the left if positive), `may` are the cells from
    which that stays on the board. `leave` has for each seat the poses that look over its far
    edge (C5.2).
    """

    width: int
    height: int
    kinds: tuple[Kind, ...]
    cells: int
    all: Cells
    places: tuple[Cell, ...]
    shift: tuple[int, ...]
    may: tuple[Cells, ...]
    leave: tuple[Poses, Poses]

    def on(self, cell: Cell) -> bool:
        return 0 <= cell.x < self.width and 0 <= cell.y < self.height

    def number(self, cell: Cell) -> int:
        return cell.y * self.width + cell.x

    def kind(self, name: str) -> int:
        return next(i for i, kind in enumerate(self.kinds) if kind.name == name)

    def pose(self, cell: Cell, facing: Facing) -> int:
        return facing.eighth * self.cells + cell.y * self.width + cell.x

    def everywhere(self, cells: Cells) -> Poses:
        """Return the poses on these cells, whatever the facing."""
        poses = cells | cells << self.cells
        poses |= poses << 2 * self.cells
        return poses | poses << 4 * self.cells


@dataclass(frozen=True, slots=True)
class Land:
    """What the ground letters mean, as sets of cells; trees are kept apart, they can fall.

    It is rough where a drive can take more than its steps or end early.
    """

    closed: Cells
    screen: Cells
    water: Cells
    mud: Cells
    trees: Cells
    rough: bool


@lru_cache(maxsize=_SIZES)
def field(width: int, height: int, kinds: tuple[Kind, ...]) -> Field:
    cells = width * height
    leave = (_leaving(width, height, 0, -1), _leaving(width, height, height - 1, 1))
    bare = squares(width, height)
    everything = (1 << cells) - 1
    return Field(width, height, kinds, cells, everything, bare.places, bare.shift, bare.may, leave)


@lru_cache(maxsize=_GROUNDS)
def land(ground: str) -> Land:
    def where(*kinds: Ground) -> Cells:
        letters = {kind.value for kind in kinds}
        return sum(1 << cell for cell, letter in enumerate(ground) if letter in letters)

    return Land(
        closed=where(Ground.WALL, Ground.LOW),
        screen=where(Ground.WALL, Ground.HEDGE),
        water=where(Ground.WATER),
        mud=where(Ground.MUD),
        trees=where(Ground.TREES),
        rough=bool(where(Ground.WATER, Ground.MUD)),
    )


def _leaving(width: int, height: int, row: int, dy: int) -> Poses:
    """Return the poses whose next step crosses that edge within the board's width."""
    return sum(
        1 << facing * width * height + row * width + x
        for facing, (dx, step) in enumerate(point.value for point in RING)
        for x in range(width)
        if step == dy and 0 <= x + dx < width
    )
