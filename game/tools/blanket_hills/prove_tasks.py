"""The most points that a task of Blanket Hills gives, and the shots that make them.

A hand on the range is calm and the target can be foreseen, so all that can happen follows from what
is done. Of the 147,000 aims of a shell those are tried that come down otherwise. A shell that
leaves the land as it is has one best use on each table; of those that change it some places are
tried. Where nothing is changed, or where no more can be had of these shells, the most is proven.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count, product

from game.content.blanket_hills.range_of_the_day import most
from game.content.blanket_hills.tasks import GAME, SOLVER
from game.content.tasks.challenges import Challenge, begun
from game.rules.blanket_hills.actions import (
    ROUND,
    Action,
    Move,
)
from game.rules.blanket_hills.letters.notation import name
from game.rules.blanket_hills.play import apply
from game.rules.blanket_hills.shells import Hand
from game.rules.blanket_hills.state import MOVES, State, Table
from game.rules.blanket_hills.why_not.refusing import refusal
from game.tools.proofs.task_proofs import prove_tasks

from .differing_throws import CHANGES, uses

LENGTHS, EIGHTH = (10, 20, 30), 45
"""Moves that are tried."""
FEW_SHELLS, FEW_LINES = 5, 2
"""With more shells than that so many lines are gone on with after each."""


@dataclass(frozen=True, slots=True)
class Line:
    """Actions, the state they have led to, and what they have earned."""

    state: State
    actions: tuple[Action, ...] = ()

    @property
    def points(self) -> int:
        return self.state.table.tanks[self.team].points

    @property
    def hand(self) -> Hand:
        return self.state.table.tanks[self.team].shells

    @property
    def team(self) -> int:
        return self.state.table.setup.teams[SOLVER]


def main(arguments: list[str] | None = None) -> int:
    return prove_tasks(GAME, __doc__, _told, arguments)


def _told(challenge: Challenge) -> Iterator[str]:
    state = begun(challenge).state
    found = best(state)
    how = "proven" if is_proven(state.table, found.points) else "best known"
    yield f"{found.points}, {how}"
    yield from (name(state.table, action) for action in found.actions)


def best(state: State) -> Line:
    """Return the line of most points that is found: the most that a line may come to goes first, so
    of few shells the first that ends is the best; of many only a few are gone on with."""
    start = Line(state)
    return _first_ended(start) if len(start.hand) <= FEW_SHELLS else _widest_few(start)


def _first_ended(line: Line) -> Line:
    numbers = count()
    waiting, seen = [(0, 0, 0, line)], {line.state.table}
    while waiting:
        *_, line = heappop(waiting)
        if line.state.table.ending:
            break
        for each in _further(line):
            if each.state.table not in seen:
                seen.add(each.state.table)
                loss = -each.points - most(each.hand)
                heappush(waiting, (loss, len(each.hand), next(numbers), each))
    return line


def _widest_few(line: Line) -> Line:
    lines, ended = [line], [line]
    while lines:
        after = {each.state.table: each for line in lines for each in _further(line)}
        ended += [each for each in after.values() if each.state.table.ending]
        going = [each for each in after.values() if not each.state.table.ending]
        going.sort(key=lambda each: (-each.points - most(each.hand), len(each.hand)))
        lines = going[:FEW_LINES]
    return max(ended[1:], key=lambda each: each.points)


def is_proven(table: Table, points: int) -> bool:
    """Whether no way can earn more: no more can be had, or all that differs was tried."""
    tank = table.tanks[table.setup.teams[SOLVER]]
    still = tank.moves == MOVES or bool(tank.glued)
    few = len(tank.shells) <= FEW_SHELLS
    return points == most(tank.shells) or (few and still and not CHANGES & {*tank.shells})


def _further(line: Line) -> Iterator[Line]:
    """Yield what one action more may lead to: each shell by its best use, or by all that differ."""
    for action in _moves(line.state.table):
        yield _done(line, action)
    for shell in dict.fromkeys(line.hand):
        found = [_done(line, action) for action in uses(line.state.table, shell)]
        if shell in CHANGES:
            yield from found
        elif found:
            yield max(found, key=lambda each: each.points)


def _done(line: Line, action: Action) -> Line:
    return Line(apply(line.state, action).state, (*line.actions, action))


def _moves(table: Table) -> Iterator[Move]:
    for azimuth, cm in product(range(0, ROUND, EIGHTH), LENGTHS):
        move = Move(SOLVER, azimuth, cm)
        if refusal(table, move) is None:
            yield move


if __name__ == "__main__":
    raise SystemExit(main())
