"""How likely it is that a seat wins from a world in which a turn has been played.

Each seat has a score of points, of its way to the eagle, of what it lacks to take it in the next
turn, and of its cards. The odds of the seats are as their scores to the power of e, in whole
numbers. The weights were fitted to who won 310 matches of four captains; helmets, the way cell
by cell and the third eagle of a loser were set by hand. At 2,600 ends of turns, those of each
match left out of its fit, they foretell the winner with a loss of 1.09, `worth` with 1.14.
"""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tanchiki.fast_room.world import World

from .distance_to_eagle import DRIVES, Ways
from .effort import Manner
from .world_value import SHORT, USUAL, fades, threatened, worth

CERTAIN = 10_000

_EXP: tuple[int, ...] = tuple(CERTAIN * pow(99, n) // pow(100, n) for n in range(1000))
"""What is left of the odds for each hundredth of the score that one lies behind."""

_POINT = (47, 56, 27)
"""What a point is worth by how many eagles are taken, in hundredths of a score as all here."""

_LOSES = 4
_STANDS = (0, 0, 64, 48, -87)
"""By what the next eagle is: the first, the second, the third that wins, ties or loses."""

_TAKES = (100, 66, 286, 84, 40)
_NEARS = (78, 40, 255, 173, 16)
_DEAD = (34, 25, 63)
_FADE = 15
_FOUR_AHEAD = 25
_MISSING = -89
_HELMET = 15
_BONUS = 18
_BONUS_FAR = 6
_AIMED = 10

_LUCK = (
    (
        (60, 70, 80, 90, 90, 95, 95, 95),
        (5, 15, 40, 60, 70, 78, 85, 95),
        (0, 0, 10, 30, 50, 60, 70, 80),
        (0, 0, 0, 5, 15, 25, 35, 45),
        (0, 0, 0, 0, 5, 10, 20, 30),
    ),
    (
        (70, 75, 80, 85, 85, 90, 90, 90),
        (5, 15, 35, 50, 55, 62, 70, 80),
        (0, 0, 10, 25, 33, 42, 55, 70),
        (0, 0, 0, 5, 10, 30, 35, 55),
        (0, 0, 0, 0, 3, 12, 40, 50),
    ),
)
"""How often of a hundred the eagle was taken in the next turn by whom nobody forestalled: by the
action of the shortest way, by how many cards it lacked, and by how many were still drawn."""

_LEANING = 2
"""How much a style leans a hundredth of a point, in ten thousandths."""


def judged(world: World, seat: Seat, ways: Ways, manner: Manner) -> int:
    """Return what the world is worth to the seat, in the measure of its manner."""
    # Alone and in sudden death nobody races for eagles.
    if not manner.reckons or world.seats == 1 or world.sudden:
        return worth(world, seat, ways, manner.weights)
    found = chance(world, seat, ways)
    if manner.weights != USUAL and world.winners is None:
        leaning = worth(world, seat, ways, manner.weights) - worth(world, seat, ways, USUAL)
        found += _LEANING * leaning
    return found


def placed(world: World, seat: Seat, ways: Ways, manner: Manner) -> int:
    """Return what it is worth to come to the board here."""
    aimed = threatened(world, seat, manner.weights)
    return judged(world, seat, ways, manner) + (_AIMED * aimed if manner.reckons else aimed)


def chance(world: World, seat: Seat, ways: Ways) -> int:
    """Return how likely the seat wins, in ten thousandths."""
    if world.winners is not None:
        return CERTAIN // len(world.winners) if seat in world.winners else 0
    scores = _scores(world, ways)
    best = max(scores)
    odds = [_EXP[min(len(_EXP) - 1, best - score)] for score in scores]
    return CERTAIN * odds[seat] // sum(odds)


def _scores(world: World, ways: Ways) -> list[int]:
    stage = min(2, sum(world.eagles))
    *_, second, best = sorted(world.points)
    scores: list[int] = []
    kinds: list[int] = []
    for seat, points in enumerate(world.points):
        lead = points - (second if points == best else best)
        kind = _kind(stage, lead)
        score = _POINT[stage] * points + _STANDS[kind]
        if lead >= 4:
            score += _FOUR_AHEAD
        kinds.append(kind)
        scores.append(score + (_stands(world, seat, kind, ways) or _DEAD[stage]))
    _race(world, scores, kinds, ways)
    return scores


def losing(world: World, seat: Seat) -> bool:
    """Whether the next eagle would end the match for another."""
    others = [points for other, points in enumerate(world.points) if other != seat]
    lead = world.points[seat] - max(others, default=0)
    return world.seats > 1 and _kind(min(2, sum(world.eagles)), lead) == _LOSES


def _kind(stage: int, lead: int) -> int:
    """Return what the next eagle is, by how many are taken and by the lead without it."""
    return stage if stage < 2 else 2 if lead > -3 else 3 if lead == -3 else _LOSES


def _stands(world: World, seat: Seat, kind: int, ways: Ways) -> int:
    """Return what its place, helmets and cards are worth to a seat, 0 off the board."""
    spot = world.cells[seat]
    if not spot:
        return 0
    full, eagle = world.sizes[seat], world.eagle
    score = _NEARS[kind] * (DRIVES - ways.drives(eagle)[spot]) // (DRIVES - 1)
    score += _FADE * fades(ways.to(eagle)[spot]) // 100
    score += _MISSING * SHORT[full - _next(world, seat)] // 100 + _HELMET * world.helmets[seat]
    if world.bonuses:
        xs, ys = world.land.xs, world.land.ys
        here, down = xs[spot], ys[spot]
        far = min(abs(here - xs[each]) + abs(down - ys[each]) for each in world.bonuses)
        score += _BONUS * max(0, _BONUS_FAR - far) // _BONUS_FAR
    return score


def _next(world: World, seat: Seat) -> int:
    """Return with how many cards the seat begins the next turn."""
    full = world.sizes[seat]
    if world.off[seat]:
        return full
    return min(full, world.held[seat] + len(world.played[seat]) + 1)


def _race(world: World, scores: list[int], kinds: list[int], ways: Ways) -> None:
    """Add for each seat how likely it is the one that takes the eagle in the next turn."""
    reach, arrivals = ways.reach(world.eagle), []
    for order in range(world.seats):
        seat = (world.first + 1 + order) % world.seats
        if spot := world.cells[seat]:
            hand = world.hands[seat]
            lacks, action = reach.lacking(spot, world.ways[seat], hand)
            luck = _LUCK[action]
            if lacks < len(luck):
                drawn = min(7, max(0, _next(world, seat) - len(hand)))
                arrivals.append((action, order, seat, luck[lacks][drawn]))
    left = 100
    for _, _, seat, takes in sorted(arrivals):
        scores[seat] += _TAKES[kinds[seat]] * left * takes // 10_000
        left -= left * takes // 100
