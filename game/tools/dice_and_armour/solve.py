"""The fewest turns in which a task is solved against its defender, with open eyes for the dice.

Every turn of White is played in each way, and the defender answers it: what is found is exact, as
long as no more than `width` tables are kept after a turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.ai.dice_and_armour.table_worth import balance, stand
from game.ai.dice_and_armour.task_defender import defender
from game.ai.mind import decided
from game.core.chance import Dice
from game.rules.dice_and_armour import DICE_AND_ARMOUR as RULES
from game.rules.dice_and_armour.referee_tasks import State
from game.rules.dice_and_armour.starting_board import BLACK, SEATS, WHITE
from game.rules.dice_and_armour.state import Setup, Table


@dataclass(frozen=True, slots=True)
class Line:
    """A match so far, with the actions that led there as they are typed."""

    state: State
    words: tuple[str, ...] = ()

    @property
    def table(self) -> Table:
        return self.state.table


@dataclass(frozen=True, slots=True)
class Solved:
    """`exact` says that every way was tried; `ways` lead to it in `turns`."""

    turns: int
    ways: tuple[tuple[str, ...], ...]
    exact: bool


def solved(setup: Setup, seed: int, most: int, width: int) -> Solved | None:
    """Return how White wins, with as few turns to choose in as can be; None if it does not."""
    kept, exact = [Line(RULES.new(setup, seed))], True
    for _ in range(most):
        reached: dict[Table, Line] = {}
        won: list[Line] = []
        for line in kept:
            for after in answered(line):
                if after.table.ending is None:
                    reached.setdefault(after.table, after)
                elif after.table.ending.winner == WHITE:
                    won.append(after)
        if won:
            soonest = min(map(_turns, won))
            ways = (line.words for line in won if _turns(line) == soonest)
            return Solved(soonest, tuple(ways), exact)
        exact = exact and len(reached) <= width
        kept = sorted(reached.values(), key=lambda line: -_worth(line.table))[:width]
    return None


def answered(line: Line) -> Iterator[Line]:
    """Yield the match after each way to play White's turn, with the answer."""
    number, seen, open_ = line.table.number, {line.table}, [line]
    while open_:
        now = open_.pop()
        for action in RULES.legal(now.table, WHITE):
            after = done(now, action)
            if after.table in seen:
                continue
            seen.add(after.table)
            if WHITE in RULES.to_act(after.table) and after.table.number == number:
                open_.append(after)
            else:
                yield _replied(after)


def done(line: Line, action: object) -> Line:
    name = RULES.text.name(line.table, action)
    return Line(RULES.apply(line.state, action).state, (*line.words, name))


def _replied(line: Line) -> Line:
    """Let the defender act for as long as it is its turn to."""
    while RULES.to_act(line.table) == (BLACK,):
        legal = RULES.legal(line.table, BLACK)
        for action in decided(defender(line.table, BLACK, legal, Dice(0, "unused"))):
            line = done(line, action)
    return line


def _turns(line: Line) -> int:
    """Return how many turns White has had, passed ones too."""
    return (line.table.number + 1) // len(SEATS)


def _worth(table: Table) -> int:
    return balance(table, WHITE) + stand(table, WHITE)
