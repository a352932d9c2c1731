"""Which steps of a drive are one movement."""

from __future__ import annotations

from game.rules.tank_chess.events import Event, MatchWon, TankDrove, TankTurned
from game.view.show.clip import Clip
from game.view.show.step_flow import held, running


def flowing(clip: Clip, before: Event | None, event: Event, after: Event | None) -> Clip:
    """Return the clip of a step, in motion at its beginning and its end where the drive goes on."""
    if not isinstance(event, TankDrove | TankTurned):
        return held(clip, isinstance(after, MatchWon))
    return running(clip, _one_way(before, event), _one_way(event, after))


def _one_way(first: Event | None, then: Event | None) -> bool:
    """Whether two steps are one movement: straight on, or a turn that goes on."""
    match first, then:
        case TankDrove(number=one), TankDrove(number=other):
            return one == other
        case TankTurned(number=one), TankTurned(number=other):
            return one == other
        case _:
            return False
