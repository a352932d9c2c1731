"""What the shipped boards and segments of Tanchiki promise."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.core.grid import Cell, Facing
from game.rules.tanchiki.ground.assembly import assemble
from game.rules.tanchiki.ground.board import BotCell, Segment, Terrain
from tests.content.maps.shipped import MAPS, SEGMENTS, TANCHIKI, loaded, named

PRINTED_SEGMENTS = {
    "A": """
        . . . b # .
        1 . b . . 2
        . b . . . .
        . . . . . #
        . . # . . f
        . 3 # 4 f .
        S W N N""",
    "B": """
        . . b . 1 .
        . . . # . .
        w w . . . b
        w w i i . 2
        4 . . . . f
        . # b 3 f .
        S S N E""",
    "C": """
        . f f . b .
        1 . f # . .
        . # . f f b
        . # f f . 2
        4 . b . . f
        . w . 3 f .
        E W N N""",
    "D": """
        . 1 . # . .
        . i i i i b
        w . . . i #
        b # . . i 2
        4 . . 3 . .
        . b i i w .
        S W N E""",
}

POINTS = {point.name[0]: point for point in Facing if point.straight}


@pytest.mark.parametrize("path", SEGMENTS, ids=lambda path: path.stem)
def test_a_shipped_segment_is_the_one_of_the_rules(path: Path) -> None:
    found = loaded(path)
    assert found.ground == segment_of(PRINTED_SEGMENTS[found.letter], found.ground)


def test_the_learning_board_is_the_four_segments_unturned() -> None:
    pool = {loaded(path).letter: loaded(path).ground for path in SEGMENTS}
    assert loaded(MAPS / "tanchiki/learning.tmx").ground == assemble(pool, "A0 B0 C0 D0")


@named(TANCHIKI)
def test_every_quarter_brings_three_bricks(path: Path) -> None:
    board = loaded(path).ground
    assert len(board.bricks) == 3 * len(board.quarters)


def test_boards_for_every_size_of_table_are_there() -> None:
    sizes = Counter(len(loaded(path).ground.quarters) for path in TANCHIKI)
    assert sizes == {4: 10, 6: 1, 8: 1}


def test_three_boards_are_islands() -> None:
    islands = [path for path in TANCHIKI if "island" in loaded(path).facts.options]
    assert len(islands) == 3


@named([path for path in TANCHIKI if path.stem != "learning"])
def test_a_tanchiki_board_is_fair_by_a_half_turn(path: Path) -> None:
    board = loaded(path).ground
    assert board.terrain == board.terrain[::-1]


def segment_of(text: str, like: Segment) -> Segment:
    """The segment of a drawing; its last line says where the guns of 1 to 4 point."""
    *rows, guns = (line.split() for line in text.strip().splitlines())
    places = {mark: Cell(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row)}
    one, two, three, four = (
        BotCell(places[mark], POINTS[gun]) for mark, gun in zip("1234", guns, strict=True)
    )
    marks = [mark for row in rows for mark in row]
    return Segment(
        colour=like.colour,
        size=len(rows),
        terrain=tuple(Terrain(mark if mark in "#fwi" else ".") for mark in marks),
        bricks=frozenset(Cell(n % 6, n // 6) for n, mark in enumerate(marks) if mark == "b"),
        bots=(one, two, three, four),
    )
