"""Plans tried out by the rules: whole turns against what the others will likely do.

It sees what a guessed turn does not: tanks that bar each other's way, bullets that meet or strike
the first in their line. Only this difference is measured, since the rest is known without chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.chance import Dice
from game.core.grid import STRAIGHT
from game.rules.hold_the_banner.events import DrawnShot, DrivePlan
from game.rules.hold_the_banner.foresight.rehearsal import played_out
from game.rules.hold_the_banner.routes import BLANK
from game.rules.hold_the_banner.state import Table, Team

from .fighters import Fighter, Shot
from .guessed_turn import GuessedTurn
from .lattice import NOWHERE, Line, Spot, meet, spot_of

_FINE = 1 << 20


@dataclass(frozen=True, slots=True)
class Driving:
    """What a tank does in a turn, where that leads it, and its shots as they would fly."""

    fighter: Fighter
    plan: DrivePlan
    end: Spot
    lines: tuple[Line, ...]


def driving(fighter: Fighter, plan: DrivePlan) -> Driving:
    node = fighter.reach.driven[plan.route]
    end, spots = fighter.reach.ends[node], dict(fighter.reach.passed(node))
    shots = [(spots[s.point], STRAIGHT.index(s.facing)) for s in plan.shots if s.point in spots]
    return Driving(fighter, plan, end, tuple(fighter.lines[shot] for shot in shots))


def likely(fighter: Fighter, dice: Dice) -> Driving:
    """Return one of the plans that a tank is expected to have."""
    at = dice.below(_FINE) / _FINE
    for (route, shot), often in fighter.plays.items():
        at -= often
        if at < 0:
            return driving(
                fighter, DrivePlan(fighter.tank.number, route, _drawn(fighter, route, shot))
            )
    return driving(fighter, DrivePlan(fighter.tank.number, BLANK))


def unforeseen(
    turn: GuessedTurn, team: Team, own: Sequence[Driving], replies: Sequence[Sequence[Driving]]
) -> float:
    """Return how much more a plan is worth to a side than the guessed turn says."""
    found, known = 0.0, dict[tuple[DrivePlan, ...], tuple[float, float]]()
    for reply in replies:
        plans = tuple(each.plan for each in (*own, *reply))
        if plans not in known:
            come = _come(turn, team, after(turn.table, plans), own)
            known[plans] = come, sum(_foreseen(turn, each, reply) for each in own)
        come, foreseen = known[plans]
        found += come
        found -= foreseen
    return found / len(replies)


def after(table: Table, plans: tuple[DrivePlan, ...]) -> Table:
    """Return the table after all have driven and fired."""
    story, _ = played_out(table, plans)
    return story.table


def _come(turn: GuessedTurn, team: Team, table: Table, own: Sequence[Driving]) -> float:
    """Return what a table is worth that a turn has come to: banners, tanks, and own places."""
    weights, found = turn.stakes.weights, 0.0
    for side, fallen in enumerate(table.fallen):
        if fallen:
            found += -1.0 if side == team else 1.0
    for fighter in turn.fighters:
        there = table.tank(fighter.tank.number)
        if there is None or there.hit != fighter.tank.hit:
            mine = fighter.team == team
            found += fighter.loss * (-weights.care if mine else weights.kills)
    for each in own:
        there = table.tank(each.plan.tank)
        if there is not None:
            found += turn.stakes.place(there, spot_of(there.place))
    return found


def _foreseen(turn: GuessedTurn, own: Driving, reply: Sequence[Driving]) -> float:
    """Return what the guessed turn says of the same."""
    fighter, weights, found = own.fighter, turn.stakes.weights, 0.0
    team = fighter.team
    if own.end == NOWHERE:
        return -fighter.loss
    fire = [line for side, line in turn.bullets if side != team]
    for other in reply:
        if other.fighter.team != team:
            fire += other.lines
            if other.end != NOWHERE:
                hits = sum(line.spots >> other.end & 1 for line in own.lines)
                found += hits * other.fighter.loss * weights.kills
    for line in fire:
        felled = turn.stakes.fells(line, team)
        if line.spots >> own.end & 1:
            found += felled - fighter.loss * weights.care
        found += felled * sum(meet(line, each) for each in own.lines)
    for line in own.lines:
        if line.banner:
            found += -1.0 if turn.stakes.fells(line, team) else 1.0
    return found + fighter.places[own.end]


def _drawn(fighter: Fighter, route: int, shot: Shot | None) -> tuple[DrawnShot, ...]:
    if shot is None:
        return ()
    points = [at for at, spot in fighter.reach.passed(route) if spot == shot[0]]
    return tuple(DrawnShot(at, STRAIGHT[shot[1]]) for at in points[:1])
