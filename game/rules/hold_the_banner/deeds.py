"""What each seat did in a match of Hold the Banner, from its events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.core.deeds import Deeds, counted
from game.core.number_bounds import Long
from game.core.played_story import along
from game.core.rules import Seat, Told

from . import events
from .evolve import evolve
from .quarters import each_quarter
from .state import Kind, Table


def deeds(start: Table, told: Sequence[Told[events.Event]]) -> tuple[Deeds, ...]:
    """Return the deeds by seat."""
    counts: list[Counter[str]] = [Counter() for _ in start.seats]
    owners = {tank.number: tank.seat for tank in start.tanks}
    strikes: tuple[events.Strike, ...] = ()
    fired: dict[Long, Seat] = {b.number: owners[b.tank] for b in start.bullets if b.tank in owners}
    for table, each in along(start, told, evolve):
        match each.event:
            case events.TankReturned(tank, seat) | events.TankSpawned(tank, seat):
                owners[tank] = seat
            case events.TanksStepped(steps, sliding):
                for step in steps:
                    counts[owners[step.tank]]["slid" if sliding else "half_steps"] += 1
            case events.VolleyFired(bullets):
                for bullet in bullets:
                    fired[bullet.number] = owners[bullet.tank]
                    counts[owners[bullet.tank]]["shots"] += 1
            case events.BulletsStruck(strikes):
                _struck(table, strikes, fired, counts)
            case events.TankDestroyed(tank):
                _destroyed(table, tank, each.rule, strikes, (owners, fired), counts)
            case events.WallsBroken(quarters):
                _broken(quarters, strikes, fired, counts)
            case _:
                pass
    return tuple(Deeds(counted(each)) for each in counts)


def _struck(
    table: Table,
    strikes: Sequence[events.Strike],
    fired: dict[Long, Seat],
    counts: list[Counter[str]],
) -> None:
    for strike in strikes:
        if strike.bullet not in fired:
            continue
        if strike.struck is events.Struck.TANK:
            counts[fired[strike.bullet]]["hits"] += 1
        elif strike.struck is events.Struck.BANNER:
            bullet = next(b for b in table.bullets if b.number == strike.bullet)
            own = _banner_is_own(table, bullet.point.y, bullet.team)
            counts[fired[strike.bullet]]["own_banners" if own else "banners"] += 1


def _banner_is_own(table: Table, y: int, team: int) -> bool:
    """Whether a bullet at this height stands nearest to a banner of its own side."""
    camps = table.board.camps
    nearest = min(range(len(camps)), key=lambda each: abs(camps[each].banner.y - y))
    return nearest == team


def _destroyed(
    table: Table,
    number: Long,
    rule: str,
    strikes: Sequence[events.Strike],
    known: tuple[dict[Long, Seat], dict[Long, Seat]],
    counts: list[Counter[str]],
) -> None:
    owners, fired = known
    tank = table.tank(number)
    assert tank is not None
    counts[owners[number]]["lives" if tank.kind is Kind.GUARD else "tanks"] += 1
    if rule == "P6.1":
        return
    for seat in {fired[s.bullet] for s in strikes if number in s.tanks and s.bullet in fired}:
        counts[seat]["destroyed"] += 1


def _broken(
    quarters: int,
    strikes: Sequence[events.Strike],
    fired: dict[Long, Seat],
    counts: list[Counter[str]],
) -> None:
    """Count a wall for all whose bullets have struck one in this half-step."""
    struck = (s.bullet for s in strikes if s.struck is events.Struck.WALL)
    for seat in {fired[bullet] for bullet in struck if bullet in fired}:
        counts[seat]["quarters"] += len(each_quarter(quarters))


DEEDS = deeds
