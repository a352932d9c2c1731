"""Plans tried out by the rules: whole turns against what the others will likely do.

It sees what a plan's parts do to each other: tanks that bar each other's way, bullets that meet or
strike the first in their line.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.chance import Dice
from game.core.grid import STRAIGHT
from game.core.rules import State as CoreState
from game.rules.hold_the_banner.events import DrawnShot, DrivePlan
from game.rules.hold_the_banner.evolve import evolve
from game.rules.hold_the_banner.moving.drive import drive
from game.rules.hold_the_banner.moving.volley import fire_volley
from game.rules.hold_the_banner.referee_tasks import Story
from game.rules.hold_the_banner.state import Table, Team

from .fighters import Fighter, Shot
from .guessed_turn import GuessedTurn
from .lattice import spot_of

_FINE = 1 << 20
Drives = tuple[DrivePlan, ...]


def likely(fighter: Fighter, dice: Dice) -> DrivePlan:
    """Return one of the plans that a tank is expected to have."""
    at = dice.below(_FINE) / _FINE
    for (route, shot), often in fighter.plays.items():
        at -= often
        if at < 0:
            return DrivePlan(fighter.tank.number, route, _drawn(fighter, route, shot))
    return DrivePlan(fighter.tank.number, 0)


def after(table: Table, drives: Drives) -> Table:
    """Return the table after all have driven and fired."""
    story = Story(CoreState(table, (), 0), evolve)
    driven = drive(story, drives, 0)
    fire_volley(story, drives, driven, 0)
    return story.table


def worth(turn: GuessedTurn, team: Team, own: Drives, replies: Sequence[Drives]) -> float:
    """Return what a plan is worth to a side in the mean of these replies."""
    numbers = {plan.tank for plan in own}
    eased = sum(_eased(turn.fighter(plan.tank), plan) for plan in own)
    tables = (after(turn.table, (*own, *reply)) for reply in replies)
    whole = sum(_gained(turn, team, table, numbers) for table in tables)
    return eased + whole / len(replies)


def _gained(turn: GuessedTurn, team: Team, table: Table, own: set[int]) -> float:
    """Return what a table is worth that a turn has come to."""
    weights, found = turn.stakes.weights, 0.0
    for side, fallen in enumerate(table.fallen):
        if fallen:
            found += -1.0 if side == team else 1.0
    for fighter in turn.fighters:
        there = table.tank(fighter.tank.number)
        mine = fighter.team == team
        if there is None or there.hit != fighter.tank.hit:
            found += -fighter.loss * weights.care if mine else fighter.loss * weights.kills
        if there is not None and (mine == (there.number in own)):
            spot = spot_of(there.place)
            place = fighter.places.get(spot)
            place = turn.stakes.place(there, spot) if place is None else place
            found += place if mine else -place
    return found


def _eased(fighter: Fighter, plan: DrivePlan) -> float:
    """Return what the shots of a plan are worth, tanks and banners left aside."""
    spots = dict(fighter.reach.passed(plan.route))
    shots = [
        (spots[shot.point], STRAIGHT.index(shot.facing))
        for shot in plan.shots
        if shot.point in spots
    ]
    return sum(fighter.aims[shot] for shot in shots if not fighter.lines[shot].banner)


def _drawn(fighter: Fighter, route: int, shot: Shot | None) -> tuple[DrawnShot, ...]:
    if shot is None:
        return ()
    points = (at for at, spot in fighter.reach.passed(route) if spot == shot[0])
    return tuple(DrawnShot(at, STRAIGHT[shot[1]]) for at in list(points)[:1])
