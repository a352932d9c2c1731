"""What a seat has planned so far, sorted out of its actions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.handfuls import without
from game.core.number_bounds import Long
from game.core.rules import Seat

from .actions import AddShot, DrawRoute, Planned, PlayCard, Refill
from .routes import Cards, Route
from .state import TWO_BULLETS, Kind, Table, Tank


@dataclass(frozen=True, slots=True)
class Plan:
    """The route of each tank that has one, and what was planned in its order."""

    actions: tuple[Planned, ...]
    routes: Mapping[Long, Route]

    @staticmethod
    def of(table: Table, seat: Seat) -> Plan:
        actions = table.players[seat].plan
        assert actions is not None
        chosen = (each for each in actions if isinstance(each, PlayCard | DrawRoute))
        return Plan(actions, {each.tank: each.route for each in chosen})

    @property
    def refills(self) -> bool:
        return any(isinstance(each, Refill) for each in self.actions)

    def points(self, tank: Long) -> tuple[int, ...]:
        """Return the points of its route at which a tank is to fire."""
        return tuple(e.point for e in self.actions if isinstance(e, AddShot) and e.tank == tank)

    def whole(self, table: Table, seat: Seat) -> bool:
        """Whether each tank has its route, or the turn is spent on cards (P5.3)."""
        return self.refills or all(t.number in self.routes for t in table.tanks_of(seat))


def cards_left(table: Table, seat: Seat, plan: Plan) -> Cards:
    """Return the hand without what is planned already."""
    hand = table.players[seat].hand
    assert hand is not None
    return without(hand, plan.routes.values())


def shots_allowed(table: Table, tank: Tank) -> int:
    """Return how many shots may be drawn: none while a bullet of its own is in the air (P3.4)."""
    if any(bullet.tank == tank.number for bullet in table.bullets):
        return 0
    two = tank.kind is Kind.GUARD and table.players[tank.seat].level >= TWO_BULLETS
    return 2 if two else 1
