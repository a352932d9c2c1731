"""The best matches of several turns, a few kept after each: a good par, no proof of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush, nlargest

from game.content.goals import Goal
from game.rules.tanchiki.fast_room.fixed_ground import CONCRETE, RIM, WATER, Land
from game.rules.tanchiki.fast_room.world import Spot, World

from .bot_orders import far
from .search import Line, Stand, Turn, done, ended, endings
from .turn_stages import SEAT, Stage

WIDTH = 6
ALIKE = 2
"""So many kept matches at most have their tank stand alike."""

DONE = 1000
BRICK = 3
"""What a brick on the way costs more than an open cell."""

LOST = 60
SHOVE = 2
"""From so many cells away a bot is worth being pushed into water."""

Reached = tuple[Line, Turn, Stage]


@dataclass(frozen=True, slots=True)
class Best:
    """What one turn has brought: how much is done at most, by which matches, and which go on."""

    count: int
    ways: tuple[Reached, ...]
    kept: tuple[Line, ...]


def best_of(reached: Iterable[Reached], goal: Goal, before: World) -> Best:
    """Return the best of what was reached in a turn.

    What cards an exchange will bring nobody can know, so no longer match is built on one.
    """
    count, ways = 0, list[Reached]()
    first: dict[tuple[int, ...], tuple[int, int, Reached]] = {}
    for number, each in enumerate(reached):
        _, turn, stage = each
        found = done(goal, stage, before)
        if found > count:
            count, ways = found, []
        if found == count and found:
            ways.append(each)
        if stage.over or turn.exchange or not stage.world.cells[SEAT]:
            continue
        worth = DONE * found + _near(goal, stage.world)
        mark = _mark(stage.world)
        if mark not in first or worth > first[mark][0]:
            first[mark] = worth, -number, each
    return Best(count, tuple(ways), tuple(_kept(first.values())))


def turn_on(lines: Iterable[Line]) -> Iterator[Reached]:
    """Yield all that one more turn can bring to each of these matches."""
    for line in lines:
        for turn, stage in endings(line, None):
            yield line, turn, stage


def opened_by(ways: Iterable[Reached]) -> Counter[tuple[Stand, ...]]:
    """Return how the first turns of these matches ended, and how many of them each."""
    return Counter((*line.turns, turn)[0].stands for line, turn, _ in ways)


def _kept(rated: Iterable[tuple[int, int, Reached]]) -> Iterator[Line]:
    stands: Counter[Stand] = Counter()
    best = nlargest(6 * WIDTH, rated, key=lambda each: each[:2])
    count = 0
    for _, _, (line, turn, stage) in best:
        stand = turn.stands[-1]
        if stands[stand] < ALIKE and count < WIDTH and (after := ended(line, turn, stage)):
            stands[stand] += 1
            count += 1
            yield after


def _mark(world: World) -> tuple[int, ...]:
    """Return what two matches that are worth the same have in common."""
    return (*world.cells, world.ways[SEAT], world.points[SEAT], sum(world.bricks))


def _near(goal: Goal, world: World) -> int:
    """Return how good a place this is to go on from: cards, and the way to what is wanted."""
    hand, tank = len(world.hands[SEAT]), world.cells[SEAT]
    land, near = world.land, 8 * hand
    walls = bytes(world.bricks)
    bots = [far(land, tank, world.cells[bot]) for bot in world.bots]
    match goal.aim:
        case "eagles":
            return near - 10 * lengths(land, world.eagle, walls).get(tank, LOST)
        case "points":
            return (
                near - 6 * lengths(land, world.eagle, walls).get(tank, LOST) - min(bots, default=0)
            )
        case "bricks":
            return near + 200 * sum(each == 1 for each in world.bricks)
        case "bonuses" if world.bonuses:
            return (
                near
                + 500
                - 10 * min(lengths(land, spot, walls).get(tank, LOST) for spot in world.bonuses)
            )
        case "bonuses":
            return near + 300 * len(world.scored[SEAT]) - 4 * min(bots, default=0)
        case "drowned":
            return near - 10 * min(_shoves(world), default=LOST)
    return near - 4 * min(bots, default=0)


def _shoves(world: World) -> Iterator[int]:
    """Yield how far it is to each place from which a push would soon drown a bot."""
    land, tank = world.land, world.cells[SEAT]
    for bot in world.bots:
        spot = world.cells[bot]
        for step in land.steps:
            if land.ground[spot - step] != RIM and _falls(world, spot, step):
                yield lengths(land, spot - step, bytes(world.bricks)).get(tank, LOST)


def _falls(world: World, spot: Spot, step: int) -> bool:
    """Whether a bot here is soon lost if it is pushed so."""
    land = world.land
    for _ in range(SHOVE):
        spot += step
        if land.ground[spot] == WATER or (land.options.island and land.ground[spot] == RIM):
            return True
        if world.walls[spot]:
            return False
    return False


@lru_cache(maxsize=1 << 9)
def lengths(land: Land, goal: Spot, bricks: bytes) -> dict[Spot, int]:
    """Return the length of the way to a cell from every cell that has one."""
    found: dict[Spot, int] = {}
    waiting = [(0, goal)]
    while waiting:
        length, spot = heappop(waiting)
        if spot in found:
            continue
        found[spot] = length
        for step in land.steps:
            near = spot + step
            if near not in found and land.ground[near] not in (CONCRETE, RIM, WATER):
                heappush(waiting, (length + (BRICK if bricks[near] else 1), near))
    return found
