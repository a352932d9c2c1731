"""Tanchiki's boards and segments out of their maps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.content.maps.map_ground import Ground, read_ground
from game.content.maps.map_objects import Standing, cell_of, facing_of, standing
from game.content.maps.map_words import FACINGS
from game.content.tiled.faults import WHOLE_MAP, Report
from game.content.tiled.plain_map import Sheet
from game.core.grid import Cell, Facing
from game.rules.tanchiki.ground.assembly import clockwise
from game.rules.tanchiki.ground.board import Board, BotCell, Colour, Quarter, Segment, Start
from game.rules.tanchiki.ground.checks import Fault, board_faults, segment_faults
from game.rules.tanchiki.ground.places_in_quarters import outer_corner

from .eagle_marks import check_eagle_marks
from .map_words import AUTO, BOARD, CLASSES, COLOURS, OUTERS, TERRAINS
from .start_cells import read_starts

SIZES = range(6, 17)
GRIDS = ((2, 2), (3, 2), (2, 3), (4, 2), (2, 4))
_FOUR = 4


@dataclass(frozen=True, slots=True)
class _Square:
    """A quarter as it was drawn: `outer` is None where the board decides."""

    colour: Colour
    corner: Cell
    size: int
    outer: Facing | None


def read_segment(sheet: Sheet, colour: Colour, report: Report) -> Segment:
    """Return the segment; stops if it cannot be one."""
    ground = read_ground(sheet, CLASSES[sheet.kind], report)
    if sheet.width != sheet.height or sheet.width not in SIZES:
        report.stop("segment_size", WHOLE_MAP, rule="K1", least=SIZES[0], most=SIZES[-1])
    whole = _Square(colour, Cell(0, 0), sheet.width, None)
    bots = _bots(sheet, [whole], report)
    report.close()
    return _segment(whole, ground, sheet.width, bots[whole.corner], report)


def read_board(sheet: Sheet, report: Report) -> Board:
    """Return the board of a map with quarters; stops if it cannot be one."""
    ground = read_ground(sheet, CLASSES[BOARD], report)
    squares = _squares(sheet, report)
    bots = _bots(sheet, squares, report)
    starts = read_starts(sheet, ground, report)
    report.close()
    for square in squares:
        given = any(_holds(square, start.cell) for start in starts)
        _segment(square, ground, sheet.width, bots[square.corner], report, given)
    board = Board(
        width=sheet.width,
        height=sheet.height,
        terrain=tuple(TERRAINS[name] for name in ground.terrain),
        bricks=ground.tokens,
        quarters=tuple(_quarter(square, sheet, bots[square.corner], starts) for square in squares),
    )
    note(board_faults(board), Cell(0, 0), report, ground)
    check_eagle_marks(sheet, board, report)
    return board


def note(
    faults: Sequence[Fault], corner: Cell, report: Report, ground: Ground | None = None
) -> None:
    """Take over what the rules find wrong; their cells are counted from this corner.

    Without a ground it is the code of the whole map that is at fault.
    """
    for fault in faults:
        cell = fault.cell and Cell(corner.x + fault.cell.x, corner.y + fault.cell.y)
        layer = WHOLE_MAP if ground is None else _layer_of(fault, cell, ground)
        gaps = dict(zip(("first", "second"), fault.values, strict=False))
        say = report.warn if fault.warning else report.error
        say(f"k_{fault.key}", layer, cell, fault.rule, **gaps)


def _layer_of(fault: Fault, cell: Cell | None, ground: Ground) -> str:
    """Return the layer on which a fault of the rules is mended."""
    if fault.key.startswith("bot_"):
        return "bots"
    if fault.key == "wrong_bricks":
        return "bricks"
    if cell is None or fault.key.startswith("colour_"):
        return "quarters"
    return ground.layer_at(cell, "bricks")


def _squares(sheet: Sheet, report: Report) -> list[_Square]:
    """Return the quarters clockwise; stops unless they cover the board."""
    found: dict[Cell, _Square] = {}
    for each in standing(sheet, CLASSES[BOARD], "quarters", report):
        square = _square(each, sheet, report)
        if square and square.corner in found:
            report.error("quarter_twice", "quarters", square.corner, "K1")
        elif square:
            found[square.corner] = square
    report.close()
    sizes = {square.size for square in found.values()}
    size = max(sizes, default=0)
    columns, rows = (sheet.width // size, sheet.height // size) if size else (0, 0)
    fits = (columns * size, rows * size) == (sheet.width, sheet.height)
    if len(sizes) != 1 or not fits or (columns, rows) not in GRIDS or size not in SIZES:
        report.stop("quarters_grid", "quarters", rule="K1", least=SIZES[0], most=SIZES[-1])
    corners = [Cell(column * size, row * size) for row, column in clockwise(rows, columns)]
    for corner in corners:
        if corner not in found:
            report.error("quarter_missing", "quarters", corner, "K1")
    report.close()
    return [found[corner] for corner in corners]


def _square(each: Standing, sheet: Sheet, report: Report) -> _Square | None:
    thing, tile = each.thing, sheet.tile
    sides = [side / tile for side in (thing.x, thing.y, thing.width, thing.height)]
    x, y, width, height = (int(side) for side in sides)
    if thing.shape != "rectangle" or thing.rotation or sides != [x, y, width, height]:
        report.error("quarter_shape", each.place, rule="K1")
        return None
    if width != height or x % width or y % height:
        report.error("quarter_place", each.place, rule="K1")
        return None
    colour = COLOURS[each.choice("colour", COLOURS, report)]
    outer = each.choice("outer", (AUTO, *OUTERS), report)
    return _Square(colour, Cell(x, y), width, None if outer == AUTO else FACINGS[outer])


def _bots(
    sheet: Sheet, squares: Sequence[_Square], report: Report
) -> Mapping[Cell, Mapping[int, BotCell]]:
    """Return the bot cells of each quarter by number; all four of each must be there."""
    found: dict[Cell, dict[int, BotCell]] = {square.corner: {} for square in squares}
    before = len(report.found)
    for each in standing(sheet, CLASSES[sheet.kind], "bots", report):
        cell = cell_of(each, sheet, report)
        number = each.whole("number", 1, _FOUR, report)
        facing = facing_of(each, sheet, True, report) if cell else None
        if cell is None or facing is None:
            if cell and each.thing.shape != "tile" and "facing" not in each.own:
                report.error("bot_facing", each.place, rule="K1")
            continue
        corner = next(s.corner for s in squares if _holds(s, cell))
        if number in found[corner]:
            report.error("bot_twice", each.place, rule="K1", number=number)
        found[corner][number] = BotCell(cell, facing)
    # A bot cell that was refused just now would be missed as well.
    wrong = any(not fault.warning for fault in report.found[before:])
    for square in squares:
        missing = [n for n in range(1, _FOUR + 1) if n not in found[square.corner]]
        if missing and not wrong:
            numbers = ", ".join(map(str, missing))
            report.error("bots_missing", "bots", square.corner, "K1", numbers=numbers)
    return found


def _holds(square: _Square, cell: Cell) -> bool:
    across, down = cell.x - square.corner.x, cell.y - square.corner.y
    return 0 <= across < square.size and 0 <= down < square.size


def _segment(
    square: _Square,
    ground: Ground,
    width: int,
    bots: Mapping[int, BotCell],
    report: Report,
    starts: bool = False,
) -> Segment:
    """Return a quarter as a segment of its own, and note what is wrong with it."""
    at, size = square.corner, square.size
    places = [(at.y + y) * width + at.x + x for y in range(size) for x in range(size)]
    one, two, three, four = (_moved(bots[n + 1], at) for n in range(_FOUR))
    segment = Segment(
        colour=square.colour,
        size=size,
        terrain=tuple(TERRAINS[ground.terrain[place]] for place in places),
        bricks=frozenset(
            Cell(cell.x - at.x, cell.y - at.y) for cell in ground.tokens if _holds(square, cell)
        ),
        bots=(one, two, three, four),
    )
    # Of a whole board's bricks only the sum counts, of its eagle cells those as laid keep bots
    # away, and where the map gives start cells the diagonals are not needed.
    idle = {"K5", "bot_on_eagle"} if size != width else set()
    idle |= {"K4"} if starts else set()
    faults = segment_faults(segment)
    found = tuple(fault for fault in faults if idle.isdisjoint((fault.rule, fault.key)))
    note(found, at, report, ground)
    return segment


def _moved(bot: BotCell, corner: Cell) -> BotCell:
    return BotCell(Cell(bot.cell.x - corner.x, bot.cell.y - corner.y), bot.facing)


def _quarter(
    square: _Square, sheet: Sheet, bots: Mapping[int, BotCell], starts: Sequence[Start]
) -> Quarter:
    outer = square.outer or outer_corner(sheet.width, sheet.height, square.corner, square.size)
    return Quarter(
        colour=square.colour,
        corner=square.corner,
        size=square.size,
        outer=outer,
        bots=(bots[1], bots[2], bots[3], bots[4]),
        starts=tuple(start for start in starts if _holds(square, start.cell)),
    )
