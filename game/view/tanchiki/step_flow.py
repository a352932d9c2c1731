"""Which steps are one movement, and how brisk a drive is that goes on over several cells."""

from __future__ import annotations

from dataclasses import replace

from game.rules.tanchiki.events import ColumnMoved, Event, MatchEnded, TankTurned
from game.view.show.clip import Clip
from game.view.show.step_flow import held, running

RUN = 130
"""A cell takes so long in a drive over several; one alone takes longer."""


def flowing(clip: Clip, before: Event | None, event: Event, after: Event | None) -> Clip:
    """Return the clip of a step, in motion where the drive comes from or goes on."""
    if not isinstance(event, ColumnMoved | TankTurned):
        return held(clip, isinstance(after, MatchEnded))
    comes, goes_on = _one_way(before, event), _one_way(event, after)
    flown = running(clip, comes, goes_on)
    if isinstance(event, TankTurned) or not (comes or goes_on):
        return flown
    return replace(flown, ms=min(clip.ms, RUN * len(event.pieces)))


def _one_way(first: Event | None, then: Event | None) -> bool:
    """Whether two steps are one movement: the same tanks straight on, or a turn that goes on."""
    match first, then:
        case ColumnMoved(), ColumnMoved():
            return (first.pieces, first.facing) == (then.pieces, then.facing)
        case TankTurned(piece=one), TankTurned(piece=other):
            return one == other
        case _:
            return False
