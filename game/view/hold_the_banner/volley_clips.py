"""The third beat: all guns fire as one, bullets fly as one, and what they strike happens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.quarters import Point, each_quarter, quarter
from game.rules.hold_the_banner.state import Bullet, Table
from game.view.show.carried_pictures import crossed
from game.view.show.clip import CUT, Clip, Cue, Ease, Effect, Move, Pose, effect_at
from game.view.show.tank_clips import blast

from .near_misses import nearly_hit
from .standing_pieces import (
    at,
    at_point,
    banner_picture,
    bullet_name,
    of_quarter,
    rest,
    tank_name,
    turned,
)

AIM, FLASH, RECOIL = 300, 220, 240
FLY = 34
"""A half-step of all bullets takes so long."""
STRUCK, MET, RESTED, LOST = 90, 160, 180, 240
CRUMBLE, SHUDDER, BLAST, FELL = 110, 300, 420, 1100
CRUMBS, BURN, MISSED, AWAY = 700, 2600, 650, 240


def fired(shown: Table, event: events.Flying) -> Clip:
    match event:
        case events.ShotLost(number, _):
            tank = shown.tank(number)
            assert tank is not None
            cross = crossed(
                rest(shown, tank), f"fort.bullet.{shown.teams[tank.seat]}.{tank.seat}", 900
            )
            return Clip(LOST, effects=(cross,), sound="card.back")
        case events.VolleyFired(bullets):
            return _volley(shown, bullets)
        case events.BulletsFlew(steps):
            return _flew(shown, steps)
        case events.BulletsStruck(strikes):
            return _struck(shown, strikes)
        case events.BulletsMet(numbers):
            sparks = tuple(_each(shown, numbers, "clash", 420))
            return Clip(MET, effects=sparks, sound="helmet.ping")
        case events.BulletsLeft(numbers):
            return Clip(0, effects=tuple(_each(shown, numbers, "away", AWAY)))
        case events.BulletsRested(numbers):
            rings = tuple(_each(shown, numbers, "rests", 3 * RESTED))
            return Clip(RESTED, effects=rings, sound="phase.begins")
        case _:
            assert_never(event)


def _volley(shown: Table, bullets: tuple[Bullet, ...]) -> Clip:
    """Guns turn to where they fire; one that fired on its way is seen there once more."""
    if not bullets:
        return CUT
    effects: list[Effect] = []
    for bullet in bullets:
        tank = shown.tank(bullet.tank)
        assert tank is not None
        angle, place = turned(bullet.facing), _place_of(bullet)
        stands, there = rest(shown, tank), at(place)
        here = place == tank.place
        effects += (
            replace(
                effect_at(f"aim {tank.number}" if here else f"echo {tank.number}", there, AIM),
                angle=angle,
            ),
            replace(effect_at("muzzle", there, FLASH, AIM - 30), angle=angle),
        )
        if here:
            back = (angle + 180) % 360
            effects.append(
                replace(effect_at(f"nudge {tank.number}", stands, RECOIL, AIM - 30), angle=back)
            )
        else:
            effects.append(Effect("thread", there.x, there.y, AIM, 0, 0, stands.x, stands.y))
    return Clip(AIM, effects=tuple(effects), cues=(Cue("tank.shot", AIM - 30),))


def _place_of(bullet: Bullet) -> Point:
    """Return where its tank stood when it fired."""
    x, y = bullet.facing.dx, bullet.facing.dy
    return replace(bullet.point, x=bullet.point.x - 1 - x, y=bullet.point.y - 1 - y)


def _flew(shown: Table, steps: int) -> Clip:
    """All that fly go on together; who is missed by a quarter hears them pass."""
    ms = steps * FLY
    moves: dict[str, Move | tuple[Move, ...]] = {}
    effects: list[Effect] = []
    for bullet in shown.bullets:
        if not bullet.left:
            continue
        start = at_point(bullet.point, bullet.facing)
        end = at_point(bullet.point.step(bullet.facing, steps), bullet.facing)
        moves[bullet_name(bullet.number)] = Move(start, end, Ease.STEADY)
        for tank in nearly_hit(shown, bullet, steps):
            stands = rest(shown, tank)
            passes = round(ms * _share(start, end, stands))
            effects.append(
                replace(
                    effect_at("missed", stands, MISSED, passes),
                    angle=start.angle,
                    to_x=start.x,
                    to_y=start.y,
                )
            )
    return Clip(ms, moves, tuple(effects))


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
        cues.add(sound)
    return Clip(STRUCK, effects=tuple(effects), cues=tuple(map(Cue, sorted(cues))))


_STRUCK = {
    events.Struck.TANK: ("hit", "tank.hit"),
    events.Struck.OWN_SIDE: ("clank", "steel.ping"),
    events.Struck.WALL: ("spark", "steel.ping"),
    events.Struck.BANNER: ("hit", "tank.hit"),
}


def _each(shown: Table, numbers: events.Numbers, kind: str, ms: int) -> Iterator[Effect]:
    for number in numbers:
        bullet = _bullet(shown, number)
        yield effect_at(kind, at_point(bullet.point, bullet.facing), ms)


def _bullet(shown: Table, number: int) -> Bullet:
    return next(bullet for bullet in shown.bullets if bullet.number == number)


def hurt(shown: Table, event: events.Hurt) -> Clip:
    match event:
        case events.WallsBroken(quarters):
            return _crumbled(shown, quarters)
        case events.HelmetHeld(number):
            return _shuddered(shown, number, "held", "helmet.ping")
        case events.TankDamaged(number):
            return _shuddered(shown, number, "torn", "tank.hit")
        case events.TankDestroyed(number):
            return _blown_up(shown, number)
        case events.BannerFell(team):
            return _fell(shown, team)
        case _:
            assert_never(event)


def _crumbled(shown: Table, quarters: int) -> Clip:
    """Each quarter flies apart by itself: brick into crumbs, steel into scraps."""
    effects: list[Effect] = []
    for cell in each_quarter(quarters):
        kind = "crumbs" if quarters & shown.bricks & quarter(cell.x, cell.y) else "scraps"
        effects.append(effect_at(kind, Pose(*of_quarter(cell.x, cell.y)), CRUMBS))
    return Clip(CRUMBLE, effects=tuple(effects), sound="brick.gone")


def _shuddered(shown: Table, number: int, kind: str, sound: str) -> Clip:
    tank = shown.tank(number)
    assert tank is not None
    stands = rest(shown, tank)
    left, right = replace(stands, x=stands.x - 0.05), replace(stands, x=stands.x + 0.05)
    third = SHUDDER // 3
    moves = (
        Move(stands, left, Ease.STEADY, 0, third),
        Move(left, right, Ease.STEADY, third, 2 * third),
        Move(right, stands, Ease.STEADY, 2 * third),
    )
    flies = effect_at(kind, stands, CRUMBS)
    return Clip(SHUDDER, {tank_name(number): moves}, (flies,), sound=sound)


def _blown_up(shown: Table, number: int) -> Clip:
    tank = shown.tank(number)
    assert tank is not None
    stands = rest(shown, tank)
    gone = Move(stands, replace(stands, alpha=0), Ease.STEADY, 60, 60 + BLAST // 2)
    effects = (
        effect_at("flash", stands, 180),
        replace(effect_at("soot", stands, BURN, 250), angle=stands.angle),
        *(replace(each, x=stands.x, y=stands.y) for each in blast(tank.place, 40)),
    )
    return Clip(BLAST, {tank_name(number): gone}, effects, sound="tank.explode", shake=50)


def _fell(shown: Table, team: int) -> Clip:
    """Everything is about the banner: the board shakes, and the banner sinks in the smoke."""
    stands = at(shown.board.camps[team].banner)
    effects = (
        effect_at("flash", stands, 260),
        *(replace(each, x=stands.x, y=stands.y) for each in blast(shown.board.camps[team].banner)),
        effect_at("glory", stands, FELL),
        effect_at(f"topples {banner_picture(shown, team)}", stands, FELL),
    )
    return Clip(FELL, effects=effects, sound="eagle.lands", cues=(Cue("tank.explode"),), shake=110)
