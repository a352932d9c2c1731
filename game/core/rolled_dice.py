"""Dice thrown in the open, as an event that any game can tell.

It changes nothing on the table: what comes of a throw is an event of the game's own, which has
this one for its cause. So one clip shows the dice of every game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from .number_bounds import Within
from .rules import Seat

Face = Annotated[int, Within(1, 100)]
"""What a die shows."""

Sides = Annotated[int, Within(2, 100)]


@dataclass(frozen=True, slots=True)
class Throw:
    """The dice of one seat, in the order in which they fell."""

    seat: Seat
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Rolled:
    """These seats threw at the same moment; `what` is a word of the game for what is at stake."""

    what: str
    throws: tuple[Throw, ...]
    sides: Sides = 6
