"""How a tank of any game drives, shoots, burns and arrives: times, ways, effects and sounds.

A tank is given by the name of its pose and by how it stands. It turns to where it drives or
shoots, and afterwards looks again as it did before.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.core.grid import Cell, Facing

from .clip import Clip, Cue, Ease, Effect, Move, Pose
from .step_flow import EASES, held

DRIVE, TURN = 250, 110
TRACK_STAYS = 1400
DUST_LIES, SMOKE_LIES = 850, 1900
AIM, SHELL_PER_CELL, RECOIL = 150, 60, 170
BLAST, SMALL = 420, 260
ARRIVE, CHANGE = 420, 380
BURN = 3200

Flow = Callable[[Clip, Any, Any, Any], Clip]


def drive(name: str, start: Pose, to: Cell, ms: int = DRIVE, looks: float | None = None) -> Clip:
    """Return the clip of one cell; `flow_of` joins the steps of a longer drive.

    A tank that `looks` somewhere on its way, as one that backs, looks there afterwards.
    """
    heads = replace(start, angle=heading(start, to) if looks is None else looks)
    there = replace(heads, x=to.x, y=to.y)
    moves = (
        Move(start, heads, Ease.DRIVE, 0, TURN),
        Move(heads, there, Ease.DRIVE, TURN, TURN + ms),
        Move(
            there,
            replace(there, angle=start.angle if looks is None else looks),
            Ease.DRIVE,
            TURN + ms,
        ),
    )
    trail = (
        Effect("tracks", start.x, start.y, TRACK_STAYS, TURN, heads.angle),
        Effect("dust", start.x, start.y, DUST_LIES, TURN, heads.angle),
    )
    return Clip(2 * TURN + ms, {name: moves}, trail, (Cue("tank.drive", TURN),))


def flow_of(mover: Callable[[Any], object], over: type) -> Flow:
    """Return what joins the steps of a drive: in between a tank neither stops nor looks aside.

    `mover` says who drives in an event, None for any other; what comes before the event of the
    end is held for a moment.
    """

    def flow(clip: Clip, before: Any, event: Any, after: Any) -> Clip:
        who = mover(event)
        if who is None:
            return held(clip, isinstance(after, over))
        return _joined(clip, mover(before) == who, mover(after) == who)

    return flow


def _joined(clip: Clip, comes: bool, goes: bool) -> Clip:
    """Return the clip of a step without the turns at an end where the drive goes on."""
    name, moves = next(iter(clip.moves.items()))
    assert isinstance(moves, tuple)
    turn, way, back = moves
    begins = 0 if comes else way.begins
    ends = begins + (way.ends or clip.ms) - way.begins
    kept: list[Move] = [] if comes else [turn]
    kept.append(replace(way, ease=EASES[comes, goes], begins=begins, ends=ends))
    if not goes:
        kept.append(replace(back, begins=ends))
    ms = ends if goes else ends + clip.ms - back.begins
    return replace(clip, ms=ms, moves={name: tuple(kept)})


def heading(start: Pose | Cell, to: Cell) -> float:
    """Return the direction from a pose or a cell to another cell."""
    return math.degrees(math.atan2(to.x - start.x, start.y - to.y)) % 360


def beside(pose: Pose, facing: Facing, cells: float) -> Pose:
    """Return a pose so far off to one side."""
    return replace(pose, x=pose.x + facing.dx * cells, y=pose.y + facing.dy * cells)


def shot(name: str, start: Pose, to: Cell) -> Clip:
    """Turn, kick, flash, a tracer as long as its way, and turn back."""
    faces = replace(start, angle=heading(start, to))
    away = math.hypot(to.x - start.x, to.y - start.y)
    dx, dy = (to.x - start.x) / away, (to.y - start.y) / away
    flight = round(SHELL_PER_CELL * away)
    back = replace(faces, x=start.x - dx * 0.12, y=start.y - dy * 0.12)
    moves = (
        Move(start, faces, Ease.DRIVE, 0, AIM),
        Move(faces, back, Ease.SETTLE, AIM, AIM + 50),
        Move(back, faces, Ease.DRIVE, AIM + 50, AIM + RECOIL),
        Move(faces, start, Ease.DRIVE, AIM + RECOIL),
    )
    fire = Effect("muzzle", start.x, start.y, 220, AIM, faces.angle)
    x, y = start.x + dx * 0.6, start.y + dy * 0.6
    shell = Effect("tracer", x, y, flight, AIM, faces.angle, to.x, to.y)
    cues = (Cue("tank.shot", AIM), Cue("steel.ping", AIM + flight))
    return Clip(AIM + max(RECOIL + TURN, flight), {name: moves}, (fire, shell), cues)


def glance(name: str, start: Pose, to: Cell) -> Clip:
    """Turn to a cell and back: what is done there is heard and seen by itself."""
    faces = replace(start, angle=heading(start, to))
    there, back = Move(start, faces, Ease.DRIVE, 0, AIM), Move(faces, start, Ease.DRIVE, AIM)
    return Clip(AIM + TURN, {name: (there, back)})


def blast(at: Pose | Cell, begins: int = 0) -> tuple[Effect, ...]:
    return (
        Effect("blast", at.x, at.y, 700, begins),
        Effect("debris", at.x, at.y, 750, begins + 60),
        Effect("smoke", at.x, at.y, SMOKE_LIES, begins + 220),
    )


def exploding(cell: Cell, shake: int) -> Clip:
    """Something goes up on a cell, and whoever stands there is dealt with by the next event."""
    return Clip(BLAST, effects=blast(cell), sound="tank.explode", shake=shake)


def destroyed(name: str, start: Pose, cell: Cell) -> Clip:
    gone = Move(start, replace(start, alpha=0), Ease.STEADY, 60, 60 + BLAST // 2)
    effects = (
        Effect("flash", cell.x, cell.y, 180),
        Effect("soot", cell.x, cell.y, BURN, 250, start.angle),
        *blast(cell, 60),
    )
    return Clip(BLAST + 60, {name: gone}, effects, sound="tank.explode", shake=60)


def bumped(cell: Cell) -> Clip:
    """Steel meets steel on a cell."""
    flash, dust = Effect("flash", cell.x, cell.y, 220), Effect("dust", cell.x, cell.y, DUST_LIES)
    return Clip(SMALL, effects=(flash, dust), sound="tank.push", shake=30)


def arrived(name: str, end: Pose) -> Clip:
    """It is set down from above, and bounces."""
    start = replace(end, y=end.y - 0.5, size=1.35, alpha=40)
    dusty = Effect("dust", end.x, end.y, DUST_LIES, ARRIVE // 2)
    return Clip(ARRIVE, {name: Move(start, end, Ease.BOUNCE)}, (dusty,), sound="tank.turn")


def changed(name: str, start: Pose) -> Clip:
    """It shrinks into the ground; the next one stands there with the next picture."""
    small = replace(start, size=0.4, alpha=60)
    effects = (
        Effect("dust", start.x, start.y, 700, CHANGE // 2),
        Effect("smoke", start.x, start.y, 700, CHANGE // 2),
    )
    return Clip(CHANGE, {name: Move(start, small)}, effects, sound="card.lay")
