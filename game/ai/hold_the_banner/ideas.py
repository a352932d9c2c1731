"""What a tank may plan: each route it can drive with the shots on it that are worth most.

Beside what the guessed turn says, bullets in the air or to come are met that would fell the own
banner, and partners are neither crowded nor shot at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.core.grid import STRAIGHT
from game.rules.hold_the_banner.events import DrawnShot, DrivePlan
from game.rules.hold_the_banner.plans import shots_allowed
from game.rules.hold_the_banner.routes import Route
from game.rules.hold_the_banner.state import Table

from .fighters import Fighter, Shot
from .guessed_turn import GuessedTurn
from .lattice import NOWHERE, WAYS, Spot, Spots, meet, spread
from .reach import Reach

_CROWDED = 0.1
"""What it costs to come where an own tank will stand."""
Places = dict[Spot, float]
Aims = dict[Shot, float]


@dataclass(frozen=True, slots=True)
class Idea:
    """A plan of one tank, where it leads, and what it is worth."""

    worth: float
    plan: DrivePlan
    end: Spot


def ideas(
    table: Table, fighter: Fighter, routes: Sequence[Route], places: Places, aims: Aims
) -> Iterator[Idea]:
    """Yield each of these routes with its best shots; of those drawn freely that lead the same
    way, one."""
    most, ways, seen = shots_allowed(table, fighter.tank), fighter.reach, set[Route]()
    for route in routes:
        node = ways.driven[route]
        if table.options.free_drawing and node in seen:
            continue
        seen.add(node)
        number, end = fighter.tank.number, ways.ends[node]
        if end == NOWHERE:
            yield Idea(-fighter.loss, DrivePlan(number, route), NOWHERE)
            continue
        shots = _shots(ways, node, aims)[:most]
        drawn = tuple(shot for _, shot in shots)
        worth = places[end] + sum(gain for gain, _ in shots)
        yield Idea(worth, DrivePlan(number, route, drawn), end)


def worths(turn: GuessedTurn, fighter: Fighter, taken: Spots, meets: bool) -> tuple[Places, Aims]:
    """Return what places and shots are worth where partners take these quarters."""
    places, aims = turn.worths(fighter)
    if meets:
        _met(turn, fighter, aims)
    if taken:
        crowded = spread(taken)
        for spot in places:
            if crowded >> spot & 1:
                places[spot] -= _CROWDED
        for shot, line in fighter.lines.items():
            if line.spots & crowded:
                aims[shot] = min(aims[shot], 0.0)
    return places, aims


def _met(turn: GuessedTurn, fighter: Fighter, aims: Aims) -> None:
    """Add what it is worth to meet bullets that would fell the own banner."""
    fire, fells = turn.fire_at(fighter), turn.stakes.fells
    feared = [(line, often) for line, often in fire if fells(line, fighter.team)]
    for shot, line in fighter.lines.items():
        aims[shot] += sum(often for other, often in feared if meet(line, other))


def _shots(ways: Reach, node: Route, aims: Aims) -> list[tuple[float, DrawnShot]]:
    """Return the best shot at each point of a route that is worth anything, the best first."""
    found = []
    for at, spot in ways.passed(node):
        best, way = max((aims.get((spot, way), 0.0), way) for way in WAYS)
        if best > 0:
            found.append((best, at, DrawnShot(at, STRAIGHT[way])))
    found.sort(key=lambda each: each[:2], reverse=True)
    return [(best, shot) for best, _, shot in found]
