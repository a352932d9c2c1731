"""Where each tank looks: along its last step, its gun where it has fired since.

No table knows it, since no rule asks; it is read from what has been shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from game.core.grid import Facing
from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.routes import ROUTES
from game.view.show.drawn_effects import Running
from game.view.show.playback import Reel
from game.view.show.tank_clips import heading

from .standing_pieces import turned

LATELY = 400
"""So many events are looked through; who has done nothing in them looks ahead."""
TURN_MS = 120


@dataclass
class Looks:
    """The angles of hulls and of guns by the numbers of tanks, as far as they are known."""

    hulls: dict[int, float] = field(default_factory=dict)
    guns: dict[int, float] = field(default_factory=dict)

    def hull(self, number: int, ahead: float, running: Running) -> float:
        """Return where a hull looks now that looks ahead to begin with."""
        return _turning(f"look {number}", self.hulls.get(number, ahead), running)

    def gun(self, number: int, hull: float, running: Running) -> float:
        return _turning(f"aim {number}", self.guns.get(number, hull), running)


def looks_of(reel: Reel) -> Looks:
    """Return where all tanks look after what has been shown."""
    return looks_after(told.event for told in reel.seen[-LATELY:])


def looks_after(seen: Iterable[events.Event]) -> Looks:
    found, ways = Looks(), dict[int, Iterator[Facing]]()
    for event in seen:
        match event:
            case events.PlansRevealed(plans):
                drives = (drive for plan in plans for drive in plan.drives)
                ways = {drive.tank: iter(ROUTES[drive.route]) for drive in drives}
            case events.TanksStepped(steps, False):
                for step in steps:
                    if step.tank in ways and (way := next(ways[step.tank], None)) is not None:
                        _turn(found, step.tank, turned(way))
            case events.TanksStopped(refused, False):
                for each in refused:
                    _turn(found, each.tank, turned(each.facing))
            case events.TankRescued(number, path) if len(path) > 1:
                _turn(found, number, heading(*path[-2:]))
            case events.VolleyFired(bullets):
                for bullet in bullets:
                    found.guns[bullet.tank] = turned(bullet.facing)
    return found


def _turn(found: Looks, number: int, angle: float) -> None:
    found.hulls[number] = angle
    found.guns.pop(number, None)


def _turning(kind: str, before: float, running: Running) -> float:
    """Return an angle that an effect of this kind changes just now."""
    for effect, ms in running:
        if effect.kind == kind:
            turn = (effect.angle - before + 180) % 360 - 180
            before = (before + turn * min(1.0, ms / TURN_MS)) % 360
    return before
