"""The ground of a match: walls, water, ice and grass, and the camps round the banners."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.core.grid import Cell

from .quarters import CELLS, Place, Quarters, covered, joined, quarter

GROUND = "bcwig"
"""How a quarter is written: brick, steel (concrete), water, ice, grass."""
OPEN = "."
GROUND_ROWS = """\
. . b . b . . . b . b . .
. b b . . . c . . . b b .
. b . . g g . g g . . b .
. . . w w . b . w w . . .
c . b w . . b . . w b . c
. . b . . g g g . . b . .
. b . . c . i . c . . b .
. b . i i i i i i i . b .
. . . b . . b . . b . . .
c . b b . . b . . b b . c
. . . . . g . g . . . . .
. b b . . b b b . . b b .
. b . . . b . b . . . b ."""
"""Our standard ground, the banner's cell left open (P4.1)."""


@dataclass(frozen=True, slots=True)
class Camp:
    """A banner, the quarters of its fence, and the two places where its guards begin (P4.4)."""

    banner: Place
    fence: Quarters
    returns: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """`spawns` are the places of new attackers; with two camps a duel is fought, and has none."""

    bricks: Quarters
    steel: Quarters
    water: Quarters
    ice: Quarters
    grass: Quarters
    camps: tuple[Camp, ...]
    spawns: tuple[Place, ...]

    @property
    def duel(self) -> bool:
        return len(self.camps) > 1

    @property
    def grounds(self) -> tuple[Quarters, ...]:
        """Return the quarters of each ground, in the order of `GROUND`."""
        return self.bricks, self.steel, self.water, self.ice, self.grass

    @property
    def banners(self) -> Quarters:
        """Return the quarters of all banners, fallen ones among them: nobody drives there."""
        return joined(covered(camp.banner) for camp in self.camps)

    @property
    def fences(self) -> Quarters:
        """Return the quarters of all fences, broken or not."""
        return joined(camp.fence for camp in self.camps)

    def hides(self, place: Place) -> bool:
        """Whether a tank there is wholly in grass, and so is not drawn (P8.3)."""
        return not covered(place) & ~self.grass


def cell_named(name: str) -> Place:
    """Return the place of a whole cell by its name: A1 is the upper left one."""
    return Cell(2 * (ord(name[0]) - 65), 2 * (int(name[1:]) - 1))


NEAR = "G13 F12 G12 H12 F13 H13 E13 I13"
FAR = "G1 F1 H1 F2 G2 H2 E1 I1"
"""The cells of a camp: its banner, its fence, and the two where guards come (P4.1, P9.7)."""
FAR_EDGE = "A1 G1 M1"
SPAWNS = tuple(map(cell_named, FAR_EDGE.split()))
"""Where attackers come (P5.2)."""


def camp_of(cells: str) -> Camp:
    """Return the camp of these cells, named in the order of `NEAR`."""
    banner, *fence, left, right = map(cell_named, cells.split())
    return Camp(banner, joined(map(covered, fence)), (left, right))


def board_of(rows: Sequence[str], camps: tuple[Camp, ...], spawns: tuple[Place, ...]) -> Board:
    """Return the board of ground in rows of quarters; nothing lies on a banner."""
    sets = dict.fromkeys(GROUND, 0)
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter != OPEN:
                sets[letter] |= quarter(x, y)
    free = ~joined(covered(camp.banner) for camp in camps)
    bricks, steel, water, ice, grass = (sets[letter] & free for letter in GROUND)
    return Board(bricks, steel, water, ice, grass, camps, spawns)


def quarter_rows(cells: Sequence[str]) -> tuple[str, ...]:
    """Return rows of cells, 13 letters each, as rows of quarters."""
    return tuple("".join(letter * 2 for letter in row) for row in cells for _ in range(2))


def standard() -> Board:
    """Return our standard board (P4.1)."""
    return board_of(quarter_rows(_standard_cells()), (camp_of(NEAR),), SPAWNS)


def mirrored() -> Board:
    """Return the standard ground with its near half on both sides, and no fence at the far edge."""
    camp = camp_of(FAR)
    far = camp.fence | covered(camp.banner)
    board = board_of(quarter_rows(_near_half_twice()), (camp_of(NEAR),), SPAWNS)
    return replace(board, bricks=board.bricks & ~far)


def duel() -> Board:
    """Return the standard ground mirrored top to bottom, with a banner on each side (P9.7)."""
    return board_of(quarter_rows(_near_half_twice()), (camp_of(NEAR), camp_of(FAR)), ())


def _standard_cells() -> tuple[str, ...]:
    return tuple(row.replace(" ", "") for row in GROUND_ROWS.split("\n"))


def _near_half_twice() -> tuple[str, ...]:
    cells = _standard_cells()
    near = cells[CELLS // 2 + 1 :]
    return (*reversed(near), cells[CELLS // 2], *near)
