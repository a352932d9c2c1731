"""How a roller runs down the land (G6.7)."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell

from .events import Thing
from .land import Land, on_land
from .shells import TOYS, Shell
from .standing import Places, in_square, under

MOST_STEPS = 30
NEIGHBOURS = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))
"""N, E, S, W, then NE, SE, SW, NW: so it runs straight down an even slope."""


@dataclass(frozen=True, slots=True)
class Roll:
    path: Places
    stopped: Thing | None


def roll(land: Land, start: Cell, tanks: Places, towers: Places, domes: Places) -> Roll:
    """Return where a roller runs from where it fell, and what it runs against."""
    path: list[Cell] = []
    here = start
    while True:
        if any(in_square(here, tank, TOYS[Shell.ROLLER].broad) for tank in tanks):
            return Roll(tuple(path), Thing.TANK)
        there = _lowest(land, here)
        if land.height(there) >= land.height(here) or len(path) == MOST_STEPS:
            return Roll(tuple(path), None)
        if any(in_square(there, tower) for tower in towers):
            return Roll(tuple(path), Thing.TOWER)
        if any(under(there, dome) for dome in domes):
            return Roll(tuple(path), Thing.DOME)
        path.append(there)
        here = there


def _lowest(land: Land, here: Cell) -> Cell:
    """Return the lowest neighbour on the blanket, the first of equals."""
    beside = (Cell(here.x + east, here.y + south) for east, south in NEIGHBOURS)
    return min((cell for cell in beside if on_land(cell)), key=land.height)
