"""The most points that a task of Blanket Hills gives, and the shots that make them.

A hand on the range is calm and the target can be foreseen, so all that can happen follows from what
is done. Of the 147,000 aims of a shell those are tried that come down otherwise. A shell that
leaves the land as it is has one best use on each table; of those that change it some places are
tried. Where nothing is changed, or where no more can be had of these shells, the most is proven.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
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
from game.rules.blanket_hills.flight import flight
from game.rules.blanket_hills.land import WIDE, squared
from game.rules.blanket_hills.letters.notation import name
from game.rules.blanket_hills.play import apply
from game.rules.blanket_hills.shells import TOYS, Hand, Shell
from game.rules.blanket_hills.standing import tops_for
from game.rules.blanket_hills.state import MOVES, State, Table
from game.rules.blanket_hills.tossing import NAILS
from game.rules.blanket_hills.why_not.refusing import refusal
from game.tools.proofs.task_proofs import prove_tasks

CHANGES: Final = frozenset({Shell.NUKE, Shell.MOUNTAIN_MOVER, Shell.DIRT, Shell.GLUE, Shell.WALL})
"""Shells after which the blanket is another one."""
NEAR, APART = 16, 4
"""Of these the places are tried so near to a thing that stands there, and so far apart."""
LENGTHS, EIGHTH = (10, 20, 30), 45
WIDTH: Final = 12
"""So many tables are gone on with after each shot."""

Aim = tuple[int, int, Arc]


@dataclass(frozen=True, slots=True)
class Line:
    """Actions, the state they have led to, and what they have earned."""

    state: State
    actions: tuple[Action, ...] = ()

    @property
    def points(self) -> int:
        return self.state.table.tanks[self.state.table.setup.teams[SOLVER]].points


def main(arguments: list[str] | None = None) -> int:
    return prove_tasks(GAME, __doc__, _told, arguments)


def _told(challenge: Challenge) -> Iterator[str]:
    state = begun(challenge).state
    found = best(state)
    how = "proven" if is_proven(state.table, found.points) else "best known"
    yield f"{found.points}, {how}"
    yield from (name(state.table, action) for action in found.actions)


def best(state: State, width: int = WIDTH) -> Line:
    """Return the line of most points that is found."""
    lines, ended = [Line(state)], []
    while lines:
        after = {line.state.table: line for each in lines for line in _further(each)}
        ended += [line for line in after.values() if line.state.table.ending]
        going = [line for line in after.values() if not line.state.table.ending]
        lines = _kept(going, width)
    return max(ended, key=lambda line: (line.points, -len(line.actions)))


def is_proven(table: Table, points: int) -> bool:
    """Whether no way can earn more: no more can be had, or all that differs was tried."""
    tank = table.tanks[table.setup.teams[SOLVER]]
    changes = CHANGES.intersection(tank.shells)
    still = tank.moves == MOVES or bool(tank.glued)
    return points == most(tank.shells) or (still and not changes)


def _kept(lines: list[Line], width: int) -> list[Line]:
    """Return the lines to go on with: of each hand that is left the best, by what it gives yet."""
    lines.sort(key=lambda line: (-line.points - most(_hand(line)), len(line.actions)))
    kept: list[Line] = []
    of_hand: dict[Hand, int] = {}
    for line in lines:
        hand = _hand(line)
        of_hand[hand] = of_hand.get(hand, 0) + 1
        if of_hand[hand] <= width:
            kept.append(line)
    return kept


def _hand(line: Line) -> Hand:
    table = line.state.table
    return table.tanks[table.setup.teams[SOLVER]].shells


def _further(line: Line) -> Iterator[Line]:
    """Yield what one action more may lead to: each shell by its best use, or by all that differ."""
    for action in _moves(line.state.table):
        yield _done(line, action)
    for shell in dict.fromkeys(_hand(line)):
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
    """Yield the shots with a shell that differ, one of each that earns nothing for sure."""
    if shell is Shell.GAMMA_RAY:
        yield FireRay(SOLVER)
        return
    if shell is Shell.SHRAPNEL:
        yield Fire(SOLVER, shell, *_handful(table))
        return
    useless = True
    for (at, _), aim in strikes(table, shell is Shell.WORM).items():
        if (shell is Shell.ROLLER and at is not None) or _matters(table, shell, at):
            yield Fire(SOLVER, shell, *aim)
        elif useless:
            useless = False
            yield Fire(SOLVER, shell, *aim)


def _matters(table: Table, shell: Shell, at: Cell | None) -> bool:
    """Whether a shell that comes down there may do something that is looked for."""
    if at is None:
        return False
    places = [tank.place for tank in table.tanks]
    if shell in CHANGES:
        things = (*places, *table.towers, *table.domes)
        fine = not (at.x % APART or at.y % APART)
        return fine and any(squared(at, each) <= NEAR**2 for each in things)
    toy = TOYS[shell]
    reach = max((r for r, _ in toy.near), default=0) + toy.broad + 4
    return any(squared(at, each) <= reach**2 for each in places)


def strikes(table: Table, worm: bool = False) -> dict[tuple[Cell | None, int], Aim]:
    """Return an aim for each way in which something of the first seat may come down."""
    team = table.setup.teams[SOLVER]
    place = table.tanks[team].place
    tops = tops_for(table, team, worm=worm)
    return _strikes(tops, table.land.heights, place, table.land.height(place))


@lru_cache(maxsize=32)
def _strikes(
    tops: bytes, land: bytes, start: Cell, ground: int
) -> dict[tuple[Cell | None, int], Aim]:
    found: dict[tuple[Cell | None, int], Aim] = {}
    for arc, azimuth, reach in product(Arc, range(ROUND), range(NEAREST, FARTHEST + 1)):
        flown = flight(tops, start, ground, azimuth, reach, arc.apex(reach))
        at = flown.at
        # How high it was tells what it struck, where anything stands.
        bare = at is None or tops[at.x + WIDE * at.y] == land[at.x + WIDE * at.y]
        found.setdefault((at, 0 if bare else flown.height), (azimuth, reach, arc))
    return found


def _handful(table: Table) -> Aim:
    """Return the aim by which most nails hit."""
    team = table.setup.teams[SOLVER]
    own = table.tanks[team].place
    ground, tops = table.land.height(own), tops_for(table, team)
    rivals = [table.tanks[other].place for other in table.rivals(team)]

    @cache
    def hits(azimuth: int, reach: int, arc: Arc) -> bool:
        at = flight(tops, own, ground, azimuth, reach, arc.apex(reach)).at
        return at is not None and any(
            abs(at.x - each.x) <= 2 and abs(at.y - each.y) <= 2 for each in rivals
        )

    def nails(aim: Aim) -> int:
        azimuth, reach, arc = aim
        return sum(
            hits((azimuth + more) % ROUND, reach * share // 100, arc) for more, share in NAILS
        )

    return max(product(range(ROUND), range(NEAREST, FARTHEST + 1), Arc), key=nails)


if __name__ == "__main__":
    raise SystemExit(main())
