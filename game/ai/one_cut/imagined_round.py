"""A round as a computer player imagines it: whole numbers, no table, nothing told.

A figure steps towards the other, away, or neither; that is all that is imagined of steps. What a
pair of cards comes to is a short list of what may be next, each with its weight out of 36, since
only the throws of two dice are open. A test holds it to the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from game.core.grid import Cell
from game.core.hex import distance
from game.rules.one_cut.field import CELLS, SIZE, from_middle, near, pushes

Place = tuple[int, int, int, int, int, int]
"""Own and other cell by number, own and other wounds, whether either is open (U8.2)."""

STRIKE, BLOCK, KNIFE, NOTHING, STAND, AT, AWAY, MOVE_AT, MOVE_AWAY = range(9)
"""What a card is played for; STAND, AT and AWAY are a dodge with its step."""

WON, LOST = 1, -1
Branch = tuple[int, Place | int]
"""A weight out of 36, and what is next: a place, or the end of the duel."""

WHOLE = 36
_GUARDS = frozenset({BLOCK, STAND, AT, AWAY})
_STEPS = {STAND: 0, AT: -1, AWAY: 1, MOVE_AT: -1, MOVE_AWAY: 1}
_FATAL, _WOUNDING, _EQUAL = 3, 12, 6
"""How many of the 36 throws kill, wound, and are equal (U4.1)."""

APART = tuple(tuple(distance(one, two) for two in CELLS) for one in CELLS)
CENTRE = tuple(map(from_middle, CELLS))
_NEAR = tuple(tuple(cell.y * SIZE + cell.x for cell in near(one)) for one in CELLS)


def number_of(cell: Cell) -> int:
    return cell.y * SIZE + cell.x


@lru_cache(maxsize=1 << 15)
def stepped(cell: int, other: int, way: int) -> int:
    """Return the neighbour that one steps to: nearer, farther, or round the other figure."""
    if way == 0:
        return cell
    return min(_NEAR[cell], key=lambda to: (way * -APART[to][other], CENTRE[to], to))


@lru_cache(maxsize=1 << 17)
def pair(place: Place, own: int, other: int, riposte: bool) -> tuple[Branch, ...]:
    """Return what two cards come to that are shown at once."""
    cell, their, wounds, wounded, opened, open_ = place
    own = NOTHING if opened or not _reaches(own, APART[cell][their]) else own
    other = NOTHING if open_ or not _reaches(other, APART[cell][their]) else other
    calm = cell, their, wounds, wounded, 0, 0
    if own in (STRIKE, KNIFE) and other in (STRIKE, KNIFE):
        return _met(calm) if own == STRIKE else ((WHOLE, calm),)
    if own in (STRIKE, KNIFE):
        if other not in _GUARDS:
            return ((WHOLE, WON),)
        left = riposte and own == STRIKE and other == BLOCK
        return _walked((*calm[:4], int(left), 0), NOTHING, other)
    if other in (STRIKE, KNIFE):
        if own not in _GUARDS:
            return ((WHOLE, LOST),)
        left = riposte and other == STRIKE and own == BLOCK
        return _walked((*calm[:4], 0, int(left)), own, NOTHING)
    return _walked(calm, own, other)


def _reaches(card: int, apart: int) -> bool:
    if card == STRIKE:
        return apart == 1
    return card != KNIFE or 2 <= apart <= 5


def _met(place: Place) -> tuple[Branch, ...]:
    """Let two strikes throw."""
    cell, their, wounds, wounded, *_ = place
    hit: Place | int = LOST if wounds else (cell, their, 1, wounded, 0, 0)
    hits: Place | int = WON if wounded else (cell, their, wounds, 1, 0, 0)
    return (
        (_FATAL, WON),
        (_FATAL, LOST),
        (_WOUNDING, hits),
        (_WOUNDING, hit),
        (_EQUAL, place),
    )


def _walked(place: Place, own: int, other: int) -> tuple[Branch, ...]:
    """Let both step at once; a cell that both want is either's, and the other is near it."""
    cell, their, *rest = place
    to = stepped(cell, their, _STEPS.get(own, 0))
    theirs = stepped(their, cell, _STEPS.get(other, 0))
    if to != theirs:
        return ((WHOLE, _at(to, theirs, rest)),)
    aside = pushed(to)
    half = WHOLE // 4
    return tuple(
        (half, _at(*pair_, rest)) for near_ in aside for pair_ in ((to, near_), (near_, to))
    )


def _at(cell: int, their: int, rest: Sequence[int]) -> Place:
    wounds, wounded, opened, open_ = rest
    return cell, their, wounds, wounded, opened, open_


@lru_cache(maxsize=128)
def pushed(cell: int) -> tuple[int, int]:
    """Return where one is pushed to, as is imagined: a cell beside it, and one farther off."""
    cells = [number_of(one) for one in pushes(CELLS[cell])]
    return _outermost(cell, cells, 1), _outermost(cell, cells, 2)


def _outermost(cell: int, cells: Iterable[int], apart: int) -> int:
    return max((to for to in cells if APART[cell][to] == apart), key=lambda to: (CENTRE[to], to))
