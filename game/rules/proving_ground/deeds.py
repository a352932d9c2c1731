"""What each seat did in a match of Proving Ground, from its events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from game.core.deeds import Deeds, counted
from game.core.rules import Seat, Told

from .actions import Aim
from .events import (
    Event,
    GunDestroyed,
    MatchEnded,
    PairMade,
    PairTaken,
    ShotFired,
    TankDestroyed,
    TankLost,
)
from .state import Mode, Table

_FIRED = (Aim.TANK, Aim.TOKEN)
_FOUGHT = (Mode.BATTLE, Mode.TEAM)


def deeds(start: Table, told: Sequence[Told[Event]]) -> tuple[Deeds, ...]:
    """Return the deeds by seat."""
    counts: list[Counter[str]] = [Counter() for _ in range(start.seats)]
    feats: list[list[str]] = [[] for _ in range(start.seats)]
    owner = [pawn.seat for pawn in start.pawns]
    shots = {each.number: each.event for each in told if isinstance(each.event, ShotFired)}
    for each in told:
        match each.event:
            case ShotFired(pawn, _, aim) if aim in _FIRED:
                counts[owner[pawn]]["shots"] += 1
            case PairMade(seat) | PairTaken(seat):
                counts[seat]["pairs"] += 1
            case TankDestroyed(number) | TankLost(number):
                counts[owner[number]]["lost"] += 1
                _credit(counts, owner, _shot(shots, each))
            case GunDestroyed():
                _credit(counts, owner, _shot(shots, each))
            case MatchEnded(winners) if start.mode in _FOUGHT:
                for seat in winners:
                    if not counts[seat]["lost"]:
                        feats[seat].append("unscathed")
            case _:
                pass
    return tuple(Deeds(counted(c), (), tuple(f)) for c, f in zip(counts, feats, strict=True))


def _shot(shots: Mapping[int, ShotFired], each: Told[Event]) -> ShotFired | None:
    """Return the shot that led to an event; a tank may also drive into its ruin."""
    return None if each.cause is None else shots.get(each.cause)


def _credit(counts: list[Counter[str]], owner: Sequence[Seat], shot: ShotFired | None) -> None:
    if shot is not None:
        counts[owner[shot.pawn]]["tanks"] += 1


DEEDS = deeds
