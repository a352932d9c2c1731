"""The most points that a task of Blanket Hills gives, and the shots that make them.

A hand on the range is calm and the target can be foreseen, so all that can happen follows from what
is done. Of the 147,000 aims of a shell those are tried that come down otherwise. A shell that
leaves the land as it is has one best use on each table; of those that change it some places are
tried. Where nothing is changed, or where no more can be had of these shells, the most is proven.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from heapq import heappop, heappush
from itertools import count, product
from math import asin, ceil, degrees, sqrt
from typing import Final

from game.content.blanket_hills.range_of_the_day import most
from game.content.blanket_hills.tasks import GAME, SOLVER
from game.content.tasks.challenges import Challenge, begun
from game.core.grid import Cell
from game.rules.blanket_hills.actions import (
    FARTHEST,
    NEAREST,
    ROUND,
    Action,
    Arc,
    Fire,
    FireRay,
    Move,
)
from game.rules.blanket_hills.flight import bearing, flight
from game.rules.blanket_hills.land import WIDE, squared
from game.rules.blanket_hills.letters.notation import name
from game.rules.blanket_hills.play import apply
from game.rules.blanket_hills.rolling import MOST_STEPS
from game.rules.blanket_hills.shells import TOYS, Hand, Shell
from game.rules.blanket_hills.standing import Places, in_square, tops_for
from game.rules.blanket_hills.state import MOVES, State, Table
from game.rules.blanket_hills.tossing import NAILS
from game.rules.blanket_hills.why_not.refusing import refusal
from game.tools.proofs.task_proofs import prove_tasks

CHANGES: Final = frozenset({Shell.NUKE, Shell.MOUNTAIN_MOVER, Shell.DIRT, Shell.GLUE, Shell.WALL})
"""Shells after which the blanket is another one."""
NEAR, APART = 16, 3
"""Of these the places are tried so near to a thing that stands there, and so far apart."""
LENGTHS, EIGHTH = (10, 20, 30), 45
"""Moves that are tried."""
FEW_SHELLS, FEW_LINES = 5, 2
"""With more shells than that so many lines are gone on with after each."""

Aim = tuple[int, int, Arc]
Strikes = dict[tuple[Cell | None, int], Aim]


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
    begun_ = Line(state)
    return _first_ended(begun_) if len(begun_.hand) <= FEW_SHELLS else _widest_few(begun_)


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
        found = [_done(line, action) for action in _uses(line.state.table, shell)]
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


def _uses(table: Table, shell: Shell) -> Iterator[Action]:
    """Yield the shots with a shell that differ, and one that does nothing."""
    match shell:
        case Shell.GAMMA_RAY:
            yield FireRay(SOLVER)
        case Shell.SHRAPNEL:
            yield Fire(SOLVER, shell, *_handful(table))
        case _:
            yield Fire(SOLVER, shell, 0, FARTHEST, Arc.FLAT)
            for (at, _), aim in _strikes(table, shell).items():
                if at is not None and _matters(table, shell, at):
                    yield Fire(SOLVER, shell, *aim)


def _matters(table: Table, shell: Shell, at: Cell) -> bool:
    """Whether a shell that comes down there may do something that is looked for."""
    if shell in CHANGES and (at.x % APART or at.y % APART):
        return False
    reach = _effect(shell)
    return any(squared(at, each) <= reach**2 for each in _things(table, shell))


def _effect(shell: Shell) -> int:
    """Return how far from where it falls a shell may matter."""
    if shell in CHANGES:
        return NEAR
    toy = TOYS[shell]
    rolls = MOST_STEPS if shell is Shell.ROLLER else 0
    return max((r for r, _ in toy.near), default=0) + toy.broad + 4 + rolls


def _things(table: Table, shell: Shell) -> Places:
    """Return what a shell may be meant for: rivals; and by a change what stands there, or one's own
    tank that is held by glue."""
    team = table.setup.teams[SOLVER]
    rivals = tuple(table.tanks[other].place for other in table.rivals(team))
    if shell not in CHANGES:
        return rivals
    own = (table.tanks[team].place,) if table.tanks[team].glued else ()
    return (*rivals, *own, *table.towers, *table.domes)


def _strikes(table: Table, shell: Shell) -> Strikes:
    """Return an aim for each way in which a shell may come down near what it is meant for."""
    own = table.tanks[table.setup.teams[SOLVER]].place
    cones = (_cone(own, each, _effect(shell)) for each in _things(table, shell))
    azimuths = tuple(sorted({azimuth for cone in cones for azimuth in cone}))
    tops = tops_for(table, table.setup.teams[SOLVER], worm=shell is Shell.WORM)
    return _fallen(tops, table.land.heights, own, azimuths)


def _cone(own: Cell, thing: Cell, reach: int) -> Iterable[int]:
    """Return the azimuths that lead so near to a thing."""
    away = sqrt(squared(own, thing))
    if away <= reach + 1:
        return range(ROUND)
    middle, half = bearing(thing.x - own.x, thing.y - own.y), ceil(degrees(asin(reach / away))) + 1
    return ((middle + more) % ROUND for more in range(-half, half + 1))


@lru_cache(maxsize=64)
def _fallen(tops: bytes, land: bytes, own: Cell, azimuths: tuple[int, ...]) -> Strikes:
    ground, found = land[own.x + WIDE * own.y], {}
    for arc, azimuth, reach in product(Arc, azimuths, range(NEAREST, FARTHEST + 1)):
        flown = flight(tops, own, ground, azimuth, reach, arc.apex(reach))
        at = flown.at
        # How high it was tells what it struck, where anything stands.
        bare = at is None or tops[at.x + WIDE * at.y] == land[at.x + WIDE * at.y]
        found.setdefault((at, 0 if bare else flown.height), (azimuth, reach, arc))
    return found


def _handful(table: Table) -> Aim:
    """Return the aim by which most nails hit."""
    team = table.setup.teams[SOLVER]
    own, tops = table.tanks[team].place, tops_for(table, team)
    ground, rivals = table.land.height(own), _things(table, Shell.SHRAPNEL)

    @cache
    def hits(azimuth: int, reach: int, arc: Arc) -> bool:
        at = flight(tops, own, ground, azimuth % ROUND, reach, arc.apex(reach)).at
        return at is not None and any(in_square(at, each) for each in rivals)

    def nails(aim: Aim) -> int:
        azimuth, reach, arc = aim
        return sum(hits(azimuth + more, reach * share // 100, arc) for more, share in NAILS)

    # A nail flies three degrees aside at most.
    azimuths = {a for each in rivals for a in _cone(own, each, _effect(Shell.SHRAPNEL))}
    wide = {(a + more) % ROUND for a in azimuths for more, _ in NAILS}
    return max(product(sorted(wide), range(NEAREST, FARTHEST + 1), Arc), key=nails)


if __name__ == "__main__":
    raise SystemExit(main())
