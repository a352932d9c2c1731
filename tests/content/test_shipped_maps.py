"""What the shipped maps promise to players and to map makers."""

from __future__ import annotations

import csv
import io
import json
import os
import xml.etree.ElementTree as ET
from collections import Counter
from functools import lru_cache
from pathlib import Path

import pytest

from game.content.kinds import load_kinds
from game.content.map_words import COLOURS, FACINGS, OUTERS, SIDES
from game.content.maps import MapFile, load, map_folder
from game.content.texts import LANGUAGES
from game.core.grid import STRAIGHT, Cell, Facing
from game.rules.tanchiki import TANCHIKI as TANCHIKI_RULES
from game.rules.tanchiki.assembly import assemble
from game.rules.tanchiki.board import BotCell, Segment, Terrain
from game.rules.tanchiki.state import Options
from game.rules.tanchiki.state import Setup as TanchikiSetup
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.board import BLACK, WHITE, Ground, Placement
from game.rules.tank_chess.board import Board as ChessBoard
from game.rules.tank_chess.state import Setup
from tests.laws.matches import random_match

MAPS = map_folder()
SEGMENTS = sorted((MAPS / "tanchiki" / "segments").glob("*.tmx"))
TANCHIKI = sorted((MAPS / "tanchiki").glob("*.tmx"))
CHESS = sorted((MAPS / "tank_chess").glob("*.tmx"))
BLANK = sorted(MAPS.glob("*/start_here/*.tmx"))
SHIPPED = [*SEGMENTS, *TANCHIKI, *CHESS]
TEMPLATES = sorted(MAPS.glob("*/templates/*.tx"))

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
POINTS = {point.name[0]: point for point in Facing if point.straight}

# The tiles of one terrain are its first tile and a sum: 1 north joined, 2 east, 4 south, 8 west.
FIRST_TILES = {"tanchiki": (16, 32, 96, 160), "tank_chess": (16, 32, 48, 112, 128, 144)}
FREE_AT_THE_EDGE = {"tanchiki": {16}, "tank_chess": {16, 32, 112}}

Shape = frozenset[Cell]


@lru_cache(maxsize=64)
def loaded(path: Path) -> MapFile:
    return load(path)


def chess(name: str) -> ChessBoard:
    board = loaded(MAPS / "tank_chess" / f"{name}.tmx").ground
    assert isinstance(board, ChessBoard)
    return board


