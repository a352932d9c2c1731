"""Where an object stands and which way it faces is what one sees in Tiled."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.content.maps.maps import load
from game.core.grid import Cell, Facing
from game.rules.tanchiki.ground.board import Segment
from game.rules.tank_chess.starting_board import Board, Placement
from tests.bad_content.ground import (
    TILE,
    board,
    chess,
    layer,
    segment,
    spots,
    things,
    tileset,
    write_good,
)

FLIP_X, FLIP_Y = 1 << 31, 1 << 30
SECOND = '<properties><property name="seat" value="2"/></properties>'
BOT = 'gid="16" x="20" y="12" width="8" height="8" rotation="0"'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_good(tmp_path)
    return tmp_path


def first_bot(folder: Path, change: str) -> tuple[Cell, Facing]:
    """Return bot cell 1 with its object written in another way."""
    path = folder / "changed.tmx"
    text = segment()
    assert BOT in text
    path.write_text(text.replace(BOT, change), "utf-8")
    ground = load(path).ground
    assert isinstance(ground, Segment)
    return ground.bots[0].cell, ground.bots[0].facing


def piece(folder: Path, change: str) -> Placement:
    """Return the white light tank with its object written in another way."""
    path = folder / "changed.tmx"
    text, count = re.subn(
        r'<object id="2" type="piece" x="28" y="52">(.*?)<point/>', change, chess(), flags=re.S
    )
    assert count == 1
    path.write_text(text, "utf-8")
    board = load(path).ground
    assert isinstance(board, Board)
    return next(each for each in board.pieces if each.seat == 0 and each.kind == "light")


@pytest.mark.parametrize(
    "rotation, facing",
    [("0", "NORTH"), ("90", "EAST"), ("180", "SOUTH"), ("-90", "WEST"), ("360", "NORTH")],
)
def test_a_turned_bot_cell_faces_where_its_picture_points(
    folder: Path, rotation: str, facing: str
) -> None:
    change = BOT.replace('rotation="0"', f'rotation="{rotation}"')
    assert first_bot(folder, change) == (Cell(2, 1), Facing[facing])


@pytest.mark.parametrize(
    "flips, rotation, facing",
    [
        (FLIP_X, 0, "NORTH"),
        (FLIP_Y, 0, "SOUTH"),
        (FLIP_X | FLIP_Y, 0, "SOUTH"),
        (FLIP_X, 90, "EAST"),
        (FLIP_Y, 90, "WEST"),
    ],
)
def test_a_flipped_bot_cell_faces_where_its_picture_points(
    folder: Path, flips: int, rotation: int, facing: str
) -> None:
    change = BOT.replace('gid="16"', f'gid="{flips | 16}"')
    change = change.replace('rotation="0"', f'rotation="{rotation}"')
    assert first_bot(folder, change)[1] is Facing[facing]


@pytest.mark.parametrize(
    "align, x, y",
    [
        ("center", 20, 12),
        ("topleft", 16, 8),
        ("top", 20, 8),
        ("topright", 24, 8),
        ("left", 16, 12),
        ("right", 24, 12),
        ("bottomleft", 16, 16),
        ("unspecified", 16, 16),
        ("bottom", 20, 16),
        ("bottomright", 24, 16),
    ],
)
def test_a_tile_object_stands_where_its_tileset_aligns_it(
    folder: Path, align: str, x: int, y: int
) -> None:
    text = tileset().replace('objectalignment="center"', f'objectalignment="{align}"')
    (folder / "tiles.tsx").write_text(text, "utf-8")
    others = re.compile(r'x="(\d+)" y="(\d+)" width="8" height="8" rotation="(?:90|180|270)"')
    sheet = segment().replace(BOT, f'gid="16" x="{x}" y="{y}" width="8" height="8"')
    sheet = others.sub(lambda m: f'x="{int(m[1]) + x - 20}" y="{int(m[2]) + y - 12}"', sheet)
    sheet = re.sub(r'(gid="16" x="\d+" y="\d+")>', r'\1 width="8" height="8">', sheet)
    (folder / "aligned.tmx").write_text(sheet, "utf-8")
    ground = load(folder / "aligned.tmx").ground
    assert isinstance(ground, Segment)
    assert [bot.cell for bot in ground.bots] == [Cell(2, 1), Cell(4, 1), Cell(1, 3), Cell(4, 3)]


def test_a_rotated_tile_object_swings_round_its_corner(folder: Path) -> None:
    """Turned a quarter round its lower left corner, a tile lies to the right and below it."""
    text = tileset().replace(' objectalignment="center"', "")
    (folder / "tiles.tsx").write_text(text, "utf-8")
    sheet = re.sub(
        r'x="(\d+)" y="(\d+)" width="8" height="8" rotation="\d+"',
        lambda m: f'x="{int(m[1]) - 4}" y="{int(m[2]) - 4}" width="8" height="8" rotation="90"',
        segment(),
    )
    (folder / "swung.tmx").write_text(sheet, "utf-8")
    ground = load(folder / "swung.tmx").ground
    assert isinstance(ground, Segment)
    assert ground.bots[0].cell == Cell(2, 1)


def test_a_point_says_by_a_property_where_its_gun_points(folder: Path) -> None:
    text = segment().replace(BOT + ">", 'x="20" y="12"><point/>', 1)
    text = text.replace(
        "<properties><property", '<properties><property name="facing" value="west"/><property', 1
    )
    (folder / "point.tmx").write_text(text, "utf-8")
    ground = load(folder / "point.tmx").ground
    assert isinstance(ground, Segment)
    assert ground.bots[0].facing is Facing.WEST


def test_a_rectangle_stands_on_the_cell_under_its_middle(folder: Path) -> None:
    found = piece(folder, r'<object id="2" type="piece" x="25" y="49" width="7" height="5">\1')
    assert found.cell == Cell(3, 6)


@pytest.mark.parametrize("seat, facing", [(0, Facing.NORTH), (1, Facing.SOUTH)])
def test_a_piece_that_does_not_say_faces_the_enemy(folder: Path, seat: int, facing: Facing) -> None:
    board = load(folder / "good_chess.tmx").ground
    assert isinstance(board, Board)
    assert {each.facing for each in board.pieces if each.seat == seat} == {facing}


@pytest.mark.parametrize("turns", range(8))
def test_a_piece_faces_one_of_eight_points_by_its_rotation(folder: Path, turns: int) -> None:
    change = (
        rf'<object id="2" type="piece" gid="17" x="28" y="52" width="{TILE}" height="{TILE}"'
        rf' rotation="{45 * turns}">\1'
    )
    assert piece(folder, change).facing is Facing.NORTH.turned(turns)


def test_an_object_takes_class_and_properties_from_its_tile(folder: Path) -> None:
    text = tileset().replace(
        f'<tile id="{16}" type="piece"/>',
        '<tile id="16" type="piece"><properties><property name="kind" value="heavy"/>'
        "</properties></tile>",
    )
    (folder / "tiles.tsx").write_text(text, "utf-8")
    path = folder / "changed.tmx"
    text = re.sub(
        r'<object id="2" type="piece" x="28" y="52">.*?</object>',
        '<object id="2" gid="17" x="28" y="52" width="8" height="8"/>',
        chess(),
        flags=re.S,
    )
    path.write_text(text, "utf-8")
    board = load(path).ground
    assert isinstance(board, Board)
    assert ("heavy", Cell(3, 6)) in [(each.kind, each.cell) for each in board.pieces]


def test_a_note_counts_for_nothing(folder: Path) -> None:
    note = '<objectgroup name="notes" visible="0"><object id="9" x="3" y="3"><text/></object>'
    path = folder / "noted.tmx"
    path.write_text(segment().replace("</map>", note + "</objectgroup></map>"), "utf-8")
    assert load(path).hash == load(folder / "good_segment.tmx").hash


def test_a_board_may_give_start_cells_for_all_and_for_one_seat(tmp_path: Path) -> None:
    write_good(tmp_path)
    cells = [(0, 0), (1, 1), (0, 5), (2, 3)]
    objects = "".join(
        f'<object id="{700 + n}" type="start" x="{x * 8 + 4}" y="{y * 8 + 4}">'
        f"{seat}<point/></object>"
        for n, ((x, y), seat) in enumerate(zip(cells, ["", "", "", SECOND], strict=True))
    )
    path = tmp_path / "starts.tmx"
    path.write_text(board(more=things("starts", objects)), "utf-8")
    given = [(start.cell, start.seat) for start in load(path).ground.quarters[0].starts]
    assert given == [(Cell(0, 0), None), (Cell(0, 5), None), (Cell(1, 1), None), (Cell(2, 3), 1)]


def test_where_a_quarter_gives_start_cells_its_diagonals_may_be_blocked(tmp_path: Path) -> None:
    write_good(tmp_path)
    free = "".join(
        f'<object id="{700 + n}" type="start" x="{8 * n + 4}" y="20"><point/></object>'
        for n in range(4)
    )
    text = board(more=things("starts", free))
    before = layer("obstacles", spots(12, 12, {(1, 4)}, 2))
    walls = layer("obstacles", spots(12, 12, {(5, 0), (0, 5), (1, 4)}, 2))
    path = tmp_path / "starts.tmx"
    path.write_text(text.replace(before, walls), "utf-8")
    assert len(load(path).ground.quarters[0].starts) == 4
