"""What the sides of Tank Chess have done in a match, by which styles are told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from game.core.rules import Seat
from game.rules.tank_chess.events import (
    CheckGiven,
    CommanderLeft,
    EscapeThreatened,
    ShotFired,
    TankDestroyed,
    TankDrove,
)

NAMES = (
    "turns",
    "kills",
    "losses",
    "trades",
    "checks",
    "escapes threatened",
    "escapes",
    "cells driven",
)
Deeds = Counter[tuple[str, Seat]]
Turn = tuple[Seat, tuple[Any, ...]]
"""Who acted, and the events of it."""


def deeds(turns: Iterable[Turn]) -> Deeds:
    """Return how often each side did what; a trade is a kill whose shooter falls at once."""
    found = Deeds()
    struck: int | None = None
    for seat, events in turns:
        found["turns", seat] += 1
        shooter, struck, fired = struck, None, None
        for event in events:
            match event:
                case ShotFired(number=number):
                    fired = number
                case TankDestroyed(number=fallen):
                    found["kills", seat] += 1
                    found["losses", 1 - seat] += 1
                    found["trades", 1 - seat] += fallen == shooter
                    struck = fired
                case CheckGiven(seat=who):
                    found["checks", who] += 1
                case EscapeThreatened(seat=who):
                    found["escapes threatened", who] += 1
                case CommanderLeft():
                    found["escapes", seat] += 1
                case TankDrove():
                    found["cells driven", seat] += 1
                case _:
                    pass
    return found
