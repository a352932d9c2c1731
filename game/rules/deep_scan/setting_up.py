"""How a match is set up (S1.3, S2): where objects lie, what ships have, and who begins.

All of it is thrown before the first action, so the table keeps what fell.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Final

from game.core.chance import Dice
from game.core.grid import Cell
from game.core.handfuls import without
from game.core.rolled_dice import Face
from game.core.rules import State as CoreState

from .actions import ShipNumber
from .sky import OBJECT_POINTS, Kind, lanes
from .state import (
    AT_FIRST,
    MOST_SEATS,
    MOST_SHIPS,
    TURNS,
    TURNS_ALONE,
    WHOLE,
    HandKind,
    Moment,
    Pile,
    Setup,
    Ship,
    SkyObject,
    State,
    Table,
)
from .wares import MOST_PROBES, PILES, PROBES, EventCard, Ware

SIDES: Final = 6
MORE_OF_TWO: Final = 2
"""Of two ships nobody gains by a bargain, and whoever is out of money and probes only waits for
luck: with five probes 27 of 60 whole matches of skippers went on to the last turn, with seven 7 of
the same."""
INNER: Final = tuple(point for point in OBJECT_POINTS if lanes(point) < 3)
OUTER: Final = tuple(point for point in OBJECT_POINTS if lanes(point) == 3)

Sky = tuple[SkyObject, ...]


def new(setup: Setup, seed: int) -> State:
    """Return the sky as a match begins."""
    if setup.moment is not None:
        return CoreState(_begun(setup, setup.moment), (), seed)
    begins, firsts = _thrown_first(setup, seed)
    ships = tuple(_ship(setup, ship) for ship in range(setup.count))
    sky = objects(setup.objects, seed)
    return CoreState(Table(setup, sky, ships, piles(sky), begins, firsts, begins), (), seed)


def first(seats: int) -> Setup | None:
    """Return one alone, up to four each for himself, and more in pairs whose seats sit apart."""
    if not 1 <= seats <= MOST_SEATS:
        return None
    ships = seats if seats <= MOST_SHIPS else (seats + 1) // 2
    crews = tuple(seat % ships for seat in range(seats))
    turns = TURNS_ALONE if seats == 1 else TURNS
    return lasting(Setup(crews, WHOLE, (HandKind.DICE,) * seats, turns), WHOLE)


def lasting(setup: Setup, objects: int) -> Setup:
    """Return the set-up with so many objects; two ships begin a whole match with more probes."""
    more = MORE_OF_TWO if setup.count == 2 and objects == WHOLE else 0
    return replace(setup, objects=objects, more=more)


def objects(many: int, seed: int) -> Sky:
    """Return so many objects by shuffle: what lies worse and gives more lies further out (S1.3)."""
    each = many // len(Kind)
    near = each // 2
    inner = _spread(Dice(seed, "sky", "inner"), INNER, (each, each, near, 0))
    outer = _spread(Dice(seed, "sky", "outer"), OUTER, (0, 0, each - near, each))
    kinds = dict((*inner, *outer))
    return tuple(SkyObject(point, kinds[point]) for point in OBJECT_POINTS if point in kinds)


def piles(sky: Sky) -> tuple[Pile, ...]:
    """Return the piles whole, but for what lies open at an object."""
    return tuple(Pile(kind, without(PILES[kind], _open(sky, kind))) for kind in Kind)


def _spread(
    dice: Dice, points: tuple[Cell, ...], counts: tuple[int, ...]
) -> Iterator[tuple[Cell, Kind]]:
    """Yield which kind lies where; the points that are left over are plain stops."""
    kinds = [kind for kind, many in zip(Kind, counts, strict=True) for _ in range(many)]
    cards = (*kinds, *(None for _ in range(len(points) - len(kinds))))
    pairs = zip(points, dice.shuffled(cards), strict=True)
    return ((point, kind) for point, kind in pairs if kind is not None)


def _open(sky: Sky, kind: Kind) -> list[EventCard]:
    lying = (each.reserved for each in sky if each.kind is kind)
    return [card for card in lying if card is not None and card in PILES[kind]]


def _ship(setup: Setup, ship: ShipNumber) -> Ship:
    """Return a ship at the start, with what its crew was given."""
    given = (setup.given[seat] for seat in setup.crew(ship)) if setup.given else ()
    more = min(setup.more + sum(given), MOST_PROBES - PROBES)
    return Ship(has=AT_FIRST.more(Ware.PROBE, more))


def _thrown_first(setup: Setup, seed: int) -> tuple[ShipNumber, tuple[Face, ...]]:
    """Return who begins and all that was thrown for it: equal ones at the top throw again."""
    numbers = count(1)
    thrown: list[Face] = []
    throwing = list(range(setup.count))
    while len(throwing) > 1:
        faces = {s: Dice(seed, "first", next(numbers)).below(SIDES) + 1 for s in throwing}
        thrown += faces.values()
        throwing = [ship for ship in throwing if faces[ship] == max(faces.values())]
    return throwing[0], tuple(thrown)


def thrown_by(ships: int, firsts: tuple[Face, ...]) -> tuple[tuple[Face, ...], ...]:
    """Return what each of so many ships threw for the first turn, throw by throw."""
    thrown: list[tuple[Face, ...]] = [()] * ships
    throwing, left = list(range(ships)), firsts
    while len(throwing) > 1 and left:
        faces = dict(zip(throwing, left, strict=False))
        left = left[len(throwing) :]
        for ship, face in faces.items():
            thrown[ship] = (*thrown[ship], face)
        throwing = [ship for ship in throwing if faces.get(ship) == max(faces.values())]
    return tuple(thrown)


def _begun(setup: Setup, moment: Moment) -> Table:
    """Return the sky of a task."""
    return Table(
        setup,
        moment.objects,
        moment.ships,
        moment.piles or piles(moment.objects),
        positioning=moment.positioning,
        bargain=moment.bargain,
    )
