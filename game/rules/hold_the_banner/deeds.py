"""What each seat did in a match of Hold the Banner, from its events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.core.deeds import Deeds, counted
from game.core.number_bounds import Long
from game.core.played_story import along
from game.core.rules import Seat, Told

from . import events
from .evolve import evolve
from .quarters import ahead, covered, each_quarter
from .state import Bullet, Table


def deeds(start: Table, told: Sequence[Told[events.Event]]) -> tuple[Deeds, ...]:
    """Return the deeds by seat."""
    count = _Count([Counter() for _ in start.seats], [set() for _ in start.seats])
    count.owners = {tank.number: tank.seat for tank in start.tanks}
    for table, each in along(start, told, evolve):
        match each.event:
            case events.TankReturned(tank, seat) | events.TankSpawned(tank, seat):
                count.owners[tank] = seat
            case events.TanksStepped(steps, sliding):
                for step in steps:
                    count.one(count.owners[step.tank], "slid" if sliding else "half_steps")
            case events.VolleyFired(bullets):
                for bullet in bullets:
                    count.one(count.owners[bullet.tank], "shots")
            case events.BulletsRested(bullets):
                count.hung.update(bullets)
            case events.BulletsStruck(strikes):
                count.strikes = strikes
                count.by_number = {bullet.number: bullet for bullet in table.bullets}
                _struck(table, count)
            case events.TankDestroyed(tank):
                _destroyed(table, tank, each.rule, count)
            case events.WallsBroken(quarters):
                for seat in count.who(events.Struck.WALL):
                    count.one(seat, "quarters", len(each_quarter(quarters)))
            case events.MatchEnded(winners):
                _won(table, winners, count)
            case _:
                pass
    both = zip(count.seats, count.feats, strict=True)
    return tuple(Deeds(counted(each), (), tuple(sorted(feats))) for each, feats in both)


@dataclass
class _Count:
    """The numbers and feats by seat, whose each tank is or was, which bullets have ever hung in the
    air, and those that struck last."""

    seats: list[Counter[str]]
    feats: list[set[str]]
    hung: set[Long] = field(default_factory=set)
    owners: dict[Long, Seat] = field(default_factory=dict)
    strikes: tuple[events.Strike, ...] = ()
    by_number: dict[Long, Bullet] = field(default_factory=dict)

    def one(self, seat: Seat, name: str, more: int = 1) -> None:
        self.seats[seat][name] += more

    def who(self, struck: events.Struck, tank: Long | None = None) -> set[Seat]:
        """Return whose bullets have struck this; whose those were in the air is not known."""
        tanks = (
            self.by_number[strike.bullet].tank
            for strike in self.strikes
            if strike.struck is struck and (tank is None or tank in strike.tanks)
        )
        return {self.owners[number] for number in tanks if number in self.owners}


def _struck(table: Table, count: _Count) -> None:
    """Count hits on tanks and on the banners of the other side; the own one is told of, too."""
    for strike in count.strikes:
        bullet = count.by_number[strike.bullet]
        seat = count.owners.get(bullet.tank)
        if seat is None:
            continue
        if strike.struck is events.Struck.TANK:
            count.one(seat, "hits")
            if strike.bullet in count.hung:
                count.feats[seat].add("waylaid")
        elif strike.struck is events.Struck.BANNER:
            lanes = ahead(bullet.point, bullet.facing)
            hit = (t for t, c in enumerate(table.board.camps) if covered(c.banner) & lanes)
            if next(hit) == bullet.team:
                count.feats[seat].add("own_banner")
            else:
                count.one(seat, "banners")


def _destroyed(table: Table, number: Long, rule: str, count: _Count) -> None:
    """Count who has lost a tank, and whose bullets they were; a bomb is nobody's."""
    tank = table.tank(number)
    assert tank is not None
    count.one(tank.seat, "lost")
    if rule != "P6.1":
        for seat in count.who(events.Struck.TANK, number):
            count.one(seat, "tanks")


def _won(table: Table, winners: Iterable[Seat], count: _Count) -> None:
    """Tell of who has won without losing a tank, and of guards who had one life left."""
    for seat in winners:
        if not count.seats[seat]["lost"]:
            count.feats[seat].add("unscathed")
        side = table.members(table.teams[seat])
        if sum(table.players[each].lives for each in side) == 1:
            count.feats[seat].add("last_life")


DEEDS = deeds
