"""What turned a match: a pure choice over what was told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from game.core.rules import Seat, Told
from game.rules.tanchiki.events import (
    BotDrowned,
    BotExploded,
    EagleTaken,
    MatchEnded,
    TankDrowned,
    TankExploded,
    TokenTaken,
    TurnBegan,
)
from game.rules.tanchiki.state import Piece

MOST = 4


class Weight(IntEnum):
    """How much a moment counts against the others."""

    NOTHING = 0
    LOSS = 1
    EAGLE = 2
    LEAD = 3
    KEPT_LEAD = 4
    LAST = 5


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """`place` events had been told before what is worth a look; `last` are the winning points."""

    place: int
    turn: int
    event: EagleTaken | TokenTaken | TankExploded | TankDrowned
    leads: bool = False
    last: bool = False


def turning_points(seats: int, story: Sequence[Told[Any]]) -> tuple[TurningPoint, ...]:
    """Return at most four moments in their order.

    The points that won come first, then the lead that was kept, other leads, eagles, and the
    losses of those who led, of each the latest. One alone has no lead: there only eagles and
    losses count.
    """
    found = _losing_once(tuple(_found(seats, story)))
    winners = _winners(story)
    won = [each for each in found if _scores(each) and each.event.seat in winners]
    last = won[-1] if won else None
    kept = next((each for each in reversed(won) if each.leads), None)
    weighed = [(_weight(each, last, kept), each) for each in found]
    best = sorted(weighed, key=lambda pair: (-pair[0], -pair[1].place))[:MOST]
    chosen = [_said(each, last) for weight, each in best if weight]
    return tuple(sorted(chosen, key=lambda point: point.place))


def _found(seats: int, story: Sequence[Told[Any]]) -> Iterator[TurningPoint]:
    """Return all points and those losses that may matter."""
    points, turn = [0] * seats, 0
    leader: Seat | None = None
    fell: dict[Piece | None, int] = {}
    for place, told in enumerate(story):
        match told.event:
            case TurnBegan(number):
                turn = number
            case BotExploded(bot) | BotDrowned(bot):
                fell[bot] = place
            case TankExploded(seat) | TankDrowned(seat) if seat == leader or seats == 1:
                yield TurningPoint(place, turn, told.event)
            case EagleTaken(seat) | TokenTaken(seat):
                points[seat] = told.event.points
                first = _sole_leader(points)
                leads = seats > 1 and first == seat != leader
                if first is not None:
                    leader = first
                felled = getattr(told.event, "bot", None)
                yield TurningPoint(fell.get(felled, place), turn, told.event, leads)
            case _:
                pass


def _losing_once(found: tuple[TurningPoint, ...]) -> tuple[TurningPoint, ...]:
    """Return them without losses that a later one would tell again in the same words."""
    latest = {(type(each.event), each.event.seat): each.place for each in found}
    return tuple(
        each
        for each in found
        if _scores(each) or latest[type(each.event), each.event.seat] == each.place
    )


def _sole_leader(points: Sequence[int]) -> Seat | None:
    best = max(points)
    return points.index(best) if points.count(best) == 1 else None


def _winners(story: Sequence[Told[Any]]) -> tuple[Seat, ...]:
    ends = (each.event for each in reversed(story) if isinstance(each.event, MatchEnded))
    end = next(ends, None)
    return end.winners if end else ()


def _scores(point: TurningPoint) -> bool:
    return isinstance(point.event, EagleTaken | TokenTaken)


def _weight(point: TurningPoint, last: TurningPoint | None, kept: TurningPoint | None) -> Weight:
    if point is last:
        return Weight.LAST
    if point is kept:
        return Weight.KEPT_LEAD
    if point.leads:
        return Weight.LEAD
    if isinstance(point.event, EagleTaken):
        return Weight.EAGLE
    return Weight.NOTHING if _scores(point) else Weight.LOSS


def _said(point: TurningPoint, last: TurningPoint | None) -> TurningPoint:
    if point is not last:
        return point
    return TurningPoint(point.place, point.turn, point.event, point.leads, last=True)