def named(paths: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", paths, ids=lambda path: path.stem)


@named([*SHIPPED, *BLANK])
def test_a_shipped_map_has_neither_mistake_nor_warning(path: Path) -> None:
    assert loaded(path).warnings == ()


@named(SHIPPED)
def test_a_shipped_map_is_told_of_in_every_language(path: Path) -> None:
    facts = loaded(path).facts
    assert set(facts.titles) == set(facts.abouts) == set(LANGUAGES)


@named(SHIPPED)
def test_a_shipped_map_names_its_author(path: Path) -> None:
    assert loaded(path).facts.author == "Tankodrom"


@pytest.mark.parametrize("paths", [TANCHIKI, CHESS], ids=["tanchiki", "tank chess"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_boards_of_a_game_have_the_same_title(paths: list[Path], language: str) -> None:
    titles = Counter(loaded(path).facts.titles[language] for path in paths)
    assert titles.most_common(1)[0][1] == 1


@named([*SHIPPED, *BLANK])
def test_walls_and_shores_of_a_shipped_map_join(path: Path) -> None:
    assert wrongly_joined(path, loaded(path).game) == []


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


@named(CHESS)
def test_a_random_match_on_a_chess_board_ends(path: Path) -> None:
    match = random_match(TANK_CHESS, Setup(chess(path.stem), load_kinds()), 1)
    assert match.stopped == "over"


@pytest.mark.nightly
@named(TANCHIKI)
def test_a_random_match_on_a_tanchiki_board_ends(path: Path) -> None:
    found = loaded(path)
    options = Options(**dict.fromkeys(found.facts.options, True))
    match = random_match(TANCHIKI_RULES, TanchikiSetup(found.ground, found.players[1], options), 1)
    assert match.stopped == "over"


@pytest.mark.parametrize("name", ["highlands_20", "side_streets_20"])
def test_a_20_board_has_the_big_army(name: str) -> None:
    assert Counter(piece.kind for piece in chess(name).pieces if piece.seat == WHITE) == BIG_ARMY


@pytest.mark.parametrize("ground", [each for each in Ground if each is not Ground.OPEN])
def test_every_ground_of_tank_chess_has_a_board(ground: Ground) -> None:
    assert any(ground in chess(path.stem).ground for path in CHESS)


def test_a_board_with_mines_is_there() -> None:
    assert any(chess(path.stem).mines for path in CHESS)


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.stem)
def test_a_template_sets_down_what_it_is_called(path: Path) -> None:
    assert template_name(path) == path.stem


def test_there_is_a_template_for_every_piece_of_each_side() -> None:
    expected = {f"{side}_{kind.name}" for side in SIDES for kind in load_kinds()}
    assert expected <= {path.stem for path in TEMPLATES}


def test_pieces_set_from_templates_are_the_pieces_of_the_tiles(tmp_path: Path) -> None:
    path = with_templates(MAPS / "tank_chess/highlands_20.tmx", tmp_path)
    assert load(path).ground == chess("highlands_20")


@pytest.mark.parametrize(
    "name, values",
    [
        ("facing", ("as_drawn", *FACINGS)),
        ("colour", tuple(COLOURS)),
        ("outer", ("auto", *OUTERS)),
        ("side", tuple(SIDES)),
        ("terrain_tanchiki", (*(each.name.lower() for each in Terrain), "brick")),
        ("terrain_tank_chess", (*(each.name.lower() for each in Ground), "mine")),
        ("piece_kind", tuple(kind.name for kind in load_kinds())),
    ],
)
def test_the_editor_offers_exactly_the_words_of_the_game(name: str, values: tuple[str]) -> None:
    project = json.loads((MAPS / "tankodrom.tiled-project").read_text(encoding="utf-8"))
    offered = {each["name"]: each.get("values") for each in project["propertyTypes"]}
    assert sorted(offered[name]) == sorted(values)


@pytest.mark.parametrize("game", FIRST_TILES)
def test_a_terrain_brush_knows_the_shape_of_every_tile(game: str) -> None:
    root = ET.parse(MAPS / game / f"{game}.tsx").getroot()
    known = {
        int(tile.get("tileid", "")): tile.get("wangid", "").split(",")[::2]
        for tile in root.iter("wangtile")
    }
    assert known == {
        first + shape: [str(shape >> side & 1) for side in range(4)]
        for first in FIRST_TILES[game]
        for shape in range(1, 16)
    }


def walls(board: ChessBoard) -> frozenset[Shape]:
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


def wrongly_joined(path: Path, game: str) -> list[tuple[int, int]]:
    """Cells whose tile is not the one its neighbours call for."""
    grid = obstacles(path)
    wrong = []
    for y, row in enumerate(grid):
        for x, tile in enumerate(row):
            first = first_tile(tile, game)
            if first is not None and tile != first + shape_at(grid, x, y, first, game):
                wrong.append((x, y))
    return wrong


def shape_at(grid: list[list[int]], x: int, y: int, first: int, game: str) -> int:
    shape = 0
    for side, (dx, dy) in enumerate([(0, -1), (1, 0), (0, 1), (-1, 0)]):
        if 0 <= y + dy < len(grid) and 0 <= x + dx < len(grid[0]):
            joined = first_tile(grid[y + dy][x + dx], game) == first
        else:
            joined = first not in FREE_AT_THE_EDGE[game]
        shape |= joined << side
    return shape


def first_tile(tile: int, game: str) -> int | None:
    return next((first for first in FIRST_TILES[game] if first <= tile < first + 16), None)


def obstacles(path: Path) -> list[list[int]]:
    data = ET.parse(path).find("layer[@name='obstacles']/data")
    assert data is not None
    assert data.text is not None
    rows = csv.reader(io.StringIO(data.text.strip()))
    return [[int(number) - 1 for number in row if number] for row in rows]


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


def drawn(board: ChessBoard) -> list[list[str]]:
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
    board: ChessBoard,
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


def with_templates(path: Path, folder: Path) -> Path:
    """The same board in another folder, with a template in place of every piece."""
    tree = ET.parse(path)
    home = Path(os.path.relpath(path.parent, folder))
    sheet = ET.parse(path.parent / "tank_chess.tsx")
    for tileset in tree.iter("tileset"):
        tileset.set("source", (home / "tank_chess.tsx").as_posix())
    for thing in tree.iter("object"):
        tile = sheet.find(f"tile[@id='{int(thing.attrib.pop('gid')) - 1}']")
        assert tile is not None
        own = {each.get("name"): each.get("value") for each in tile.iter("property")}
        template = home / "templates" / f"{own['side']}_{own['kind']}.tx"
        thing.set("template", template.as_posix())
    tree.write(folder / path.name, encoding="utf-8")
    return folder / path.name


def template_name(path: Path) -> str:
    """What a template sets down: its class, number, colour, side and kind."""
    thing = ET.parse(path).find("object")
    assert thing is not None
    own = {each.get("name"): each.get("value") for each in thing.iter("property")}
    game = path.parent.parent.name
    sheet = ET.parse(path.parent.parent / f"{game}.tsx")
    tile = sheet.find(f"tile[@id='{int(thing.get('gid', '0')) - 1}']")
    if tile is not None:
        own = {each.get("name"): each.get("value") for each in tile.iter("property")} | own
    match thing.get("type"):
        case "bot_cell":
            return f"bot_{own['number']}"
        case "quarter":
            return f"quarter_{own.get('colour', 'red')}"
        case "piece":
            return f"{own['side']}_{own['kind']}"
        case kind:
            return str(kind)
