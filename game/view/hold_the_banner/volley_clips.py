"""The third beat: all guns fire as one, bullets fly as one, and what they strike happens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.quarters import Point, ahead
from game.rules.hold_the_banner.state import Bullet, Table
from game.view.show.carried_pictures import crossed
from game.view.show.clip import CUT, Clip, Cue, Ease, Effect, Move, Pose, effect_at, effect_between

from .near_misses import nearly_hit
from .standing_pieces import at, at_point, bullet_name, rest, turned

AIM, FLASH, RECOIL = 300, 220, 240
ECHO = AIM - 30 + FLASH
"""So long one is seen where it has fired: as long as the fire of its gun."""
FLY = 34
"""A half-step of all bullets takes so long."""
STRUCK, MET, RESTED, LOST = 90, 160, 180, 240
MISSED, AWAY, CROSSED = 650, 240, 900
HEARD = 6
"""A flight of so many half-steps is long enough to be heard."""


def fired(shown: Table, event: events.Flying) -> Clip:
    match event:
        case events.ShotLost(number, _):
            tank = shown.tank(number)
            assert tank is not None
            picture = f"fort.bullet.{shown.teams[tank.seat]}.{tank.seat}"
            cross = crossed(rest(shown, tank), picture, CROSSED)
            return Clip(LOST, effects=(cross,), sound="field.lost")
        case events.VolleyFired(bullets):
            return _volley(shown, bullets)
        case events.BulletsFlew(steps):
            return _flew(shown, steps)
        case events.BulletsStruck(strikes):
            return _struck(shown, strikes)
        case events.BulletsMet(numbers):
            sparks = tuple(_each(shown, numbers, "clash", 420))
            return Clip(MET, effects=sparks, sound="field.met")
        case events.BulletsLeft(numbers):
            return Clip(0, effects=tuple(_each(shown, numbers, "away", AWAY)))
        case events.BulletsRested(numbers):
            rings = tuple(_each(shown, numbers, "rests", 3 * RESTED))
            return Clip(RESTED, effects=rings, sound="field.rests")
        case _:
            assert_never(event)


def _volley(shown: Table, bullets: tuple[Bullet, ...]) -> Clip:
    """Guns turn to where they fire; one that fired on its way is seen there once more."""
    if not bullets:
        return CUT
    effects = (effect for bullet in bullets for effect in _shot(shown, bullet))
    sound = "tank.shot" if len(bullets) == 1 else "field.volley"
    return Clip(AIM, effects=tuple(effects), cues=(Cue(sound, AIM - 30),))


def _shot(shown: Table, bullet: Bullet) -> Iterator[Effect]:
    tank = shown.tank(bullet.tank)
    assert tank is not None
    angle, place, stands = turned(bullet.facing), _place_of(bullet), rest(shown, tank)
    here, there = place == tank.place, at(place)
    seen = f"aim {tank.number}" if here else f"echo {tank.number}"
    yield replace(effect_at(seen, there, AIM if here else ECHO), angle=angle)
    yield replace(effect_at("muzzle", there, FLASH, AIM - 30), angle=angle)
    if here:
        back = effect_at(f"nudge {tank.number}", stands, RECOIL, AIM - 30)
        yield replace(back, angle=(angle + 180) % 360)
    else:
        yield effect_between("thread", there, stands, ECHO)


def _place_of(bullet: Bullet) -> Point:
    """Return where its tank stood when it fired."""
    x, y = bullet.facing.dx, bullet.facing.dy
    return replace(bullet.point, x=bullet.point.x - 1 - x, y=bullet.point.y - 1 - y)


def _flew(shown: Table, steps: int) -> Clip:
    """All that fly go on together; who is missed by a quarter hears them pass."""
    ms = steps * FLY
    moves: dict[str, Move | tuple[Move, ...]] = {}
    effects: list[Effect] = []
    cues = [Cue("field.fly")] * (steps >= HEARD)
    for bullet in shown.bullets:
        if not bullet.left:
            continue
        start = at_point(bullet.point, bullet.facing)
        end = at_point(bullet.point.step(bullet.facing, steps), bullet.facing)
        moves[bullet_name(bullet.number)] = Move(start, end, Ease.STEADY)
        for tank in nearly_hit(shown, bullet, steps):
            stands = rest(shown, tank)
            passes = round(ms * _share(start, end, stands))
            cues.append(Cue("field.past", passes))
            effects.append(
                replace(
                    effect_at("missed", stands, MISSED, passes),
                    angle=start.angle,
                    to_x=start.x,
                    to_y=start.y,
                )
            )
    beats = tuple(range(FLY, ms, FLY))
    return Clip(ms, moves, tuple(effects), tuple(cues), beats=beats)


def _share(start: Pose, end: Pose, by: Pose) -> float:
    """Return how far along its way a bullet passes a tank."""
    if abs(end.x - start.x) > abs(end.y - start.y):
        return min(1.0, max(0.0, (by.x - start.x) / (end.x - start.x)))
    return min(1.0, max(0.0, (by.y - start.y) / (end.y - start.y)))


def _struck(shown: Table, strikes: tuple[events.Strike, ...]) -> Clip:
    effects: list[Effect] = []
    cues: set[str] = set()
    for strike in strikes:
        bullet = _bullet(shown, strike.bullet)
        there = at_point(bullet.point, bullet.facing)
        kind, sound = _STRUCK[strike.struck]
        effects.append(replace(effect_at(kind, there, 360), angle=there.angle))
        if strike.struck is not events.Struck.WALL or not _brick(shown, bullet):
            cues.add(sound)
    return Clip(STRUCK, effects=tuple(effects), cues=tuple(map(Cue, sorted(cues))))


_STRUCK = {
    events.Struck.TANK: ("hit", "tank.hit"),
    events.Struck.OWN_SIDE: ("clank", "tank.push"),
    events.Struck.WALL: ("spark", "steel.ping"),
    events.Struck.BANNER: ("hit", "tank.hit"),
}


def _brick(shown: Table, bullet: Bullet) -> bool:
    """Whether a bullet is about to break brick, which is heard to crumble by itself."""
    return bool(ahead(bullet.point, bullet.facing) & shown.bricks)


def _each(shown: Table, numbers: events.Numbers, kind: str, ms: int) -> Iterator[Effect]:
    for number in numbers:
        bullet = _bullet(shown, number)
        yield effect_at(kind, at_point(bullet.point, bullet.facing), ms)


def _bullet(shown: Table, number: int) -> Bullet:
    return next(bullet for bullet in shown.bullets if bullet.number == number)
