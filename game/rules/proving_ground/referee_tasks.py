"""What the referee has still to do."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell
from game.core.rules import Seat, Telling
from game.core.rules import State as CoreState

from .events import Event
from .state import Table


@dataclass(frozen=True, slots=True)
class Roll:
    """Drive on along these cells, one by one; the first hazard decides (B4.6)."""

    pawn: int
    path: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Arrive:
    """The drive is over and the pawn stands: it may shoot."""

    pawn: int


@dataclass(frozen=True, slots=True)
class EndMain:
    """The main action is complete."""


@dataclass(frozen=True, slots=True)
class FinishTurn:
    pass


@dataclass(frozen=True, slots=True)
class BeginTurn:
    seat: Seat


@dataclass(frozen=True, slots=True)
class AskReturn:
    """Place the destroyed pawns of the turn's seat from this number on, then open the turn."""

    pawn: int


@dataclass(frozen=True, slots=True)
class SetUpOn:
    """Ask the next question of the set-up, or begin the first turn."""


@dataclass(frozen=True, slots=True)
class Bombard:
    """The artillery answers (B15.4)."""


@dataclass(frozen=True, slots=True)
class Settle:
    """Take the pairs among the open tokens (B14.5)."""


Task = Roll | Arrive | EndMain | FinishTurn | BeginTurn | AskReturn | SetUpOn | Bombard | Settle
State = CoreState[Table, Task]
Story = Telling[Table, Event, Task]
