"""A drawn board written as a Tiled map on the program's own tile sheet.

The numbers of the tiles follow the order of maps/tanchiki/tanchiki.tsx: four tiles of ground for
each colour, sixteen for each obstacle, by which of its sides are joined, then marks, and four
facings for each number of a bot cell.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from xml.sax.saxutils import quoteattr

from game.content.art.joined_outline import sides_of
from game.content.maps.map_challenge import Task
from game.content.tiled.writing import challenge, layer, ticked, titled
from game.core.grid import Cell
from game.rules.tanchiki.ground.board import Board, BotCell, Colour, Quarter, Start, Terrain
from game.rules.tanchiki.ground.places_in_quarters import cells_of, eagle_cell

from .map_words import BOARD

FIRST = 1
TILE = 64
OBSTACLES = {Terrain.CONCRETE: 16, Terrain.WATER: 32, Terrain.ICE: 96, Terrain.FOREST: 160}
BRICK = 176
EAGLE_MARK = 179
BOT_CELLS = 192
_ENDLESS = (Terrain.WATER, Terrain.ICE, Terrain.FOREST)
_COLOURS = tuple(Colour)


def map_text(
    board: Board,
    title: str | Mapping[str, str],
    sheet: str,
    task: Task | None = None,
    options: Collection[str] = (),
    players: str = "",
) -> str:
    """Return the map's file; `sheet` is the way to the tileset from where it will lie.

    A title may be told for each language.
    """
    size = f'width="{board.width}" height="{board.height}"'
    things = tuple(_things(board))
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<map version="1.8" tiledversion="1.8.2" orientation="orthogonal"'
        f' renderorder="right-down" {size} tilewidth="{TILE}" tileheight="{TILE}"'
        f' infinite="0" nextlayerid="8" nextobjectid="{_count(board) + 1}">',
        " <properties>",
        *(_task(task) if task is not None else ()),
        f'  <property name="class" value="{BOARD}"/>',
        *ticked("tanchiki", options),
        *((f'  <property name="players" value="{players}"/>',) if players else ()),
        *titled(title),
        " </properties>",
        f' <tileset firstgid="{FIRST}" source={quoteattr(sheet)}/>',
        *layer(1, "terrain", board, lambda cell: _paper(board, cell)),
        *layer(2, "obstacles", board, lambda cell: _obstacle(board, cell)),
        *layer(3, "decoration", board, lambda cell: _mark(board, cell)),
        *layer(4, "bricks", board, lambda cell: FIRST + BRICK if cell in board.bricks else 0),
        *things,
        "</map>",
    ]
    return "\n".join(lines) + "\n"


def _task(task: Task) -> tuple[str, ...]:
    goal, stars = task.goal, task.stars
    said: dict[str, str | int] = {
        "aim": goal.aim,
        "count": goal.count,
        "one": stars.one,
        "seed": task.seed,
        "three": stars.three,
        "two": stars.two,
    }
    careful = ('    <property name="careful" type="bool" value="true"/>',) if goal.careful else ()
    return challenge(said.items(), careful)


def _paper(board: Board, cell: Cell) -> int:
    quarter = next(each for each in board.quarters if cell in cells_of(each))
    shade = (cell.x * 7 + cell.y * 13 + cell.x * cell.y) % 4
    return FIRST + 4 * _COLOURS.index(quarter.colour) + shade


def _obstacle(board: Board, cell: Cell) -> int:
    ground = board.ground(cell)
    if ground is Terrain.GROUND:
        return 0
    mask = sides_of(lambda dx, dy: _joined(board, ground, Cell(cell.x + dx, cell.y + dy)))
    return FIRST + OBSTACLES[ground] + mask


def _joined(board: Board, ground: Terrain, beside: Cell) -> bool:
    return board.ground(beside) is ground if board.on(beside) else ground in _ENDLESS


def _mark(board: Board, cell: Cell) -> int:
    eagles = {eagle_cell(quarter) for quarter in board.quarters}
    return FIRST + EAGLE_MARK if cell in eagles and board.ground(cell) is Terrain.GROUND else 0


def _count(board: Board) -> int:
    return sum(1 + len(quarter.bots) + len(quarter.starts) for quarter in board.quarters)


def _things(board: Board) -> Iterator[str]:
    """Yield the layers of objects: quarters, the bots' cells, and starts if there are any."""
    number = 0
    bots = [(n, bot) for quarter in board.quarters for n, bot in enumerate(quarter.bots, 1)]
    starts = [start for quarter in board.quarters for start in quarter.starts]
    yield ' <objectgroup id="5" name="quarters">'
    for quarter in board.quarters:
        number += 1
        yield from _quarter(number, quarter)
    yield " </objectgroup>"
    yield ' <objectgroup id="6" name="bots">'
    for which, bot in bots:
        number += 1
        yield _bot(number, which, bot)
    yield " </objectgroup>"
    if starts:
        yield ' <objectgroup id="7" name="starts">'
        for start in starts:
            number += 1
            yield from _start(number, start)
        yield " </objectgroup>"


def _quarter(number: int, quarter: Quarter) -> tuple[str, ...]:
    x, y, side = (TILE * length for length in (quarter.corner.x, quarter.corner.y, quarter.size))
    return (
        f'  <object id="{number}" name="{quarter.colour.value}" type="quarter"'
        f' x="{x}" y="{y}" width="{side}" height="{side}">',
        "   <properties>",
        f'    <property name="colour" value="{quarter.colour.value}"/>',
        "   </properties>",
        "  </object>",
    )


def _bot(number: int, which: int, bot: BotCell) -> str:
    gid = FIRST + BOT_CELLS + 4 * (which - 1) + bot.facing.eighth // 2
    x, y = (TILE * side + TILE // 2 for side in (bot.cell.x, bot.cell.y))
    return (
        f'  <object id="{number}" type="bot_cell" gid="{gid}"'
        f' x="{x}" y="{y}" width="{TILE}" height="{TILE}"/>'
    )


def _start(number: int, start: Start) -> tuple[str, ...]:
    x, y = (TILE * side + TILE // 2 for side in (start.cell.x, start.cell.y))
    plain = f'  <object id="{number}" type="start" x="{x}" y="{y}"'
    if start.seat is None:
        return (f"{plain}>", "   <point/>", "  </object>")
    return (
        f"{plain}>",
        "   <properties>",
        f'    <property name="seat" value="{start.seat + 1}"/>',
        "   </properties>",
        "   <point/>",
        "  </object>",
    )
