"""Which steps of a drive are one movement: between them a tank neither stops nor looks aside."""

from __future__ import annotations

from dataclasses import replace

from game.rules.proving_ground.events import Event, MatchEnded, PawnStepped, TankDrove
from game.view.clip import Clip, Ease, Move
from game.view.running import held

_EASES = {
    (False, False): Ease.DRIVE,
    (False, True): Ease.START,
    (True, True): Ease.STEADY,
    (True, False): Ease.STOP,
}


def flowing(clip: Clip, before: Event | None, event: Event, after: Event | None) -> Clip:
    """Return the clip of a step without the turns at an end where the drive goes on."""
    if not isinstance(event, TankDrove | PawnStepped):
        return held(clip, isinstance(after, MatchEnded))
    comes, goes = _one_way(before, event), _one_way(event, after)
    name, moves = next(iter(clip.moves.items()))
    assert isinstance(moves, tuple)
    turn, way, back = moves
    begins = 0 if comes else way.begins
    ends = begins + (way.ends or clip.ms) - way.begins
    kept: list[Move] = [] if comes else [turn]
    kept.append(replace(way, ease=_EASES[comes, goes], begins=begins, ends=ends))
    if not goes:
        kept.append(replace(back, begins=ends))
    ms = ends if goes else ends + clip.ms - back.begins
    return replace(clip, ms=ms, moves={name: tuple(kept)})


def _one_way(first: Event | None, then: Event | None) -> bool:
    match first, then:
        case ((TankDrove(one) | PawnStepped(one)), (TankDrove(other) | PawnStepped(other))):
            return one == other
        case _:
            return False
