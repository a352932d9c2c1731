"""The way of a turn: to throw or to rest, forward or back, and when to challenge (L1.2, L2.1).

A hero gathers where it gains most for the risk, until all are strong enough together, or the night
is near; then it walks to the end, waits there for its mates, and rests.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any, Final

from game.core.rules import Seat
from game.rules.road_to_the_overlord import actions
from game.rules.road_to_the_overlord.actions import MarkNumber
from game.rules.road_to_the_overlord.course import playing, together
from game.rules.road_to_the_overlord.state import NEAR, Table
from game.rules.road_to_the_overlord.walking import end_of_way

from .powers import power_of
from .prospects import FACES, Sight, Worths
from .sieges import odds, rounds_left
from .weights import Weights

ONWARD: Final = 1.5
"""What a mark toward the end is worth to who is on the way there."""
SPARE: Final = 2
"""So many turns are kept for rest, and for who comes late."""
TIRED: Final = 0.5
"""Who does not look ahead rests with so much of its life left."""
AGAIN: Final = 0.25
"""Who rests loses a turn: so much of a usual one would have been gained anyway."""


def mates(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return a hero and all who go with it."""
    return tuple(each for each in playing(table) if together(table, each, seat))


def marches(table: Table, seat: Seat, weights: Weights) -> bool:
    """Whether it is time to go to the boss: all are strong enough, or the night is near."""
    if odds(table, mates(table, seat), rested=True) >= weights.odds:
        return True
    alone = len({*table.setup.teams}) > 1
    return not alone and rounds_left(table) <= _needed(table, seat, weights)


def _needed(table: Table, seat: Seat, weights: Weights) -> int:
    sights = (Sight(table, each, weights, 1) for each in mates(table, seat))
    return ceil(max(sight.turns_to(table.setup.last) for sight in sights)) + SPARE


def way(table: Table, seat: Seat, weights: Weights) -> Any:
    """Return whether to throw, to rest, or to challenge."""
    hero, last = table.heroes[seat], table.setup.last
    march = marches(table, seat, weights)
    if hero.mark == last and march:
        return at_the_end(table, seat, weights)
    if march and hero.mark >= last - NEAR and _somebody(table, seat, last):
        return actions.Rest(seat)
    most = power_of(table, seat).most
    if hero.life < most and _rests(table, seat, weights, most, march=march):
        return actions.Rest(seat)
    return actions.Throw(seat)


def at_the_end(table: Table, seat: Seat, weights: Weights) -> Any:
    """Challenge as soon as those who are near will do; else rest, and let the last one who comes
    challenge before the night."""
    near = [each for each in mates(table, seat) if _is_near(table, each, seat)]
    later = any(table.heroes[each].mark == table.setup.last for each in near if each > seat)
    if odds(table, near) >= weights.odds or (rounds_left(table) <= 1 and not later):
        return actions.Challenge(seat)
    return actions.Rest(seat)


def direction(table: Table, legal: Sequence[Any], seat: Seat, weights: Weights) -> Any:
    """Return the better one of the ways that are open."""
    sight = Sight(table, seat, weights, table.heroes[seat].life)
    march = marches(table, seat, weights)
    ways = [action for action in legal if isinstance(action, actions.Walk)]
    if not weights.around:
        return ways[0] if march else min(ways, key=lambda each: _risk(sight, each))
    worths = sight.worths()
    return max(
        ways, key=lambda each: _worth(sight, worths, end_of_way(table, back=each.back), march=march)
    )


def _risk(sight: Sight, walk: actions.Walk) -> float:
    """Return how dangerous a way is, if that is too much; forward comes first."""
    dies = sight.bout(end_of_way(sight.table, back=walk.back)).dies
    return dies if dies > sight.weights.wary else 0.0


def _worth(sight: Sight, worths: Worths, at: MarkNumber, *, march: bool) -> float:
    """Return what it is worth to come to a mark, and to go on from there."""
    if march:
        return worths[at] + ONWARD * (at - sight.table.heroes[sight.seat].mark)
    weights = sight.weights
    return worths[at] + weights.around * _around(worths, at) + weights.onward * at


def _around(worths: Worths, at: MarkNumber) -> float:
    """Return what the next turn from a mark would bring on the average."""
    last = len(worths) - 1
    best = [max(worths[max(0, at - face)], worths[min(last, at + face)]) for face in FACES]
    return sum(best) / len(best)


def _rests(table: Table, seat: Seat, weights: Weights, most: int, *, march: bool) -> bool:
    """Whether the way is worth more after a rest, which takes a turn."""
    if not weights.around:
        return table.heroes[seat].life <= TIRED * most
    now, later = (
        _hope(Sight(table, seat, weights, life), march=march)
        for life in (table.heroes[seat].life, most)
    )
    return later - now > AGAIN * max(later, 0.0) + 0.5


def _hope(sight: Sight, *, march: bool) -> float:
    """Return what a throw brings on the average."""
    worths = sight.worths()
    found = [
        max(_worth(sight, worths, to, march=march) for to in sight.ends(face)) for face in FACES
    ]
    return sum(found) / len(found)


def _somebody(table: Table, seat: Seat, last: MarkNumber) -> bool:
    """Whether a mate stands at the end already, or is nearer to it."""
    own = table.heroes[seat].mark
    return any(
        table.heroes[each].mark > own or (table.heroes[each].mark == last)
        for each in mates(table, seat)
        if each != seat
    )


def _is_near(table: Table, one: Seat, other: Seat) -> bool:
    return abs(table.heroes[one].mark - table.heroes[other].mark) <= NEAR
