"""What the shipped boards of Tank Chess promise."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from game.content.tank_chess.pieces import load_kinds
from game.core.grid import STRAIGHT, Cell
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.starting_board import BLACK, WHITE, Board, Ground, Placement
from game.rules.tank_chess.state import Setup
from tests.content.maps.shipped import CHESS, chess, named
from tests.setups.tank_chess import BOARDS, board

PRINTED_CHESS = """
    . . . h . . m . c . m . . h . .
    . # . . # # . . . . . . . . . .
    . # . l # # l . m . l # # l . .
    . # . . # . . . . . . . . . . .
    . . . . . . . # # . . . . . . .
    . . . . . . # # # # # . . # # .
    . . # # . . . . . . . . . . # .
    . . # # # . . . . . . . . . . .
    . . . . . . . . . . . # # # . .
    . # . . . . . . . . . . # # . .
    . # # . . # # # # # . . . . . .
    . . . . . . . # # . . . . . . .
    . . . . . . . . . . . # . . # .
    . . L # # L . M . L # # L . # .
    . . . . . . . . . . # # . . # .
    . . H . . M . C . M . . H . . .
"""

BASIC_ARMY = {"commander": 1, "heavy": 2, "medium": 3, "light": 4}

BIG_ARMY = {**BASIC_ARMY, "destroyer": 2, "mortar": 2}

Shape = frozenset[Cell]


def test_the_printed_chess_board_is_the_one_of_the_rules() -> None:
    assert drawn(chess("printed_16")) == [
        line.split() for line in PRINTED_CHESS.split("\n") if line
    ]


@named(CHESS)
def test_a_chess_board_is_the_same_for_both_sides(path: Path) -> None:
    board = chess(path.stem)
    assert half_turned(board) == (board.ground, board.mines, frozenset(board.pieces))


@named(CHESS)
def test_nobody_can_shoot_in_the_first_turn_of_a_chess_board(path: Path) -> None:
    state = TANK_CHESS.new(Setup(chess(path.stem), load_kinds()), 1)
    shots = [turn for turn in TANK_CHESS.legal(state.table, WHITE) if turn.target is not None]
    assert shots == []


@named(CHESS)
def test_the_walls_of_a_chess_board_are_shapes_from_the_box(path: Path) -> None:
    assert walls(chess(path.stem)) <= BOX_SHAPES


@pytest.mark.parametrize("name", sorted(path.stem for path in BOARDS.glob("*.txt")))
def test_a_board_of_the_tests_is_the_shipped_one(name: str) -> None:
    assert replace(board(name), pieces=()) == replace(chess(name), pieces=())


@pytest.mark.parametrize("name", sorted(path.stem for path in BOARDS.glob("*.txt")))
def test_a_board_of_the_tests_has_the_shipped_pieces(name: str) -> None:
    assert sorted(board(name).pieces, key=str) == sorted(chess(name).pieces, key=str)


@pytest.mark.parametrize("name", ["highlands_20", "side_streets_20"])
def test_a_20_board_has_the_big_army(name: str) -> None:
    assert Counter(piece.kind for piece in chess(name).pieces if piece.seat == WHITE) == BIG_ARMY


@pytest.mark.parametrize("ground", [each for each in Ground if each is not Ground.OPEN])
def test_every_ground_of_tank_chess_has_a_board(ground: Ground) -> None:
    assert any(ground in chess(path.stem).ground for path in CHESS)


def test_a_board_with_mines_is_there() -> None:
    assert any(chess(path.stem).mines for path in CHESS)


def drawn(board: Board) -> list[list[str]]:
    letters = {kind.name: kind.letter for kind in load_kinds()}
    rows = [
        [board.ground[y * board.width + x].value for x in range(board.width)]
        for y in range(board.height)
    ]
    for piece in board.pieces:
        letter = letters[piece.kind]
        rows[piece.cell.y][piece.cell.x] = letter if piece.seat == WHITE else letter.lower()
    return rows


def half_turned(
    board: Board,
) -> tuple[tuple[Ground, ...], frozenset[Cell], frozenset[Placement]]:
    def far(cell: Cell) -> Cell:
        return Cell(board.width - 1 - cell.x, board.height - 1 - cell.y)

    return (
        board.ground[::-1],
        frozenset(far(cell) for cell in board.mines),
        frozenset(
            Placement(WHITE + BLACK - each.seat, each.kind, far(each.cell), each.facing.opposite)
            for each in board.pieces
        ),
    )


def walls(board: Board) -> frozenset[Shape]:
    """The shapes of all walls, each as it stands."""
    left = {
        Cell(n % board.width, n // board.width)
        for n, ground in enumerate(board.ground)
        if ground is Ground.WALL
    }
    found = set()
    while left:
        wall, edge = set(), {left.pop()}
        while edge:
            wall |= edge
            edge = {cell.step(side) for cell in edge for side in STRAIGHT} & left
            left -= edge
        found.add(to_corner(wall))
    return frozenset(found)


def to_corner(cells: set[Cell]) -> Shape:
    west, north = min(cell.x for cell in cells), min(cell.y for cell in cells)
    return frozenset(Cell(cell.x - west, cell.y - north) for cell in cells)


def every_way(drawing: str) -> set[Shape]:
    """A shape turned and mirrored in all eight ways."""
    rows = drawing.split()
    cells = {Cell(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"}
    ways = set()
    for _ in range(4):
        cells = {Cell(-cell.y, cell.x) for cell in cells}
        ways |= {to_corner(cells), to_corner({Cell(-cell.x, cell.y) for cell in cells})}
    return ways


# Straight 1, 2 and 3; L-tromino; 2+3 zigzag; P-pentomino; five with two beside (C1.6).
DRAWINGS = ("#", "##", "###", "#. ##", "##.. .###", "##. ###", "##### .##..")

BOX_SHAPES = frozenset(shape for drawing in DRAWINGS for shape in every_way(drawing))
