"""What a shot looks like, and how a piece is lost: blown up, sunk, or gone over the far edge."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Facing
from game.rules.tank_chess import events
from game.rules.tank_chess.state import Table
from game.view.show.clip import Clip, Cue, Ease, Effect, Move, Pose
from game.view.show.tank_clips import DUST_LIES

from .standing_pieces import rest

AIM = 150
SHELL_PER_CELL = 45
LOB = 700
RECOIL = 150
BLAST = 320
BURN = 5200
MINE = 300
SINK = 700
LEAVE = 1000
READY = 120
ANTICIPATION = 90
BREATH = 420
SLOW = 260
STOP = 60
"""Nothing moves for so long when something is lost."""

STAND = 560
"""So long a commander stands that has been hit."""


def loss(shown: Table, event: events.Loss) -> Clip:
    match event:
        case events.MineWentOff(cell=cell):
            blast = Effect("blast", cell.x, cell.y, 700)
            return Clip(MINE, effects=(blast,), sound="tank.explode", shake=46)
        case events.PieceSank(number=number):
            return sunk(f"piece {number}", rest(shown.piece(number)))
        case events.ShotFired():
            return _lob(shown, event) if event.lobbed else _shot(shown, event)
        case events.TankDestroyed(number=number):
            return _destroyed(shown, number)
        case events.CommanderLeft(number=number, facing=facing):
            return _left(shown, number, facing)


def _shot(shown: Table, event: events.ShotFired) -> Clip:
    """Aim, kick, flash, and a tracer that flies as long as its way is.

    The shot that decides is seen slowly, over a board that holds its breath.
    """
    decides = shown.kind(shown.piece(event.target)).commander
    flight = SHELL_PER_CELL * (len(event.path) + 1) + (SLOW if decides else 0)
    aim = BREATH if decides else AIM
    dx, dy = event.flies.value
    muzzle = Effect("muzzle", event.start.x, event.start.y, 240, aim, angle=event.flies.eighth * 45)
    shell = Effect(
        "tracer",
        event.start.x + dx * 0.5,
        event.start.y + dy * 0.5,
        flight,
        aim,
        event.flies.eighth * 45,
        event.lands.x,
        event.lands.y,
    )
    hush = (Effect("hush", 0, 0, aim + flight + STOP),) if decides else ()
    return Clip(
        aim + max(flight, RECOIL) + (STOP if decides else 0),
        {f"piece {event.number}": _kick(shown, event, aim)},
        (*hush, muzzle, shell),
        (Cue("tank.shot", aim), Cue("tank.hit", aim + flight - 20)),
    )


def _lob(shown: Table, event: events.ShotFired) -> Clip:
    """The shell rises over everything, with its shadow below, and falls."""
    angle = event.flies.eighth * 45
    muzzle = Effect("muzzle", event.start.x, event.start.y, 240, AIM, angle=angle)
    shell = Effect(
        "lob", event.start.x, event.start.y, LOB, AIM, angle, event.lands.x, event.lands.y
    )
    return Clip(
        AIM + LOB,
        {f"piece {event.number}": _kick(shown, event, AIM)},
        (muzzle, shell),
        (Cue("tank.shot", AIM),),
    )


def _kick(shown: Table, event: events.ShotFired, fires: int) -> tuple[Move, ...]:
    stands = rest(shown.piece(event.number))
    dx, dy = event.flies.value
    drawn = replace(stands, x=stands.x + dx * 0.03, y=stands.y + dy * 0.03, size=0.95)
    back = replace(stands, x=stands.x - dx * 0.12, y=stands.y - dy * 0.12)
    return (
        Move(stands, stands, Ease.STEADY, 0, fires - ANTICIPATION),
        Move(stands, drawn, Ease.SETTLE, fires - ANTICIPATION, fires),
        Move(drawn, back, Ease.SETTLE, fires, fires + 50),
        Move(back, stands, Ease.DRIVE, fires + 50, fires + RECOIL),
    )


def _destroyed(shown: Table, number: int) -> Clip:
    piece = shown.piece(number)
    if shown.kind(piece).commander:
        return _last_stand(number, rest(piece))
    stands = rest(piece)
    gone = Move(stands, replace(stands, alpha=0), Ease.STEADY, STOP + BLAST // 2)
    way = {f"piece {number}": gone}
    return Clip(STOP + BLAST, way, _blast(stands, STOP), sound="tank.explode", shake=46)


def _last_stand(number: int, stands: Pose) -> Clip:
    """The commander is hit, stands a moment longer in smoke, shudders, and blows up."""
    left, right = replace(stands, x=stands.x - 0.05), replace(stands, x=stands.x + 0.05)
    shudders = [
        Move(left if beat % 2 else right, right if beat % 2 else left, Ease.STEADY, at, at + 50)
        for beat, at in enumerate(range(STOP, STAND, 50))
    ]
    gone = Move(stands, replace(stands, alpha=0), Ease.STEADY, STAND + 60, STAND + BLAST // 2)
    effects = (
        Effect("flash", stands.x, stands.y, 220),
        Effect("smoke", stands.x, stands.y, 900, 120),
        *_blast(stands, STAND),
        Effect("blast", stands.x + 0.25, stands.y - 0.2, 620, STAND + 160),
    )
    start = Move(stands, stands, Ease.STEADY, 0, STOP)
    cues = (Cue("tank.hit", 0), Cue("tank.explode", STAND))
    way = {f"piece {number}": (start, *shudders, gone)}
    return Clip(STAND + 2 * BLAST, way, effects, cues, shake=92)


def _blast(stands: Pose, begins: int) -> tuple[Effect, ...]:
    return (
        Effect("flash", stands.x, stands.y, STOP + 120, begins - STOP),
        Effect("soot", stands.x, stands.y, BURN, begins + 200, stands.angle),
        Effect("blast", stands.x, stands.y, 750, begins),
        Effect("debris", stands.x, stands.y, 800, begins + 60),
        Effect("smoke", stands.x, stands.y, 1500, begins + 250),
        Effect("smoulder", stands.x, stands.y, BURN, begins + 900),
    )


def _left(shown: Table, number: int, facing: Facing) -> Clip:
    """The commander draws itself up and races over the edge, and its colour rains down."""
    piece = shown.piece(number)
    start = rest(piece)
    dx, dy = facing.value
    # In reverse (C5.2) it keeps the facing it has.
    angle = facing.eighth * 45
    angle = angle + 180 if (angle - start.angle) % 360 == 180 else angle
    drawn = Pose(start.x - dx * 0.1, start.y - dy * 0.1, start.angle, 0.95)
    out = Pose(start.x + dx * 1.9, start.y + dy * 1.9, angle, alpha=0)
    way = (
        Move(start, drawn, Ease.SETTLE, 0, READY),
        Move(drawn, out, Ease.FALL, READY, LEAVE),
    )
    effects = (
        Effect("dust", start.x, start.y, DUST_LIES, READY, facing.eighth * 45),
        Effect("glory", start.x + dx, start.y + dy, 1500, READY + 200),
    )
    cues = (Cue("tank.drive", READY), Cue("escape", READY + 250))
    return Clip(LEAVE, {f"piece {number}": way}, effects, cues)


def sunk(name: str, stands: Pose) -> Clip:
    under = replace(stands, size=0.55, alpha=0, angle=stands.angle + 20)
    rings = Effect("rings", stands.x, stands.y, SINK + 900)
    return Clip(SINK, {name: Move(stands, under, Ease.FALL)}, (rings,), sound="tank.drown")
