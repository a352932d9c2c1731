"""What the referee has still to do."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.number_bounds import Long
from game.core.rules import Seat, Telling
from game.core.rules import State as CoreState

from .events import Event
from .state import Table


@dataclass(frozen=True, slots=True)
class OpenTurn:
    """Throw for a bonus if it is time, then let tanks come (P5.1)."""


@dataclass(frozen=True, slots=True)
class AskReturn:
    """Ask a guard off the field where it comes (P4.4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskSpawn:
    """Throw for a new attacker if one may come, and ask where (P5.2)."""


@dataclass(frozen=True, slots=True)
class AskPlans:
    """Let all plan; where nobody may, the turn goes on by itself (P5.3)."""


@dataclass(frozen=True, slots=True)
class AskRescue:
    """Ask for the move of a fast tank after the volley (P5.7)."""

    tank: Long


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Deal cards, and look whether the match is over; who has spent the turn on drawing (P5.8)."""

    refilled: tuple[Seat, ...] = ()


Task = OpenTurn | AskReturn | AskSpawn | AskPlans | AskRescue | EndTurn
State = CoreState[Table, Task]
Story = Telling[Table, Event, Task]
