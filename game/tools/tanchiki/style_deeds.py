"""What the seats of Tanchiki have done in a match, by which styles are told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.core.rules import Seat
from game.rules.tanchiki.event_kinds.volley import Shot, Struck, VolleyFired
from game.rules.tanchiki.events import EagleTaken, Event, TankDrowned, TankExploded, TokenTaken
from game.rules.tanchiki.state import FIRST_BOT

NAMES = ("bots", "eagles", "shots at tanks", "kills", "own losses")
Deeds = Counter[tuple[str, Seat]]


def deeds(turns: Iterable[tuple[Seat, tuple[Event, ...]]]) -> Deeds:
    """Return how often each seat did what; a kill counts for all whose shots it took."""
    found, volley = Deeds(), tuple[Shot, ...]()
    for event in (event for _, events in turns for event in events):
        match event:
            case TokenTaken(seat=seat):
                found["bots", seat] += 1
            case EagleTaken(seat=seat):
                found["eagles", seat] += 1
            case VolleyFired(shots=shots):
                volley = shots
                found.update(("shots at tanks", s.shooter) for s in shots if _at_tank(s))
            case TankExploded(seat=seat):
                found["own losses", seat] += 1
                hit = (s.shooter for s in volley if _at_tank(s) and s.piece == seat)
                found.update(("kills", shooter) for shooter in hit)
            case TankDrowned(seat=seat):
                found["own losses", seat] += 1
            case _:
                pass
    return found


def _at_tank(shot: Shot) -> bool:
    return shot.struck is Struck.TANK and shot.shooter < FIRST_BOT
