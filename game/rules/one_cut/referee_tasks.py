"""What the referee has still to do."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import State as CoreState
from game.core.rules import Telling

from .events import Event
from .state import Table


@dataclass(frozen=True, slots=True)
class ShowPair:
    """Turn the next cards of both rows over and settle them, or end the round."""


@dataclass(frozen=True, slots=True)
class EndRound:
    pass


Task = ShowPair | EndRound
State = CoreState[Table, Task]
Story = Telling[Table, Event, Task]
