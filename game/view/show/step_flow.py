"""How one step of a way runs into the next: what has weight does not stop on each cell."""

from __future__ import annotations

from dataclasses import replace

from .clip import Clip, Ease, Move

HELD = 700
"""So long nothing happens after what decides a match."""

EASES = {
    (False, False): Ease.DRIVE,
    (False, True): Ease.START,
    (True, True): Ease.STEADY,
    (True, False): Ease.STOP,
}


def running(clip: Clip, comes: bool, goes_on: bool) -> Clip:
    """Return the clip in motion at its beginning and its end, where the way goes on there."""
    ease = EASES[comes, goes_on]
    return replace(
        clip,
        moves={
            name: replace(move, ease=ease) if isinstance(move, Move) else move
            for name, move in clip.moves.items()
        },
    )


def held(clip: Clip, decides: bool) -> Clip:
    """Return the clip, followed by a still moment where it decides the match."""
    return replace(clip, ms=clip.ms + HELD) if decides and clip.ms else clip
