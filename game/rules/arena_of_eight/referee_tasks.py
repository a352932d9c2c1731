"""What the referee has still to do."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import State as CoreState
from game.core.rules import Telling

from .events import Event
from .state import Table


@dataclass(frozen=True, slots=True)
class Settle:
    """Let what is left of the blow come."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    pass


Task = Settle | EndTurn
State = CoreState[Table, Task]
Story = Telling[Table, Event, Task]
