"""The board of the day: the same on every machine, without a server.

A day's code such as `1-2026-11-21` begins with the number of the generator. When anything here
would give another board for a day, the number goes up and the old ways stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from game.core.chance import Dice
from game.core.grid import Cell, Facing
from game.rules.tank_chess.fast_room.after_a_turn import escapes
from game.rules.tank_chess.fast_room.position import Position, numbers
from game.rules.tank_chess.fast_room.turns import NO_TARGET, turns
from game.rules.tank_chess.play import new
from game.rules.tank_chess.starting_board import BLACK, WHITE, Board, Ground, Placement
from game.rules.tank_chess.state import Setup

from .pieces import load_kinds

GENERATOR: Final = 1
NUMBERS: Final = 10_000
"""Boards are called by a number below this one."""

AGAINST: Final = "soldier"
"""Who plays Black: one that answers as it always has."""

SIDE: Final = 10
ROWS: Final = 3
"""So many rows at each edge belong to an army."""

SHAPES: Final = (
    ((0, 0), (1, 0), (2, 0)),
    ((0, 0), (0, 1), (0, 2)),
    ((0, 0), (1, 0), (0, 1)),
    ((0, 0), (1, 0)),
    ((0, 0),),
)
GROUNDS: Final = (Ground.WALL, Ground.WALL, Ground.WALL, Ground.LOW, Ground.TREES, Ground.MUD)
ARMY: Final = ("heavy", "medium", "medium", "light", "light", "destroyer", "mortar", "hunter")
PIECES: Final = 5
_SEED: Final = 20_261_123
_SEEDS: Final = 1 << 32
_TRIES: Final = 400


@dataclass(frozen=True, slots=True)
class Daily:
    """A day's name, the number of its board, and its seed."""

    name: str
    number: int
    seed: int


def daily(date: str) -> Daily:
    """Return the board of an ISO date."""
    place = ("daily", GENERATOR, date)
    number = Dice(_SEED, *place, "number").below(NUMBERS)
    return Daily(f"{GENERATOR}-{date}", number, Dice(_SEED, *place, "seed").below(_SEEDS))


def numbered(number: int) -> Board:
    """Return the board of a number: alike for both sides after half a turn, and nobody can destroy
    anything at once on it."""
    found = (_drawn(Dice(_SEED, "board", GENERATOR, number, each)) for each in range(_TRIES))
    return next(board for board in found if _fit(board))


def _drawn(dice: Dice) -> Board:
    ground = _ground(dice)
    free = [
        Cell(x, y)
        for y in range(SIDE - ROWS, SIDE)
        for x in range(SIDE)
        if Cell(x, y) not in ground
    ]
    cells = dice.shuffled(tuple(free))[: PIECES + 1]
    kinds = ("commander", *dice.shuffled(ARMY)[:PIECES])
    # The commander stands behind the others.
    behind = sorted(cells, key=lambda cell: (-cell.y, cell.x))
    white = [
        Placement(WHITE, kind, cell, Facing.NORTH) for kind, cell in zip(kinds, behind, strict=True)
    ]
    black = [Placement(BLACK, each.kind, _across(each.cell), Facing.SOUTH) for each in white]
    rows = (Cell(x, y) for y in range(SIDE) for x in range(SIDE))
    return Board(
        SIDE,
        SIDE,
        tuple(ground.get(cell, Ground.OPEN) for cell in rows),
        frozenset(),
        (*white, *black),
    )


def _ground(dice: Dice) -> dict[Cell, Ground]:
    """Return what stands in the way, alike for both sides."""
    found: dict[Cell, Ground] = {}
    for _ in range(6 + dice.below(4)):
        kind, shape = dice.choice(GROUNDS), dice.choice(SHAPES)
        x, y = dice.below(SIDE), dice.below(SIDE - 2) + 1
        for cell in _shaped(shape, x, y):
            found[cell] = found[_across(cell)] = kind
    return found


def _shaped(shape: tuple[tuple[int, int], ...], x: int, y: int) -> Iterator[Cell]:
    for dx, dy in shape:
        if x + dx < SIDE and 0 < y + dy < SIDE - 1:
            yield Cell(x + dx, y + dy)


def _across(cell: Cell) -> Cell:
    return Cell(SIDE - 1 - cell.x, SIDE - 1 - cell.y)


def _fit(board: Board) -> bool:
    """Whether neither side could win or destroy anything with its first turn."""
    position = numbers(new(Setup(board, load_kinds()), 0).table)
    return not any(
        escapes(position, seat) or _strikes(replace(position, turn=seat)) for seat in (WHITE, BLACK)
    )


def _strikes(position: Position) -> bool:
    return any(go.target != NO_TARGET for go in turns(position))
