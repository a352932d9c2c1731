"""How one step of a drive runs into the next: a tank has weight, and does not stop on each cell."""

from __future__ import annotations

from dataclasses import replace

from game.rules.tank_chess.events import Event, TankDrove, TankTurned
from game.view.clip import Clip, Ease, Move


def flowing(clip: Clip, before: Event | None, event: Event, after: Event | None) -> Clip:
    """Return the clip of a step, in motion at its beginning and its end where the drive goes on."""
    if not isinstance(event, TankDrove | TankTurned):
        return clip
    ease = _EASES[_one_way(before, event), _one_way(event, after)]
    return replace(
        clip,
        moves={
            name: replace(move, ease=ease) if isinstance(move, Move) else move
            for name, move in clip.moves.items()
        },
    )


_EASES = {
    (False, False): Ease.DRIVE,
    (False, True): Ease.START,
    (True, True): Ease.STEADY,
    (True, False): Ease.STOP,
}


def _one_way(first: Event | None, then: Event | None) -> bool:
    """Whether two steps are one movement: straight on, or a turn that goes on."""
    match first, then:
        case TankDrove(number=one), TankDrove(number=other):
            return one == other
        case TankTurned(number=one), TankTurned(number=other):
            return one == other
        case _:
            return False
