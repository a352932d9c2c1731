"""What bullets do, in one plain line each."""

from __future__ import annotations

from typing import assert_never

from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.routes import SIGNS
from game.rules.hold_the_banner.state import Bullet

from .drawing import point_name

_STRUCK = {
    events.Struck.OWN_SIDE: "its own side",
    events.Struck.WALL: "a wall",
    events.Struck.BANNER: "the banner",
}


def tell_flying(event: events.Flying) -> str:
    match event:
        case events.ShotLost(tank, point):
            return f"{tank} has no shot: point {point} was not reached"
        case events.VolleyFired(bullets):
            return "; ".join(map(_fired, bullets)) or "bullets fly on"
        case events.BulletsFlew(steps):
            return f"bullets fly {steps}"
        case events.BulletsStruck(strikes):
            return "; ".join(map(_strike, strikes))
        case events.BulletsMet(bullets):
            return f"bullets {_numbers(bullets)} destroy each other"
        case events.BulletsLeft(bullets):
            return f"off the field: bullet {_numbers(bullets)}"
        case events.BulletsRested(bullets):
            return f"at rest: bullet {_numbers(bullets)}"
        case _:
            assert_never(event)


def _fired(bullet: Bullet) -> str:
    way = SIGNS[bullet.facing]
    return f"{bullet.tank} fires bullet {bullet.number} at {point_name(bullet.point)} {way}"


def _strike(strike: events.Strike) -> str:
    if strike.struck is events.Struck.TANK:
        return f"bullet {strike.bullet} strikes {_numbers(strike.tanks)}"
    return f"bullet {strike.bullet} strikes {_STRUCK[strike.struck]}"


def _numbers(numbers: events.Numbers) -> str:
    return " and ".join(map(str, numbers))
