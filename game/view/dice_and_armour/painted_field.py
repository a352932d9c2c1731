"""What the field of Dice and Armour looks like: parcels, a lane, hedges, shell holes, ruts.

Nothing of it counts, so all of it is flat, quiet and without an outline. It lies the same on a
board for ever: the dice are those of the board's own shape.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from game.core.chance import Dice
from game.core.grid import Cell
from game.rules.dice_and_armour.starting_board import Board
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas, Point

from .standing_pieces import floor_picture

GRID = 64
"""How much is seen of the lines between cells, which lie over all that grows."""

SOWN = 190
"""How much of a parcel's own colour is seen."""

STEP = 0.5
"""The lane bends after so much of a cell."""

LANE, RUT, APART = 0.6, 0.07, 0.16
"""How wide the lane is, how wide a rut in it, and how far that is from its middle, in cells."""

FURROW = 0.34
"""How far apart the furrows of a parcel are, in cells."""

HEDGE = 0.8
"""So long is a piece of a hedge, in cells."""

BARE = 3
"""There is a shell hole in each square of so many cells by so many."""


@dataclass(frozen=True, slots=True)
class Lay:
    """How a field lies: the lane's height at its ends and in its bend, and where the hedges stand
    above it and below it. All in cells."""

    west: float
    east: float
    bend: float
    above: float
    below: float

    def lane(self, x: float, width: int) -> float:
        """Return how high the lane runs there, from 0 at the northern edge."""
        share = x / width
        straight = self.west + (self.east - self.west) * share
        return straight + self.bend * math.sin(2 * math.pi * share)


def paint_field(canvas: Canvas, place: BoardPlace, board: Board) -> None:
    """Paint all that is below bases, blocks and tanks."""
    blocks = (each for cell in sorted(board.blocks) for each in (cell.x, cell.y))
    dice = Dice(board.width, "field", board.height, *blocks)
    lay = _lay(dice, board)
    cells = [Cell(x, y) for y in range(board.height) for x in range(board.width)]
    canvas.pieces(((floor_picture(c), *place.middle(c)) for c in cells), place.size)
    with canvas.clip(place.box):
        _paint_parcels(canvas, place, lay)
        _paint_lane(canvas, place, lay)
        _paint_holes(canvas, place, dice)
        canvas.pieces(_hedges(place, lay, dice), place.size)
    _paint_grid(canvas, place)


def _lay(dice: Dice, board: Board) -> Lay:
    """Cast how the field lies, a lane across its middle and a hedge on either side of it."""
    wide, high = board.width, board.height

    def between(low: float, high: float) -> float:
        return low + (high - low) * dice.below(1000) / 1000

    return Lay(
        west=high * between(0.38, 0.62),
        east=high * between(0.38, 0.62),
        bend=between(0.5, 0.9) * dice.choice((-1, 1)),
        above=wide * between(0.3, 0.45),
        below=wide * between(0.55, 0.7),
    )


def _along(place: BoardPlace, lay: Lay, start: float, end: float, aside: float) -> list[Point]:
    """Return points along the lane, so far below its middle."""
    count = max(2, round((end - start) / STEP))
    across = [start + (end - start) * step / count for step in range(count + 1)]
    return [_at(place, x, lay.lane(x, place.width) + aside) for x in across]


def _at(place: BoardPlace, x: float, y: float) -> Point:
    return place.x + x * place.size, place.y + y * place.size


def _paint_parcels(canvas: Canvas, place: BoardPlace, lay: Lay) -> None:
    """Paint the meadow beyond the lane, and stubble with furrows on this side of it."""
    north, south = _at(place, 0, 0)[1], _at(place, 0, place.height)[1]
    meadow = _along(place, lay, lay.above, place.width, 0)
    stubble = _along(place, lay, 0, lay.below, 0)
    beyond = [(place.box.right, north), (meadow[0][0], north)]
    canvas.polygon([*meadow, *beyond], (*canvas.colour("field_meadow")[:3], SOWN))
    nearer = [(stubble[-1][0], south), (place.x, south)]
    canvas.polygon([*stubble, *nearer], (*canvas.colour("field_stubble")[:3], SOWN))
    for number in range(1, math.ceil(place.height / FURROW)):
        down = number * FURROW
        row = _along(place, lay, 0, lay.below, down)
        canvas.lines(row, "field_rut", max(1.0, place.size * 0.035))


def _paint_lane(canvas: Canvas, place: BoardPlace, lay: Lay) -> None:
    beyond = 0.5
    middle = _along(place, lay, -beyond, place.width + beyond, 0)
    canvas.lines(middle, "field_lane", place.size * LANE)
    for aside in (-APART, APART):
        rut = _along(place, lay, -beyond, place.width + beyond, aside)
        canvas.lines(rut, "field_rut", max(1.0, place.size * RUT))


def _hedges(place: BoardPlace, lay: Lay, dice: Dice) -> Iterator[tuple[str, float, float]]:
    """Yield the pieces along the parcels, with a gap at the lane and a gate somewhere."""
    edges = (
        (lay.above, 0.0, lay.lane(lay.above, place.width) - LANE),
        (lay.below, lay.lane(lay.below, place.width) + LANE, float(place.height)),
    )
    for x, top, bottom in edges:
        count = max(1, round((bottom - top) / HEDGE))
        gate = dice.below(count)
        for number in range(count):
            if number != gate:
                aside = (dice.below(100) - 50) / 1000
                spot = _at(place, x + aside, top + (number + 0.5) * HEDGE)
                yield f"armour.hedge.{dice.below(2)}", *spot


def _paint_holes(canvas: Canvas, place: BoardPlace, dice: Dice) -> None:
    """Paint a shell hole somewhere in each square of so many cells, so that no part is empty."""
    corners = [(x, y) for x in range(0, place.width, BARE) for y in range(0, place.height, BARE)]
    for across, down in corners:
        x, y = across + dice.below(BARE * 100) / 100, down + dice.below(BARE * 100) / 100
        size = place.size * (0.45 + dice.below(50) / 100)
        kind, turn = dice.below(2), 90 * dice.below(4)
        canvas.piece(f"armour.hole.{kind}", *_at(place, x, y), size, turn)


def _paint_grid(canvas: Canvas, place: BoardPlace) -> None:
    box, line = place.box, max(1.0, 1 / canvas.scale)
    ink = (*canvas.colour("grid")[:3], canvas.dim(GRID))
    for x in range(1, place.width):
        canvas.rect(Box(place.x + x * place.size, box.y, line, box.height), ink)
    for y in range(1, place.height):
        canvas.rect(Box(box.x, place.y + y * place.size, box.width, line), ink)
