"""The values of the demonstration game: a field, tanks, crates, and cards laid in secret."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from game.core import rules
from game.core.grid import Cell, Facing
from game.core.rules import Seat
from tests.demo.rules.tasks import Task


class Order(Enum):
    DRIVE_1 = 1
    DRIVE_2 = 2
    LEFT = "left"
    RIGHT = "right"


DECK: tuple[Order, ...] = (*Order, *Order)
HAND = 4
REGISTERS = 2
ENOUGH = 5
Cards = tuple[Order | None, ...]


@dataclass(frozen=True, slots=True)
class Start:
    cell: Cell
    facing: Facing


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match starts from; only where it is clocked may a flag fall."""

    width: int
    height: int
    starts: tuple[Start, ...]
    crates: frozenset[Cell]
    rounds: int
    clocked: bool = False


@dataclass(frozen=True, slots=True)
class Tank:
    seat: Seat
    cell: Cell
    facing: Facing
    hand: Cards = ()
    laid: Cards = ()
    committed: bool = False
    loot: int = 0
    flagged: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """`aiming` is the seat that has to choose a facing at a crate, if one has."""

    width: int
    height: int
    tanks: tuple[Tank, ...]
    crates: frozenset[Cell]
    rounds: int
    clocked: bool
    round: int = 1
    revealed: bool = False
    aiming: Seat | None = None

    def on(self, cell: Cell) -> bool:
        return 0 <= cell.x < self.width and 0 <= cell.y < self.height

    def tank_on(self, cell: Cell) -> Tank | None:
        return next((tank for tank in self.tanks if tank.cell == cell), None)

    def with_tank(self, new: Tank) -> Table:
        return replace(self, tanks=tuple(new if t.seat == new.seat else t for t in self.tanks))


# A name for annotations only: Python 3.11 cannot call a generic frozen class with slots by such a
# name. A state is made by `rules.State(table, tasks, seed)`.
State = rules.State[Table, Task]
