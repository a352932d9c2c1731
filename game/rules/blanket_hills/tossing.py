"""One shot: the error of a hand that throws dice, the way through the air, or the gamma ray."""

from __future__ import annotations

from typing import Final

from game.core.rolled_dice import Rolled, Throw

from .actions import ROUND, Fire, FireRay
from .events import Flight, How, RayShone, Scored, ShellFlew, ShellThrown
from .flight import flight
from .land import squared
from .shells import Shell
from .standing import Places, covered, domes_struck, struck, tops_for, under
from .state import HandKind, Table, Team
from .striking import Story, strike, strike_nails

NAILS: Final = (
    (-3, 97),
    (-2, 103),
    (-1, 99),
    (0, 100),
    (0, 104),
    (1, 98),
    (2, 102),
    (3, 100),
)
"""Degrees and per cent by which each nail of a handful flies otherwise (G6.9)."""
RAY_NEAREST: Final = 5
SIDES: Final = 6


def toss(story: Story, action: Fire) -> None:
    """Throw a shell, and let it do what it does where it comes down."""
    table, shell, arc = story.table, action.shell, action.arc
    team = table.setup.teams[action.seat]
    azimuth, reach = _as_flown(story, action)
    shot = table.shots + 1
    story.say(ShellThrown(action.seat, team, shot, shell, azimuth, reach, arc), "G3.1")
    nails = NAILS if shell is Shell.SHRAPNEL else ((0, 100),)
    thrown = [((azimuth + more) % ROUND, reach * share // 100) for more, share in nails]
    found = [_flown(table, team, action, *each) for each in thrown]
    flights = tuple(each for each, _ in found)
    story.say(ShellFlew(team, shell, flights), "G5.3")
    if shell is Shell.SHRAPNEL:
        strike_nails(story, team, flights)
    elif flights[0].at is not None:
        strike(story, team, shell, flights[0].at, *found[0])


def shine(story: Story, action: FireRay) -> None:
    """Send a ray to the nearest rival that no dome covers; a dome over oneself stops it (G6.8).

    Where several could be reached the digest has only one rival; the nearest one is worth most.
    """
    table = story.table
    team = table.setup.teams[action.seat]
    target = _target(table, team)
    ends = (team, target)
    domed = next((each for each in ends if covered(table, table.tanks[each].place)), None)
    story.say(RayShone(action.seat, team, table.shots + 1, target, domed), "G6.8")
    points = ray_points(squared(table.tanks[team].place, table.tanks[target].place))
    if domed is None and points:
        story.say(Scored(team, points, target, How.RAY), "G6.8")


def ray_points(apart: int) -> int:
    """Return 100 through a distance, by its square, rounded to the nearest whole, half up."""
    apart = max(apart, RAY_NEAREST**2)
    points = 0
    while (2 * points + 1) ** 2 * apart <= 40_000:
        points += 1
    return points


def _target(table: Table, team: Team) -> Team:
    own = table.tanks[team].place

    def rank(rival: Team) -> tuple[bool, int]:
        place = table.tanks[rival].place
        return covered(table, place), squared(own, place)

    return min(table.rivals(team), key=rank)


def _as_flown(story: Story, action: Fire) -> tuple[int, int]:
    """Return azimuth and reach as they are flown: what was meant, but for a hand of dice (G5.4).

    The halved error of a handicap is that of each pair of dice; a nuke doubles what is left (G6.1).
    """
    grip = story.table.setup.grips[action.seat]
    if grip.kind is not HandKind.DICE:
        return action.azimuth, action.reach
    errors = []
    for axis in ("azimuth", "reach"):
        dice = story.dice("error", story.table.shots + 1, axis)
        one, two = dice.below(SIDES) + 1, dice.below(SIDES) + 1
        story.say(Rolled(axis, (Throw(action.seat, (one, two)),)), "G5.4")
        error = halved(one, two) if grip.halved else one - two
        errors.append(2 * error if action.shell is Shell.NUKE else error)
    turned, more = errors
    return (action.azimuth + turned) % ROUND, action.reach + action.reach * more // 100


def halved(one: int, two: int) -> int:
    """Return half of the error that two dice make, towards nothing."""
    return int((one - two) / 2)


def _flown(
    table: Table, team: Team, action: Fire, azimuth: int, reach: int
) -> tuple[Flight, Places]:
    """Return one way through the air and the domes it struck."""
    worm, start = action.shell is Shell.WORM, table.tanks[team].place
    ground, apex = table.land.height(start), action.arc.apex(reach)
    found = flight(tops_for(table, team, worm=worm), start, ground, azimuth, reach, apex)
    if found.at is None:
        return Flight(azimuth, reach, action.arc, found.steps, None), ()
    things = struck(table, team, found.at, found.height, worm=worm)
    flown = Flight(azimuth, reach, action.arc, found.steps, found.at, things)
    domes = domes_struck(table.domes, table.land, found.at, found.height)
    return flown, tuple(dome for dome in domes if not under(start, dome))
