"""How draft, turns and the match follow each other (G2.4, G2.5, G3, G7), and who is to act.

A tank that has no shells left fires no more; when none has any, the match is over. The digest lets
nobody leave: whoever resigns among three or four is passed over, and the tank stays to be hit.
"""

from __future__ import annotations

from game.core.draft_order import snake
from game.core.rules import Seat

from .actions import ROUND
from .driving import drive
from .events import GlueWore, MatchEnded, TankGlued, TargetDrove, TurnBegan
from .state import Table, Team
from .striking import Story

STRIDE = 15
"""So far the target of the range drives along its edge after each shot; what stops it turns it
round. The digest only says that it moves (G13); so one can foresee where it will be."""
HALF_TURN = 180


def acting(table: Table) -> Seat | None:
    """Return who is to act: the seats of a team one after the other, pick by pick, shot by shot."""
    if table.ending is not None:
        return None
    team = _picking(table) if table.turn is None else table.turn
    if team is None:
        return None
    members, tank = table.setup.members(team), table.tanks[team]
    done = len(tank.shells) if table.turn is None else tank.shots
    return members[done % len(members)]


def begin_turns(story: Story) -> None:
    """Begin the first turn once all shells are picked."""
    table = story.table
    if _picking(table) is None:
        first = table.first if fires(table, table.first) else _following(table, table.first)
        assert first is not None
        _begin(story, first)


def end_turn(story: Story, team: Team, glued: int) -> None:
    """End the turn of a tank that was glued so long when it fired."""
    _wear(story, team, glued)
    following = _following(story.table, team)
    if following is None:
        _finish(story)
        return
    if story.table.setup.range_alone:
        _drive_target(story)
    _begin(story, following)


def resign(story: Story, team: Team) -> None:
    """Go on without a team that has resigned, if two are left that play."""
    table = story.table
    if len(_playing(table)) < 2:
        _finish(story)
    elif table.turn is None:
        begin_turns(story)
    elif table.turn == team:
        following = _following(table, team)
        _finish(story) if following is None else _begin(story, following)


def _finish(story: Story) -> None:
    story.say(MatchEnded(_winners(story.table)), "G7.1")


def fires(table: Table, team: Team) -> bool:
    """Whether a tank has anything left to fire."""
    tank = table.tanks[team]
    return bool(tank.shells) and not tank.resigned


def _begin(story: Story, team: Team) -> None:
    table = story.table
    members = table.setup.members(team)
    seat = members[table.tanks[team].shots % len(members)]
    rule = "G2.5" if table.turn is None else "G3.1"
    story.say(TurnBegan(seat, team, table.shots + 1), rule)


def _picking(table: Table) -> Team | None:
    """Return who takes the next shell of the draft, None when all have theirs (G2.4)."""
    teams = _seated(table)
    order = (*(t for t in teams if t >= table.first), *(t for t in teams if t < table.first))
    taken = dict.fromkeys(teams, 0)
    for team in snake(order, table.setup.shots):
        tank = table.tanks[team]
        if taken[team] == len(tank.shells) and not tank.resigned:
            return team
        taken[team] += 1
    return None


def _following(table: Table, team: Team) -> Team | None:
    """Return the next one round the blanket that has anything to fire."""
    count = len(table.tanks)
    order = ((team + more) % count for more in range(1, count + 1))
    return next((each for each in order if fires(table, each)), None)


def _wear(story: Story, team: Team, glued: int) -> None:
    """Count an own turn under glue that does not hold for good (G6.10)."""
    said = (told.event for told in story.events)
    anew = any(isinstance(event, TankGlued) and event.team == team for event in said)
    left = story.table.tanks[team].glued
    if story.table.setup.options.brief_glue and glued and left and not anew:
        story.say(GlueWore(team, left - 1), "G6.10")


def _drive_target(story: Story) -> None:
    table = story.table
    (target,) = (team for team in table.teams if not table.setup.members(team))
    if table.tanks[target].glued:
        return
    driven = drive(table, target, table.heading, STRIDE)
    heading = (table.heading + HALF_TURN) % ROUND if driven.stopped else table.heading
    story.say(TargetDrove(target, table.heading, driven.cm, driven.to, heading), "G13")


def _seated(table: Table) -> tuple[Team, ...]:
    return tuple(team for team in table.teams if table.setup.members(team))


def _playing(table: Table) -> tuple[Team, ...]:
    return tuple(team for team in _seated(table) if not table.tanks[team].resigned)


def _winners(table: Table) -> tuple[Team, ...]:
    """Return who has most; where all that play are equal nobody wins (G7.1)."""
    playing = _playing(table)
    most = max((table.tanks[team].points for team in playing), default=0)
    best = tuple(team for team in playing if table.tanks[team].points == most)
    return () if len(best) == len(playing) > 1 else best
