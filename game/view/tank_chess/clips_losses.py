"""What a shot looks like, and how a piece is lost: blown up, sunk, or gone over the far edge."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Facing
from game.rules.tank_chess import events
from game.rules.tank_chess.state import Table
from game.view.clip import Clip, Cue, Ease, Effect, Move, Pose

from .standing import rest

AIM = 160
SHELL_PER_CELL = 45
LOB = 700
RECOIL = 150
BLAST = 320
BURN = 5200
MINE = 300
SINK = 700
LEAVE = 700


def loss(shown: Table, event: events.Loss) -> Clip:
    match event:
        case events.MineWentOff(cell=cell):
            blast = Effect("blast", cell.x, cell.y, 700)
            return Clip(MINE, effects=(blast,), sound="tank.explode", shake=60)
        case events.PieceSank(number=number):
            return sunk(f"piece {number}", rest(shown.piece(number)))
        case events.ShotFired():
            return _lob(shown, event) if event.lobbed else _shot(shown, event)
        case events.TankDestroyed(number=number):
            return _destroyed(shown, number)
        case events.CommanderLeft(number=number, facing=facing):
            return _left(shown, number, facing)


def _shot(shown: Table, event: events.ShotFired) -> Clip:
    """Aim, kick, flash, and a tracer that flies as long as its way is."""
    flight = SHELL_PER_CELL * (len(event.path) + 1)
    dx, dy = event.flies.value
    muzzle = Effect("muzzle", event.start.x, event.start.y, 240, AIM, angle=event.flies.eighth * 45)
    shell = Effect(
        "tracer",
        event.start.x + dx * 0.5,
        event.start.y + dy * 0.5,
        flight,
        AIM,
        event.flies.eighth * 45,
        event.lands.x,
        event.lands.y,
    )
    return Clip(
        AIM + max(flight, RECOIL),
        {f"piece {event.number}": _kick(shown, event)},
        (muzzle, shell),
        (Cue("tank.shot", AIM), Cue("tank.hit", AIM + flight - 20)),
        shake=15,
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
        {f"piece {event.number}": _kick(shown, event)},
        (muzzle, shell),
        (Cue("tank.shot", AIM),),
        shake=20,
    )


def _kick(shown: Table, event: events.ShotFired) -> tuple[Move, ...]:
    stands = rest(shown.piece(event.number))
    dx, dy = event.flies.value
    back = replace(stands, x=stands.x - dx * 0.12, y=stands.y - dy * 0.12)
    return (
        Move(stands, stands, Ease.STEADY, 0, AIM),
        Move(stands, back, Ease.SETTLE, AIM, AIM + 50),
        Move(back, stands, Ease.DRIVE, AIM + 50, AIM + RECOIL),
    )


def _destroyed(shown: Table, number: int) -> Clip:
    stands = rest(shown.piece(number))
    effects = (
        Effect("flash", stands.x, stands.y, 140),
        Effect("blast", stands.x, stands.y, 750),
        Effect("debris", stands.x, stands.y, 800, 60),
        Effect("smoke", stands.x, stands.y, 1500, 250),
        Effect("smoulder", stands.x, stands.y, BURN, 900),
    )
    gone = Move(stands, replace(stands, alpha=0), Ease.STEADY, BLAST // 2)
    return Clip(BLAST, {f"piece {number}": gone}, effects, sound="tank.explode", shake=80)


def _left(shown: Table, number: int, facing: Facing) -> Clip:
    start = rest(shown.piece(number))
    dx, dy = facing.value
    # In reverse (C5.2) it keeps the facing it has.
    angle = facing.eighth * 45
    angle = angle + 180 if (angle - start.angle) % 360 == 180 else angle
    out = Pose(start.x + dx * 1.8, start.y + dy * 1.8, angle, alpha=0)
    way = Move(start, out, Ease.FALL)
    glory = Effect("glory", start.x + dx, start.y + dy, 1200, 200)
    return Clip(LEAVE, {f"piece {number}": way}, (glory,), sound="tank.drive")


def sunk(name: str, stands: Pose) -> Clip:
    under = replace(stands, size=0.55, alpha=0, angle=stands.angle + 20)
    rings = Effect("rings", stands.x, stands.y, SINK + 500)
    return Clip(SINK, {name: Move(stands, under, Ease.FALL)}, (rings,), sound="tank.drown")
