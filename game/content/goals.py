"""What a challenge asks for, and how far a match has come with it.

All is counted from what was told at the table, so a record that is played again is worth
exactly what it was worth when it was played.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from game.core.rules import Told
from game.rules.tanchiki.events import (
    BonusTaken,
    BotDrowned,
    BrickRemoved,
    EagleTaken,
    TankDrowned,
    TankExploded,
    TokenTaken,
    TurnBegan,
)
from game.rules.tanchiki.state import Table as TanchikiTable
from game.rules.tank_chess.board import WHITE
from game.rules.tank_chess.state import Table as TankChessTable

EAGLE_POINTS = 3


class Aim(Enum):
    """What is counted. A win counts in Tank Chess, all others in Tanchiki."""

    WIN = "win"
    EAGLES = "eagles"
    BOTS = "bots"
    DROWNED = "drowned"
    POINTS = "points"
    BONUSES = "bonuses"
    BRICKS = "bricks"


TANCHIKI_AIMS = tuple(aim for aim in Aim if aim is not Aim.WIN)
MOST = {**dict.fromkeys(Aim, 16), Aim.EAGLES: 3, Aim.WIN: 1}
"""The largest count of each aim."""


@dataclass(frozen=True, slots=True)
class Goal:
    """So many of something; a careful player may not lose the tank on the way."""

    aim: Aim
    count: int = 1
    careful: bool = False


@dataclass(frozen=True, slots=True)
class Stars:
    """The last turn in which the goal earns three stars, two, and one."""

    three: int
    two: int
    one: int

    def worth(self, turn: int) -> int:
        """Return the stars for a goal that was reached in this turn."""
        return sum(turn <= limit for limit in (self.three, self.two, self.one))


@dataclass(frozen=True, slots=True)
class Tally:
    """How much is done, in which turn the match stands, in which turn the goal was reached."""

    done: int
    turn: int
    won: int | None = None
    lost: bool = False


def tally(goal: Goal, stars: Stars, table: Any, told: Iterable[Told[Any]]) -> Tally:
    """Return how far a match is; lost means that no star can be earned any more."""
    if isinstance(table, TankChessTable):
        found = _of_tank_chess(table)
    else:
        assert isinstance(table, TanchikiTable)
        found = _of_tanchiki(goal, table, told)
    late = (found.won or found.turn) > stars.one
    if late or found.lost:
        return Tally(found.done, found.turn, None, True)
    return found


def _of_tank_chess(table: TankChessTable) -> Tally:
    turn = table.turns // 2 + 1
    if table.end is None:
        return Tally(0, turn)
    won = table.end.winner == WHITE
    return Tally(int(won), turn, turn if won else None, not won)


def _of_tanchiki(goal: Goal, table: TanchikiTable, told: Iterable[Told[Any]]) -> Tally:
    done, turn = 0, 0
    drowned: set[int] = set()
    for one in told:
        event = one.event
        match event:
            case TurnBegan(number):
                turn = number
            case TankDrowned() | TankExploded() if goal.careful:
                return Tally(done, turn, None, True)
            case BotDrowned(bot):
                drowned.add(bot)
            case _:
                done += _counted(goal.aim, event, drowned)
        if done >= goal.count:
            return Tally(done, turn, turn)
    return Tally(done, turn, None, table.ending is not None)


def _counted(aim: Aim, event: Any, drowned: set[int]) -> int:
    match aim, event:
        case Aim.POINTS, EagleTaken():
            return EAGLE_POINTS
        case (
            (Aim.EAGLES, EagleTaken())
            | (Aim.BOTS | Aim.POINTS, TokenTaken())
            | (Aim.BONUSES, BonusTaken())
            | (Aim.BRICKS, BrickRemoved())
        ):
            return 1
        case Aim.DROWNED, TokenTaken(_, bot):
            return int(bot in drowned)
        case _:
            return 0
