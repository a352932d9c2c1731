"""How a match is set up (G2): the land, where tanks begin, who begins, and the barrel.

All of it is thrown before the first action, so the table keeps what fell.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count, cycle
from typing import Final

from game.core.chance import Dice
from game.core.grid import Cell
from game.core.rolled_dice import Face
from game.core.rules import State as CoreState

from .land import HIGH, WIDE, Land, flat, generated
from .shells import Hand, Shell, in_order, without
from .standing import Places, overlap
from .state import (
    MOST_SEATS,
    MOST_TANKS,
    TANK_HALF,
    Grip,
    HandKind,
    LandKind,
    Moment,
    Opening,
    Setup,
    State,
    Table,
    Tank,
    Team,
)

STARTS: Final = (
    (Cell(2, 30), (1, 0), (0, 1)),
    (Cell(97, 30), (-1, 0), (0, -1)),
    (Cell(49, 2), (0, 1), (-1, 0)),
    (Cell(50, 57), (0, -1), (1, 0)),
)
"""Where each tank begins, where it faces, and where its right is, as its crew sees it (G2.2)."""
POINT: Final = 5
"""A point of the die in centimetres (G2.3)."""
FEWEST: Final = 2
"""So many shells of a kind there are at least (G1.4)."""
SIDES: Final = 6

Shift = tuple[Face, Face]


def new(setup: Setup, seed: int) -> State:
    """Return the blanket as a match begins, with shells to be drafted or drawn already."""
    if setup.moment is not None:
        return CoreState(_begun(setup, setup.moment, seed), (), seed)
    shifts = tuple(_shift(seed, team) for team in range(setup.tanks))
    begins, firsts = _thrown_first(setup, seed)
    table = Table(
        setup,
        _land(setup, seed),
        tuple(map(Tank, starts(shifts))),
        first=begins,
        opening=Opening(shifts, firsts),
        barrel=barrel(setup),
    )
    return CoreState(_drawn(table, seed) if setup.options.blind else table, (), seed)


def first(seats: int) -> Setup | None:
    """Return the range for one, with a calm hand, a tank each for two, and two teams for more."""
    if not 1 <= seats <= MOST_SEATS:
        return None
    grip = Grip(HandKind.CALM) if seats == 1 else Grip()
    return Setup(tuple(seat % 2 for seat in range(seats)), grips=(grip,) * seats)


def for_himself(seats: int) -> Setup | None:
    """Return a match of up to four, each for himself (G13)."""
    if not 2 <= seats <= MOST_TANKS:
        return None
    return Setup(tuple(range(seats)), grips=(Grip(),) * seats)


def starts(shifts: tuple[Shift, ...]) -> Places:
    """Return where tanks begin by what they threw (G2.3).

    Where two would stand on each other, as only three or four might, the later stays a point back.
    """
    found: Places = ()
    for team, (aside, ahead) in enumerate(shifts):
        place = _start(team, aside, ahead)
        if any(overlap(place, other) for other in found):
            place = _start(team, aside, ahead - 1)
        found = (*found, place)
    return found


def barrel(setup: Setup) -> Hand:
    """Return all shells: of each kind one for each tank, and two at least (G1.4)."""
    each = max(FEWEST, setup.tanks)
    return tuple(shell for shell in Shell for _ in range(each))


def undealt(setup: Setup) -> Hand:
    """Return what is in the barrel when each has been dealt a sniper (G2.4)."""
    left = barrel(setup)
    for _ in {*setup.teams}:
        left = without(left, Shell.SNIPER)
    return left


def draws(setup: Setup, seed: int) -> Iterator[Shell]:
    """Yield what is drawn blind, one after the other."""
    left = undealt(setup)
    for pick in range(1, (setup.shots - 1) * len({*setup.teams}) + 1):
        shell = Dice(seed, "barrel", pick).choice(left)
        left = without(left, shell)
        yield shell


def _start(team: Team, aside: int, ahead: int) -> Cell:
    middle, (east, south), (right, down) = STARTS[team]
    x = middle.x + POINT * (ahead * east + aside * right)
    y = middle.y + POINT * (ahead * south + aside * down)
    return Cell(
        min(max(x, TANK_HALF), WIDE - 1 - TANK_HALF), min(max(y, TANK_HALF), HIGH - 1 - TANK_HALF)
    )


def _shift(seed: int, team: Team) -> Shift:
    aside, ahead = (Dice(seed, "shift", team, n).below(SIDES) + 1 for n in (1, 2))
    return aside, ahead


def _thrown_first(setup: Setup, seed: int) -> tuple[Team, tuple[tuple[Team, Face], ...]]:
    """Return who begins and all that was thrown for it: equal ones at the top throw again."""
    numbers = count(1)
    thrown: list[tuple[Team, Face]] = []
    throwing = [team for team in range(setup.tanks) if setup.members(team)]
    while len(throwing) > 1:
        faces = {t: Dice(seed, "first", next(numbers)).below(SIDES) + 1 for t in throwing}
        thrown += faces.items()
        throwing = [team for team in throwing if faces[team] == max(faces.values())]
    return throwing[0], tuple(thrown)


def _begun(setup: Setup, moment: Moment, seed: int) -> Table:
    """Return the blanket of a task."""
    return Table(
        setup,
        _land(setup, seed),
        moment.tanks,
        towers=moment.towers,
        domes=moment.domes,
        turn=0,
        shots=sum(tank.shots for tank in moment.tanks),
        heading=moment.heading,
    )


def _land(setup: Setup, seed: int) -> Land:
    if isinstance(setup.land, Land):
        return setup.land
    return flat() if setup.land is LandKind.FLAT else generated(seed)


def _drawn(table: Table, seed: int) -> Table:
    """Deal a sniper to each, then draw the rest in turn (G2.4)."""
    teams = [team for team in table.teams if table.setup.members(team)]
    order = teams[teams.index(table.first) :] + teams[: teams.index(table.first)]
    hands: dict[Team, Hand] = dict.fromkeys(order, (Shell.SNIPER,))
    left = undealt(table.setup)
    for team, shell in zip(cycle(order), draws(table.setup, seed), strict=False):
        hands[team], left = (*hands[team], shell), without(left, shell)
    for team, shells in hands.items():
        table = table.with_tank(team, shells=in_order(shells))
    return replace(table, barrel=left, turn=table.first)
