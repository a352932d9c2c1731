"""A drawn board written as a Tiled map on the program's own tile sheet.

The numbers of the tiles follow the order of maps/tank_chess/tank_chess.tsx: sixteen tiles for
each ground, by which of its sides are joined, then eight facings for each side of each kind.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from xml.sax.saxutils import quoteattr

from game.content.art.joined_outline import sides_of
from game.content.maps.map_challenge import Task
from game.content.tiled.writing import challenge, layer, ticked, titled
from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tank_chess.letters.notation import SIDES
from game.rules.tank_chess.starting_board import Board, Ground, Placement

FIRST = 1
TILE = 64
LIGHT, DARK, MINE = 0, 4, 8
GROUNDS = {
    Ground.WALL: 16,
    Ground.LOW: 32,
    Ground.WATER: 48,
    Ground.HEDGE: 112,
    Ground.MUD: 128,
    Ground.TREES: 144,
}
PIECES = 160
KINDS = (
    "commander",
    "heavy",
    "medium",
    "light",
    "destroyer",
    "mortar",
    "super_heavy",
    "hunter",
    "amphibian",
    "bulldozer",
    "howitzer",
)
_ENDLESS = (Ground.WATER, Ground.MUD, Ground.TREES)


def map_text(
    board: Board,
    mover: Seat,
    title: str | Mapping[str, str],
    sheet: str,
    task: Task | None = None,
    options: Collection[str] = (),
) -> str:
    """Return the map's file; `sheet` is the way to the tileset from where it will lie.

    A title may be told for each language.
    """
    standing = (*board.pieces, *board.wrecks)
    size = f'width="{board.width}" height="{board.height}"'
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<map version="1.8" tiledversion="1.8.2" orientation="orthogonal"'
        f' renderorder="right-down" {size} tilewidth="{TILE}" tileheight="{TILE}"'
        f' infinite="0" nextlayerid="5" nextobjectid="{len(standing) + 1}">',
        " <properties>",
        *(_task(task) if task is not None else ()),
        '  <property name="class" value="tank_chess_board"/>',
        *ticked("tank_chess", options),
        *titled(title),
        f'  <property name="moves_first" value="{SIDES[mover]}"/>',
        " </properties>",
        f' <tileset firstgid="{FIRST}" source={quoteattr(sheet)}/>',
        *layer(1, "terrain", board, _paper),
        *layer(2, "obstacles", board, lambda cell: _obstacle(board, cell)),
        *layer(3, "mines", board, lambda cell: FIRST + MINE if cell in board.mines else 0),
        ' <objectgroup id="4" name="pieces">',
        *(_piece(n, each, each in board.wrecks) for n, each in enumerate(standing, 1)),
        " </objectgroup>",
        "</map>",
    ]
    return "\n".join(lines) + "\n"


def _task(task: Task) -> tuple[str, ...]:
    stars = task.stars
    said: dict[str, str | int] = {
        "aim": task.goal.aim,
        "three": stars.three,
        "two": stars.two,
        "one": stars.one,
    }
    return challenge(sorted(said.items()))


def _paper(cell: Cell) -> int:
    shade = LIGHT if (cell.x + cell.y) % 2 else DARK
    return FIRST + shade + (cell.x * 7 + cell.y * 13 + cell.x * cell.y) % 4


def _obstacle(board: Board, cell: Cell) -> int:
    ground = board.ground[cell.y * board.width + cell.x]
    if ground is Ground.OPEN:
        return 0
    mask = sides_of(lambda dx, dy: _joined(board, ground, Cell(cell.x + dx, cell.y + dy)))
    return FIRST + GROUNDS[ground] + mask


def _joined(board: Board, ground: Ground, beside: Cell) -> bool:
    if 0 <= beside.x < board.width and 0 <= beside.y < board.height:
        return board.ground[beside.y * board.width + beside.x] is ground
    return ground in _ENDLESS


def _piece(number: int, piece: Placement, wreck: bool = False) -> str:
    tile = PIECES + 16 * KINDS.index(piece.kind) + 8 * piece.seat + piece.facing.eighth
    x, y = piece.cell.x * TILE + TILE // 2, piece.cell.y * TILE + TILE // 2
    drawn = (
        f'  <object id="{number}" type="piece" gid="{FIRST + tile}"'
        f' x="{x}" y="{y}" width="{TILE}" height="{TILE}"'
    )
    if not wreck:
        return f"{drawn}/>"
    said = '<property name="wreck" type="bool" value="true"/>'
    return f"{drawn}>\n   <properties>\n    {said}\n   </properties>\n  </object>"
