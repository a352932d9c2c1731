"""What the volley looks like: the salvo, then what it struck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.core.grid import Facing
from game.core.rules import Seat
from game.rules.tanchiki import events
from game.rules.tanchiki.state import FIRST_BOT, Table
from game.rules.tanchiki.volley import passed_by
from game.view.show.clip import Clip, Cue, Ease, Effect, Move, Pose
from game.view.show.tank_clips import SMOKE_LIES, beside
from game.view.tanchiki.salvo import Flight, flights
from game.view.tanchiki.standing_pieces import Moves, name_of, rest

FLASH = 240
ANTICIPATION = 90
RECOIL = 190
STOP = 60
"""Nothing moves for so long when something is lost."""

HIT_SEEN = 420
CRUMBLE = 120
HIT = 340
BLAST = 460
SOOT = 5200
DEBRIS = 800
SMALL = 100
PASSED = 1400
DEATH_SHAKES = 46


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
            return Clip(CRUMBLE, effects=(crumbs, puff), sound="brick.gone")
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
    """All hold their breath, take aim in turn, and fire as one salvo."""
    if not event.shots:
        return Clip(SMALL)
    moves: Moves = {}
    cues: list[Cue] = []
    flown = flights(shown, event.shots)
    effects = [_hush(flown)]
    for flight in flown:
        stands = rest(shown, flight.shot.shooter)
        moves[name_of(flight.shot.shooter)] = _kick(stands, flight.shot.facing, flight.fires)
        effects += (*_shot(stands, flight), *_passed(shown, flight))
        cues += _heard(flight)
    whole = max(max(flight.lands, flight.fires + RECOIL) for flight in flown)
    if any(flight.slow for flight in flown):
        whole += STOP
    return Clip(whole, moves, tuple(effects), tuple(cues))


def _hush(flown: tuple[Flight, ...]) -> Effect:
    """The ground grows dark until the last shell has struck."""
    ms = max(flight.lands for flight in flown)
    return Effect("hush", 0, 0, ms)


def _shot(stands: Pose, flight: Flight) -> list[Effect]:
    shot, angle = flight.shot, flight.shot.facing.eighth * 45
    end = _lands(stands, shot)
    dx, dy = shot.facing.value
    ms = flight.lands - flight.fires
    kind = "lob" if shot.lobbed else "tracer"
    gun = replace(stands, x=stands.x + dx * 0.5, y=stands.y + dy * 0.5)
    who = f"aim {shot.shooter}" if shot.shooter < FIRST_BOT else "aim"
    aim = Effect(who, gun.x, gun.y, flight.lands - flight.aims, flight.aims, angle, end.x, end.y)
    return [
        aim,
        Effect("muzzle", stands.x, stands.y, FLASH, flight.fires, angle),
        Effect(kind, gun.x, gun.y, ms, flight.fires, angle, end.x, end.y),
        *_struck_by(flight, end),
    ]


def _struck_by(flight: Flight, end: Pose) -> Iterator[Effect]:
    """A hit and a miss are told apart at once: a burst with a ring, or a puff of dust."""
    angle = flight.shot.facing.eighth * 45
    match flight.shot.struck:
        case events.Struck.NOTHING:
            return
        case events.Struck.TANK | events.Struck.BOT:
            yield Effect("hit", end.x, end.y, HIT_SEEN, flight.lands - 20)
        case events.Struck.CONCRETE:
            yield Effect("puff", end.x, end.y, 420, flight.lands - 20)
    yield Effect("spark", end.x, end.y, 260, flight.lands - 30, angle)


def _heard(flight: Flight) -> Iterator[Cue]:
    yield Cue("tank.shot", flight.fires)
    sound = _SOUNDS.get(flight.shot.struck)
    if sound:
        yield Cue(sound, max(flight.fires, flight.lands - 20))


_SOUNDS = {
    events.Struck.TANK: "tank.hit",
    events.Struck.BOT: "tank.hit",
    events.Struck.BRICK: "brick.hit",
    events.Struck.CONCRETE: "steel.ping",
}


def _passed(shown: Table, flight: Flight) -> Iterator[Effect]:
    """Sign the tanks that a player's shot flies through without effect (T7.2)."""
    shot = flight.shot
    for piece in passed_by(shown, shot) if shot.shooter < FIRST_BOT else ():
        there = rest(shown, piece)
        yield Effect("passed", there.x, there.y, PASSED, flight.fires)


def _lands(stands: Pose, shot: events.Shot) -> Pose:
    """Return where the shell strikes: the near side of the cell, or beyond the edge."""
    if shot.path:
        last = replace(stands, x=shot.path[-1].x, y=shot.path[-1].y)
    else:
        last = stands
    reach = {events.Struck.NOTHING: 1.0, events.Struck.CONCRETE: -0.45, events.Struck.BRICK: -0.4}
    return beside(last, shot.facing, reach.get(shot.struck, 0))


def _kick(stands: Pose, facing: Facing, fires: int) -> tuple[Move, ...]:
    """The tank draws itself up before it fires, is thrown back, and rolls to rest."""
    drawn = replace(beside(stands, facing, 0.03), size=0.95)
    back = beside(stands, facing, -0.13)
    return (
        Move(stands, stands, Ease.STEADY, 0, fires - ANTICIPATION),
        Move(stands, drawn, Ease.SETTLE, fires - ANTICIPATION, fires),
        Move(drawn, back, Ease.SETTLE, fires, fires + 60),
        Move(back, stands, Ease.DRIVE, fires + 60, fires + RECOIL),
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
    return Clip(HIT, moves, (flies,), sound=sound)


def _blown_up(name: str, stands: Pose) -> Clip:
    """Everything stops in a flash; then it bursts."""
    turned = (stands.x * 7 + stands.y * 5) % 4 * 90
    effects = (
        Effect("flash", stands.x, stands.y, STOP + 120),
        Effect("blast", stands.x, stands.y, 750, STOP),
        Effect("debris", stands.x, stands.y, DEBRIS, STOP + 60),
        Effect("smoke", stands.x, stands.y, SMOKE_LIES, STOP + 250),
        Effect("soot", stands.x, stands.y, SOOT, STOP + 200, turned),
    )
    gone = Move(stands, replace(stands, alpha=0), Ease.STEADY, STOP + 60, BLAST // 2)
    return Clip(BLAST, {name: gone}, effects, sound="tank.explode", shake=DEATH_SHAKES)
