"""What the referee has still to do."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Facing
from game.core.number_bounds import Few
from game.core.rules import Seat, Telling
from game.core.rules import State as CoreState

from .events import Event
from .state import Table


@dataclass(frozen=True, slots=True)
class Harm:
    """A ram breaks a part of this tank; the seat chooses which, with None only the tracks."""

    number: Few
    other: Few
    chooser: Seat | None


@dataclass(frozen=True, slots=True)
class FinishRam:
    """See who is destroyed by a ram that came from this side, and where the rammer stops."""

    number: Few
    target: Few
    way: Facing


@dataclass(frozen=True, slots=True)
class FinishTurn:
    pass


@dataclass(frozen=True, slots=True)
class BeginTurn:
    pass


Task = Harm | FinishRam | FinishTurn | BeginTurn
State = CoreState[Table, Task]
Story = Telling[Table, Event, Task]
