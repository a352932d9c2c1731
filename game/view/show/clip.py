"""What an event looks like: pieces on their way, effects and a sound, as a function of time.

A game has one function `clip_for(shown, event) -> Clip`. Time is whole milliseconds. Places
are the game's own measure (cells); whoever draws turns them into design units.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum


@dataclass(frozen=True, slots=True)
class Pose:
    """Where and how a piece lies: middle in cells, degrees clockwise from north."""

    x: float
    y: float
    angle: float = 0
    size: float = 1
    alpha: int = 255

    def towards(self, other: Pose, share: float) -> Pose:
        """Return the pose this share of the way nearer to another one."""
        x, y = self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share
        return replace(self, x=x, y=y)


def _steady(t: float) -> float:
    return t


def _drive(t: float) -> float:
    return t * t * (3 - 2 * t)


def _start(t: float) -> float:
    """Come from rest to the steady pace."""
    return t * t * (2 - t)


def _stop(t: float) -> float:
    """Come from the steady pace to rest."""
    return 1 - _start(1 - t)


def _fall(t: float) -> float:
    return t * t


def _settle(t: float) -> float:
    return 1 - (1 - t) ** 3


def _bounce(t: float) -> float:
    """Overshoot a little, then come back."""
    return 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2


class Ease(Enum):
    """How a way is covered in time."""

    STEADY = "steady"
    DRIVE = "drive"
    START = "start"
    STOP = "stop"
    FALL = "fall"
    SETTLE = "settle"
    BOUNCE = "bounce"


_EASES: Mapping[Ease, Callable[[float], float]] = {
    Ease.STEADY: _steady,
    Ease.DRIVE: _drive,
    Ease.START: _start,
    Ease.STOP: _stop,
    Ease.FALL: _fall,
    Ease.SETTLE: _settle,
    Ease.BOUNCE: _bounce,
}


def eased(ease: Ease, share: float) -> float:
    """Return how much of a way is covered after this share of its time."""
    return _EASES[ease](share)


@dataclass(frozen=True, slots=True)
class Move:
    """A piece on its way. `begins` and `ends` are in the clip; no end is the clip's end."""

    start: Pose
    end: Pose
    ease: Ease = Ease.DRIVE
    begins: int = 0
    ends: int | None = None


def staying(pose: Pose) -> Move:
    """Return what keeps a piece where it stands, in another picture of it."""
    return Move(pose, pose, Ease.STEADY)


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that flares up and goes, drawn by its kind; it may outlast its clip."""

    kind: str
    x: float
    y: float
    ms: int
    begins: int = 0
    angle: float = 0
    to_x: float = 0
    to_y: float = 0


DUSK = Effect("dusk", 0, 0, 1)
"""The edge of a board that lies in the dark as long as it is shown."""


def effect_at(kind: str, pose: Pose, ms: int, begins: int = 0) -> Effect:
    """Return an effect where a piece stands."""
    return Effect(kind, pose.x, pose.y, ms, begins)


def effect_between(kind: str, start: Pose, end: Pose, ms: int, begins: int = 0) -> Effect:
    """Return an effect from one piece to another."""
    return Effect(kind, start.x, start.y, ms, begins, 0, end.x, end.y)


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound at a moment of a clip."""

    sound: str
    at: int = 0


@dataclass(frozen=True)
class Clip:
    """An event's length, its moves by piece, its effects and its sounds.

    So late it `tells` what comes of it: words that said so before would spoil it. One that is
    `unhurried` is never shown faster than at the usual speed. Whoever steps through stops at its
    `beats`, too, which are moments on the way.
    """

    ms: int
    moves: Mapping[str, Move | tuple[Move, ...]] = field(default_factory=dict)
    effects: tuple[Effect, ...] = ()
    cues: tuple[Cue, ...] = ()
    sound: str = ""
    shake: int = 0
    tells: int = 0
    unhurried: bool = False
    beats: tuple[int, ...] = ()

    def at(self, ms: int) -> dict[str, Pose]:
        """Return the pose of every piece that this clip moves."""
        return {piece: self._pose(moves, ms) for piece, moves in self.moves.items()}

    def sounds(self, after: int, until: int) -> tuple[str, ...]:
        """Return the sounds that begin in this stretch of time, `until` included."""
        cues = (Cue(self.sound), *self.cues) if self.sound else self.cues
        return tuple(cue.sound for cue in cues if after < cue.at <= until)

    def _pose(self, moves: Move | tuple[Move, ...], ms: int) -> Pose:
        chain = moves if isinstance(moves, tuple) else (moves,)
        now = chain[0]
        for move in chain:
            if move.begins <= ms:
                now = move
        return between(now, ms, self.ms)


def as_it_comes(clip: Clip, before: object, event: object, after: object) -> Clip:
    """Return the clip whatever was shown before it and will be shown after it."""
    return clip


CUT = Clip(0)
"""The clip of an event that nobody needs to watch."""


def between(move: Move, ms: int, whole: int) -> Pose:
    """Return the pose on a move at this moment of a clip that is so long."""
    ends = whole if move.ends is None else move.ends
    length = ends - move.begins
    share = 1.0 if length <= 0 else min(1.0, max(0.0, (ms - move.begins) / length))
    done = eased(move.ease, share)
    start, end = move.start, move.end
    turn = (end.angle - start.angle + 180) % 360 - 180
    if math.isclose(abs(end.angle - start.angle), 360):
        turn = end.angle - start.angle
    return Pose(
        x=start.x + (end.x - start.x) * done,
        y=start.y + (end.y - start.y) * done,
        angle=start.angle + turn * done,
        size=start.size + (end.size - start.size) * done,
        alpha=round(start.alpha + (end.alpha - start.alpha) * min(1.0, max(0.0, done))),
    )
