"""What the volley looks like: all shots at once, then what they struck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.core.grid import Facing
from game.core.rules import Seat
from game.rules.tanchiki import events
from game.rules.tanchiki.state import FIRST_BOT, Table
from game.rules.tanchiki.volley import passed_by
from game.view.clip import Clip, Cue, Ease, Effect, Move, Pose

from .standing import Moves, beside, name_of, rest

AIM = 220
SHELL_PER_CELL = 38
FLASH = 240
RECOIL = 190
CRUMBLE = 140
HIT = 320
BLAST = 380
BURN = 1300
DEBRIS = 800
LOB = 650
SMALL = 180
PASSED = 1400


def volley(shown: Table, event: events.VolleyEvent) -> Clip:
    match event:
        case events.VolleyFired():
            return _fired(shown, event)
        case events.BrickHalved(cell):
            crumbs = Effect("crumbs", cell.x, cell.y, DEBRIS)
            return Clip(CRUMBLE, effects=(crumbs,), sound="brick.hit")
        case events.BrickRemoved(cell):
            crumbs = Effect("crumbs", cell.x, cell.y, DEBRIS, to_x=1)
            puff = Effect("puff", cell.x, cell.y, 600)
            return Clip(CRUMBLE, effects=(crumbs, puff), sound="brick.gone", shake=10)
        case events.HelmetBroken(seat, _):
            return _struck(shown, seat, Effect("helmet", 0, 0, 800), "helmet.ping")
        case events.CardsLost(seat, _, count, _):
            cards = Effect("cards", 0, 0, 900, to_x=count, to_y=seat)
            return _struck(shown, seat, cards, "tank.hit")
        case events.TankExploded(seat, cell, _):
            return _blown_up(name_of(seat), replace(rest(shown, seat), x=cell.x, y=cell.y))
        case events.BotExploded(bot, cell, _):
            return _blown_up(name_of(bot), replace(rest(shown, bot), x=cell.x, y=cell.y))


def _fired(shown: Table, event: events.VolleyFired) -> Clip:
    """All aim, flash, kick and fly at once; each shell as long as its way is."""
    if not event.shots:
        return Clip(SMALL)
    moves: Moves = {}
    effects: list[Effect] = []
    longest = 0
    for shot in event.shots:
        stands = rest(shown, shot.shooter)
        moves[name_of(shot.shooter)] = _kick(stands, shot.facing)
        flight = _flight(shot)
        longest = max(longest, flight)
        effects += (*_shot(stands, shot, flight), *_passed(shown, shot))
    cues = (Cue("tank.shot", AIM), Cue(_struck_sound(event), AIM + max(0, longest - 20)))
    whole = AIM + max(longest, RECOIL)
    return Clip(whole, moves, tuple(effects), cues, shake=min(40, 10 * len(event.shots)))


def _flight(shot: events.Shot) -> int:
    if shot.lobbed:
        return LOB
    return SHELL_PER_CELL * max(1, len(shot.path)) + SHELL_PER_CELL


def _shot(stands: Pose, shot: events.Shot, flight: int) -> list[Effect]:
    angle = shot.facing.eighth * 45
    end = _lands(stands, shot)
    dx, dy = shot.facing.value
    kind = "lob" if shot.lobbed else "tracer"
    shell = Effect(kind, stands.x + dx * 0.5, stands.y + dy * 0.5, flight, AIM, angle, end.x, end.y)
    aim = Effect("aim", stands.x, stands.y, AIM, 0, angle, end.x, end.y)
    effects = [aim, Effect("muzzle", stands.x, stands.y, FLASH, AIM, angle), shell]
    if shot.struck is not events.Struck.NOTHING:
        effects.append(Effect("spark", end.x, end.y, 260, AIM + flight - 30, angle))
    return effects


def _passed(shown: Table, shot: events.Shot) -> Iterator[Effect]:
    """Sign the tanks that a player's shot flies through without effect (T7.2)."""
    for piece in passed_by(shown, shot) if shot.shooter < FIRST_BOT else ():
        there = rest(shown, piece)
        yield Effect("passed", there.x, there.y, PASSED, AIM)


def _lands(stands: Pose, shot: events.Shot) -> Pose:
    """Return where the shell strikes: the near side of the cell, or beyond the edge."""
    if shot.path:
        last = replace(stands, x=shot.path[-1].x, y=shot.path[-1].y)
    else:
        last = stands
    reach = {events.Struck.NOTHING: 1.0, events.Struck.CONCRETE: -0.45, events.Struck.BRICK: -0.4}
    return beside(last, shot.facing, reach.get(shot.struck, 0))


def _struck_sound(event: events.VolleyFired) -> str:
    struck = {shot.struck for shot in event.shots}
    if struck & {events.Struck.TANK, events.Struck.BOT}:
        return "tank.hit"
    if events.Struck.BRICK in struck:
        return "brick.hit"
    return "steel.ping" if events.Struck.CONCRETE in struck else "tank.drive"


def _kick(stands: Pose, facing: Facing) -> tuple[Move, ...]:
    back = beside(stands, facing, -0.13)
    return (
        Move(stands, stands, Ease.STEADY, 0, AIM),
        Move(stands, back, Ease.SETTLE, AIM, AIM + 60),
        Move(back, stands, Ease.DRIVE, AIM + 60, AIM + RECOIL),
    )


def _struck(shown: Table, seat: Seat, effect: Effect, sound: str) -> Clip:
    """The tank shudders, and something flies off it."""
    stands = rest(shown, seat)
    left, right = replace(stands, x=stands.x - 0.05), replace(stands, x=stands.x + 0.05)
    third = HIT // 3
    moves: Moves = {
        name_of(seat): (
            Move(stands, left, Ease.STEADY, 0, third),
            Move(left, right, Ease.STEADY, third, 2 * third),
            Move(right, stands, Ease.STEADY, 2 * third),
        )
    }
    flies = replace(effect, x=stands.x, y=stands.y)
    return Clip(HIT, moves, (flies,), sound=sound, shake=20)


def _blown_up(name: str, stands: Pose) -> Clip:
    effects = (
        Effect("blast", stands.x, stands.y, 750),
        Effect("debris", stands.x, stands.y, DEBRIS, 60),
        Effect("smoke", stands.x, stands.y, BURN, 250),
    )
    gone = Move(stands, replace(stands, alpha=0), Ease.STEADY, 60, BLAST // 2)
    return Clip(BLAST, {name: gone}, effects, sound="tank.explode", shake=80)
