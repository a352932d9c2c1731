"""Who acts in Hold the Banner: whose tanks drive, whose bullets fly, who comes and gets what."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.state import Bullet, Table, Tank
from game.scenes.faces.acting import NOBODYS, Acting
from game.scenes.frame.kit import Words
from game.view.hold_the_banner.standing_pieces import hull_picture, kind_of, turret_picture

from .replay_chapters import whose


def acts(words: Words, shown: Table, event: events.Event) -> Acting | None:
    """Return who acts, None where the cause of an event tells: what bullets do is of who fired."""
    match event:
        case events.TurnBegan() | events.HundredDrawn():
            return NOBODYS
        case events.TanksStepped(steps=steps):
            return _tanks(shown, (each.tank for each in steps))
        case events.TanksStopped(refused=refused):
            return _tanks(shown, (each.tank for each in refused))
        case events.VolleyFired(bullets=bullets):
            # Where nobody fires, what hung in the air flies on.
            return _bullets(shown, bullets or shown.bullets)
        case events.TankRescued(tank=number) | events.ShotLost(tank=number):
            return _tanks(shown, (number,))
        case events.BombFell(team=team) | events.ClockStopped(team=team):
            others = (seat for seat in shown.seats if shown.teams[seat] != team)
            return Acting(tuple(others))
        case events.FenceSteeled(team=team):
            return Acting(shown.members(team))
        case _:
            seat = whose(shown, event)
            return None if seat is None else Acting((seat,))


def _bullets(shown: Table, bullets: tuple[Bullet, ...]) -> Acting | None:
    """Return whose bullets these are: of a tank that is gone, those of its side."""
    if not bullets:
        return None
    found = _tanks(shown, (each.tank for each in bullets))
    return found or Acting(shown.members(bullets[0].team))


def _tanks(shown: Table, numbers: Iterable[int]) -> Acting | None:
    """Return whose tanks these are, each seat with the first of its own."""
    found: dict[int, Tank] = {}
    for number in numbers:
        if (tank := shown.tank(number)) is not None:
            found.setdefault(tank.seat, tank)
    seats = tuple(sorted(found))
    return Acting(seats, tuple(_pictures(shown, found[seat]) for seat in seats)) if seats else None


def _pictures(shown: Table, tank: Tank) -> tuple[str, ...]:
    look = kind_of(shown, tank)
    return hull_picture(look, tank.seat), turret_picture(look, tank.seat)
